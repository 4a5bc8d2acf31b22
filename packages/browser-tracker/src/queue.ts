import { config, type Drop } from './config.js'
import { mayStore, stored } from './consent.js'
import { guard, log } from './debug.js'
import { storageKey } from './identity.js'
import { local } from './storage.js'
import { uuid } from './uuid.js'

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

const page = uuid()
let items: Item[] = []
let given = 0

/** Bytes of a text on the wire. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length

/** Storage key of the events of one page (of all pages, with an empty name). */
export const queueKey = (name = page): string => `${storageKey()}.${name}`

