import { setImmediate } from 'node:timers/promises'

/**
 * Long work as a generator that yields wherever other work may come between. Who calls it chooses: `runCooperatively` where a text of any length may come,
 * `runToEnd` where it is short. Between two yields there should be some milliseconds of work at most.
 */
export type Steps<T> = Generator<undefined, T, undefined>

/** Lets other work of the process have its turn, between two parts of what takes long together. */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate()
}

/**
 * Does long work step by step, and lets other work of the process have its turn after each. Rejects with the signal's reason once it is aborted.
 *
 * @example const divided = await runCooperatively(divide(texts, analyze))
 */
export async function runCooperatively<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await yieldToEventLoop()
    signal?.throwIfAborted()
  }
}

/** Does it at one go. */
export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
