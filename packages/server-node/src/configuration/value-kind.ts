import type { TrustProxy } from '@rapport/core'

/** How the values of a setting are written: as a text (after a flag, in a variable), and in the file. */
export interface ValueKind<Value> {
  /** What is right, for errors and for docs, such as `a whole number from 0 to 65535`. */
  readonly what: string
  /** The value that a text stands for; undefined for a wrong text. A kind without it is written in the file alone. */
  fromText?(text: string): Value | undefined
  /** The same for a value of the file. */
  fromFile(value: unknown): Value | undefined
}

/** A text, as it is. */
export function text(what: string): ValueKind<string> {
  const read = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)
  return { what, fromText: read, fromFile: read }
}

/** One of a few words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): ValueKind<Word> {
  const read = (value: unknown) => words.find((word) => word === value)
  return { what: words.map((word) => `\`${word}\``).join(' or '), fromText: read, fromFile: read }
}

/** A whole number between two others. */
export function whole(least: number, most: number): ValueKind<number> {
  const inBounds = (value: number) => (Number.isSafeInteger(value) && value >= least && value <= most ? value : undefined)
  return {
    what: `a whole number from ${least} to ${most}`,
    fromText: (given) => (/^\d{1,16}$/.test(given) ? inBounds(Number(given)) : undefined),
    fromFile: (value) => (typeof value === 'number' ? inBounds(value) : undefined)
  }
}

/** A number above 0, such as a price. */
export const amount: ValueKind<number> = {
  what: 'a number above 0',
  fromText: (given) => (/^[\d.]{1,20}$/.test(given) ? above(Number(given)) : undefined),
  fromFile: (value) => (typeof value === 'number' ? above(value) : undefined)
}

const above = (value: number) => (Number.isFinite(value) && value > 0 ? value : undefined)

const yes = new Set(['true', '1', 'yes', 'on'])
const no = new Set(['false', '0', 'no', 'off'])

/** A switch. */
export const onOff: ValueKind<boolean> = {
  what: '`true` or `false`',
  fromText: (given) => (yes.has(given.toLowerCase()) ? true : no.has(given.toLowerCase()) ? false : undefined),
  fromFile: (value) => (typeof value === 'boolean' ? value : undefined)
}

const parts = (given: string) =>
  given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const textsOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((item): item is string => typeof item === 'string') ? value : undefined

/** Texts: separated by commas, and a list in the file. */
export function texts(what: string): ValueKind<readonly string[]> {
  return { what, fromText: parts, fromFile: textsOf }
}

/** Proxies: their number, or their addresses and networks. `createRapport` checks the addresses. */
export const proxies: ValueKind<TrustProxy> = {
  what: 'a number of proxies, or their addresses and networks, such as `10.0.0.0/8`',
  fromText: (given) => (/^\s*\d{1,3}\s*$/.test(given) ? Number(given) : parts(given)),
  fromFile: (value) => (typeof value === 'number' ? value : textsOf(value))
}

/** An object of the file, which another part of the command reads. */
export function object(what: string): ValueKind<Readonly<Record<string, unknown>>> {
  return { what, fromFile: (value) => (isObject(value) ? value : undefined) }
}

/** Whether a value is an object with names, and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
