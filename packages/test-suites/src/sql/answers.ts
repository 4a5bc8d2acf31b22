import { describe, expect, it } from 'vitest'
import type { SqlWorld } from './sql-world.js'

const mebibyte = 1024 * 1024

export function testAnswers(world: () => SqlWorld): void {
  describe('says', () => {
    it('whether rows were left out, and how long it took', async () => {
      const all = await world().query('SELECT event_id FROM activity', 60)
      expect(all.metadata).toEqual({ rowsReturned: 60, executionTimeMs: expect.any(Number), truncated: false })
      expect(all.metadata.executionTimeMs).toBeGreaterThan(0)
      const some = await world().query('SELECT event_id FROM activity', 59)
      expect(some.metadata).toMatchObject({ rowsReturned: 59, truncated: true })
      expect((await world().query('SELECT * FROM generate_series(1, 1001)')).metadata).toMatchObject({
        rowsReturned: 1000,
        truncated: true
      })
      expect((await world().query('SELECT * FROM generate_series(1, 10000)', 10_000)).metadata).toMatchObject({ truncated: false })
    })

    it('no more than 8 MiB, and that there was more', async () => {
      const { data, metadata } = await world().query("SELECT g, repeat('x', 10000) AS x FROM generate_series(1, 1500) AS g", 10_000)
      const bytes = Buffer.byteLength(JSON.stringify(data))
      expect(bytes).toBeLessThanOrEqual(8 * mebibyte)
      expect(bytes).toBeGreaterThan(7.9 * mebibyte)
      expect(metadata).toMatchObject({ rowsReturned: data.length, truncated: true })
      const much = await world().query("SELECT g, repeat('x', 10000) AS x FROM generate_series(1, 5000) AS g", 10_000)
      expect(much.metadata).toMatchObject({ rowsReturned: data.length, truncated: true })
      expect(await world().values('SELECT 1')).toEqual([[1]])
    })

    /** A refusal that is not for time: a machine with much else to do may not come to the end of such a row at the first attempt. */
    async function refusedInTime(sql: string) {
      for (let attempt = 1; ; attempt++) {
        const refusal = await world().refusal(sql)
        if (attempt === 5 || !refusal.message.startsWith('TIMEOUT')) return refusal
      }
    }

    it('in words that a row is larger than that, and which columns to cut', async () => {
      const { message } = await refusedInTime("SELECT 1 AS n, string_agg(repeat('x', 10000), '') AS long FROM generate_series(1, 900)")
      expect(message).toMatch(/^EXECUTION_ERROR: A row of the answer is larger than 8 MiB.*shorten "long", for example left\("long"/)
      const { message: much } = await refusedInTime("SELECT string_agg(repeat('x', 10000), '') AS long FROM generate_series(1, 2500)")
      expect(much).toMatch(/^EXECUTION_ERROR: A row of the answer is larger than 8 MiB.*"long"/)
      const later =
        "SELECT string_agg(repeat('x', CASE WHEN g = 1 THEN 10 ELSE 10000 END), '') AS x FROM generate_series(1, 2) g, generate_series(1, 900) GROUP BY g ORDER BY g"
      expect(await world().query(later)).toMatchObject({ data: [{ x: 'x'.repeat(9_000) }], metadata: { truncated: true } })
      expect(await world().values('SELECT 1')).toEqual([[1]])
    })

    it('columns of the same name by distinct ones', async () => {
      const { data } = await world().query('SELECT 1 AS a, 2 AS a, 3 AS a_2, 4 AS a, 5 AS "__proto__", 6 AS constructor')
      expect(JSON.stringify(data)).toBe('[{"a":1,"a_3":2,"a_2":3,"a_4":4,"__proto__":5,"constructor":6}]')
    })

    it('values as JSON has them', async () => {
      const { data } = await world().query(
        `SELECT timestamptz '2026-01-02 03:04:05.678901+02' AS micros, timestamptz '2026-01-02Z' AS instant, timestamp '2026-01-02 10:00' AS plain,
          date '2026-01-02' AS day, 9007199254740991 AS safe, 9007199254740993 AS unsafe, 1.5 AS decimal, 1e30 AS huge, 'NaN'::numeric AS nan,
          '{"a": [1, {"b": null}]}'::jsonb AS json, ARRAY[[1, 2], [3, NULL]] AS matrix, ARRAY['a "quoted", {x}', NULL, 'NULL'] AS texts,
          ARRAY[timestamptz '2026-01-02Z'] AS instants, interval '1 day 2 hours' AS span, '\\x41'::bytea AS bytes, (1, 'x') AS row, NULL AS nothing`
      )
      expect(data).toEqual([
        {
          micros: '2026-01-02T01:04:05.678901Z',
          instant: '2026-01-02T00:00:00.000Z',
          plain: '2026-01-02T10:00:00.000Z',
          day: '2026-01-02',
          safe: 9007199254740991,
          unsafe: '9007199254740993',
          decimal: 1.5,
          huge: '1000000000000000000000000000000',
          nan: 'NaN',
          json: { a: [1, { b: null }] },
          matrix: [
            [1, 2],
            [3, null]
          ],
          texts: ['a "quoted", {x}', null, 'NULL'],
          instants: ['2026-01-02T00:00:00.000Z'],
          span: '1 day 02:00:00',
          bytes: '\\x41',
          row: '(1,x)',
          nothing: null
        }
      ])
    })

    it('arrays of every type as lists, and numbers within JSON as exactly as outside of it', async () => {
      const { data } = await world().query(
        `SELECT ARRAY['\\x01'::bytea] AS bytes, array_agg((name, contact_count) ORDER BY name) FILTER (WHERE contact_count < 2) AS pairs,
          ARRAY[int4range(1, 3)] AS ranges, ARRAY[datemultirange(daterange('2026-01-01', '2026-01-02'))] AS multiranges,
          '[9007199254740993, 9007199254740992, 1e400, 0.1, 1.50, 100000000000000000000, "9007199254740993", "a\\"1e400", -5]'::jsonb AS numbers,
          '{"a": 12345678901234567890, "b": 1e3}'::json AS object, convert_from(decode('w6k=', 'base64'), 'UTF8') AS text FROM customers`
      )
      expect(data).toEqual([
        {
          bytes: ['\\x01'],
          pairs: ['(Acme,0)', '(Globex,1)'],
          ranges: ['[1,3)'],
          multiranges: ['{[2026-01-01,2026-01-02)}'],
          numbers: ['9007199254740993', 9007199254740992, `1${'0'.repeat(400)}`, 0.1, 1.5, 1e20, '9007199254740993', 'a"1e400', -5],
          object: { a: '12345678901234567890', b: 1000 },
          text: 'é'
        }
      ])
    })

    it('JSON that is nested too deeply as text', async () => {
      const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`
      expect(await world().values(`SELECT '${deep}'::jsonb`)).toEqual([[deep]])
    })
  })
}
