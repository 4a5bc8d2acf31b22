import { config, type Drop } from './config.js'
import { stored } from './consent.js'
import { guard, log } from './debug.js'
import { adoptOrphans, thisPage } from './tabs.js'

/** A captured event: whom it is from (a batch without its events) and the event itself, both JSON text, with a line break between. */
export type Entry = string

const SEPARATOR = '\n\n'

/** Those that no request carries, the oldest first. */
export let waiting: Entry[] = []
let flying: Entry[] = []
let draft: Entry[] = []
let unsaved = false

/** Keeps all that the server has not acknowledged on the device; once for all changes of one moment. */
export const save = (): void => {
  if (!unsaved) queueMicrotask(write)
  unsaved = true
}

const write = (): void => {
  const all = [...flying, ...waiting, ...draft]
  unsaved = false
  stored((storage) => {
    if (all[0]) storage.setItem(thisPage(), all.join(SEPARATOR))
    else storage.removeItem(thisPage())
  })
}

/** Tells the host of events that are given up, if there are any. */
export const giveUp = (count = 0, reason: Drop['reason']): number => {
  if (count) {
    log('gave up', count, reason)
    guard(config.onDrop)({ reason, count })
  }
  return count
}

/** Adds events, by default at the end; while too many wait, the oldest is given up. */
export const add = (entries: Entry[], first?: boolean): void => {
  // Half a megabyte or so of the five that browsers let a site store.
  const most = 1_000
  waiting = first ? [...entries, ...waiting] : [...waiting, ...entries]
  giveUp(waiting.splice(0, waiting.length - most).length, 'overflow')
  save()
}

/** Keeps an unfinished event on the device only, in case this page never gets to finish it. */
export const keepDraft = (entries: Entry[]): void => {
  draft = entries
  save()
}

/** Bytes of a text on the wire. */
export const byteLength = (text: string): number => new Blob([text]).size

/** Whom an event is from. */
export const sender = (entry?: Entry): string => `${entry}`.replace(/\n.*/, '')

/** Takes the oldest events of one sender for a request, as many as fit both limits. */
export const take = (count: number, bytes: number): Entry[] => {
  let end = 0
  for (const entry of waiting) {
    bytes -= byteLength(entry)
    if (end === count || bytes < 0 || sender(entry) !== sender(waiting[0])) break
    end++
  }
  const batch = waiting.splice(0, end)
  flying.push(...batch)
  return batch
}

/** Ends what a request carried; `again` puts it back to wait. */
export const land = (batch: Entry[], again?: boolean): void => {
  const left = batch.filter((entry) => again && flying.includes(entry))
  flying = flying.filter((entry) => !batch.includes(entry))
  add(left, true)
}

/** Takes over what pages that are gone have left. */
export const adoptEntries = (): unknown => adoptOrphans((text) => add(text.split(SEPARATOR), true))

/** Forgets what another page has taken over while this one was in the back/forward cache. */
export const forgetAdopted = (): void => {
  if (stored((storage) => storage.getItem(thisPage())) === null) waiting = []
}

/** Gives up all that waits. */
export const clear = (): void => {
  giveUp(waiting.splice(0).length + flying.splice(0).length, 'consent')
  draft = []
}
