import { parseArgs } from 'node:util'
import { startPostgres } from './database/native-postgres.js'
import { describeMachine } from './machine/machine.js'
import { CostBench } from './signals/cost.js'

const usage = `npm run bench:lookback -- [options]
  --customers 5000
  --events 1000000       within the last year`

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '5000' },
    events: { type: 'string', default: '1000000' },
    help: { type: 'boolean', default: false }
  }
})

if (values.help) console.log(usage)
else await bench({ customers: Number(values.customers), events: Number(values.events), days: 365 })

/** How long a look-back of 12 months takes, and how much memory; every tenth customer left, and every twentieth said so 40 days before. */
async function bench(size: { customers: number; events: number; days: number }): Promise<void> {
  const postgres = await startPostgres()
  console.log(describeMachine(postgres.version))
  try {
    const bench = await CostBench.open(await postgres.createDatabase('lookback'), size, report)
    try {
      await plant(bench, size.customers)
      await bench.due()
      const { id } = await bench.workspace.lookback.run({ months: 12, health: { below: 50 } })
      const took = await bench.due()
      const { status, result } = await bench.workspace.lookback.get(id)
      const memory = Math.round(process.memoryUsage().rss / 2 ** 20)
      console.log(`${size.customers} customers, ${size.events} events: ${Math.round(took / 1000)} s (at most 600), ${memory} MB, ${status}`)
      const leads = new Map<number, number>()
      for (const { firstSaid } of result?.left ?? [])
        if (firstSaid?.quote) leads.set(firstSaid.leadDays, (leads.get(firstSaid.leadDays) ?? 0) + 1)
      console.log('Leads of those who said so:', Object.fromEntries(leads), result?.text, result?.assessment)
    } finally {
      await bench.close()
    }
  } finally {
    await postgres.stop()
  }
}

function dateAgo(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
}

async function plant({ workspace }: CostBench, customers: number): Promise<void> {
  for (let at = 0; at < customers; at += 100) {
    const numbers = Array.from({ length: Math.min(100, customers - at) }, (_, index) => at + index)
    await workspace.contracts.put(
      numbers.map((number) => ({
        externalId: `contract-${number}`,
        customer: { customerId: `c${number}` },
        startsOn: dateAgo(405),
        endsOn: dateAgo(number % 10 === 0 ? 41 : -100),
        amountCents: 1_200_000,
        currency: 'usd'
      }))
    )
    const leaving = numbers.filter((number) => number % 20 === 0)
    await workspace.sources.put(
      leaving.map((number) => ({
        sourceType: 'EMAIL' as const,
        externalId: `mail-${number}`,
        customer: { customerId: `c${number}` },
        occurredAt: Date.parse(`${dateAgo(81)}T12:00:00Z`),
        segments: [{ text: 'We will not renew the contract in May.' }]
      }))
    )
  }
}

function report(part: number): void {
  process.stderr.write(`\rfilling: ${Math.round(part * 100)} % `)
}
