import { describe, expect, test } from 'vitest'
import type { SearchWorld, SearchWorlds } from './search-world.js'

/** Two customers with mails, a call, and a fact. */
async function fill(world: SearchWorld): Promise<void> {
  const { workspace } = world.evidence
  await workspace.customers.put([
    { customerId: 'beta', name: 'Beta Ltd' },
    { customerId: 'gamma', name: 'Gamma plc' }
  ])
  const beta = { customerId: 'beta' }
  await world.evidence.putSources(
    {
      externalId: 'm1',
      customer: beta,
      occurredAt: '2026-01-31T23:30:00Z',
      participants: [{ name: 'Ann Lee', email: 'ann@beta.test', role: 'from' }],
      segments: [{ text: 'The invoice is late.' }]
    },
    { externalId: 'm2', customer: beta, occurredAt: '2026-02-03T09:00:00Z', segments: [{ text: 'That invoice again.' }] },
    {
      sourceType: 'CALL',
      externalId: 'c1',
      customer: { customerId: 'gamma' },
      occurredAt: '2026-02-05T09:00:00Z',
      segments: [{ text: 'We got the invoice.', speaker: 'Bob Ray' }]
    }
  )
  const evidence = [{ sourceType: 'EMAIL' as const, sourceId: 'm1', quote: 'The invoice is late.' }]
  await world.evidence.putFacts({
    externalId: 'f1',
    customer: beta,
    factType: 'SENTIMENT',
    assertion: 'Beta is cross about an invoice',
    occurredAt: '2026-01-31T23:30:00Z',
    evidence
  })
}

const idsOf = ({ items }: Awaited<ReturnType<SearchWorld['evidence']['workspace']['search']>>) =>
  items.map((item) => (item.kind === 'source' ? item.sourceId : item.fact.assertion)).toSorted()

/** What `workspace.search` and POST /api/search answer beyond the tool. */
export function testWorkspaceSearch(newWorld: SearchWorlds): void {
  describe('workspace.search', () => {
    test('names the customer of each find, groups by customer, and counts', async () => {
      const world = await newWorld()
      await fill(world)
      const answer = await world.evidence.workspace.search({ query: 'invoice' })
      expect(idsOf(answer)).toEqual(['Beta is cross about an invoice', 'c1', 'm1', 'm2'])
      expect(answer.items.every(({ customer }) => customer?.name === 'Beta Ltd' || customer?.name === 'Gamma plc')).toBe(true)
      expect(answer.customers.map(({ customer, count }) => [customer.name, count]).toSorted()).toEqual([
        ['Beta Ltd', 3],
        ['Gamma plc', 1]
      ])
      expect(answer.customers[0]?.best[0]?.matches[0]?.text).toContain('invoice')
      expect(answer.counts).toMatchObject({ total: 4, isCapped: false })
      expect(answer.counts.byCustomer.map(({ customer, count }) => [customer.name, count])).toEqual([
        ['Beta Ltd', 3],
        ['Gamma plc', 1]
      ])
      expect(answer.counts.byType).toEqual([
        { type: 'EMAIL', count: 2 },
        { type: 'CALL', count: 1 },
        { type: 'SENTIMENT', count: 1 }
      ])
      expect(answer.counts.byMonth).toEqual([
        { month: '2026-01', count: 2 },
        { month: '2026-02', count: 2 }
      ])
    })

    test('counts months by the workspace’s time zone', async () => {
      const world = await newWorld()
      await fill(world)
      await world.evidence.workspace.call('svc_update_workspace_settings', { defaultTimezone: 'Europe/Berlin' })
      const { counts } = await world.evidence.workspace.search({ query: 'invoice' })
      expect(counts.byMonth).toEqual([{ month: '2026-02', count: 4 }])
    })

    test('narrows by customer, dates, types and sender', async () => {
      const world = await newWorld()
      await fill(world)
      const found = async (narrowing: object) => idsOf(await world.evidence.workspace.search({ query: 'invoice', ...narrowing }))
      expect(await found({ customer: 'gamma' })).toEqual(['c1'])
      expect(await found({ after: '2026-02-01T00:00:00Z', before: '2026-02-04T00:00:00Z' })).toEqual(['m2'])
      expect(await found({ sourceTypes: ['CALL'] })).toEqual(['c1'])
      expect(await found({ factTypes: ['SENTIMENT'] })).toEqual(['Beta is cross about an invoice', 'm1'])
      expect(await found({ factTypes: ['BUDGET'] })).toEqual([])
      expect(await found({ sender: 'ann@beta.test' })).toEqual(['Beta is cross about an invoice', 'm1'])
      expect(await found({ sender: 'bob' })).toEqual(['c1'])
      expect(await found({ sender: 'nobody' })).toEqual([])
    })

    test('tells how it read the question', async () => {
      const world = await newWorld()
      await fill(world)
      const { read } = await world.evidence.workspace.search({ query: 'did Gamma plc cancel in February 2026, but not over the invoise?' })
      expect(read).toMatchObject({
        factTypes: ['CHURN_RISK'],
        after: '2026-02-01T00:00:00.000Z',
        before: '2026-02-28T23:59:59.999Z',
        customers: [{ name: 'Gamma plc' }],
        excluded: 'the invoise'
      })
      const { read: plain } = await world.evidence.workspace.search({ query: 'the "invoice is" laet' })
      expect(plain).toMatchObject({ phrases: ['invoice is'], corrections: [{ from: 'laet', to: 'late' }], after: null, before: null })
    })

    test('goes through everything in pages, each find once', async () => {
      const world = await newWorld()
      await world.emails(
        Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`m${n}`, `invoice ${'and more words '.repeat(n % 30)}`]))
      )
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await world.evidence.workspace.search({ query: 'invoice', limit: 35, ...(cursor && { cursor }) })
        seen.push(...page.items.map((item) => (item.kind === 'source' ? item.sourceId : '')))
        expect(page.customers.length > 0).toBe(cursor === undefined)
        cursor = page.pagination.nextCursor ?? undefined
      } while (cursor)
      expect(seen).toHaveLength(120)
      expect(new Set(seen).size).toBe(120)
    })

    test('refuses what is wrong, and cursors of other questions', async () => {
      const world = await newWorld()
      await fill(world)
      const { workspace } = world.evidence
      const { pagination } = await workspace.search({ query: 'invoice', limit: 1 })
      const cursor = pagination.nextCursor ?? ''
      await expect(workspace.search({ query: 'late', cursor })).rejects.toThrow('cursor')
      await expect(workspace.search({ query: 'invoice', cursor: 'x' })).rejects.toThrow('cursor')
      await expect(workspace.search({ query: 'a' })).rejects.toThrow('query')
      await expect(workspace.search({ query: 'invoice', limit: 51 })).rejects.toThrow('limit')
      await expect(workspace.search({ query: 'invoice', customer: 'nobody.test' })).rejects.toThrow('nobody.test')
      await expect(workspace.search({ query: 'invoice', after: '2026-01-02' })).rejects.toThrow('after')
    })

    test('finds nothing of another organization', async () => {
      const ours = await newWorld()
      const theirs = await newWorld()
      await fill(theirs)
      const answer = await ours.evidence.workspace.search({ query: 'invoice' })
      expect(answer).toMatchObject({ items: [], customers: [], counts: { total: 0, byCustomer: [], byType: [], byMonth: [] } })
    })
  })
}
