import type { MethodOutputs } from '@rapport/client/session'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { renewalsQuery } from '../../api/briefing'
import { t } from '../../texts/catalogue'
import { money } from '../../ui/format'
import { Page } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Tabs } from '../../ui/tabs'
import { Said } from '../../ui/text'
import { renewalPeriods } from '../addresses'
import { AccountRow, dayOf, worthWords } from '../standing'
import { inDays } from '../work/days'

type Renewals = MethodOutputs['contracts.renewals']

/** The terms that end in a quarter, what they are worth, and how their customers stand. */
export function RenewalsPage() {
  const { period = 'quarter' } = useSearch({ from: '/renewals' })
  const navigate = useNavigate({ from: '/renewals' })
  const query = useQuery(renewalsQuery(period))
  return (
    <Page title={t('renewals.title')}>
      <Tabs
        label={t('renewals.which')}
        tabs={renewalPeriods.map((id) => ({ id, name: t(`renewals.periods.${id}`) }))}
        chosen={period}
        onChoose={(id) => void navigate({ search: { period: id as (typeof renewalPeriods)[number] }, replace: true })}
      />
      <div className="tab-panel" role="tabpanel" aria-label={t(`renewals.periods.${period}`)}>
        <Reading query={query} rows={8}>
          {(found) =>
            found.total === 0 ? <Empty title={t(`renewals.none.${period}`)}>{t('renewals.noneText')}</Empty> : <All of={found} />
          }
        </Reading>
      </div>
    </Page>
  )
}

function All({ of: { from, to, items, total, worth, unknownWorth, bands } }: { of: Renewals }) {
  const values = { count: total, from: dayOf(from), to: dayOf(to) }
  return (
    <>
      <p className="home-sentence">
        {worth.length === 0 ? t('renewals.some', values) : t('renewals.worth', { ...values, worth: worthWords(worth) })}{' '}
        {unknownWorth > 0 && <span className="soft">{t('renewals.unknownWorth', { count: unknownWorth })}</span>}
      </p>
      <dl className="key-facts bands" aria-label={t('renewals.byHealth')}>
        {bands.map(({ band, customers, worth: its }) => (
          <div key={band}>
            <dt>{t(`renewals.bands.${band}`)}</dt>
            <dd>
              {t('renewals.customers', { count: customers })}
              {its.map(({ currency, yearlyCents }) => (
                <span className="soft" key={currency}>
                  {' '}
                  {money(yearlyCents, currency)}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="accounts">
        {items.map(({ customer, renewal, nextTask }) => (
          <AccountRow key={customer.customerId} account={customer} renewal={renewal}>
            <NextTask of={nextTask} customerId={customer.customerId} />
          </AccountRow>
        ))}
      </ul>
      {items.length < total && <p className="section-foot soft">{t('renewals.more', { count: total - items.length })}</p>}
    </>
  )
}

/** The open task of the account that is due first: what is to be done, until when and by whom. */
function NextTask({ of: task, customerId }: { of: Renewals['items'][number]['nextTask']; customerId: string }) {
  if (task === null) return <span className="account-task soft">{t('renewals.noTask')}</span>
  const { title, dueOn, assignee } = task
  const values = { day: dueOn === null ? '' : dayOf(dueOn) }
  const due = dueOn === null ? 'work.noDay' : dueOn < inDays(0) ? 'renewals.taskLate' : 'renewals.taskDue'
  return (
    <span className="account-task">
      <span className="soft">{t('renewals.nextTask')}</span>
      <Link to="/customers/$id" params={{ id: customerId }} search={{ tab: 'tasks' }}>
        <Said>{title}</Said>
      </Link>
      <span className="soft">{t(due, values)}</span>
      <span className="soft">
        <Said>{assignee ? (assignee.name ?? t('work.gone')) : t('work.nobody')}</Said>
      </span>
    </span>
  )
}
