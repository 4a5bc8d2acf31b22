import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { searchQuery } from '../../api/queries'
import { Empty, Reading } from '../../ui/states'
import { Tabs } from '../../ui/tabs'
import { type Found, FoundQuote, onceEach, referenceOf, useCustomersOf } from '../found-quote'

/** What somebody who knows their customers asks first: in the words that people use for it, and what facts of it are called. */
export const questions = {
  leaving: {
    name: 'Talk of leaving',
    queries: ['going to cancel or leave', 'will not renew the contract', 'evaluating an alternative, cheaper offer'],
    types: ['CHURN_RISK', 'COMPETITIVE']
  },
  growing: {
    name: 'Talk of growing',
    queries: ['need more seats or licences', 'upgrade to a larger plan', 'another branch wants to join'],
    types: ['EXPANSION']
  },
  moving: {
    name: 'People moving',
    queries: ['leaving the company for a new job', 'taking over from a colleague'],
    types: ['CONTACT_DEPARTURE', 'CONTACT_POSITION_CHANGE', 'CHAMPION_RISK', 'CONTACT_DISENGAGEMENT']
  },
  unhappy: { name: 'Trouble', queries: ['complain, wrong again, mixed up', 'broken, does not work, too slow'], types: ['SENTIMENT'] }
} as const

export type Question = keyof typeof questions

/** The sentences that answer one of these questions, each one click from where it was said. */
export function Said() {
  const { about = 'leaving' } = useSearch({ from: '/' })
  const navigate = useNavigate({ from: '/' })
  const { queries, types } = questions[about]
  const found = useQueries({ queries: queries.map((query) => searchQuery({ query, topK: 8 })), combine: joined })
  return (
    <>
      <Tabs
        label="What to look for"
        tabs={Object.entries(questions).map(([id, { name }]) => ({ id, name }))}
        chosen={about}
        onChoose={(id) => void navigate({ search: (before) => ({ ...before, about: id as Question }), replace: true })}
      />
      <Reading query={found} rows={4}>
        {(results) => <Answers results={mostTelling(results, types)} query={queries[0]} />}
      </Reading>
    </>
  )
}

/** The answers to several queries as one, in turns: the best of each, then the second best. */
function joined(queries: UseQueryResult<{ results: Found[] }>[]) {
  const answers = queries.map(({ data }) => data?.results)
  const longest = Math.max(0, ...answers.map((results) => results?.length ?? 0))
  const turns = Array.from({ length: longest }, (_, place) => answers.flatMap((results) => results?.[place] ?? []))
  const isThere = answers.every((results) => results !== undefined)
  return {
    data: isThere ? turns.flat() : undefined,
    error: queries.find(({ error }) => error)?.error ?? null,
    isPending: !isThere,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch()))
  }
}

/** Facts of what is asked for come first: they were judged, not only found. */
function mostTelling(results: readonly Found[], types: readonly string[]): Found[] {
  const isOfType = (found: Found) => found.kind === 'fact' && types.includes(found.fact.factType)
  const all = onceEach(results)
  return [...all.filter(isOfType), ...all.filter((found) => !isOfType(found))].slice(0, 6)
}

function Answers({ results, query }: { results: Found[]; query: string }) {
  const customers = useCustomersOf(results)
  if (results.length === 0)
    return (
      <Empty title="Nothing was said about this">
        Calls, mails, chats and tickets are searched. <Link to="/integrations">Connect where your customers talk</Link> to have them here.
      </Empty>
    )
  return (
    <>
      <ul className="quotes">
        {results.map((result, index) => (
          <FoundQuote
            key={`${referenceOf(result).sourceId} ${result.matches[0]?.text}`}
            found={result}
            customer={customers[index] ?? null}
          />
        ))}
      </ul>
      <p className="section-foot">
        <Link to="/search" search={{ q: query }}>
          Search on
        </Link>
      </p>
    </>
  )
}
