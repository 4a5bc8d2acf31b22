import { type Static, Type } from 'typebox'
import { RapportError } from '../../errors.js'
import { erasures, events, forgetPeople, recountOwners, removeUncounted } from '../../identity/index.js'
import { tables } from '../../registry/tables.js'
import type { RowOf, Rows, Transaction } from '../../storage/index.js'
import { checkOf } from '../../validation/index.js'
import type { Ids } from '../../values/index.js'
import { type AnyTable, anyTable, SubjectRows, subjectTables } from '../subject-rows.js'
import { Counts } from './counts.js'
import { eraseRows, eraseTerms } from './erase-rows.js'
import { type ErasedSubject, readSubject, storedSubject, storeSubject } from './erased-subject.js'

type ErasureRow = RowOf<typeof erasures>

const key = Type.Union([Type.Array(Type.Union([Type.String(), Type.Number(), Type.Null()])), Type.Null()])

/** How far a running erasure is. `table` counts those of `tablesToErase`. What is written meanwhile is found by a further look at all of them. */
const pendingSchema = Type.Object({
  subject: storedSubject,
  stage: Type.Union([Type.Literal('events'), Type.Literal('people'), Type.Literal('rows')]),
  table: Type.Number(),
  after: key,
  pass: Type.Number(),
  isClean: Type.Boolean(),
  /** Others who lost events: they are counted again when all events are gone. */
  owners: Type.Optional(Type.Object({ users: Type.Array(Type.String()), customers: Type.Array(Type.String()) }))
})
type Pending = Static<typeof pendingSchema>

const check = checkOf(pendingSchema)
const eventsPerStep = 2_000
const rowsPerStep = 200
const maxPasses = 4

/** Sources and facts first: what they change is written into other tables, which come later. */
const first: readonly AnyTable[] = [tables.events, tables.sources, tables.sourceSegments, tables.facts].map((table) => anyTable(table))
const searchCountChanges = anyTable(tables.searchCountChanges)
const tablesToErase = [...first, ...subjectTables.filter((table) => !first.includes(table)), searchCountChanges]

/** What an erasure works with. `commit` runs work in a transaction of its own under the organization's `ingest` lock. */
export interface ErasureWork {
  rows: Rows<'organization'>
  commit(work: (transaction: Transaction) => Promise<void>): Promise<void>
  ids: Ids
  now(): number
}

/** Where an erasure begins. */
export function firstPending(subject: ErasedSubject): Pending {
  return { subject: storeSubject(subject), stage: 'events', table: 0, after: null, pass: 1, isClean: true }
}

/** What one step leaves to do; undefined when the erasure is done. */
interface Step {
  next: Pending | undefined
  counts: Counts
}

/** Does the next step of an erasure. Answers whether there are more. Two processes that do the same step do it once. */
export async function eraseOnce(work: ErasureWork, id: string): Promise<boolean> {
  const [erasure] = await work.rows.get(erasures, [{ id }])
  if (!erasure) throw new RapportError('NOT_FOUND', 'No erasure has this id')
  const { pending, revision } = erasure
  if (pending === null) return false
  if (!check.accepts(pending)) throw new TypeError(check.fault(pending, 'pending'))
  const prepared = await prepare(work.rows, pending)
  await work.commit(async (transaction) => {
    const [current] = await transaction.get(erasures, [{ id }])
    if (current?.revision !== revision) return
    const now = work.now()
    const { next, counts } = await prepared(transaction, work.ids, now)
    await save(transaction, current, next, counts, now)
  })
  return true
}

async function save(transaction: Transaction, row: ErasureRow, next: Pending | undefined, counts: Counts, now: number): Promise<void> {
  const columns = { counts: new Counts(row.counts, counts.stored()).stored(), revision: row.revision + 1 }
  const done = next ? { pending: next } : { pending: null, status: 'done', erased_at: now }
  await transaction.update(erasures, { id: { eq: row.id } }, { ...columns, ...done })
}

type PreparedStep = (transaction: Transaction, ids: Ids, now: number) => Promise<Step>

/** Looks for rows without the lock: going through a large table takes long. */
async function prepare(rows: Rows<'organization'>, pending: Pending): Promise<PreparedStep> {
  const subject = readSubject(pending.subject)
  if (pending.stage === 'events') return (transaction, ids, now) => eraseEvents(transaction, pending, subject, ids, now)
  if (pending.stage === 'people')
    return async (transaction, ids, now) => {
      const counts = new Counts({ removed: await forgetPeople(transaction, subject, ids, now), masked: {} })
      return { next: { ...pending, stage: 'rows' }, counts }
    }
  const table = tablesToErase[pending.table]
  if (!table) return async () => ({ next: undefined, counts: new Counts() })
  const page = await new SubjectRows(rows, subject).page(table, pending.after ?? undefined, rowsPerStep)
  return async (transaction, ids, now) => {
    const counts = await eraseRows(transaction, table, page.rows, subject, ids, now)
    if (table === searchCountChanges) await eraseTerms(transaction, new SubjectRows(transaction, subject).mentions)
    const after = (page.last as Pending['after'] | undefined) ?? null
    return { next: nextPage({ ...pending, after, isClean: pending.isClean && counts.isEmpty }), counts }
  }
}

function nextPage(pending: Pending): Pending | undefined {
  if (pending.after !== null) return pending
  if (pending.table + 1 < tablesToErase.length) return { ...pending, table: pending.table + 1 }
  return pending.isClean || pending.pass >= maxPasses ? undefined : { ...pending, table: 0, pass: pending.pass + 1, isClean: true }
}

async function eraseEvents(transaction: Transaction, pending: Pending, subject: ErasedSubject, ids: Ids, now: number): Promise<Step> {
  // Each step goes on behind the last one: a look from the beginning goes over all that was removed. Behind the end is one such look, for what came meanwhile.
  const [after] = pending.after ?? []
  const {
    count,
    owners: lost,
    last
  } = await removeUncounted(transaction, eventsOf(subject), eventsPerStep, typeof after === 'string' ? after : undefined)
  const users = new Set([...(pending.owners?.users ?? []), ...lost.users])
  const customers = new Set([...(pending.owners?.customers ?? []), ...lost.customers])
  // What is about to be removed is not counted again.
  for (const id of subject.userIds) users.delete(id)
  const counts = new Counts({ removed: { [events.name]: count }, masked: {} })
  const owners = { users: [...users], customers: [...customers] }
  if (count === eventsPerStep && last !== undefined) return { next: { ...pending, owners, after: [last] }, counts }
  if (after !== undefined) return { next: { ...pending, owners, after: null }, counts }
  await recountOwners(transaction, { users, customers }, ids, now)
  const { owners: _counted, ...rest } = pending
  return { next: { ...rest, stage: 'people' }, counts }
}

/** The events of a subject, by the columns that have an index. */
export function eventsOf({ userIds, visitorIds, customerIds }: Pick<ErasedSubject, 'userIds' | 'visitorIds' | 'customerIds'>) {
  return { any: [{ user_id: { in: [...userIds] } }, { visitor_id: { in: [...visitorIds] } }, { customer_id: { in: [...customerIds] } }] }
}
