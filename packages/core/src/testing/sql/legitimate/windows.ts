import type { LegitimateQuery } from './legitimate-query.js'

/** Window functions. */
export const windows: readonly LegitimateQuery[] = [
  {
    sql: 'SELECT name, mrr_cents, rank() OVER (ORDER BY mrr_cents DESC NULLS LAST) AS place FROM customers ORDER BY place, name',
    rows: [
      ['Acme', 10000, 1],
      ['Umbrella', 4500, 2],
      ['Globex', 0, 3],
      ['Initech', 0, 3],
      ['Hooli', null, 5]
    ]
  },
  {
    sql: 'SELECT name, row_number() OVER (PARTITION BY billing_status ORDER BY name) AS n, billing_status FROM customers ORDER BY billing_status, n',
    rows: [
      ['Initech', 1, 'CHURNED'],
      ['Hooli', 1, 'NONE'],
      ['Acme', 1, 'PAYING'],
      ['Umbrella', 2, 'PAYING'],
      ['Globex', 1, 'TRIALING']
    ]
  },
  {
    sql: 'SELECT customer_id, snapshot_date, mrr_cents, mrr_cents - lag(mrr_cents) OVER (PARTITION BY customer_id ORDER BY snapshot_date) AS change FROM revenue WHERE mrr_cents IS NOT NULL ORDER BY customer_id, snapshot_date LIMIT 6',
    rows: [
      ['00000000-0000-4000-8000-000000000064', '2026-01-05', 10000, null],
      ['00000000-0000-4000-8000-000000000064', '2026-01-06', 10100, 100],
      ['00000000-0000-4000-8000-000000000064', '2026-01-07', 10200, 100],
      ['00000000-0000-4000-8000-000000000064', '2026-01-08', 10300, 100],
      ['00000000-0000-4000-8000-000000000064', '2026-01-09', 10400, 100],
      ['00000000-0000-4000-8000-000000000068', '2026-01-05', 4500, null]
    ]
  },
  {
    sql: 'SELECT snapshot_date, sum(sum(mrr_cents)) OVER (ORDER BY snapshot_date) AS running FROM revenue GROUP BY snapshot_date ORDER BY snapshot_date',
    rows: [
      ['2026-01-05', 14500],
      ['2026-01-06', 29200],
      ['2026-01-07', 44100],
      ['2026-01-08', 59200],
      ['2026-01-09', 74500]
    ]
  },
  {
    sql: 'SELECT name, ntile(2) OVER (ORDER BY name) AS half, dense_rank() OVER (ORDER BY plan NULLS LAST) AS plan_rank FROM customers ORDER BY name',
    rows: [
      ['Acme', 1, 1],
      ['Globex', 1, 2],
      ['Hooli', 1, 3],
      ['Initech', 2, 3],
      ['Umbrella', 2, 2]
    ]
  },
  {
    sql: 'SELECT name, first_value(name) OVER w AS first, last_value(name) OVER w AS last, nth_value(name, 2) OVER w AS second FROM customers WINDOW w AS (ORDER BY name ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) ORDER BY name',
    rows: [
      ['Acme', 'Acme', 'Umbrella', 'Globex'],
      ['Globex', 'Acme', 'Umbrella', 'Globex'],
      ['Hooli', 'Acme', 'Umbrella', 'Globex'],
      ['Initech', 'Acme', 'Umbrella', 'Globex'],
      ['Umbrella', 'Acme', 'Umbrella', 'Globex']
    ]
  },
  {
    sql: 'SELECT name, cume_dist() OVER (ORDER BY contact_count) AS cd, percent_rank() OVER (ORDER BY contact_count) AS pr FROM customers ORDER BY name',
    rows: [
      ['Acme', 0.2, 0],
      ['Globex', 0.4, 0.25],
      ['Hooli', 0.8, 0.75],
      ['Initech', 0.6, 0.5],
      ['Umbrella', 1, 1]
    ]
  },
  {
    sql: "SELECT day, n, round(avg(n) OVER (ORDER BY day ROWS BETWEEN 2 PRECEDING AND CURRENT ROW), 2) AS moving FROM (SELECT date_trunc('day', occurred_at) AS day, count(*) AS n FROM activity GROUP BY 1) d ORDER BY day LIMIT 5",
    rows: [
      ['2026-01-05T00:00:00.000Z', 3, 3],
      ['2026-01-06T00:00:00.000Z', 2, 2.5],
      ['2026-01-07T00:00:00.000Z', 2, 2.33],
      ['2026-01-08T00:00:00.000Z', 2, 2],
      ['2026-01-09T00:00:00.000Z', 2, 2]
    ]
  },
  {
    sql: "SELECT event_id, lead(occurred_at) OVER (PARTITION BY user_id ORDER BY occurred_at) - occurred_at AS gap FROM activity WHERE user_email LIKE 'ann@%' ORDER BY occurred_at LIMIT 3",
    rows: [
      ['00000000-0000-4000-8000-0000000003e8', '3 days 16:00:00'],
      ['00000000-0000-4000-8000-0000000003f0', '3 days 16:00:00'],
      ['00000000-0000-4000-8000-0000000003f8', '3 days 16:00:00']
    ]
  },
  {
    sql: "SELECT day, count(*) OVER (ORDER BY day RANGE BETWEEN interval '3 days' PRECEDING AND CURRENT ROW) AS recent FROM (SELECT DISTINCT date_trunc('day', occurred_at) AS day FROM activity) d ORDER BY day LIMIT 5",
    rows: [
      ['2026-01-05T00:00:00.000Z', 1],
      ['2026-01-06T00:00:00.000Z', 2],
      ['2026-01-07T00:00:00.000Z', 3],
      ['2026-01-08T00:00:00.000Z', 4],
      ['2026-01-09T00:00:00.000Z', 4]
    ]
  },
  {
    sql: 'SELECT name, mrr_cents, round(100.0 * mrr_cents / sum(mrr_cents) OVER (), 1) AS share FROM customers WHERE mrr_cents > 0 ORDER BY share DESC',
    rows: [
      ['Acme', 10000, 69],
      ['Umbrella', 4500, 31]
    ]
  },
  {
    sql: 'SELECT user_id, session_id FROM (SELECT user_id, session_id, row_number() OVER (PARTITION BY user_id ORDER BY occurred_at DESC) AS rn FROM activity WHERE user_id IS NOT NULL) x WHERE rn = 1 ORDER BY user_id LIMIT 4',
    rows: [
      ['00000000-0000-4000-8000-0000000000c8', '00000000-0000-4000-8000-00000000019e'],
      ['00000000-0000-4000-8000-0000000000c9', '00000000-0000-4000-8000-00000000019e'],
      ['00000000-0000-4000-8000-0000000000ca', '00000000-0000-4000-8000-00000000019e'],
      ['00000000-0000-4000-8000-0000000000cb', '00000000-0000-4000-8000-00000000019e']
    ]
  },
  {
    sql: "SELECT count(*) FILTER (WHERE event_type = 'CUSTOM') OVER () AS all_custom, event_name FROM activity ORDER BY occurred_at LIMIT 2",
    rows: [
      [20, 'report_exported'],
      [20, 'pageview']
    ]
  },
  {
    sql: 'SELECT name, sum(contact_count) OVER (ORDER BY name GROUPS BETWEEN 1 PRECEDING AND 1 FOLLOWING EXCLUDE CURRENT ROW) AS around FROM customers ORDER BY name',
    rows: [
      ['Acme', 1],
      ['Globex', 3],
      ['Hooli', 3],
      ['Initech', 7],
      ['Umbrella', 2]
    ]
  }
]
