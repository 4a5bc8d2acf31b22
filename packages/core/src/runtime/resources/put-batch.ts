import { type Static, type TSchema, Type } from 'typebox'
import type { Author } from '../../audit/index.js'
import type { Settings } from '../../context/index.js'
import { RapportError } from '../../errors.js'
import { checkOf, maxLevels, requireStorable } from '../../validation/index.js'
import { yieldToEventLoop } from '../../values/index.js'
import type { Resource } from './define-resource.js'
import type { PutResult } from './results.js'

/** The parts of the process that a put works with. */
type PutSettings = Pick<Settings, 'store' | 'ids' | 'clock' | 'limits'>

/**
 * Makes a put of the embedding API: checks the batch against its schema, then writes all of it or nothing. Throws INVALID_TOOL_INPUT naming index and
 * field, such as `customers[3].customerId is required`.
 */
export function batchPut<Input extends TSchema>(resource: Pick<Resource<Input>, 'noun' | 'input' | 'put'>) {
  const checked = checkBatch(resource)
  return async (settings: PutSettings, organizationId: string, batch: readonly Static<Input>[], author?: Author): Promise<PutResult[]> =>
    writeBatch(settings, resource, organizationId, checked(batch), author)
}

/** Checks batches against a resource's schema. Throws INVALID_TOOL_INPUT naming index and field. */
export function checkBatch<Input extends TSchema>({ noun, input }: Pick<Resource<Input>, 'noun' | 'input'>) {
  const check = checkOf(Type.Array(input))
  return (batch: readonly Static<Input>[]): readonly Static<Input>[] => {
    if (!check.accepts(batch)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(batch, noun))
    // The list and its item are no part of the JSON that an item holds, which is read and bounded by itself.
    requireStorable(batch, noun, maxLevels + 2)
    return batch as readonly Static<Input>[]
  }
}

/** Writes a batch that is checked already, all of it or nothing. */
export async function writeBatch<Input extends TSchema>(
  { store, ids, clock, limits }: PutSettings,
  { put }: Pick<Resource<Input>, 'put'>,
  organizationId: string,
  batch: readonly Static<Input>[],
  author?: Author
): Promise<PutResult[]> {
  // What is done with a large batch comes in a turn of its own.
  await yieldToEventLoop()
  const write = await put(store.organization(organizationId), batch)
  return store.groupTransaction([organizationId], {
    settle: (of) => write(of(organizationId), ids, clock.now(), limits.inlineMoves, author)
  })
}
