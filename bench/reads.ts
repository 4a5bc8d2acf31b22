import { createRapport } from '@rapport/core'
import { postgresStore } from '@rapport/storage-postgres'
import pg from 'pg'
import { startPostgres, withClient } from './database/native-postgres.js'
import { describeMachine } from './machine/machine.js'
import { readCases } from './reads/cases.js'
import { createFeatures, customerCases } from './reads/customer-cases.js'
import { measure, measureCustomer } from './reads/measure.js'
import { readOptions } from './reads/options.js'
import { type CustomerRow, customersTable, type ReadRow, readsTable } from './reads/report.js'
import { busyCustomer, seed } from './reads/seed.js'

const { rounds, only } = readOptions(process.argv.slice(2))
const postgres = await startPostgres()
const connectionString = await postgres.createDatabase('bench')
const rapport = createRapport({ store: postgresStore({ connectionString }, { migrate: true }) })
const pool = new pg.Pool({ connectionString })
// A connection that is on its way out may still hear that the server stops.
pool.on('error', (error) => console.error(error.message))
try {
  console.log(describeMachine(postgres.version))
  const { id } = await rapport.organizations.create({ name: 'Bench' })
  console.error('Filling the tables…')
  const [busy, ordinary] = await withClient(connectionString, async (client) => {
    await seed(client, id, new Date())
    const { rows } = await client.query<{ id: string }>(
      `select ${busyCustomer} as id union all (select customer_id from rapport.events order by event_id limit 1)`
    )
    return rows.map((row) => row.id)
  })
  const rows: ReadRow[] = []
  for (const readCase of readCases(id, busy ?? '', ordinary ?? '')) {
    if (!readCase.tool.includes(only)) continue
    console.error(`${readCase.tool}: ${readCase.name}…`)
    rows.push({ readCase, result: await measure(rapport.organization(id), pool, readCase, rounds) })
  }
  if (rows.length > 0) console.log(`\n${readsTable(rows)}`)
  const customers: CustomerRow[] = []
  await createFeatures(rapport.organization(id))
  for (const customerCase of customerCases(id, busy ?? '', ordinary ?? '')) {
    if (!customerCase.tool.includes(only)) continue
    console.error(`${customerCase.tool}: ${customerCase.name}…`)
    customers.push({ customerCase, result: await measureCustomer(rapport.organization(id), pool, customerCase, rounds) })
  }
  if (customers.length > 0) console.log(`\n${customersTable(customers)}`)
} finally {
  await rapport.close()
  await pool.end()
  await postgres.stop()
}
