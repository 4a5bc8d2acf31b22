import { cutCodePoints } from '../values/index.js'

/** Something known of a customer, and where it is known from. */
export interface Statement {
  /** What it is about, for people: "Churn risk", "Billing". */
  category: string
  text: string
  /** When it was so, epoch milliseconds; null for what has no time. */
  observedAt: number | null
  /** What it can be traced to, at least one. */
  sourceLabels: string[]
  /** How telling it is, before its age: the greater the sooner it is said. */
  weight: number
  /** It holds until it changes, so that its age tells nothing. */
  lasts?: boolean
}

const most = 8
const maxOfCategory = 2
const maxTextLength = 500
const week = 7 * 24 * 60 * 60 * 1000
const maxAgeing = 40

/**
 * The most telling statements, at most eight and two of a category: a statement that does not last loses a
 * point of its weight for each week of age, up to 40. Ties go to the
 * later, then by text. What says the same is said once, and what has no words not at all:
 * where a sentence stands for several categories, the one of the greatest weight has it.
 */
export function selectStatements(statements: readonly Statement[], now: number): Statement[] {
  const scored = oncePerSentence(statements).map((statement) => ({ statement, score: scoreOf(statement, now) }))
  scored.sort((a, b) => b.score - a.score || later(a.statement, b.statement) || byText(a.statement, b.statement))
  const chosen: Statement[] = []
  for (const { statement } of scored) {
    const alike = chosen.filter(({ category }) => category === statement.category)
    if (alike.length < maxOfCategory && chosen.length < most) chosen.push(statement)
  }
  return chosen
}

/** Each sentence under the category that weighs most; of the same weight the later, then the first by name. */
function oncePerSentence(statements: readonly Statement[]): Statement[] {
  const best = new Map<string, Statement>()
  for (const statement of statements) {
    const key = sentenceKey(statement)
    const known = best.get(key)
    if (key !== '' && (!known || fitness(statement, known) < 0)) best.set(key, statement)
  }
  return [...best.values()]
}

const fitness = (a: Statement, b: Statement) => b.weight - a.weight || later(a, b) || (a.category < b.category ? -1 : 1)

/** A sentence without regard to case, quotation marks and its end. Of one that was cut nobody sees whether another one is the same. */
function sentenceKey({ text, category }: Statement): string {
  const said = text.toLowerCase().replace(/^[“"]|[”"]$/g, '')
  return said.endsWith('…') ? `${category} ${said}` : said.replace(/(?<![.!])[.!]+$/, '').trim()
}

/** A text that fits, cut between words where it does not. */
export function fitting(text: string, limit = maxTextLength): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (cutCodePoints(line, limit) === line) return line
  const cut = cutCodePoints(line, limit - 1)
  const edge = cut.lastIndexOf(' ')
  return `${cut.slice(0, edge > limit / 2 ? edge : cut.length)}…`
}

function scoreOf({ weight, observedAt, lasts = false }: Statement, now: number): number {
  return weight - (observedAt === null || lasts ? 0 : Math.min(maxAgeing, Math.max(0, Math.floor((now - observedAt) / week))))
}

const later = (a: Statement, b: Statement) => (b.observedAt ?? 0) - (a.observedAt ?? 0)

const byText = (a: Statement, b: Statement) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)
