/** What a column of a view holds, as SQL names it. */
export type ViewType = 'uuid' | 'text' | 'text[]' | 'int' | 'bigint' | 'jsonb' | 'date' | 'timestamptz'

/** A column of a view: its description for readers, and its SQL. */
export interface ViewColumn {
  type: ViewType
  description: string
  /** Postgres's expression, with the tokens of `View.from`. */
  sql: string
  /** The join that the expression needs, by its name in `View.joins`. */
  join?: string
}

/**
 * What tenants query: one organization's rows of a table, with what belongs to them. In SQL, `{customers}` is the table of that name, `{organization}`
 * the organization's id and `{now}` the instant of the call, both as literals.
 */
export interface View<Name extends string = string> {
  name: Name
  description: string
  /** The table that the rows come from, with its alias. */
  from: string
  /** The condition that keeps everybody else's rows out. */
  where: string
  /** Further tables, each giving at most one row, by the name that columns call them. */
  joins: { readonly [name: string]: string }
  columns: { readonly [column: string]: ViewColumn }
  /** Queries that show what the view is for; a test runs each. */
  exampleQueries: readonly string[]
}

/**
 * Defines a view.
 *
 * @example
 * export const notes = defineView({
 *   name: 'notes', description: 'What members wrote.', from: '{notes} n', where: 'n.organization_id = {organization}', joins: {},
 *   columns: { body: { type: 'text', description: 'The text.', sql: 'n.body' } }, exampleQueries: ['SELECT count(*) FROM notes']
 * })
 */
export function defineView<const Name extends string>(view: View<Name>): View<Name> {
  return view
}
