import { SchemaVersionError, StoreUnavailableError } from '../storage/contract.js'

/** Whether an error says that the store cannot serve now: it cannot be reached, it is closed, or its schema needs a migration. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof StoreUnavailableError || error instanceof SchemaVersionError
}
