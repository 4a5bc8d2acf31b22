import { type Analyze, countTerms } from '../../search-index/index.js'
import { readSettings } from '../../settings/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { readCounts } from '../ranking/read-counts.js'
import { singleTerms, type TermGroup } from '../ranking/term-group.js'
import { readExclusion } from './exclusions.js'
import { Vocabulary } from './expand-words.js'
import type { Intent } from './intent.js'
import { customersNamedIn, type QuestionCustomer } from './named-customers.js'
import { type Period, PeriodReader } from './periods.js'
import { quotedPhrases } from './quoted-phrases.js'
import { correctTerms } from './spelling.js'

/** What a question asks for. */
export interface Question {
  /** The words that it asks for, and what else may say the same. */
  groups: readonly TermGroup[]
  /** Its own terms, each as often as it counts. */
  importance: ReadonlyMap<string, number>
  intents: readonly Intent[]
  period: Period | undefined
  customers: readonly QuestionCustomer[]
  /** What has to stand there word for word. */
  phrases: readonly string[]
  /** What it does not ask for, and the words for it. */
  excluded: { words: string; groups: readonly TermGroup[] } | undefined
  /** Words that nobody uses, and what was looked for in their place. */
  corrections: ReadonlyMap<string, string>
}

/** Words that say whom or how one asks, and rarely what for. */
const asking = new Set(
  'customer account client compani firm anyon ask mention talk discuss write wrote speak spoke state express report comment happen ever show list find count peopl'.split(
    ' '
  )
)
const askingWeight = 0.1
const maxExpandedTerms = 24
/** What a corrected word counts. */
const correctedWeight = 0.8
const timeWeight = 0.3

const vocabularies = new WeakMap<Analyze, Vocabulary>()

/** Reads a question as somebody means it who asks now. `isNarrowed`: one customer is asked for already, and none has to be looked for. */
export async function readQuestion(
  store: OrganizationStore,
  query: string,
  { now, analyze, isNarrowed }: { now: number; analyze: Analyze; isNarrowed: boolean }
): Promise<Question> {
  const vocabulary = vocabularies.get(analyze) ?? new Vocabulary(analyze)
  vocabularies.set(analyze, vocabulary)
  const [{ default_timezone }, customers] = await Promise.all([readSettings(store), isNarrowed ? [] : customersNamedIn(store, query)])
  const period = new PeriodReader(now, default_timezone).read(query)
  const { wanted, excluded } = readExclusion(query)
  const written = analyze(wanted)
  const { terms, corrections } = await correct(store, written, vocabulary)
  const importance = weigh(terms, corrections, [
    { terms: period ? analyze(period.words) : [], weight: timeWeight },
    { terms: customers.flatMap(({ words }) => analyze(words)), weight: timeWeight }
  ])
  const text = corrections.size === 0 ? wanted : `${wanted} ${[...corrections.values()].join(' ')}`
  // A single word is a name or a keyword, and a long text says enough by itself.
  const isLong = importance.size > maxExpandedTerms
  const intents = isLong ? [] : vocabulary.intentsOf(text)
  const isExpanded = !isLong && /\S\s+\S/.test(query.trim())
  return {
    groups: isExpanded ? [...vocabulary.withSynonyms(terms, importance), ...vocabulary.wordsOf(intents)] : singleTerms(importance),
    importance,
    intents,
    period,
    customers,
    phrases: quotedPhrases(query),
    excluded: excluded === undefined ? undefined : { words: excluded, groups: exclude(excluded, vocabulary, analyze) },
    corrections
  }
}

async function correct(store: OrganizationStore, written: readonly string[], vocabulary: Vocabulary) {
  const { documents, artifacts } = await readCounts(store, [...new Set(written)])
  const unknown = [...documents].filter(([term, count]) => count === 0 && !vocabulary.knows(term)).map(([term]) => term)
  const corrections = artifacts === 0 ? new Map<string, string>() : await correctTerms(store, unknown, (term) => vocabulary.knows(term))
  return { terms: written.map((term) => corrections.get(term) ?? term), corrections }
}

function weigh(
  terms: readonly string[],
  corrections: ReadonlyMap<string, string>,
  lighter: readonly { terms: readonly string[]; weight: number }[]
): Map<string, number> {
  const importance = countTerms(terms)
  const corrected = new Set(corrections.values())
  const lessen = (term: string, by: number) => importance.has(term) && importance.set(term, (importance.get(term) ?? 0) * by)
  for (const term of corrected) lessen(term, correctedWeight)
  for (const each of lighter) for (const term of new Set(each.terms)) lessen(term, each.weight)
  const isAsking = [...importance.keys()].filter((term) => asking.has(term))
  if (isAsking.length < importance.size) for (const term of isAsking) lessen(term, askingWeight)
  return importance
}

function exclude(words: string, vocabulary: Vocabulary, analyze: Analyze): TermGroup[] {
  const terms = analyze(words)
  return [...vocabulary.withSynonyms(terms, countTerms(terms)), ...vocabulary.wordsOf(vocabulary.intentsOf(words))]
}
