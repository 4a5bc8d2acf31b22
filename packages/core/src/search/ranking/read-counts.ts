import { artifactCount, lengthCount, passageCount, searchCountChanges, searchCounts } from '../../search-index/index.js'
import type { IndexCounts, OrganizationStore } from '../../storage/index.js'

/** The counts of the organization's index, and of these terms in it. */
export function readCounts(store: OrganizationStore, terms: readonly string[]): Promise<IndexCounts> {
  return store.search?.counts ? store.search.counts(terms) : addUp(store, terms)
}

/** What is added up already, and what waits for it. */
async function addUp(store: OrganizationStore, terms: readonly string[]): Promise<IndexCounts> {
  const names = [...terms, artifactCount, lengthCount, passageCount]
  const [waiting, found] = await Promise.all([
    store.find(searchCountChanges, { columns: ['changes'] }),
    store.get(
      searchCounts,
      names.map((name) => ({ name }))
    )
  ])
  const counts = new Map(names.map((name, index) => [name, found[index]?.count ?? 0]))
  for (const { changes } of waiting) {
    for (const name of names) {
      const by = Object.hasOwn(changes, name) ? changes[name] : undefined
      if (by !== undefined) counts.set(name, (counts.get(name) ?? 0) + by)
    }
  }
  // The two are read one after the other: what was added up meanwhile may be missing.
  const countOf = (name: string) => Math.max(0, counts.get(name) ?? 0)
  return {
    artifacts: countOf(artifactCount),
    length: countOf(lengthCount),
    passages: countOf(passageCount),
    documents: new Map(terms.map((term) => [term, countOf(term)]))
  }
}

/** More terms than this do not begin alike in any language. */
const maxTermsRead = 5_000

/** The terms of the index that begin so, with how many artifacts have them. */
export async function termsWithPrefix(store: OrganizationStore, prefix: string): Promise<(readonly [term: string, documents: number])[]> {
  if (store.search?.termsWithPrefix) return store.search.termsWithPrefix(prefix, maxTermsRead)
  const where = { name: { gte: prefix, lt: `${prefix}\u{10ffff}` } }
  const [waiting, found] = await Promise.all([
    store.find(searchCountChanges, { columns: ['changes'] }),
    store.find(searchCounts, { where, orderBy: { column: 'name', direction: 'asc' }, limit: maxTermsRead })
  ])
  const counts = new Map(found.map(({ name, count }) => [name, count]))
  for (const { changes } of waiting) {
    for (const [name, by] of Object.entries(changes)) if (name.startsWith(prefix)) counts.set(name, (counts.get(name) ?? 0) + by)
  }
  return [...counts].filter(([, count]) => count > 0)
}
