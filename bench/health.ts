import { parseArgs } from 'node:util'
import { startPostgres } from './database/native-postgres.js'
import { describeMachine } from './machine/machine.js'
import { CostBench } from './signals/cost.js'

const usage = `npm run bench:health -- [options]
  --customers 10000
  --events 1000000       within the last 90 days`

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '10000' },
    events: { type: 'string', default: '1000000' },
    help: { type: 'boolean', default: false }
  }
})

if (values.help) console.log(usage)
else await bench({ customers: Number(values.customers), events: Number(values.events) })

/** How long the daily look at all customers' health takes. */
async function bench(size: { customers: number; events: number }): Promise<void> {
  const postgres = await startPostgres()
  console.log(describeMachine(postgres.version))
  try {
    const day = { ms: 0 }
    const bench = await CostBench.open(await postgres.createDatabase('health'), size, report, { now: () => Date.now() + day.ms })
    try {
      await bench.due()
      for (let round = 0; round < 5; round++) {
        day.ms += 86_400_000
        console.log(`${size.customers} customers of a day: ${Math.round(await bench.due())} ms (at most 20,000)`)
      }
    } finally {
      await bench.close()
    }
  } finally {
    await postgres.stop()
  }
}

function report(part: number): void {
  process.stderr.write(`\rfilling: ${Math.round(part * 100)} % `)
}
