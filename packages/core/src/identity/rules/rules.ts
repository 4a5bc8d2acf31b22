import { compareText } from '../../values/index.js'
import { type CustomerKey, type IdentityKey, isUserIdKey } from './keys.js'

/** The rules of identity as plain functions over claims; the incremental writer and the plain reference both decide with these. */

/** What a reviewer decided of an email or a domain: it belongs to this userId or customerId, or does not. */
export interface Decision {
  owner: IdentityKey | CustomerKey
  verdict: 'merged' | 'rejected'
  at: number
}

/**
 * Rule 2: an email belongs to its earliest claimant, ties to the smallest userId; null when no userId claims it. What reviewers decided outranks
 * claims.
 */
export function emailOwner(
  claims: Iterable<{ identity: IdentityKey; firstAt: number }>,
  decisions: readonly Decision[] = []
): IdentityKey | null {
  const left = [...claims].filter(({ identity }) => !isRejected(decisions, identity))
  const earliest = first(left, (a, b) => a.firstAt - b.firstAt || compareText(a.identity, b.identity))
  return decidedOwner(decisions) ?? earliest?.identity ?? null
}

/**
 * Rule 3: who a visitor is at a time: the identity claimed last at or before it, else the first ever claimed. Ties: userId before email, then the
 * smallest.
 */
export function visitorIdentityAt(claims: readonly { identity: IdentityKey; at: number }[], at: number): IdentityKey | null {
  return claimAt(claims, at, (a, b) => strength(b.identity) - strength(a.identity) || compareText(a.identity, b.identity))?.identity ?? null
}

/** Rule 6: the customer a user belonged to at a time: the newest claim at or before it, else the first. Ties: the smallest customerId. */
export function customerKeyAt(claims: readonly { customerKey: CustomerKey; at: number }[], at: number): CustomerKey | null {
  return claimAt(claims, at, (a, b) => compareText(a.customerKey, b.customerKey))?.customerKey ?? null
}

/**
 * What speaks for a customerId as the owner of a domain: the number of its users' distinct work emails there, and its earliest claim on such a user.
 */
export interface DomainVote {
  customerKey: CustomerKey
  emails: number
  earliestAt: number
}

/** A customerId that says a domain is its own, and since when. */
export interface DomainClaim {
  customerKey: CustomerKey
  at: number
}

/**
 * Rule 6: a domain belongs to the customerId that names it in a trait (the newest; ties: the smallest), else to the one to which a provider's account
 * gives it (the same), else to the one with the most work emails there (ties: the earliest claim, then the smallest). What reviewers decided outranks
 * all.
 */
export function domainOwner(
  explicit: readonly DomainClaim[],
  given: readonly DomainClaim[],
  votes: readonly DomainVote[],
  decisions: readonly Decision[] = []
): CustomerKey | null {
  const isOpen = ({ customerKey }: { customerKey: CustomerKey }) => !isRejected(decisions, customerKey)
  const newest = (claims: readonly DomainClaim[]) =>
    first(claims.filter(isOpen), (a, b) => b.at - a.at || compareText(a.customerKey, b.customerKey))
  const named = newest(explicit) ?? newest(given)
  const voted = first(
    votes.filter(isOpen),
    (a, b) => b.emails - a.emails || a.earliestAt - b.earliestAt || compareText(a.customerKey, b.customerKey)
  )
  return decidedOwner(decisions) ?? (named ?? voted)?.customerKey ?? null
}

/** Whether a reviewer decided that this is not the owner. */
export function isRejected(decisions: readonly Decision[], owner: string): boolean {
  return decisions.some((decision) => decision.owner === owner && decision.verdict === 'rejected')
}

/** Whether a reviewer decided that this is the owner. */
export function isMerged(decisions: readonly Decision[], owner: string | null): boolean {
  return decisions.some((decision) => decision.owner === owner && decision.verdict === 'merged')
}

/** The owner that a reviewer chose last; ties: the smallest. */
export function decidedOwner(decisions: readonly Decision[]): string | undefined {
  const merged = decisions.filter(({ verdict }) => verdict === 'merged')
  return first(merged, (a, b) => b.at - a.at || compareText(a.owner, b.owner))?.owner
}

/** The email claimed last; ties: the greater text. */
export function newestEmail(claims: Iterable<{ email: string; lastAt: number }>): string | null {
  return first(claims, (a, b) => b.lastAt - a.lastAt || compareText(b.email, a.email))?.email ?? null
}

function strength(identity: IdentityKey): number {
  return isUserIdKey(identity) ? 2 : 1
}

/** The claim that holds at a time: the last at or before it, else the first of all. `prefer` orders claims of the same instant, the winner first. */
function claimAt<C extends { at: number }>(claims: readonly C[], at: number, prefer: (a: C, b: C) => number): C | undefined {
  const inForce = first(
    claims.filter((claim) => claim.at <= at),
    (a, b) => b.at - a.at || prefer(a, b)
  )
  return inForce ?? first(claims, (a, b) => a.at - b.at || prefer(a, b))
}

function first<T>(items: Iterable<T>, compare: (a: T, b: T) => number): T | undefined {
  let best: T | undefined
  for (const item of items) if (best === undefined || compare(item, best) < 0) best = item
  return best
}
