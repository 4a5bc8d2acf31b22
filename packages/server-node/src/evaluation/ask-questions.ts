import type { SearchAnswer, SearchInput } from '@rapport/core'
import { GoldenLineError } from './golden-line.js'
import type { GoldenQuestion } from './golden-set.js'
import { mean, ndcg, places, recallAtTen, reciprocalRank } from './measures.js'

/** The search that is measured: that of a server, or of a database that this process has opened. */
export interface MeasuredSearch {
  search(input: SearchInput): PromiseLike<Pick<SearchAnswer, 'items' | 'customers'>>
  /** The id of the customer of this id, customerId, domain or name. */
  customerId(name: string): Promise<string>
}

/** How well the questions were answered. Shares are null where no question has something that must be found. */
export interface SearchFigures {
  questions: number
  /** Questions with something that must be found: the other figures are about them. */
  withAnswer: number
  rightFirst: number
  ndcgAt10: number | null
  recallAt10: number | null
  mrr: number | null
  /** Customers that must not be found, and how many of them were among the first ten. */
  unwanted: number
  unwantedFound: number
}

/** A question that was not answered as it should be. */
export interface WrongAnswer {
  line: number
  question: string
  expected: readonly string[]
  /** The first ten answers, best first. */
  actual: readonly string[]
  /** What was expected, and is not among the first ten. */
  missing: readonly string[]
  /** Customers that must not come, and are among the first ten. */
  unwanted: readonly string[]
}

/** A question with its answer. Customers are compared by their ids, because two may have the same name. */
interface Asked {
  golden: GoldenQuestion
  wanted: readonly string[]
  found: readonly string[]
  unwanted: readonly string[]
  /** What people call what was wanted and found: by the words of the golden file, where it names it. */
  names: ReadonlyMap<string, string>
}

type Measure = (wanted: readonly string[], found: readonly string[]) => number

const maxResults = 50

/** Asks every question, in turn. `onRefusal` makes an error of what a question was refused with. */
export async function askQuestions(
  search: MeasuredSearch,
  questions: readonly GoldenQuestion[],
  onRefusal: (error: unknown, line: number) => unknown
): Promise<{ figures: SearchFigures; wrong: WrongAnswer[] }> {
  const asked: Asked[] = []
  for (const golden of questions) {
    const answered = await ask(search, golden).catch((error: unknown) => {
      throw onRefusal(error, golden.line)
    })
    asked.push(answered)
  }
  const ranked = asked.filter(({ wanted }) => wanted.length > 0)
  const share = (measure: Measure) => (ranked.length === 0 ? null : mean(ranked.map(({ wanted, found }) => measure(wanted, found))))
  const figures: SearchFigures = {
    questions: asked.length,
    withAnswer: ranked.length,
    rightFirst: ranked.filter(isFirstRight).length,
    ndcgAt10: share((wanted, found) => ndcg(Object.fromEntries(wanted.map((key) => [key, 1])), found)),
    recallAt10: share(recallAtTen),
    mrr: share((wanted, found) => Math.max(...wanted.map((key) => reciprocalRank(key, found)))),
    unwanted: asked.reduce((sum, { golden }) => sum + golden.notCustomers.length, 0),
    unwantedFound: asked.reduce((sum, { unwanted }) => sum + unwanted.length, 0)
  }
  return { figures, wrong: asked.flatMap(wrongAnswer) }
}

function isFirstRight({ wanted, found: [first] }: Asked): boolean {
  return first !== undefined && wanted.includes(first)
}

function wrongAnswer(asked: Asked): WrongAnswer[] {
  const { golden, wanted, found, unwanted, names } = asked
  const first = found.slice(0, places)
  const missing = wanted.filter((key) => !first.includes(key))
  if (missing.length === 0 && unwanted.length === 0 && (wanted.length === 0 || isFirstRight(asked))) return []
  const named = (keys: readonly string[]) => keys.map((key) => names.get(key) ?? key)
  const { line, question } = golden
  return [{ line, question, expected: named(wanted), actual: named(first), missing: named(missing), unwanted: named(unwanted) }]
}

async function ask(search: MeasuredSearch, golden: GoldenQuestion): Promise<Asked> {
  const { question, customer, customers, notCustomers, sources } = golden
  const ids = new Map<string, string>()
  for (const name of [...customers, ...notCustomers]) {
    const id = await search.customerId(name)
    const other = ids.get(id)
    if (other !== undefined) throw new GoldenLineError(`"${other}" and "${name}" are the same customer`)
    ids.set(id, name)
  }
  const answer = await search.search({ query: question, limit: maxResults, ...(customer !== undefined && { customer }) })
  const unwanted = new Set(notCustomers)
  const named = answer.customers.map(({ customer: each }): [string, string] => [each.id, each.name ?? each.domain ?? each.id])
  const found = named.map(([id]) => id)
  return {
    golden,
    wanted: sources.length > 0 ? sources : [...ids].flatMap(([id, name]) => (unwanted.has(name) ? [] : [id])),
    found: sources.length > 0 ? foundSources(answer.items, sources) : found,
    unwanted: found.slice(0, places).filter((id) => unwanted.has(ids.get(id) ?? '')),
    names: new Map([...named, ...ids])
  }
}

/** The sources, best first, each once; a fact stands for the source that it was read in. */
function foundSources(items: SearchAnswer['items'], wanted: readonly string[]): string[] {
  const found = items.flatMap((item) => {
    const source = item.kind === 'source' ? item : item.fact.linkedSourceRef
    if (!source) return []
    const full = `${source.sourceType}:${source.sourceId}`.toLowerCase()
    return [wanted.find((name) => name === source.sourceId || name.toLowerCase() === full) ?? source.sourceId]
  })
  return [...new Set(found)]
}
