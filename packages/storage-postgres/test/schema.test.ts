import { columnKind, isNullable, type Scope, type Table, tables } from '@rapport/core/storage'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'

const schema = freshSchema()
const pool = new pg.Pool({ connectionString: postgresUrl(), max: 1 })

beforeAll(async () => {
  const store = await freshPostgresStore(schema)
  await store.close()
})

afterAll(() => pool.end())

const types = {
  uuid: 'uuid',
  text: 'text C',
  time: 'timestamp with time zone 3',
  integer: 'bigint',
  number: 'double precision',
  boolean: 'boolean',
  json: 'jsonb'
}

/** What the migrations made of a table. */
async function columnsOf(table: string): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select column_name as name, concat_ws(' ', data_type, collation_name, datetime_precision) as type, is_nullable = 'YES' as nullable
     from information_schema.columns where table_schema = $1 and table_name = $2 order by column_name collate "C"`,
    [schema, table]
  )
  return rows
}

/** The columns of each unique key, the primary one first, and of each other index. */
async function indexesOf(table: string): Promise<{ columns: string; unique: boolean; primary: boolean }[]> {
  const { rows } = await pool.query(
    `select indisunique as unique, indisprimary as primary,
       (select string_agg(attname, ',' order by place) from unnest(indkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = indrelid and attnum = number) as columns
     from pg_index where indrelid = format('%I.%I', $1::text, $2::text)::regclass and indpred is null and indexprs is null
     order by indisprimary desc, indexrelid`,
    [schema, table]
  )
  return rows
}

describe.each(Object.values(tables).map((table: Table<Scope, object>) => [table.name, table] as const))('%s', (name, table) => {
  const owner = table.scope === 'organization' ? ['organization_id'] : []

  it('has the columns of its definition, their types and nullability', async () => {
    const defined = Object.entries(table.row.properties).map(([column, definition]) => ({
      name: column,
      type: types[columnKind(definition)],
      nullable: isNullable(definition)
    }))
    const expected = [...defined, ...owner.map((column) => ({ name: column, type: 'uuid', nullable: false }))]
    expect(await columnsOf(name)).toEqual(expected.sort((a, b) => (a.name < b.name ? -1 : 1)))
  })

  it('has its key and its unique indexes, each within the organization', async () => {
    const unique = (await indexesOf(name)).filter((index) => index.unique)
    const declared = table.indexes.filter((index) => index.unique).map(({ columns }) => [...owner, ...columns].join())
    expect(unique.map(({ columns }) => columns)).toEqual([[...owner, ...table.key].join(), ...declared])
    expect(unique.map(({ primary }) => primary)).toEqual([true, ...declared.map(() => false)])
  })

  it('has an index for each that it declares, which goes on with the key', async () => {
    const present = (await indexesOf(name)).map(({ columns }) => columns)
    for (const { columns, unique } of table.indexes) {
      // Partial indexes stand in for these: see migrations/0001-initial.ts.
      if (name === 'events') continue
      const rest = unique ? [] : table.key.filter((column) => !columns.includes(column))
      expect(present).toContain([...owner, ...columns, ...rest].join())
    }
  })
})

it('there is no table but those of the definitions, and the list of migrations', async () => {
  const { rows } = await pool.query('select table_name as name from information_schema.tables where table_schema = $1', [schema])
  const names = Object.values(tables).map((table: Table<Scope, object>) => table.name)
  expect(rows.map(({ name }) => name).sort()).toEqual([...names, 'migrations'].sort())
})
