import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EvidenceWorlds } from './evidence-world.js'

/** What svc_get_source answers. */
export function testGetSource(newWorld: EvidenceWorlds): void {
  describe('svc_get_source', () => {
    const texts = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `Line ${index}` }))

    it('reads the text page by page, ten segments unless told otherwise', async () => {
      const world = await newWorld()
      await world.putSources({ externalId: 'a', segments: texts(25) })
      const sizes: number[] = []
      const seen: unknown[] = []
      let cursor: unknown
      do {
        const { record } = await world.source('a', cursor === undefined ? {} : { cursor: String(cursor) })
        const { segments, pagination } = Object(record)
        sizes.push(segments.length)
        seen.push(...segments.map(({ text }: { text: string }) => text))
        cursor = pagination.nextCursor ?? undefined
        expect(pagination.hasMore).toBe(cursor !== undefined)
      } while (cursor !== undefined)
      expect(sizes).toEqual([10, 10, 5])
      expect(seen).toEqual(texts(25).map(({ text }) => text))
    })

    it('says when the words are in a language in which no fact is looked for', async () => {
      const world = await newWorld()
      await world.putSources({ externalId: 'nl', segments: [{ text: 'We willen graag tien extra licenties voor het nieuwe kantoor.' }] })
      await world.putSources({ externalId: 'en', segments: [{ text: 'We would like ten more licences for the new office.' }] })
      expect(Object(await world.source('nl')).record.unread).toMatch(/English, German.*These words are in Dutch/)
      expect(Object(await world.source('en')).record.unread).toBeUndefined()
      await world.putSources({ externalId: 'xx', segments: [{ text: 'אנחנו רוצים להוסיף עשרה רישיונות למשרד החדש.' }] })
      expect(Object(await world.source('xx')).record.unread).toMatch(/in a language that Rapport does not know, so/)
    })

    it('tells the language by what the author wrote first, whichever page is asked for', async () => {
      const world = await newWorld()
      const reply = 'We would like ten more licences for the new office, and a quote by Friday.'
      const quoted =
        'Op 3 januari schreef Rita:\n> We willen graag weten of het nieuwe kantoor er al is en of jullie nog iets nodig hebben van ons.'
      await world.putSources({ externalId: 'reply', segments: [{ text: `${reply}\n\nOn Mon, Rita wrote:\n> ${quoted}\n> ${quoted}` }] })
      expect(Object(await world.source('reply')).record.unread).toBeUndefined()
      const turns = (text: string) => Array.from({ length: 12 }, () => ({ text, speaker: 'Ana' }))
      const mixed = [...turns('We willen graag weten of het nieuwe kantoor er al is.'), { text: 'Thank you for the call.', speaker: 'Ana' }]
      await world.putSources({ externalId: 'call', sourceType: 'CALL', segments: mixed })
      const page = (more: object) => world.source('call', { sourceType: 'CALL', limit: 12, ...more })
      const first = Object(await page({})).record
      const second = Object(await page({ cursor: first.pagination.nextCursor })).record
      expect(second.segments).toMatchObject([{ text: 'Thank you for the call.' }])
      expect([first.unread, second.unread]).toEqual([expect.stringContaining('Dutch'), first.unread])
    })

    it('reads the whole text, whatever the size of its pages', async () => {
      const world = await newWorld()
      await world.putSources({ externalId: 'a', segments: texts(17) })
      await fc.assert(
        fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 17, maxLength: 17 }), async (limits) => {
          const positions: number[] = []
          let cursor: string | null = null
          for (const limit of limits) {
            const { record } = await world.source('a', { limit, ...(cursor !== null && { cursor }) })
            const { segments, pagination } = Object(record)
            positions.push(...segments.map(({ position }: { position: number }) => position))
            cursor = pagination.nextCursor
            if (cursor === null) break
          }
          expect(positions).toEqual(texts(17).map((_, index) => index))
        }),
        { numRuns: 10 }
      )
    })

    it('refuses the cursor of another source, of another tool, and a made-up one', async () => {
      const world = await newWorld()
      await world.putSources({ externalId: 'a', segments: texts(3) }, { externalId: 'b', segments: texts(3) })
      const cursor = Object((await world.source('a', { limit: 1 })).record).pagination.nextCursor
      const list = await world.workspace.call('svc_list_sources', { limit: 1 })
      const [fact] = await world.putFacts({ externalId: 'f' })
      const foreign = [
        { sourceId: 'b', cursor },
        { sourceId: 'a', cursor: list.pagination.nextCursor },
        { sourceId: 'a', cursor: `${cursor}x` },
        { sourceId: 'a', cursor: '' },
        { sourceType: 'EXTRACTED', sourceId: fact?.id, cursor }
      ]
      for (const input of foreign) {
        const { status } = await world.call('svc_get_source', { sourceType: 'EMAIL', ...input })
        expect(status, JSON.stringify(input)).toBe(400)
      }
      expect((await world.call('svc_get_source', { sourceType: 'EMAIL', sourceId: 'a', cursor, limit: 100 })).status).toBe(200)
    })

    it('answers 404 for a source or fact that is not there, and 400 for a type that is none', async () => {
      const world = await newWorld()
      await world.putSources({ externalId: 'a' })
      const status = async (input: object) => (await world.call('svc_get_source', input)).status
      expect(await status({ sourceType: 'EMAIL', sourceId: 'b' })).toBe(404)
      expect(await status({ sourceType: 'CALL', sourceId: 'a' })).toBe(404)
      expect(await status({ sourceType: 'EXTRACTED', sourceId: 'a' })).toBe(404)
      expect(await status({ sourceType: 'FAX', sourceId: 'a' })).toBe(400)
      expect(await status({ sourceType: 'EMAIL', sourceId: 'a', limit: 0 })).toBe(400)
      expect(await status({ sourceType: 'EMAIL', sourceId: 'a', unknown: 1 })).toBe(200)
    })

    it('answers the text of an extraction: the assertion, and the quotes that it rests on', async () => {
      const world = await newWorld()
      await world.putSources({ externalId: 'a', segments: [{ text: 'Hello' }, { text: 'Our budget is $50k.' }] })
      const evidence = [{ sourceType: 'EMAIL', sourceId: 'a', quote: 'budget is $50k' }] as const
      const [fact] = await world.putFacts({ externalId: 'f', occurredAt: world.clock.now(), evidence: [...evidence] })
      const id = fact?.id ?? ''
      expect(await world.workspace.call('svc_get_source', { sourceType: 'EXTRACTED', sourceId: id })).toEqual({
        sourceType: 'EXTRACTED',
        sourceId: id,
        occurredAt: world.iso(),
        title: null,
        summary: null,
        permalink: null,
        provider: null,
        customer: { id: expect.any(String), name: 'Acme', domain: 'acme.test' },
        participants: [],
        record: {
          factType: 'BUDGET',
          segments: [{ id: `${id}:0`, position: 0, text: 'The budget is $50k' }],
          pagination: { hasMore: false, nextCursor: null },
          evidence: [
            { id: expect.any(String), sourceType: 'EMAIL', sourceId: 'a', excerpt: 'budget is $50k', metadata: { segmentPosition: 1 } }
          ]
        }
      })
    })
  })
}
