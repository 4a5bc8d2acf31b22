import type { GroupWeight } from './passage-weights.js'
import type { TermGroup } from './term-group.js'

/** How soon an occurrence more adds nothing, how much a long turn is held back, and how many terms a turn usually has. */
const k1 = 1.2
const b = 0.6
const usualTerms = 15
/** What counts of what an excerpt before it has shown. */
const repeated = 0.3
const none: ReadonlySet<number> = new Set()

/** Groups of terms, with how much each tells. */
export interface WeighedGroup extends TermGroup, GroupWeight {}

/** How well a turn of a conversation, or a sentence, answers by itself. */
export class UnitScores {
  private readonly byTerm = new Map<string, { group: number; weight: number }[]>()
  private readonly together: { group: number; weight: number; terms: readonly string[] }[] = []

  constructor(private readonly groups: readonly WeighedGroup[]) {
    for (const [group, { members }] of groups.entries()) {
      for (const { terms, weight } of members) {
        const [term = ''] = terms
        if (terms.length === 1) this.byTerm.set(term, [...(this.byTerm.get(term) ?? []), { group, weight }])
        else this.together.push({ group, weight, terms })
      }
    }
  }

  /** How often each group stands in a unit with these terms. */
  groupsIn(terms: readonly string[]): Map<number, number> {
    const counts = new Map<number, number>()
    const add = (group: number, weight: number) => counts.set(group, (counts.get(group) ?? 0) + weight)
    for (const term of terms) for (const { group, weight } of this.byTerm.get(term) ?? []) add(group, weight)
    if (this.together.length > 0) {
      const present = new Set(terms)
      for (const { group, weight, terms: wanted } of this.together) if (wanted.every((term) => present.has(term))) add(group, weight)
    }
    return counts
  }

  /** What a unit of so many terms says of the query; what was shown already counts for less. */
  score(counts: ReadonlyMap<number, number>, length: number, shown: ReadonlySet<number> = none): number {
    const norm = k1 * (1 - b + (b * length) / usualTerms)
    let score = 0
    for (const [group, count] of counts) {
      const weight = this.groups[group]?.passageWeight ?? 0
      score += ((weight * count * (k1 + 1)) / (count + norm)) * (shown.has(group) ? repeated : 1)
    }
    return score
  }
}
