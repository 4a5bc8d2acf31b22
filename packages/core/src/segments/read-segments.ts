import { type Static, Type } from 'typebox'
import { customerLabel } from '../customers/index.js'
import { RapportError } from '../errors.js'
import { customers, users } from '../identity/index.js'
import { listSubjects } from '../lists/index.js'
import { findPage, pageQuery, paginationShape, readPaging } from '../paging/index.js'
import type { OrganizationStore, Rows } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import { filterOf, type SegmentRow, subjectOf } from './segment-row.js'
import { membershipShape, type Segment, type SegmentMembershipChange } from './segment-shapes.js'
import { segmentChanges, segments } from './tables/index.js'

export const segmentQuery = strictObject({
  subject: Type.Optional(Type.Enum([...listSubjects], { description: 'Only segments of customers, or of people.' }))
})

export const membershipQuery = strictObject({ ...pageQuery })

export const membershipPageShape = strictObject({ items: Type.Array(membershipShape), pagination: paginationShape })

/** A segment as callers see it, its members counted. */
export async function segmentOf(rows: Rows<'organization'>, row: SegmentRow): Promise<Segment> {
  const subject = subjectOf(row)
  const isIn = { segments: { has: { [row.id]: true } } }
  return {
    id: row.id,
    subject,
    name: row.name,
    description: row.description,
    filter: filterOf(row),
    members: subject === 'customers' ? await rows.count(customers, isIn) : await rows.count(users, isIn),
    version: row.version,
    createdById: row.created_by_id,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    filledAt: isoTimeOrNull(row.filled_at),
    archivedAt: isoTimeOrNull(row.archived_at)
  }
}

/** The segments that are not archived, by name. */
export async function listSegments(store: OrganizationStore, { subject }: Static<typeof segmentQuery>): Promise<{ items: Segment[] }> {
  const where = { archived_at: { isNull: true }, ...(subject && { subject: { eq: subject } }) }
  const rows = await store.find(segments, { where })
  rows.sort((a, b) => (a.name_key < b.name_key ? -1 : 1))
  return { items: await Promise.all(rows.map((row) => segmentOf(store, row))) }
}

/** One segment, also an archived one. Throws NOT_FOUND. */
export async function getSegment(store: OrganizationStore, id: string): Promise<Segment> {
  const [row] = await store.get(segments, [{ id: id.toLowerCase() }])
  if (!row) throw new RapportError('NOT_FOUND', `No segment has the id ${id}`)
  return segmentOf(store, row)
}

/** Who entered and left a segment, the newest first. Throws NOT_FOUND. */
export async function segmentHistory(store: OrganizationStore, now: number, id: string, query: Static<typeof membershipQuery>) {
  await getSegment(store, id)
  const paging = readPaging({ store, now }, 'segments.history', { ...query, id }, { column: 'at', direction: 'desc' })
  const page = await findPage(store, paging, {
    table: segmentChanges,
    where: { segment_id: { eq: id.toLowerCase() } },
    place: (row) => ({ value: row.at, id: row.id })
  })
  const names = await namesOf(store, page.rows)
  const items = page.rows.map(
    (row): SegmentMembershipChange => ({
      customerId: row.customer_id,
      userId: row.user_id,
      name: names.get(row.customer_id ?? row.user_id ?? '') ?? null,
      entered: row.entered,
      at: isoTime(row.at)
    })
  )
  const { hasMore, nextCursor, total } = page
  return { items, pagination: { hasMore, nextCursor, total } }
}

async function namesOf(
  store: OrganizationStore,
  rows: readonly { customer_id: string | null; user_id: string | null }[]
): Promise<Map<string, string | null>> {
  const customerIds = rows.flatMap(({ customer_id }) => customer_id ?? [])
  const userIds = rows.flatMap(({ user_id }) => user_id ?? [])
  const [accounts, people] = await Promise.all([
    customerIds.length === 0
      ? []
      : store.find(customers, { where: { id: { in: customerIds } }, columns: ['id', 'name', 'domain', 'external_id'] }),
    userIds.length === 0 ? [] : store.find(users, { where: { id: { in: userIds } }, columns: ['id', 'name', 'email'] })
  ])
  return new Map([
    ...accounts.map((row) => [row.id, customerLabel(row)] as const),
    ...people.map(({ id, name, email }) => [id, name ?? email] as const)
  ])
}
