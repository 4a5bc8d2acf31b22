import { randomUUID } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import { describe, expect, it } from 'vitest'
import type { PostgresStore } from '../src/index.js'
import { fillTable, minute, someOwner } from './filled-tables.js'
import { recordedStore } from './recorded-store.js'

const organizationId = randomUUID()
const key = [randomUUID()]
const recorded = recordedStore(async ({ pool, schema }) => {
  for (const table of ['sources', 'source_segments', 'facts', 'fact_evidence']) await fillTable(pool, schema, table, organizationId, 8000)
  // An address that stands in every mail, beside others.
  await fillTable(pool, schema, 'source_participants', organizationId, 8000)
  await pool.run(`update ${schema}.source_participants set email = 'team@acme.test' where email < 'c'`)
  await pool.run(`analyze ${schema}.source_participants`)
})

/** The plan of the one statement that some work sends. */
async function planOf(work: (rows: ReturnType<PostgresStore['organization']>) => Promise<unknown>): Promise<string> {
  const { pool, store } = recorded()
  const [statement, ...others] = await pool.statementsOf(() => work(store.organization(organizationId)))
  expect(others).toEqual([])
  return statement === undefined ? '' : pool.explain(statement)
}

describe('a page of evidence deep in the order is a range of an index, without a sort', () => {
  const orderBy = { column: 'occurred_at', direction: 'desc' } as const
  const after = { value: minute(4000), key }

  it.each([
    ['all sources', {}, 'sources_occurred_at_idx'],
    ['the sources of one customer', { customer_id: { eq: someOwner } }, 'sources_customer_id_occurred_at_idx'],
    ['the sources of one type', { source_type: { eq: 'EMAIL' } }, 'sources_source_type_occurred_at_idx']
  ])('of %s', async (_, where, index) => {
    const plan = await planOf((rows) => rows.find(tables.sources, { where, orderBy, after, limit: 50 }))
    expect(plan).toContain(`Index Scan Backward using ${index}`)
    expect(plan).toMatch(/Index Cond: .*ROW\(/)
    expect(plan).not.toContain('Sort')
  })

  it('of the facts of one customer, those without a time included', async () => {
    const query = { where: { customer_id: { eq: someOwner } }, orderBy, limit: 50 }
    for (const value of [minute(4000), null]) {
      const plan = await planOf((rows) => rows.find(tables.facts, { ...query, after: { value, key } }))
      expect(plan).toContain('Index Scan Backward using facts_customer_id_occurred_at_idx')
      expect(plan).not.toContain('Sort')
    }
  })

  it('of the segments of one source', async () => {
    const where = { source_id: { eq: randomUUID() }, position: { gt: 40 } }
    const query = { where, orderBy: { column: 'position', direction: 'asc' } as const, limit: 10 }
    const plan = await planOf((rows) => rows.find(tables.sourceSegments, query))
    expect(plan).toContain('Index Scan using source_segments_pkey')
    expect(plan).not.toContain('Sort')
  })
})

describe('an index finds', () => {
  it('evidence by its fact and by its source', async () => {
    const byFact = await planOf((rows) =>
      rows.find(tables.factEvidence, { where: { fact_id: { in: [randomUUID()] }, position: { eq: 0 } } })
    )
    expect(byFact).toContain('fact_evidence_fact_id_position_idx')
    const where = { source_type: { in: ['EMAIL'] }, source_id: { in: ['a'] } }
    expect(await planOf((rows) => rows.find(tables.factEvidence, { where }))).toContain('fact_evidence_source_type_source_id_idx')
  })

  it('the last source that is past of an email, however many it stands in', async () => {
    for (const email of ['team@acme.test', 'joe@acme.test']) {
      const query = {
        where: { email: { eq: email }, occurred_at: { lte: minute(4000) } },
        orderBy: { column: 'occurred_at', direction: 'desc' },
        limit: 1
      } as const
      const plan = await planOf((rows) => rows.find(tables.sourceParticipants, query))
      expect(plan).toContain('Scan Backward using source_participants_email_occurred_at_idx')
      expect(plan).not.toMatch(/Filter|Sort Method/)
    }
  })

  it('a fact by what it asserts of its customer', async () => {
    const where = { customer_id: { in: [someOwner] }, assertion_key: { in: ['a', 'b'] } }
    expect(await planOf((rows) => rows.find(tables.facts, { where }))).toContain('facts_customer_id_assertion_key_idx')
  })
})
