import type { ColumnKind, SchemaDescription } from '@rapport/core/storage'
import { sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'
import type { Columns } from './differences.js'

/** The name of a column's kind in Postgres, as `format_type` gives it, with the collation of texts. */
const kindOf: { readonly [type: string]: ColumnKind } = {
  uuid: 'uuid',
  'text C': 'text',
  'timestamp(3) with time zone': 'time',
  bigint: 'integer',
  'double precision': 'number',
  boolean: 'boolean',
  jsonb: 'json'
}

/** The columns that the database has. Generated ones are left out: they come with an extension. */
export async function storedColumns(session: Session): Promise<Columns> {
  const rows = await rowsOf(
    session,
    sql`select relname::text as table_name, attname::text as column_name, attnotnull::text as required,
        concat_ws(' ', format_type(atttypid, atttypmod), nullif(collname, 'default')) as type
      from pg_attribute
      join pg_class on pg_class.oid = attrelid
      join pg_namespace on pg_namespace.oid = relnamespace
      left join pg_collation on pg_collation.oid = attcollation
      where nspname = ${session.schema} and relkind in ('r', 'p') and attnum > 0 and not attisdropped and attgenerated = ''
      order by relname, attnum`
  )
  const tables: { [table: string]: { [column: string]: string } } = {}
  for (const { table_name: tableName, column_name: column, required, type } of rows) {
    const table = tables[String(tableName)] ?? {}
    const kind = kindOf[String(type)] ?? String(type)
    table[String(column)] = required === 'true' ? kind : `${kind} null`
    tables[String(tableName)] = table
  }
  return tables
}

/** The columns that a database of this description has: those of organizations' tables begin with the organization. */
export function expectedColumns(description: SchemaDescription): Columns {
  const tables = Object.entries(description).map(([name, { scope, columns }]) => {
    return [name, scope === 'organization' ? { organization_id: 'uuid', ...columns } : columns] as const
  })
  return Object.fromEntries(tables)
}
