import { searchContents, searchCounts, searchDocuments, searchPostings } from '@rapport/core/src/registry/tables.js'
import { removeSources } from '@rapport/core/src/sources/remove-sources.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, test } from 'vitest'
import type { SearchWorlds } from './search-world.js'

/** That the index follows what is stored. */
export function testFreshness(newWorld: SearchWorlds): void {
  describe('freshness', () => {
    test('what is put again is found by its new words only, under its new customer', async () => {
      const world = await newWorld()
      await world.evidence.workspace.customers.put([{ customerId: 'beta' }])
      await world.emails({ mail: 'The invoice is late' })
      expect(await world.found('invoice', { customer: 'acme' })).toEqual(['mail'])
      await world.evidence.putSources({
        externalId: 'mail',
        customer: { customerId: 'beta' },
        title: 'Refund',
        segments: [{ text: 'Money back' }]
      })
      expect(await world.found('invoice')).toEqual([])
      expect(await world.found('refund money', { customer: 'acme' })).toEqual([])
      const { results } = await world.search('refund money', { customer: 'beta' })
      expect(results).toMatchObject([{ sourceId: 'mail', title: 'Refund', matches: [{ text: 'Money back' }] }])
    })

    test('a source that has no text any more is not found', async () => {
      const world = await newWorld()
      await world.emails({ mail: 'The invoice is late' })
      await world.evidence.putSources({ externalId: 'mail', customer: { customerId: 'acme' } })
      expect(await world.found('invoice')).toEqual([])
    })

    test('what is removed leaves nothing behind', async () => {
      const world = await newWorld()
      const { rows } = world.evidence
      const puts = await world.evidence.putSources(
        { externalId: 'm1', segments: [{ text: 'The invoice is late' }] },
        { externalId: 'm2', segments: [{ text: 'The refund is late' }] }
      )
      const remove = (ids: string[]) =>
        world.evidence.groupTransaction([rows.organizationId], {
          settle: (of) => removeSources(of(rows.organizationId), ids, systemIds(), world.evidence.clock.now())
        })
      await remove([puts[0]?.id ?? ''])
      expect(await world.found('late invoice')).toEqual(['m2'])
      await remove(puts.map(({ id }) => id))
      expect(await world.found('late invoice')).toEqual([])
      for (const table of [searchDocuments, searchContents, searchPostings]) expect(await rows.count(table)).toBe(0)
      expect(await rows.find(searchCounts, { where: { count: { ne: 0 } } })).toEqual([])
    })

    test('the same again writes nothing', async () => {
      const world = await newWorld()
      const texts = { mail: 'The invoice is late' }
      await world.emails(texts)
      const before = await world.search('invoice')
      await world.emails(texts)
      expect(await world.search('invoice')).toEqual(before)
    })
  })
}
