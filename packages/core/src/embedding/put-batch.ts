import { type Static, type TSchema, Type } from 'typebox'
import { requireStorable } from '../domain/require-storable.js'
import { RapportError } from '../errors.js'
import type { Ids } from '../ids.js'
import type { Settings } from '../options.js'
import type { Transaction } from '../storage/contract.js'
import { checkOf } from '../validation.js'

/** What became of one item of a put. */
export interface PutResult {
  /** Rapport's id. */
  id: string
  /** The host's id: customerId, userId (or else email), or externalId. */
  externalId: string
  /** Whether it is new. */
  created: boolean
}

/** A domain function that writes a checked batch under the organization's `ingest` lock; it may move `inlineMoves` stored events to other owners. */
export type Put<T> = (transaction: Transaction, batch: readonly T[], ids: Ids, now: number, inlineMoves: number) => Promise<PutResult[]>

/**
 * Makes a put of the embedding API: checks the batch against its schema, then writes all of it or nothing. Throws INVALID_TOOL_INPUT naming index and
 * field, such as `customers[3].customerId is required`.
 */
export function putBatch<S extends TSchema>({ store, ids, clock, limits }: Settings, name: string, schema: S, put: Put<Static<S>>) {
  const check = checkOf(Type.Array(schema))
  return async (organizationId: string, batch: readonly Static<S>[]): Promise<PutResult[]> => {
    if (!check.accepts(batch)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(batch, name))
    requireStorable(batch, name)
    return store.together([organizationId], (of) =>
      put(of(organizationId), batch as readonly Static<S>[], ids, clock.now(), limits.inlineMoves)
    )
  }
}
