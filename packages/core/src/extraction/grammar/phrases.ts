import type { Reading } from './reading.js'

/** Where a phrase may end that begins at a place; empty where it does not stand there. */
export type Matcher = (reading: Reading, at: number) => readonly number[]

/** A part of a phrase, and the words that it can begin with: undefined where these cannot be told. */
export interface Part {
  match: Matcher
  /** Null: it takes no word of its own (`!x`, `^`, `$`). */
  first: ReadonlySet<string> | undefined | null
  isOptional: boolean
  /** Every word that it names. */
  words: readonly string[]
}

/** What `<name>` stands for, by name. */
export type Referred = (concept: string) => Part

const none: readonly number[] = []
const lexemes = /\.\.\d*|[()|?*^$!]|=?[^\s()|?*^$!]+/gu
const maxRepeats = 4

/** Reads one phrase, as the docstring of `Concepts` describes it. Throws where it is not well-formed. */
export function parsePhrase(text: string, referred: Referred): Part {
  const words = text.match(lexemes) ?? []
  let at = 0
  const fail = (why: string): never => {
    throw new Error(`The phrase "${text}" cannot be read: ${why}`)
  }

  function alternatives(): Part {
    const phrases = [sequence()]
    while (words[at] === '|') {
      at++
      phrases.push(sequence())
    }
    return phrases.length === 1 && phrases[0] ? phrases[0] : oneOf(phrases)
  }
  function sequence(): Part {
    const parts: Part[] = []
    while (at < words.length && words[at] !== ')' && words[at] !== '|') parts.push(element())
    return parts.length === 1 && parts[0] ? parts[0] : inSequence(parts)
  }
  function element(): Part {
    const part = single()
    const mark = words[at]
    if (mark !== '?' && mark !== '*') return part
    at++
    return { ...part, isOptional: true, match: mark === '?' ? orNothing(part.match) : repeated(part.match) }
  }
  function single(): Part {
    const word = words[at++]
    if (word === undefined) return fail('it ends too early')
    if (word === '(') {
      const part = alternatives()
      if (words[at++] !== ')') fail('a bracket is not closed')
      return part
    }
    if (word === '!') return not(single())
    if (word === '^') return edge((reading, place) => reading.beginsClause(place))
    if (word === '$') return edge((reading, place) => reading.endsClause(place))
    if (word.startsWith('..')) return gap(Number(word.slice(2) || 2))
    // The words of a concept are counted where it stands.
    if (word.startsWith('<')) return { ...referred(word.slice(1, -1)), words: [] }
    if (/^[)?*|]$/.test(word)) return fail(`"${word}" stands alone`)
    return literal(word)
  }

  const whole = alternatives()
  return at < words.length ? fail(`"${words[at]}" is one too many`) : whole
}

function literal(written: string): Part {
  const isExact = written.startsWith('=')
  const word = isExact ? written.slice(1) : written
  return {
    match: isExact
      ? (reading, at) => (reading.words[at] === word ? [at + 1] : none)
      : (reading, at) => (reading.hasForm(at, word) ? [at + 1] : none),
    first: new Set([word]),
    isOptional: false,
    words: [word]
  }
}

function gap(most: number): Part {
  return {
    match: (reading, at) => {
      const ends = [at]
      while (ends.length <= most && reading.isWord(at)) ends.push(++at)
      return ends
    },
    first: undefined,
    isOptional: true,
    words: []
  }
}

function not(part: Part): Part {
  return edge((reading, at) => part.match(reading, at).length === 0)
}

function edge(holds: (reading: Reading, at: number) => boolean): Part {
  return { match: (reading, at) => (holds(reading, at) ? [at] : none), first: null, isOptional: false, words: [] }
}

function orNothing(match: Matcher): Matcher {
  return (reading, at) => {
    const ends = match(reading, at)
    return ends.length === 0 ? [at] : ends.includes(at) ? ends : [...ends, at]
  }
}

function repeated(match: Matcher): Matcher {
  return (reading, at) => {
    const ends = new Set([at])
    let last: readonly number[] = [at]
    for (let times = 0; times < maxRepeats && last.length > 0; times++) {
      last = last.flatMap((from) => match(reading, from)).filter((end) => !ends.has(end))
      for (const end of last) ends.add(end)
    }
    return [...ends]
  }
}

function oneOf(parts: readonly Part[]): Part {
  const known = parts.every(({ first }) => first)
  const isOptional = parts.some((part) => part.isOptional)
  const words = parts.flatMap((part) => part.words)
  const first = known ? new Set(parts.flatMap((part) => [...(part.first ?? [])])) : undefined
  if (!first || isOptional) return { match: (reading, at) => endsOf(parts, reading, at), first, isOptional, words }
  // Most alternatives are many words: only those are tried that can begin with the one that stands there.
  const byWord = new Map<string, Part[]>()
  for (const part of parts) {
    for (const word of part.first ?? []) {
      const others = byWord.get(word)
      if (others) others.push(part)
      else byWord.set(word, [part])
    }
  }
  const match: Matcher = (reading, at) => {
    let hopeful: readonly Part[] | undefined
    for (const form of reading.forms[at] ?? []) {
      const found = byWord.get(form)
      if (found) hopeful = hopeful ? [...hopeful, ...found] : found
    }
    return hopeful ? endsOf(hopeful, reading, at) : none
  }
  return { match, first, isOptional, words }
}

function endsOf(parts: readonly Part[], reading: Reading, at: number): readonly number[] {
  if (parts.length === 1 && parts[0]) return parts[0].match(reading, at)
  const ends = new Set<number>()
  for (const part of parts) for (const end of part.match(reading, at)) ends.add(end)
  return ends.size === 0 ? none : [...ends]
}

function inSequence(parts: readonly Part[]): Part {
  return {
    match: (reading, at) => {
      let ends: readonly number[] = [at]
      for (const part of parts) {
        if (ends.length === 1) {
          ends = part.match(reading, ends[0] ?? at)
        } else {
          const next = new Set<number>()
          for (const from of ends) for (const end of part.match(reading, from)) next.add(end)
          ends = [...next]
        }
        if (ends.length === 0) return none
      }
      return ends
    },
    first: firstOf(parts),
    isOptional: parts.every(({ isOptional, first }) => isOptional || first === null),
    words: parts.flatMap(({ words }) => words)
  }
}

function firstOf(parts: readonly Part[]): ReadonlySet<string> | undefined {
  const first = new Set<string>()
  for (const part of parts) {
    if (part.first === null) continue
    if (part.first === undefined) return undefined
    for (const word of part.first) first.add(word)
    if (!part.isOptional) break
  }
  return first
}
