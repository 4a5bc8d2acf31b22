import { type Static, Type } from 'typebox'
import { RapportError } from '../errors.js'
import type { Direction, OrganizationStore, RowOf, Table, Where } from '../storage/index.js'
import { fitsColumn } from '../validation/index.js'
import { type Cursor, readCursor, writeCursor } from './cursor.js'

/** The input of every list: page size, cursor, order, and its own filters. */
export interface ListInput {
  limit?: number
  cursor?: string
  [filter: string]: unknown
}

/** Which page of a list is asked for. */
export const pageQuery = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: '50 by default.' })),
  cursor: Type.Optional(Type.String({ description: 'The `nextCursor` of the previous page.' }))
}

/** Where a page lies in its list. */
export const paginationShape = Type.Object(
  { hasMore: Type.Boolean(), nextCursor: Type.Union([Type.String(), Type.Null()]), total: Type.Integer() },
  { additionalProperties: false }
)

/** Where a page lies in its list. */
export type Pagination = Static<typeof paginationShape>

/** An order over one column; rows that are equal there follow their ids. */
export interface Order<Column extends string> {
  column: Column
  direction: Direction
}

/** A list as one call asks for it: which page, as of when. */
export interface Paging<Column extends string> {
  order: Order<Column>
  limit: number
  /** The instant that windows count from: that of the first page. */
  asOf: number
  cursor: Cursor | undefined
  /** What this list's cursors are bound to. */
  binding: unknown
}

/** Reads a list's paging; throws INVALID_TOOL_INPUT when the cursor is not of this list with these filters and this order. */
export function readPaging<Column extends string>(
  { store, now }: { store: OrganizationStore; now: number },
  tool: string,
  { limit = 50, cursor: text, ...filters }: ListInput,
  order: Order<Column>
): Paging<Column> {
  const binding = [store.organizationId, tool, { ...filters, orderBy: order.column, orderDirection: order.direction }]
  const cursor = text === undefined ? undefined : readCursor(text, binding)
  if (text !== undefined && !cursor) throw foreignCursor()
  return { order, limit, asOf: cursor?.asOf ?? now, cursor, binding }
}

export interface Page<Row> {
  rows: Row[]
  hasMore: boolean
  nextCursor: string | null
  total: number
}

/** What is listed: the rows of a table, some of their columns (all by default), and for each what it sorts by and its id. */
interface List<T extends Table<'organization'>, C extends keyof RowOf<T>> {
  table: T
  where: Where<RowOf<T>>
  columns?: readonly C[]
  place: (row: Pick<RowOf<T>, C>) => { value: string | number | null; id: string }
  /** Whether the first page counts the matching rows; it does by default. */
  isCounted?: boolean
}

/** Finds the page that was asked for. */
export async function findPage<T extends Table<'organization'>, C extends keyof RowOf<T> = keyof RowOf<T>>(
  store: OrganizationStore,
  { order, limit, asOf, cursor, binding }: Paging<keyof RowOf<T> & string>,
  list: List<T, C>
): Promise<Page<Pick<RowOf<T>, C>>> {
  const { table, where, columns, place, isCounted = true } = list
  const after = cursor && { after: await position(store, cursor, order.column, list) }
  const query = { where, orderBy: order, limit: limit + 1, ...(columns && { columns }) }
  const { rows: found, total } =
    cursor || !isCounted
      ? { rows: await store.find(table, { ...query, ...after }), total: cursor?.total ?? 0 }
      : await store.firstPage(table, query)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const hasMore = found.length > limit
  const nextCursor = hasMore && last ? writeCursor({ asOf, total: isCounted ? total : null, ...place(last) }, binding) : null
  return { rows, hasMore, nextCursor, total }
}

/** Where to go on. The sort value of a long text is read anew from its row, if that still begins as the cursor says. */
async function position<T extends Table<'organization'>, C extends keyof RowOf<T>>(
  store: OrganizationStore,
  { value, id, isCut }: Cursor,
  column: string,
  { table, columns, place }: List<T, C>
) {
  const [key = ''] = table.key
  if (!fitsColumn(table, key, id) || !fitsColumn(table, column, value)) throw foreignCursor()
  if (!isCut || typeof value !== 'string') return { value, key: [id] }
  const [row] = await store.find(table, { where: { [key]: { eq: id } } as Where<RowOf<T>>, ...(columns && { columns }) })
  const current = row && place(row).value
  return { value: typeof current === 'string' && current.startsWith(value) ? current : value, key: [id] }
}

/** A cursor that is not of this list. */
export function foreignCursor(): RapportError {
  return new RapportError(
    'INVALID_TOOL_INPUT',
    'input.cursor is not from this list with these filters and this order; ask for the first page again, without a cursor'
  )
}
