import { defaultMaxListeners, getMaxListeners, setMaxListeners } from 'node:events'
import { AbortError, TimeoutError } from './errors.js'

/**
 * One call's time limit, joined with its caller's signal. Its own AbortController stands for both: AbortSignal.any would keep
 * listeners on a long-lived signal for every call made with it.
 */
export class Deadline {
  readonly #controller = new AbortController()
  readonly #endsAt: number
  readonly #timer: NodeJS.Timeout
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
    let timer: NodeJS.Timeout | undefined
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
    this.#outer?.removeEventListener('abort', this.#onOuterAbort)
  }

  #end(error: Error): void {
    this.#controller.abort(error)
  }
}

/** Many calls may share a signal: that is no leak, and Node shall not warn the host of one. */
function listen(signal: AbortSignal, onAbort: () => void): void {
  if (getMaxListeners(signal) === defaultMaxListeners) setMaxListeners(10_000, signal)
  signal.addEventListener('abort', onAbort, { once: true })
}

function timeoutError(timeout: number, requestId: string): TimeoutError {
  return new TimeoutError(`No whole answer within ${timeout} ms.`, { code: 'TIMEOUT', requestId, retryable: true })
}

function abortError(reason: unknown, requestId: string): AbortError {
  return new AbortError('The caller aborted the call.', { code: 'ABORTED', requestId, retryable: false }, { cause: reason })
}
