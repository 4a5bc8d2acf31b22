import { Bars } from '../../charts/bars'
import { Figure, LineChart } from '../../charts/figure'
import type { Row } from '../../charts/rows-table'
import { dayName, daySeconds, isOver, linesOf, number, weekName, weekSeconds } from '../../charts/time-series'
import { t } from '../../texts/catalogue'
import { count, money, shortMoney } from '../../ui/format'
import { Loading } from '../../ui/states'
import { currenciesOf, InCurrencies } from './currencies'
import { type Exchange, useExchange } from './exchange'

const activity = `select date_trunc('day', occurred_at) as day, count(*) as events
from activity
where occurred_at >= date_trunc('day', now()) - interval '90 days' and occurred_at <= now()
group by 1 order by 1`

const active = `select date_trunc('week', occurred_at) as week, count(distinct customer_id) as customers
from activity
where occurred_at >= date_trunc('week', now()) - interval '84 days' and occurred_at <= now()
group by 1 order by 1`

/** The newest days first, as an answer has at most 1000 rows; whoever has few currencies sees a year. */
const mrr = ({ currencySql, centsSql }: Exchange) => `select * from (
  select snapshot_date as day, ${currencySql} as currency, sum(${centsSql}) as mrr_cents, count(case when mrr_cents > 0 then 1 end) as customers
  from revenue
  where currency is not null and snapshot_date > now() - interval '365 days'
  group by 1, 2 order by 1 desc limit 1000
) as newest order by day`

const segments = ({
  currencySql,
  centsSql
}: Exchange) => `select industry, ${currencySql} as currency, count(*) as customers, sum(${centsSql}) * 12 as arr_cents
from customers
where mrr_cents > 0 and currency is not null
group by 1, 2 order by 4 desc`

/** How things go: what is used, what it brings, and where that comes from. */
export function Trends() {
  return (
    <section aria-label={t('trends.title')} className="figures">
      <Activity />
      <ActiveCustomers />
      <Mrr />
    </section>
  )
}

/** Events by day. */
export function Activity() {
  return (
    <Figure title={t('trends.activity')} sql={activity} whenEmpty={t('trends.activityNone')}>
      {(rows) => (
        <LineChart
          label={t('trends.eventsByDay')}
          {...lineOf(rows, t('trends.events'), { time: 'day', value: 'events' }, daySeconds)}
          pointName={(time) => (isOver(time, daySeconds) ? dayName(time) : t('trends.todaySoFar'))}
        />
      )}
    </Figure>
  )
}

/** Customers who did something, by week. */
export function ActiveCustomers() {
  return (
    <Figure title={t('trends.active')} sql={active} whenEmpty={t('trends.activeNone')}>
      {(rows) => (
        <LineChart
          label={t('trends.activeByWeek')}
          {...lineOf(rows, t('trends.active'), { time: 'week', value: 'customers' }, weekSeconds)}
          pointName={(time) => (isOver(time, weekSeconds) ? weekName(time) : t('trends.weekSoFar'))}
        />
      )}
    </Figure>
  )
}

/** Revenue of a month, day by day. */
export function Mrr() {
  const exchange = useExchange()
  if (!exchange) return <Loading rows={4} label={t('charts.loading', { title: t('trends.mrr') })} />
  return (
    <Figure
      title={t('trends.mrr')}
      sql={mrr(exchange)}
      aside={(rows) => (isOneDay(rows) ? null : money(...latest(rows, exchange)))}
      isEmpty={isOneDay}
      whenEmpty={t('trends.mrrNone')}
      whenFew={(rows) => <Today currencies={currenciesOf(rows, exchange).slice(0, maxCurrencies)} rows={rows} />}
      note={(rows) => (
        <InCurrencies shown={currenciesOf(lastDay(rows), exchange).slice(0, isOneDay(rows) ? maxCurrencies : 1)} exchange={exchange} />
      )}
    >
      {(rows) => {
        const currency = mainCurrency(lastDay(rows), exchange)
        const own = rows.filter((row) => row.currency === currency)
        return (
          <LineChart
            label={t('trends.mrrIn', { currency })}
            {...linesOf(own, { time: 'day', name: 'currency', value: 'mrr_cents' }, daySeconds)}
            format={(value) => money(value, currency)}
            short={(value) => shortMoney(value, currency)}
            pointName={dayName}
          />
        )
      }}
    </Figure>
  )
}

/** The one line of rows that have no names. */
const lineOf = (rows: Row[], name: string, { time, value }: { time: string; value: string }, step: number) =>
  linesOf(
    rows.map((row) => ({ ...row, name })),
    { time, name: 'name', value },
    step
  )

const maxCurrencies = 4

/** Revenue before there is a line to draw: what it is today, first in the workspace's currency, else in that of most customers. */
function Today({ currencies, rows }: { currencies: readonly string[]; rows: Row[] }) {
  return (
    <div className="today">
      <ul>
        {currencies.map((currency) => (
          <li key={currency}>{money(number(rows.find((row) => row.currency === currency)?.mrr_cents), currency)}</li>
        ))}
      </ul>
      <p className="soft">{t('trends.today')}</p>
    </div>
  )
}

const maxSegments = 7

/** Where revenue comes from. */
export function Segments() {
  const exchange = useExchange()
  if (!exchange) return <Loading rows={4} label={t('charts.loading', { title: t('trends.industries') })} />
  return (
    <Figure
      title={t('trends.industries')}
      sql={segments(exchange)}
      whenEmpty={t('trends.industriesNone')}
      aside={(rows) => mainCurrency(rows, exchange)}
      note={(rows) => <InCurrencies shown={currenciesOf(rows, exchange).slice(0, 1)} exchange={exchange} />}
    >
      {(rows) => {
        const currency = mainCurrency(rows, exchange)
        const parts = rows
          .filter((row) => row.currency === currency)
          .map(({ industry, arr_cents, customers }) => ({
            name: industry === null ? t('trends.noIndustry') : String(industry),
            value: number(arr_cents),
            note: t('trends.customers', { count: number(customers) })
          }))
        return <Bars parts={parts.slice(0, maxSegments)} format={(value) => (currency ? money(value, currency) : count(value))} />
      }}
    </Figure>
  )
}

const mainCurrency = (rows: readonly Row[], exchange: Exchange) => currenciesOf(rows, exchange)[0] ?? ''

const lastDay = (rows: readonly Row[]) => rows.filter(({ day }) => day === rows.at(-1)?.day)

const isOneDay = (rows: readonly Row[]) => new Set(rows.map(({ day }) => day)).size < 2

function latest(rows: readonly Row[], exchange: Exchange): [number, string] {
  const currency = mainCurrency(lastDay(rows), exchange)
  return [number(rows.findLast((row) => row.currency === currency)?.mrr_cents), currency]
}
