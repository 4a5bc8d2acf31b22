import { originalsOfCustomer, resolveCustomer } from '../customers/index.js'
import { type Fact, readFacts } from '../facts/index.js'
import { type EvidenceDates, evidenceWindow, type SourceArtifact, type SourceType } from '../sources/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { cutCodePoints } from '../values/index.js'
import { type SearchResult, search } from './search.js'
import type { SearchEmbedder } from './vectors/search-embedder.js'

/** A question, and what narrows it. */
export interface SearchContextInput extends EvidenceDates {
  query: string
  /** Id, host's customerId, domain or name; all customers when it is null. */
  customer?: string | null
  topK?: number
  /** Empty narrows nothing. */
  sourceTypes?: readonly SourceType[]
}

const usualTopK = 20
const maxContextLength = 2_000

/** The facts and sources that answer, best first. Throws NOT_FOUND for a customer that nobody is, and INVALID_TOOL_INPUT for dates. */
export async function searchContext(store: OrganizationStore, now: number, input: SearchContextInput, embedder?: SearchEmbedder) {
  const { query, topK = usualTopK, sourceTypes = [] } = input
  const occurredAt = evidenceWindow(input)
  const customer = typeof input.customer === 'string' ? await resolveCustomer(store, input.customer, { names: true }) : null
  const found = await search(store, {
    query,
    now,
    topK,
    scope: {
      ...(customer && { customerIds: await originalsOfCustomer(store, customer.id) }),
      ...(occurredAt && { occurredAt }),
      ...(sourceTypes.length > 0 && { sourceTypes })
    },
    ...(embedder && { embedder })
  })
  const factIds = found.filter(({ artifactType }) => artifactType === 'fact').map(({ artifactId }) => artifactId)
  const facts = await readFacts(store, factIds, now)
  return {
    customer: customer && { id: customer.id, name: customer.name, domain: customer.domain },
    results: found.flatMap((result) => describeResult(result, facts.get(result.artifactId)))
  }
}

/** Exact words, and when they were said. */
interface Match {
  text: string
  occurredAt?: string
}

/** An artifact as answers show it. */
export type Found = { score: number; matchCount: number; matches: Match[] } & (
  | { kind: 'fact'; fact: Fact }
  | ({ kind: 'source'; context?: { text: string; sourceRef: { sourceType: 'SLACK'; sourceId: string } } } & Omit<SourceArtifact, 'texts'>)
)

/** An artifact as answers show it; none when its fact is gone. */
export function describeResult(result: SearchResult, fact: Fact | undefined): Found[] {
  const { score, matchCount, excerpts, source } = result
  const matches = excerpts.map(({ text, occurredAt }) => ({ text, ...(occurredAt !== null && { occurredAt }) }))
  if (source) return [{ kind: 'source', score, ...citation(source), matchCount, matches, ...contextOf(result, source) }]
  return fact ? [{ kind: 'fact', score, matchCount, matches, fact }] : []
}

function citation({ sourceType, sourceId, occurredAt, title, permalink }: SourceArtifact) {
  return { sourceType, sourceId, occurredAt, title, permalink }
}

/** A message of a chat says little alone: it comes with the conversation around it. */
function contextOf({ around }: SearchResult, { sourceType, sourceId }: SourceArtifact) {
  if (sourceType !== 'SLACK' || around.length === 0) return {}
  const lines = [...around].sort((a, b) => a.position - b.position)
  const text = lines.map((line) => (line.speaker === null ? line.text : `${line.speaker}: ${line.text}`)).join('\n')
  return { context: { text: cutCodePoints(text, maxContextLength), sourceRef: { sourceType, sourceId } } }
}
