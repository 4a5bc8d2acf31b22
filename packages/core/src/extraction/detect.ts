import type { FactType } from '../facts/index.js'
import type { Allowed, FactPattern, FactRule } from './fact-rule.js'
import { requiredWords } from './required-words.js'
import { clauseEdgeBefore, type Stance, stanceOf } from './stance.js'

/** What a rule found in a sentence. */
export interface Detection {
  factType: FactType
  kind: string
  /** What it is about, where the pattern tells. */
  subject: string | null
  confidence: number
}

const firstPerson = /(?<![a-z])(?:we|our|us|i|my|me|ours)(?![a-z])/
const persons = /(?<![a-z])(?:(we|our|us|i|my|me|ours)|you|your|yours|they|their|he|his|she|her|the customer)(?![a-z])/g
/** After these it is the other side that one speaks of: "I understand the budget is $50k". */
const reporting =
  /^ \^?(?:understand|understood|heard|hear|noted|note|know|knew|see|saw|learned|gather|believe|think|assume|discussed|recall|remember)(?![a-z])/
const hedge = /(?<![a-z])(?:i think|i guess|i believe|not sure|probably|presumably|i suppose|apparently|supposedly|if i remember)(?![a-z])/

/** Rules, ready to be tried on many sentences: only those patterns are tried whose words a sentence has. */
export class Detector {
  private readonly byWord = new Map<string, Set<FactPattern>>()
  private readonly always: FactPattern[] = []

  constructor(private readonly rules: readonly FactRule[]) {
    for (const pattern of rules.flatMap(({ patterns }) => patterns)) {
      const words = requiredWords(pattern.match.source)
      if (!words) this.always.push(pattern)
      for (const word of words ?? []) this.byWord.set(word, (this.byWord.get(word) ?? new Set()).add(pattern))
    }
  }

  /** What the rules find in a plain sentence, at most one of each type. `byVendor`: our own people say it, and so "we" are not the customer. */
  detect(sentence: string, byVendor: boolean): Detection[] {
    const hopeful = new Set(this.always)
    for (const [word, patterns] of this.byWord) {
      if (sentence.includes(word)) for (const pattern of patterns) hopeful.add(pattern)
    }
    return this.rules.flatMap((rule) => detectOne(rule, hopeful, sentence, byVendor) ?? [])
  }
}

/** The rule's surest match; undefined when none means what it says. */
function detectOne(rule: FactRule, hopeful: ReadonlySet<FactPattern>, sentence: string, byVendor: boolean): Detection | undefined {
  let best: Detection | undefined
  for (const pattern of rule.patterns) {
    if (!hopeful.has(pattern) || (best && best.confidence >= pattern.confidence)) continue
    const match = pattern.match.exec(sentence)
    if (!match || !stands(pattern, stanceOf(sentence, match.index, match.index + match[0].length))) continue
    if (byVendor && isOwn(sentence, match.index, match[0])) continue
    const subject = match.groups?.subject?.replaceAll('^', '').trim() || null
    best = { factType: rule.factType, kind: pattern.kind, subject, confidence: pattern.confidence }
  }
  if (!best || rule.exclusions.some((exclusion) => exclusion.test(sentence))) return undefined
  return { ...best, confidence: sureness(best.confidence, sentence, byVendor) }
}

/** Whether our own people speak of themselves: in the words that match, or with whoever is named last before them in the same clause. */
function isOwn(sentence: string, start: number, matched: string): boolean {
  if (firstPerson.test(matched)) return true
  const before = sentence.slice(clauseEdgeBefore(sentence, start).start, start)
  const named = [...before.matchAll(persons)].filter(({ 0: word, index }) => !reporting.test(before.slice(index + word.length)))
  return named.at(-1)?.[1] !== undefined
}

function stands({ allow = [] }: FactPattern, stance: Stance): boolean {
  const fine = (what: Allowed & keyof Stance) => !stance[what] || allow.includes(what)
  return !stance.foreign && !stance.quoted && fine('negation') && fine('question') && fine('condition') && fine('modal')
}

function sureness(confidence: number, sentence: string, byVendor: boolean): number {
  const doubts = (hedge.test(sentence) ? 0.15 : 0) + (byVendor ? 0.1 : 0) + (sentence.length > 300 ? 0.1 : 0)
  return Math.max(0.5, Math.round((confidence - doubts) * 100) / 100)
}
