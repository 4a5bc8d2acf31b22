import { config, type Drop } from './config.js'
import { stored } from './consent.js'
import { guard, log } from './debug.js'
import { toJson } from './json.js'
import { adoptOrphans, thisPage } from './tabs.js'

/** A captured event: whom it is from (a batch without its events) and the event itself, both JSON text, with a line break between. */
export type Entry = string

const SEPARATOR = '\n\n'

/** Those that the server has not acknowledged, the oldest first. */
let entries: Entry[] = []
/** Those of them that a request carries. */
let flying: Entry[] = []
let draft: Entry[] = []
let open: Entry | undefined
let unsaved = false

/** Keeps all that the server has not acknowledged on the device; once for all changes of one moment. */
export const save = (): void => {
  if (!unsaved) queueMicrotask(write)
  unsaved = true
}

const write = (): void => {
  const text = [...entries, ...draft].join(SEPARATOR)
  unsaved = false
  stored((storage) => {
    if (text) storage.setItem(thisPage(), text)
    else storage.removeItem(thisPage())
  })
}

/** Tells the host of events that are given up, if there are any. */
export const giveUp = (count: number | undefined, reason: Drop['reason']): void => {
  if (!count) return
  log('gave up', count, reason)
  guard(config.onDrop)({ reason, count })
}

/** From here on these wait; of too many the oldest are given up. */
const keep = (all: Entry[]): void => {
  // Half a megabyte or so of the five that browsers let a site store.
  const most = 1_000
  entries = all.slice(-most)
  giveUp(all.length - entries.length, 'overflow')
  save()
}

/** Adds an event. */
export const add = (entry: Entry): void => keep([...entries, entry])

/** Keeps unfinished events on the device only, in case this page never gets to finish them. */
export const keepDraft = (unfinished: Entry[]): void => {
  draft = unfinished
  save()
}

/** Keeps an event that may still learn more, and with it all that come after it, from being sent; without one, nothing any more. */
export const keepOpen = (entry?: Entry): void => {
  open = entry
}

/** Adds to what the open event says. */
export const complete = (more: object): void => {
  if (!open) return
  const whole = `${sender(open)}\n${toJson({ ...JSON.parse(facts(open)), ...more })}`
  if (whole === open) return
  keep(entries.map((entry) => (entry === open ? whole : entry)))
  open = whole
}

/** Whom an event is from. */
export const sender = (entry: Entry): string => entry.replace(/\n.*/, '')

/** What an event says. */
export const facts = (entry: Entry): string => entry.replace(/.*\n/, '')

/** Takes the oldest events of one sender for a request, as many as fit beside what is under way. */
export const take = (count: number): Entry[] => {
  const batch: Entry[] = []
  // Browsers let the keepalive requests under way carry 65,536 bytes together; a little is left for the senders.
  let bytes = 62_000
  for (const entry of entries) {
    bytes -= new Blob([facts(entry)]).size
    if (flying.includes(entry)) continue
    if (entry === open || batch.length === count || bytes < 0 || sender(entry) !== sender(batch[0] || entry)) break
    batch.push(entry)
    flying.push(entry)
  }
  return batch
}

/** Ends a request: what it carried may be sent again. */
export const land = (batch: Entry[]): void => {
  flying = flying.filter((entry) => !batch.includes(entry))
}

/** Forgets events whose way has ended. */
export const remove = (batch: Entry[]): void => keep(entries.filter((entry) => !batch.includes(entry)))

/** Takes over what pages that are gone have left. */
export const adoptEntries = (): unknown => adoptOrphans((text) => keep([...text.split(SEPARATOR), ...entries]))

/** Forgets what another page has taken over while this one was in the back/forward cache. */
export const forgetAdopted = (): void => {
  if (stored((storage) => storage.getItem(thisPage())) === null) entries = []
}

/** Gives up all that waits. */
export const clear = (): void => {
  giveUp(entries.length, 'consent')
  entries = draft = []
}
