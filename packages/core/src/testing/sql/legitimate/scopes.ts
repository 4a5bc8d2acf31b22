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
  },
  {
    sql: "SELECT t.t, w.w FROM unnest(ARRAY['a']) AS t CROSS JOIN unnest(string_to_array('b,c', ',')) AS w",
    rows: [
      ['a', 'b'],
      ['a', 'c']
    ]
  },
  { sql: "SELECT p.first, p.second FROM unnest(ARRAY['a'], ARRAY[1]) AS p(first, second)", rows: [['a', 1]] },
  {
    sql: "SELECT s.tag FROM (SELECT * FROM (VALUES ('a,b')) v(tags) CROSS JOIN unnest(string_to_array(v.tags, ',')) AS x(tag)) s LIMIT 1",
    rows: [['a']]
  },
  {
    sql: 'SELECT x.name FROM (SELECT array_agg(c.name ORDER BY c.name) AS names FROM customers c) s, unnest(s.names) AS x(name) LIMIT 1',
    rows: [['Acme']]
  },
  { sql: 'SELECT f.key, f.value FROM (SELECT (json_each_text(\'{"a": 1}\')).*) f', rows: [['a', '1']] },
  {
    sql: "SELECT s.k, s.a, s.b FROM (SELECT * FROM (VALUES ('a', 1)) x(a, k) JOIN (VALUES (1, 'b')) y(k, b) USING (k)) s(k, a, b)",
    rows: [[1, 'a', 'b']]
  },
  {
    sql: 'WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 2) SEARCH BREADTH FIRST BY n SET seq SELECT r.n FROM r ORDER BY r.seq',
    rows: [[1], [2]]
  }
]
