import { config, type Drop } from './config.js'
import { stored } from './consent.js'
import { guard, log } from './debug.js'
import { local } from './storage.js'
import { hold, letGo, thisPage } from './tabs.js'

/** One captured event, as it waits for the server to acknowledge it. */
export interface Item {
  /** The event's uuid; being of version 7, ids sort by the time of capture. */
  id: string
  /** Who it is from: a batch without its events, as JSON text. */
  who: string
  /** The event as JSON text. */
  json: string
  /** Whether a request carries it now. */
  flying?: boolean
}

/** Together the waiting events may take a tenth of what browsers let a site store. */
const MOST_CHARACTERS = 500_000

/** The events that the server has not acknowledged, the oldest first. */
export let items: Item[] = []
let total = 0

/** Keeps an event on the device, under a key of its own, so that it costs the same however many wait. */
export function store({ id, who, json }: Item): void {
  stored((storage) => {
    hold()
    storage.setItem(thisPage() + id, `${who}\n${json}`)
  })
}

/** Ends the waiting of events: they are acknowledged, or given up for a reason. */
export function remove(gone: Item[], reason?: Drop['reason']): void {
  items = items.filter((item) => !gone.includes(item))
  for (const { id } of gone) local((storage) => storage.removeItem(thisPage() + id))
  if (!items.length && document.visibilityState === 'visible') letGo()
  if (!reason || !gone.length) return
  total += gone.length
  log('gave up', gone.length, 'events:', reason)
  guard(config.onDrop)({ reason, events: gone.map(({ json }) => JSON.parse(json)), total })
}

/** Puts an event at its place in time; when too many wait, the oldest that no request carries are given up. */
export function add(item: Item): void {
  items.push(item)
  items.sort((a, b) => (a.id < b.id ? -1 : 1))
  store(item)
  let characters = 0
  for (const { who, json } of items) characters += who.length + json.length
  if (items.length > config.maxQueue || characters > MOST_CHARACTERS) remove(items.filter(({ flying }) => !flying).slice(0, 1), 'overflow')
}

/** Bytes of a text on the wire. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length

/** The oldest waiting events of one identity, as many as fit both limits. */
export function take(count: number, bytes: number): Item[] {
  const batch: Item[] = []
  for (const item of items) {
    if (item.flying) continue
    const first = batch[0] || item
    bytes -= byteLength(item.json) + 1 + (first === item ? byteLength(item.who) + 20 : 0)
    if (first.who !== item.who || batch.length === count || bytes < 0) break
    batch.push(item)
  }
  return batch
}

/** Forgets what another page has taken over while this one was in the back/forward cache. */
export function keepStored(): void {
  items = items.filter(({ id }) => stored((storage) => storage.getItem(thisPage() + id)) !== null)
}
