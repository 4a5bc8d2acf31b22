import { Bars } from '../../charts/bars'
import { Figure, LineChart } from '../../charts/figure'
import type { Row } from '../../charts/rows-table'
import { dayName, daySeconds, linesOf, number, weekName } from '../../charts/time-series'
import { count, money, plural, shortMoney } from '../../ui/format'

const activity = `select date_trunc('day', occurred_at) as day, 'Events' as what, count(*) as events
from activity
where occurred_at >= date_trunc('day', now()) - interval '90 days' and occurred_at < date_trunc('day', now())
group by 1 order by 1`

const active = `select date_trunc('week', occurred_at) as week, 'Active customers' as what, count(distinct customer_id) as customers
from activity
where occurred_at >= date_trunc('week', now()) - interval '84 days' and occurred_at < date_trunc('week', now())
group by 1 order by 1`

/** The newest days first, as an answer has at most 1000 rows; whoever has few currencies sees a year. */
const mrr = `select * from (
  select snapshot_date as day, currency, sum(mrr_cents) as mrr_cents, count(*) as customers
  from revenue
  where currency is not null and snapshot_date > now() - interval '365 days'
  group by 1, 2 order by 1 desc limit 1000
) as newest order by day`

const segments = `select coalesce(industry, 'No industry') as segment, currency, count(*) as customers, sum(mrr_cents) * 12 as arr_cents
from customers
where mrr_cents > 0 and currency is not null
group by 1, 2 order by 4 desc`

/** How things go: what is used, what it brings, and where that comes from. */
export function Trends() {
  return (
    <section aria-label="Trends" className="figures">
      <Figure title="Activity" sql={activity} whenEmpty="Events that your pages and servers send are counted here by day.">
        {(rows) => (
          <LineChart
            label="Events by day"
            {...linesOf(rows, { time: 'day', name: 'what', value: 'events' }, daySeconds)}
            pointName={dayName}
          />
        )}
      </Figure>
      <Figure title="Active customers" sql={active} whenEmpty="Customers who did something are counted here by week.">
        {(rows) => (
          <LineChart
            label="Active customers by week"
            {...linesOf(rows, { time: 'week', name: 'what', value: 'customers' }, 7 * daySeconds)}
            pointName={weekName}
          />
        )}
      </Figure>
      <Figure
        title="MRR"
        sql={mrr}
        aside={(rows) => (new Set(rows.map(({ day }) => day)).size < 2 ? null : money(...latest(rows)))}
        isEmpty={(rows) => new Set(rows.map(({ day }) => day)).size < 2}
        whenEmpty="Customers that pay are added up here, day by day."
        whenFew={(rows) => <Today rows={rows} />}
      >
        {(rows) => {
          const currency = mostUsed(rows)
          const own = rows.filter((row) => row.currency === currency)
          return (
            <LineChart
              label={`MRR in ${currency}`}
              {...linesOf(own, { time: 'day', name: 'currency', value: 'mrr_cents' }, daySeconds)}
              format={(value) => money(value, currency)}
              short={(value) => shortMoney(value, currency)}
              pointName={dayName}
            />
          )
        }}
      </Figure>
    </section>
  )
}

/** Revenue before there is a line to draw: what it is today, first in the currency of most customers. */
function Today({ rows }: { rows: Row[] }) {
  const sorted = [...rows].sort((a, b) => number(b.customers) - number(a.customers))
  return (
    <div className="today">
      <ul>
        {sorted.slice(0, 4).map((row) => (
          <li key={String(row.currency)}>{money(number(row.mrr_cents), String(row.currency))}</li>
        ))}
      </ul>
      <p className="soft">a month, as of today. A snapshot is taken each day: the line begins tomorrow.</p>
    </div>
  )
}

/** Where revenue comes from. */
export function Segments() {
  return (
    <Figure
      title="ARR by industry"
      sql={segments}
      whenEmpty="Customers that pay show up here, by their trait industry."
      aside={(rows) => mostUsed(rows)}
    >
      {(rows) => {
        const currency = mostUsed(rows)
        const parts = rows
          .filter((row) => row.currency === currency)
          .map((row) => ({ name: String(row.segment), value: number(row.arr_cents), note: plural(number(row.customers), 'customer') }))
        return <Bars parts={parts.slice(0, 7)} format={(value) => (currency ? money(value, currency) : count(value))} />
      }}
    </Figure>
  )
}

/** Revenue of several currencies is never added up: the one that most of it is in is shown, and the table has all. */
function mostUsed(rows: Row[]): string {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(String(row.currency), (counts.get(String(row.currency)) ?? 0) + number(row.customers ?? 1))
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

function latest(rows: Row[]): [number, string] {
  const currency = mostUsed(rows)
  const last = rows.filter((row) => row.currency === currency).at(-1)
  return [number(last?.mrr_cents), currency]
}
