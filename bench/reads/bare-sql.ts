import type pg from 'pg'

/** The SQL that somebody would write by hand for the same page. `$1` is the organization. */
export interface BareSql {
  columns: string
  from: string
  where: string
  values: unknown[]
  /** The column that is sorted by, and its direction. */
  orderBy: string
  direction: 'asc' | 'desc'
  /** Rows without a value there come last, where a page reaches them; otherwise they are left out, so that the index gives the order. */
  withNulls?: boolean
  id: string
  /** What is joined to the rows of the page. */
  joined?: string
}

export const pageSize = 50

/** Where a deep page begins. */
export type Position = [value: unknown, id: unknown]

/** The page's rows, one more than shown, as the tools also ask whether there is more. */
export async function readPage(pool: pg.Pool, sql: BareSql, after?: Position): Promise<string[]> {
  const { columns, from, where, values, orderBy, direction, id, joined = '', withNulls = false } = sql
  const next = values.length + 1
  const beyond = after ? ` and (${orderBy}, ${id}) ${direction === 'desc' ? '<' : '>'} ($${next}, $${next + 1})` : ''
  const valued = withNulls ? '' : ` and ${orderBy} is not null`
  const order = (alias: string) => `${alias}.${orderBy} ${direction}${withNulls ? ' nulls last' : ''}, ${alias}.${id} ${direction}`
  const page = `select * from ${from} as own where ${where}${valued}${beyond} order by ${order('own')} limit ${pageSize + 1}`
  const text = `select ${columns} from (${page}) as page ${joined} order by ${order('page')}`
  const { rows } = await pool.query<Record<string, string>>(text, [...values, ...(after ?? [])])
  return rows.slice(0, pageSize).map((row) => row[id] ?? '')
}

/** How many rows there are in all. */
export async function countRows(pool: pg.Pool, { from, where, values }: BareSql): Promise<void> {
  await pool.query(`select count(*) from ${from} where ${where}`, values)
}

/** The position after so many rows. */
export async function positionAfter(
  pool: pg.Pool,
  { from, where, values, orderBy, direction, id }: BareSql,
  rows: number
): Promise<Position> {
  const text = `select ${orderBy} as value, ${id} as id from ${from} where ${where} and ${orderBy} is not null
    order by ${orderBy} ${direction}, ${id} ${direction} offset ${rows - 1} limit 1`
  const { rows: found } = await pool.query<{ value: unknown; id: unknown }>(text, values)
  const [row] = found
  if (!row) throw new Error(`There are no ${rows} rows to pass over: ${text}`)
  return [row.value, row.id]
}
