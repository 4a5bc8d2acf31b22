import type { Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { applyClaims } from '../claims/apply-claims.js'
import { ClaimSet } from '../claims/claims.js'
import { providerRecords } from '../tables/provider-records.js'
import { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { type ChangedRecord, claimPeople } from './claim-people.js'
import { type RecordRow, recordName } from './known-records.js'
import { readAhead } from './read-ahead.js'
import { accountKeyOf, nextState, outsiderIdentity, type RecordChange, type RecordState, stateDigest, stateOf } from './record-state.js'
import type { ProviderRecord } from './reported.js'

/** What a put of a record came to, and whom it is about now: of an account the customer, of a person the user, if there is any. */
export interface PutRecord {
  change: RecordChange
  customerId: string | null
  userId: string | null
}

/**
 * Takes in what providers say of accounts and people: the last state of each record counts, whatever came before. Writes the records, and brings who is
 * who up to date in the same transaction; if more than `inlineMoves` stored events have to move, jobs move the rest. The organization's `ingest` lock
 * must be held. Answers in the order of the records.
 *
 * @example
 * const [acme] = await putProviderRecords(transaction, [{ provider: 'hubspot', account: '4711', kind: 'account', externalId: '1', at, stream: 'companies',
 *   walk: 1, said: { name: 'Acme', domains: ['acme.com'] } }], ids, clock.now())
 */
export async function putProviderRecords(
  transaction: Transaction,
  records: readonly ProviderRecord[],
  ids: Ids,
  now: number,
  inlineMoves?: number
): Promise<PutRecord[]> {
  const set = new IdentityUnitOfWork(transaction, ids, now, inlineMoves)
  // Most records are new: what they say by themselves is what will be looked for.
  const alone = records.map((record) => nextState(undefined, record))
  const [stored, own] = await Promise.all([
    loadRecords(transaction, records),
    set.ownDomains(),
    readAhead(
      set,
      alone.map(({ state }) => state)
    )
  ])
  const rows = new Map(stored)
  const puts = records.map((record, index) => {
    const known = rows.get(nameOf(record))
    const { state, change } = (known ? undefined : alone[index]) ?? nextState(known && stateOf(known), record)
    rows.set(nameOf(record), rowOf(state, record, known, own))
    return { state, change }
  })
  const written = [...rows].filter(([name, row]) => row !== stored.get(name))
  if (written.length > 0) {
    const changedRows = written.map(([, row]) => row)
    set.records.noteWritten(changedRows)
    set.write(transaction.merge(providerRecords, changedRows))
  }
  const changed = written.flatMap(([name, row]) => {
    const before = stored.get(name)
    return before?.digest === row.digest ? [] : [{ before: before && stateOf(before), after: stateOf(row) }]
  })
  await reconcileRecords(set, changed)
  return answersOf(set, puts, own)
}

/** Brings who is who in line with records that have changed and are written, or noted as written in `set.records`. */
export async function reconcileRecords(set: IdentityUnitOfWork, changed: readonly ChangedRecord[]): Promise<void> {
  if (changed.length === 0) return
  const claims = new ClaimSet()
  for (const { after } of changed) if (after.kind === 'account' && after.said !== null) claims.accounts.add(accountKeyOf(after) ?? '')
  await claimPeople(set, changed, claims)
  await applyClaims(set, claims)
}

async function answersOf(
  set: IdentityUnitOfWork,
  puts: readonly { state: RecordState; change: RecordChange }[],
  own: ReadonlySet<string>
): Promise<PutRecord[]> {
  const accounts = puts.flatMap(({ state }) => (state.kind === 'account' ? (accountKeyOf(state) ?? []) : []))
  const people = puts.flatMap(({ state }) => outsiderIdentity(state, own) ?? [])
  await Promise.all([set.customerIdentities.load(accounts), set.identities.load(people)])
  return puts.map(({ state, change }) => {
    const customerId = state.kind === 'account' ? (set.customerIdentities.get(accountKeyOf(state) ?? '')?.customer_id ?? null) : null
    return { change, customerId, userId: set.identities.get(outsiderIdentity(state, own) ?? '')?.user_id ?? null }
  })
}

type RecordName = Pick<ProviderRecord, 'provider' | 'account' | 'kind' | 'externalId'>

const nameOf = ({ provider, account, kind, externalId }: RecordName) => recordName({ provider, account, kind, external_id: externalId })

async function loadRecords(transaction: Transaction, records: readonly ProviderRecord[]): Promise<Map<string, RecordRow>> {
  const named = [...new Map(records.map((record) => [nameOf(record), record]))]
  const keys = named.map(([, { provider, account, kind, externalId }]) => ({ provider, account, kind, external_id: externalId }))
  const found = await transaction.get(providerRecords, keys)
  return new Map(named.flatMap(([name], index) => (found[index] ? [[name, found[index]] as const] : [])))
}

/** The row of a state. A walk that saw a record notes it even where it told nothing new, or an older state. */
function rowOf(
  state: RecordState,
  { stream, walk, said }: ProviderRecord,
  known: RecordRow | undefined,
  own: ReadonlySet<string>
): RecordRow {
  const seen = said === null ? (known?.full_sync ?? walk) : Math.max(walk, known?.full_sync ?? walk)
  if (known && known.changed_at === state.at && known.digest === stateDigest(state) && known.full_sync === seen) return known
  return {
    provider: state.provider,
    account: state.account,
    kind: state.kind,
    external_id: state.externalId,
    // The last that walked past it: another one may have told of it first.
    stream: known && (said === null || walk <= known.full_sync) ? known.stream : stream,
    content: state.said,
    changed_at: state.at,
    identity: outsiderIdentity(state, own),
    customer_key: accountKeyOf(state),
    domain: null,
    target_id: null,
    digest: stateDigest(state),
    full_sync: seen,
    removed: state.removed
  }
}
