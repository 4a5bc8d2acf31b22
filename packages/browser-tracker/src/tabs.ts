import { stored } from './consent.js'
import { log } from './debug.js'
import { storageKey } from './identity.js'
import { uuid } from './uuid.js'

/**
 * The pages of a site share one storage. Each keeps its events under a name of its own, and holds the web lock of that name while it is
 * there: whoever gets the lock may take over the events, since their page is gone.
 */
const page = uuid()
let release: (() => void) | undefined

/** The name of this page: the storage key of its events, and its lock. */
export const thisPage = (): string => `${storageKey()}.${page}`

/** Says that this page is there. */
export const hold = (): void => {
  const wait = (resolve: () => void) => {
    release = resolve
  }
  navigator.locks?.request(thisPage(), () => new Promise<void>(wait)).catch(log)
}

/** Says that it is not; browsers keep no page for the back button that holds a lock. */
export const letGo = (): void => release?.()

/**
 * Takes over the events of pages that are gone. Plain http pages have no locks: there the events of pages that are still there are sent
 * too, and the server drops what it has.
 */
export const adoptOrphans = (adopt: (text: string) => void): unknown =>
  stored((storage) => {
    for (const name in storage) {
      if (!name.startsWith(`${storageKey()}.`) || name === thisPage()) continue
      const takeOver = (lock: unknown) => {
        const text = storage.getItem(name)
        if (!lock || !text) return
        storage.removeItem(name)
        adopt(text)
      }
      if (navigator.locks) navigator.locks.request(name, { ifAvailable: true }, takeOver).catch(log)
      else takeOver(true)
    }
  })
