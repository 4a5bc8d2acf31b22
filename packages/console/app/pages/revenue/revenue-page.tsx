import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type MonthOfMovements, type Movements, movementsQuery } from '../../api/revenue'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { currencyName, namedAmount } from '../../ui/currencies'
import { dayOfChart, listed, moment, money } from '../../ui/format'
import { Page, Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { MovementsByPlan } from './by-plan'
import { FigureAccounts } from './figure-accounts'
import { fromFirstPaid, monthName } from './months'
import { MovementChart } from './movement-chart'
import { FiguresTable } from './movements-table'
import { ShowSql } from './show-sql'
import '../standing.css'
import './revenue.css'

/** MRR by plan and its movements, in one currency. */
export function RevenuePage() {
  const { month, movement, ...others } = useSearch({ from: '/revenue' })
  const navigate = useNavigate({ from: '/revenue' })
  const query = useQuery(movementsQuery)
  return (
    <Page title={t('revenue.title')} isWide>
      <Reading query={query} rows={10}>
        {(found) => (hasAnything(found) ? <Found of={found} /> : <NothingYet />)}
      </Reading>
      {month && movement && (
        <FigureAccounts address={{ ...others, month, movement }} onClose={() => void navigate({ search: {}, resetScroll: false })} />
      )}
    </Page>
  )
}

const hasAnything = ({ months, beside, notCounted }: Movements) =>
  beside.length > 0 || notCounted > 0 || months.some(({ opening, closing }) => opening.customers + closing.customers > 0)

function NothingYet() {
  return (
    <Empty
      title={t('revenue.none')}
      action={
        <Link to="/integrations" className="button">
          {t('revenue.connect')}
        </Link>
      }
    >
      <TextOf of="revenue.noneWhy" />
    </Empty>
  )
}

function Found({ of: found }: { of: Movements }) {
  const { currency, beside, notCounted, changed } = found
  const months = fromFirstPaid(found.months)
  const running = months.at(-1)
  if (!running) return null
  return (
    <>
      <p className="home-sentence">
        {t('revenue.now', { count: running.closing.customers, amount: money(running.closing.amount, currency) })}
      </p>
      <Rates of={found} />
      {changed && <p className="help">{t('revenue.changed', { month: monthName(changed.month), at: moment(new Date(changed.at)) })}</p>}
      <MovementChart months={months} currency={currency} />
      <MovementsByPlan months={months} currency={currency} />
      <Section title={t('revenue.byMonth')}>
        <FiguresTable
          label={t('revenue.byMonth')}
          first={t('revenue.month')}
          currency={currency}
          rows={months
            .toReversed()
            .map((month) => ({ name: <MonthCell month={month} />, figures: month, address: { month: month.month } }))}
        />
        <ShowSql sql={found.sql} />
      </Section>
      {beside.map((book) => (
        <Beside key={book.currency} book={book} />
      ))}
      {notCounted > 0 && (
        <p>
          <Link to="/revenue" search={{ month: running.month, movement: 'not_counted' }} resetScroll={false}>
            {t('revenue.notCounted', { count: notCounted })}
          </Link>
        </p>
      )}
    </>
  )
}

/** Customers whose currency has no rate: their figures in their own currency. */
function Beside({ book: { currency, customers, months, sql } }: { book: Movements['beside'][number] }) {
  const name = currencyName(currency)
  const title = t('revenue.beside', { currency: name })
  return (
    <Section title={title}>
      <p className="help">{t('revenue.besideText', { count: customers, currency: name })}</p>
      <FiguresTable
        label={title}
        first={t('revenue.month')}
        currency={currency}
        rows={fromFirstPaid(months)
          .toReversed()
          .map((month) => ({ name: <time>{monthName(month.month)}</time>, figures: month, address: { month: month.month, currency } }))}
      />
      <ShowSql sql={sql} />
    </Section>
  )
}

function MonthCell({ month: { month, isRunning, changedAt } }: { month: MonthOfMovements }) {
  return (
    <>
      <time>{monthName(month)}</time>
      {isRunning && <span className="soft"> {t('revenue.running')}</span>}
      {changedAt && <span className="soft"> {t('revenue.changedMonth')}</span>}
    </>
  )
}

/** Which currency the figures are in, by which rates, and how old those are. */
function Rates({ of: { currency, isChosen, rates } }: { of: Movements }) {
  const maySet = useMay('workspace_settings:read')
  const named = rates.map(({ currency: from, rate, date, ageDays }) =>
    t('revenue.rate', {
      one: namedAmount(1, from),
      worth: namedAmount(Number(rate), currency),
      date: dayOfChart(new Date(date)),
      count: ageDays
    })
  )
  return (
    <p className="help">
      {t(isChosen ? 'revenue.inCurrency' : 'revenue.notChosen', { currency: currencyName(currency) })}{' '}
      {named.length > 0 && t('revenue.rates', { rates: listed(named) })}{' '}
      {maySet && (
        <Link to="/settings" search={{ tab: 'currency' }}>
          {t('revenue.setRates')}
        </Link>
      )}
    </p>
  )
}
