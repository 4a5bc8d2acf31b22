import { randomUUID } from 'node:crypto'
import { type Table, tables } from '@rapport/core/storage'
import { expect, it } from 'vitest'
import { fillTable } from './filled-tables.js'
import { recordedStore } from './recorded-store.js'

const organizationId = randomUUID()
const filled = [tables.identities, tables.visitorClaims, tables.customerClaims, tables.emailClaims, tables.customerIdentities, tables.users]
const recorded = recordedStore(async ({ pool, schema }) => {
  for (const { name } of filled) await fillTable(pool, schema, name, organizationId, 3000, { analyze: false })
})

const values = Array.from({ length: 20 }, () => randomUUID())

/** What ingest looks up, and the index that leads there. */
const lookups: [string, Table<'organization'>, string][] = [
  ['identities_user_id_idx', tables.identities, 'user_id'],
  ['visitor_claims_pkey', tables.visitorClaims, 'visitor_id'],
  ['customer_claims_pkey', tables.customerClaims, 'identity'],
  ['email_claims_pkey', tables.emailClaims, 'email'],
  ['email_claims_identity_idx', tables.emailClaims, 'identity'],
  ['customer_identities_customer_id_idx', tables.customerIdentities, 'customer_id']
]

it.each(lookups)('%s leads to rows by their values in a table without statistics', async (index, table, column) => {
  const { pool, store } = recorded()
  const find = { where: { [column]: { in: values } } } as object
  const [statement] = await pool.statementsOf(() => store.organization(organizationId).find(table, find))
  const plan = statement && (await pool.explain(statement))
  expect(plan).toMatch(new RegExp(`Index (Only )?Scan using ${index} on`))
  expect(plan).not.toContain('Bitmap')
})

it('so does the key to the rows of several keys', async () => {
  const { pool, store } = recorded()
  const rows = store.organization(organizationId)
  const statements = await pool.statementsOf(async () => {
    await rows.get(
      tables.users,
      values.map((id) => ({ id }))
    )
    await rows.get(
      tables.identities,
      values.map((identity) => ({ identity }))
    )
  })
  const plans = await Promise.all(statements.map((statement) => pool.explain(statement)))
  expect(plans[0]).toContain('Index Scan using users_pkey')
  expect(plans[1]).toContain('Index Scan using identities_pkey')
})
