import { config } from './config.js'
import { consent } from './consent.js'
import { guard, log } from './debug.js'
import { type Entry, facts, giveUp, land, remove, sender, take } from './queue.js'
import { post } from './transport.js'

/** Milliseconds that events wait for others to share a request, and at least before a retry. */
const GATHER = 1_000

let timer: ReturnType<typeof setTimeout> | undefined
let underWay: Promise<void> | undefined
let backoff = GATHER
/** Events a request, as the server and the proxies before it take them. */
let mostEvents = 100
/** Until then the server is to be left alone. */
let closedUntil = 0
/** Whether that is the server's own word. A request that broke off, as in a page that closes itself, says nothing about the server. */
let answered: number | undefined

/** Events are waiting: sends them soon. */
export const wake = (): void => {
  const due = () => {
    timer = undefined
    guard(flush)()
  }
  timer = timer || setTimeout(due, Math.max(GATHER, closedUntil - Date.now()))
}

/** Sends one batch, and then whatever waits after it. */
const deliver = async (batch: Entry[], leaving?: boolean): Promise<void> => {
  const body = `{"events":[${batch.map(facts)}],${sender(batch[0] || '').slice(1)}`
  const response = await post(
    config.host.replace(/\/$/, '') + (config.path || `/api/i/v1/${config.publicKey}/events`),
    body,
    leaving
  ).catch(log)
  const status = response?.status
  const reply: { errors?: unknown[] } | undefined = await response?.json().catch(log)
  log(batch.length, 'events:', status || 'not sent: CSP?', reply || '')
  land(batch)
  if (status === 413 && batch[1]) mostEvents = batch.length >> 1
  else if (response?.ok || /400|403|413/.test(`${status}`)) {
    backoff = GATHER
    remove(batch)
    giveUp(response?.ok ? reply?.errors?.length : batch.length, 'refused')
  } else {
    const fiveMinutes = 300_000
    const day = 86_400_000
    const now = Date.now()
    const after = response?.headers.get('Retry-After') || ''
    const asked = +after * 1000 || Date.parse(after) - now || 0
    closedUntil = now + Math.min(Math.max(asked, backoff * (1 + Math.random())), day)
    backoff = Math.min(backoff * 2, fiveMinutes)
    answered = status
  }
  await send()
}

/**
 * Sends what waits, as far as it fits beside what is under way.
 * @param before resolves no earlier than this
 */
const send = async (leaving?: boolean, before?: unknown): Promise<void> => {
  const closed = closedUntil > Date.now() && (answered || !leaving)
  if (closed) wake()
  if (closed || !navigator.onLine || consent() !== 'granted') log('waiting', consent(), closed)
  else {
    const batch = take(mostEvents)
    if (batch[0]) await Promise.all([deliver(batch, leaving), send(leaving)])
  }
  await before
}

/**
 * Sends what waits. Resolves when the server has it, or cannot take it now.
 * @param leaving the page may be going away
 */
export const flush = (leaving?: boolean): Promise<void> => {
  underWay = send(leaving, underWay).catch(log)
  return underWay
}
