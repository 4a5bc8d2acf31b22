import type { LegitimateQuery } from './legitimate-query.js'

/** Names from further out, beside, and of several functions. */
export const scopes: readonly LegitimateQuery[] = [
  {
    sql: 'SELECT u.name, e.n FROM users u LEFT JOIN (customers c JOIN LATERAL (SELECT count(*) AS n FROM activity a WHERE a.customer_id = c.customer_id AND a.user_id = u.user_id) e ON true) ON c.customer_id = u.customer_id ORDER BY u.name LIMIT 2',
    rows: [
      ['Ann', 8],
      ['Bob', 8]
    ]
  },
  {
    sql: 'SELECT u.name, x.shout FROM users u CROSS JOIN LATERAL (SELECT s.shout FROM (SELECT upper(u.name) AS shout) s) x ORDER BY u.name LIMIT 1',
    rows: [['Ann', 'ANN']]
  },
  {
    sql: "SELECT j.name, j.plan FROM (SELECT 'Acme' AS name) x JOIN (customers c CROSS JOIN (VALUES (1)) one(n)) AS j ON j.name = x.name",
    rows: [['Acme', 'pro']]
  },
  {
    sql: 'SELECT g.generate_series AS n, g.unnest AS letter, g.ordinality FROM ROWS FROM (generate_series(5, 6), unnest(ARRAY[$$a$$, $$b$$])) WITH ORDINALITY AS g',
    rows: [
      [5, 'a', 1],
      [6, 'b', 2]
    ]
  },
  {
    sql: 'WITH RECURSIVE r AS (WITH s AS (SELECT 1 AS x) SELECT x FROM s UNION ALL SELECT x + 1 FROM r WHERE x < 3) SELECT * FROM r',
    rows: [[1], [2], [3]]
  },
  {
    sql: `WITH RECURSIVE w AS (SELECT 1 AS n, '' COLLATE "C" AS path UNION ALL SELECT n + 1, w.path || c.name FROM w, customers c WHERE c.contact_count = n AND n < 3) SELECT path FROM w`,
    rows: [[''], ['Globex'], ['GlobexInitech']]
  },
  {
    sql: "WITH days AS (SELECT d::date AS day FROM generate_series(timestamptz '2026-01-05Z', '2026-01-06Z', '1 day') AS d) SELECT d.day, count(a.event_id) FROM days d LEFT JOIN activity a ON a.occurred_at::date = d.day GROUP BY d.day ORDER BY d.day",
    rows: [
      ['2026-01-05', 3],
      ['2026-01-06', 2]
    ]
  }
]
