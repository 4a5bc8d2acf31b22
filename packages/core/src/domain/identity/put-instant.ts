import type { StampedMap } from '../../storage/define-table.js'

/**
 * When a host says traits: now, or else right after what was said of the same names before, so that of two puts within a millisecond, or within one batch,
 * the later one holds.
 */
export function putInstant(now: number, names: readonly string[], before: readonly (StampedMap | undefined)[]): number {
  const said = before.flatMap((stamped) =>
    names.flatMap((name) => (stamped && Object.hasOwn(stamped, name) ? (stamped[name]?.at ?? []) : []))
  )
  return Math.max(now, ...said.map((at) => at + 1))
}
