import type { LegitimateQuery } from './legitimate-query.js'

/** WITH, recursive and not. */
export const withQueries: readonly LegitimateQuery[] = [
  {
    sql: "WITH paying AS (SELECT * FROM customers WHERE billing_status = 'PAYING') SELECT name, domain FROM paying ORDER BY name",
    rows: [
      ['Acme', 'acme.test'],
      ['Umbrella', 'umbrella.test']
    ]
  },
  {
    sql: "WITH views AS (SELECT user_id, count(*) AS n FROM activity WHERE event_type = 'PAGE_VIEW' GROUP BY user_id), top AS (SELECT * FROM views WHERE user_id IS NOT NULL ORDER BY n DESC, user_id LIMIT 2) SELECT u.name, t.n FROM top t JOIN users u USING (user_id) ORDER BY u.name",
    rows: [
      ['Ann', 5],
      ['Cleo', 6]
    ]
  },
  {
    sql: 'WITH RECURSIVE numbers AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM numbers WHERE n < 5) SELECT n, n * n AS square FROM numbers',
    rows: [
      [1, 1],
      [2, 4],
      [3, 9],
      [4, 16],
      [5, 25]
    ]
  },
  {
    sql: "WITH RECURSIVE days(day) AS (SELECT date '2026-01-05' UNION ALL SELECT day + 1 FROM days WHERE day < date '2026-01-09') SELECT d.day, count(a.event_id) AS events FROM days d LEFT JOIN activity a ON a.occurred_at::date = d.day GROUP BY d.day ORDER BY d.day",
    rows: [
      ['2026-01-05', 3],
      ['2026-01-06', 2],
      ['2026-01-07', 2],
      ['2026-01-08', 2],
      ['2026-01-09', 2]
    ]
  },
  {
    sql: "WITH RECURSIVE walk AS (SELECT 1 AS id, 'a'::text AS path UNION ALL SELECT w.id + 1, w.path || '>' || chr(97 + w.id) FROM walk w WHERE w.id < 4) SELECT * FROM walk",
    rows: [
      [1, 'a'],
      [2, 'a>b'],
      [3, 'a>b>c'],
      [4, 'a>b>c>d']
    ]
  },
  {
    sql: 'WITH RECURSIVE fib(a, b) AS (SELECT 0, 1 UNION ALL SELECT b, a + b FROM fib WHERE b < 50) SELECT array_agg(a) AS fibonacci FROM fib',
    rows: [[[0, 1, 1, 2, 3, 5, 8, 13, 21, 34]]]
  },
  { sql: "WITH activity AS (SELECT event_id FROM activity WHERE source = 'server') SELECT count(*) FROM activity", rows: [[12]] },
  {
    sql: 'WITH a AS MATERIALIZED (SELECT count(*) AS n FROM users), b AS NOT MATERIALIZED (SELECT count(*) AS n FROM customers) SELECT a.n AS users, b.n AS customers FROM a, b',
    rows: [[8, 5]]
  },
  {
    sql: "WITH cohort AS (SELECT user_id, date_trunc('week', min(occurred_at)) AS week FROM activity WHERE user_id IS NOT NULL GROUP BY user_id), active AS (SELECT DISTINCT user_id, date_trunc('week', occurred_at) AS week FROM activity WHERE user_id IS NOT NULL) SELECT c.week AS cohort, (extract(epoch FROM a.week - c.week) / 604800)::int AS week, count(*) AS users FROM cohort c JOIN active a USING (user_id) GROUP BY 1, 2 ORDER BY 1, 2",
    rows: [
      ['2026-01-05T00:00:00.000Z', 0, 7],
      ['2026-01-05T00:00:00.000Z', 1, 7],
      ['2026-01-05T00:00:00.000Z', 2, 7],
      ['2026-01-05T00:00:00.000Z', 3, 7]
    ]
  },
  {
    sql: "WITH steps AS (SELECT user_id, min(occurred_at) FILTER (WHERE path = '/pricing') AS pricing, min(occurred_at) FILTER (WHERE event_type = 'CUSTOM') AS used FROM activity WHERE user_id IS NOT NULL GROUP BY user_id) SELECT count(pricing) AS saw_pricing, count(*) FILTER (WHERE used > pricing) AS then_used FROM steps",
    rows: [[2, 2]]
  },
  {
    sql: 'WITH outer_query AS (WITH inner_query AS (SELECT 1 AS x) SELECT x + 1 AS y FROM inner_query) SELECT y FROM outer_query',
    rows: [[2]]
  },
  {
    sql: "WITH v(a, b) AS (VALUES (1, 'x'), (2, 'y')) SELECT v.a, v.b FROM v ORDER BY v.a DESC",
    rows: [
      [2, 'y'],
      [1, 'x']
    ]
  },
  { sql: 'WITH RECURSIVE g(n) AS (VALUES (1) UNION SELECT (n * 2) % 7 FROM g) SELECT n FROM g ORDER BY n', rows: [[1], [2], [4]] },
  {
    sql: 'WITH RECURSIVE tree(id, parent) AS (VALUES (1, NULL::int), (2, 1), (3, 1), (4, 2)), walk AS (SELECT id, parent, 0 AS depth FROM tree WHERE parent IS NULL UNION ALL SELECT t.id, t.parent, w.depth + 1 FROM tree t JOIN walk w ON t.parent = w.id) SEARCH DEPTH FIRST BY id SET ordering SELECT id, depth FROM walk ORDER BY ordering',
    rows: [
      [1, 0],
      [2, 1],
      [4, 2],
      [3, 1]
    ]
  },
  {
    sql: 'WITH RECURSIVE edges(a, b) AS (VALUES (1, 2), (2, 3), (3, 1)), walk(n) AS (SELECT 1 UNION ALL SELECT e.b FROM walk w JOIN edges e ON e.a = w.n) CYCLE n SET is_cycle USING way SELECT n, is_cycle FROM walk',
    rows: [
      [1, false],
      [2, false],
      [3, false],
      [1, true]
    ]
  },
  {
    sql: "WITH RECURSIVE walk(id, path, names) AS (SELECT 1, 'a'::text, ARRAY['a'] UNION ALL SELECT w.id + 1, w.path || '>' || w.id || w.names[1], w.names || (w.id::text || 'b') FROM walk w WHERE w.id < 3) SELECT id, path, names FROM walk",
    rows: [
      [1, 'a', ['a']],
      [2, 'a>1a', ['a', '1b']],
      [3, 'a>1a>2a', ['a', '1b', '2b']]
    ]
  },
  {
    sql: "WITH RECURSIVE walk AS (SELECT 1 AS id, 'a'::text AS path, 'a' AS names, 'a' AS line UNION ALL SELECT w.id + 1, (w.path || '>' || w.id)::text, concat_ws('>', w.names, w.id), format('%s>%s', w.line, w.id) FROM walk w WHERE w.id < 3) SELECT id, path, names, line FROM walk",
    rows: [
      [1, 'a', 'a', 'a'],
      [2, 'a>1', 'a>1', 'a>1'],
      [3, 'a>1>2', 'a>1>2', 'a>1>2']
    ]
  },
  {
    sql: `WITH RECURSIVE tree(path, node) AS (SELECT '/', '{"name": "a", "children": [{"name": "b"}, {"name": "c"}]}'::jsonb UNION ALL SELECT t.path || (child ->> 'name'), child FROM tree t, jsonb_array_elements(t.node -> 'children') AS child) SELECT path FROM tree ORDER BY path`,
    rows: [['/'], ['/b'], ['/c']]
  },
  {
    sql: `WITH ${Array.from({ length: 12 }, (_, index) => `s${index} AS (SELECT customer_id, concat(name, '-', plan, '-', domain, '-', currency) AS label, power(mrr_cents, 1.0 / ${index + 2}) AS root FROM customers)`).join(', ')} SELECT s0.label FROM s0 JOIN s11 USING (customer_id) ORDER BY 1 LIMIT 1`,
    rows: [['Acme-pro-acme.test-USD']]
  },
  {
    sql: "SELECT name, repeat('#', least(contact_count, 500)::int) AS contacts, repeat('*', least(active_subscription_count, 500)::int) AS subscriptions, repeat('.', least(length(name), 500)) AS letters FROM customers ORDER BY name LIMIT 2",
    rows: [
      ['Acme', '', '*', '....'],
      ['Globex', '#', '', '......']
    ]
  }
]
