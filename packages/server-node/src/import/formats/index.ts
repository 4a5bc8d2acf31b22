import type { EventFormat, Fields } from './format.js'
import { ownEvents } from './own-events.js'
import { posthogEvents } from './posthog.js'
import { segmentCalls } from './segment.js'

/** The kinds of event files that can be imported. */
export const eventFormats: readonly EventFormat[] = [ownEvents, segmentCalls, posthogEvents]

/** The format of most of these lines; undefined when none has any of them. */
export function recognizeFormat(lines: readonly Fields[]): EventFormat | undefined {
  const counted = eventFormats.map((format) => ({ format, count: lines.filter((line) => format.matches(line)).length }))
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one))
  return best.count > 0 ? best.format : undefined
}
