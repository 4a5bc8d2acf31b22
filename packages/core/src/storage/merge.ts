import { canonicalJson, compareText } from '../values/index.js'
import type { Merge, Stamped, StampedMap } from './define-table.js'

/** One column merged as `upsert` declares it. Stores that merge in SQL must give the same. */
export function mergeColumn(merge: Merge, existing: unknown, incoming: unknown): unknown {
  switch (merge) {
    case 'keep':
      return existing
    case 'replace':
      return incoming
    case 'newest':
      return mergeNewest(existing as StampedMap, incoming as StampedMap)
    default:
      return mergeNumbers(merge, existing as number | null, incoming as number | null)
  }
}

function mergeNumbers(merge: 'min' | 'max' | 'sum', existing: number | null, incoming: number | null): number | null {
  if (existing === null) return incoming
  if (incoming === null) return existing
  return merge === 'sum' ? existing + incoming : Math[merge](existing, incoming)
}

/** Per key the newer value; at the same time the greater JSON text, so that order cannot matter. */
export function mergeNewest(existing: StampedMap, incoming: StampedMap): StampedMap {
  const entries = new Map(Object.entries(existing))
  for (const [key, stamped] of Object.entries(incoming)) {
    const known = entries.get(key)
    if (!known || isNewer(stamped, known)) entries.set(key, stamped)
  }
  return Object.fromEntries(entries)
}

/** Whether `a` wins over `b`: later, or at the same time with the greater canonical JSON text. */
export function isNewer(a: Stamped, b: Stamped): boolean {
  if (a.at !== b.at) return a.at > b.at
  return compareText(canonicalJson(a.value), canonicalJson(b.value)) > 0
}
