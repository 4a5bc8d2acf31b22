import { parseArgs } from 'node:util'
import { startPostgres } from './database/native-postgres.js'
import { describeMachine } from './machine/machine.js'
import { CostBench } from './signals/cost.js'

const usage = `npm run bench:hooks -- [options]
  --events 16000          of a measurement, one in a hundred of them of somebody new
  --pairs 9               measurements with and without a hook, in turn`

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '16000' },
    pairs: { type: 'string', default: '9' },
    help: { type: 'boolean', default: false }
  }
})
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
const customers = 1_000
const turns = 20

if (values.help) console.log(usage)
else await measure()

/** What a hook adds to the CPU of the commits that it is told of: two databases with the same traffic, of which one has a hook. */
async function measure(): Promise<void> {
  const postgres = await startPostgres()
  console.log(describeMachine(postgres.version))
  const without = await open(await postgres.createDatabase('without'))
  const withHook = await open(await postgres.createDatabase('with_hook'))
  try {
    let told = 0
    withHook.rapport.on('user.identified', () => void told++, { id: 'bench' })
    await withHook.due()
    const events = Number(values.events)
    for (const bench of [without, withHook]) await cpuOfIngest(bench, events, 1)
    const ratios: number[] = []
    for (let pair = 0; pair < Number(values.pairs); pair++) {
      const costs = new Map<CostBench, number>()
      // In small turns, so that both meet the same moments of the machine.
      for (let turn = 0; turn < turns; turn++) {
        for (const bench of (pair + turn) % 2 === 0 ? [without, withHook] : [withHook, without]) {
          const cost = await cpuOfIngest(bench, events / turns, 10 + pair * turns + turn)
          costs.set(bench, (costs.get(bench) ?? 0) + cost / turns)
        }
      }
      for (const bench of [without, withHook]) await bench.due()
      const off = costs.get(without) ?? Number.NaN
      const on = costs.get(withHook) ?? Number.NaN
      ratios.push(on / off)
      console.log(`CPU an event: ${off.toFixed(1)} us without, ${on.toFixed(1)} us with, ${(on / off).toFixed(3)}`)
    }
    console.log(`median ${median(ratios).toFixed(3)} (at most 1.03); ${told} deliveries`)
  } finally {
    await without.close()
    await withHook.close()
    await postgres.stop()
  }
}

function open(url: string): Promise<CostBench> {
  return CostBench.open(url, { customers, events: 20_000 }, () => {})
}

/** CPU of this process for each event of so many, in microseconds; one in a hundred identifies somebody. */
async function cpuOfIngest(bench: CostBench, events: number, round: number): Promise<number> {
  const before = process.cpuUsage()
  for (let batch = 0; batch < events / 100; batch += 8) {
    await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const at = round * 1_000_000 + batch + index
        const who = { type: 'identify' as const, userId: `new${at}`, email: `new${at}@gmail.com`, customerId: `c${at % customers}` }
        await Promise.all([
          bench.send(99, at, 0.5),
          bench.workspace.ingest({ source: 'server', events: [{ ...who, timestamp: Date.now() }] })
        ])
      })
    )
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / events
}
