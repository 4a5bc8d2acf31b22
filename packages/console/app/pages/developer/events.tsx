import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { ArrivedEvent, IngestIssue } from '../../api/developer'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Choice, FilterText } from '../../ui/controls'
import { customerName, personName, words } from '../../ui/format'
import { Empty, Reading } from '../../ui/states'
import { Said, When } from '../../ui/text'
import { EventPanel } from './event-panel'
import { useEvents } from './use-events'

/** Events as they arrive. One is opened to see all of it, and why it belongs to whom it does. */
export function Events({ issues }: { issues: readonly IngestIssue[] }) {
  const { name, person, type: kind, event } = useSearch({ from: '/developer' })
  const navigate = useNavigate({ from: '/developer' })
  const [isPaused, setPaused] = useState(false)
  const { recent, all, shown, held, missed, resume } = useEvents({ name, person, kind }, isPaused)
  const narrow = (change: Record<string, string | undefined>) =>
    void navigate({ search: (before) => ({ ...before, ...change }) as typeof before, replace: true })
  const kinds = [...new Set([...all.map(({ type }) => type), ...(kind ? [kind] : [])])].sort()
  const toggle = () => {
    if (isPaused) resume()
    setPaused(!isPaused)
  }
  const isNarrowed = Boolean(name ?? person ?? kind)
  return (
    <>
      <div className="filters">
        <FilterText label={t('developer.events.byName')} value={name ?? ''} onChange={(value) => narrow({ name: value || undefined })} />
        <FilterText
          label={t('developer.events.byPerson')}
          value={person ?? ''}
          onChange={(value) => narrow({ person: value || undefined })}
        />
        <Choice
          label={t('developer.events.kind')}
          value={kind ?? ''}
          options={[['', t('developer.events.anyKind')], ...kinds.map((each) => [each, words(each)] as const)]}
          onChange={(value) => narrow({ type: value || undefined })}
        />
        <button type="button" className="button small" onClick={toggle} aria-pressed={isPaused}>
          {isPaused ? t('developer.events.resume') : t('developer.events.pause')}
        </button>
        <span className="filters-count soft" role="status">
          {isPaused ? t('developer.events.held', { count: held }) : t('developer.events.shown', { count: shown.length })}
        </span>
      </div>
      {issues.length > 0 && (
        <p className="notice">
          <TextOf
            of="developer.events.issues"
            values={{
              count: issues.length,
              link: (
                <Link to="/developer" search={{ tab: 'issues' }}>
                  {t('developer.events.issuesLink')}
                </Link>
              )
            }}
          />
        </p>
      )}
      <Reading query={recent} rows={8}>
        {() =>
          shown.length === 0 ? (
            <Empty title={isNarrowed ? t('developer.events.noneLike') : t('developer.events.none')}>
              {isNarrowed ? t('developer.events.noneLikeWhy') : t('developer.events.noneWhy')}
            </Empty>
          ) : (
            <ul className="list arrivals" aria-label={t('developer.tabs.events')}>
              {shown.map((each) => (
                <Row key={each.id} of={each} onOpen={() => narrow({ event: each.id })} />
              ))}
            </ul>
          )
        }
      </Reading>
      {missed > 0 && <p className="soft">{t('developer.events.missed', { count: missed })}</p>}
      {event !== undefined && !recent.isPending && (
        <EventPanel of={all.find(({ id }) => id === event)} onClose={() => narrow({ event: undefined })} />
      )}
    </>
  )
}

function Row({ of, onOpen }: { of: ArrivedEvent; onOpen(): void }) {
  const { name, type, person, customer, receivedAt, path } = of
  return (
    <li className="list-row">
      <span className="list-main">
        <button type="button" className="row-link" onClick={onOpen}>
          <Said>{name}</Said>
        </button>
        <span className="soft list-under">
          {words(type)}
          {path && (
            <>
              {' · '}
              <Said>{path}</Said>
            </>
          )}
        </span>
      </span>
      <span className="arrival-of">
        <span>{person ? <Said>{personName(person)}</Said> : <span className="soft">{t('developer.events.nobody')}</span>}</span>
        <span className="soft">{customer ? <Said>{customerName(customer)}</Said> : t('developer.events.noCustomer')}</span>
      </span>
      <span className="list-when soft">
        <When at={receivedAt} />
      </span>
    </li>
  )
}
