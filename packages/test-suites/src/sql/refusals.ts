import { attacks } from '@rapport/core/src/testing/sql/attacks/index.js'
import { describe, expect, it } from 'vitest'
import type { SqlWorld } from './sql-world.js'

const reasons = /^(SYNTAX_ERROR|TABLE_NOT_FOUND|FUNCTION_NOT_ALLOWED|QUERY_NOT_ALLOWED|EXECUTION_ERROR): /

/** What a message may not say: names of Postgres's own, of our tables and schemas, and how its errors go on. */
const internals = /pg_temp|security_barrier|rapport\.|\bHINT\b|\bCONTEXT\b|stack|node_modules/

export function testRefusals(world: () => SqlWorld): void {
  describe('refuses', () => {
    it.each(Object.entries(attacks))('all attacks of the kind: %s', async (_, queries) => {
      for (const sql of queries) {
        const { status, code, message } = await world().refusal(sql)
        if (sql === '') expect(code).toBe('INVALID_TOOL_INPUT')
        else {
          expect({ status, code }, sql).toEqual({ status: 422, code: 'UNPROCESSABLE' })
          expect(message, sql).toMatch(reasons)
          expect(message.replace(sql, ''), sql).not.toMatch(internals.test(sql) ? /node_modules/ : internals)
        }
      }
    })

    it('naming what is wrong, where, and what was probably meant', async () => {
      const messages = [
        ['SELECT count(*) FROM actvity', 'TABLE_NOT_FOUND: There is no table "actvity"; did you mean "activity"?'],
        ['SELECT custmer_id FROM users', 'EXECUTION_ERROR: There is no column "custmer_id"; did you mean "customer_id"? (position 8)'],
        ['SELECT datetrunc(1)', 'FUNCTION_NOT_ALLOWED: The function datetrunc is not allowed; did you mean "date_trunc"? (position 8)'],
        ["SELECT 'é', x FROM users", 'EXECUTION_ERROR: There is no column "x" (position 13)'],
        ["SELECT 'é', 'x'::jsob", 'QUERY_NOT_ALLOWED: The type jsob is not allowed; did you mean "json"? (position 18)'],
        ['SELECT 1; SELECT 2', 'QUERY_NOT_ALLOWED: Only one statement may run (position 11)'],
        ['SELECT 1 FROM', 'SYNTAX_ERROR: syntax error at end of input (position 14)'],
        ['DELETE FROM users', 'QUERY_NOT_ALLOWED: Only SELECT may run, not DELETE'],
        [
          'SELECT * FROM public.users',
          'TABLE_NOT_FOUND: Tables are named without a schema: public.users is not allowed; write users (position'
        ],
        [
          'SELECT * FROM information_schema.tables',
          'TABLE_NOT_FOUND: Tables are named without a schema: information_schema.tables is not allowed; the views are activity, customers, users, revenue'
        ],
        [
          'SELECT users.traits.role FROM users',
          "QUERY_NOT_ALLOWED: Columns are named without a schema; a field of JSON is read by ->> 'field'"
        ],
        [
          'SELECT name FROM users WHERE name = "Ann"',
          `EXECUTION_ERROR: There is no column "Ann"; a text is written in single quotes: 'Ann'`
        ],
        ['SELECT "Name" FROM users', 'EXECUTION_ERROR: There is no column "Name"; did you mean "name"?'],
        [
          'SELECT ifnull(name, email) FROM users',
          'FUNCTION_NOT_ALLOWED: The function ifnull is not allowed; write coalesce(x, y) (position 8)'
        ],
        [
          'SELECT median(mrr_cents) FROM customers',
          'FUNCTION_NOT_ALLOWED: The function median is not allowed; write percentile_cont(0.5) WITHIN GROUP'
        ],
        ['SHOW timezone', 'QUERY_NOT_ALLOWED: Only SELECT may run, not SHOW; svc_schema describes the views'],
        ["SELECT 'x'::bit(3)", 'QUERY_NOT_ALLOWED: The type bit is not allowed'],
        [`SELECT 'x${'😀'.repeat(200)}'::int`, 'EXECUTION_ERROR: invalid input syntax for type integer: "x😀'],
        [
          "WITH RECURSIVE w AS (SELECT 1 AS n, '' AS path UNION ALL SELECT n + 1, w.path || u.name FROM w, users u WHERE n < 2) SELECT path FROM w",
          'EXECUTION_ERROR: recursive query "w" column 2 has collation "default" in non-recursive term but collation "C" overall; put COLLATE "C" behind that text in the first SELECT'
        ],
        ['SELECT 1/0', 'EXECUTION_ERROR: division by zero'],
        ["SELECT 'a'::int", 'EXECUTION_ERROR: invalid input syntax for type integer: "a" (position 8)']
      ] as const
      for (const [sql, start] of messages) {
        const { message } = await world().refusal(sql)
        expect(message.slice(0, start.length)).toBe(start)
        expect(message.isWellFormed(), sql).toBe(true)
      }
    })
  })
}
