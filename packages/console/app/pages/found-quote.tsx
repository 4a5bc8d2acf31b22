import type { ToolOutputs } from '@rapport/client/session'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { client } from '../api/client'
import { codeWord, customerName, sourceKind } from '../ui/format'
import { Avatar, Badge, Said, When } from '../ui/text'
import { opening } from './source-address'
import './quote.css'

export type Found = ToolOutputs['svc_search_customer_context']['results'][number]

interface Named {
  id: string
  name: string | null
  domain: string | null
}

/** The source that an answer stands in. */
export function referenceOf(found: Found): { sourceType: string; sourceId: string } {
  if (found.kind === 'source') return found
  const { linkedSourceRef, sourceMetadata } = found.fact
  return {
    sourceType: linkedSourceRef?.sourceType ?? sourceMetadata?.sourceType ?? '',
    sourceId: linkedSourceRef?.sourceId ?? sourceMetadata?.sourceId ?? ''
  }
}

/** A sentence is found as a fact and in its source: once is enough, and the fact says more. */
export function onceEach(found: readonly Found[]): Found[] {
  const facts = new Set(found.filter(({ kind }) => kind === 'fact').map(keyOf))
  const seen = new Set<string>()
  return found.filter((each) => {
    const key = keyOf(each)
    if (seen.has(key) || (each.kind === 'source' && facts.has(key))) return false
    seen.add(key)
    return true
  })
}

const keyOf = (found: Found) => `${referenceOf(found).sourceId} ${found.matches[0]?.text ?? ''}`

/** Who said it, of each answer in their order: an answer itself does not tell, its source does. */
export function useCustomersOf(found: readonly Found[]): (Named | null)[] {
  const sources = useQueries({
    queries: found.map((each) => {
      const { sourceType, sourceId } = referenceOf(each)
      return {
        queryKey: ['source', sourceType, sourceId, 'who'],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          client.tools.getSource({ sourceType: sourceType as 'CALL', sourceId, limit: 1 }, { signal }),
        staleTime: 300_000,
        enabled: sourceId !== ''
      }
    })
  })
  return sources.map(({ data }) => data?.customer ?? null)
}

const wordsOf = (found: Found) => (found.kind === 'fact' ? found.fact.assertion : (found.title ?? ''))
const timeOf = (found: Found) => found.matches[0]?.occurredAt ?? (found.kind === 'fact' ? found.fact.occurredAt : found.occurredAt)

/** Words that answer, exactly as they were said; they open the place where. */
export function FoundQuote({ found, customer }: { found: Found; customer: Named | null }) {
  const { sourceType, sourceId } = referenceOf(found)
  const [match] = found.matches
  const quote = match?.text ?? wordsOf(found)
  const at = timeOf(found)
  return (
    <li className="quote">
      {customer ? <Avatar name={customerName(customer)} /> : <span className="avatar" aria-hidden="true" />}
      <div>
        <p className="quote-text">
          {sourceId === '' ? (
            <Said>{quote}</Said>
          ) : (
            <Link
              to="."
              search={(before) => ({ ...before, ...opening(sourceType, sourceId, quote) })}
              resetScroll={false}
              className="row-link"
              data-row
            >
              <Said>{quote}</Said>
            </Link>
          )}
        </p>
        <p className="quote-under">
          {customer && (
            <Link to="/customers/$id" params={{ id: customer.id }} search={{}} className="quiet-link above">
              <Said>{customerName(customer)}</Said>
            </Link>
          )}
          {sourceType !== '' && <span>{sourceKind(sourceType)}</span>}
          <When at={at} />
          {found.kind === 'fact' && <Badge of={found.fact.factType} label={codeWord('factType', found.fact.factType)} />}
        </p>
      </div>
    </li>
  )
}

/** All that was found in one place. */
export interface FoundPlace {
  first: Found
  quotes: string[]
}

const quotesAPlace = 4

/** What was found, by the place where it stands: the best place first, and each sentence once. */
export function byPlace(found: readonly Found[]): FoundPlace[] {
  const places = new Map<string, FoundPlace>()
  for (const each of found) {
    const { sourceType, sourceId } = referenceOf(each)
    const key = sourceId === '' ? keyOf(each) : `${sourceType} ${sourceId}`
    const place = places.get(key) ?? { first: each, quotes: [] }
    places.set(key, place)
    const texts = each.matches.length > 0 ? each.matches.map(({ text }) => text) : [wordsOf(each)]
    for (const text of texts) if (place.quotes.length < quotesAPlace && !place.quotes.includes(text)) place.quotes.push(text)
  }
  return [...places.values()]
}

/** A place with the sentences that were found in it, each of which opens the place and is lit up there. */
export function PlaceQuotes({ place: { first, quotes }, customer }: { place: FoundPlace; customer: Named | null }) {
  const { sourceType, sourceId } = referenceOf(first)
  const title = first.kind === 'source' ? first.title : null
  return (
    <li className="quote">
      {customer ? <Avatar name={customerName(customer)} /> : <span className="avatar" aria-hidden="true" />}
      <div>
        <p className="quote-under">
          {customer && (
            <Link to="/customers/$id" params={{ id: customer.id }} search={{}} className="quiet-link above">
              <Said>{customerName(customer)}</Said>
            </Link>
          )}
          {sourceType !== '' && <span>{sourceKind(sourceType)}</span>}
          {title && <Said>{title}</Said>}
          <When at={timeOf(first)} />
          {first.kind === 'fact' && <Badge of={first.fact.factType} label={codeWord('factType', first.fact.factType)} />}
        </p>
        {quotes.map((quote, index) => (
          <p className="quote-text" key={quote}>
            {sourceId === '' ? (
              <Said>{quote}</Said>
            ) : (
              <Link
                to="."
                search={(before) => ({ ...before, ...opening(sourceType, sourceId, quote) })}
                resetScroll={false}
                className={index === 0 ? 'row-link' : 'quiet-link above'}
                {...(index === 0 && { 'data-row': true })}
              >
                <Said>{quote}</Said>
              </Link>
            )}
          </p>
        ))}
      </div>
    </li>
  )
}
