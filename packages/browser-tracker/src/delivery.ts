import { config } from './config.js'
import { consent } from './consent.js'
import { guard, log } from './debug.js'
import { byteLength, type Entry, giveUp, land, take, waiting } from './queue.js'
import { post } from './transport.js'

/** The server takes this many events a request. */
const MOST_EVENTS = 100
/** Browsers let the keepalive requests under way carry 64 kB together; a little is left for the page's own. */
const MOST_BYTES = 64_000
const FIRST_RETRY = 1_000
const LAST_RETRY = 300_000
const LONGEST_WAIT = 86_400_000

let timer: ReturnType<typeof setTimeout> | undefined
let draining: Promise<void> | undefined
let bytesUnderWay = 0
let failures = 0
let mostEvents = MOST_EVENTS
/** Until then the server wants to be left alone. */
let closedUntil = 0

function schedule(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(guard(flush), ms)
}

/** Events are waiting: sends them soon, or now when a whole batch is there. */
export function wake(): void {
  const full = waiting.length >= mostEvents && !failures
  if (full || !timer) schedule(full ? 0 : config.flushInterval)
}

/** The next batch; empty when nothing waits or nothing may be sent now. */
function next(): Entry[] {
  const closed = closedUntil - Date.now()
  const blocked = consent() !== 'granted' ? 'no consent' : !navigator.onLine ? 'offline' : closed > 0 && 'server is busy'
  if (closed > 0) schedule(closed)
  if (blocked) log('waiting:', blocked)
  return blocked ? [] : take(mostEvents, MOST_BYTES - bytesUnderWay)
}

/** Sends one batch; whether the server can take another. */
async function deliver(batch: Entry[], leaving?: boolean): Promise<boolean> {
  const [who = ''] = batch[0]?.split('\n') || []
  const body = `{"events":[${batch.map((entry) => entry.slice(who.length))}],${who.slice(1)}`
  const bytes = byteLength(body)
  bytesUnderWay += bytes
  const { status, wait, reply } = await post(config.host + config.path, body, leaving)
  bytesUnderWay -= bytes
  log('sent', batch.length, 'events:', status, reply)
  const good = status >= 200 && status < 300
  const halve = status === 413 && batch.length > 1
  const refused = status === 413 || status === 400 || status === 403
  ...
}
