import type pg from 'pg'

const shown = 25

interface Cost {
  calls: string
  rows: string
  executing: number
  planning: number
  written: number
  query: string
}

/** Counts from now on. */
export async function forgetStatements(client: pg.Client): Promise<void> {
  await client.query('create extension if not exists pg_stat_statements')
  await client.query('select pg_stat_statements_reset()')
}

/** Where Postgres's time went, by statement. What a commit waits for the disk is not part of any. */
export async function costliestStatements(client: pg.Client): Promise<string> {
  const { rows } = await client.query<Cost>(
    `select calls, rows, total_exec_time as executing, total_plan_time as planning, wal_bytes::float8 as written, query
      from pg_stat_statements join pg_database on pg_database.oid = dbid where datname = current_database() and calls > 1
      order by total_exec_time + total_plan_time desc`
  )
  const sum = (figure: (cost: Cost) => number) => rows.reduce((total, cost) => total + figure(cost), 0)
  const all: Cost = {
    calls: String(sum(({ calls }) => Number(calls))),
    rows: '',
    executing: sum(({ executing }) => executing),
    planning: sum(({ planning }) => planning),
    written: sum(({ written }) => written),
    query: 'all statements'
  }
  const cells = [all, ...rows.slice(0, shown)].map(({ calls, rows: count, executing, planning, written, query }) =>
    [executing.toFixed(0), planning.toFixed(0), calls, count, (written / 2 ** 20).toFixed(1), shorten(query)].join(' | ')
  )
  return [
    '| ms running | ms planning | calls | rows | MB of WAL | statement |',
    '|---|---|---|---|---|---|',
    ...cells.map((cell) => `| ${cell} |`)
  ].join('\n')
}

/** A statement without what is the same in all of them, and without long lists of columns. */
function shorten(query: string): string {
  const bare = query.replaceAll(/\s+/g, ' ').replaceAll('"', '').replaceAll('rapport.', '')
  return bare
    .replaceAll(/select .{80,}? from (?=\w+(\(| where| join| order| as))/g, 'select … from ')
    .replaceAll(/\(organization_id, [^)]*\)/g, '(…)')
    .slice(0, 160)
}
