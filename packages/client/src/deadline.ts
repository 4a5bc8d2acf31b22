import { AbortError, TimeoutError } from './errors.js'

/**
 * One call's time limit, joined with its caller's signal. Its own AbortController stands for both: AbortSignal.any would keep
 * listeners on a long-lived signal for every call made with it.
 */
export class Deadline {
  readonly #controller = new AbortController()
  readonly #endsAt: number
  readonly #timer: ReturnType<typeof setTimeout>
  readonly #outer: AbortSignal | undefined
  readonly #onOuterAbort: () => void

  constructor(
    timeout: number,
    readonly requestId: string,
    outer?: AbortSignal
  ) {
    this.#endsAt = performance.now() + timeout
    this.#timer = setTimeout(() => this.#end(timeoutError(timeout, requestId)), timeout)
    this.#outer = outer
    this.#onOuterAbort = () => this.#end(abortError(outer?.reason, requestId))
    if (outer?.aborted) this.#onOuterAbort()
    else if (outer) listen(outer, this.#onOuterAbort)
  }

  /** Aborts when the time is up or the caller's signal aborts; its reason is the error to throw. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Milliseconds left. */
  get remaining(): number {
    return this.#endsAt - performance.now()
  }

  /** Settles as `work` does, but no later than the deadline: a transport that ignores its signal cannot hold the caller. */
  within<Result>(work: Promise<Result>): Promise<Result> {
    const { signal } = this
    return new Promise((resolve, reject) => {
      const stop = () => reject(signal.reason)
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
      work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
    })
  }

  /** Waits so long, or throws when the deadline comes first. */
  async sleep(milliseconds: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const slept = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds)
    })
    try {
      await this.within(slept)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Must follow the call's end: frees the timer and the listener on the caller's signal. */
  dispose(): void {
    clearTimeout(this.#timer)
    if (this.#outer) forget(this.#outer, this.#onOuterAbort)
  }

  #end(error: Error): void {
    this.#controller.abort(error)
  }
}

interface Waiting {
  calls: Set<() => void>
  listener: () => void
}

/** What waits for a signal. It has one listener however many calls share it: Node warns of more than ten, as of a leak. */
const waiting = new WeakMap<AbortSignal, Waiting>()

function listen(signal: AbortSignal, onAbort: () => void): void {
  const others = waiting.get(signal)
  if (others) {
    others.calls.add(onAbort)
    return
  }
  const calls = new Set([onAbort])
  const listener = () => {
    for (const each of [...calls]) each()
  }
  waiting.set(signal, { calls, listener })
  signal.addEventListener('abort', listener, { once: true })
}

function forget(signal: AbortSignal, onAbort: () => void): void {
  const all = waiting.get(signal)
  if (!all?.calls.delete(onAbort) || all.calls.size > 0) return
  waiting.delete(signal)
  signal.removeEventListener('abort', all.listener)
}

function timeoutError(timeout: number, requestId: string): TimeoutError {
  return new TimeoutError(`The server gave no complete answer within ${timeout} ms. The option timeout sets this limit.`, {
    code: 'TIMEOUT',
    requestId,
    retryable: true
  })
}

function abortError(reason: unknown, requestId: string): AbortError {
  return new AbortError('The caller aborted the call.', { code: 'ABORTED', requestId, retryable: false }, { cause: reason })
}
