import { stored } from './consent.js'
import { log } from './debug.js'
import { storageKey } from './identity.js'
import { uuid } from './uuid.js'

/**
 * The pages of a site share one storage. Each keeps its events under a name of its own, and holds the web lock of that name while it has
 * any: whoever gets the lock may take over the events, since their page is gone. Nothing is held without need, because browsers
 * neither freeze pages that hold locks nor keep them for the back button.
 */
const page = uuid()
let held: { release?: () => void } | undefined

/** Prefix of the names of all pages. */
const pages = () => `${storageKey()}.`

/** The name of this page: the storage key of its events, and its lock. */
export const thisPage = (): string => pages() + page

/** Says that this page has events. */
export function hold(): void {
  if (held) return
  const mine: { release?: () => void } = {}
  held = mine
  const wait = (resolve: () => void) => {
    if (mine === held) mine.release = resolve
    else resolve()
  }
  navigator.locks?.request(thisPage(), () => new Promise<void>(wait)).catch(log)
}

/** Says that this page has none, or is going away. */
export function letGo(): void {
  held?.release?.()
  held = undefined
}

/**
 * Takes over the events of pages that are gone. Plain http pages have no locks: there the events of pages that are not gone are sent
 * too, and the server drops what it has.
 */
export function adoptOrphans(adopt: (text: string) => void): void {
  for (const name of stored(Object.keys) || []) {
    if (!name.startsWith(pages()) || name === thisPage()) continue
    const takeOver = (lock: unknown) =>
      lock &&
      stored((storage) => {
        const text = storage.getItem(name)
        storage.removeItem(name)
        if (text) adopt(text)
      })
    if (navigator.locks) navigator.locks.request(name, { ifAvailable: true }, takeOver).catch(log)
    else takeOver(true)
  }
}
