import { isCausedBy, isUniqueViolation } from './connection/connection-errors.js'

/** How long all transactions look for existing rows after one was met. Repeated rows come many at once, as when a client sends everything again. */
const carefulMs = 1_000

/** A transaction inserted rows without looking, and one of them existed. Nothing was saved; the transaction runs again, and then it looks. */
export class CollisionError extends Error {}

/** An optimistic run of a transaction: it may insert rows without looking for existing ones. */
export interface Attempt {
  /** Set by whoever inserts without looking. If nobody did, a unique violation has another reason and is thrown as it is. */
  hasWrittenUnseen: boolean
  /** Set when such an insert failed because a row existed: what the transaction's work threw then, if it caught that error, is no answer. */
  hasCollided: boolean
}

/** Decides whether transactions may insert rows without looking for existing ones. */
export class Optimism {
  #carefulUntil = Number.NEGATIVE_INFINITY

  /** Runs a transaction, optimistically if this is its first attempt (`attemptNumber` 1). Throws `CollisionError` when a row existed. */
  async run<R>(attemptNumber: number, transaction: (attempt: Attempt | undefined) => Promise<R>): Promise<R> {
    const attempt =
      attemptNumber === 1 && performance.now() >= this.#carefulUntil ? { hasWrittenUnseen: false, hasCollided: false } : undefined
    try {
      return await transaction(attempt)
    } catch (error) {
      const hasCollided = attempt?.hasCollided || (attempt?.hasWrittenUnseen && isCausedBy(error, isUniqueViolation))
      if (!hasCollided) throw error
      this.#carefulUntil = performance.now() + carefulMs
      throw new CollisionError('A row existed that was written as new', { cause: error })
    }
  }
}
