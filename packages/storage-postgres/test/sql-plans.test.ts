import { randomUUID } from 'node:crypto'
import type { SqlQuery } from '@rapport/core/storage'
import { describe, expect, it } from 'vitest'
import { giveUpRights, querySettings } from '../src/read-only-sql/query-settings.js'
import { temporaryViews } from '../src/read-only-sql/temporary-views.js'
import { fillTable } from './filled-tables.js'
import { recordedStore } from './recorded-store.js'

const organizationId = randomUUID()
const recorded = recordedStore(async ({ pool, schema }) => {
  // Three rows in four are of one organization; a twentieth part of that is what another one has.
  await fillTable(pool, schema, 'events', randomUUID(), 38_000)
  await fillTable(pool, schema, 'events', organizationId, 2_000)
  await fillTable(pool, schema, 'customers', organizationId, 2_000)
})

/** How the server runs a query as tenants' queries are run, and how many rows of the table it looks at. */
async function planOf(text: string, columns: readonly string[]): Promise<string> {
  const query: Pick<SqlQuery, 'reads' | 'now'> = { reads: [{ view: 'activity', columns }], now: Date.now() }
  const { pool, schema } = recorded()
  const before = ['begin', ...querySettings(5000), ...temporaryViews(schema, organizationId, query), ...giveUpRights]
  const client = await pool.connect()
  const types = { getTypeParser: () => String }
  try {
    await client.query({ text: before.join(';'), types })
    const plan = await client.query({ text: `explain (analyze, costs off, timing off, summary off) ${text}`, types })
    const rows = Array.isArray(plan) ? [] : plan.rows
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query({ text: 'rollback', types })
    client.release()
  }
}

describe("a tenant's query reads its own rows alone", () => {
  it.each([
    [
      'a typical aggregation',
      "select date_trunc('day', occurred_at), count(*), count(distinct user_id) from activity group by 1",
      ['occurred_at', 'user_id']
    ],
    ['a leaky condition', "select count(*) from activity where (properties ->> 'plan')::int > 5", ['properties']],
    ['a whole view', 'select event_id, title from activity', ['event_id', 'title']]
  ])('%s by an index that begins with the organization', async (_, text, columns) => {
    const plan = await planOf(text, columns)
    expect(plan).not.toContain('Seq Scan')
    expect(plan).toMatch(/Index Cond: \(organization_id = '[0-9a-f-]+'::uuid\)/)
    const scanned = [...plan.matchAll(/(?:Index (?:Only )?|Heap )Scan.*rows=(\d+)/g)].map(([, rows]) => Number(rows))
    expect(Math.max(...scanned)).toBeLessThanOrEqual(1_500)
  })

  it('narrowed by what cannot leak: names and times are part of the index range', async () => {
    const plan = await planOf(
      "select count(*) from activity where event_type = 'CUSTOM' and event_name = 'x' and occurred_at > now() - interval '7 days'",
      ['event_type', 'event_name', 'occurred_at']
    )
    expect(plan).toMatch(/events_custom_name_idx/)
    expect(plan).toMatch(/Index Cond: .*event_name = 'x'.*occurred_at >/)
  })

  it('joins only what the query names', async () => {
    expect(await planOf('select count(event_id) from activity', ['event_id'])).not.toMatch(/customers|users/)
    expect(await planOf('select customer_domain, count(*) from activity group by 1', ['customer_domain'])).toMatch(/customers/)
  })
})
