import { EventFault } from './event-fault.js'

/** Milliseconds that an event may be ahead of us before its time is not believed. */
const tolerance = 60_000
/** Below this a number of "milliseconds" is before 1973: it is seconds. */
const earliest = 100_000_000_000

/** When an event happened: whole milliseconds; `clamped` when its own time lay in the future and the receive time stands instead. */
export function readTime(value: unknown, receivedAt: number): { occurredAt: number; clamped: boolean } {
  if (typeof value !== 'number' || Number.isNaN(value)) return { occurredAt: receivedAt, clamped: false }
  const at = Math.trunc(value)
  if (at < earliest) throw new EventFault('timestamp', 'timestamp looks like seconds; send milliseconds')
  return at > receivedAt + tolerance ? { occurredAt: receivedAt, clamped: true } : { occurredAt: at, clamped: false }
}
