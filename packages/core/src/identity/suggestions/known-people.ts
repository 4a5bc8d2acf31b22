import type { Transaction } from '../../storage/index.js'
import { type IdentityKey, userIdKey } from '../rules/keys.js'
import { identities } from '../tables/identities.js'
import { users } from '../tables/users.js'

/** Who an identity is now. */
export interface KnownIdentity {
  /** The id of the user. */
  id: string
  /** The user's userId as a key, if it has one. */
  userIdKey: IdentityKey | null
  /** Whether it is a user of its own, and no part of another. */
  isOwn: boolean
}

/** Who these identities are now, by identity; those that nobody named, and those whose user is gone, are left out. */
export async function knownPeople(transaction: Transaction, keys: Iterable<IdentityKey>): Promise<Map<IdentityKey, KnownIdentity>> {
  const wanted = [...new Set(keys)].map((identity) => ({ identity }))
  const rows = (await transaction.get(identities, wanted)).filter((row) => row !== undefined)
  const ids = new Set(rows.map((row) => row.user_id))
  const people = await transaction.get(
    users,
    [...ids].map((id) => ({ id }))
  )
  const byId = new Map(people.flatMap((user) => (user ? [[user.id, user] as const] : [])))
  return new Map(
    rows.flatMap(({ identity, original_id: original, user_id: id }) => {
      const user = byId.get(id)
      if (!user) return []
      return [
        [identity, { id, userIdKey: user.external_id === null ? null : userIdKey(user.external_id), isOwn: original === id }] as const
      ]
    })
  )
}
