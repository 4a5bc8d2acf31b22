import { parseArgs } from 'node:util'
import { createRapport } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import type { Store } from '@rapport/core/storage'
import { postgresStore } from '@rapport/storage-postgres'
import { startPostgres, withClient } from './database/native-postgres.js'
import { listCases } from './lists/cases.js'
import { measureList, timed } from './lists/measure.js'
import { fillCustomers } from './lists/rows.js'
import { describeMachine } from './machine/machine.js'

const usage = `npm run bench:lists -- [options]
  --customers 100000
  --rounds 15            pairs of each case
  --only postgres        one store alone, or memory
  --cases health         the cases with this text in their names`

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    customers: { ...text, default: '100000' },
    rounds: { ...text, default: '15' },
    only: { ...text, default: '' },
    cases: { ...text, default: '' },
    help: { type: 'boolean', default: false }
  }
})

if (values.help) console.log(usage)
else await bench(Number(values.customers), Number(values.rounds))

async function bench(customers: number, rounds: number): Promise<void> {
  if ('memory'.includes(values.only)) await measure('memory', memoryStore(), customers, rounds)
  if (!'postgres'.includes(values.only)) return
  const postgres = await startPostgres()
  try {
    console.log(describeMachine(postgres.version))
    const connectionString = await postgres.createDatabase('lists')
    const analyze = () => withClient(connectionString, (client) => client.query('vacuum analyze'))
    await measure('Postgres', postgresStore({ connectionString }, { migrate: true }), customers, rounds, analyze)
  } finally {
    await postgres.stop()
  }
}

/** First pages of lists in pairs with plain ones, then the first fill of a segment, by the job that looks at everybody. */
async function measure(name: string, store: Store, customers: number, rounds: number, filled?: () => Promise<unknown>): Promise<void> {
  const rapport = createRapport({ store })
  try {
    const { id } = await rapport.organizations.create({ name: 'Bench' })
    const workspace = rapport.organization(id)
    await fillCustomers(store, id, customers, Date.now())
    await filled?.()
    console.log(`\n${name}, ${customers} customers\n\n| first page | ms | beside it, ms | **ratio** |\n|---|---|---|---|`)
    for (const listCase of listCases.filter((each) => each.name.includes(values.cases))) {
      const { read, beside, ratio } = await measureList(workspace, listCase, rounds)
      console.log(`| ${listCase.name} | ${read.toFixed(2)} | ${beside.toFixed(2)} | ${ratio.toFixed(2)} |`)
    }
    const filter = { match: 'all' as const, conditions: [{ field: 'health', op: 'lt' as const, value: 53 }] }
    const segment = await workspace.segments.create({ subject: 'customers', name: 'Half of all', filter })
    const first = await timed(() => rapport.runDue())
    const { members, filledAt } = await workspace.segments.get(segment.id)
    if (filledAt === null) throw new Error('The segment was not filled')
    console.log(`\nfirst fill of a segment of ${members}: ${(first / 1_000).toFixed(1)} s`)
  } finally {
    await rapport.close()
  }
}
