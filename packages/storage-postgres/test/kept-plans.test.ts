import { randomUUID } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import pg from 'pg'
import { expect, it } from 'vitest'
import { postgresStore } from '../src/index.js'
import { fillTable, someOwner } from './filled-tables.js'
import { RecordingPool } from './recording-pool.js'
import { freshSchema, postgresUrl } from './stores.js'

it('a plan that was kept from an empty table is made again as the table grows, before there are statistics', async () => {
  const schema = freshSchema()
  const organizationId = randomUUID()
  const pool = new pg.Pool({ connectionString: postgresUrl(), max: 1 })
  const filling = new RecordingPool(postgresUrl())
  const store = postgresStore({ pool }, { schema, migrate: true })
  const rows = store.organization(organizationId)
  const lookUp = async (times: number) => {
    for (let time = 0; time < times; time++) await rows.transaction((transaction) => transaction.get(tables.users, [{ id: randomUUID() }]))
  }
  const keptPlan = async () => {
    const { rows: kept } = await pool.query(
      `select name from pg_prepared_statements where statement like 'select "users"."id"%' order by prepare_time desc limit 1`
    )
    const { rows: plan } = await pool.query(`explain execute ${kept[0]?.name}('{${randomUUID()}}', '${organizationId}')`)
    return plan.map((line) => line['QUERY PLAN']).join('\n')
  }
  try {
    await lookUp(20)
    expect(await keptPlan()).not.toContain('users_pkey')
    await fillTable(filling, schema, 'users', organizationId, 3000, { analyze: false })
    await lookUp(40)
    expect(await keptPlan()).toContain('Index Scan using users_pkey')
  } finally {
    await store.close()
    await Promise.all([pool.end(), filling.end()])
  }
})

it('a plan that was kept while a table was small takes a page from the index in order: sorting would have been cheaper then', async () => {
  const schema = freshSchema()
  const organizationId = randomUUID()
  const pool = new pg.Pool({ connectionString: postgresUrl(), max: 1, pipeline: true })
  const filling = new RecordingPool(postgresUrl())
  const store = postgresStore({ pool }, { schema, migrate: true })
  const rows = store.organization(organizationId)
  try {
    await store.open()
    await fillTable(filling, schema, 'events', organizationId, 20)
    for (let time = 0; time < 20; time++) {
      const where = { customer_id: { eq: someOwner } }
      await rows.find(tables.events, { where, orderBy: { column: 'occurred_at', direction: 'desc' }, limit: 50 })
    }
    const { rows: kept } = await pool.query(`select name, generic_plans from pg_prepared_statements where statement like '%"events"%'`)
    const { rows: plan } = await pool.query(`explain execute ${kept[0]?.name}('${organizationId}', '${someOwner}', 50)`)
    const lines = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(Number(kept[0]?.generic_plans)).toBeGreaterThan(0)
    expect(lines).toContain('Index Scan Backward using events_customer_id_occurred_at_idx')
    expect(lines).not.toContain('Sort')
  } finally {
    await store.close()
    await Promise.all([pool.end(), filling.end()])
  }
})
