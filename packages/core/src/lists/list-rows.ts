import { type Static, Type } from 'typebox'
import {
  type Customer,
  customerRecordColumns,
  customerRecordShape,
  loadCustomerNames,
  loadOwners,
  toCustomerRecord
} from '../customers/index.js'
import { customers, users } from '../identity/index.js'
import { findPage, type Page, paginationShape, readPaging } from '../paging/index.js'
import { toUserRecord, userRecordColumns, userRecordShape } from '../people/index.js'
import type { OperationContext } from '../runtime/index.js'
import { segments } from '../segments/tables/index.js'
import type { OrganizationStore, RowOf, Where } from '../storage/index.js'
import { foldText, isoTime } from '../values/index.js'
import type { AnyWhere } from './filter/filter-place.js'
import type { ListSubject } from './filter/filter-shape.js'
import { filterWhere } from './filter/filter-where.js'
import { type CustomerQuery, type PeopleQuery, sortColumns } from './query-shape.js'

type User = RowOf<typeof users>

const closed = { additionalProperties: false }
const inSegments = Type.Array(Type.Object({ id: Type.String(), name: Type.String() }, closed), {
  description: 'The segments that it is in.'
})
const integerOrNull = (description: string) => Type.Union([Type.Integer({ description }), Type.Null()])

/** A customer in a list. */
export const listedCustomer = Type.Object(
  {
    ...customerRecordShape.properties,
    health: integerOrNull('0 to 100, of the last day that was calculated.'),
    healthChange: integerOrNull('Its change in 30 days; null where there was no score.'),
    assessment: Type.Union([Type.String({ description: 'The state of its assessment, such as at_risk.' }), Type.Null()]),
    renewsOn: Type.Union([Type.String({ format: 'date', description: 'The last day of its running term, in UTC.' }), Type.Null()]),
    tags: Type.Array(Type.String()),
    segments: inSegments
  },
  closed
)

/** A person in a list. */
export const listedPerson = Type.Object({ ...userRecordShape.properties, segments: inSegments }, closed)

/** A customer in a list: its record, health, assessment, renewal, tags and segments. */
export type ListedCustomer = Static<typeof listedCustomer>
/** A person in a list. */
export type ListedPerson = Static<typeof listedPerson>

export const customerPageShape = Type.Object({ items: Type.Array(listedCustomer), pagination: paginationShape }, closed)
export const peoplePageShape = Type.Object({ items: Type.Array(listedPerson), pagination: paginationShape }, closed)

/** A page of customers in a list. */
export type ListedCustomerPage = Static<typeof customerPageShape>
/** A page of people in a list. */
export type ListedPersonPage = Static<typeof peoplePageShape>

/** Whose list a call asks for: `me` is the member who calls, or for whom the host calls. */
export const listContext = ({ store, now, origin }: Pick<OperationContext, 'store' | 'now' | 'origin'>): ListContext => ({
  store,
  now,
  memberId: origin.actorId
})

/** Whose list it is: the rows, the instant, and the member who asks, if it is one. */
export interface ListContext {
  store: OrganizationStore
  now: number
  memberId: string | null
}

const customerColumns = [
  ...customerRecordColumns,
  'health_score',
  'health_change',
  'assessment',
  'renews_at',
  'tags',
  'segments'
] as const satisfies readonly (keyof Customer)[]
const personColumns = [...userRecordColumns, 'segments'] as const satisfies readonly (keyof User)[]

/** A page of customers. Throws INVALID_TOOL_INPUT for a wrong filter, or a cursor of another list. */
export async function listCustomersBy(context: ListContext, query: CustomerQuery): Promise<ListedCustomerPage> {
  const { store } = context
  const { orderBy = 'last_activity', orderDirection: direction = 'desc' } = query
  const column = sortColumns.customers[orderBy]
  const paging = readPaging(context, 'lists.customers', query, { column, direction })
  const where = (await selectionWhere('customers', { ...context, now: paging.asOf }, query)) as Where<Customer>
  const page = await findPage(store, paging, {
    table: customers,
    where,
    columns: customerColumns,
    place: (row) => ({ value: row[column], id: row.id })
  })
  const [owners, names] = await Promise.all([
    loadOwners(
      store,
      page.rows.map((row) => row.owner_id)
    ),
    segmentNames(store, page.rows)
  ])
  const items = page.rows.map(
    (row): ListedCustomer => ({
      ...toCustomerRecord(row, owners, paging.asOf),
      health: row.health_score,
      healthChange: row.health_change,
      assessment: row.assessment,
      renewsOn: row.renews_at === null ? null : isoTime(row.renews_at).slice(0, 10),
      tags: Object.keys(row.tags ?? {}).sort(),
      segments: namedSegments(row.segments, names)
    })
  )
  return { items, pagination: paginationOf(page) }
}

/** A page of people. Throws INVALID_TOOL_INPUT for a wrong filter, or a cursor of another list. */
export async function listPeopleBy(context: ListContext, query: PeopleQuery): Promise<ListedPersonPage> {
  const { store } = context
  const { orderBy = 'last_activity', orderDirection: direction = 'desc' } = query
  const column = sortColumns.people[orderBy]
  const paging = readPaging(context, 'lists.people', query, { column, direction })
  const where = (await selectionWhere('people', { ...context, now: paging.asOf }, query)) as Where<User>
  const page = await findPage(store, paging, {
    table: users,
    where,
    columns: personColumns,
    place: (row) => ({ value: row[column], id: row.id })
  })
  const [names, inSegmentsOf] = await Promise.all([
    loadCustomerNames(
      store,
      page.rows.map((row) => row.customer_id)
    ),
    segmentNames(store, page.rows)
  ])
  const items = page.rows.map(
    (row): ListedPerson => ({
      ...toUserRecord(row, names, paging.asOf),
      segments: namedSegments(row.segments, inSegmentsOf)
    })
  )
  return { items, pagination: paginationOf(page) }
}

/** What a list is narrowed to: its filter, and the text that is looked for. */
async function selectionWhere(
  subject: ListSubject,
  { store, now, memberId }: ListContext,
  { filter, search }: Pick<CustomerQuery, 'filter' | 'search'>
): Promise<AnyWhere> {
  const all: AnyWhere[] = []
  if (filter) all.push(await filterWhere(store, subject, filter, { now, memberId }))
  if (search) all.push({ any: [{ search_key: { contains: foldText(search) } }, { external_id: { eq: search } }] })
  return { all }
}

const paginationOf = ({ hasMore, nextCursor, total }: Page<unknown>) => ({ hasMore, nextCursor, total })

async function segmentNames(store: OrganizationStore, rows: readonly Pick<Customer, 'segments'>[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap((row) => Object.keys(row.segments ?? {})))]
  if (ids.length === 0) return new Map()
  const found = await store.find(segments, { where: { id: { in: ids }, archived_at: { isNull: true } }, columns: ['id', 'name'] })
  return new Map(found.map(({ id, name }) => [id, name]))
}

function namedSegments(ids: Customer['segments'], names: ReadonlyMap<string, string>): { id: string; name: string }[] {
  const named = Object.keys(ids ?? {}).flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name }]
  })
  return named.sort((a, b) => (a.name < b.name ? -1 : 1))
}
