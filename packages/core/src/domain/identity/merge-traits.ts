import { compareText } from '../../storage/canonical-json.js'
import type { StampedMap } from '../../storage/define-table.js'
import { mergeNewest } from '../../storage/merge.js'

/** How many traits are kept of one user or customer. All that merges, shows or sends traits takes time for each, so there must be a bound. */
const mostNames = 2_000

/** For each name the newest value (rule 7); of more than 2,000 names the newest stay. Order and repetition of merges do not matter. */
export function mergeTraits(existing: StampedMap, incoming: StampedMap): StampedMap {
  const merged = mergeNewest(existing, incoming)
  const entries = Object.entries(merged)
  if (entries.length <= mostNames) return merged
  return Object.fromEntries(entries.sort(([a, one], [b, other]) => other.at - one.at || compareText(a, b)).slice(0, mostNames))
}
