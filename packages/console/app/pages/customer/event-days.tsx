import type { ToolOutputs } from '@rapport/client/session'
import { Link } from '@tanstack/react-router'
import { locale, t } from '../../texts/catalogue'
import { clock, exact, words } from '../../ui/format'
import { Said, When } from '../../ui/text'
import { channels } from '../addresses'
import { opening } from '../source-address'
import './timeline.css'

export type TimelineEvent = ToolOutputs['svc_get_timeline']['events'][number]

type Channel = (typeof channels)[number]

/** One channel, or all. */
export function ChannelChips({ chosen, onChoose }: { chosen: Channel | undefined; onChoose(channel: Channel | undefined): void }) {
  return (
    <fieldset className="chips">
      <legend className="visually-hidden">{t('timeline.channel')}</legend>
      {[undefined, ...channels].map((each) => (
        <button key={each ?? ''} type="button" className="chip" aria-pressed={chosen === each} onClick={() => onChoose(each)}>
          {each === undefined ? t('timeline.all') : <ChannelMark of={each} />}
        </button>
      ))}
    </fieldset>
  )
}

/** Events day by day; the same thing done again by the same person stands once. `asideOf` says who or where. */
export function EventDays<E extends TimelineEvent>({ events, asideOf }: { events: E[]; asideOf(event: E): string }) {
  return daysOf(events).map(({ day, groups }) => (
    <section key={day} aria-label={day} className="day">
      <h2>{day}</h2>
      <ul className="events">
        {groups.map(({ event, times }) => (
          <Event key={event.id} event={event} times={times} aside={asideOf(event)} />
        ))}
      </ul>
    </section>
  ))
}

/** Reads what was earlier, where there is something. */
export function EarlierEvents({ query }: { query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown } }) {
  if (!query.hasNextPage) return null
  return (
    <button type="button" className="button" onClick={() => void query.fetchNextPage()} disabled={query.isFetchingNextPage}>
      {query.isFetchingNextPage ? t('timeline.loading') : t('timeline.earlier')}
    </button>
  )
}

function daysOf<E extends TimelineEvent>(events: E[]) {
  const name = new Intl.DateTimeFormat(locale(), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const days: { day: string; groups: { event: E; times: number }[] }[] = []
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
export function Event({ event, times, isDated, aside }: { event: TimelineEvent; times: number; isDated?: boolean; aside?: string }) {
  const { channel, eventName, eventType, title, summary, contact, occurredAt, sourceRef } = event
  const shown = title && title !== eventName ? title : words(eventName || eventType)
  const side = aside ?? contact ?? ''
  return (
    <li className="event">
      <ChannelMark of={channel} isBare />
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
      <span className="soft event-who" title={side}>
        <Said>{side}</Said>
      </span>
      <span className="soft list-when">{isDated ? <When at={occurredAt} /> : <Clock at={occurredAt} />}</span>
    </li>
  )
}

function Clock({ at }: { at: string }) {
  const date = new Date(at)
  return (
    <time dateTime={at} title={exact(date)}>
      {clock(date)}
    </time>
  )
}

function ChannelMark({ of, isBare }: { of: Channel; isBare?: boolean }) {
  const name = t(`timeline.channels.${of}`)
  return (
    <span className={`channel channel-${of.toLowerCase()}`} {...(isBare && { title: name })}>
      <i aria-hidden="true" />
      <span className={isBare ? 'visually-hidden' : ''}>{name}</span>
    </span>
  )
}
