import { type Static, Type } from 'typebox'
import { RescheduleAt } from '../../jobs/index.js'
import type { Transaction } from '../../storage/index.js'
import { findCustomerDuplicates } from './find-customer-duplicates.js'
import { findNamedCompanies } from './find-named-companies.js'
import { findUserDuplicates } from './find-user-duplicates.js'
import { removeStaleSuggestions } from './remove-stale-suggestions.js'

const hour = 3_600_000

/** How many rows one step of the search looks at: few, because ingest of the organization waits meanwhile. */
export const defaultPageSize = 200

/** How far a search for duplicates is: its phase, and the id behind which it goes on there. A search that has `rested` is over. */
export const duplicateSearch = Type.Object({
  phase: Type.Union([
    Type.Literal('stale'),
    Type.Literal('users'),
    Type.Literal('customers'),
    Type.Literal('names'),
    Type.Literal('rested')
  ]),
  after: Type.Union([Type.String(), Type.Null()])
})

export type DuplicateSearch = Static<typeof duplicateSearch>

type Phase = DuplicateSearch['phase']

/** The phase after each; that after the last is no part of the search. */
const next: Record<Exclude<Phase, 'rested'>, Phase> = { stale: 'users', users: 'customers', customers: 'names', names: 'rested' }

/** Where a search begins. */
export const newDuplicateSearch: DuplicateSearch = { phase: 'stale', after: null }

/**
 * Does a page of the search for duplicates, and answers what is next, or undefined at the end. First it removes the suggestions that mean nothing any
 * more, then it looks for duplicates of users, then for those of customers, from both sides. A search may run again at any time: what is known of a
 * pair stays. `now` is in epoch milliseconds. The `ingest` lock must be held.
 */
export async function searchDuplicates(
  transaction: Transaction,
  { phase, after }: DuplicateSearch,
  now: number,
  pageSize = defaultPageSize
): Promise<DuplicateSearch | undefined> {
  if (phase === 'rested') return undefined
  const last = await pageOf(transaction, phase, after, now, pageSize)
  if (last !== null) return { phase, after: last }
  return next[phase] === 'rested' ? undefined : { phase: next[phase], after: null }
}

/**
 * The same as a step of a job, which rests for an hour when it has searched everything, and is over then: while it is there, nobody has to search
 * again.
 */
export async function searchDuplicatesOnce(
  transaction: Transaction,
  progress: DuplicateSearch,
  now: number
): Promise<DuplicateSearch | RescheduleAt<DuplicateSearch> | undefined> {
  if (progress.phase === 'rested') return undefined
  return (await searchDuplicates(transaction, progress, now)) ?? new RescheduleAt(now + hour, { phase: 'rested', after: null })
}

function pageOf(transaction: Transaction, phase: Exclude<Phase, 'rested'>, after: string | null, now: number, pageSize: number) {
  switch (phase) {
    case 'stale':
      return removeStaleSuggestions(transaction, after, pageSize)
    case 'users':
      return findUserDuplicates(transaction, after, now, pageSize)
    case 'customers':
      return findCustomerDuplicates(transaction, after, now, pageSize)
    case 'names':
      return findNamedCompanies(transaction, after, now, pageSize)
  }
}
