import { customers } from '../../identity/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { foldText } from '../../values/index.js'

/** A customer that a question names, and the words that name it. */
export interface QuestionCustomer {
  id: string
  name: string | null
  domain: string | null
  words: string
}

const maxWords = 6
const maxQuestionWords = 60
const columns = ['id', 'name', 'domain', 'name_key'] as const
/** "Which customers talk about Acme" asks for others. */
const asksForOthers =
  /\b(?:which|what|any|how many|all|other) (?:of (?:our|the) )?(?:other )?(?:customers?|accounts?|clients?|companies|compan(?:y|ies)|people)\b/i

interface Word {
  text: string
  isCapitalized: boolean
  start: number
  end: number
}

/**
 * The customers that a question names: by the whole name in any case, by the domain, or by how the name begins where that is written with a capital
 * letter and means one customer only.
 */
export async function customersNamedIn(store: OrganizationStore, question: string): Promise<QuestionCustomer[]> {
  if (asksForOthers.test(question)) return []
  const words = wordsOf(question)
  const spans = words.flatMap((_, start) =>
    Array.from({ length: Math.min(maxWords, words.length - start) }, (_, more) => words.slice(start, start + more + 1))
  )
  const wholes = new Map(spans.map((span) => [foldText(written(question, span)), span]))
  const domains = [...new Set(words.map(({ text }) => text.toLowerCase()).filter((text) => /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u.test(text)))]
  const [named, owning] = await Promise.all([
    wholes.size === 0 ? [] : store.find(customers, { where: { name_key: { in: [...wholes.keys()] } }, columns, limit: 20 }),
    domains.length === 0 ? [] : store.find(customers, { where: { domain: { in: domains } }, columns, limit: 20 })
  ])
  const found: QuestionCustomer[] = owning.map(({ id, name, domain }) => ({ id, name, domain, words: domain ?? '' }))
  const taken = new Map<Word, readonly Word[]>()
  const longest = named
    .flatMap((row) => {
      const span = wholes.get(row.name_key ?? '')
      return span ? [{ row, span }] : []
    })
    .sort((a, b) => b.span.length - a.span.length)
  for (const { row, span } of longest) {
    // Several customers may have one name: then the question names them all.
    if (span.some((word) => (taken.get(word) ?? span) !== span) || !mayBeName(span)) continue
    for (const word of span) taken.set(word, span)
    found.push({ id: row.id, name: row.name, domain: row.domain, words: written(question, span) })
  }
  if (found.length > 0) return distinct(found)
  return distinct(await namedByBeginning(store, question, spans))
}

async function namedByBeginning(
  store: OrganizationStore,
  question: string,
  spans: readonly (readonly Word[])[]
): Promise<QuestionCustomer[]> {
  const hopeful = spans
    .filter((span) => span.length <= 3 && span.every(({ isCapitalized, text }) => isCapitalized && text.length >= 3))
    .sort((a, b) => b.length - a.length)
    .slice(0, 12)
  const looks = hopeful.map(async (span) => {
    const words = written(question, span)
    const key = foldText(words)
    const rows = await store.find(customers, { where: { name_key: { gte: `${key} `, lt: `${key}!` } }, columns, limit: 2 })
    const [row, another] = rows
    return row && !another ? [{ id: row.id, name: row.name, domain: row.domain, words }] : []
  })
  return (await Promise.all(looks)).flat()
}

function wordsOf(question: string): Word[] {
  const words = [...question.matchAll(/[\p{L}\p{N}][\p{L}\p{N}&.'’-]*/gu)].slice(0, maxQuestionWords)
  return words.map(({ 0: whole, index }) => {
    const text = whole.replace(/['’]s$|[.'’-]+$/u, '')
    return { text, isCapitalized: /^\p{Lu}/u.test(text), start: index, end: index + text.length }
  })
}

function written(question: string, span: readonly Word[]): string {
  return question.slice(span[0]?.start ?? 0, span.at(-1)?.end ?? 0)
}

/** A single word in small letters is rarely a name: people do not mean the customer Target when they ask for a target. */
function mayBeName(span: readonly Word[]): boolean {
  return span.length > 1 || span.some(({ isCapitalized, text }) => isCapitalized || text.length >= 8)
}

function distinct(found: readonly QuestionCustomer[]): QuestionCustomer[] {
  return [...new Map(found.map((customer) => [customer.id, customer])).values()]
}
