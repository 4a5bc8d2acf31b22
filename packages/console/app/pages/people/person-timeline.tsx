import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { t } from '../../texts/catalogue'
import { Choice } from '../../ui/controls'
import { customerName } from '../../ui/format'
import { Empty, Reading } from '../../ui/states'
import { ChannelChips, EarlierEvents, EventDays } from '../customer/event-days'
import { type Person, personTimelineQuery } from './queries'

/** What a person did and took part in, on all devices, at all customers or at one. */
export function PersonTimeline({ person: { id, customers } }: { person: Person }) {
  const { channel, customer } = useSearch({ from: '/people/$id' })
  const navigate = useNavigate({ from: '/people/$id' })
  const query = useInfiniteQuery(
    personTimelineQuery({ id, timeframe: 'all', limit: 100, ...(channel && { channels: channel }), ...(customer && { customer }) })
  )
  const change = (to: { channel?: string | undefined; customer?: string | undefined }) =>
    void navigate({ search: (before) => ({ ...before, ...to }) as typeof before, replace: true, resetScroll: false })
  return (
    <>
      {customers.length > 1 && (
        <div className="filters">
          <Choice
            label={t('person.customer')}
            value={customer ?? ''}
            onChange={(value) => change({ customer: value || undefined })}
            options={[['', t('person.allCustomers')], ...customers.map((each) => [each.id, customerName(each)] as const)]}
          />
        </div>
      )}
      <ChannelChips chosen={channel} onChoose={(to) => change({ channel: to })} />
      <Reading query={query} rows={10}>
        {({ pages }) => {
          const events = pages.flatMap(({ items }) => items)
          if (events.length === 0) return <Empty title={t('timeline.none')}>{t('person.noEvents')}</Empty>
          const names = new Map(
            events.map((event) => [
              event.id,
              event.customerId ? customerName({ name: event.customerName, domain: event.customerDomain, id: event.customerId }) : ''
            ])
          )
          return (
            <>
              <EventDays events={events} asideOf={(event) => (customers.length > 1 ? (names.get(event.id) ?? '') : '')} />
              <EarlierEvents query={query} />
            </>
          )
        }}
      </Reading>
    </>
  )
}
