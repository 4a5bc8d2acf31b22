import { config } from './config.js'
import { consent } from './consent.js'
import { log } from './debug.js'
import { byteLength, type Item, items, remove, take } from './queue.js'
import { after, type Timer } from './scope.js'
import { post } from './transport.js'

/** The server takes this many events a request. */
const MOST_EVENTS = 100
/** Browsers let the keepalive requests under way carry 64 kB together; a little is left for the page's own. */
const MOST_BYTES = 64_000
const FIRST_RETRY = 1_000
const LAST_RETRY = 300_000
const LONGEST_WAIT = 86_400_000

let timer: Timer | undefined
let draining: Promise<void> | undefined
let bytesUnderWay = 0
let failures = 0
let mostEvents = MOST_EVENTS
/** Until then the server wants to be left alone. */
let closedUntil = 0

function schedule(ms: number): void {
  clearTimeout(timer)
  timer = after(ms, () => {
    timer = undefined
    flush()
  })
}

/** Events are waiting: sends them soon, or now when a whole batch is there. */
export function wake(): void {
  const full = items.length >= mostEvents && !failures
  if (full || !timer) schedule(full ? 0 : config.flushInterval)
}

/** The next batch; empty when nothing waits or nothing may be sent now. */
function next(): Item[] {
  const closed = closedUntil - Date.now()
  if (closed > 0) schedule(closed)
  const blocked = closed > 0 ? 'server is busy' : navigator.onLine ? consent() !== 'granted' && 'no consent' : 'offline'
  if (blocked) log('waiting:', blocked)
  return blocked ? [] : take(mostEvents, MOST_BYTES - bytesUnderWay)
}

/** Sends one batch; whether the server can take another. */
async function deliver(batch: Item[], leaving?: boolean): Promise<boolean> {
  const body = `{"events":[${batch.map(({ json }) => json)}],${batch[0]?.who.slice(1)}`
  const bytes = byteLength(body)
  const fly = (flying: boolean) => {
    bytesUnderWay += flying ? bytes : -bytes
    for (const item of batch) item.flying = flying
  }
  fly(true)
  const { status, wait, errors } = await post(config.host + config.path, body, leaving)
  fly(false)
  log('sent', batch.length, 'events:', status, errors)
  if (status === 413 && batch.length > 1) mostEvents = batch.length >> 1
  else if (status === 413) remove(batch, 'too-large')
  else if (status === 400 || status === 403) remove(batch, 'refused')
  else if (status < 200 || status > 299) {
    closedUntil = Date.now() + Math.min(wait, LONGEST_WAIT)
    schedule(Math.max(wait, Math.min(FIRST_RETRY << failures++, LAST_RETRY) * (0.5 + Math.random() / 2)))
    return false
  } else {
    failures = 0
    const refused = batch.filter((_, place) => errors.some(({ index }) => index === place))
    remove(refused, 'refused')
    remove(batch)
  }
  if (items.length) wake()
  return true
}

async function drain(): Promise<void> {
  for (let batch = next(); batch.length && (await deliver(batch)); ) batch = next()
}

/** Sends what waits, one batch after the other; resolves when the server has all of it or cannot take it now. */
export function flush(): Promise<void> {
  draining ||= drain().then(() => {
    draining = undefined
  })
  return draining
}

/** The page may be going away: sends at once whatever fits beside what is under way. */
export function leave(): void {
  for (let batch = next(); batch.length; batch = next()) deliver(batch, true)
}
