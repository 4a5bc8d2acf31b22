import { type SqlQuery, type View, views } from '@rapport/core/storage'
import { quoteIdentifier } from '../migrations/identifiers.js'
import { timestampText } from '../sql/timestamp.js'
import { readerRole } from './reader-role.js'

/**
 * The views of one query, for the transaction that runs it: the tenant and the clock are literals in them, so that no setting can move either. They have
 * only the columns that the query names, because making a view costs the server time by column.
 */
export function temporaryViews(schema: string, organizationId: string, { reads, now }: Pick<SqlQuery, 'reads' | 'now'>): string[] {
  const tokens = { organization: `'${organizationId}'::uuid`, now: `'${timestampText(now)}'::timestamptz` }
  return reads.flatMap(({ view, columns }) => [
    `create temporary view ${view} with (security_barrier) as ${withTokens(selectOf(views[view], columns), schema, tokens)}`,
    `grant select on pg_temp.${view} to ${readerRole}`
  ])
}

function selectOf({ columns, from, joins, where }: View, named: readonly string[]): string {
  const [first] = Object.keys(columns)
  const chosen = Object.entries(columns).filter(([name]) => (named.length > 0 ? named.includes(name) : name === first))
  const needed = new Set(chosen.flatMap(([, { join }]) => (join === undefined ? [] : [join])))
  const joined = Object.entries(joins).flatMap(([name, join]) => (needed.has(name) ? [join] : []))
  return `select ${chosen.map(([name, { sql }]) => `${sql} as ${name}`).join(', ')} from ${[from, ...joined].join(' ')} where ${where}`
}

/** `{organization}` and `{now}` as what they are, any other `{name}` as the table of that name. */
function withTokens(sql: string, schema: string, tokens: Readonly<Record<string, string>>): string {
  return sql.replace(/\{(\w+)\}/g, (_, name: string) => tokens[name] ?? `${quoteIdentifier(schema)}.${name}`)
}
