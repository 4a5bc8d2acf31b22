import type { Workspace } from '@rapport/core'
import { agreement, mean, ndcg, reciprocalRank, rightAmongFirst } from '../../packages/server-node/src/evaluation/measures.js'
import type { CorpusText, SearchSet } from './search-set.js'
import type { EvaluationWorld } from './search-world.js'

/** What a question was answered with, where it was not answered well. */
interface WrongAnswer {
  id: string
  question: string
  wanted: readonly string[]
  found: readonly string[]
  score: number
}

/** A figure, with what was answered wrongly. */
interface Figure {
  name: string
  questions: number
  value: number
  wrong: readonly WrongAnswer[]
}

interface Answer {
  /** The ids of the texts, best first, each once. */
  texts: string[]
  /** The exact words, best first, with the id of their text. */
  quotes: { id: string; text: string }[]
}

const topK = 20
/** Of this figure less is better. */
export const wrongFirst = 'search, questions: share of wrong first answers'

/** Asks every question, and measures the answers. */
export async function askQuestions(world: EvaluationWorld, corpus: readonly CorpusText[], set: SearchSet): Promise<Figure[]> {
  const { workspace } = world
  const latest = corpus.map(({ occurredAt }) => occurredAt).reduce((a, b) => (a > b ? a : b))
  world.setNow(latest)
  const graded: WrongAnswer[] = []
  for (const { id, question, relevant } of set.questions) {
    const { texts } = await ask(workspace, question)
    const wanted = Object.keys(relevant).sort((a, b) => (relevant[b] ?? 0) - (relevant[a] ?? 0))
    graded.push({ id, question, wanted, found: texts.slice(0, 10), score: ndcg(relevant, texts) })
  }
  const first = graded.map((each) => ({ ...each, score: each.wanted.includes(each.found[0] ?? '') ? 0 : 1 }))
  const turns: WrongAnswer[] = []
  for (const { id, question, source, quote } of set.turns) {
    const { quotes } = await ask(workspace, question)
    const found = quotes.slice(0, 10)
    const turn = turnOf(corpus, source, quote)
    const isFound = found.some((each) => each.id === source && turn.includes(each.text))
    turns.push({ id, question, wanted: [`${source}: ${quote}`], found: found.map(said), score: isFound ? 1 : 0 })
  }
  const sessions: WrongAnswer[] = []
  for (const { id, question, source } of set.sessions) {
    const { texts } = await ask(workspace, question)
    sessions.push({ id, question, wanted: [source], found: texts.slice(0, 10), score: reciprocalRank(source, texts) })
  }
  const customers = await askForCustomers(world, corpus, set)
  return [
    figure('search, questions: nDCG@10', graded),
    figure(wrongFirst, first),
    figure('search, customers: right ones among the first', customers.byTool),
    figure('search, customers: the same of workspace.search', customers.bySearch),
    figure('search, customers: F1 of the list', customers.lists),
    figure('search, turns: recall@10', turns),
    figure('search, sessions: MRR', sessions)
  ]
}

async function askForCustomers(
  world: EvaluationWorld,
  corpus: readonly CorpusText[],
  set: SearchSet
): Promise<Record<'byTool' | 'bySearch' | 'lists', WrongAnswer[]>> {
  const idOf = new Map(corpus.map(({ customer, customerId }) => [customer, customerId]))
  const customerOf = new Map(corpus.map(({ id, customerId }) => [id, customerId]))
  const asked = { byTool: [] as WrongAnswer[], bySearch: [] as WrongAnswer[], lists: [] as WrongAnswer[] }
  for (const { id, question, now, customers: wanted, kind } of set.customerQuestions) {
    world.setNow(now)
    const { texts } = await ask(world.workspace, question)
    const found = [...new Set(texts.flatMap((text) => customerOf.get(text) ?? []))]
    const about = { id: `${id} ${kind}`, question, wanted }
    asked.byTool.push({ ...about, found, score: rightAmongFirst(wanted, found) })
    const { customers } = await world.workspace.search({ query: question, limit: 1 })
    const listed = customers.flatMap(({ customer }) => idOf.get(customer.name ?? '') ?? [])
    asked.bySearch.push({ ...about, found: listed, score: rightAmongFirst(wanted, listed) })
    asked.lists.push({ ...about, found: listed, score: agreement(wanted, listed) })
  }
  return asked
}

async function ask(workspace: Workspace, query: string): Promise<Answer> {
  const { results } = await workspace.call('svc_search_customer_context', { query, topK })
  const quotes = results.flatMap((result) => {
    const id = result.kind === 'source' ? result.sourceId : result.fact.linkedSourceRef?.sourceId
    return id === undefined ? [] : result.matches.map(({ text }) => ({ id, text }))
  })
  return { texts: [...new Set(quotes.map(({ id }) => id))], quotes }
}

/** The turn of a conversation, or the paragraph of a mail, that has these words. */
function turnOf(corpus: readonly CorpusText[], source: string, quote: string): string {
  const text = corpus.find(({ id }) => id === source)?.text ?? ''
  return text.split('\n').find((line) => line.includes(quote)) ?? quote
}

function said({ id, text }: Answer['quotes'][number]): string {
  return `${id}: ${text.slice(0, 90)}`
}

function figure(name: string, asked: readonly WrongAnswer[]): Figure {
  const wrong = asked.filter(({ score }) => (name === wrongFirst ? score > 0 : score < 0.7)).sort((a, b) => a.score - b.score)
  return { name, questions: asked.length, value: mean(asked.map(({ score }) => score)), wrong }
}
