import { RapportError } from '../errors.js'
import { SchemaVersionError, StoreUnavailableError, StoreUnwritableError } from '../storage/index.js'

/** When those whom a store refused come back: it starts again, a standby takes over, or somebody makes room. */
export const storeRetrySeconds = 5

/** Whether an error says that the store cannot serve now: it cannot be reached, it is closed, it takes no writes, or its schema needs a migration. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof StoreUnavailableError || error instanceof SchemaVersionError
}

/** What callers may read of such an error. Where the store is, and why it cannot be reached, is for the log alone. */
export function storeAwayMessage(error: unknown): string {
  return error instanceof StoreUnwritableError ? error.message : 'The storage is not available'
}

/** The refusal that such an error becomes. It says when to come back. */
export function storeAwayRefusal(error: unknown): RapportError {
  return new RapportError('TOOL_UNAVAILABLE', storeAwayMessage(error), { retryAfterSeconds: storeRetrySeconds }, { cause: error })
}
