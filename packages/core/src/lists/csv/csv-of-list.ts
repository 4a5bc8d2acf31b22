import { type Static, Type } from 'typebox'
import type { ListSubject } from '../filter/filter-shape.js'
import { type ListContext, listCustomersBy, listPeopleBy } from '../list-rows.js'
import { type CustomerQuery, customerSelection, type PeopleQuery, peopleSelection } from '../query-shape.js'
import { csvLine } from './csv-cell.js'
import { type CsvColumn, csvColumns } from './csv-columns.js'

const columns = Type.Optional(
  Type.Array(Type.String({ maxLength: 300 }), {
    minItems: 1,
    maxItems: 100,
    description: 'Columns in their order; all but traits by default.'
  })
)

/** What a CSV file of customers is asked for: the whole list, without pages. */
export const customersCsv = Type.Object({ ...customerSelection, columns }, { additionalProperties: false })
/** What a CSV file of people is asked for. */
export const peopleCsv = Type.Object({ ...peopleSelection, columns }, { additionalProperties: false })

export type CustomersCsv = Static<typeof customersCsv>
export type PeopleCsv = Static<typeof peopleCsv>

/** Programs for tables read the file as UTF-8 by it. */
const byteOrderMark = '\ufeff'
const rowsAPage = 200

/**
 * A whole list as CSV, piece by piece. The first page is read before this resolves, so that a wrong query throws here: INVALID_TOOL_INPUT naming the field.
 */
export async function csvOfList(
  context: ListContext,
  subject: ListSubject,
  { columns: named, ...query }: CustomersCsv | PeopleCsv
): Promise<AsyncIterable<string>> {
  if (subject === 'customers') {
    const its = query as CustomerQuery
    return written(csvColumns(subject, named), (cursor) => listCustomersBy(context, paged(its, cursor)))
  }
  const its = query as PeopleQuery
  return written(csvColumns(subject, named), (cursor) => listPeopleBy(context, paged(its, cursor)))
}

const paged = <Q extends object>(query: Q, cursor: string | null) => ({ ...query, limit: rowsAPage, ...(cursor !== null && { cursor }) })

interface PageOf<Item> {
  items: Item[]
  pagination: { nextCursor: string | null }
}

async function written<Item>(
  columns: readonly CsvColumn<Item>[],
  read: (cursor: string | null) => Promise<PageOf<Item>>
): Promise<AsyncIterable<string>> {
  const first = await read(null)
  async function* pieces(): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(columns.map(({ head }) => head))
    for (let page = first; ; page = await read(page.pagination.nextCursor)) {
      if (page.items.length > 0) yield page.items.map((item) => csvLine(columns.map(({ cell }) => cell(item)))).join('')
      if (page.pagination.nextCursor === null) return
    }
  }
  return pieces()
}
