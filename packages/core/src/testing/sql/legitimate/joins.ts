import type { LegitimateQuery } from './legitimate-query.js'

/** Joins, lateral ones, subqueries. */
export const joins: readonly LegitimateQuery[] = [
  {
    sql: 'SELECT u.name, c.name AS customer FROM users u LEFT JOIN customers c ON c.customer_id = u.customer_id ORDER BY u.name',
    rows: [
      ['Ann', 'Acme'],
      ['Bob', 'Globex'],
      ['Cleo', 'Initech'],
      ['Dan', 'Hooli'],
      ['Eve', 'Umbrella'],
      ['Fay', 'Acme'],
      ['Gus', null],
      ['Hal', null]
    ]
  },
  {
    sql: 'SELECT c.name, count(u.user_id) AS users FROM customers c LEFT JOIN users u USING (customer_id) GROUP BY c.name ORDER BY c.name',
    rows: [
      ['Acme', 2],
      ['Globex', 1],
      ['Hooli', 1],
      ['Initech', 1],
      ['Umbrella', 1]
    ]
  },
  {
    sql: 'SELECT c.name, r.mrr_cents FROM customers c JOIN LATERAL (SELECT mrr_cents FROM revenue r WHERE r.customer_id = c.customer_id ORDER BY snapshot_date DESC LIMIT 1) r ON true ORDER BY c.name',
    rows: [
      ['Acme', 10400],
      ['Globex', null],
      ['Umbrella', 4900]
    ]
  },
  {
    sql: 'SELECT a.name AS one, b.name AS other FROM customers a JOIN customers b ON a.billing_status = b.billing_status AND a.name < b.name',
    rows: [['Acme', 'Umbrella']]
  },
  {
    sql: 'SELECT c.name FROM customers c WHERE NOT EXISTS (SELECT 1 FROM activity a WHERE a.customer_id = c.customer_id) ORDER BY c.name',
    rows: []
  },
  {
    sql: 'SELECT name FROM customers WHERE customer_id IN (SELECT customer_id FROM revenue WHERE mrr_cents > 10000) ORDER BY name',
    rows: [['Acme']]
  },
  {
    sql: 'SELECT name, (SELECT count(*) FROM activity a WHERE a.customer_id = c.customer_id) AS events FROM customers c ORDER BY name',
    rows: [
      ['Acme', 15],
      ['Globex', 8],
      ['Hooli', 8],
      ['Initech', 8],
      ['Umbrella', 7]
    ]
  },
  { sql: 'SELECT count(*) FROM users u CROSS JOIN customers c', rows: [[40]] },
  {
    sql: 'SELECT u.email FROM users u FULL JOIN customers c ON u.customer_id = c.customer_id WHERE c.name IS NULL ORDER BY 1',
    rows: [['gus@globex.test'], ['hal@initech.test']]
  },
  {
    sql: "SELECT name FROM customers WHERE mrr_cents > ALL (SELECT mrr_cents FROM customers WHERE billing_status = 'TRIALING') ORDER BY name",
    rows: [['Acme'], ['Umbrella']]
  },
  { sql: 'SELECT name FROM customers WHERE mrr_cents = (SELECT max(mrr_cents) FROM customers)', rows: [['Acme']] },
  {
    sql: "SELECT x.n, x.label FROM (VALUES (1, 'one'), (2, 'two')) AS x(n, label) ORDER BY x.n",
    rows: [
      [1, 'one'],
      [2, 'two']
    ]
  },
  {
    sql: "SELECT c.name, t.tag FROM customers c, jsonb_array_elements_text(c.traits -> 'tags') AS t(tag) WHERE c.name = 'Acme' ORDER BY t.tag COLLATE \"C\"",
    rows: [
      ['Acme', 'Acme'],
      ['Acme', 'a']
    ]
  },
  {
    sql: 'SELECT k, count(*) FROM activity a CROSS JOIN LATERAL jsonb_object_keys(a.properties) AS k GROUP BY k ORDER BY k',
    rows: [
      ['amount', 60],
      ['nested', 60],
      ['note', 60],
      ['plan', 60],
      ['tags', 60]
    ]
  },
  {
    sql: "SELECT e.key, e.value FROM customers c, jsonb_each(c.traits) e WHERE c.name = 'Globex' ORDER BY e.key",
    rows: [
      ['company_size', '4000'],
      ['industry', 'Energy'],
      ['tags', ['a', 'Globex']]
    ]
  },
  {
    sql: "SELECT u.name, u.first_visitor_channel, c.name FROM users u JOIN customers c USING (customer_id) WHERE c.plan = 'pro' ORDER BY u.name",
    rows: [
      ['Ann', 'organic', 'Acme'],
      ['Fay', 'direct', 'Acme']
    ]
  },
  {
    sql: "SELECT j.mail, count(j.who) AS n FROM (users u JOIN customers c USING (customer_id)) AS j(company, who, external, site, mail) WHERE j.mail LIKE 'ann%' GROUP BY j.mail",
    rows: [['ann@acme.test', 1]]
  },
  {
    sql: 'SELECT g.n, c.name FROM generate_series(1, 2) AS g(n) CROSS JOIN (SELECT name FROM customers ORDER BY name LIMIT 2) c ORDER BY 1, 2',
    rows: [
      [1, 'Acme'],
      [1, 'Globex'],
      [2, 'Acme'],
      [2, 'Globex']
    ]
  },
  {
    sql: 'SELECT DISTINCT ON (billing_status) billing_status, name FROM customers ORDER BY billing_status, name DESC',
    rows: [
      ['CHURNED', 'Initech'],
      ['NONE', 'Hooli'],
      ['PAYING', 'Umbrella'],
      ['TRIALING', 'Globex']
    ]
  },
  {
    sql: 'SELECT name FROM customers ORDER BY mrr_cents DESC NULLS LAST, name OFFSET 1 ROWS FETCH FIRST 2 ROWS ONLY',
    rows: [['Umbrella'], ['Globex']]
  },
  { sql: 'SELECT name, contact_count FROM customers ORDER BY contact_count DESC FETCH FIRST 1 ROW WITH TIES', rows: [['Umbrella', 4]] }
]
