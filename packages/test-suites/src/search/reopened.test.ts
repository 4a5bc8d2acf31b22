import { randomUUID } from 'node:crypto'
import { rank } from '@rapport/core/src/search/ranking/rank.js'
import { singleTerms } from '@rapport/core/src/search/ranking/term-group.js'
import { indexDocuments, unindexArtifacts } from '@rapport/core/src/search-index/index-documents.js'
import type { SearchDocument } from '@rapport/core/src/search-index/search-document.js'
import type { OrganizationStore } from '@rapport/core/src/storage/contract.js'
import { inMemory } from '@rapport/core/src/storage/memory/level/in-memory.js'
import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { expect, test } from 'vitest'

const organizationId = randomUUID()
const ids: string[] = [randomUUID(), randomUUID()].toSorted()

function documentOf(artifactId: string, text: string): SearchDocument {
  return { artifactType: 'source', artifactId, position: 0, text, customerId: null, occurredAt: null, sourceTypes: [] }
}

function index(rows: OrganizationStore, ...documents: SearchDocument[]): Promise<void> {
  return rows.transaction((transaction) => indexDocuments(transaction, documents))
}

async function found(rows: OrganizationStore, term: string): Promise<number[]> {
  const { ranked } = await rank(rows, singleTerms(new Map([[term, 1]])), {})
  return ranked.map(({ document }) => ids.indexOf(document.artifact_id))
}

test('a leveldown that is opened again is searched as before, and follows what is written from then on', async () => {
  const leveldown = inMemory()
  const first = memoryStore({ leveldown })
  await index(first.organization(organizationId), ...ids.map((id, number) => documentOf(id, `invoice word${number}`)))
  await first.close()

  const second = memoryStore({ leveldown })
  const rows = second.organization(organizationId)
  expect(await Promise.all([found(rows, 'invoic'), found(rows, 'word1')])).toEqual([[0, 1], [1]])
  await index(rows, documentOf(ids[1] ?? '', 'refund'))
  expect(await Promise.all([found(rows, 'refund'), found(rows, 'word1'), found(rows, 'invoic')])).toEqual([[1], [], [0]])
  await rows.transaction((transaction) => unindexArtifacts(transaction, ids))
  expect(await found(rows, 'invoic')).toEqual([])
  await second.close()
})

test('what a transaction writes is found after its commit only, and never when it fails', async () => {
  const store = memoryStore()
  const rows = store.organization(organizationId)
  expect(await found(rows, 'invoic')).toEqual([])
  const failing = rows.transaction(async (transaction) => {
    await indexDocuments(transaction, [documentOf(ids[0] ?? '', 'invoice')])
    throw new Error('changed its mind')
  })
  await expect(failing).rejects.toThrow('changed its mind')
  expect(await found(rows, 'invoic')).toEqual([])
  await index(rows, documentOf(ids[0] ?? '', 'invoice'))
  expect(await found(rows, 'invoic')).toEqual([0])
  await store.close()
})
