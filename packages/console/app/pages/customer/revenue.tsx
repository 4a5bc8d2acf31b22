import { useQuery } from '@tanstack/react-query'
import { profileQuery, subscriptionsQuery } from '../../api/queries'
import { Figure, LineChart } from '../../charts/figure'
import { dayName, daySeconds, linesOf } from '../../charts/time-series'
import { count, money, shortMoney, words } from '../../ui/format'
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
        <Section title="Subscriptions">
          <Reading query={subscriptions} rows={3}>
            {(found) =>
              found.length === 0 ? (
                <Empty title="No subscriptions">
                  They come from Stripe once it is connected, or from your own code with <code>subscriptions.put</code>.
                </Empty>
              ) : (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
                <section className="rows-scroll" aria-label="Subscriptions, as a table" tabIndex={0}>
                  <table className="rows-table">
                    <thead>
                      <tr>
                        <th scope="col">Plan</th>
                        <th scope="col">Status</th>
                        <th scope="col" className="number">
                          Price
                        </th>
                        <th scope="col">Began</th>
                        {hasEnded(found) && <th scope="col">Ended</th>}
                      </tr>
                    </thead>
                    <tbody>
                      {found.map((subscription) => (
                        <tr key={subscription.id}>
                          <td>
                            <Said>{subscription.plan ?? subscription.externalId}</Said>
                          </td>
                          <td>
                            <Badge of={states[subscription.status] ?? 'quiet'} label={words(subscription.status)} />
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
          title="MRR"
          sql={mrrSql(id)}
          aside={() => money(customer.currentMrr, currency)}
          isEmpty={(rows) => rows.length < 2}
          whenEmpty="A snapshot is taken each day; the line begins with the second one."
        >
          {(rows) => (
            <LineChart
              label="MRR by day"
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
                <dt>Paid so far</dt>
                <dd className="number">{money(revenue.lifetimeRevenue, currency)}</dd>
              </>
            ) : null}
            <dt>Active subscriptions</dt>
            <dd className="number">{count(revenue.activeSubscriptions)}</dd>
          </dl>
        )}
      </div>
    </div>
  )
}

const hasEnded = (found: readonly { canceledAt: string | null }[]) => found.some(({ canceledAt }) => canceledAt !== null)

function priceOf(item: Record<string, unknown>, currency: string): string {
  const { amountCents, quantity, interval, intervalCount } = item
  const each = typeof amountCents === 'number' ? money(amountCents, currency) : '–'
  const many = typeof quantity === 'number' && quantity !== 1 ? ` × ${count(quantity)}` : ''
  const every = typeof intervalCount === 'number' && intervalCount > 1 ? `${intervalCount} ${interval}s` : String(interval ?? 'month')
  return `${each}${many} / ${every}`
}
