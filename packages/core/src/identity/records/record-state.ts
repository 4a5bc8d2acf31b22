import { createHash } from 'node:crypto'
import type { RowOf } from '../../storage/index.js'
import { canonicalJson } from '../../values/index.js'
import { type CustomerKey, emailKey, type IdentityKey, providerAccountKey, userIdKey } from '../rules/keys.js'
import { workDomain } from '../rules/work-domain.js'
import type { providerRecords } from '../tables/provider-records.js'
import { type AccountState, type PersonState, readAccount, readPerson } from './read-reported.js'
import type { ProviderRecord } from './reported.js'

/** What a put of a record came to. `stale`: a newer state is known already. */
export type RecordChange = 'added' | 'updated' | 'unchanged' | 'removed' | 'stale'

/** The last state of a record. One that was removed keeps what tells whose its key is. */
export type RecordState = Pick<ProviderRecord, 'provider' | 'account' | 'externalId'> & { at: number; removed: boolean } & (
    | { kind: 'account'; said: AccountState | null }
    | { kind: 'person'; said: PersonState | null }
  )

/** The state of a record after a put: an older one changes nothing, and of equal times the later put holds. */
export function nextState(known: RecordState | undefined, put: ProviderRecord): { state: RecordState; change: RecordChange } {
  if (known && put.at < known.at) return { state: known, change: 'stale' }
  const { provider, account, externalId, at } = put
  const named = { provider, account, externalId, at }
  if (put.said === null) {
    const change = known && !known.removed ? 'removed' : 'unchanged'
    if (put.kind === 'person') return { state: { ...named, removed: true, kind: 'person', said: null }, change }
    const last = known?.kind === 'account' ? known.said : null
    // What it joined by still tells whose its key is: what has happened stays where it was.
    return {
      state: { ...named, removed: true, kind: 'account', said: last && { ...last, ownerEmail: null, createdAt: null, traits: {} } },
      change
    }
  }
  const before = known && !known.removed ? known : undefined
  const present = { ...named, removed: false }
  const rank = put.precedence === undefined ? {} : { precedence: put.precedence }
  const state: RecordState =
    put.kind === 'account'
      ? { ...present, kind: 'account', said: { ...readAccount(put.said, at, before?.kind === 'account' ? before.said : null), ...rank } }
      : { ...present, kind: 'person', said: { ...readPerson(put.said, at, before?.kind === 'person' ? before.said : null), ...rank } }
  if (!before) return { state, change: 'added' }
  return { state, change: stateDigest(before) === stateDigest(state) ? 'unchanged' : 'updated' }
}

/** Tells whether two states of a record are the same. */
export function stateDigest({ said, removed }: RecordState): string {
  return createHash('sha256').update(canonicalJson({ said, removed })).digest('hex')
}

/** The state that a row of an account or a person holds. */
export function stateOf(row: RowOf<typeof providerRecords>): RecordState {
  const { provider, account, external_id: externalId, changed_at: at, removed, content: said } = row
  const named = { provider, account, externalId, at, removed }
  if (row.kind === 'account') return { ...named, kind: 'account', said: said as AccountState | null }
  return { ...named, kind: 'person', said: said as PersonState | null }
}

/** The identity that a person's record names: their email, else the host's userId; null for one who is a participant only. */
export function personIdentity({ email, userId }: PersonState): IdentityKey | null {
  if (email !== null) return emailKey(email)
  return userId === null ? null : userIdKey(userId)
}

/** The identity that a record of a person names; null for somebody of the workspace's own, whose email is at one of its domains. */
export function outsiderIdentity(state: RecordState, ownDomains: ReadonlySet<string>): IdentityKey | null {
  if (state.kind !== 'person' || state.said === null) return null
  const domain = state.said.email === null ? null : workDomain(state.said.email)
  return domain !== null && ownDomains.has(domain) ? null : personIdentity(state.said)
}

/** The customer key of the account that a record is, or that its person belongs to. */
export function accountKeyOf({ provider, account, ...record }: RecordState): CustomerKey | null {
  const id = record.kind === 'account' ? record.externalId : (record.said?.account ?? null)
  return id === null ? null : providerAccountKey(provider, account, id)
}
