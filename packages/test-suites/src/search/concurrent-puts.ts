import { readCounts } from '@rapport/core/src/search/ranking/read-counts.js'
import { describe, expect, test } from 'vitest'
import type { SearchWorlds } from './search-world.js'

/** That puts at the same time do not lose counts, whoever adds them up. */
export function testConcurrentPuts(newWorld: SearchWorlds): void {
  describe('puts at the same time', () => {
    test('all are counted', async () => {
      const world = await newWorld()
      const customer = { customerId: 'acme' }
      const put = (number: number, text: string) => world.evidence.putSources({ externalId: `m${number}`, customer, segments: [{ text }] })
      const numbers = Array.from({ length: 80 }, (_, number) => number)
      await Promise.all(numbers.map((number) => put(number, `invoice word${number}`)))
      await Promise.all(numbers.map((number) => put(number % 40, `invoice late${number % 40}`)))
      const counts = await readCounts(world.evidence.rows, ['invoic', 'word7', 'word47', 'late7'])
      expect(counts).toEqual({
        artifacts: 80,
        length: 160,
        passages: 80,
        documents: new Map([
          ['invoic', 80],
          ['word7', 0],
          ['word47', 1],
          ['late7', 1]
        ])
      })
    })
  })
}
