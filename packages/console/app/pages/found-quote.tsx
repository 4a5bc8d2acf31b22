import type { ToolOutputs } from '@rapport/client/session'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { client } from '../api/client'
import { customerName, sourceKind, words } from '../ui/format'
import { Avatar, Badge, Said, When } from '../ui/text'
import { opening } from './source-panel'
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

/** Words that answer, exactly as they were said; they open the place where. */
export function FoundQuote({ found, customer }: { found: Found; customer: Named | null }) {
  const { sourceType, sourceId } = referenceOf(found)
  const [match] = found.matches
  const title = found.kind === 'source' ? found.title : null
  const quote = match?.text ?? (found.kind === 'fact' ? found.fact.assertion : (title ?? ''))
  const at = match?.occurredAt ?? (found.kind === 'fact' ? found.fact.occurredAt : found.occurredAt)
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
          {found.kind === 'fact' && <Badge of={found.fact.factType} label={words(found.fact.factType)} />}
        </p>
      </div>
    </li>
  )
}
