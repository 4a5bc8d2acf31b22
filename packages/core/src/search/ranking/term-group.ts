/**
 * Terms that count as one: of an artifact that has several of them, the occurrences are added up, each as much as its weight says. `weight` is how much
 * the group counts in the query.
 */
export interface TermGroup {
  weight: number
  members: readonly GroupMember[]
}

/** Terms that have to stand together in a passage; mostly one alone. */
export interface GroupMember {
  terms: readonly string[]
  weight: number
}

/** The groups of terms that count by themselves, each as often as it stands in the query. */
export function singleTerms(importance: ReadonlyMap<string, number>): TermGroup[] {
  return [...importance].map(([term, weight]) => ({ weight, members: [{ terms: [term], weight: 1 }] }))
}

/** Every term of these groups, each once. */
export function termsOfGroups(groups: readonly TermGroup[]): string[] {
  return [...new Set(groups.flatMap(({ members }) => members.flatMap(({ terms }) => terms)))]
}
