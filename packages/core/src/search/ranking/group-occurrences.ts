import type { Occurrences } from '../../search-index/index.js'
import type { GroupMember, TermGroup } from './term-group.js'

/** Where an artifact has something of a group, and how much of it; undefined when it has nothing. */
export function occurrencesOfGroup({ members }: TermGroup, occurrences: ReadonlyMap<string, Occurrences>): Occurrences | undefined {
  const [only, another] = members
  if (only && !another && only.weight === 1 && only.terms.length === 1) return occurrences.get(only.terms[0] ?? '')
  let heading = 0
  let passages: Map<number, number> | undefined
  for (const member of members) {
    const found = occurrencesOfMember(member, occurrences)
    if (!found) continue
    passages ??= new Map()
    heading += found.heading * member.weight
    for (const [passage, count] of found.passages) passages.set(passage, (passages.get(passage) ?? 0) + count * member.weight)
  }
  if (!passages || (heading === 0 && passages.size === 0)) return undefined
  return { heading, passages: [...passages].sort(([a], [b]) => a - b) }
}

/** Several terms stand where all of them do, in one passage or in the heading. */
function occurrencesOfMember({ terms }: GroupMember, occurrences: ReadonlyMap<string, Occurrences>): Occurrences | undefined {
  const [first = ''] = terms
  let found: Occurrences | undefined = occurrences.get(first)
  if (!found || terms.length === 1) return found
  for (const term of terms.slice(1)) {
    const other = occurrences.get(term)
    if (!other) return undefined
    const counts = new Map(other.passages)
    const passages: (readonly [number, number])[] = found.passages.flatMap(([passage, count]) => {
      const both = Math.min(count, counts.get(passage) ?? 0)
      return both > 0 ? [[passage, both] as const] : []
    })
    found = { heading: Math.min(found.heading, other.heading), passages }
  }
  return found
}
