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

/** Prefix of the storage keys of all pages' events. */
export const allPages = (): string => `${storageKey()}.`

/** Prefix of the storage keys of this page's events, and the name of its lock. */
export const thisPage = (): string => `${allPages() + page}.`

/** Says that this page has events. */
export function hold(): void {
  if (held) return
  const mine: typeof held = {}
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
