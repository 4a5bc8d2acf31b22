import { randomUUID } from 'node:crypto'
import { type OrganizationStore, type SearchIndex, tables } from '@rapport/core/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PostgresStore } from '../src/index.js'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

const { searchContents, searchDocuments, searchVectors } = tables
const acme = randomUUID()
const beta = randomUUID()

interface Said {
  customer: string
  at: number
  vector: readonly number[]
  model?: string
  digest?: string
}

/** Writes artifacts of one passage each, as the domain would; answers their ids. */
async function say(rows: OrganizationStore, said: readonly Said[]): Promise<string[]> {
  const ids = said.map(() => randomUUID())
  for (const [index, { customer, at, vector, model = 'm', digest = 'now' }] of said.entries()) {
    const artifact_id = ids[index] ?? ''
    const lengths = { heading_length: 0, length: 1, passage_lengths: '1' }
    await rows.insert(searchDocuments, [
      {
        artifact_id,
        artifact_type: 'source',
        customer_id: customer,
        occurred_at: at,
        source_types: { EMAIL: true, SLACK: true },
        ...lengths
      }
    ])
    await rows.insert(searchContents, [
      { artifact_id, customer_id: customer, digest: 'now', length: 1, passage_count: 1, passages: [[0, 0]], postings: '' }
    ])
    await rows.insert(searchVectors, [{ artifact_id, passage: 0, digest, model, text_hash: 'x', vector: JSON.stringify(vector) }])
  }
  return ids
}

describe('vectors in PGlite, with pgvector', () => {
  let store: PostgresStore
  let rows: OrganizationStore
  let ids: string[]

  const nearest = (query: Partial<Parameters<NonNullable<SearchIndex['nearest']>>[0]> = {}) =>
    rows.search?.nearest?.({ model: 'm', vector: Float32Array.from([1, 0]), limit: 10, ...query })
  const found = async (query: Parameters<typeof nearest>[0] = {}) =>
    (await nearest(query))?.passages.map(({ artifactId }) => ids.indexOf(artifactId))

  beforeAll(async () => {
    store = (await freshPgliteStore()).store
    rows = store.organization(randomUUID())
    ids = await say(rows, [
      { customer: acme, at: 1, vector: [0.6, 0.8] },
      { customer: beta, at: 2, vector: [1, 0] },
      { customer: acme, at: 3, vector: [-1, 0] },
      { customer: acme, at: 4, vector: [1, 0], model: 'another' },
      { customer: acme, at: 5, vector: [1, 0], digest: 'before' },
      { customer: acme, at: 6, vector: [1, 0, 0] }
    ])
    await say(store.organization(randomUUID()), [{ customer: acme, at: 1, vector: [1, 0] }])
  })

  afterAll(() => store.close())

  it('are compared by cosine, nearest first; those of another length are as near as nothing', async () => {
    const { passages, total } = (await nearest()) ?? {}
    expect(total).toBe(4)
    expect(passages?.map(({ artifactId }) => ids.indexOf(artifactId))).toEqual([1, 0, 5, 2])
    for (const [place, cosine] of [1, 0.6, 0, -1].entries()) expect(passages?.[place]?.similarity).toBeCloseTo(cosine, 6)
  })

  it('are narrowed to customers, dates and types, and cut', async () => {
    expect(await found({ customerIds: [acme] })).toEqual([0, 5, 2])
    expect(await found({ occurredAt: { gte: 2, lte: 3 } })).toEqual([1, 2])
    expect(await found({ sourceTypes: ['CALL'] })).toEqual([])
    expect(await found({ sourceTypes: ['CALL', 'SLACK'], limit: 2 })).toEqual([1, 0])
    expect(await found({ limit: 2 })).toEqual([1, 0])
    expect((await nearest({ limit: 2 }))?.total).toBe(4)
  })

  it('are left to Rapport where the server has no pgvector', async () => {
    const postgres = await freshPostgresStore()
    const query = { model: 'm', vector: Float32Array.from([1, 0]), limit: 10 }
    const answer = await postgres.organization(randomUUID()).search?.nearest?.(query)
    expect([undefined, { passages: [], total: 0 }]).toContainEqual(answer)
    await postgres.close()
  })
})
