import type { Language } from './concept.js'
import { baseForms, irregularIndex } from './lemmas.js'
import { type Part, parsePhrase } from './phrases.js'
import type { Reading } from './reading.js'
import { Spelling } from './spelling.js'
import type { WrittenOut } from './tokens.js'

const none: readonly number[] = []
const maxKnownWords = 20_000

/** A concept, ready to be looked for. */
export interface CompiledConcept {
  name: string
  /** The words that its phrases can begin with; undefined where one may begin with any. */
  first: ReadonlySet<string> | undefined
  /** Where its phrases that begin at a place end. */
  match(reading: Reading, at: number): readonly number[]
}

/** A language, ready to read in. Compiling costs some 10 ms: it is done once, when the first text is read. */
export class Lexicon {
  readonly writtenOut: WrittenOut
  readonly irregular: ReadonlyMap<string, readonly string[]>
  /** The fillers by their first word, the longest first. */
  readonly fillers: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly hedges: ReadonlySet<string>
  /** Every word that a phrase names: what is no form of one of these says nothing to us. */
  readonly vocabulary: ReadonlySet<string>
  readonly spelling: Spelling
  private readonly compiled = new Map<string, CompiledConcept & Part>()
  private readonly open = new Set<string>()
  private readonly known = new Map<string, readonly string[]>()

  constructor(readonly language: Language) {
    this.writtenOut = new Map(Object.entries(language.writtenOut))
    this.irregular = irregularIndex(language.irregular)
    this.hedges = new Set(language.hedges)
    this.fillers = byFirstWord([...language.fillers, ...language.hedges])
    const words = new Set<string>()
    for (const name of Object.keys(language.concepts)) for (const word of this.concept(name).words) words.add(word)
    this.vocabulary = words
    this.spelling = new Spelling(words, new Set(language.realWords))
  }

  /** The base forms that a written word may be of, as far as phrases know them; a typing error is led back to what was meant. */
  formsOf(word: string): readonly string[] {
    const known = this.known.get(word)
    if (known) return known
    const forms = baseForms(word, this.irregular)
    const meant = forms.some((form) => this.vocabulary.has(form)) ? undefined : this.spelling.meant(word)
    const all = meant === undefined ? forms : [word, ...baseForms(meant, this.irregular)]
    const useful = all.filter((form) => form === word || this.vocabulary.has(form))
    if (this.known.size >= maxKnownWords) this.known.clear()
    this.known.set(word, useful)
    return useful
  }

  has(name: string): boolean {
    return name in this.language.concepts || `${name}:customer` in this.language.concepts
  }

  /** A concept by its name. One that depends on who speaks is written twice, as `name:customer` and `name:vendor`. */
  concept(name: string): CompiledConcept & Part {
    const known = this.compiled.get(name)
    if (known) return known
    if (this.open.has(name)) throw new Error(`The concept "${name}" is made of itself`)
    this.open.add(name)
    const phrases = this.language.concepts[name]
    const made = phrases ? this.ofPhrases(name, phrases) : (classes(name) ?? this.bySpeaker(name))
    this.open.delete(name)
    this.compiled.set(name, made)
    return made
  }

  private bySpeaker(name: string): CompiledConcept & Part {
    if (!(`${name}:customer` in this.language.concepts)) throw new Error(`There is no concept "${name}"`)
    const customer = this.concept(`${name}:customer`)
    const vendor = this.concept(`${name}:vendor`)
    const first = customer.first && vendor.first ? new Set([...customer.first, ...vendor.first]) : undefined
    return {
      name,
      first,
      isOptional: false,
      words: [],
      match: (reading, at) => (reading.byVendor ? vendor : customer).match(reading, at)
    }
  }

  private ofPhrases(name: string, phrases: readonly string[]): CompiledConcept & Part {
    const parts = phrases.map((phrase) => parsePhrase(phrase.replaceAll('-', ' '), (other) => this.concept(other)))
    const byWord = new Map<string, Part[]>()
    const always: Part[] = []
    for (const part of parts) {
      if (!part.first) always.push(part)
      for (const word of part.first ?? []) {
        const known = byWord.get(word)
        if (known) known.push(part)
        else byWord.set(word, [part])
      }
    }
    const id = this.compiled.size
    const find = (reading: Reading, at: number): readonly number[] => {
      const hopeful = (reading.forms[at] ?? []).flatMap((form) => byWord.get(form) ?? [])
      if (hopeful.length === 0 && always.length === 0) return none
      const ends = [...hopeful, ...always].flatMap((part) => part.match(reading, at))
      return ends.length === 0 ? none : [...new Set(ends.filter((end) => end > at))]
    }
    return {
      name,
      first: always.length > 0 ? undefined : new Set(byWord.keys()),
      isOptional: false,
      words: parts.flatMap(({ words }) => words),
      match: (reading, at) => (at >= reading.length ? none : reading.remember(id, at, () => find(reading, at)))
    }
  }
}

/** The form that stands for a class, so that phrases which begin with one are tried only where one is. */
export function classForm(name: string): string {
  return `<${name}>`
}

/** `<number>` and the like: what a token is, whatever the language. */
function classes(name: string): (CompiledConcept & Part) | undefined {
  const of = (fits: (reading: Reading, at: number) => boolean): CompiledConcept & Part => ({
    name,
    first: new Set([classForm(name)]),
    isOptional: false,
    words: [],
    match: (reading, at) => (at < reading.length && fits(reading, at) ? [at + 1] : none)
  })
  if (name === 'digits') return of((reading, at) => reading.kindAt(at) === 'number')
  if (name === 'amount') return of((reading, at) => reading.kindAt(at) === 'money')
  if (name === 'name') return of((reading, at) => reading.isName(at))
  if (name === 'email') return of((reading, at) => /^[^@]+@[^@]+\.[^@]+$/.test(reading.words[at] ?? ''))
  if (name === 'any') return of((reading, at) => reading.isWord(at))
  return undefined
}

function byFirstWord(phrases: readonly string[]): Map<string, readonly (readonly string[])[]> {
  const index = new Map<string, readonly (readonly string[])[]>()
  for (const phrase of phrases) {
    const words = phrase.split(' ')
    const first = words[0] ?? ''
    index.set(
      first,
      [...(index.get(first) ?? []), words].sort((a, b) => b.length - a.length)
    )
  }
  return index
}
