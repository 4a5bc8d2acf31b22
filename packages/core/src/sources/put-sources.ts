import { type CustomerKey, claimCustomers, IdentityUnitOfWork, withCustomerKeys } from '../identity/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { eventTypeOf } from './event-type.js'
import { findSources, type SourceRow } from './find-source.js'
import { type Colleagues, readColleagues } from './participants/colleagues.js'
import { customersOfParticipants, type Followed, followedColumns, unfollowed } from './participants/participants-customer.js'
import type { PreparedSources } from './prepare-sources.js'
import type { ReadSource } from './read-source-input.js'
import type { SourceInput } from './source-input.js'
import { nameKey } from './source-name.js'
import { storeSources } from './store-sources.js'
import type { ChangedSource } from './write-sources.js'

/**
 * Makes or replaces sources by type and external id, with their text, and what follows from them: what the search finds, evidence that
 * points to them, and a job that extracts facts from what is new. A customerId or domain that is not known yet becomes a customer. Of
 * several of one name the last holds. The same again changes nothing. The organization's `ingest` lock must be held, and the batch be
 * checked against `sourceInput`. Throws NOT_FOUND naming index and field.
 *
 * @example
 * const prepared = await prepareSources(store.organization(organizationId), batch)
 * store.groupTransaction([organizationId], { settle: (of) => putSources(of(organizationId), batch, ids, clock.now(), limits.inlineMoves, prepared) })
 */
export async function putSources(
  transaction: Transaction,
  batch: readonly SourceInput[],
  ids: Ids,
  now: number,
  inlineMoves: number,
  { read, contents }: PreparedSources,
  /** Keys of customers, by the places of their sources: as a provider names them. */
  keys: ReadonlyMap<number, CustomerKey> = new Map()
) {
  const [stored, colleagues] = await Promise.all([
    findSources(
      transaction,
      read.map(({ name }) => name)
    ),
    readColleagues(transaction)
  ])
  const set = new IdentityUnitOfWork(transaction, ids, now, inlineMoves)
  const followed = await followCustomers(set, { batch, read, keys }, colleagues)
  await claimCustomers(
    set,
    followed.flatMap(({ key }) => key ?? [])
  )

  const said = new Map<string, ChangedSource>()
  const results = read.map(({ name, columns, segments }, index) => {
    const known = stored.get(name)
    const earlier = said.get(nameKey(name))
    const id = known?.id ?? earlier?.row.id ?? ids.uuid(now)
    const row: SourceRow = {
      ...columns,
      id,
      event_type: eventTypeOf(name.sourceType, columns.participants, colleagues),
      ...followedColumns(set, followed[index] ?? unfollowed),
      names_customer: keys.has(index) || Boolean(batch[index]?.customer),
      replaced: known?.replaced ?? false,
      created_at: known?.created_at ?? now,
      updated_at: now
    }
    said.set(nameKey(name), { row, known, segments })
    return { id, externalId: columns.external_id, created: !known && !earlier }
  })
  await storeSources(set, [...said.values()], contents)
  return results
}

/** The customer that each source names or that follows from its participants. */
async function followCustomers(
  set: IdentityUnitOfWork,
  { batch, read, keys }: { batch: readonly SourceInput[]; read: readonly ReadSource[]; keys: ReadonlyMap<number, CustomerKey> },
  colleagues: Colleagues
): Promise<Followed[]> {
  const naming = batch.flatMap(({ customer }, index) => (customer ? [{ customer, index, path: `sources[${index}].customer` }] : []))
  const said = await withCustomerKeys(set.transaction, naming)
  const named = new Map([...said.map(({ index, customerKey }) => [index, customerKey] as const), ...keys])
  const lists = read.map(({ columns }, index) => (named.has(index) ? [] : columns.participants))
  const found = await customersOfParticipants(set, lists, colleagues)
  return found.map((followed, index) => ({ ...followed, key: named.get(index) ?? followed.key }))
}
