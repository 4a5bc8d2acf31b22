import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { searchQuery } from '../api/queries'
import { Choice } from '../ui/controls'
import { Icon } from '../ui/icons'
import { Page } from '../ui/page'
import { Empty, Reading } from '../ui/states'
import type { sourceTypes } from './addresses'
import { type Found, FoundQuote, onceEach, referenceOf, useCustomersOf } from './found-quote'

const examples = ['who wants to cancel', 'asks for more seats', 'wrong addresses', 'is leaving the company']

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
    <Page title="Search">
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
            aria-label="Ask in your own words"
            placeholder="Ask in your own words…"
            maxLength={1000}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            data-filter
          />
          <Choice
            label="Where"
            value={kind ?? ''}
            onChange={(value) => void navigate({ search: (before) => ({ ...before, in: value || undefined }) as typeof before })}
            options={[
              ['', 'Everywhere'],
              ['EMAIL', 'Mails'],
              ['CALL', 'Calls'],
              ['SLACK', 'Slack'],
              ['SUPPORT_TICKET', 'Tickets'],
              ['CRM_OPPORTUNITY', 'Deals']
            ]}
          />
          <button type="submit" className="button primary">
            Ask
          </button>
        </form>
      </search>
      {q ? (
        <Answers query={q} kind={kind} />
      ) : (
        <Empty
          title="What would you like to know?"
          action={
            <div className="examples">
              {examples.map((example) => (
                <button type="button" key={example} className="button small" onClick={() => ask(example)}>
                  {example}
                </button>
              ))}
            </div>
          }
        >
          Calls, mails, chats, tickets and what was read out of them are searched. Answers are the exact words that were said.
        </Empty>
      )}
    </Page>
  )
}

function Answers({ query, kind }: { query: string; kind: (typeof sourceTypes)[number] | undefined }) {
  const found = useQuery(searchQuery({ query, topK: 20, ...(kind && { sourceTypes: [kind] }) }))
  return (
    <Reading query={found} rows={6}>
      {({ results }) =>
        results.length === 0 ? (
          <Empty title="Nobody said anything like that">Try other words, or fewer of them.</Empty>
        ) : (
          <Quotes found={onceEach(results)} />
        )
      }
    </Reading>
  )
}

function Quotes({ found }: { found: Found[] }) {
  const customers = useCustomersOf(found)
  return (
    <ul className="quotes">
      {found.map((each, index) => (
        <FoundQuote
          key={`${referenceOf(each).sourceId} ${each.kind} ${each.matches[0]?.text}`}
          found={each}
          customer={customers[index] ?? null}
        />
      ))}
    </ul>
  )
}
