import { answered, casesOf, type HostileCase } from './hostile-case.js'
import { shapes } from './texts.js'

const longest = 10_000

const repeated = (start: string, piece: string, end = '') =>
  `${start}${piece.repeat(Math.floor((longest - start.length - end.length) / piece.length))}${end}`
const nested = (open: string, inner: string, close: string, start = 'SELECT ', end = '') => {
  const levels = Math.floor((longest - start.length - inner.length - end.length) / (open.length + close.length))
  return `${start}${open.repeat(levels)}${inner}${close.repeat(levels)}${end}`
}

/** Statements as long as may be, that are answered or refused. */
const statements: Readonly<Record<string, string>> = {
  'brackets in brackets': nested('(', '1', ')'),
  'lists in lists': nested('ARRAY[', '1', ']'),
  'subqueries in subqueries': nested('(SELECT ', '1', ')'),
  'tables in tables': nested('SELECT * FROM (', 'SELECT 1 AS a', ') t', ''),
  'many sums': repeated('SELECT 1', '+1'),
  'many negations': repeated('SELECT ', 'NOT ', 'true'),
  'many signs': repeated('SELECT ', '- ', '1'),
  'many columns': repeated('SELECT name', ', name', ' FROM customers'),
  'many stars': repeated('SELECT *', ', *', ' FROM customers'),
  'many conditions': repeated('SELECT 1 FROM customers WHERE true', " OR name = 'a'"),
  'many values': repeated('SELECT 1 FROM customers WHERE name IN (1', ',1', ')'),
  'many rows of values': repeated('SELECT * FROM (VALUES (1)', ',(1)', ') v'),
  'many tables': repeated('SELECT 1 FROM customers', ', customers'),
  'many joins': repeated('SELECT 1 FROM customers a', ' NATURAL JOIN customers'),
  'many unions': repeated('SELECT 1', ' UNION SELECT 1'),
  'many queries with names': `WITH ${Array.from({ length: 500 }, (_, n) => `q${n} AS (SELECT 1)`).join(', ')} SELECT 1`.slice(0, longest),
  'queries that double': `WITH ${Array.from({ length: 150 }, (_, n) => `q${n + 1} AS (SELECT * FROM q${n} a, q${n} b)`).join(', ')} SELECT 1`,
  'columns that double': `WITH q0 AS (SELECT 1 AS a), ${Array.from({ length: 100 }, (_, n) => `q${n + 1} AS (SELECT a.*, b.* FROM q${n} a, q${n} b)`).join(', ')} SELECT * FROM q100`,
  'texts that double': `WITH q0 AS (SELECT 'a'::text AS a), ${Array.from({ length: 100 }, (_, n) => `q${n + 1} AS (SELECT a || a AS a FROM q${n})`).join(', ')} SELECT a FROM q100`,
  'cases in cases': nested('CASE WHEN true THEN ', '1', ' END'),
  'calls in calls': nested('lower(', "'a'", ')'),
  'many casts': repeated('SELECT 1', '::text'),
  'many comments': repeated('SELECT 1', '/**/'),
  'comments in comments': nested('/*', '', '*/', 'SELECT 1 '),
  'a long name': repeated('SELECT ', 'a', ' FROM customers'),
  'a long text': repeated("SELECT '", 'a', "'"),
  'a long number': repeated('SELECT ', '9'),
  'quotation marks': repeated('SELECT ', "'"),
  dollars: repeated('SELECT ', '$a'),
  'full stops': repeated('SELECT a', '.a'),
  semicolons: repeated('SELECT 1', ';'),
  windows: repeated('SELECT sum(1) OVER ()', ', sum(1) OVER ()', ' FROM customers'),
  orders: repeated('SELECT name FROM customers ORDER BY 1', ', 1'),
  'grouping sets': repeated('SELECT 1 FROM customers GROUP BY CUBE (name', ', name', ')'),
  'a pattern that goes back': `SELECT regexp_replace('${'a'.repeat(4_000)}', '${'(a+)+'.repeat(900)}$', '')`,
  'a LIKE of many signs': `SELECT '${'a'.repeat(4_900)}' LIKE '${'%a'.repeat(2_400)}b'`,
  'paths into JSON': repeated('SELECT properties FROM activity WHERE true', " AND properties->'a' IS NULL")
}

export const hostileStatements: readonly HostileCase[] = [
  ...casesOf(
    'SQL',
    statements,
    ['tables in tables', 'many sums', 'columns that double', 'many joins', 'calls in calls'],
    (sql) =>
      async ({ call }) => {
        await answered(call('svc_query', { sql }))
      }
  ),
  ...casesOf('no SQL', shapes, ['what expands to eighteen letters'], (shape) => {
    const sql = shape(longest).slice(0, longest)
    return async ({ call }) => {
      await answered(call('svc_query', { sql }))
      await answered(call('svc_query', { sql: `SELECT ${sql}`.slice(0, longest) }))
      await answered(call('svc_query', { sql: `SELECT '${sql.slice(0, longest - 9).replaceAll("'", '')}'` }))
    }
  })
]
