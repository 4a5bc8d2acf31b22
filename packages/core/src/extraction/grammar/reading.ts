import { classForm, type Lexicon } from './lexicon.js'
import { type Token, type TokenKind, tokensOf } from './tokens.js'

/** Marks that divide a sentence for good. */
const strongMarks = new Set([';', ':', '–', '—', '(', ')', '.', '!', '?', '…', '/', '|', '→', '•'])
const notMarks = new Set(["'", '"', '*', '_', '#', '&', '+', '=', '~', '^', '<', '>', '%', '@'])

/** A sentence as phrases are matched against it: its words without fillers, each with the base forms that it may be of, and its clauses. */
export class Reading {
  readonly length: number
  /** Each word as it is written, in lower case. */
  readonly words: readonly string[]
  readonly forms: readonly (readonly string[])[]
  /** Whoever speaks says "maybe", "I think". */
  readonly isHedged: boolean
  readonly isQuestion: boolean
  private readonly tokens: readonly Token[]
  private readonly memory = new Map<number, readonly number[]>()
  private readonly found = new Map<string, readonly { start: number; end: number }[]>()
  /** The clause that each word stands in, and the part between marks that divide for good. */
  private readonly clauses: number[] = []
  private readonly parts: number[] = []

  constructor(
    readonly sentence: string,
    readonly lexicon: Lexicon,
    readonly byVendor: boolean
  ) {
    const all = tokensOf(sentence, lexicon.writtenOut)
    const { kept, isHedged } = withoutFillers(all, lexicon)
    this.isHedged = isHedged
    this.tokens = kept
    this.length = kept.length
    this.words = kept.map(({ word }) => word)
    this.forms = kept.map((_, at) => this.formsAt(at))
    this.isQuestion = /\?["')\]\s]*$/u.test(sentence)
    this.divide()
  }

  private formsAt(at: number): readonly string[] {
    const token = this.tokens[at]
    if (!token) return []
    if (token.kind === 'mark') return notMarks.has(token.word) ? [token.word, classForm('any')] : [token.word]
    if (token.kind === 'number') return [token.word, classForm('digits'), classForm('any')]
    if (token.kind === 'money') return [token.word, classForm('amount'), classForm('any')]
    const forms = this.lexicon.formsOf(token.word)
    return token.isCapital ? [...forms, classForm('any'), classForm('name')] : [...forms, classForm('any')]
  }

  private divide(): void {
    let clause = 0
    let part = 0
    for (let at = 0; at < this.length; at++) {
      const isMark = this.kindAt(at) === 'mark' && !notMarks.has(this.words[at] ?? '')
      const isStrong = isMark && (strongMarks.has(this.words[at] ?? '') || this.isDash(at))
      const opens = !isMark && at > 0 && this.lexicon.concept('clauseOpener').match(this, at).length > 0
      if (isMark || opens) clause++
      if (isStrong || (opens && this.lexicon.concept('turn').match(this, at).length > 0)) part++
      this.clauses.push(clause)
      this.parts.push(part)
    }
  }

  /** A hyphen between spaces is a dash, within a word it is none. */
  private isDash(at: number): boolean {
    const token = this.tokens[at]
    return token?.word === '-' && /^\s?$/.test(this.sentence[token.start - 1] ?? '') && /^\s?$/.test(this.sentence[token.end] ?? '')
  }

  hasForm(at: number, word: string): boolean {
    return this.forms[at]?.includes(word) ?? false
  }

  kindAt(at: number): TokenKind | undefined {
    return this.tokens[at]?.kind
  }

  isWord(at: number): boolean {
    const kind = this.kindAt(at)
    return kind !== undefined && (kind !== 'mark' || notMarks.has(this.words[at] ?? ''))
  }

  /** A capitalised word that does not only begin a sentence; or one that nobody writes small. */
  isName(at: number): boolean {
    const token = this.tokens[at]
    if (!token?.isCapital || token.kind !== 'word') return false
    if (/^\p{Lu}.*\p{Lu}/u.test(this.sentence.slice(token.start, token.end))) return true
    const opens = at === 0 || (!this.isWord(at - 1) && this.words[at - 1] !== ',')
    return !opens || !(this.forms[at] ?? []).some((form) => this.lexicon.vocabulary.has(form))
  }

  beginsClause(at: number): boolean {
    return at === 0 || !this.isWord(at - 1) || this.clauses[at - 1] !== this.clauses[at]
  }

  endsClause(at: number): boolean {
    return at >= this.length || !this.isWord(at) || this.clauses[at - 1] !== this.clauses[at]
  }

  /** From where to where the clause goes that a place stands in. */
  clauseAt(at: number): { start: number; end: number } {
    const clause = this.clauses[at]
    return { start: this.clauses.indexOf(clause ?? -1), end: this.clauses.lastIndexOf(clause ?? -1) + 1 }
  }

  /** Whether nothing that divides for good stands between two places. */
  isOnePart(one: number, other: number): boolean {
    return this.parts[one] === this.parts[other]
  }

  /** The words as they stand in the sentence. */
  textOf(start: number, end: number): string {
    return this.sentence.slice(this.tokens[start]?.start ?? 0, this.tokens[end - 1]?.end ?? 0)
  }

  /** The place in the sentence where a word begins. */
  placeOf(at: number): number {
    return this.tokens[at]?.start ?? this.sentence.length
  }

  /** Every place where a concept stands, at its longest. */
  find(name: string, from = 0, to = this.length): readonly { start: number; end: number }[] {
    const all = this.found.get(name) ?? this.search(name)
    return from === 0 && to === this.length ? all : all.filter(({ start, end }) => start >= from && end <= to)
  }

  private search(name: string): readonly { start: number; end: number }[] {
    const concept = this.lexicon.concept(name)
    const found: { start: number; end: number }[] = []
    for (let at = 0; at < this.length; at++) {
      if (concept.first && !this.forms[at]?.some((form) => concept.first?.has(form))) continue
      const ends = concept.match(this, at)
      if (ends.length > 0) found.push({ start: at, end: Math.max(...ends) })
    }
    this.found.set(name, found)
    return found
  }

  has(name: string, from = 0, to = this.length): boolean {
    return this.find(name, from, to).length > 0
  }

  /** What a concept matches at a place is worked out once. */
  remember(concept: number, at: number, find: () => readonly number[]): readonly number[] {
    const key = concept * 4096 + at
    const known = this.memory.get(key)
    if (known) return known
    const found = find()
    this.memory.set(key, found)
    return found
  }
}

/** Leaves out what says nothing: fillers with the commas about them, hyphens within words, a word said twice in a row. */
function withoutFillers(tokens: readonly Token[], { fillers, hedges }: Lexicon): { kept: Token[]; isHedged: boolean } {
  const kept: Token[] = []
  let isHedged = false
  let at = 0
  while (at < tokens.length) {
    const filler = fillers.get(tokens[at]?.word ?? '')?.find((words) => words.every((word, offset) => tokens[at + offset]?.word === word))
    if (filler) {
      isHedged ||= hedges.has(filler.join(' '))
      at += filler.length
      if (tokens[at]?.word === ',' && (kept.length === 0 || kept.at(-1)?.word === ',')) at++
      else if (tokens[at] && kept.at(-1)?.word === ',' && !tokens[at - filler.length - 1]) kept.pop()
      continue
    }
    const token = tokens[at]
    at++
    if (!token || (token.word === '-' && isInner(token, tokens, at)) || isRepeated(token, kept)) continue
    kept.push(token)
  }
  return { kept, isHedged }
}

function isInner(hyphen: Token, tokens: readonly Token[], next: number): boolean {
  return tokens[next - 2]?.end === hyphen.start && tokens[next]?.start === hyphen.end
}

function isRepeated(token: Token, kept: readonly Token[]): boolean {
  return token.kind === 'word' && kept.at(-1)?.word === token.word && kept.at(-1)?.start !== token.start
}
