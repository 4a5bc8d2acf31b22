import type { ColumnKind, ColumnType, TableDescription } from '@rapport/core/storage'
import { kinds } from '../sql/kinds.js'

type IndexDescription = TableDescription['indexes'][number]

/** Postgres cuts longer names off. */
const maxNameBytes = 63

/** The column in front of an organization's rows, `organization_id`; the directory's tables have none. */
function ownerColumns({ scope }: TableDescription): string[] {
  return scope === 'organization' ? ['organization_id'] : []
}

/** `create table` for a described table; the primary key starts with the organization. */
export function createTable(schema: string, name: string, table: TableDescription): string {
  const owner = ownerColumns(table).map((column) => columnSql(column, 'uuid'))
  const columns = Object.entries(table.columns).map(([column, type]) => columnSql(column, type))
  const key = `primary key (${[...ownerColumns(table), ...table.key].join(', ')})`
  return `create table ${schema}.${name} (\n  ${[...owner, ...columns, key].join(',\n  ')}\n);`
}

/** A column as `create table` and `add column` want it. */
export function columnSql(name: string, type: ColumnType): string {
  return `${name} ${typeSql(type)}${type.endsWith(' null') ? '' : ' not null'}`
}

/** The type of a column in Postgres, without whether it may be null. */
export function typeSql(type: ColumnType): string {
  const kind = type.replace(/ null$/, '') as ColumnKind
  return kind === 'text' ? 'text collate "C"' : kinds[kind].type
}

/**
 * `create index` for a described index: the organization, its columns, then the key, so that each page in this order is one range. A unique one has no
 * key.
 */
export function createIndex(schema: string, name: string, table: TableDescription, { columns, unique }: IndexDescription): string {
  const rest = unique ? [] : table.key.filter((column) => !columns.includes(column))
  const all = [...ownerColumns(table), ...columns, ...rest].join(', ')
  return `create ${unique ? 'unique ' : ''}index ${indexName(name, columns)} on ${schema}.${name} (${all});`
}

/** The name of the index on these columns. */
export function indexName(table: string, columns: readonly string[]): string {
  return `${table}_${columns.join('_')}_idx`.slice(0, maxNameBytes)
}
