import type { LegitimateQuery } from './legitimate-query.js'

/** Arrays, set operations, arithmetic, values of every kind. */
export const arraysAndSets: readonly LegitimateQuery[] = [
  {
    sql: "SELECT name FROM customers WHERE billing_status = ANY (ARRAY['PAYING', 'TRIALING']) ORDER BY name",
    rows: [['Acme'], ['Globex'], ['Umbrella']]
  },
  {
    sql: "SELECT name FROM customers WHERE billing_status IN ('PAYING', 'NONE') AND name NOT IN ('Acme') ORDER BY name",
    rows: [['Hooli'], ['Umbrella']]
  },
  { sql: 'SELECT unnest(ARRAY[3, 1, 2]) AS n ORDER BY n', rows: [[1], [2], [3]] },
  {
    sql: "SELECT a.n, a.label FROM unnest(ARRAY[1, 2], ARRAY['x', 'y']) AS a(n, label)",
    rows: [
      [1, 'x'],
      [2, 'y']
    ]
  },
  {
    sql: "SELECT t.value, t.place FROM unnest(ARRAY['a', 'b']) WITH ORDINALITY AS t(value, place)",
    rows: [
      ['a', 1],
      ['b', 2]
    ]
  },
  {
    sql: "SELECT array_length(ARRAY[1, 2, 3], 1) AS n, cardinality(ARRAY[[1, 2], [3, 4]]) AS c, ARRAY[1, 2] || 3 AS more, (ARRAY['a', 'b'])[2] AS second, (ARRAY[1, 2, 3])[1:2] AS part",
    rows: [[3, 4, [1, 2, 3], 'b', [1, 2]]]
  },
  {
    sql: "SELECT array_position(ARRAY['a', 'b'], 'b') AS p, array_remove(ARRAY[1, 2, 1], 1) AS r, ARRAY[1, 2] @> ARRAY[1] AS holds, ARRAY[1] && ARRAY[1, 2] AS meets",
    rows: [[2, [2], true, true]]
  },
  {
    sql: "SELECT name FROM customers WHERE plan = 'pro' UNION SELECT name FROM users WHERE name LIKE 'A%' ORDER BY name",
    rows: [['Acme'], ['Ann']]
  },
  {
    sql: 'SELECT customer_id FROM customers INTERSECT SELECT customer_id FROM users ORDER BY customer_id LIMIT 2',
    rows: [['00000000-0000-4000-8000-000000000064'], ['00000000-0000-4000-8000-000000000065']]
  },
  {
    sql: 'SELECT name FROM customers EXCEPT SELECT name FROM customers WHERE mrr_cents > 0 ORDER BY name',
    rows: [['Globex'], ['Hooli'], ['Initech']]
  },
  {
    sql: "SELECT 'customers' AS what, count(*) FROM customers UNION ALL SELECT 'users', count(*) FROM users UNION ALL SELECT 'events', count(*) FROM activity ORDER BY what",
    rows: [
      ['customers', 5],
      ['events', 60],
      ['users', 8]
    ]
  },
  {
    sql: "VALUES (1, 'a'), (2, 'b')",
    rows: [
      [1, 'a'],
      [2, 'b']
    ]
  },
  { sql: 'TABLE revenue LIMIT 1', rows: [['00000000-0000-4000-8000-000000000064', '2026-01-05', 10000, 'USD', 'pro', 'PAYING']] },
  {
    sql: 'SELECT (1, 2) = (1, 2) AS same, (1, NULL) IS NULL AS nothing, 1 IS DISTINCT FROM NULL AS other, NOT false AS yes, NULL IS UNKNOWN AS unknown',
    rows: [[true, false, true, true, true]]
  },
  {
    sql: 'SELECT 7 / 2 AS whole, 7 % 3 AS rest, 7.0 / 2 AS real, 2 ^ 10 AS power, |/ 16 AS root, abs(-3) AS positive, round(2.567, 1) AS rounded, ceil(1.2) AS up, floor(-1.2) AS down, mod(7, 4) AS m, power(2, 3) AS p, sign(-2) AS s, trunc(1.99) AS t',
    rows: [[3, 1, 3.5, 1024, 4, 3, 2.6, 2, -2, 3, 8, -1, 1]]
  },
  {
    sql: 'SELECT ln(1) AS l, log(100) AS g, exp(0) AS e, sqrt(9) AS q, pi() > 3 AS pi, gcd(12, 18) AS d, lcm(4, 6) AS m, div(9, 2) AS whole, random() < 1 AS r, 5 & 3 AS a, 5 | 3 AS o, 5 # 3 AS x, ~1 AS n, 1 << 4 AS s',
    rows: [[0, 2, 1, 3, true, 6, 12, 4, true, 1, 7, 6, -2, 16]]
  },
  {
    sql: "SELECT 9007199254740993 AS large, 12345678901234567890.5 AS larger, 0.1 + 0.2 AS exact, 0.1::float8 + 0.2::float8 AS double, 'NaN'::float8 AS nan, true AS yes, NULL AS nothing",
    rows: [['9007199254740993', '12345678901234567890.5', 0.3, 0.30000000000000004, 'NaN', true, null]]
  },
  { sql: "SELECT count(*), count(*), 1 AS count, 'x', 'y'", rows: [[1, 1, 1, 'x', 'y']] },
  {
    sql: "SELECT '550e8400-e29b-41d4-a716-446655440000'::uuid AS id, CAST('5' AS int) AS five, '1'::boolean AS yes, 3::text AS three, int4range(1, 5) AS span",
    rows: [['550e8400-e29b-41d4-a716-446655440000', 5, true, '3', '[1,5)']]
  },
  {
    sql: 'SELECT (SELECT array_agg(name ORDER BY name) FROM customers) AS names, ARRAY(SELECT contact_count FROM customers ORDER BY 1) AS counts, EXISTS (SELECT 1 FROM users) AS any_user',
    rows: [[['Acme', 'Globex', 'Hooli', 'Initech', 'Umbrella'], [0, 1, 2, 3, 4], true]]
  }
]
