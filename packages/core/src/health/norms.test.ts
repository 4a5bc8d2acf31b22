import { describe, expect, it } from 'vitest'
import type { OrganizationStore } from '../storage/index.js'
import { memoryStore } from '../storage/memory/memory-store.js'
import { normsReader } from './norms.js'

const day = 86_400_000

describe('what is ordinary', () => {
  it('is read once for all days of a block, however many pages ask', async () => {
    const store = memoryStore().organization('018f0000-0000-7000-8000-000000000001')
    let looks = 0
    const counted: OrganizationStore = Object.create(store, {
      aggregate: {
        value: (...asked: Parameters<OrganizationStore['aggregate']>) => {
          looks++
          return store.aggregate(...asked)
        }
      }
    })
    const readNorms = normsReader(counted)
    const begin = 28 * day * 700
    const found = await Promise.all([begin, begin + day, begin + 27 * day].map(readNorms))
    expect({ looks, found }).toEqual({ looks: 1, found: Array.from({ length: 3 }, () => ({ people: 1, names: 1 })) })
    await readNorms(begin + 28 * day)
    expect(looks).toBe(2)
  })
})
