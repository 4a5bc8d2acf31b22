import { factEvidence } from '../facts/tables/index.js'
import { groupNames, nameKey, type SourceName } from '../sources/index.js'
import { sources } from '../sources/tables/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { groupBy } from '../values/index.js'

/** What tells an artifact that was found from another one. */
interface Find {
  artifactType: 'source' | 'fact'
  artifactId: string
}

/**
 * The same finds, those last that say again what stands before them: a fact and the source that it was read in are the same words. Whoever reads the first
 * ten wants to see ten things.
 */
export async function distinctFirst<T extends Find>(store: OrganizationStore, found: readonly T[]): Promise<T[]> {
  const factIds = found.filter(({ artifactType }) => artifactType === 'fact').map(({ artifactId }) => artifactId)
  if (factIds.length === 0) return [...found]
  const bearing = await sourcesOfFacts(store, factIds)
  const shown = new Set<string>()
  const first: T[] = []
  const again: T[] = []
  for (const find of found) {
    const own = find.artifactType === 'source' ? [find.artifactId] : (bearing.get(find.artifactId) ?? [])
    const isNew = own.length === 0 || own.some((id) => !shown.has(id))
    for (const id of own) shown.add(id)
    if (isNew) first.push(find)
    else again.push(find)
  }
  return [...first, ...again]
}

/** The rows of the sources that facts rest on, by the facts' ids. */
export async function sourcesOfFacts(store: OrganizationStore, factIds: readonly string[]): Promise<Map<string, string[]>> {
  if (factIds.length === 0) return new Map()
  const evidence = await store.find(factEvidence, {
    where: { fact_id: { in: factIds }, source_type: { isNull: false } },
    columns: ['fact_id', 'source_type', 'source_id']
  })
  const named = evidence.flatMap(({ fact_id, source_type, source_id }) =>
    source_type === null || source_id === null ? [] : [{ factId: fact_id, name: { sourceType: source_type, sourceId: source_id } }]
  )
  const stored = await sourceIdsOf(
    store,
    named.map(({ name }) => name)
  )
  const byFact = groupBy(named, ({ factId }) => factId)
  return new Map([...byFact].map(([id, own]) => [id, [...new Set(own.flatMap(({ name }) => stored.get(nameKey(name)) ?? []))]]))
}

/** The ids of rows by the keys of their names. Whole rows of so many sources would be long to read. */
async function sourceIdsOf(store: OrganizationStore, named: readonly SourceName[]): Promise<Map<string, string>> {
  const groups = groupNames(named).map(({ sourceType, sourceIds }) =>
    store.find(sources, {
      where: { source_type: { eq: sourceType }, external_id: { in: sourceIds } },
      columns: ['id', 'source_type', 'external_id']
    })
  )
  const rows = (await Promise.all(groups)).flat()
  return new Map(rows.map(({ id, source_type, external_id }) => [nameKey({ sourceType: source_type, sourceId: external_id }), id]))
}
