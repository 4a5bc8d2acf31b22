import { setTimeout } from 'node:timers/promises'
import { type Clock, systemClock } from '../../values/index.js'

/** Waits in this process; rejects with the signal's reason once it is aborted. The timer does not keep the process alive. */
export async function wait(milliseconds: number, signal: AbortSignal, clock: Clock = systemClock): Promise<void> {
  signal.throwIfAborted()
  if (milliseconds < 1) return
  if (clock.wait) return clock.wait(milliseconds, signal)
  try {
    await setTimeout(milliseconds, undefined, { signal, ref: false })
  } catch (error) {
    signal.throwIfAborted()
    throw error
  }
}

/** A promise's outcome, or the signal's reason as soon as it is aborted: for clients that do not look at signals themselves. */
export async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  let stop: (() => void) | undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    if (stop) signal.removeEventListener('abort', stop)
  }
}
