import { compareText } from '../../storage/canonical-json.js'
import type { StampedMap } from '../../storage/define-table.js'
import { mergeNewest } from '../../storage/merge.js'

/** Names that are kept of anybody. Whatever merges, shows or sends traits takes time for each: a flood of them would hold everybody up. */
const mostNames = 2_000

/** Per name the newest value (rule 7); of more than 2,000 names those that were said last stay. The same in any order, however often. */
export function mergeTraits(existing: StampedMap, incoming: StampedMap): StampedMap {
  const merged = mergeNewest(existing, incoming)
  const entries = Object.entries(merged)
  if (entries.length <= mostNames) return merged
  return Object.fromEntries(entries.sort(([a, one], [b, other]) => other.at - one.at || compareText(a, b)).slice(0, mostNames))
}
