import type { ToolInput, ToolOutput } from '@rapport/core/src/registry/tool-types.js'
import type { EvidenceWorld, EvidenceWorlds } from '../evidence/evidence-world.js'

export type SearchAnswer = ToolOutput<'svc_search_customer_context'>
export type SearchNarrowing = Omit<ToolInput<'svc_search_customer_context'>, 'query'>

/** An organization with Acme as a customer, and something to search. */
export class SearchWorld {
  constructor(readonly evidence: EvidenceWorld) {}

  search(query: string, narrowing: SearchNarrowing = {}): Promise<SearchAnswer> {
    return this.evidence.workspace.call('svc_search_customer_context', { query, ...narrowing })
  }

  /** What a search finds, as the sources' external ids and the facts' assertions. */
  async found(query: string, narrowing: SearchNarrowing = {}): Promise<string[]> {
    const { results } = await this.search(query, narrowing)
    return results.map((result) => (result.kind === 'source' ? result.sourceId : result.fact.assertion))
  }

  /** Puts emails of Acme's, each with one segment. */
  async emails(texts: Readonly<Record<string, string>>): Promise<void> {
    const customer = { customerId: 'acme' }
    await this.evidence.putSources(...Object.entries(texts).map(([externalId, text]) => ({ externalId, customer, segments: [{ text }] })))
  }
}

/** How the topics get a world of their own. */
export type SearchWorlds = () => Promise<SearchWorld>

export function searchWorldsOn(evidenceWorlds: EvidenceWorlds): SearchWorlds {
  return async () => new SearchWorld(await evidenceWorlds())
}
