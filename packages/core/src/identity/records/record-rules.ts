import { compareText } from '../../values/index.js'
import { type CustomerKey, customerIdKey, domainKey } from '../rules/keys.js'
import { type Decision, decidedOwner, isRejected } from '../rules/rules.js'
import type { AccountState } from './read-reported.js'

/** The rules of what providers' records say; the incremental writer and the plain reference both decide with these. */

/** Where an account belongs, and the domain that it gives to the customerId which it names. */
export interface AccountTarget {
  /** The key whose customer it belongs to; null for one that is a customer by itself. */
  follows: CustomerKey | null
  domain: string | null
}

/**
 * An account follows what a reviewer decided, else the customerId that it names, else its first domain that is not the workspace's own, else that of its
 * email.
 */
export function accountTarget(said: AccountState, decisions: readonly Decision[], ownDomains: ReadonlySet<string>): AccountTarget {
  const isOutside = (domain: string | null) => domain !== null && !ownDomains.has(domain)
  const decided = decidedOwner(decisions)
  const named = said.customerId === null ? null : customerIdKey(said.customerId)
  const explicit = said.domains.find(isOutside) ?? null
  const domain = explicit ?? (isOutside(said.emailDomain) ? said.emailDomain : null)
  const isNamed = named !== null && !isRejected(decisions, named) && (decided === undefined || decided === named)
  if (isNamed) return { follows: named, domain: explicit }
  return { follows: decided ?? (domain === null ? null : domainKey(domain)), domain: null }
}

/**
 * Whether an account stays by itself although it follows a key: a reviewer rejected that key, or the customer that the key belongs to (`owner` is the key
 * that this customer is by itself). Where a reviewer decided to whom it belongs, it is there.
 */
export function isKeptApart(follows: CustomerKey, owner: CustomerKey, decisions: readonly Decision[]): boolean {
  return decidedOwner(decisions) === undefined && (isRejected(decisions, follows) || isRejected(decisions, owner))
}

/** The key of a provider's account, with the rank of its provider's word (the lowest first, last where it has none), and since when somebody belongs to it. */
export interface RankedAccount {
  key: CustomerKey
  precedence?: number | undefined
  since?: number | undefined
}

/** Of these accounts the one that counts: by the precedence of their providers, then the newest membership, then the smallest key. */
export function firstAccount(accounts: Iterable<RankedAccount>): RankedAccount | null {
  const [first] = [...accounts].sort((a, b) => rankOf(a) - rankOf(b) || sinceOf(b) - sinceOf(a) || compareText(a.key, b.key))
  return first ?? null
}

// A number, as the difference of two infinities is none.
const rankOf = ({ precedence = Number.MAX_SAFE_INTEGER }: RankedAccount): number => precedence
const sinceOf = ({ since = Number.MIN_SAFE_INTEGER }: RankedAccount): number => since
