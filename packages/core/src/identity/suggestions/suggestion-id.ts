import { createHash } from 'node:crypto'
import { digestToUuid } from '../../values/index.js'
import type { CustomerKey, IdentityKey } from '../rules/keys.js'

/** The id of what is known of two keys that may be one: it follows from the keys, so that a pair has one row however often it is found. */
export function suggestionId(duplicate: IdentityKey | CustomerKey, survivor: IdentityKey | CustomerKey): string {
  const named = JSON.stringify([duplicate, survivor])
  return digestToUuid(createHash('sha256').update(named).digest('hex'))
}
