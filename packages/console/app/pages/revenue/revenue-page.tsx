import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type MonthOfMovements, type Movements, movementsQuery } from '../../api/revenue'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { listed, moment, money } from '../../ui/format'
import { Page } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Said } from '../../ui/text'
import { FigureAccounts } from './figure-accounts'
import { monthName } from './months'
import { MovementChart } from './movement-chart'
import { FiguresTable } from './movements-table'
import './revenue.css'

/** MRR by plan and its movements, in one currency. */
export function RevenuePage() {
  const chosen = useSearch({ from: '/revenue' })
  const navigate = useNavigate({ from: '/revenue' })
  const query = useQuery(movementsQuery)
  return (
    <Page title={t('revenue.title')} isWide>
      <Reading query={query} rows={10}>
        {(found) => (hasAnything(found) ? <Found of={found} /> : <Empty title={t('revenue.none')}>{t('revenue.noneText')}</Empty>)}
      </Reading>
      {chosen.month && chosen.movement && (
        <FigureAccounts
          address={{ ...chosen, month: chosen.month, movement: chosen.movement }}
          onClose={() => void navigate({ search: {} })}
        />
      )}
    </Page>
  )
}

const hasAnything = ({ months, beside, notCounted }: Movements) =>
  beside.length > 0 || notCounted > 0 || months.some(({ opening, closing }) => opening.customers + closing.customers > 0)

function Found({ of: found }: { of: Movements }) {
  const { months, currency, beside, notCounted, changed } = found
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
      <h2>{t('revenue.byMonth')}</h2>
      <FiguresTable
        label={t('revenue.byMonth')}
        first={t('revenue.month')}
        currency={currency}
        rows={months.toReversed().map((month) => ({ name: <MonthCell month={month} />, figures: month, address: { month: month.month } }))}
      />
      <ShowSql sql={found.sql} />
      <h2>{t('revenue.byPlan', { month: monthName(running.month) })}</h2>
      <FiguresTable
        label={t('revenue.byPlan', { month: monthName(running.month) })}
        first={t('revenue.plan')}
        currency={currency}
        rows={running.plans.map(({ plan, ...figures }) => ({
          name: plan === null ? t('revenue.noPlan') : <Said>{plan}</Said>,
          figures,
          address: { month: running.month, plan: plan ?? '' }
        }))}
      />
      {beside.map((book) => (
        <section key={book.currency}>
          <h2>{t('revenue.beside', { currency: book.currency })}</h2>
          <p className="help">{t('revenue.besideText', { count: book.customers, currency: book.currency })}</p>
          <FiguresTable
            label={t('revenue.beside', { currency: book.currency })}
            first={t('revenue.month')}
            currency={book.currency}
            rows={book.months.toReversed().map((month) => ({
              name: monthName(month.month),
              figures: month,
              address: { month: month.month, currency: book.currency }
            }))}
          />
          <ShowSql sql={book.sql} />
        </section>
      ))}
      {notCounted > 0 && (
        <p>
          <Link to="/revenue" search={{ month: running.month, movement: 'not_counted' }}>
            {t('revenue.notCounted', { count: notCounted })}
          </Link>
        </p>
      )}
    </>
  )
}

function MonthCell({ month: { month, isRunning, changedAt } }: { month: MonthOfMovements }) {
  return (
    <>
      {monthName(month)}
      {isRunning && <span className="soft"> {t('revenue.running')}</span>}
      {changedAt && <span className="soft"> {t('revenue.changedMonth')}</span>}
    </>
  )
}

/** Which currency the figures are in, by which rates, and how old those are. */
function Rates({ of: { currency, isChosen, rates } }: { of: Movements }) {
  const maySet = useMay('workspace_settings:read')
  const named = rates.map(({ currency: from, rate, date, ageDays }) =>
    t('revenue.rate', { currency: from, rate, into: currency, date: monthName(date), count: ageDays })
  )
  return (
    <p className="help">
      {isChosen ? t('revenue.inCurrency', { currency }) : t('revenue.notChosen', { currency })}{' '}
      {named.length > 0 && t('revenue.rates', { rates: listed(named) })}{' '}
      {maySet && (
        <Link to="/settings" search={{ tab: 'currency' }}>
          {t('revenue.setRates')}
        </Link>
      )}
    </p>
  )
}

/** The same figures as a statement, which runs on the page SQL. */
function ShowSql({ sql }: { sql: string }) {
  const [isShown, setShown] = useState(false)
  const mayRun = useMay('analytics:read')
  return (
    <div className="revenue-sql">
      <button type="button" className="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'revenue.hideSql' : 'revenue.showSql')}
      </button>
      {isShown && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
          <pre tabIndex={0}>
            <code>{sql}</code>
          </pre>
          {mayRun && (
            <Link to="/sql" search={{ q: sql }}>
              {t('revenue.runSql')}
            </Link>
          )}
        </>
      )}
    </div>
  )
}
