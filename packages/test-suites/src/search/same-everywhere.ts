import { randomUUID } from 'node:crypto'
import { chooseByVerbs, findCandidates } from '@rapport/core/src/search/ranking/candidates.js'
import { rank } from '@rapport/core/src/search/ranking/rank.js'
import { readCounts } from '@rapport/core/src/search/ranking/read-counts.js'
import { singleTerms } from '@rapport/core/src/search/ranking/term-group.js'
import { indexDocuments, unindexArtifacts } from '@rapport/core/src/search-index/index-documents.js'
import type { SearchDocument } from '@rapport/core/src/search-index/search-document.js'
import type { OrganizationStore } from '@rapport/core/src/storage/contract.js'
import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchWorlds } from './search-world.js'

const words = ['invoice', 'price', 'renewal', 'escrow', 'audit', 'late', 'globex', 'soc', '2', '発注', 'the', 'Zürich']
const customers = [randomUUID(), randomUUID(), null]
const ids = Array.from({ length: 6 }, () => randomUUID())

const said = fc.record({
  artifact: fc.nat(ids.length - 1),
  customerId: fc.constantFrom(...customers),
  occurredAt: fc.constantFrom(null, 1_000, 2_000),
  sourceTypes: fc.constantFrom([], ['CALL'], ['EMAIL'], ['EMAIL', 'SLACK']),
  texts: fc.array(
    fc.array(fc.constantFrom(...words), { minLength: 0, maxLength: 150 }).map((each) => each.join(' ')),
    { maxLength: 8 }
  )
})
const step = fc.oneof(
  { weight: 4, arbitrary: fc.array(said, { minLength: 1, maxLength: 3 }).map((puts) => ({ puts, removed: [] as number[] })) },
  { weight: 1, arbitrary: fc.array(fc.nat(ids.length - 1), { minLength: 1, maxLength: 3 }).map((removed) => ({ puts: [], removed })) }
)
const query = fc.record({
  terms: fc.uniqueArray(fc.constantFrom('invoic', 'price', 'renew', 'escrow', 'late', 'soc2', '2', '発注', 'zurich', 'nobody'), {
    minLength: 1
  }),
  scope: fc.record(
    {
      customerIds: fc.constantFrom([String(customers[0])], [String(customers[0]), String(customers[1])]),
      occurredAt: fc.constantFrom({ gte: 1_500 }, { lte: 1_500 }, { gte: 1_000, lte: 2_000 }),
      sourceTypes: fc.constantFrom(['CALL'], ['CALL', 'EMAIL'], ['SLACK'])
    },
    { requiredKeys: [] }
  ),
  limit: fc.constantFrom(2, 500)
})

type Said = { artifact: number; customerId: string | null; occurredAt: number | null; sourceTypes: readonly string[]; texts: string[] }

function documentsOf({ artifact, texts, ...about }: Said): SearchDocument[] {
  const artifactId = ids[artifact] ?? ''
  return texts.map((text, index) => ({ ...about, artifactType: 'source', artifactId, position: index - 1, text }))
}

async function apply(rows: OrganizationStore, { puts, removed }: { puts: Said[]; removed: number[] }): Promise<void> {
  const last = new Map(puts.map((put) => [put.artifact, put]))
  await rows.transaction(async (transaction) => {
    await indexDocuments(transaction, [...last.values()].flatMap(documentsOf))
    await unindexArtifacts(
      transaction,
      removed.map((artifact) => ids[artifact] ?? '')
    )
  })
}

/** That every store ranks alike, whatever happened to what it holds. */
export function testSameEverywhere(newWorld: SearchWorlds): void {
  describe('every store', () => {
    test('ranks as the memory store does, after any history', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 1, maxLength: 8 }),
          fc.array(query, { minLength: 1, maxLength: 4 }),
          async (steps, queries) => {
            const { rows } = (await newWorld()).evidence
            const memory = memoryStore()
            const reference = memory.organization(rows.organizationId)
            for (const each of steps) for (const store of [rows, reference]) await apply(store, each)
            for (const { terms, scope, limit } of queries) {
              expect(await readCounts(rows, terms)).toEqual(await readCounts(reference, terms))
              const groups = singleTerms(new Map(terms.map((term, index) => [term, 1 + (index % 2)])))
              expect(await rank(rows, groups, scope)).toEqual(await rank(reference, groups, scope))
              const choice = {
                terms: terms.slice(0, 3).map((term, index) => ({ term, weight: 900 + index })),
                further: terms.slice(3),
                ...scope,
                limit
              }
              const chosen = byId(await findCandidates(rows, choice))
              expect(chosen).toEqual(byId(await findCandidates(reference, choice)))
              if (!rows.search?.counts) expect(byId(await chooseByVerbs(rows, choice))).toEqual(chosen)
            }
            await memory.close()
          }
        ),
        { numRuns: 15 }
      )
    })
  })
}

function byId(candidates: Awaited<ReturnType<typeof findCandidates>>) {
  return candidates.toSorted((a, b) => (a.document.artifact_id < b.document.artifact_id ? -1 : 1))
}
