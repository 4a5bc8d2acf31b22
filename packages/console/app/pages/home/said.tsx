import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { searchQuery } from '../../api/queries'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Empty, Reading } from '../../ui/states'
import { Tabs } from '../../ui/tabs'
import { type Found, FoundQuote, onceEach, referenceOf, useCustomersOf } from '../found-quote'
import { type Question, questionNames, questions } from './questions'

/** The sentences that answer one of these questions, each one click from where it was said. */
export function Said() {
  const { about = 'leaving' } = useSearch({ from: '/' })
  const navigate = useNavigate({ from: '/' })
  const { queries, types } = questions[about]
  const found = useQueries({ queries: queries.map((query) => searchQuery({ query, topK: 8 })), combine: joined })
  return (
    <>
      <Tabs
        label={t('home.lookFor')}
        tabs={questionNames.map((id) => ({ id, name: t(`home.questions.${id}`) }))}
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
      <Empty title={t('home.nothingSaid')}>
        <TextOf of="home.nothingSaidText" values={{ link: <Link to="/integrations">{t('home.connect')}</Link> }} />
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
          {t('home.more')}
        </Link>
      </p>
    </>
  )
}
