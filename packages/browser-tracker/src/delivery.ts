import { config } from './config.js'
import { consent } from './consent.js'
import { guard, log } from './debug.js'
import { byteLength, type Entry, giveUp, land, sender, take } from './queue.js'
import { post } from './transport.js'

/** Milliseconds that events wait for others to share a request, and at least before a retry. */
const GATHER = 1_000

let timer: ReturnType<typeof setTimeout> | undefined
let underWay: Promise<unknown> | undefined
let bytesUnderWay = 0
let backoff = GATHER
/** Events a request, as the server and the proxies before it take them. */
let mostEvents = 100
/** Until then the server is to be left alone. */
let closedUntil = 0

/** Events are waiting: sends them soon. */
export const wake = (): void => {
  const due = () => {
    timer = undefined
    guard(flush)()
  }
  if (!timer) timer = setTimeout(due, Math.max(GATHER, closedUntil - Date.now()))
}

/** Sends one batch, and on success whatever waits after it. */
const deliver = async (batch: Entry[], leaving?: boolean): Promise<void> => {
  const body = `{"events":[${batch.map((entry) => entry.replace(/.*\n/, ''))}],${sender(batch[0]).slice(1)}`
  const bytes = byteLength(body)
  bytesUnderWay += bytes
  const response = await post(config.host.replace(/\/$/, '') + (config.path || `/api/i/v1/${config.publicKey}/events`), body, leaving)
  bytesUnderWay -= bytes
  const status = response?.status || 0
  const after = response?.headers.get('Retry-After') || ''
  const reply: { errors?: unknown[] } = (await response?.json().catch(Object)) || {}
  log('sent', batch.length, 'events:', status, reply)
  const now = Date.now()
  const fiveMinutes = 300_000
  const day = 86_400_000
  let again = !response?.ok
  if (!again) giveUp(reply.errors?.length, 'refused')
  else if (status === 413 && batch[1]) mostEvents = batch.length >> 1
  else if (/400|403|413/.test(`${status}`)) again = !giveUp(batch.length, 'refused')
  else {
    const asked = +after * 1000 || Date.parse(after) - now || 0
    closedUntil = now + Math.min(Math.max(asked, backoff * (1 + Math.random())), day)
  }
  backoff = closedUntil > now ? Math.min(backoff * 2, fiveMinutes) : GATHER
  land(batch, again)
  flush(leaving)
}

/** The next batch; empty when nothing waits, or nothing fits beside what is under way. */
const next = (): Entry[] => {
  // Browsers let the keepalive requests under way carry 64 kB together; a little is left for the page's own.
  const mostBytes = 64_000
  return take(mostEvents, mostBytes - bytesUnderWay)
}

/**
 * Sends what waits, as far as it fits beside what is under way. Answers what is then under way: the same as before if nothing could be
 * sent.
 * @param leaving the page may be going away
 */
export const flush = (leaving?: boolean): Promise<unknown> | undefined => {
  const closed = closedUntil > Date.now()
  if (closed) wake()
  if (closed || !navigator.onLine || consent() !== 'granted') log('waiting:', consent(), closed)
  else for (let batch = next(); batch[0]; batch = next()) underWay = Promise.all([underWay, deliver(batch, leaving).catch(log)])
  return underWay
}
