import { signalOccurrences } from '@rapport/core/src/registry/tables.js'
import type { NewSignal } from '@rapport/core/src/signals/signal-input.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { day, type World, worldsOn } from '../list-tools/world.js'

/** A Wednesday, in the afternoon. */
const wednesday = Date.UTC(2026, 2, 4, 15)

type Definition<K extends NewSignal['kind']> = K extends 'EVENT_MATCH'
  ? Extract<NewSignal['definition'], { eventNames: string[]; detection?: never }>
  : Extract<NewSignal['definition'], { detection: string }>

/** An organization that watches for signals, on a Wednesday afternoon in March. */
export class SignalWorld {
  constructor(readonly world: World) {}

  get now() {
    return this.world.clock.now()
  }

  get signals() {
    return this.world.workspace.signals
  }

  get rows() {
    return this.world.rows
  }

  /** Sends custom events of a user of an account, so many days ago each. */
  async send(daysAgo: readonly number[], { account = 'acme', user = 'ann', eventName = 'exported', properties = {} } = {}): Promise<void> {
    const events = daysAgo.map((days) => ({
      type: 'custom' as const,
      eventName,
      properties,
      timestamp: this.now - Math.round(days * day),
      userId: `${account}-${user}`,
      email: `${user}@${account}.test`,
      customerId: account
    }))
    for (let at = 0; at < events.length; at += 100)
      await this.world.workspace.ingest({ source: 'server', events: events.slice(at, at + 100) })
  }

  /** So many events on each of these days: they come in the morning. */
  async work(days: readonly number[], each: number, options: { account?: string; user?: string } = {}): Promise<void> {
    await this.send(
      days.flatMap((daysAgo) => Array.from({ length: each }, (_, index) => daysAgo + 0.1 + index / (each * 100))),
      options
    )
  }

  /** The working days between so many days ago, as days before now. */
  workingDays(from: number, to = 0): number[] {
    return Array.from({ length: from - to }, (_, index) => from - index).filter((daysAgo) => {
      const weekday = new Date(this.now - daysAgo * day).getUTCDay()
      return weekday !== 0 && weekday !== 6
    })
  }

  /** Makes a pattern, and looks. */
  async watch(definition: Definition<'EVENT_PATTERN'>, name = 'Watched'): Promise<string> {
    const { signal } = await this.signals.create({ kind: 'EVENT_PATTERN', name, definition })
    await this.world.rapport.runDue()
    return signal.id
  }

  async match(definition: Definition<'EVENT_MATCH'>, name = 'Matched'): Promise<string> {
    const { signal } = await this.signals.create({ kind: 'EVENT_MATCH', name, definition })
    return signal.id
  }

  /** Moves on by days, and does what is due each day. */
  async pass(days = 0): Promise<void> {
    for (let left = days; left > 0; left--) {
      this.world.clock.advance(Math.min(1, left) * day)
      await this.world.rapport.runDue()
    }
    await this.world.rapport.runDue()
  }

  /** Where a signal was seen: the host's customerIds, the newest first. */
  async seen(id: string, state?: 'open' | 'ended'): Promise<string[]> {
    const { items } = await this.signals.occurrences(id, { limit: 200, ...(state && { state }) })
    return items.map(({ customer }) => customer.customerId ?? '')
  }

  /** The titles of the open attention items, by the host's customerIds. */
  async attention(status: 'open' | 'resolved' = 'open'): Promise<Record<string, unknown>[]> {
    return (await this.world.ask('svc_list_attention_items', { status })).items
  }

  occurrences() {
    return this.rows.find(signalOccurrences)
  }
}

/** How the topics get a world of their own. */
export type SignalWorlds = () => Promise<SignalWorld>

/** Makes worlds on one store. */
export function signalWorldsOn(store: () => Store): SignalWorlds {
  const newWorld = worldsOn(store)
  return async () => {
    const world = await newWorld()
    world.clock.advance(wednesday - world.clock.now())
    return new SignalWorld(world)
  }
}
