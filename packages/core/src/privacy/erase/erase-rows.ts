import { eraseAuditEntries } from '../../audit-chain/index.js'
import { removeDigestsOf } from '../../digest/tables/index.js'
import { removeRecipientsOf } from '../../endpoints/tables/index.js'
import { indexFacts, removeFacts } from '../../facts/index.js'
import { removeEvents } from '../../identity/index.js'
import { inboxBatch } from '../../ingest/index.js'
import { removeMailOf } from '../../mail/tables/index.js'
import { inboxPut } from '../../put-inbox/index.js'
import { tables } from '../../registry/tables.js'
import { eraseFromSources, removeSources } from '../../sources/index.js'
import type { Transaction, Where } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { removeNoteSources } from '../../work/index.js'
import type { Mentions } from '../mentions.js'
import { type AnyRow, type AnyTable, SubjectRows, searchedColumns } from '../subject-rows.js'
import { Counts } from './counts.js'
import type { ErasedSubject } from './erased-subject.js'
import { maskedColumns } from './mask-row.js'

/** What erasing rows works with. The organization's `ingest` lock is held. */
interface Place {
  transaction: Transaction
  subject: ErasedSubject
  found: SubjectRows
  ids: Ids
  now: number
}

/** Rows of one table: those that are the subject's own, and those that only name it. */
interface Sorted {
  own: readonly AnyRow[]
  named: readonly AnyRow[]
}

type Erase = (place: Place, rows: Sorted, counts: Counts, table: AnyTable) => Promise<void>

/**
 * Erases a subject from rows of a table: its own are removed, and those of others that name it are masked. The rows are read again before. Answers how many.
 */
export async function eraseRows(
  transaction: Transaction,
  table: AnyTable,
  candidates: readonly AnyRow[],
  subject: ErasedSubject,
  ids: Ids,
  now: number
): Promise<Counts> {
  const counts = new Counts()
  const found = new SubjectRows(transaction, subject)
  const keys = candidates.map((row) => Object.fromEntries(table.key.map((column) => [column, row[column]])))
  const rows = (await transaction.get(table, keys)).filter((row) => row !== undefined)
  const linked = await found.linkedAmong(table, rows)
  const own = rows.filter((row) => linked.has(row))
  const named = rows.filter((row) => !linked.has(row) && found.isNamed(table, row))
  if (own.length + named.length === 0) return counts
  const erase = special[table.name] ?? eraseAny
  await erase({ transaction, subject, found, ids, now }, { own, named }, counts, table)
  return counts
}

const idsOf = (rows: readonly AnyRow[], column = 'id'): string[] => [...new Set(rows.map((row) => String(row[column])))]

const eraseAny: Erase = async (place, { own, named }, counts, table) => {
  await removeRows(place, table, own, counts)
  for (const row of named) {
    const columns = maskedColumns(table, row, place.found.mentionsIn(table, row), place.ids, place.now)
    if (columns === undefined) await removeRows(place, table, [row], counts)
    else await change(place, table, row, columns, counts)
  }
}

async function removeRows({ transaction }: Place, table: AnyTable, rows: readonly AnyRow[], counts: Counts): Promise<void> {
  for (const row of rows) counts.removed(table.name, await transaction.remove(table, whereKey(table, row)))
}

async function change({ transaction }: Place, table: AnyTable, row: AnyRow, columns: AnyRow, counts: Counts): Promise<void> {
  if (Object.keys(columns).length === 0) return
  counts.masked(table.name, await transaction.update(table, whereKey(table, row), columns))
}

function whereKey(table: AnyTable, row: AnyRow): Where<AnyRow> {
  return Object.fromEntries(table.key.map((column) => [column, { eq: row[column] }])) as Where<AnyRow>
}

const eraseEvents: Erase = async (place, { own, named }, counts, table) => {
  await removeEvents(place.transaction, idsOf(own, 'event_id'), place.ids, place.now)
  counts.removed(table.name, own.length)
  await eraseAny(place, { own: [], named }, counts, table)
}

/** Sources of an erased customer go; of others only what the subject said, and what names it. */
const eraseSources: Erase = async (place, { own, named }, counts) => {
  const ofCustomer = place.subject.customerIds.size > 0 ? idsOf(own) : []
  await removeSources(place.transaction, ofCustomer, place.ids, place.now)
  counts.removed(tables.sources.name, ofCustomer.length)
  await rewriteSources(place, idsOf(named), counts)
}

const eraseSegments: Erase = async (place, { own, named }, counts) => {
  await rewriteSources(place, idsOf([...own, ...named], 'source_id'), counts)
}

async function rewriteSources(
  { transaction, subject, found, ids, now }: Place,
  sourceIds: readonly string[],
  counts: Counts
): Promise<void> {
  const erasing = {
    isErased: (email: string) => subject.emails.has(email),
    mask: <T>(value: T): T => found.mentions.mask(value)
  }
  const { removed, changed } = await eraseFromSources(transaction, sourceIds, erasing, ids, now)
  counts.removed(tables.sources.name, removed)
  counts.masked(tables.sources.name, changed)
}

const eraseFacts: Erase = async (place, { own, named }, counts, table) => {
  const { transaction } = place
  await removeFacts(transaction, idsOf(own))
  counts.removed(table.name, own.length)
  await eraseAny(place, { own: [], named }, counts, table)
  await indexFacts(transaction, await transaction.find(tables.facts, { where: { id: { in: idsOf(named) } } }))
}

/** A job of several people goes on with the others; one that is about nobody else has nothing left to do. */
const eraseJobs: Erase = async (place, { named }, counts, table) => {
  const { mentions } = place.found
  for (const row of named) {
    const payload = withoutNamed(withoutWaiting(place, row), (text) => mentions.isIn(text))
    if (payload === undefined) await removeRows(place, table, [row], counts)
    else if (searchedColumns(table).some((column) => column !== 'payload' && column !== 'last_error' && mentions.isIn(row[column]))) {
      await removeRows(place, table, [row], counts)
    } else if (mentions.isIn(payload)) await removeRows(place, table, [row], counts)
    else await change(place, table, row, { payload, last_error: mentions.mask(row.last_error) }, counts)
  }
}

/** A value whose lists have no texts that name somebody. */
function withoutNamed(value: unknown, isNamed: (text: string) => boolean): unknown {
  if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'string' && isNamed(one) ? [] : [withoutNamed(one, isNamed)]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutNamed(one, isNamed)]))
}

/** What the host had put or sent, of jobs that are to write it later. */
const waitingIn: { readonly [kind: string]: 'events' | 'items' } = { [inboxBatch.kind]: 'events', [inboxPut.kind]: 'items' }

/** The payload of a job; of one that writes what waits, without what names the subject, and undefined where nothing is left. */
function withoutWaiting({ found }: Place, { kind, payload }: AnyRow): unknown {
  const column = waitingIn[String(kind)]
  if (column === undefined) return payload
  const kept = keptOf(Object(payload)[column], found)
  return kept.length === 0 ? undefined : { ...Object(payload), [column]: kept }
}

const keptOf = (waiting: unknown, found: SubjectRows): unknown[] =>
  Array.isArray(waiting) ? waiting.filter((one) => !found.mentions.isIn(one)) : []

/** What still waits: what names somebody is theirs or names them by the way, and cannot be told apart before it is read. */
const eraseWaiting =
  (column: 'events' | 'items'): Erase =>
  async (place, { named }, counts, table) => {
    for (const row of named) {
      const kept = keptOf(row[column], place.found)
      if (kept.length === 0) await removeRows(place, table, [row], counts)
      else await change(place, table, row, { [column]: kept }, counts)
    }
  }

/** Where a stream is read from cannot be masked: it is read from its beginning again. */
const eraseStreams: Erase = async (place, { named }, counts, table) => {
  const { mentions } = place.found
  await removeRows(
    place,
    table,
    named.filter((row) => mentions.isIn(row.checkpoint)),
    counts
  )
  await eraseAny(place, { own: [], named: named.filter((row) => !mentions.isIn(row.checkpoint)) }, counts, table)
}

/** No text holds these words any more: what was still to be added and taken away of them comes to nothing. */
const eraseCountChanges: Erase = async (place, { named }, counts, table) => {
  const { mentions } = place.found
  for (const row of named) {
    const kept = Object.entries(Object(row.changes)).filter(([word]) => !mentions.isIn(word))
    await change(place, table, row, { changes: Object.fromEntries(kept) }, counts)
  }
}

/** Takes the names out of the words that the search counts. */
export async function eraseTerms(transaction: Transaction, mentions: Mentions): Promise<void> {
  if (mentions.needles.length === 0) return
  const where = { name: { mentions: mentions.needles } }
  const found = await transaction.find(tables.searchCounts, { where, columns: ['name'] })
  const names = found.flatMap(({ name }) => (mentions.isIn(name) ? [name] : []))
  if (names.length > 0) await transaction.remove(tables.searchCounts, { name: { in: names } })
}

/** A member who is erased owns and sees nothing any more. */
const eraseMembers: Erase = async (place, { own, named }, counts, table) => {
  const { transaction } = place
  const memberIds = { in: idsOf(own) }
  await transaction.update(tables.customers, { owner_id: memberIds }, { owner_id: null, owner_set_by: null })
  counts.removed(tables.customerAccess.name, await transaction.remove(tables.customerAccess, { member_id: memberIds }))
  counts.removed(tables.consoleSessions.name, await transaction.remove(tables.consoleSessions, { member_id: memberIds }))
  counts.removed(tables.consoleLinks.name, await transaction.remove(tables.consoleLinks, { member_id: memberIds }))
  counts.removed(tables.digests.name, await removeDigestsOf(transaction, memberIds.in))
  counts.removed(tables.endpointRecipients.name, await removeRecipientsOf(transaction, memberIds.in))
  const mail = await removeMailOf(transaction, memberIds.in)
  counts.removed(tables.mailAddresses.name, mail.addresses)
  counts.removed(tables.mails.name, mail.mails)
  await eraseAny(place, { own, named }, counts, table)
}

/** Notes are sources too: those about an erased person go with theirs. */
const eraseNotes: Erase = async (place, { own, named }, counts, table) => {
  await removeNoteSources(place.transaction, idsOf(own), place.ids, place.now)
  await eraseAny(place, { own, named }, counts, table)
}

/** Entries of the audit log stay, and the chain over them holds. */
const eraseAudit: Erase = async ({ transaction, found }, { own, named }, counts, table) => {
  const changed = await eraseAuditEntries(transaction, idsOf([...own, ...named]), (value) => found.mentions.isIn(value))
  counts.masked(table.name, changed)
}

const special: { readonly [table: string]: Erase } = {
  [tables.auditEntries.name]: eraseAudit,
  [tables.events.name]: eraseEvents,
  [tables.sources.name]: eraseSources,
  [tables.sourceSegments.name]: eraseSegments,
  [tables.facts.name]: eraseFacts,
  [tables.jobs.name]: eraseJobs,
  [tables.ingestInbox.name]: eraseWaiting('events'),
  [tables.putInbox.name]: eraseWaiting('items'),
  [tables.integrationStreams.name]: eraseStreams,
  [tables.members.name]: eraseMembers,
  [tables.notes.name]: eraseNotes,
  [tables.searchCountChanges.name]: eraseCountChanges
}
