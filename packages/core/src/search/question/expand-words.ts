import type { Analyze } from '../../search-index/index.js'
import type { GroupMember, TermGroup } from '../ranking/term-group.js'
import { factIntents } from './fact-intents.js'
import type { Intent } from './intent.js'
import { synonymLines } from './synonyms.js'
import { topicIntents } from './topic-intents.js'
import { patternOf } from './word-pattern.js'

/** How much a word counts that the question does not have: of one with the same meaning, and of one that answers what it asks for. */
const synonymWeight = 0.1
const saidWeight = 0.1

interface Phrase {
  terms: readonly string[]
}

/** What is known of the words of questions, as terms of the index. */
export class Vocabulary {
  private readonly synonyms = new Map<string, { phrase: Phrase; others: readonly Phrase[] }[]>()
  private readonly known: readonly { intent: Intent; pattern: RegExp; said: readonly Phrase[] }[]

  constructor(analyze: Analyze) {
    const phrasesOf = (entries: readonly string[]) => {
      const phrases = entries.map((entry) => ({ terms: analyze(entry) })).filter(({ terms }) => terms.length > 0)
      return [...new Map(phrases.map((phrase) => [phrase.terms.join(' '), phrase])).values()]
    }
    for (const line of synonymLines) {
      const phrases = phrasesOf(line.split(', '))
      for (const phrase of phrases) {
        const [first = ''] = phrase.terms
        const known = this.synonyms.get(first) ?? []
        this.synonyms.set(first, [...known, { phrase, others: phrases.filter((other) => other !== phrase) }])
      }
    }
    this.known = [...factIntents, ...topicIntents].map((intent) => ({
      intent,
      pattern: patternOf(intent.asked),
      said: phrasesOf(intent.said)
    }))
  }

  /** What a question asks about. */
  intentsOf(question: string): Intent[] {
    const lower = question.toLowerCase()
    return this.known.filter(({ pattern }) => isAsked(pattern, lower)).map(({ intent }) => intent)
  }

  /** Whether a term is one of those that mean something here: then it is not misspelt. */
  knows(term: string): boolean {
    return this.synonyms.has(term)
  }

  /** The terms of a question, each together with what means the same. */
  withSynonyms(terms: readonly string[], importance: ReadonlyMap<string, number>): TermGroup[] {
    return [...importance].map(([term, weight]) => {
      const members = new Map<string, GroupMember>([[term, { terms: [term], weight: 1 }]])
      for (const { phrase, others } of this.synonyms.get(term) ?? []) {
        if (!standsIn(phrase, terms)) continue
        for (const other of others) {
          const key = other.terms.join(' ')
          if (!members.has(key)) members.set(key, { terms: other.terms, weight: synonymWeight })
        }
      }
      return { weight, members: [...members.values()] }
    })
  }

  /** What customers say who are asked for by these intents. */
  wordsOf(asked: readonly Intent[]): TermGroup[] {
    const names = new Set(asked)
    const phrases = new Map<string, Phrase>()
    for (const { intent, said } of this.known) if (names.has(intent)) for (const phrase of said) phrases.set(phrase.terms.join(' '), phrase)
    return [...phrases.values()].map(({ terms }) => ({ weight: saidWeight, members: [{ terms, weight: 1 }] }))
  }
}

const denied = /(?:\b(?:not|never|no longer|without|hardly|cannot)|n['’]t)\s+(?:\p{L}+\s+)?$/u

/** Whether a question has one of the ways to ask, and does not deny it: "are not leaving" asks for others than "are leaving". */
function isAsked(pattern: RegExp, question: string): boolean {
  const found = pattern.exec(question)
  return found !== null && !denied.test(question.slice(Math.max(0, found.index - 30), found.index))
}

function standsIn({ terms: wanted }: Phrase, terms: readonly string[]): boolean {
  if (wanted.length === 1) return true
  return terms.some((_, start) => wanted.every((term, place) => terms[start + place] === term))
}
