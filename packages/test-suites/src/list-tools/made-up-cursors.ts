import { writeCursor } from '@rapport/core/src/paging/cursor.js'
import { sources } from '@rapport/core/src/registry/tables.js'
import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from './world.js'

/** The cursors of lists are no secret: their binding is what anybody can compute who knows this code. */
const lists = [
  { tool: 'svc_list_customers', input: {}, filters: {}, orderBy: 'first_seen_at', orderDirection: 'desc' },
  { tool: 'svc_get_timeline', input: { customer: 'acme' }, filters: {}, orderBy: 'occurred_at', orderDirection: 'desc' },
  { tool: 'svc_list_sources', input: {}, filters: {}, orderBy: 'occurred_at', orderDirection: 'desc' },
  { tool: 'svc_list_facts', input: { customer: 'acme' }, filters: {}, orderBy: 'occurred_at', orderDirection: 'desc' },
  { tool: 'svc_list_attention_items', input: {}, filters: { status: 'open' }, orderBy: 'list_position', orderDirection: 'desc' }
] as const

const values = [null, 0, -1, 0.5, 1e300, -1e300, Number.MAX_SAFE_INTEGER, 'x', '\0', '']
const instants = [0, Date.UTC(2026, 2, 2), Number.MAX_SAFE_INTEGER, 1e300]
const totals = [null, 0, 1e300]

/** Cursors that nobody was given. */
export function testMadeUpCursors(newWorld: NewWorld): void {
  describe('a cursor with values that somebody made up', () => {
    it.each(lists)('of $tool is read or refused, and never breaks it', async ({ tool, input, filters, ...order }) => {
      const { workspace, organizationId, call } = await newWorld()
      await workspace.customers.put([{ customerId: 'acme' }])
      const binding = [organizationId, tool, { ...input, ...filters, ...order }]
      const sortedBy = tool === 'svc_list_customers' ? { orderBy: order.orderBy } : {}
      const cursors = values.flatMap((value) =>
        instants.flatMap((asOf) => totals.map((total) => writeCursor({ asOf, total, value, id: id(1) }, binding)))
      )
      const answers = await Promise.all(cursors.map((cursor) => call(tool, { ...input, ...sortedBy, cursor })))
      expect([...new Set(answers.map(({ status }) => status))].toSorted()).toEqual([200, 400])
    })

    it('of svc_get_source is read or refused, and never breaks it', async () => {
      const { workspace, organizationId, call, rows } = await newWorld()
      const named = { sourceType: 'EMAIL', sourceId: 'mail' }
      await workspace.sources.put([{ sourceType: 'EMAIL', externalId: 'mail', occurredAt: 0, segments: [{ text: 'Hello' }] }])
      const [source] = await rows.find(sources, {})
      const binding = [organizationId, 'svc_get_source', { source: source?.id, orderBy: 'position', orderDirection: 'asc' }]
      const status = async (value: string | number | null) =>
        (await call('svc_get_source', { ...named, cursor: writeCursor({ asOf: 1, total: null, value, id: id(1) }, binding) })).status
      expect(await status(0)).toBe(200)
      for (const value of [null, 'x', 0.5, 1e300, -1e300]) expect(await status(value), `${value}`).toBe(400)
    })
  })
}
