import { randomUUID } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import pg from 'pg'
import { expect, it } from 'vitest'
import { postgresStore } from '../src/index.js'
import { fillTable } from './filled-tables.js'
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
