import type { ToolOutputs } from '@rapport/client/session'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { timelineQuery } from '../../api/queries'
import { exact, words } from '../../ui/format'
import { Empty, Reading } from '../../ui/states'
import { Said, When } from '../../ui/text'
import { channels } from '../addresses'
import { opening } from '../source-panel'
import './timeline.css'

type TimelineEvent = ToolOutputs['svc_get_timeline']['events'][number]

/** What happened, day by day, in all channels or in one. */
export function Timeline({ customerId }: { customerId: string }) {
  const { channel } = useSearch({ from: '/customers/$id' })
  const navigate = useNavigate({ from: '/customers/$id' })
  const query = useInfiniteQuery(
    timelineQuery({ customer: customerId, timeframe: 'all', limit: 100, ...(channel && { channels: [channel] }) })
  )
  const choose = (to: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, channel: to }) as typeof before, replace: true, resetScroll: false })
  return (
    <>
      <fieldset className="chips">
        <legend className="visually-hidden">Channel</legend>
        {[undefined, ...channels].map((each) => (
          <button key={each ?? ''} type="button" className="chip" aria-pressed={channel === each} onClick={() => choose(each)}>
            {each === undefined ? 'All' : <Channel of={each} />}
          </button>
        ))}
      </fieldset>
      <Reading query={query} rows={10}>
        {({ pages }) => {
          const events = pages.flatMap(({ events: each }) => each)
          if (events.length === 0)
            return (
              <Empty title={channel ? `Nothing in ${words(channel)}` : 'Nothing has happened yet'}>
                Events, mails, meetings, tickets and changes of billing stand here, the latest first.
              </Empty>
            )
          return (
            <>
              {daysOf(events).map(({ day, groups }) => (
                <section key={day} aria-label={day} className="day">
                  <h2>{day}</h2>
                  <ul className="events">
                    {groups.map(({ event, times }) => (
                      <Event key={event.id} event={event} times={times} />
                    ))}
                  </ul>
                </section>
              ))}
              {query.hasNextPage && (
                <button type="button" className="button" onClick={() => void query.fetchNextPage()} disabled={query.isFetchingNextPage}>
                  {query.isFetchingNextPage ? 'Loading…' : 'Show earlier'}
                </button>
              )}
            </>
          )
        }}
      </Reading>
    </>
  )
}

/** Days with their events; the same thing done again by the same person stands once. */
function daysOf(events: TimelineEvent[]) {
  const name = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const days: { day: string; groups: { event: TimelineEvent; times: number }[] }[] = []
  for (const event of events) {
    const day = name.format(new Date(event.occurredAt))
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] })
    const groups = days.at(-1)?.groups ?? []
    const before = groups.find((group) => group.event.contact === event.contact && isSame(group.event, event))
    if (before) before.times += 1
    else groups.push({ event, times: 1 })
  }
  return days
}

const isSame = (a: TimelineEvent, b: TimelineEvent) =>
  a.channel === 'PRODUCT' && a.eventType === b.eventType && a.eventName === b.eventName && a.title === b.title

/** One thing that happened. What has a source opens it. */
export function Event({ event, times, isDated }: { event: TimelineEvent; times: number; isDated?: boolean }) {
  const { channel, eventName, eventType, title, summary, contact, occurredAt, sourceRef } = event
  const shown = title && title !== eventName ? title : words(eventName || eventType)
  return (
    <li className="event">
      <Channel of={channel} isBare />
      <span className="event-main">
        {sourceRef ? (
          <Link
            to="."
            search={(before) => ({ ...before, ...opening(sourceRef.sourceType, sourceRef.sourceId) })}
            resetScroll={false}
            className="row-link"
            data-row
          >
            <Said>{shown}</Said>
          </Link>
        ) : (
          <Said>{shown}</Said>
        )}
        {times > 1 && <span className="soft"> × {times}</span>}
        {summary && (
          <span className="soft event-summary">
            <Said>{summary}</Said>
          </span>
        )}
      </span>
      <span className="soft event-who" title={contact ?? ''}>
        <Said>{contact?.split('@')[0] ?? ''}</Said>
      </span>
      <span className="soft list-when">{isDated ? <When at={occurredAt} /> : <Clock at={occurredAt} />}</span>
    </li>
  )
}

function Clock({ at }: { at: string }) {
  const date = new Date(at)
  return (
    <time dateTime={at} title={exact(date)}>
      {new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(date)}
    </time>
  )
}

function Channel({ of, isBare }: { of: string; isBare?: boolean }) {
  return (
    <span className={`channel channel-${of.toLowerCase()}`} {...(isBare && { title: words(of) })}>
      <i aria-hidden="true" />
      <span className={isBare ? 'visually-hidden' : ''}>{words(of)}</span>
    </span>
  )
}
