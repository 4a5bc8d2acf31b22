/**
 * What goes wrong with one request: too many of them, with the time to wait as seconds, as a date or as epoch seconds; an error of the server; a token
 * that does not count; a place in a feed that is gone; a connection that is cut before or within the answer; an answer that begins and never ends
 * (until it is given up); a page of HTML in place of JSON.
 */
export type Fault =
  | { kind: 'tooMany'; seconds: number; told: 'seconds' | 'date' | 'epoch' }
  | { kind: 'serverError' | 'unauthorized' | 'gone' | 'cut' | 'cutWithin' | 'slow' | 'html' }

/** One of each kind. */
export const allFaults: readonly Fault[] = [
  { kind: 'tooMany', seconds: 1, told: 'seconds' },
  { kind: 'tooMany', seconds: 1, told: 'date' },
  { kind: 'tooMany', seconds: 1, told: 'epoch' },
  ...(['serverError', 'unauthorized', 'gone', 'cut', 'cutWithin', 'slow', 'html'] as const).map((kind) => ({ kind }))
]

/**
 * Faults at random, the same for the same seed: about `rate` of the requests have one.
 *
 * @example fakeProvider({ routes, now, faults: randomFaults({ seed: 7, rate: 0.2 }) })
 */
export function randomFaults({
  seed,
  rate,
  of = allFaults
}: {
  seed: number
  rate: number
  of?: readonly Fault[]
}): () => Fault | undefined {
  const next = random(seed)
  return () => (next() < rate ? of[Math.floor(next() * of.length)] : undefined)
}

/** Numbers from 0 to 1 that look like chance (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What a request meets with a fault, in place of its answer or on the way of it. */
export function faulty(fault: Fault, answer: () => Response, now: number, signal: AbortSignal | null | undefined): Response {
  const json = (status: number, error: string, headers?: Record<string, string>) =>
    new Response(JSON.stringify({ error: { message: error } }), { status, headers: { 'content-type': 'application/json', ...headers } })
  switch (fault.kind) {
    case 'tooMany':
      return json(429, 'Too many requests', { 'retry-after': waitAs(fault, now) })
    case 'serverError':
      return json(500, 'Something went wrong')
    case 'unauthorized':
      return json(401, 'The token does not count')
    case 'gone':
      return json(410, 'The place is not known any more')
    case 'html':
      return new Response('<!doctype html><title>Be right back</title>', { status: 200, headers: { 'content-type': 'text/html' } })
    case 'cut':
      throw new TypeError('fetch failed')
    case 'cutWithin':
    case 'slow':
      return beginning(answer(), fault.kind === 'cutWithin', signal)
  }
}

function waitAs({ seconds, told }: Extract<Fault, { kind: 'tooMany' }>, now: number): string {
  const at = now + seconds * 1000
  if (told === 'date') return new Date(at).toUTCString()
  return String(told === 'epoch' ? Math.ceil(at / 1000) : seconds)
}

/** The first byte of an answer; then it is cut, or nothing more comes. */
function beginning({ status, headers }: Response, isCut: boolean, signal: AbortSignal | null | undefined): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{'))
      if (isCut) controller.error(new TypeError('terminated'))
      else if (signal?.aborted) controller.error(signal.reason)
      else signal?.addEventListener('abort', () => controller.error(signal.reason), { once: true })
    }
  })
  return new Response(body, { status, headers })
}
