import { columnKind, type Index, isNullable, type Scope, type Table } from '@rapport/core/storage'
import { kinds } from '../sql/kinds.js'

type AnyTable = Table<Scope, object>

/** The column in front of an organization's rows, `organization_id`; the directory's tables have none. */
function ownerColumns({ scope }: AnyTable): string[] {
  return scope === 'organization' ? ['organization_id'] : []
}

/** `create table` for a table as it is defined; the primary key starts with the organization. */
export function createTable(schema: string, table: AnyTable): string {
  const owner = ownerColumns(table).map((name) => `${name} uuid not null`)
  const columns = Object.entries(table.row.properties).map(([name, definition]) => {
    const kind = columnKind(definition)
    const type = kind === 'text' ? 'text collate "C"' : kinds[kind].type
    return `${name} ${type}${isNullable(definition) ? '' : ' not null'}`
  })
  const key = `primary key (${[...ownerColumns(table), ...table.key].join(', ')})`
  return `create table ${schema}.${table.name} (\n  ${[...owner, ...columns, key].join(',\n  ')}\n);`
}

/**
 * `create index` for a declared index: the organization, its columns, then the key, so that each page in this order is one range. A unique one has no
 * key.
 */
export function createIndex(schema: string, table: AnyTable, { columns, unique }: Index<string>): string {
  const rest = unique ? [] : table.key.filter((name) => !columns.includes(name))
  const all = [...ownerColumns(table), ...columns, ...rest].join(', ')
  return `create ${unique ? 'unique ' : ''}index ${table.name}_${columns.join('_')}_idx on ${schema}.${table.name} (${all});`
}
