import { Type } from 'typebox'
import type { Author } from '../audit/index.js'
import type { Settings } from '../context/index.js'
import { ErasedNameError } from '../identity/index.js'
import { resources } from '../registry/resources.js'
import type { Resource } from '../runtime/index.js'
import type { Json, OrganizationStore, Transaction } from '../storage/index.js'
import { checkOf } from '../validation/index.js'

/** Writes prepared items in a transaction that holds the organization's `ingest` lock. */
export type WriteItems = (transaction: Transaction, author: Author) => Promise<void>

const byNoun: ReadonlyMap<string, Resource> = new Map(Object.values<Resource>(resources).map((resource) => [resource.noun, resource]))

/**
 * Prepares items that a transaction of the host's has put. Throws TypeError for items that are none: another version of Rapport may have written them.
 */
export async function prepareItems(
  rows: OrganizationStore,
  noun: string,
  items: readonly Json[],
  { ids, clock, limits }: Pick<Settings, 'ids' | 'clock' | 'limits'>
): Promise<WriteItems> {
  const resource = byNoun.get(noun)
  if (!resource) throw new TypeError(`There is no resource named ${noun}`)
  const check = checkOf(Type.Array(resource.input))
  if (!check.accepts(items)) throw new TypeError(check.fault(items, noun))
  const write = await resource.put(rows, items)
  return async (transaction, author) => {
    await write(transaction, ids, clock.now(), limits.inlineMoves, author)
  }
}

/**
 * The items but the one that names somebody whose data was erased; undefined for any other error. Data of somebody who was erased is kept nowhere, as in
 * events, and the host was told `accepted` before anybody could know.
 */
export function withoutErased(items: readonly Json[], error: unknown): Json[] | undefined {
  if (!(error instanceof ErasedNameError)) return undefined
  const index = Number(/\[(\d+)\]/.exec(error.path)?.[1])
  return Number.isInteger(index) ? items.filter((_, place) => place !== index) : undefined
}
