import { defineListener, type Listener } from '../../changes/index.js'
import type { ArrivedEvent } from '../../public-types/index.js'
import type { Store } from '../../storage/index.js'
import type { Clock, Logger } from '../../values/index.js'
import { arrivedEvents, recentEvents } from './arrived-events.js'

/** What arrived since the last time: the newest of it, and how many more there were than are shown. */
export interface Arrival {
  events: readonly ArrivedEvent[]
  more: number
}

/** What arrives is shown together, no more often than this. */
const pauseMs = 1_000
/** So many of them are shown at a time; what else arrived meanwhile is counted. */
const maxShown = 100
/** Processes that store events are told so often that somebody looks, and tell of theirs for so long after they heard it. */
const renewMs = 5_000
const heardForMs = 15_000
/** Organizations that other processes look at; who announces more than that is not heard. */
const maxElsewhere = 1_000
const prefix = 'arrivals'

/** Ids that wait to be shown or told: the newest ones, and how many more. */
class Waiting {
  ids: string[] = []
  more = 0

  add(ids: readonly string[]): void {
    const all = [...this.ids, ...ids.slice(-maxShown)]
    this.more += this.ids.length + ids.length - Math.min(all.length, maxShown)
    this.ids = all.slice(-maxShown)
  }

  take(): { ids: string[]; more: number } {
    const { ids, more } = this
    this.ids = []
    this.more = 0
    return { ids, more }
  }
}

/** One organization that somebody in this process looks at. */
interface Watched {
  hearers: Set<(arrival: Arrival) => void>
  waiting: Waiting
  /** What a process that hears nothing of others has shown. */
  shown: Set<string>
  timer: NodeJS.Timeout | undefined
  renew(): void
  renewal: NodeJS.Timeout
}

/**
 * The events that arrive in an organization while somebody looks. Ids wait, at most 100, and their rows are read once a second, after their commit: ingest
 * never waits for it, and does nothing more while nobody looks. Processes on one Postgres tell each other which ids arrived, and only where somebody
 * looks; where they cannot hear each other, the newest rows are read every second instead.
 */
export class Arrivals {
  private readonly watched = new Map<string, Watched>()
  /** Until when another process looks at an organization, and what it is to be told. */
  private readonly elsewhere = new Map<string, { until: number; waiting: Waiting; timer: NodeJS.Timeout | undefined }>()
  private isListening = false
  private isClosed = false

  /** `name` tells this process from others. */
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly name: string
  ) {}

  /** Calls `hear` with what arrives from now on, until the function that it answers is called. */
  watch(organizationId: string, hear: (arrival: Arrival) => void): () => void {
    const watched = this.watched.get(organizationId) ?? this.begin(organizationId)
    watched.hearers.add(hear)
    watched.renew()
    return () => {
      watched.hearers.delete(hear)
      if (watched.hearers.size === 0 && this.watched.get(organizationId) === watched) this.end(organizationId, watched)
    }
  }

  /** What tells it of stored events. */
  listener(): Listener {
    return defineListener({
      kinds: ['eventsStored'],
      hear: ({ organizationId, changes }) => {
        this.listen()
        const watched = this.watched.get(organizationId)
        const other = this.elsewhere.get(organizationId)
        if (!watched && !other) return
        const ids = changes.flatMap(({ events }) => events.slice(-maxShown).map(({ event_id }) => event_id))
        const more = changes.reduce((sum, { events }) => sum + Math.max(0, events.length - maxShown), 0)
        if (watched) this.wait(organizationId, watched, ids, more)
        if (other) this.waitForOther(organizationId, other, ids)
      }
    })
  }

  /** Shows and tells nothing more. */
  close(): void {
    this.isClosed = true
    for (const [organizationId, watched] of this.watched) this.end(organizationId, watched)
    for (const { timer } of this.elsewhere.values()) clearTimeout(timer)
    this.elsewhere.clear()
  }

  private begin(organizationId: string): Watched {
    this.listen()
    const canHear = this.store.notices !== undefined || !this.store.supports.hostTransactions
    const renew = () => (canHear ? this.announce(organizationId, `watch ${this.name}`) : void this.poll(organizationId))
    const renewal = setInterval(renew, canHear ? renewMs : pauseMs).unref()
    const watched: Watched = { hearers: new Set(), waiting: new Waiting(), shown: new Set(), timer: undefined, renew, renewal }
    if (this.isClosed) clearInterval(renewal)
    else this.watched.set(organizationId, watched)
    return watched
  }

  private end(organizationId: string, watched: Watched): void {
    clearInterval(watched.renewal)
    clearTimeout(watched.timer)
    this.watched.delete(organizationId)
  }

  private wait(organizationId: string, watched: Watched, ids: readonly string[], more = 0): void {
    watched.waiting.add(ids)
    watched.waiting.more += more
    watched.timer ??= setTimeout(() => void this.show(organizationId, watched), pauseMs).unref()
  }

  private async show(organizationId: string, watched: Watched): Promise<void> {
    watched.timer = undefined
    const { ids, more } = watched.waiting.take()
    try {
      const events = await arrivedEvents(this.store.organization(organizationId), ids)
      if (this.watched.get(organizationId) !== watched) return
      for (const hear of watched.hearers) hear({ events, more })
    } catch (error) {
      this.logger.warn('Events that arrived could not be read', { organizationId, error: String(error) })
    }
  }

  /** For processes that cannot hear each other: the newest rows, less those that were shown. */
  private async poll(organizationId: string): Promise<void> {
    try {
      const found = await recentEvents(this.store.organization(organizationId), this.clock.now(), { limit: maxShown })
      const watched = this.watched.get(organizationId)
      if (!watched) return
      const fresh = found.filter(({ id }) => !watched.shown.has(id))
      watched.shown = new Set(found.map(({ id }) => id))
      if (fresh.length > 0) for (const hear of watched.hearers) hear({ events: fresh, more: 0 })
    } catch (error) {
      this.logger.warn('Events that arrived could not be read', { organizationId, error: String(error) })
    }
  }

  private waitForOther(
    organizationId: string,
    other: { until: number; waiting: Waiting; timer: NodeJS.Timeout | undefined },
    ids: string[]
  ) {
    if (other.until < this.clock.now()) {
      clearTimeout(other.timer)
      this.elsewhere.delete(organizationId)
      return
    }
    other.waiting.add(ids)
    other.timer ??= setTimeout(() => {
      other.timer = undefined
      this.announce(organizationId, `stored ${this.name} ${other.waiting.take().ids.join(',')}`)
    }, pauseMs).unref()
  }

  private announce(organizationId: string, text: string): void {
    if (!this.store.notices) return
    const announced = this.store
      .organization(organizationId)
      .transaction(async (transaction) => transaction.announce?.(`${prefix} ${organizationId} ${text}`))
    announced.catch((error: unknown) => this.logger.warn('Events that arrived could not be announced', { error: String(error) }))
  }

  private listen(): void {
    if (this.isListening) return
    this.isListening = true
    this.store.notices?.listen({ hear: (topic) => this.heard(topic), mayHaveMissed: () => undefined })
  }

  /** Another process looks at an organization, or has stored events of one that somebody looks at here. */
  private heard(topic: string): void {
    const [first, organizationId = '', what, name, ids = ''] = topic.split(' ')
    if (first !== prefix || name === this.name || this.isClosed) return
    if (what === 'stored') {
      const watched = this.watched.get(organizationId)
      if (watched) this.wait(organizationId, watched, ids.split(',').slice(0, maxShown))
    } else if (what === 'watch') {
      const other = this.elsewhere.get(organizationId)
      const until = this.clock.now() + heardForMs
      if (this.elsewhere.size >= maxElsewhere)
        for (const [id, { until: over }] of this.elsewhere) if (over < this.clock.now()) this.elsewhere.delete(id)
      if (other) other.until = until
      else if (this.elsewhere.size < maxElsewhere) this.elsewhere.set(organizationId, { until, waiting: new Waiting(), timer: undefined })
    }
  }
}
