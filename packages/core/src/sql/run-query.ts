import type { QuerySlots } from '../context/index.js'
import { RapportError } from '../errors.js'
import { type OrganizationStore, type SqlAnswer, SqlError, SqlUnavailableError } from '../storage/index.js'
import { unprocessable } from './refusal.js'

const maxBytes = 8 * 1024 * 1024

/** What a query needs of the call that it is part of. */
export interface QueryContext {
  store: OrganizationStore
  now: number
  queries: QuerySlots
  readonly signal: AbortSignal | undefined
}

/**
 * Runs a tenant's SELECT over the organization's views. Throws UNPROCESSABLE with the reason in its message when the query is at fault, RATE_LIMITED when
 * the organization has too many running, TOOL_UNAVAILABLE when the store cannot run SQL.
 */
export async function runQuery({ store, now, queries, signal }: QueryContext, text: string, maxRows: number): Promise<SqlAnswer> {
  const run = store.sql?.bind(store)
  if (!run) throw unavailable('This store has no SQL engine; queries need PGlite or Postgres')
  // The guard and its parser load with the first query.
  const { examine } = await import('./guard.js')
  const examined = await examine(text)
  return queries.run(store.organizationId, async () => {
    try {
      return await run({ text, ...examined, maxRows, maxBytes, now, ...(signal && { signal }) })
    } catch (error) {
      if (error instanceof SqlError) throw unprocessable(error.code, error.message, { cause: error })
      if (error instanceof SqlUnavailableError) throw unavailable(error.message)
      throw error
    }
  })
}

/** Checks a text as `runQuery` does, without running it. Throws UNPROCESSABLE with the reason in its message. */
export async function guardText(text: string): Promise<void> {
  const { guard } = await import('./guard.js')
  await guard(text)
}

function unavailable(message: string): RapportError {
  return new RapportError('TOOL_UNAVAILABLE', message)
}
