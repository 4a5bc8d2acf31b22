import type { Queue } from './queue.js'
import type { Scope, Timer } from './scope.js'
import type { Storage } from './storage.js'

/**
 * Several tabs of a site share one storage. Each tab keeps its events under its own name and holds a lease on them while it lives; when
 * a lease has run out or was given back, another tab takes the events over. A lease is the text `until:owner` under the tab's name.
 */
export interface Adoption {
  /** Holds the lease for as long as anything is stored. */
  hold(): void
  /** Gives the lease back: the page is going away. */
  release(): void
  /** The page is back from the back/forward cache: keep only what no other tab took over. */
  resume(): void
  /** Looks for events of tabs that are gone, now and when the next lease may run out. */
  adopt(): void
}

/** Hidden tabs may run a timer only once a minute. */
const BEAT = 5_000
const HIDDEN_BEAT = 60_000
const BEATS = 3
/** Storage of another process shows up late, so that a claim counts only after a while, and only if nobody overwrote it. */
const CLAIM = 250
/** For so long the former owner, if it wakes up, can see that its events are in other hands. */
const DAY = 86_400_000

/**
 * @param base prefix of all keys: a lease is at base + tab, an event at base + tab + '.' + its id
 * @param stashed whether an unfinished event is stored
 * @param adopted called after events were taken over
 */
export function createAdoption(
  storage: Storage,
  base: string,
  mine: string,
  queue: Queue,
  scope: Scope,
  stashed: () => boolean,
  adopted: (count: number) => void
): Adoption {
  let beat: Timer | undefined
  let rescan: Timer | undefined

  const lease = (tab: string) => (storage.get(base + tab) || '0:').split(':')
  const write = (tab: string, ms: number) => storage.set(base + tab, `${ms && Date.now() + ms}:${mine}`)
  const used = () => queue.size() > 0 || stashed()

  const renew = () => {
    beat = undefined
    const [, owner] = lease(mine)
    if (owner && owner !== mine) queue.keepStored()
    if (!used()) return storage.remove(base + mine)
    const period = document.visibilityState === 'visible' ? BEAT : HIDDEN_BEAT
    write(mine, period * BEATS)
    beat = scope.after(period, renew)
  }

  const takeOver = (tab: string, released: boolean) => {
    if (lease(tab)[1] !== mine) return
    const prefix = `${base + tab}.`
    const keys = storage.keys().filter((key) => key.startsWith(prefix))
    for (const key of keys) {
      queue.adopt(key.slice(prefix.length), storage.get(key) || '')
      storage.remove(key)
    }
    if (released || !keys.length) storage.remove(base + tab)
    else write(tab, DAY)
    if (keys.length) adopted(keys.length)
  }

  const adopt = () => {
    clearTimeout(rescan)
    const now = Date.now()
    const tabs = new Set<string>()
    for (const key of storage.keys()) if (key.startsWith(base)) tabs.add(key.slice(base.length).split('.')[0] || '')
    tabs.delete(mine)
    let next = HIDDEN_BEAT * BEATS
    for (const tab of tabs) {
      const until = Number(lease(tab)[0])
      if (until > now) {
        next = Math.min(next, until - now + CLAIM)
      } else {
        write(tab, BEAT)
        scope.after(CLAIM + Math.random() * CLAIM, () => takeOver(tab, !until))
      }
    }
    if (tabs.size) rescan = scope.after(next, adopt)
  }

  return {
    hold() {
      if (beat === undefined) renew()
    },
    release() {
      clearTimeout(beat)
      beat = undefined
      if (used()) write(mine, 0)
      else storage.remove(base + mine)
    },
    resume() {
      queue.keepStored()
      renew()
    },
    adopt
  }
}
