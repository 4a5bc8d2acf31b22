import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { searchQuery } from '../api/queries'
import { t } from '../texts/catalogue'
import { Choice } from '../ui/controls'
import { Icon } from '../ui/icons'
import { Page } from '../ui/page'
import { Empty, Reading } from '../ui/states'
import type { sourceTypes } from './addresses'
import { byPlace, type Found, onceEach, PlaceQuotes, referenceOf, useCustomersOf } from './found-quote'

const examples = ['cancel', 'seats', 'addresses', 'leaving'] as const

/** Questions in one's own words, answered by what customers said. */
export function SearchPage() {
  const { q, in: kind } = useSearch({ from: '/search' })
  const navigate = useNavigate({ from: '/search' })
  const [typed, setTyped] = useState(q ?? '')
  const ask = (query: string) => {
    setTyped(query)
    void navigate({ search: (before) => ({ ...before, q: query.trim() || undefined }) as typeof before })
  }
  return (
    <Page title={t('search.title')}>
      <search>
        <form
          className="search-form"
          onSubmit={(event) => {
            event.preventDefault()
            ask(typed)
          }}
        >
          <Icon name="search" />
          <input
            type="search"
            aria-label={t('search.ask')}
            placeholder={t('search.askHint')}
            maxLength={1000}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            data-filter
          />
          <Choice
            label={t('search.where')}
            value={kind ?? ''}
            onChange={(value) => void navigate({ search: (before) => ({ ...before, in: value || undefined }) as typeof before })}
            options={[
              ['', t('search.everywhere')],
              ['EMAIL', t('search.mails')],
              ['CALL', t('search.calls')],
              ['SLACK', t('search.slack')],
              ['SUPPORT_TICKET', t('search.tickets')],
              ['CRM_OPPORTUNITY', t('search.deals')]
            ]}
          />
          <button type="submit" className="button primary">
            {t('search.go')}
          </button>
        </form>
      </search>
      {q ? (
        <Answers query={q} kind={kind} />
      ) : (
        <Empty
          title={t('search.whatToKnow')}
          action={
            <div className="examples">
              {examples.map((example) => (
                <button type="button" key={example} className="button small" onClick={() => ask(t(`search.examples.${example}`))}>
                  {t(`search.examples.${example}`)}
                </button>
              ))}
            </div>
          }
        >
          {t('search.whatIsSearched')}
        </Empty>
      )}
    </Page>
  )
}

function Answers({ query, kind }: { query: string; kind: (typeof sourceTypes)[number] | undefined }) {
  const found = useQuery(searchQuery({ query, topK: 50, ...(kind && { sourceTypes: [kind] }) }))
  return (
    <Reading query={found} rows={6}>
      {({ results }) =>
        results.length === 0 ? <Empty title={t('search.none')}>{t('search.noneText')}</Empty> : <Places found={onceEach(results)} />
      }
    </Reading>
  )
}

function Places({ found }: { found: Found[] }) {
  const places = byPlace(found)
  const customers = useCustomersOf(places.map(({ first }) => first))
  return (
    <>
      <p className="soft" role="status">
        {t('search.places', { count: places.length })}
      </p>
      <ul className="quotes">
        {places.map((place, index) => (
          <PlaceQuotes
            key={`${referenceOf(place.first).sourceId} ${place.first.kind} ${place.quotes[0]}`}
            place={place}
            customer={customers[index] ?? null}
          />
        ))}
      </ul>
    </>
  )
}
