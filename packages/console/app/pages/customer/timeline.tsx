import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { peopleQuery, timelineQuery } from '../../api/queries'
import { t } from '../../texts/catalogue'
import { Choice } from '../../ui/controls'
import { personName } from '../../ui/format'
import { Empty, Reading } from '../../ui/states'
import { personTimelineQuery } from '../people/queries'
import { ChannelChips, EarlierEvents, EventDays, type TimelineEvent } from './event-days'

export { Event } from './event-days'

/** What happened, day by day: in all channels or in one, of all people or of one. */
export function Timeline({ customerId }: { customerId: string }) {
  const { channel, person } = useSearch({ from: '/customers/$id' })
  const navigate = useNavigate({ from: '/customers/$id' })
  const known = useInfiniteQuery(peopleQuery({ customerId, limit: 100 }))
  const people = known.data?.pages.flatMap(({ items }) => items) ?? []
  const names = new Map(people.map((each) => [each.email, personName(each)]))
  const change = (to: { channel?: string | undefined; person?: string | undefined }) =>
    void navigate({ search: (before) => ({ ...before, ...to }) as typeof before, replace: true, resetScroll: false })
  // Whoever the address names may be none of the first hundred.
  const isKnown = person === undefined || people.some(({ id }) => id === person)
  const shown = { customerId, channel, asideOf: ({ contact }: TimelineEvent) => names.get(contact) ?? contact ?? '' }
  return (
    <>
      {people.length > 0 && (
        <div className="filters">
          <Choice
            label={t('timeline.person')}
            value={person ?? ''}
            onChange={(value) => change({ person: value || undefined })}
            options={[
              ['', t('timeline.everybody')],
              ...people.map((each) => [each.id, personName(each)] as const),
              ...(isKnown ? [] : [[person, t('timeline.somebody')] as const])
            ]}
          />
        </div>
      )}
      <ChannelChips chosen={channel} onChoose={(to) => change({ channel: to })} />
      {person === undefined ? <OfEverybody {...shown} /> : <OfPerson {...shown} id={person} />}
    </>
  )
}

type Channel = TimelineEvent['channel']

interface Shown {
  customerId: string
  channel: Channel | undefined
  asideOf(event: TimelineEvent): string
}

function OfEverybody({ customerId, channel, asideOf }: Shown) {
  const query = useInfiniteQuery(
    timelineQuery({ customer: customerId, timeframe: 'all', limit: 100, ...(channel && { channels: [channel] }) })
  )
  return (
    <Reading query={query} rows={10}>
      {({ pages }) => (
        <Events events={pages.flatMap(({ events }) => events)} channel={channel} asideOf={asideOf} more={<EarlierEvents query={query} />} />
      )}
    </Reading>
  )
}

function OfPerson({ customerId, channel, asideOf, id }: Shown & { id: string }) {
  const query = useInfiniteQuery(
    personTimelineQuery({ id, customer: customerId, timeframe: 'all', limit: 100, ...(channel && { channels: channel }) })
  )
  return (
    <Reading query={query} rows={10}>
      {({ pages }) => (
        <Events events={pages.flatMap(({ items }) => items)} channel={channel} asideOf={asideOf} more={<EarlierEvents query={query} />} />
      )}
    </Reading>
  )
}

function Events({ events, channel, asideOf, more }: Omit<Shown, 'customerId'> & { events: TimelineEvent[]; more: React.ReactNode }) {
  if (events.length === 0)
    return (
      <Empty title={channel ? t('timeline.noneIn', { channel: t(`timeline.channels.${channel}`) }) : t('timeline.none')}>
        {t('timeline.noneWhy')}
      </Empty>
    )
  return (
    <>
      <EventDays events={events} asideOf={asideOf} />
      {more}
    </>
  )
}
