import { randomUUID } from 'node:crypto'
import { type Find, tables } from '@rapport/core/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresStore, postgresStore } from '../src/index.js'
import { RecordingPool } from './recording-pool.js'
import { freshSchema, postgresUrl } from './stores.js'

const schema = freshSchema()
let pool: RecordingPool
let store: PostgresStore
const organizationId = randomUUID()

beforeAll(async () => {
  pool = new RecordingPool(postgresUrl())
  store = postgresStore({ pool }, { schema, migrate: true })
  await store.open()
  const columns = await pool.run(
    `select column_name, data_type, is_nullable, table_name from information_schema.columns where table_schema='${schema}'`
  )
  for (const [table, n] of [
    ['customers', 20000],
    ['users', 20000],
    ['events', 40000]
  ] as const) {
    const cols = columns.filter((c) => c.table_name === table)
    const expr = (c: Record<string, unknown>): string => {
      const name = String(c.column_name)
      if (name === 'organization_id') return `case when i % 4 = 0 then gen_random_uuid() else '${organizationId}'::uuid end`
      if (name === 'external_id') return `'x' || i`
      if (name === 'customer_id' || name === 'user_id') return `md5((i % 40)::text)::uuid`
      if (c.data_type === 'uuid') return `gen_random_uuid()`
      if (c.data_type === 'timestamp with time zone')
        return c.is_nullable === 'YES'
          ? `case when i % 10 = 0 then null else timestamptz '2026-01-01' + i * interval '1 minute' end`
          : `timestamptz '2026-01-01' + i * interval '1 minute'`
      if (c.data_type === 'boolean') return 'i % 2 = 0'
      if (c.data_type === 'bigint') return 'i % 1000'
      if (c.data_type === 'jsonb') return `jsonb_build_object('plan', i % 500)`
      return `md5(i::text)`
    }
    await pool.run(
      `insert into ${schema}.${table} (${cols.map((c) => c.column_name).join(',')}) select ${cols.map(expr).join(',')} from generate_series(1, ${n}) i`
    )
  }
}, 60000)
it('x', async () => {
  const o = store.organization(organizationId)
  for (const an of [false, true]) {
    if (an) await pool.run('analyze')
    console.log('ANALYZED', an)
    const show = async (w: () => Promise<unknown>) => {
      for (const s of await pool.statementsOf(w)) {
        const t = await pool.run(`explain analyze ${s.text.replace(/\$(\d+)/g, (_, n) => `'${s.values?.[Number(n) - 1]}'`)}`)
        console.log(s.text.replace(/select .* from "test/, 'select … from "test').slice(0, 300))
        console.log(t.map((r) => r['QUERY PLAN']).join('\n'))
      }
    }
    for (const direction of ['asc', 'desc'] as const) {
      await show(() =>
        o.find(tables.customers, {
          orderBy: { column: 'last_activity_at', direction },
          after: { value: Date.UTC(2026, 0, 8), key: [randomUUID()] },
          limit: 50
        })
      )
    }
    await show(() =>
      o.find(tables.customers, {
        orderBy: { column: 'last_activity_at', direction: 'desc' },
        after: { value: null, key: [randomUUID()] },
        limit: 50
      })
    )
    await show(() =>
      o.find(tables.events, {
        where: { customer_id: { eq: 'c4ca4238-a0b9-2382-0dcc-509a6f75849b' } },
        orderBy: { column: 'occurred_at', direction: 'desc' },
        after: { value: Date.UTC(2026, 0, 8), key: [randomUUID()] },
        limit: 50
      })
    )
    await show(() => o.find(tables.events, { after: { key: [randomUUID()] }, limit: 50 }))
    await show(() => o.find(tables.customers, { where: { search_key: { contains: 'abcd' } }, limit: 10 }))
    await show(() => o.count(tables.customers, { search_key: { contains: 'abcd' } }))
    await show(() => o.count(tables.customers, { traits: { has: { plan: 5 } } }))
    await show(() => o.count(tables.events, { visitor_id: { eq: randomUUID() }, user_id: { isNull: true } }))
    await show(() =>
      o.get(
        tables.customers,
        Array.from({ length: 30 }, () => ({ id: randomUUID() }))
      )
    )
    await show(() =>
      o.get(
        tables.visitorClaims,
        Array.from({ length: 30 }, () => ({ visitor_id: randomUUID(), at: 1, identity: 'x' }))
      )
    )
    await show(() => o.update(tables.events, { user_id: { eq: 'c4ca4238-a0b9-2382-0dcc-509a6f75849b' } }, { title: 'x' }))
    await show(() => o.find(tables.customers, { where: { name: { gt: 'a' } }, orderBy: { column: 'name', direction: 'asc' }, limit: 50 }))
  }
}, 60000)
afterAll(async () => {
  await store.close()
  await pool.end()
})
