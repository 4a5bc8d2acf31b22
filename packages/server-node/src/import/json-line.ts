import { LineFault } from './line-fault.js'

/** Reads a line as a JSON object. Throws LineFault with the column at which the line stops being one. */
export function parseJsonLine(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw jsonFault(text)
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new LineFault('a line must be a JSON object', 1)
}

/** Where a text that is not JSON goes wrong. The messages of JSON.parse name a place for some faults only. */
export function jsonFault(text: string): LineFault {
  const scanner = new Scanner(text)
  scanner.run()
  const { at } = scanner
  const column = at + 1
  if (at >= text.length) return new LineFault('the JSON ends too early', column)
  return new LineFault(`no JSON: ${JSON.stringify(text.slice(at, at + 10))} is not expected here`, column)
}

const literals = ['true', 'false', 'null']
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** A string up to its end, or up to what it must not hold. */
const string = /"(?:[ !#-[\]-\uffff]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*/y
const blanks = /[ \t\r\n]*/y

/** Walks along a JSON text without recursion; `at` is where it stops. */
class Scanner {
  at = 0
  readonly #open: ('{' | '[')[] = []

  constructor(private readonly text: string) {}

  run(): void {
    while (this.#value()) {
      let next = this.#afterValue()
      while (next === 'closed') next = this.#afterValue()
      if (next === 'fault') return
    }
  }

  /** A value, or the beginning of an object or array that holds one. */
  #value(): boolean {
    for (;;) {
      this.#match(blanks)
      const letter = this.text[this.at]
      if (letter === '"') return this.#string()
      if (letter !== '{' && letter !== '[') return this.#literal() || this.#match(number)
      this.at += 1
      this.#open.push(letter)
      this.#match(blanks)
      if (this.#takes(letter === '{' ? '}' : ']')) {
        this.#open.pop()
        return true
      }
      if (letter === '{' && !this.#name()) return false
    }
  }

  #afterValue(): 'value' | 'closed' | 'fault' {
    this.#match(blanks)
    const within = this.#open.at(-1)
    if (within === undefined) return 'fault'
    if (this.#takes(',')) {
      if (within === '[') return 'value'
      this.#match(blanks)
      return this.#name() ? 'value' : 'fault'
    }
    if (!this.#takes(within === '{' ? '}' : ']')) return 'fault'
    this.#open.pop()
    return 'closed'
  }

  #name(): boolean {
    if (!this.#string()) return false
    this.#match(blanks)
    return this.#takes(':')
  }

  #string(): boolean {
    return this.#match(string) && this.#takes('"')
  }

  #literal(): boolean {
    const literal = literals.find((each) => this.text.startsWith(each, this.at))
    this.at += literal?.length ?? 0
    return literal !== undefined
  }

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? ''
    this.at += found.length
    return found !== ''
  }

  #takes(letter: string): boolean {
    if (this.text[this.at] !== letter) return false
    this.at += 1
    return true
  }
}
