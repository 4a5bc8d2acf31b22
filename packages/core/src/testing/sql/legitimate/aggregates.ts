import type { LegitimateQuery } from './legitimate-query.js'

/** Aggregates, ordered sets, grouping sets. */
export const aggregates: readonly LegitimateQuery[] = [
  { sql: 'SELECT count(*) AS events FROM activity', rows: [[60]] },
  {
    sql: 'SELECT event_type, count(*) AS events FROM activity GROUP BY event_type ORDER BY 1',
    rows: [
      ['CUSTOM', 20],
      ['PAGE_VIEW', 40]
    ]
  },
  {
    sql: 'SELECT channel, count(*), count(DISTINCT user_id) AS users, count(DISTINCT customer_id) AS customers FROM activity GROUP BY channel ORDER BY channel',
    rows: [
      ['PRODUCT', 54, 7, 5],
      ['SUPPORT', 6, 3, 3]
    ]
  },
  {
    sql: "SELECT count(*) FILTER (WHERE event_type = 'CUSTOM') AS custom, count(*) FILTER (WHERE event_type = 'PAGE_VIEW') AS views FROM activity",
    rows: [[20, 40]]
  },
  {
    sql: "SELECT event_name, count(*) AS n FROM activity WHERE event_type = 'CUSTOM' GROUP BY event_name HAVING count(*) > 5 ORDER BY n DESC, event_name",
    rows: [
      ['invite_sent', 7],
      ['report_exported', 7],
      ['project_created', 6]
    ]
  },
  {
    sql: 'SELECT min(occurred_at), max(occurred_at), max(occurred_at) - min(occurred_at) AS span FROM activity',
    rows: [['2026-01-05T00:00:00.000Z', '2026-02-01T01:00:00.000Z', '27 days 01:00:00']]
  },
  {
    sql: 'SELECT billing_status, sum(mrr_cents) AS mrr, avg(mrr_cents) AS mean, count(mrr_cents) AS known FROM customers GROUP BY billing_status ORDER BY billing_status',
    rows: [
      ['CHURNED', 0, 0, 1],
      ['NONE', null, null, 0],
      ['PAYING', 14500, 7250, 2],
      ['TRIALING', 0, 0, 1]
    ]
  },
  {
    sql: 'SELECT round(avg(mrr_cents), 2) AS mean, round(stddev_samp(mrr_cents), 3) AS deviation, round(variance(mrr_cents), 1) AS variance FROM customers',
    rows: [[3625, 4750, 22562500]]
  },
  {
    sql: 'SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY mrr_cents) AS median, percentile_disc(0.9) WITHIN GROUP (ORDER BY mrr_cents) AS p90, mode() WITHIN GROUP (ORDER BY plan) AS plan FROM customers',
    rows: [[2250, 10000, 'team']]
  },
  {
    sql: "SELECT percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY (properties ->> 'amount')::float8) AS quartiles FROM activity",
    rows: [[[36.875, 73.75, 110.625]]]
  },
  { sql: "SELECT string_agg(name, ', ' ORDER BY name) AS names FROM customers", rows: [['Acme, Globex, Hooli, Initech, Umbrella']] },
  { sql: 'SELECT array_agg(DISTINCT plan ORDER BY plan) AS plans FROM customers', rows: [[['pro', 'team', null]]] },
  {
    sql: 'SELECT bool_or(mrr_cents > 5000) AS some, bool_and(mrr_cents > 5000) AS every_one, every(domain IS NOT NULL) AS named FROM customers',
    rows: [[true, false, false]]
  },
  {
    sql: 'SELECT corr(mrr_cents, contact_count), regr_slope(mrr_cents, contact_count), covar_pop(mrr_cents, contact_count) FROM customers WHERE mrr_cents IS NOT NULL',
    rows: [[-0.3030426542313866, -842.8571428571429, -1843.75]]
  },
  {
    sql: 'SELECT jsonb_object_agg(name, mrr_cents) AS by_name FROM customers',
    rows: [[{ Acme: 10000, Hooli: null, Globex: 0, Initech: 0, Umbrella: 4500 }]]
  },
  {
    sql: "SELECT jsonb_agg(jsonb_build_object('name', name, 'mrr', mrr_cents) ORDER BY name) AS list FROM customers WHERE billing_status = 'PAYING'",
    rows: [
      [
        [
          { mrr: 10000, name: 'Acme' },
          { mrr: 4500, name: 'Umbrella' }
        ]
      ]
    ]
  },
  {
    sql: 'SELECT width_bucket(mrr_cents, 0, 10001, 4) AS bucket, count(*) FROM customers WHERE mrr_cents IS NOT NULL GROUP BY 1 ORDER BY 1',
    rows: [
      [1, 2],
      [2, 1],
      [4, 1]
    ]
  },
  {
    sql: 'SELECT plan, billing_status, count(*) FROM customers GROUP BY GROUPING SETS ((plan), (billing_status), ()) ORDER BY grouping(plan), grouping(billing_status), 1, 2',
    rows: [
      ['pro', null, 1],
      ['team', null, 2],
      [null, null, 2],
      [null, 'CHURNED', 1],
      [null, 'NONE', 1],
      [null, 'PAYING', 2],
      [null, 'TRIALING', 1],
      [null, null, 5]
    ]
  },
  {
    sql: "SELECT coalesce(industry, '(all)') AS industry, sum(mrr_cents) AS mrr FROM customers GROUP BY ROLLUP (industry) ORDER BY grouping(industry), industry NULLS LAST",
    rows: [
      ['(all)', null],
      ['Energy', 0],
      ['Health', 4500],
      ['Software', 10000],
      ['(all)', 14500]
    ]
  },
  {
    sql: 'SELECT event_type, source, count(*) FROM activity GROUP BY CUBE (event_type, source) ORDER BY grouping(event_type, source), 1, 2',
    rows: [
      ['CUSTOM', 'client', 16],
      ['CUSTOM', 'server', 4],
      ['PAGE_VIEW', 'client', 32],
      ['PAGE_VIEW', 'server', 8],
      ['CUSTOM', null, 20],
      ['PAGE_VIEW', null, 40],
      [null, 'client', 48],
      [null, 'server', 12],
      [null, null, 60]
    ]
  },
  { sql: "SELECT sum((properties ->> 'amount')::numeric) AS amount FROM activity", rows: [[4425]] },
  {
    sql: 'SELECT customer_domain, count(*) AS n FROM activity WHERE customer_domain IS NOT NULL GROUP BY customer_domain ORDER BY n DESC, customer_domain LIMIT 3',
    rows: [
      ['acme.test', 15],
      ['globex.test', 8],
      ['initech.test', 8]
    ]
  },
  { sql: 'SELECT any_value(currency) AS currency FROM customers WHERE currency IS NOT NULL', rows: [['USD']], since: 16 },
  { sql: 'SELECT bit_or(contact_count::int) AS bits FROM customers', rows: [[7]] }
]
