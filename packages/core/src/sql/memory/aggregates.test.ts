import { expect, it } from 'vitest'
import { guard } from '../guard.js'
import { functionGroups } from '../lists/allowed-functions.js'
import { keepingOne, short } from './collecting.js'
import { collecting } from './gather.js'

it('knows of every aggregate that a query may call what it keeps of its rows', () => {
  const known = (name: string) => Object.hasOwn(collecting, name) || keepingOne.has(name) || short.has(name)
  expect(functionGroups.aggregate.filter((name) => !known(name))).toEqual([])
})

it('reckons with every aggregate that gathers: over a million rows none of them passes', async () => {
  for (const name of Object.keys(collecting)) {
    if (!functionGroups.aggregate.includes(name)) continue
    const pairs = name.includes('object')
    const value = name.startsWith('range') ? 'int4range(a*2, a*2+1)' : pairs ? "a, repeat('x', 300)" : "repeat('x', 300)"
    const sql = `SELECT ${name}(${name === 'string_agg' ? `${value}, ','` : value}) FROM generate_series(1, 999999) AS a`
    await expect(guard(sql), sql).rejects.toThrow(/QUERY_NOT_ALLOWED: .* (is the most|take at most)/)
  }
})

it.each([
  // What a process of Postgres 18 took, its answer sent.
  ['1562 MB', 'SELECT array_agg(int4range(a, a + 1)) FROM generate_series(1, 500000) a'],
  ['1562 MB', 'SELECT length(ARRAY(SELECT int4range(a, a + 1) FROM generate_series(1, 500000) a)::text)'],
  ['585 MB', `SELECT array_agg('{"a":1}'::jsonb) FROM generate_series(1, 500000) a`],
  ['584 MB', 'SELECT array_agg(ROW(a, a)) FROM generate_series(1, 500000) a'],
  ['294 MB', 'SELECT range_agg(int4range(a * 2, a * 2 + 1)) FROM generate_series(1, 90000) a'],
  ['301 MB', `SELECT range_agg('{[1,2),[3,4),[5,6),[7,8)}'::int4multirange) FROM generate_series(1, 70000) a`],
  ['329 MB', 'SELECT int4multirange(VARIADIC array_agg(int4range(a * 2, a * 2 + 1)))::text FROM generate_series(1, 100000) a'],
  [
    '538 MB',
    "SELECT ('{' || string_agg('[' || a * 2 || ',' || a * 2 + 1 || ')', ',') || '}')::int4multirange FROM generate_series(1, 100000) a"
  ],
  ['2481 MB', "SELECT jsonb_agg(('[' || repeat('{},', 200) || '1]')::json) FROM generate_series(1, 20000) a"],
  ['1017 MB', "SELECT jsonb_agg(('[' || repeat('[],', 200) || '1]')::jsonb) FROM generate_series(1, 20000) a"],
  ['279 MB', "SELECT jsonb_agg(string_to_array(repeat('a,', 200), ',')) FROM generate_series(1, 20000) a"],
  ['390 MB', `SELECT array_agg(repeat('"', 100)) FROM generate_series(1, 500000) a`],
  ['493 MB', "SELECT json_object_agg_unique(repeat('x', 1000) || a, 1) FROM generate_series(1, 100000) a"],
  ['more', "SELECT json_agg(repeat(E'\\x01', 1000)) FROM generate_series(1, 100000) a"],
  ['more', "SELECT jsonb_typeof(('[' || string_agg('{}', ',') || ']')::jsonb) FROM generate_series(1, 1000000) a"]
])('refuses what took %s: %s', async (_, sql) => {
  await expect(guard(sql)).rejects.toThrow(/QUERY_NOT_ALLOWED/)
})

it.each([
  'SELECT array_agg(a) FROM generate_series(1, 1000000) a',
  "SELECT string_agg(a::text, ',') FROM generate_series(1, 700000) a",
  'SELECT json_agg(a) FROM generate_series(1, 800000) a',
  'SELECT jsonb_agg(a) FROM generate_series(1, 300000) a',
  "SELECT array_agg(repeat('x', 100)) FROM generate_series(1, 200000) a",
  'SELECT range_agg(int4range(a * 2, a * 2 + 1)) FROM generate_series(1, 70000) a',
  'SELECT array_agg(int4range(a, a + 1)) FROM generate_series(1, 20000) a',
  'SELECT jsonb_agg(properties) FROM (SELECT properties FROM activity LIMIT 1000) s',
  'SELECT json_agg(s) FROM (SELECT name, email FROM users LIMIT 10000) s'
])('lets pass: %s', async (sql) => {
  await expect(guard(sql)).resolves.toEqual(expect.any(Array))
})
