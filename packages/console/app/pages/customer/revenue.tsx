import { useQuery } from '@tanstack/react-query'
import { profileQuery, subscriptionsQuery } from '../../api/queries'
import { Figure, LineChart } from '../../charts/figure'
import { dayName, daySeconds, linesOf } from '../../charts/time-series'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { codeWord, count, money, shortMoney } from '../../ui/format'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import type { Customer } from './customer-facts'
import { Terms } from './terms'

const mrrSql = (customerId: string) => `select snapshot_date as day, currency, mrr_cents
from revenue
where customer_id = '${customerId}' and currency is not null
order by 1`

const states: Record<string, string> = { active: 'PAYING', trialing: 'TRIALING', past_due: 'PAST_DUE', canceled: 'CHURNED' }

/** What a customer brings, and by which subscriptions. */
export function Revenue({ customer }: { customer: Customer }) {
  const { id, currency } = customer
  const subscriptions = useQuery(subscriptionsQuery(id))
  const revenue = useQuery(profileQuery(id)).data?.revenue
  return (
    <div className="columns">
      <div>
        <Section title={t('revenue.subscriptions')}>
          <Reading query={subscriptions} rows={3}>
            {(found) =>
              found.length === 0 ? (
                <Empty title={t('revenue.none')}>
                  <TextOf of="revenue.noneWhy" />
                </Empty>
              ) : (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
                <section className="rows-scroll" aria-label={t('charts.asTable', { title: t('revenue.subscriptions') })} tabIndex={0}>
                  <table className="rows-table">
                    <thead>
                      <tr>
                        <th scope="col">{t('revenue.plan')}</th>
                        <th scope="col">{t('revenue.status')}</th>
                        <th scope="col" className="number">
                          {t('revenue.price')}
                        </th>
                        <th scope="col">{t('revenue.started')}</th>
                        {hasEnded(found) && <th scope="col">{t('revenue.ended')}</th>}
                      </tr>
                    </thead>
                    <tbody>
                      {found.map((subscription) => (
                        <tr key={subscription.id}>
                          <td>
                            <Said>{subscription.plan ?? subscription.externalId}</Said>
                          </td>
                          <td>
                            <Badge of={states[subscription.status] ?? 'quiet'} label={codeWord('subscription', subscription.status)} />
                          </td>
                          <td className="number">
                            {subscription.items.map((item) => (
                              <span key={JSON.stringify(item)} className="price">
                                {priceOf(item, subscription.currency)}
                              </span>
                            ))}
                          </td>
                          <td>
                            <When at={subscription.startedAt} plain="day" />
                          </td>
                          {hasEnded(found) && (
                            <td>
                              <When at={subscription.canceledAt} plain="day" />
                            </td>
                          )}
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </section>
              )
            }
          </Reading>
        </Section>
        <Terms customerId={id} />
      </div>
      <div>
        <Figure
          title={t('revenue.mrr')}
          sql={mrrSql(id)}
          aside={() => money(customer.currentMrr, currency)}
          isEmpty={(rows) => rows.length < 2}
          whenEmpty={t('revenue.mrrNone')}
        >
          {(rows) => (
            <LineChart
              label={t('revenue.mrrByDay')}
              {...linesOf(rows, { time: 'day', name: 'currency', value: 'mrr_cents' }, daySeconds)}
              format={(value) => money(value, currency)}
              short={(value) => shortMoney(value, currency)}
              pointName={dayName}
            />
          )}
        </Figure>
        {revenue && (
          <dl className="facts-list">
            {/* Where no payment is known, nobody knows what was paid. */}
            {revenue.lifetimeRevenue ? (
              <>
                <dt>{t('revenue.paid')}</dt>
                <dd className="number">{money(revenue.lifetimeRevenue, currency)}</dd>
              </>
            ) : null}
            <dt>{t('revenue.activeSubscriptions')}</dt>
            <dd className="number">{count(revenue.activeSubscriptions)}</dd>
          </dl>
        )}
      </div>
    </div>
  )
}

const hasEnded = (found: readonly { canceledAt: string | null }[]) => found.some(({ canceledAt }) => canceledAt !== null)

const intervals = ['day', 'week', 'month', 'year'] as const

function priceOf(item: Record<string, unknown>, currency: string): string {
  const { amountCents, quantity, interval, intervalCount } = item
  const each = typeof amountCents === 'number' ? money(amountCents, currency) : '–'
  const amount =
    typeof quantity === 'number' && quantity !== 1 ? t('revenue.amountTimes', { amount: each, quantity: count(quantity) }) : each
  const every = intervals.find((known) => known === interval) ?? 'month'
  return t(`revenue.every.${every}`, { amount, count: typeof intervalCount === 'number' ? intervalCount : 1 })
}
