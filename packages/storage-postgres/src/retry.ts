import { setTimeout as sleep } from 'node:timers/promises'

const attempts = 5

/**
 * Runs work, up to five times in all while its error is transient. Before each retry it waits for a random time of up to 20, 40, 80 and 160 ms.
 * `attempt` counts from 1.
 */
export async function withRetries<R>(work: (attempt: number) => Promise<R>, isTransient: (error: unknown) => boolean): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt)
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}
