import { createRapport, type Logger } from '@rapport/core'
import { type Collection, collection, transcripts } from './relevance/collection.js'
import { mean, ndcg } from './relevance/measures.js'

/** nDCG@10 of a collection: of searches in the whole organization, and in one customer. */
export interface Relevance {
  collection: string
  questions: number
  everywhere: number
  inCustomer: number
}

const collections = { 'calls, emails, tickets': collection, 'long calls alone': transcripts }
const seeds = [1, 2, 3]
const silent: Logger = { info: () => undefined, warn: () => undefined, error: (message, fields) => console.error(message, fields) }

/** Puts each collection into a Rapport of its own, in memory, and asks every question. */
export async function measureRelevance(): Promise<Relevance[]> {
  const measured: Relevance[] = []
  for (const [name, make] of Object.entries(collections)) {
    const scores = { everywhere: [] as number[], inCustomer: [] as number[] }
    for (const seed of seeds) {
      const { everywhere, inCustomer } = await ask(make(seed))
      scores.everywhere.push(...everywhere)
      scores.inCustomer.push(...inCustomer)
    }
    const { everywhere, inCustomer } = scores
    measured.push({ collection: name, questions: everywhere.length, everywhere: mean(everywhere), inCustomer: mean(inCustomer) })
  }
  return measured
}

async function ask({ sources, questions }: Collection): Promise<{ everywhere: number[]; inCustomer: number[] }> {
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
    const scores = { everywhere: [] as number[], inCustomer: [] as number[] }
    for (const question of questions) {
      scores.everywhere.push(ndcg(question, await found(question.text, {})))
      scores.inCustomer.push(ndcg(question, await found(question.text, { customer: 'acme' })))
    }
    return scores
  } finally {
    await rapport.close()
  }
}
