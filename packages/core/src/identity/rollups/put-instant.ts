import type { StampedMap } from '../../storage/index.js'

/**
 * The time of traits that the host puts: now, or one millisecond after the stored values of the same names, so that of two puts the later one wins
 * even within a millisecond or a batch.
 */
export function putInstant(now: number, names: readonly string[], before: readonly (StampedMap | undefined)[]): number {
  const said = before.flatMap((stamped) =>
    names.flatMap((name) => (stamped && Object.hasOwn(stamped, name) ? (stamped[name]?.at ?? []) : []))
  )
  return Math.max(now, ...said.map((at) => at + 1))
}
