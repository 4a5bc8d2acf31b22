import { isCausedBy, isUniqueViolation } from './connection/connection-errors.js'

/** How long transactions look for existing rows after one was met: rows that come again come many at once, as when a client sends all it has twice. */
const carefulMs = 1_000

/** A transaction wrote rows without looking, and one of them existed: nothing was saved, and running it again, with looking, may succeed. */
export class CollisionError extends Error {}

/** Whether transactions may write rows without looking for those that exist. */
export class Optimism {
  #carefulUntil = Number.NEGATIVE_INFINITY

  /** Runs a transaction, its first attempt optimistically; throws `CollisionError` when that was wrong. */
  async run<R>(attempt: number, transaction: (optimistic: boolean) => Promise<R>): Promise<R> {
    const optimistic = attempt === 1 && performance.now() >= this.#carefulUntil
    try {
      return await transaction(optimistic)
    } catch (error) {
      if (!optimistic || !isCausedBy(error, isUniqueViolation)) throw error
      this.#carefulUntil = performance.now() + carefulMs
      throw new CollisionError('A row existed that was written as new', { cause: error })
    }
  }
}
