import { tables } from '../registry/tables.js'
import { columnKind, type Rows, type Scope, type Table, type Where } from '../storage/index.js'
import { Mentions } from './mentions.js'
import { isNamesake } from './namesakes.js'
import type { Subject } from './subject.js'

/** A row of any table. */
export type AnyRow = Record<string, unknown>
/** Any table with rows of organizations. */
export type AnyTable = Table<'organization', AnyRow>
type AnyWhere = Where<AnyRow>

/** Whom a column names, by its name. It is the same in every table. */
const links: { readonly [column: string]: (subject: Subject) => Iterable<string> } = {
  visitor_id: ({ visitorIds }) => visitorIds,
  user_id: ({ userIds }) => userIds,
  identity: ({ identities }) => identities,
  email: ({ emails }) => emails,
  customer_id: ({ customerIds }) => customerIds,
  original_customer_id: ({ customerIds }) => customerIds,
  customer_key: ({ customerKeys }) => customerKeys,
  fact_id: ({ factIds }) => factIds,
  from_id: bothIds,
  into_id: bothIds,
  duplicate_key: bothKeys,
  survivor_key: bothKeys
}

function bothIds({ userIds, customerIds }: Subject): Iterable<string> {
  return [...userIds, ...customerIds]
}

function bothKeys({ identities, customerKeys }: Subject): Iterable<string> {
  return [...identities, ...customerKeys]
}

/** Tables whose rows are the subjects themselves. */
const own: { readonly [table: string]: (subject: Subject) => Iterable<string> } = {
  [tables.users.name]: ({ userIds }) => userIds,
  [tables.customers.name]: ({ customerIds }) => customerIds,
  [tables.facts.name]: ({ factIds }) => factIds
}

/** Rows that belong to a row of another table: where that one is a customer's, they are too. */
const parents: { readonly [table: string]: { column: string; table: AnyTable } } = {
  [tables.sourceSegments.name]: { column: 'source_id', table: anyTable(tables.sources) },
  [tables.sourceReadings.name]: { column: 'source_id', table: anyTable(tables.sources) },
  [tables.sourceParticipants.name]: { column: 'source_id', table: anyTable(tables.sources) },
  [tables.factEvidence.name]: { column: 'fact_id', table: anyTable(tables.facts) },
  [tables.factChanges.name]: { column: 'fact_id', table: anyTable(tables.facts) },
  [tables.termVersions.name]: { column: 'term_id', table: anyTable(tables.terms) },
  [tables.attentionChanges.name]: { column: 'item_id', table: anyTable(tables.attentionItems) },
  [tables.attentionPhrasings.name]: { column: 'item_id', table: anyTable(tables.attentionItems) }
}

/** What the search keeps follows from texts that stand in other tables; credentials are encrypted and name nobody. What is kept of erasures is no data of anybody's. */
const leftOut = new Set<string>(
  [
    tables.searchDocuments,
    tables.searchContents,
    tables.searchPostings,
    tables.searchCounts,
    tables.searchCountChanges,
    tables.searchVectors,
    tables.integrationCredentials,
    tables.erasures,
    tables.erasedNames
  ].map(({ name }) => name)
)

/** The tables with rows of organizations, in the order in which they are read. */
export const subjectTables: readonly AnyTable[] = Object.values<Table<Scope, object>>(tables).flatMap((table) => {
  return table.scope === 'organization' && !leftOut.has(table.name) ? [anyTable(table)] : []
})

/** A table, whatever its rows are. */
export function anyTable(table: Table<Scope, object>): AnyTable {
  return table as unknown as AnyTable
}

/** A column, and the values of it that name the subject. */
interface Link {
  column: string
  values: ReadonlySet<string>
}

/** Finds the rows that are about a subject, or name it. */
export class SubjectRows {
  readonly #store: Rows<'organization'>
  readonly #subject: Subject
  readonly mentions: Mentions
  readonly #withoutNames: Mentions
  /** The segments that the people spoke or wrote. */
  readonly #segments: ReadonlySet<string>

  constructor(store: Rows<'organization'>, subject: Subject) {
    this.#store = store
    this.#subject = subject
    this.mentions = new Mentions(subject)
    this.#withoutNames = Mentions.withoutNames(subject)
    this.#segments = new Set(subject.segments.map(({ source_id, position }) => `${source_id} ${position}`))
  }

  /** How many rows of a table there may be: some may only look as if they named the subject. */
  async count(table: AnyTable): Promise<number> {
    const where = this.#where(table, await this.#links(table))
    return where ? this.#store.count(table, where) : 0
  }

  /** A page of a table's rows, in the order of their key; `last` is the key of the last one that was looked at, undefined after the last page. */
  async page(table: AnyTable, after: readonly unknown[] | undefined, limit: number): Promise<{ rows: AnyRow[]; last?: unknown[] }> {
    const links = await this.#links(table)
    const where = this.#where(table, links)
    if (!where) return { rows: [] }
    const found = await this.#store.find(table, { where, limit, ...(after && { after: { key: after } }) })
    const rows = found.filter((row) => isLinked(row, links) || this.isNamed(table, row))
    const last = found.length === limit ? found.at(-1) : undefined
    return { rows, ...(last && { last: table.key.map((column) => last[column]) }) }
  }

  #where(table: AnyTable, links: readonly Link[]): AnyWhere | undefined {
    const { needles } = this.mentions
    const linked: AnyWhere[] = links.map(({ column, values }) => ({ [column]: { in: [...values] } }))
    if (table.name === tables.sourceSegments.name) {
      linked.push(
        ...this.#subject.segments.map(({ source_id, position }) => ({ source_id: { eq: source_id }, position: { eq: position } }))
      )
    }
    const mentioning = needles.length === 0 ? [] : searchedColumns(table).map((column) => ({ [column]: { mentions: needles } }))
    const any = [...linked, ...mentioning]
    return any.length === 0 ? undefined : ({ any } as AnyWhere)
  }

  async #links(table: AnyTable): Promise<Link[]> {
    const columns = Object.keys(table.row.properties)
    const found = columns.flatMap((column) => linkOf(column, links[column]?.(this.#subject)))
    found.push(...linkOf('id', own[table.name]?.(this.#subject)))
    const parent = parents[table.name]
    if (!parent || this.#subject.customerIds.size === 0) return found
    const where = { customer_id: { in: [...this.#subject.customerIds] } } as AnyWhere
    const rows = await this.#store.find(parent.table, { where, columns: ['id'] })
    const ids = rows.map(({ id }) => String(id))
    return [...found, ...linkOf(parent.column, ids)]
  }

  /** Tells which of these rows are theirs, and not just rows that name them. */
  async linkedAmong(table: AnyTable, rows: readonly AnyRow[]): Promise<ReadonlySet<AnyRow>> {
    const links = await this.#links(table)
    return new Set(rows.filter((row) => isLinked(row, links)))
  }

  /** What names them in a row. */
  mentionsIn(table: AnyTable, row: AnyRow): Mentions {
    return isNamesake(table, row, this.#subject) ? this.#withoutNames : this.mentions
  }

  /** Whether a row names them in its texts, or is what they said. */
  isNamed(table: AnyTable, row: AnyRow): boolean {
    if (table.name === tables.sourceSegments.name && this.#segments.has(`${row.source_id} ${row.position}`)) return true
    const mentions = this.mentionsIn(table, row)
    return searchedColumns(table).some((column) => mentions.isIn(row[column]))
  }
}

const isLinked = (row: AnyRow, links: readonly Link[]): boolean => links.some(({ column, values }) => values.has(String(row[column])))

function linkOf(column: string, values: Iterable<string> | undefined): Link[] {
  const set = new Set(values)
  return set.size === 0 ? [] : [{ column, values: set }]
}

/** The columns of a table whose texts can name anybody. */
export function searchedColumns(table: AnyTable): string[] {
  return Object.entries(table.personal).flatMap(([column, personal]) => {
    const schema = table.row.properties[column]
    const isText = schema !== undefined && ['text', 'json'].includes(columnKind(schema))
    return personal !== 'none' && isText ? [column] : []
  })
}
