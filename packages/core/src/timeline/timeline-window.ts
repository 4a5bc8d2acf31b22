import { RapportError } from '../errors.js'
import type { Condition } from '../storage/index.js'
import { ago, readInstant } from '../values/index.js'

/** The part of a timeline that is asked for: a relative window, or dates. */
export interface TimelineWindow {
  timeframe?: string
  startDate?: string
  endDate?: string
}

/** Clients' clocks may be this far ahead: ingest takes such events as they are, so "until now" includes them. */
const clockTolerance = 60_000

/** The instants that a window covers, both ends included; by default the last 30 days. Throws INVALID_TOOL_INPUT when its parts contradict each other. */
export function timelineWindow({ timeframe, startDate, endDate }: TimelineWindow, asOf: number): Condition<number> {
  if (startDate === undefined && endDate === undefined) {
    return timeframe === 'all' ? {} : { gte: ago(timeframe ?? '30d', asOf), lte: asOf + clockTolerance }
  }
  if (timeframe !== undefined) throw invalid('input.timeframe cannot be combined with input.startDate or input.endDate')
  const lte = endDate === undefined ? asOf + clockTolerance : readInstant(endDate, 'input.endDate', { utc: true, bound: 'upper' })
  if (startDate === undefined) return { lte }
  const gte = readInstant(startDate, 'input.startDate', { utc: true, bound: 'lower' })
  if (endDate !== undefined && gte > lte) throw invalid('input.startDate must not be after input.endDate')
  return { gte, lte }
}

const invalid = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
