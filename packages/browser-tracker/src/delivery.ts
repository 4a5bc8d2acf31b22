import { guard, log } from './debug.js'
import { byteLength, type Item, type Queue } from './queue.js'
import type { Scope, Timer } from './scope.js'
import type { Storage } from './storage.js'
import type { Answer } from './transport.js'

export interface Delivery {
  /** Events are waiting: send them soon, or now when a whole batch is there. */
  wake(): void
  /** Sends what waits; resolves when all of it is acknowledged or the server cannot take it now. Never rejects. */
  flush(): Promise<void>
  /** The page may be going away: sends at once whatever fits beside what is under way. */
  leave(): void
}

/** The server takes this many events a request. */
const MOST_EVENTS = 100
/** Browsers let the keepalive requests under way carry 64 kB together; a little is left for the page's own. */
const MOST_BYTES = 64_000
const FIRST_RETRY = 1_000
const LAST_RETRY = 300_000
const LONGEST_WAIT = 86_400_000

/**
 * Sends the queue in batches, one request at a time, until the server has acknowledged every event.
 * @param post sends one body
 * @param interval milliseconds that events wait for others
 * @param blocked why nothing may be sent now, or nothing
 * @param closedKey where the tabs share until when the server wants to be left alone
 */
export function createDelivery(
  queue: Queue,
  post: (body: string, leaving: boolean) => Promise<Answer>,
  interval: number,
  blocked: () => string | false | undefined,
  storage: Storage,
  closedKey: string,
  scope: Scope
): Delivery {
  let timer: Timer | undefined
  let requests = 0
  let bytesUnderWay = 0
  let failures = 0
  let mostEvents = MOST_EVENTS
  let closedUntil = 0
  let waiting: (() => void)[] = []

  const schedule = (ms: number) => {
    clearTimeout(timer)
    timer = scope.after(ms, send)
  }

  const send = (leaving?: boolean) => {
    clearTimeout(timer)
    timer = undefined
    const closed = Math.max(closedUntil, Number(storage.get(closedKey))) - Date.now()
    const reason = blocked()
    if (reason) log(`waiting: ${reason}`)
    else if (closed > 0) schedule(Math.min(closed, LONGEST_WAIT))
    else while (leaving || !requests) if (!sendBatch(leaving)) break
    if (!requests) rest()
  }

  const rest = () => {
    for (const resolve of waiting) resolve()
    waiting = []
  }

  /** Whether there was a batch to send. */
  const sendBatch = (leaving = false): boolean => {
    const batch = queue.take(mostEvents, MOST_BYTES - bytesUnderWay)
    if (!batch[0]) return false
    const body = `{"events":[${batch.map(({ json }) => json)}],${batch[0].who.slice(1)}`
    const bytes = byteLength(body)
    const fly = (change: 1 | -1) => {
      requests += change
      bytesUnderWay += change * bytes
      for (const item of batch) item.flying = change > 0
    }
    fly(1)
    log(`sending ${batch.length} events`)
    post(body, leaving).then(
      guard((answer: Answer) => {
        fly(-1)
        settle(batch, answer)
      })
    )
    return true
  }

  const settle = (batch: Item[], { status, wait, message, refused }: Answer) => {
    log(`${batch.length} events: status ${status}`, message)
    if (!status || status === 408 || status === 425 || status === 429 || status >= 500) {
      if (wait) {
        closedUntil = Date.now() + Math.min(wait, LONGEST_WAIT)
        storage.set(closedKey, String(closedUntil))
      }
      const backoff = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** failures++) * (0.5 + Math.random() / 2)
      log(`retrying in ${Math.round(Math.max(wait, backoff))} ms`)
      schedule(Math.max(wait, backoff))
      if (!requests) rest()
      return
    }
    if (status === 413 && batch.length > 1) mostEvents = Math.ceil(batch.length / 2)
    else if (status === 413) queue.remove(batch, 'too-large')
    else if (status > 299) queue.remove(batch, 'refused')
    else {
      failures = 0
      queue.remove(
        batch.filter((_, place) => refused.includes(place)),
        'refused'
      )
      queue.remove(batch)
    }
    send()
  }

  scope.on(window, 'online', () => send())

  return {
    wake() {
      if (!failures && queue.size() >= mostEvents) schedule(0)
      else if (timer === undefined && !requests) schedule(interval)
    },
    flush: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        send()
      }),
    leave: () => send(true)
  }
}
