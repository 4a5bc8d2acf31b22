import { createRapport, type Logger } from '@rapport/core'
import { type Collection, collection, transcripts } from './relevance/collection.js'
import { mean, ndcg } from './relevance/measures.js'
import { meetings, shortAbstracts } from './relevance/meetings.js'
import { PlainBm25 } from './relevance/plain-bm25.js'

/** nDCG@10 of a collection: of searches in the whole organization and in one customer, and of plain BM25. */
export interface Relevance {
  collection: string
  questions: number
  everywhere: number
  inCustomer: number
  plain: number
}

const collections = {
  'calls, emails, tickets': collection,
  'long calls alone': transcripts,
  'meetings of 8,000 to 16,000 words': meetings,
  'abstracts of 150 words': shortAbstracts
}
const seeds = [1, 2, 3]
const silent: Logger = { info: () => undefined, warn: () => undefined, error: (message, fields) => console.error(message, fields) }

/** Puts each collection into a Rapport of its own, in memory, and asks every question. */
export async function measureRelevance(): Promise<Relevance[]> {
  const measured: Relevance[] = []
  for (const [name, make] of Object.entries(collections)) {
    const scores = { everywhere: [] as number[], inCustomer: [] as number[], plain: [] as number[] }
    for (const seed of seeds) {
      const { everywhere, inCustomer, plain } = await ask(make(seed))
      scores.everywhere.push(...everywhere)
      scores.inCustomer.push(...inCustomer)
      scores.plain.push(...plain)
    }
    const { everywhere, inCustomer, plain } = scores
    const means = { everywhere: mean(everywhere), inCustomer: mean(inCustomer), plain: mean(plain) }
    measured.push({ collection: name, questions: everywhere.length, ...means })
  }
  return measured
}

async function ask({ sources, questions }: Collection): Promise<Record<'everywhere' | 'inCustomer' | 'plain', number[]>> {
  const rapport = createRapport({ logger: silent })
  try {
    const { id } = await rapport.organizations.create({ name: 'Bench' })
    const workspace = rapport.organization(id)
    const customer = { customerId: 'acme' }
    await workspace.sources.put(sources.map((source) => ({ ...source, customer })))
    const found = async (query: string, narrowing: { customer?: string }) => {
      const { results } = await workspace.call('svc_search_customer_context', { query, topK: 10, ...narrowing })
      return results.flatMap((result) => (result.kind === 'source' ? [result.sourceId] : []))
    }
    const bm25 = new PlainBm25(sources)
    const scores = { everywhere: [] as number[], inCustomer: [] as number[], plain: [] as number[] }
    for (const question of questions) {
      scores.everywhere.push(ndcg(question, await found(question.text, {})))
      scores.inCustomer.push(ndcg(question, await found(question.text, { customer: 'acme' })))
      scores.plain.push(ndcg(question, bm25.find(question.text)))
    }
    return scores
  } finally {
    await rapport.close()
  }
}
