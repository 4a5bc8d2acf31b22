import type { ColumnType, SchemaDescription, TableDescription } from '@rapport/core/storage'
import { columnSql, createIndex, createTable, indexName, typeSql } from './create-table.js'
import type { SchemaChange } from './migration.js'

type IndexDescription = TableDescription['indexes'][number]

/** Creates a table with its indexes. */
export function addTable(name: string, table: TableDescription): SchemaChange {
  return {
    apply: (before) => ({ ...before, [name]: table }),
    sql: (schema) => [createTable(schema, name, table), ...table.indexes.map((index) => createIndex(schema, name, table, index))].join('\n')
  }
}

/** Removes a table with all its rows. */
export function dropTable(name: string): SchemaChange {
  return {
    apply: (before) => without(before, name),
    sql: (schema) => `drop table ${schema}.${name};`
  }
}

/** Gives a table another name, and its indexes with it. */
export function renameTable(from: string, to: string): SchemaChange {
  return {
    apply: (before) => ({ ...without(before, from), [to]: tableOf(before, from) }),
    sql: (schema, before) => {
      const { indexes } = tableOf(before, from)
      return [
        `alter table ${schema}.${from} rename to ${to};`,
        renameIndex(schema, `${from}_pkey`, `${to}_pkey`),
        ...indexes.map(({ columns }) => renameIndex(schema, indexName(from, columns), indexName(to, columns)))
      ].join('\n')
    }
  }
}

/**
 * Adds a column. One that may not be null needs a `fill`: the SQL expression for the rows that are there already.
 *
 * @example
 * addColumn('customers', 'region', 'text null')
 * addColumn('customers', 'is_archived', 'boolean', { fill: 'false' })
 */
export function addColumn(table: string, column: string, type: ColumnType, { fill }: { fill?: string } = {}): SchemaChange {
  if (!type.endsWith(' null') && fill === undefined) throw new TypeError(`${table}.${column} may not be null, so it needs a fill`)
  return {
    apply: (before) => changeTable(before, table, (found) => ({ ...found, columns: { ...found.columns, [column]: type } })),
    sql: (schema) => {
      const add = `alter table ${schema}.${table} add column ${columnSql(column, type)}`
      return fill === undefined ? `${add};` : `${add} default ${fill};\nalter table ${schema}.${table} alter column ${column} drop default;`
    }
  }
}

/** Removes a column with its values, and the indexes that it is part of. */
export function dropColumn(table: string, column: string): SchemaChange {
  return {
    apply: (before) =>
      changeTable(before, table, (found) => {
        const columns = without(found.columns, column)
        return { ...found, columns, indexes: found.indexes.filter((index) => !index.columns.includes(column)) }
      }),
    sql: (schema) => `alter table ${schema}.${table} drop column ${column};`
  }
}

/** Changes what a column holds, or whether it may be null. `using` is the SQL expression that makes a new value of an old one. */
export function changeColumn(table: string, column: string, type: ColumnType, { using = column }: { using?: string } = {}): SchemaChange {
  return {
    apply: (before) => changeTable(before, table, (found) => ({ ...found, columns: { ...found.columns, [column]: type } })),
    sql: (schema) => {
      const alter = `alter table ${schema}.${table} alter column ${column}`
      const nullability = type.endsWith(' null') ? 'drop not null' : 'set not null'
      return `${alter} type ${typeSql(type)} using ${using};\n${alter} ${nullability};`
    }
  }
}

/** Gives a column another name, and the indexes on it the names that follow. */
export function renameColumn(table: string, from: string, to: string): SchemaChange {
  const rename = (column: string) => (column === from ? to : column)
  return {
    apply: (before) =>
      changeTable(before, table, ({ scope, columns, key, indexes }) => {
        if (columns[from] === undefined) throw new Error(`There is no column ${table}.${from}`)
        const renamed = Object.entries(columns).map(([column, type]) => [rename(column), type] as const)
        return {
          scope,
          columns: Object.fromEntries(renamed),
          key: key.map(rename),
          indexes: indexes.map((index) => ({ ...index, columns: index.columns.map(rename) }))
        }
      }),
    sql: (schema, before) => {
      const affected = tableOf(before, table).indexes.filter(({ columns }) => columns.includes(from))
      return [
        `alter table ${schema}.${table} rename column ${from} to ${to};`,
        ...affected.map(({ columns }) => renameIndex(schema, indexName(table, columns), indexName(table, columns.map(rename))))
      ].join('\n')
    }
  }
}

/** Creates an index. */
export function addIndex(table: string, index: IndexDescription): SchemaChange {
  return {
    apply: (before) => changeTable(before, table, (found) => ({ ...found, indexes: [...found.indexes, index] })),
    sql: (schema, before) => createIndex(schema, table, tableOf(before, table), index)
  }
}

/** Removes the index on these columns. */
export function dropIndex(table: string, columns: readonly string[]): SchemaChange {
  const name = indexName(table, columns)
  return {
    apply: (before) =>
      changeTable(before, table, (found) => ({
        ...found,
        indexes: found.indexes.filter((index) => indexName(table, index.columns) !== name)
      })),
    sql: (schema) => `drop index if exists ${schema}.${name};`
  }
}

/** Runs SQL that changes rows, or what descriptions do not tell (a partial index, say). `schema` is the schema's quoted name. */
export function execute(sql: (schema: string) => string): SchemaChange {
  return { apply: (before) => before, sql }
}

function tableOf(schema: SchemaDescription, name: string): TableDescription {
  const table = schema[name]
  if (!table) throw new Error(`There is no table ${name}`)
  return table
}

function changeTable(schema: SchemaDescription, name: string, change: (table: TableDescription) => TableDescription): SchemaDescription {
  return { ...schema, [name]: change(tableOf(schema, name)) }
}

function without<T>(record: { readonly [name: string]: T }, name: string): { [name: string]: T } {
  if (!(name in record)) throw new Error(`There is no ${name}`)
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== name))
}

/** Partial indexes may stand in for one, under another name: then there is nothing to rename. */
function renameIndex(schema: string, from: string, to: string): string {
  return `alter index if exists ${schema}.${from} rename to ${to};`
}
