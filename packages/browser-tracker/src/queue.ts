import type { Drop } from './config.js'
import type { Storage } from './storage.js'

/** One captured event, as it waits for the server to acknowledge it. */
export interface Item {
  /** The event's uuid; being of version 7, ids sort by the time of capture. */
  id: string
  /** The identity that was true at capture: a batch without its events, as JSON text. */
  who: string
  /** The event as JSON text. */
  json: string
  /** Set while a request carries it. */
  flying?: boolean
}

export interface Queue {
  size(): number
  add(item: Item): void
  /** Keeps an event that is not finished on the device only, in case this page never gets to finish it. */
  stash(item: Item): void
  /** The oldest waiting events that share one identity, as many as fit both limits. */
  take(count: number, bytes: number): Item[]
  remove(items: Item[], reason?: Drop['reason']): void
  /** Takes over a record that another tab had stored. */
  adopt(id: string, record: string): void
  /** Forgets what is no longer stored here, since another tab has taken it over. */
  keepStored(): void
  /** Stores all that waits, once storing is allowed. */
  store(): void
}

/** Together the waiting events may take a fifth of what browsers let a site store. */
const MOST_BYTES = 1_000_000

/** Bytes of a text on the wire. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length

/**
 * The events that the server has not acknowledged: in memory, and each under its own key in storage, so that a capture costs the same
 * however many wait. Bounded: the oldest is given up first.
 */
export function createQueue(storage: Storage, prefix: string, most: number, onDrop: (reason: Drop['reason'], items: Item[]) => void): Queue {
  let items: Item[] = []
  const save = ({ id, who, json }: Item) => storage.set(prefix + id, `${who}\n${json}`)
  const remove = (gone: Item[], reason?: Drop['reason']) => {
    items = items.filter((item) => !gone.includes(item))
    for (const { id } of gone) storage.remove(prefix + id)
    if (reason && gone.length) onDrop(reason, gone)
  }
  const add = (item: Item) => {
    items.push(item)
    save(item)
    let bytes = items.reduce((sum, { who, json }) => sum + who.length + json.length, 0)
    while (items.length > most || bytes > MOST_BYTES) {
      const oldest = items.find(({ flying }) => !flying)
      if (!oldest) return
      bytes -= oldest.who.length + oldest.json.length
      remove([oldest], 'overflow')
    }
  }

  return {
    size: () => items.length,
    add,
    stash: save,
    take(count, bytes) {
      const batch: Item[] = []
      for (const item of items) {
        if (item.flying) continue
        const who = batch[0]?.who
        if (who === undefined) bytes -= byteLength(item.who)
        bytes -= byteLength(item.json) + 1
        if (batch.length >= count || bytes < 0 || (who && who !== item.who)) break
        batch.push(item)
      }
      return batch
    },
    remove,
    adopt(id, record) {
      const [who, json] = record.split('\n')
      if (who && json) add({ id, who, json })
      items.sort((a, b) => (a.id < b.id ? -1 : 1))
    },
    keepStored() {
      items = items.filter(({ id }) => storage.get(prefix + id))
    },
    store: () => items.forEach(save)
  }
}
