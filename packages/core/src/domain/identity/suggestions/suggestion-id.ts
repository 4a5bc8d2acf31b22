import { createHash } from 'node:crypto'
import type { CustomerKey, IdentityKey } from '../keys.js'

/** The id of what is known of two keys that may be one: it follows from the keys, so that a pair has one row however often it is found. */
export function suggestionId(duplicate: IdentityKey | CustomerKey, survivor: IdentityKey | CustomerKey): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([duplicate, survivor]))
    .digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
