import { isCausedBy, isUniqueViolation } from './connection/connection-errors.js'

/** How long transactions look for existing rows after one was met: rows that come again come many at once, as when a client sends all it has twice. */
const carefulMs = 1_000

/** A transaction wrote rows without looking, and one of them existed: nothing was saved, and running it again, with looking, may succeed. */
export class CollisionError extends Error {}

/** An optimistic run of a transaction. */
export interface Attempt {
  /** Whether rows were written without looking; whoever does so says it. Else a unique violation has another reason. */
  hasWrittenUnseen: boolean
}

/** Whether transactions may write rows without looking for those that exist. */
export class Optimism {
  #carefulUntil = Number.NEGATIVE_INFINITY

  /** Runs a transaction, the first of its attempts optimistically; throws `CollisionError` when that was wrong. */
  async run<R>(number: number, transaction: (attempt: Attempt | undefined) => Promise<R>): Promise<R> {
    const attempt = number === 1 && performance.now() >= this.#carefulUntil ? { hasWrittenUnseen: false } : undefined
    try {
      return await transaction(attempt)
    } catch (error) {
      if (!attempt?.hasWrittenUnseen || !isCausedBy(error, isUniqueViolation)) throw error
      this.#carefulUntil = performance.now() + carefulMs
      throw new CollisionError('A row existed that was written as new', { cause: error })
    }
  }
}
