import type { LegitimateQuery } from './legitimate-query.js'

/** Instants, dates, intervals, time zones. */
export const times: readonly LegitimateQuery[] = [
  {
    sql: "SELECT date_trunc('week', occurred_at) AS week, count(*) FROM activity GROUP BY 1 ORDER BY 1",
    rows: [
      ['2026-01-05T00:00:00.000Z', 16],
      ['2026-01-12T00:00:00.000Z', 15],
      ['2026-01-19T00:00:00.000Z', 15],
      ['2026-01-26T00:00:00.000Z', 14]
    ]
  },
  {
    sql: "SELECT date_trunc('month', occurred_at)::date AS month, count(*) FROM activity GROUP BY 1 ORDER BY 1",
    rows: [
      ['2026-01-01', 59],
      ['2026-02-01', 1]
    ]
  },
  {
    sql: 'SELECT extract(dow FROM occurred_at) AS weekday, count(*) FROM activity GROUP BY 1 ORDER BY 1',
    rows: [
      [0, 7],
      [1, 9],
      [2, 9],
      [3, 9],
      [4, 8],
      [5, 9],
      [6, 9]
    ]
  },
  {
    sql: "SELECT date_part('hour', occurred_at) AS hour, count(*) FROM activity GROUP BY hour ORDER BY hour LIMIT 3",
    rows: [
      [0, 3],
      [1, 3],
      [2, 2]
    ]
  },
  {
    sql: "SELECT to_char(occurred_at, 'YYYY-MM') AS month, count(*) FROM activity GROUP BY 1 ORDER BY 1",
    rows: [
      ['2026-01', 59],
      ['2026-02', 1]
    ]
  },
  {
    sql: "SELECT to_char(occurred_at AT TIME ZONE 'America/New_York', 'YYYY-MM-DD HH24:MI') AS local FROM activity ORDER BY occurred_at LIMIT 2",
    rows: [['2026-01-04 19:00'], ['2026-01-05 06:00']]
  },
  {
    sql: "SELECT occurred_at AT TIME ZONE 'Asia/Tokyo' AS tokyo FROM activity ORDER BY occurred_at LIMIT 1",
    rows: [['2026-01-05T09:00:00.000Z']]
  },
  {
    sql: "SELECT day::date, count(a.event_id) FROM generate_series(timestamptz '2026-01-05Z', timestamptz '2026-01-08Z', interval '1 day') AS day LEFT JOIN activity a ON date_trunc('day', a.occurred_at) = day GROUP BY day ORDER BY day",
    rows: [
      ['2026-01-05', 3],
      ['2026-01-06', 2],
      ['2026-01-07', 2],
      ['2026-01-08', 2]
    ]
  },
  {
    sql: 'SELECT name, age(last_activity_at, first_seen_at) AS lived, last_activity_at - first_seen_at AS span FROM customers ORDER BY name LIMIT 2',
    rows: [
      ['Acme', '20 days', '20 days'],
      ['Globex', '20 days', '20 days']
    ]
  },
  {
    sql: "SELECT date '2026-03-01' - date '2026-02-01' AS days, date '2026-01-31' + interval '1 month' AS later, make_date(2026, 2, 3) AS made",
    rows: [[28, '2026-02-28T00:00:00.000Z', '2026-02-03']]
  },
  {
    sql: "SELECT make_interval(days => 3, hours => 2) AS made, make_timestamptz(2026, 1, 2, 3, 4, 5.5, 'UTC') AS at, justify_hours(interval '49 hours') AS tidy",
    rows: [['3 days 02:00:00', '2026-01-02T03:04:05.500Z', '2 days 01:00:00']]
  },
  {
    sql: "SELECT to_timestamp(1767225600) AS from_epoch, extract(epoch FROM timestamptz '2026-01-01Z') AS epoch, to_date('05 Feb 2026', 'DD Mon YYYY') AS parsed",
    rows: [['2026-01-01T00:00:00.000Z', 1767225600, '2026-02-05']]
  },
  {
    sql: "SELECT date_bin('6 hours', occurred_at, timestamptz '2026-01-01Z') AS bin, count(*) FROM activity GROUP BY 1 ORDER BY 1 LIMIT 3",
    rows: [
      ['2026-01-05T00:00:00.000Z', 1],
      ['2026-01-05T06:00:00.000Z', 1],
      ['2026-01-05T18:00:00.000Z', 1]
    ]
  },
  { sql: "SELECT count(*) FROM activity WHERE occurred_at >= '2026-01-06' AND occurred_at < '2026-01-08'", rows: [[4]] },
  {
    sql: "SELECT count(*) FROM activity WHERE occurred_at BETWEEN timestamptz '2026-01-05Z' AND timestamptz '2026-01-05Z' + interval '2 days'",
    rows: [[5]]
  },
  {
    sql: "SELECT now() > timestamptz '2020-01-01Z' AS later, current_date > date '2020-01-01' AS today, localtimestamp IS NOT NULL AS clock",
    rows: [[true, true, true]]
  },
  { sql: "SELECT (date '2026-01-01', date '2026-02-01') OVERLAPS (date '2026-01-15', date '2026-03-01') AS overlap", rows: [[true]] },
  { sql: "SELECT count(*) FROM activity WHERE tstzrange('2026-01-05', '2026-01-07') @> occurred_at", rows: [[5]] },
  { sql: 'SELECT name, churned_at FROM customers WHERE churned_at IS NOT NULL', rows: [['Initech', '2026-01-14T00:00:00.000Z']] },
  {
    sql: 'SELECT snapshot_date, snapshot_date + 1 AS next, extract(isodow FROM snapshot_date) AS weekday FROM revenue GROUP BY snapshot_date ORDER BY snapshot_date LIMIT 2',
    rows: [
      ['2026-01-05', '2026-01-06', 1],
      ['2026-01-06', '2026-01-07', 2]
    ]
  },
  {
    sql: "SELECT isfinite(timestamptz 'infinity') AS finite, timestamptz 'infinity' AS forever, interval '1 year 2 mons' AS span, time '10:30' AS at",
    rows: [[false, 'infinity', '1 year 2 mons', '10:30:00']]
  }
]
