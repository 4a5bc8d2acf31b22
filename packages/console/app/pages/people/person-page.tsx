import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { t } from '../../texts/catalogue'
import { codeWord, customerName, personName } from '../../ui/format'
import { Page } from '../../ui/page'
import { Reading } from '../../ui/states'
import { Tabs } from '../../ui/tabs'
import { Avatar, Badge, Said, When } from '../../ui/text'
import type { personTabs } from '../addresses'
import { ChampionRow } from './champion-row'
import { PersonRecords } from './person-records'
import { PersonSaid } from './person-said'
import { PersonTimeline } from './person-timeline'
import { type Person, personQuery } from './queries'
import '../customer/customer.css'
import './people.css'

/** One person over all devices, accounts and merged records. */
export function PersonPage() {
  const { id } = useParams({ from: '/people/$id' })
  const { tab = 'timeline' } = useSearch({ from: '/people/$id' })
  const navigate = useNavigate({ from: '/people/$id' })
  const query = useQuery(personQuery(id))
  const person = query.data
  const name = person ? personName(person) : t('person.title')
  const tabs = [
    { id: 'timeline', name: t('person.tabs.timeline') },
    { id: 'said', name: t('person.tabs.said') },
    { id: 'records', name: t('person.tabs.records') }
  ]
  return (
    <Page
      title={name}
      heading={
        <div className="customer-head">
          <Avatar name={name} />
          <h1>
            <Said>{name}</Said>
          </h1>
          {person?.role && (
            <span className="soft customer-domain">
              <Said>{person.role}</Said>
            </span>
          )}
          {person && <Badge of={person.journeyStage} label={codeWord('stage', person.journeyStage)} />}
        </div>
      }
    >
      <Reading query={query} rows={10}>
        {(found) => (
          <>
            <PersonFacts person={found} />
            {found.champions.length > 0 && (
              <section aria-label={t('person.champion')} className="person-note">
                <h2>{t('person.champion')}</h2>
                <ul className="list">
                  {found.champions.map((champion) => (
                    <ChampionRow key={champion.id} champion={champion} shows="customer" />
                  ))}
                </ul>
              </section>
            )}
            <Tabs
              label={t('person.parts')}
              tabs={tabs}
              chosen={tab}
              onChoose={(chosen) =>
                void navigate({ search: { tab: chosen as (typeof personTabs)[number] }, replace: true, resetScroll: false })
              }
            />
            <div className="tab-panel" role="tabpanel" aria-label={tabs.find((each) => each.id === tab)?.name}>
              {tab === 'timeline' && <PersonTimeline person={found} />}
              {tab === 'said' && <PersonSaid id={found.id} />}
              {tab === 'records' && <PersonRecords person={found} />}
            </div>
          </>
        )}
      </Reading>
    </Page>
  )
}

/** What one wants to know of anybody, in one line. */
function PersonFacts({ person: { emails, customers, firstSeenAt, lastActivityAt, devices } }: { person: Person }) {
  return (
    <dl className="key-facts">
      <div>
        <dt>{t('person.email')}</dt>
        <dd>
          <Said>{emails[0] ?? '–'}</Said>
          {emails.length > 1 && <span className="soft"> {t('person.moreEmails', { count: emails.length - 1 })}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('person.customers')}</dt>
        <dd>
          {customers.length === 0 && '–'}
          {customers.slice(0, 3).map((customer, at) => (
            <span key={customer.id}>
              {at > 0 && ', '}
              <Link to="/customers/$id" params={{ id: customer.id }} search={{}} className={customer.isCurrent ? '' : 'soft'}>
                <Said>{customerName(customer)}</Said>
              </Link>
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{t('person.firstSeen')}</dt>
        <dd>
          <When at={firstSeenAt} plain="day" />
        </dd>
      </div>
      <div>
        <dt>{t('person.lastActive')}</dt>
        <dd>
          <When at={lastActivityAt} />
        </dd>
      </div>
      <div>
        <dt>{t('person.devices')}</dt>
        <dd className="number">{devices.length}</dd>
      </div>
    </dl>
  )
}
