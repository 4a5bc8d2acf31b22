import { maxEventCount } from './batch.js'
import { maxBatchBytes } from './capture.js'
import type { QueuedEvent } from './ledger.js'

/** Events that wait for their first request, in groups that can share one; the group that waits longest goes first. */
export class EventQueue {
  readonly #groups = new Map<string, Group>()
  readonly #full = new Set<string>()

  /** Puts an event at the end. */
  add(event: QueuedEvent): void {
    const group = this.#groups.get(event.envelope) ?? { events: [], bytes: 0 }
    this.#groups.set(event.envelope, group)
    group.events.push(event)
    group.bytes += event.bytes + 1
    if (isFull(group)) this.#full.add(event.envelope)
  }

  /** Whether a whole batch waits. */
  get hasFull(): boolean {
    return this.#full.size > 0
  }

  /** Takes the events of one request: a full one, or with `partial` whatever waits longest. */
  take(partial: boolean): QueuedEvent[] | undefined {
    const [envelope] = this.#full.size > 0 ? this.#full : partial ? this.#groups.keys() : []
    return envelope === undefined ? undefined : this.#takeOf(envelope)
  }

  /** Takes every event that came in before this time. */
  takeOlder(time: number): QueuedEvent[] {
    return [...this.#groups].flatMap(([envelope, group]) => {
      const count = group.events.findIndex((event) => event.since >= time)
      return this.#remove(envelope, group, count === -1 ? group.events.length : count)
    })
  }

  #takeOf(envelope: string): QueuedEvent[] | undefined {
    const group = this.#groups.get(envelope)
    if (group === undefined) return undefined
    let bytes = 0
    const count = group.events.slice(0, maxEventCount).findIndex((event) => {
      bytes += event.bytes + 1
      return bytes > maxBatchBytes
    })
    return this.#remove(envelope, group, count === -1 ? maxEventCount : Math.max(count, 1))
  }

  #remove(envelope: string, group: Group, count: number): QueuedEvent[] {
    const taken = group.events.splice(0, count)
    for (const event of taken) group.bytes -= event.bytes + 1
    if (group.events.length === 0) this.#groups.delete(envelope)
    if (!isFull(group)) this.#full.delete(envelope)
    return taken
  }
}

interface Group {
  events: QueuedEvent[]
  bytes: number
}

function isFull(group: Group): boolean {
  return group.events.length >= maxEventCount || group.bytes >= maxBatchBytes
}
