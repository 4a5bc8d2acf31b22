import { setTimeout as sleep } from 'node:timers/promises'

const attempts = 5

/** Runs work again, up to five times, while it fails for a reason that may pass; waits a little longer, and by chance, each time. `attempt` counts from 1. */
export async function withRetries<R>(work: (attempt: number) => Promise<R>, mayPass: (error: unknown) => boolean): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt)
    } catch (error) {
      if (attempt === attempts || !mayPass(error)) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}
