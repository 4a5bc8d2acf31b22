import { customers, jobs, sourceSegments, sources, subscriptions } from '@rapport/core/src/registry/tables.js'
import type { SourceInput } from '@rapport/core/src/sources/source-input.js'
import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import type { EvidenceWorlds } from './evidence-world.js'

/** What `ws.sources.put` stores and answers. */
export function testPutSources(newWorld: EvidenceWorlds): void {
  describe('putting sources', () => {
    it('keeps instants before 1970 as they are, and refuses those outside of the years 1 to 9999', async () => {
      const world = await newWorld()
      const acme = { customerId: 'acme' }
      const times = ['1969-12-31T23:59:59.999Z', '1883-11-18T17:03:58.001Z', '0001-01-01T00:00:00.000Z'] as const
      await world.putSources(
        { externalId: '0', customer: acme, occurredAt: times[0], segments: [{ text: 'Hello', at: times[1] }] },
        { externalId: '1', customer: acme, occurredAt: new Date(times[1]), segments: [{ text: 'Hello', at: -1 }] },
        { externalId: '2', customer: acme, occurredAt: Date.parse(times[2]) }
      )
      const read = await Promise.all(['0', '1', '2'].map((name) => world.source(name)))
      expect(read.map(({ occurredAt }) => occurredAt)).toEqual(times)
      expect(read.map(({ record }) => Object(record).segments[0]?.at)).toEqual([times[1], '1883-11-18T17:03:58.000Z', undefined])
      expect(await world.listed({ before: times[1] })).toEqual(['1', '2'])
      expect(await world.listed({ after: times[1] })).toEqual(['0', '1'])
      const timeline = { customer: 'acme', startDate: '0001-01-01T00:00:00Z', endDate: times[1] }
      expect((await world.workspace.call('svc_get_timeline', timeline)).events.map(({ occurredAt }) => occurredAt)).toEqual(times.slice(1))

      await world.putFacts({ externalId: 'f', occurredAt: times[0], validFrom: times[2], validUntil: times[1] })
      const [fact] = await world.putFacts({ externalId: 'f', occurredAt: times[0], validFrom: times[2], validUntil: '2100-01-01' })
      expect(await world.fact(fact?.id ?? '')).toMatchObject({ occurredAt: times[0], validFrom: times[2] })
      const ended = { externalId: 's', customer: acme, status: 'canceled' as const, currency: 'usd', items: [] }
      await world.workspace.subscriptions.put([{ ...ended, startedAt: times[1], canceledAt: times[0] }])
      const [row] = await world.rows.find(subscriptions)
      expect([row?.started_at, row?.canceled_at]).toEqual([times[1], times[0]].map((time) => Date.parse(time)))

      for (const occurredAt of ['0000-12-31T00:00:00Z', '9999-12-31T23:59:59-01:00', -(2 ** 47), 2 ** 49]) {
        await expect(world.putSources({ externalId: 'x', occurredAt })).rejects.toThrow('sources[0].occurredAt must be')
      }
    })

    it('stores each once, found by type and external id, and answers everything that was said', async () => {
      const world = await newWorld()
      const said: SourceInput = {
        sourceType: 'CALL',
        externalId: 'call-1',
        provider: 'gong',
        occurredAt: '2026-01-31T10:30:00+01:00',
        title: 'Renewal',
        summary: 'They renew',
        permalink: 'https://gong.test/1',
        customer: { customerId: 'acme' },
        participants: [{ email: ' Ann@Acme.test ', name: ' Ann ', role: 'host' }, { email: 'rep@ourselves.test' }, { name: 'Somebody' }],
        segments: [
          { text: 'Hello', speaker: 'Ann', at: 1500 },
          { text: 'Hi', at: '2026-01-31T09:31:00Z' }
        ],
        record: { stage: 'Won', at: new Date(5), nested: [{ deep: null }] }
      }
      const [result] = await world.workspace.sources.put([said])
      expect(result).toEqual({ id: expect.any(String), externalId: 'call-1', created: true })
      const { id: rowId = '' } = result ?? {}
      const acme = await world.workspace.call('svc_get_customer', { customer: 'acme' })
      expect(await world.source('call-1', { sourceType: 'CALL' })).toEqual({
        sourceType: 'CALL',
        sourceId: 'call-1',
        occurredAt: '2026-01-31T09:30:00.000Z',
        title: 'Renewal',
        summary: 'They renew',
        permalink: 'https://gong.test/1',
        provider: 'gong',
        customer: { id: acme.customer.id, name: 'Acme', domain: 'acme.test' },
        participants: [
          { email: 'ann@acme.test', name: 'Ann', role: 'host', affiliation: 'external', resolvedUserId: null },
          { email: 'rep@ourselves.test', name: null, role: 'participant', affiliation: 'internal', resolvedUserId: null },
          { email: null, name: 'Somebody', role: 'participant', affiliation: 'unknown', resolvedUserId: null }
        ],
        record: {
          stage: 'Won',
          at: '1970-01-01T00:00:00.005Z',
          nested: [{ deep: null }],
          segments: [
            { id: `${rowId}:0`, position: 0, text: 'Hello', speaker: 'Ann', at: '2026-01-31T09:30:01.500Z' },
            { id: `${rowId}:1`, position: 1, text: 'Hi', at: '2026-01-31T09:31:00.000Z' }
          ],
          pagination: { hasMore: false, nextCursor: null }
        }
      })
      expect(await world.source(rowId.toUpperCase(), { sourceType: 'CALL' })).toMatchObject({ sourceId: 'call-1' })
      expect((await world.call('svc_get_source', { sourceType: 'EMAIL', sourceId: rowId })).status).toBe(404)
    })

    it('takes one id for several types as several sources', async () => {
      const world = await newWorld()
      const results = await world.putSources({ externalId: '1' }, { externalId: '1', sourceType: 'SLACK' })
      expect(results.map(({ created }) => created)).toEqual([true, true])
      expect(new Set(results.map((result) => result.id)).size).toBe(2)
    })

    it('replaces what was put before, and leaves nothing of it', async () => {
      const world = await newWorld()
      const texts = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `old ${index}` }))
      const [first] = await world.putSources({ externalId: 'a', title: 'Old', record: { n: 1 }, segments: texts(5) })
      const [again] = await world.putSources({ externalId: 'a', summary: 'New', segments: [{ text: 'new' }] })
      expect(again).toEqual({ ...first, created: false })
      expect(await world.source('a')).toMatchObject({ title: null, summary: 'New', record: { segments: [{ position: 0, text: 'new' }] } })
      expect((await world.source('a')).record).not.toHaveProperty('n')
      expect(await world.rows.count(sourceSegments)).toBe(1)
      await world.putSources({ externalId: 'a' })
      expect((await world.source('a')).record).toEqual({ segments: [], pagination: { hasMore: false, nextCursor: null } })
      expect(await world.rows.count(sourceSegments)).toBe(0)
    })

    it('of the same state again changes nothing, also later', async () => {
      const world = await newWorld()
      const batch = [
        { externalId: 'a', occurredAt: 5, participants: [{ email: 'ann@acme.test' }], segments: [{ text: 'One' }, { text: 'Two' }] },
        { externalId: 'b', occurredAt: 6, customer: { domain: 'beta.test' }, record: { b: 1, a: 2 } }
      ]
      await world.putSources(...batch)
      const read = async () => [
        await world.rows.find(sources),
        await world.rows.find(sourceSegments),
        await world.rows.find(jobs),
        await world.rows.count(customers)
      ]
      const before = await read()
      world.clock.advance(1000)
      await world.putSources(...batch)
      expect(await read()).toEqual(before)
    })

    it('counts one that the batch names twice as one, the last word holding', async () => {
      const world = await newWorld()
      const segments = [{ text: 'first' }, { text: 'second' }]
      const [one, other] = await world.putSources({ externalId: 'a', segments }, { externalId: 'a', segments: [{ text: 'last' }] })
      expect(other).toEqual({ ...one, created: false })
      expect((await world.source('a')).record.segments).toMatchObject([{ text: 'last' }])
      expect(await world.rows.count(sourceSegments)).toBe(1)
    })

    it('takes batches of any size, none included', async () => {
      const world = await newWorld()
      expect(await world.putSources()).toEqual([])
      expect(await world.putFacts()).toEqual([])
      const many = Array.from({ length: 1100 }, (_, index) => ({
        externalId: `${index}`,
        occurredAt: index,
        customer: { customerId: 'acme' }
      }))
      const first = await world.putSources(...many)
      expect(await world.putSources(...many)).toEqual(first.map((result) => ({ ...result, created: false })))
      expect(await world.rows.count(sources)).toBe(1100)
    })

    it('asks once for an extraction of what is new or changed', async () => {
      const world = await newWorld()
      const [result] = await world.putSources({ externalId: 'a', occurredAt: 5, segments: [{ text: 'One' }] })
      const ofFacts = { where: { kind: { eq: 'extract-facts' } } }
      const asked = async () =>
        (await world.rows.find(jobs, ofFacts)).map(({ kind, payload, trigger_count: times }) => ({ kind, payload, times }))
      const payload = { organizationId: world.rows.organizationId, sourceId: result?.id }
      expect(await asked()).toEqual([{ kind: 'extract-facts', payload, times: 1 }])
      await world.putSources({ externalId: 'a', occurredAt: 5, segments: [{ text: 'Two' }] })
      expect(await asked()).toEqual([{ kind: 'extract-facts', payload, times: 2 }])
    })

    it('takes whatever addresses a mailbox holds, as users are put with them', async () => {
      const world = await newWorld()
      const odd = ['\u00fcn\u00ef@acme.test', 'X..Y@acme.test', 'ann@\u00e4cme.test', '<ann@acme.test>']
      const participants = [...odd.map((email) => ({ email })), { email: odd[0] ?? null, name: '\u00dcni' }, { email: 'o@acme.test' }]
      const people = await world.workspace.users.put(odd.map((email) => ({ email })))
      await world.putSources({ externalId: 'a', participants })
      const shown = [
        { email: null, name: '\u00fcn\u00ef@acme.test' },
        { email: null, name: 'x..y@acme.test' },
        { email: 'ann@xn--cme-pla.test', name: null },
        { email: 'ann@acme.test', name: null }
      ].map((said, index) => ({ ...said, affiliation: 'external', resolvedUserId: people[index]?.id }))
      expect(await world.source('a')).toMatchObject({
        customer: { name: 'Acme' },
        participants: [
          ...shown,
          { email: null, name: '\u00dcni <\u00fcn\u00ef@acme.test>', resolvedUserId: people[0]?.id },
          { email: 'o@acme.test', name: null, resolvedUserId: null }
        ]
      })
      for (const participant of ['x..y@acme.test', '\u00dcN\u00cf@acme.test', 'Ann@\u00c4CME.test', 'ann@xn--cme-pla.test'])
        expect(await world.listed({ participant })).toEqual(['a'])
    })

    it('shows of a customer without a domain that it has none', async () => {
      const world = await newWorld()
      const [plain] = await world.workspace.customers.put([{ customerId: 'plain' }])
      await world.putSources({ externalId: 'a', customer: { customerId: 'plain' } })
      expect((await world.source('a')).customer).toEqual({ id: plain?.id, name: 'plain', domain: 'unknown' })
    })

    it('takes what is no address for a name, where there is none', async () => {
      const world = await newWorld()
      const participants = [{ email: ' undisclosed-recipients:; ' }, { email: 'nobody', name: 'Ann' }, { email: 'Ann <ann@acme.test>' }]
      await world.putSources({ externalId: 'a', participants })
      const nobody = { email: null, role: 'participant', affiliation: 'unknown', resolvedUserId: null }
      const names = ['undisclosed-recipients:;', 'Ann', 'Ann <ann@acme.test>']
      expect(await world.source('a')).toMatchObject({ customer: null, participants: names.map((name) => ({ ...nobody, name })) })
    })

    it.each([
      [{ sourceType: 'FAX' }, 'sources[1].sourceType must be one of EMAIL'],
      [{ externalId: '' }, 'sources[1].externalId must have at least 1 character'],
      [{ externalId: 'x'.repeat(501) }, 'sources[1].externalId must have at most 500 characters'],
      [{ occurredAt: undefined }, 'sources[1].occurredAt'],
      [{ occurredAt: 'yesterday' }, 'sources[1].occurredAt must be a date-time'],
      [{ occurredAt: '2026-02-30' }, 'sources[1].occurredAt must be'],
      [{ title: 5 }, 'sources[1].title must be'],
      [{ subject: 'x' }, 'sources[1].subject is not allowed'],
      [{ participants: [{ mail: 'a@b.test' }] }, 'sources[1].participants[0].mail is not allowed'],
      [{ segments: [{ text: 'a' }, { speaker: 'b' }] }, 'sources[1].segments[1].text is required'],
      [{ segments: [{ text: 'a\u0000' }] }, 'sources[1].segments[0].text must not hold U+0000'],
      [{ segments: [{ text: 'a', at: 'then' }] }, 'sources[1].segments[0].at must be'],
      [{ customer: { customerId: 'null' } }, 'sources[1].customer.customerId is a placeholder'],
      [
        { customer: { domain: 'localhost' } },
        "sources[1].customer.domain must be a company's domain, such as acme.com, and not that of a free mail provider"
      ],
      [{ customer: { id: id(999) } }, 'sources[1].customer.id must be the id of a customer: there is none with this id'],
      [{ customer: 'acme' }, 'sources[1].customer must be']
    ])('refuses %j, and stores nothing of the batch', async (fault, message) => {
      const world = await newWorld()
      const before = await world.rows.count(customers)
      const wrong: object = { sourceType: 'EMAIL', externalId: 'b', occurredAt: 5, ...fault }
      const batch: readonly object[] = [{ sourceType: 'EMAIL', externalId: 'a', occurredAt: 5, customer: { customerId: 'new' } }, wrong]
      const put: (batch: readonly never[]) => Promise<unknown> = world.workspace.sources.put
      await expect(put(batch as readonly never[])).rejects.toMatchObject({
        name: 'RapportError',
        message: expect.stringContaining(message)
      })
      expect([await world.rows.count(sources), await world.rows.count(customers)]).toEqual([0, before])
    })

    it('refuses a record that is not JSON', async () => {
      const world = await newWorld()
      const put = world.putSources({ externalId: 'a' }, { externalId: 'b', record: { n: 1n } })
      await expect(put).rejects.toMatchObject({
        code: 'INVALID_TOOL_INPUT',
        message: expect.stringContaining('sources[1].record must be JSON')
      })
      expect(await world.rows.count(sources)).toBe(0)
    })
  })
}
