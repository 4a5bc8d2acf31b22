import type { Transaction } from '../../storage/index.js'
import { customerIdentities } from '../tables/customer-identities.js'
import { identities } from '../tables/identities.js'
import type { Pair } from './decide.js'

/** Whose the duplicate of a pair is now: its own, the survivor's, or somebody else's. */
export type Standing = 'own' | 'merged' | 'elsewhere'

/** Whose the duplicate of a pair is now; undefined when one of the two is nobody any more. */
export async function standingOf(transaction: Transaction, pair: Pair): Promise<Standing | undefined> {
  const [duplicate, survivor] = await (pair.entity === 'user' ? usersOf(transaction, pair) : customersOf(transaction, pair))
  if (!duplicate || !survivor) return undefined
  if (duplicate.current === duplicate.original) return 'own'
  return duplicate.current === survivor.current ? 'merged' : 'elsewhere'
}

async function usersOf(transaction: Transaction, { duplicate_key, survivor_key }: Pair) {
  const rows = await transaction.get(identities, [{ identity: duplicate_key }, { identity: survivor_key }])
  return rows.map((row) => row && { original: row.original_id, current: row.user_id })
}

async function customersOf(transaction: Transaction, { duplicate_key, survivor_key }: Pair) {
  const rows = await transaction.get(customerIdentities, [{ customer_key: duplicate_key }, { customer_key: survivor_key }])
  return rows.map((row) => row && { original: row.original_id, current: row.customer_id })
}
