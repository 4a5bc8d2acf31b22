import { parseArgs } from 'node:util'
import { startPostgres } from './database/native-postgres.js'
import { describeMachine } from './machine/machine.js'
import { measureAccuracy } from './signals/accuracy.js'
import { CostBench } from './signals/cost.js'

const usage = `npm run bench:signals -- [options]
  --only accuracy         accuracy, judge or match; all if it is left out
  --seeds 101-140         the made-up worlds of accuracy
  --customers 10000       of judge
  --events 1000000        of judge`

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seeds: { type: 'string', default: '101-140' },
    customers: { type: 'string', default: '10000' },
    events: { type: 'string', default: '1000000' },
    help: { type: 'boolean', default: false }
  }
})
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

if (values.help) console.log(usage)
else {
  if (values.only === undefined || values.only === 'accuracy') accuracy()
  if (values.only !== 'accuracy') await costs()
}

function accuracy(): void {
  const [from = 1, to = from] = values.seeds.split('-').map(Number)
  const { stories, alarms, late } = measureAccuracy(from, to)
  console.table(stories)
  console.log(`${alarms.toFixed(3)} false alarms per 50 calm customers a month (at most 1)`)
  console.log(late.join('\n'))
}

async function costs(): Promise<void> {
  const postgres = await startPostgres()
  console.log(describeMachine(postgres.version))
  try {
    if (values.only !== 'match') await judge(await postgres.createDatabase('judge'))
    if (values.only !== 'judge') await match(await postgres.createDatabase('match'))
  } finally {
    await postgres.stop()
  }
}

async function judge(url: string): Promise<void> {
  const size = { customers: Number(values.customers), events: Number(values.events) }
  const bench = await CostBench.open(url, size, (part) => process.stderr.write(`\rfilling: ${Math.round(part * 100)} % `))
  try {
    await bench.due()
    await bench.watch()
    console.log(`the first look at all ${size.customers} customers, with its occurrences: ${Math.round(await bench.due())} ms`)
    const passes: number[] = []
    const changes: number[] = []
    for (let round = 0; round < 5; round++) {
      await bench.workspace.signals.updateBuiltIn('past_due', { enabled: round % 2 === 0 })
      passes.push(await bench.due())
      for (let batch = 0; batch < 10; batch++) await bench.send(100, round * 10 + batch, 0.1, 200)
      changes.push(await bench.due())
    }
    console.log(`all customers again: ${passes.map(Math.round).join(', ')} ms, median ${Math.round(median(passes))} (at most 15,000)`)
    console.log(
      `after 1,000 events of 200 customers: ${changes.map(Math.round).join(', ')} ms, median ${Math.round(median(changes))} (at most 1,000)`
    )
  } finally {
    await bench.close()
  }
}

async function match(url: string): Promise<void> {
  const bench = await CostBench.open(url, { customers: 1_000, events: 20_000 }, () => {})
  try {
    const made = []
    for (let index = 0; index < 6; index++) {
      const definition = { eventNames: ['matched', `other${index}`], propertyConditions: [] }
      made.push(await bench.workspace.signals.create({ kind: 'EVENT_MATCH', name: `Signal ${index}`, definition, enabled: false }))
    }
    const ratios: number[] = []
    await bench.cpuOfIngest(8_000, 1)
    for (let round = 0; round < 9; round++) {
      const costs = { off: 0, on: 0 }
      for (const way of round % 2 === 0 ? (['off', 'on'] as const) : (['on', 'off'] as const)) {
        for (const { signal } of made) await bench.workspace.signals.update(signal.id, { enabled: way === 'on' })
        await bench.due()
        costs[way] = await bench.cpuOfIngest(8_000, 10 + round * 2 + (way === 'on' ? 1 : 0))
        await bench.due()
      }
      ratios.push(costs.on / costs.off)
      console.log(`CPU an event: ${costs.off.toFixed(1)} us without, ${costs.on.toFixed(1)} us with, ${(costs.on / costs.off).toFixed(3)}`)
    }
    console.log(`median ${median(ratios).toFixed(3)} (at most 1.05)`)
  } finally {
    await bench.close()
  }
}
