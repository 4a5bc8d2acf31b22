import { describe, expect, it } from 'vitest'
import { attacks } from '../testing/sql/attacks/index.js'
import { legitimate } from '../testing/sql/legitimate/index.js'
import { checkNames } from './checks/check-names.js'
import { guard } from './guard.js'
import { allowedFunctions } from './lists/allowed-functions.js'
import { inPlaceOf } from './lists/other-dialects.js'
import { SqlNode } from './tree.js'

const reasonOf = (sql: string) =>
  guard(sql).then(
    () => 'passed',
    (error) => String(error.message)
  )

describe('the guard', () => {
  it.each(Object.entries(attacks))('refuses every attack of the kind %s, without a database', async (_, queries) => {
    for (const sql of queries)
      expect(await reasonOf(sql), sql).toMatch(/^(SYNTAX_ERROR|TABLE_NOT_FOUND|FUNCTION_NOT_ALLOWED|QUERY_NOT_ALLOWED|EXECUTION_ERROR): /)
  })

  it.each(Object.entries(legitimate))('lets every legitimate query pass: %s', async (_, queries) => {
    for (const { sql } of queries) expect(await reasonOf(sql), sql).toBe('passed')
  })

  it('tells the views and columns that a query reads, and no others', async () => {
    expect(await guard('SELECT name, count(*) FROM users JOIN customers USING (customer_id) GROUP BY name')).toEqual([
      { view: 'users', columns: ['customer_id', 'name'] },
      { view: 'customers', columns: ['customer_id', 'name'] }
    ])
    expect(await guard('WITH users AS (SELECT 1 AS one) SELECT one FROM users')).toEqual([])
    expect(await guard('SELECT count(*) FROM revenue')).toEqual([{ view: 'revenue', columns: [] }])
    const all = ['customer_id', 'snapshot_date', 'mrr_cents', 'currency', 'plan', 'billing_status']
    for (const sql of [
      'SELECT * FROM revenue',
      'SELECT r.* FROM revenue r',
      'SELECT r FROM revenue r',
      'SELECT count(r) FROM revenue r',
      'SELECT (r).plan FROM revenue r',
      'SELECT a FROM revenue AS r(a)',
      'SELECT x.plan FROM (SELECT * FROM revenue) x',
      'SELECT j.plan FROM (revenue r CROSS JOIN (SELECT 1 AS one) o) AS j(a, b, c, d, plan)',
      'SELECT 1 FROM revenue NATURAL JOIN (SELECT 1 AS one) x'
    ]) {
      expect(await guard(sql), sql).toEqual([{ view: 'revenue', columns: all }])
    }
  })

  it('refuses a table or a column in a place that it does not look at', () => {
    const table = new SqlNode('RangeVar', {}, 7)
    expect(() => checkNames(new SqlNode('SelectStmt', { unheardOf: [table] }, 0))).toThrow('must not be named here')
    expect(() => checkNames(new SqlNode('SelectStmt', { targetList: [] }, 0))).not.toThrow()
  })

  it('takes a bound where the query itself says it, and no other', async () => {
    const repeat = (count: string) => reasonOf(`SELECT repeat('x', ${count}) FROM users`)
    for (const count of [
      '10000',
      '-1',
      "'100'",
      'least(length(name), 50)',
      'length(name) % 10',
      'CASE WHEN true THEN 3 ELSE 4 END',
      '2 * 10 + 1',
      '100::int',
      '20 * least(5, length(name))',
      'coalesce(NULL, 5)'
    ]) {
      expect(await repeat(count), count).toBe('passed')
    }
    for (const count of [
      '10001',
      'length(name)',
      "'1000000'",
      'greatest(length(name), 5)',
      '-(-1000000)',
      'length(name) * least(length(name), 5)',
      '100000 % length(name)',
      'CASE WHEN true THEN 3 ELSE length(name) END',
      '1e9',
      '5000 + 5001',
      '(SELECT 5)'
    ]) {
      expect(await repeat(count), count).toMatch(/^FUNCTION_NOT_ALLOWED: /)
    }
  })

  it('allows no function of Postgres that reads, writes, waits or tells of the server', () => {
    for (const name of allowedFunctions)
      expect(name).not.toMatch(/^(pg_|lo_|set_|current_|to_reg|has_|txid|inet_|dblink|query_to|table_to|xml|nextval|ts_)/)
  })

  it("tells what to write in place of other databases' functions, in whatever letters", async () => {
    const written = {
      'toStartOfMonth(occurred_at)': "date_trunc('month', x)",
      'TIMESTAMP_TRUNC(occurred_at, day)': "date_trunc('day', x)",
      'last_day(occurred_at)': "date_trunc('month', x) + interval '1 month' - interval '1 day'",
      'DATEADD(day, 7, occurred_at)': "x + interval '7 days'",
      'parseDateTimeBestEffort(path)': 'x::timestamptz',
      'groupUniqArray(path)': 'array_agg(DISTINCT x)',
      'uniqExact(user_id)': 'count(DISTINCT x)',
      'argMax(path, occurred_at)': 'array_agg(y ORDER BY x DESC)',
      'JSONExtractString(properties, path)': "x ->> 'field'",
      'GROUP_CONCAT(path)': "string_agg(x, ',')",
      'CHARINDEX(path, path)': 'strpos(x, y)',
      'TRY_TO_NUMBER(path)': 'x::bigint',
      'julianday(occurred_at)': 'extract(epoch from b - a)',
      '"toStartOfHour"(occurred_at)': "date_trunc('hour', x)"
    }
    for (const [call, ours] of Object.entries(written)) {
      expect(await reasonOf(`SELECT ${call} FROM activity`), call).toMatch(/^FUNCTION_NOT_ALLOWED: .* is not allowed; write /)
      expect(await reasonOf(`SELECT ${call} FROM activity`), call).toContain(ours)
    }
    for (const [ours, theirs] of Object.entries(inPlaceOf)) {
      for (const name of theirs.split(' ')) expect(allowedFunctions.has(name), name).toBe(false)
      for (const [, name = ''] of ours.matchAll(/\b([a-z_]+)\(/g))
        expect([...allowedFunctions, 'coalesce', 'nullif', 'greatest', 'least']).toContain(name)
    }
  })

  it('suggests a name only where it is near', async () => {
    const suggested = { lenght: 'length', jsonb_ag: 'jsonb_agg', datetrunc: 'date_trunc', string_aggr: 'string_agg', rouind: 'round' }
    for (const [name, ours] of Object.entries(suggested)) expect(await reasonOf(`SELECT ${name}(1)`)).toContain(`did you mean "${ours}"?`)
    for (const name of ['soundex', 'foo', 'sleep', 'array_fill', 'lo_get', 'xmlagg', 'crypt', 'nextval', 'eval', 'bin'])
      expect(await reasonOf(`SELECT ${name}(1)`), name).not.toContain('did you mean')
  })

  it('names the character where the fault is, also behind letters of several bytes', async () => {
    expect(await reasonOf("SELECT 'äöü', '😀', nope FROM users")).toMatch(/"nope".*\(position 20\)/)
    expect(await reasonOf("SELECT 'äöü' 'x' y z")).toContain('(position 14)')
  })

  it('says what to write where it cannot know the columns of a row', async () => {
    expect(await reasonOf('SELECT t.t FROM users u, unnest(array[u.name, u.email]) AS t')).toContain(
      'give it names for its columns, as in AS t(a, b)'
    )
    expect(await reasonOf('SELECT t.t, t FROM users u, unnest(array[u.name, u.email]) AS t(t)')).toBe('passed')
    expect(await reasonOf('SELECT x.x FROM users u, unnest(array[u.name]::text[]) AS x')).toBe('passed')
  })

  it('refuses what is not a query without loading anything that could be tricked by it', async () => {
    expect(await reasonOf(`SELECT '${'é'.repeat(30_000)}'`)).toMatch(/^QUERY_NOT_ALLOWED: The query is longer/)
    expect(await reasonOf('\u0000')).toMatch(/^SYNTAX_ERROR: /)
  })

  it('refuses a text of which the parser would see less than the database', async () => {
    const halves = '\ud800\u20ac'.repeat(7)
    for (const sql of [`SELECT '${halves}' , pg_sleep(10)`, 'SELECT 1 \u0000, pg_sleep(10)', "SELECT '\udc00'"])
      expect(await reasonOf(sql)).toMatch(/^SYNTAX_ERROR: The query must not hold/)
  })
})
