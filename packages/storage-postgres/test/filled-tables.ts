import type { RecordingPool } from './recording-pool.js'

/** Fills a table with made-up rows, three in four of which belong to the organization. Every tenth has nulls where it may. */
export async function fillTable(
  pool: RecordingPool,
  schema: string,
  table: string,
  organizationId: string,
  rows: number,
  { analyze = true } = {}
): Promise<void> {
  const columns = await pool.run(
    `select column_name as name, data_type as type, is_nullable = 'YES' as nullable from information_schema.columns
     where table_schema = '${schema}' and table_name = '${table}' order by ordinal_position`
  )
  const names = columns.map(({ name }) => name).join(', ')
  const values = columns.map(({ name, type, nullable }) => {
    if (name === 'organization_id') return `case when i % 4 = 0 then gen_random_uuid() else '${organizationId}'::uuid end`
    const value = valueSql(String(name), String(type))
    return nullable ? `case when i % 10 > 0 then ${value} end` : value
  })
  await pool.run(`insert into ${schema}.${table} (${names}) select ${values.join(', ')} from generate_series(1, ${rows}) as i`)
  if (analyze) await pool.run(`analyze ${schema}.${table}`)
}

function valueSql(name: string, type: string): string {
  if (name === 'customer_id' || name === 'user_id') return 'md5((i % 40)::text)::uuid'
  switch (type) {
    case 'uuid':
      return 'gen_random_uuid()'
    case 'timestamp with time zone':
      return `timestamptz '2026-01-01Z' + i * interval '1 minute'`
    case 'bigint':
    case 'double precision':
      return 'i'
    case 'boolean':
      return 'i % 2 = 0'
    case 'jsonb':
      return `jsonb_build_object('plan', i % 500)`
    default:
      return 'md5(i::text)'
  }
}

/** The owner of one in forty of the filled rows. */
export const someOwner = 'c4ca4238-a0b9-2382-0dcc-509a6f75849b'

/** The minute that the row of this number has. */
export function minute(row: number): number {
  return Date.UTC(2026, 0, 1, 0, row)
}
