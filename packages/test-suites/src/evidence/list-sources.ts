import { describe, expect, it } from 'vitest'
import { day } from '../list-tools/world.js'
import type { EvidenceWorld, EvidenceWorlds, SaidSource } from './evidence-world.js'

/** What svc_list_sources answers, and how it is narrowed. */
export function testListSources(newWorld: EvidenceWorlds): void {
  describe('svc_list_sources', () => {
    /** Sources a, b, c … of one day after the other, the last one now. */
    async function worldOf(...said: Partial<SaidSource>[]): Promise<EvidenceWorld> {
      const world = await newWorld()
      const at = (index: number) => world.clock.now() - (said.length - 1 - index) * day
      await world.putSources(
        ...said.map((source, index) => ({ externalId: String.fromCharCode(97 + index), occurredAt: at(index), ...source }))
      )
      return world
    }

    it('answers all of them, the newest first, without their text', async () => {
      const world = await worldOf({ segments: [{ text: 'x' }], record: { stage: 'Won' } }, {}, { sourceType: 'SLACK' })
      expect(await world.listed()).toEqual(['c', 'b', 'a'])
      const { items, pagination } = await world.workspace.call('svc_list_sources', { limit: 100 })
      expect(pagination).toEqual({ hasMore: false, nextCursor: null })
      expect(items[2]).toMatchObject({ sourceType: 'EMAIL', customer: null, participants: [], record: { stage: 'Won' } })
      expect(items[2]?.record).not.toHaveProperty('segments')
    })

    it('narrows by type, provider and dates, which are included', async () => {
      const world = await worldOf({ provider: 'gong' }, { sourceType: 'CALL', provider: 'gong' }, { provider: 'google-mail' }, {})
      expect(await world.listed({ sourceType: 'EMAIL' })).toEqual(['d', 'c', 'a'])
      expect(await world.listed({ provider: 'gong' })).toEqual(['b', 'a'])
      expect(await world.listed({ provider: 'gong', sourceType: 'CALL' })).toEqual(['b'])
      expect(await world.listed({ provider: 'Gong' })).toEqual([])
      expect(await world.listed({ after: world.iso(-2 * day), before: world.iso(-day) })).toEqual(['c', 'b'])
      expect(await world.listed({ after: world.iso(1) })).toEqual([])
      expect(await world.listed({ before: world.iso(-3 * day) })).toEqual(['a'])
    })

    it('narrows by customer: id, customerId, domain, or name in any case', async () => {
      const world = await worldOf({ customer: { customerId: 'acme' } }, { participants: [{ email: 'ann@acme.test' }] }, {})
      const { customer } = await world.workspace.call('svc_get_customer', { customer: 'acme' })
      for (const named of [customer.id, 'acme', 'acme.test', 'ACME']) expect(await world.listed({ customer: named })).toEqual(['b', 'a'])
      const { status, body } = await world.call('svc_list_sources', { customer: 'nobody' })
      expect({ status, body }).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    })

    it('narrows by participant: a whole email, or a part of an email or name, in any case', async () => {
      const world = await worldOf(
        { participants: [{ email: 'ann@acme.test', name: 'Ann Übel' }] },
        { participants: [{ email: 'joann@acme.test' }, { name: 'Joe  Smith' }] },
        { participants: [{ name: '100%_real' }] },
        {}
      )
      expect(await world.listed({ participant: 'ANN@acme.test' })).toEqual(['a'])
      expect(await world.listed({ participant: 'ann' })).toEqual(['b', 'a'])
      expect(await world.listed({ participant: 'ann übel' })).toEqual(['a'])
      expect(await world.listed({ participant: 'joe smith' })).toEqual(['b'])
      expect(await world.listed({ participant: '@acme.test' })).toEqual(['b', 'a'])
      expect(await world.listed({ participant: '%_' })).toEqual(['c'])
      expect(await world.listed({ participant: 'ann@acme.test joann@acme.test' })).toEqual([])
      for (const participant of [' ', '\n', '\u00a0']) expect(await world.listed({ participant })).toEqual([])
    })

    it('narrows to calls with a transcript, and without', async () => {
      const segments = [{ text: 'Hello' }]
      const world = await worldOf({ sourceType: 'CALL', segments }, { sourceType: 'CALL' }, { segments }, {})
      expect(await world.listed({ hasTranscript: true })).toEqual(['a'])
      expect(await world.listed({ hasTranscript: false })).toEqual(['b'])
      expect(await world.listed({ hasTranscript: true, sourceType: 'EMAIL' })).toEqual([])
    })

    it('pages through all of them once, also those of the same instant', async () => {
      const world = await worldOf(...Array.from({ length: 23 }, (_, index) => ({ occurredAt: 1000 * (index % 3) })))
      const whole = await world.listed({ limit: 100 })
      expect(new Set(whole).size).toBe(23)
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await world.workspace.call('svc_list_sources', { limit: 4, ...(cursor && { cursor }) })
        seen.push(...page.items.map(({ sourceId }) => sourceId))
        cursor = page.pagination.nextCursor ?? undefined
      } while (cursor)
      expect(seen).toEqual(whole)
    })

    it.each([
      [{ after: '2026-01-02T00:00:00Z', before: '2026-01-01T00:00:00Z' }, 'input.after must not be later than input.before'],
      [{ after: '2026-01-02T00:00:00+01:00' }, 'input.after must be a UTC date-time ending in Z'],
      [{ before: '2026-01-02' }, 'input.before must be'],
      [{ sourceType: 'EXTRACTED' }, 'input.sourceType must be one of'],
      [{ limit: 101 }, 'input.limit must be at most 100'],
      [{ participant: '' }, 'input.participant must have at least 1 character'],
      [{ customer: 'x'.repeat(201) }, 'input.customer must have at most 200 characters'],
      [{ provider: 'x'.repeat(201) }, 'input.provider must have at most 200 characters'],
      [{ hasTranscript: 'true' }, 'input.hasTranscript must be a boolean'],
      [{ cursor: 'x' }, 'input.cursor is not from this list'],
      [{ channel: 'EMAIL' }, 'input.channel is not allowed']
    ])('refuses %j', async (input, message) => {
      const world = await newWorld()
      const { status, body } = await world.call('svc_list_sources', input)
      expect({ status, body }).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } })
    })
  })
}
