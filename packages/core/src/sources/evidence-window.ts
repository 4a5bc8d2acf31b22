import { RapportError } from '../errors.js'
import type { Condition } from '../storage/index.js'
import { readInstant } from '../values/index.js'

/** Dates that a list of sources or facts, or a search in them, can be narrowed to; both included, in UTC. */
export interface EvidenceDates {
  after?: string
  before?: string
}

/**
 * The instants between these dates; undefined when neither is given. Throws INVALID_TOOL_INPUT for another offset than Z, and when `after`
 * is later.
 */
export function evidenceWindow({ after, before }: EvidenceDates): Condition<number> | undefined {
  const gte = after === undefined ? undefined : readInstant(after, 'input.after', { utc: true, bound: 'lower' })
  const lte = before === undefined ? undefined : readInstant(before, 'input.before', { utc: true, bound: 'upper' })
  if (gte === undefined && lte === undefined) return undefined
  if (gte !== undefined && lte !== undefined && gte > lte) {
    throw new RapportError('INVALID_TOOL_INPUT', 'input.after must not be later than input.before')
  }
  return { ...(gte !== undefined && { gte }), ...(lte !== undefined && { lte }) }
}
