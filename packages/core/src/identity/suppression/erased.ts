import type { OrganizationStore, Transaction } from '../../storage/index.js'
import { isUuid } from '../../values/index.js'
import { normalizeEmail } from '../rules/email-address.js'
import { domainKey, emailKey, isEmailKey, keyValue, MAX_ID_LENGTH, userIdKey } from '../rules/keys.js'
import { workDomain } from '../rules/work-domain.js'
import { erasedNames } from '../tables/erased-names.js'
import { erasures } from '../tables/erasures.js'
import { digestOf, type ErasedName, hintLength, wordHint, wordsOf } from './name-digest.js'

type Reader = Pick<OrganizationStore | Transaction, 'organizationId' | 'find'>

/** What stands in place of what was erased. */
export const erasedText = '[erased]'

/** The id of the newest erasure of a workspace; undefined where nobody was ever erased, so that nothing has to be looked for. */
export async function newestErasure(rows: Reader): Promise<string | undefined> {
  const [newest] = await rows.find(erasures, { orderBy: { column: 'asked_at', direction: 'desc' }, limit: 1, columns: ['id'] })
  return newest?.id
}

/** Which of the names that were asked for are those of people and customers who were erased. */
export class Erased {
  readonly #organizationId: string
  readonly #digests: ReadonlySet<string>
  /** Names that were let back. */
  readonly #lifted: ReadonlySet<string>
  readonly #hints: ReadonlySet<string>
  readonly #knownWords = new Map<string, boolean>()

  constructor(organizationId: string, digests: ReadonlySet<string>, fullNames: ReadonlySet<string>, lifted: ReadonlySet<string>) {
    this.#organizationId = organizationId
    this.#digests = new Set([...digests, ...fullNames])
    this.#lifted = lifted
    this.#hints = new Set([...fullNames].map((digest) => digest.slice(0, hintLength)))
  }

  /** Looks up these names, and the email addresses and ids in these texts. Undefined where nobody was ever erased. */
  static async among(rows: Reader, names: readonly ErasedName[], texts: readonly unknown[]): Promise<Erased | undefined> {
    if ((await newestErasure(rows)) === undefined) return undefined
    const inTexts = [...[...emailsIn(texts)].flatMap(namesOfEmail), ...[...idsIn(texts)].flatMap(namesOfId)]
    const digests = [...new Set([...names, ...inTexts].map((name) => digestOf(rows.organizationId, name)))]
    const [found, fullNames] = await Promise.all([
      digests.length === 0 ? [] : rows.find(erasedNames, { where: { digest: { in: digests } }, columns: ['digest', 'is_lifted'] }),
      texts.length === 0
        ? []
        : rows.find(erasedNames, { where: { kind: { eq: 'name' }, is_lifted: { eq: false } }, columns: ['digest', 'is_lifted'] })
    ])
    const setOf = (all: typeof found, isLifted: boolean) => new Set(all.flatMap((row) => (row.is_lifted === isLifted ? [row.digest] : [])))
    return new Erased(rows.organizationId, setOf(found, false), setOf(fullNames, false), setOf(found, true))
  }

  has(name: ErasedName): boolean {
    return this.#digests.has(digestOf(this.#organizationId, name))
  }

  /** Whether one of these was erased. Somebody who was let back is not erased because their customer is. */
  hasAny(names: readonly ErasedName[]): boolean {
    const isLetBack = names.some((name) => name.kind === 'identity' && this.#lifted.has(digestOf(this.#organizationId, name)))
    return names.some((name) => (name.kind !== 'customer' || !isLetBack) && this.has(name))
  }

  /** A value without the addresses, full names and ids of the erased, in its texts and keys at any depth; the same value where there are none. */
  mask<T>(value: T): T {
    return masked(value, (text) => this.#maskText(text)) as T
  }

  #maskText(text: string): string {
    if (mayBeId(text) && this.hasAny(namesOfId(text))) return erasedText
    const withoutEmails = text.replace(emailPattern, (email) => (this.hasAny(namesOfEmail(plainEmail(email))) ? erasedText : email))
    return this.#hints.size === 0 ? withoutEmails : this.#maskNames(withoutEmails)
  }

  #maskNames(text: string): string {
    let result = ''
    let from = 0
    for (const { start, end } of this.namesIn(text)) {
      result += text.slice(from, start) + erasedText
      from = end
    }
    return from === 0 ? text : result + text.slice(from)
  }

  /** Where the full names of the erased stand in a text. */
  *namesIn(text: string): Generator<{ start: number; end: number }> {
    if (this.#hints.size === 0) return
    const words = wordsOf(text)
    let from = 0
    for (let first = 0; first < words.length; first++) {
      const start = words[first]
      if (!start || start.start < from || !this.#mayBegin(start.word)) continue
      const last = this.#lastWord(words, first)
      if (!last) continue
      yield { start: start.start, end: last.end }
      from = last.end
    }
  }

  #lastWord(words: ReturnType<typeof wordsOf>, first: number) {
    for (let count = maxWords; count > 1; count--) {
      const name = words.slice(first, first + count)
      if (name.length === count && this.has({ kind: 'name', value: name.map(({ word }) => word).join(' ') })) return name.at(-1)
    }
    return undefined
  }

  #mayBegin(word: string): boolean {
    const known = this.#knownWords.get(word)
    if (known !== undefined) return known
    const may = this.#hints.has(wordHint(this.#organizationId, word))
    this.#knownWords.set(word, may)
    return may
  }
}

/** A full name of more words is only looked for by its first ones. */
const maxWords = 5

/** The names that an email address goes by: its own, and that of the company at its domain, all of whose people go with it. */
export function namesOfEmail(email: string): ErasedName[] {
  const address = normalizeEmail(email)
  if (address === null) return []
  const domain = workDomain(address)
  const own: ErasedName = { kind: 'identity', value: emailKey(address) }
  return domain === null ? [own] : [own, { kind: 'customer', value: domainKey(domain) }]
}

/** The names that the key of an identity goes by. */
export function namesOfIdentity(identity: string): ErasedName[] {
  return isEmailKey(identity) ? namesOfEmail(keyValue(identity)) : [{ kind: 'identity', value: identity }]
}

const emailPattern = /[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu

/** An address as it stands in the query of a URL. */
function plainEmail(text: string): string {
  return text.replace(/%2b/gi, '+').replace(/%40/g, '@')
}

/** The email addresses in the texts of values, as they are written. */
export function emailsIn(values: readonly unknown[]): Set<string> {
  const found = new Set<string>()
  for (const text of textsIn(values)) for (const [email] of text.matchAll(emailPattern)) found.add(plainEmail(email))
  return found
}

/** Texts that are an id and nothing else; within sentences ids are not looked for. */
function idsIn(values: readonly unknown[]): Set<string> {
  return new Set([...textsIn(values)].filter(mayBeId))
}

const minIdLength = 4

/** Whether a text may be an id and nothing else. */
export const mayBeId = (text: string): boolean => text.length >= minIdLength && text.length <= MAX_ID_LENGTH && !/\s/.test(text)

function namesOfId(text: string): ErasedName[] {
  const identity: ErasedName = { kind: 'identity', value: userIdKey(text) }
  const visitorId = text.toLowerCase()
  return isUuid(visitorId) ? [identity, { kind: 'visitor', value: visitorId }] : [identity]
}

/** The texts and keys of a value, at any depth. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) {
    if (!Array.isArray(value)) yield key
    yield* textsIn(one)
  }
}

/** A value with its texts and keys changed, at any depth; the same value where nothing differs. */
export function masked(value: unknown, mask: (text: string) => string): unknown {
  if (typeof value === 'string') return mask(value)
  if (Array.isArray(value)) {
    const all = value.map((one) => masked(one, mask))
    return all.some((one, index) => one !== value[index]) ? all : value
  }
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  const entries = Object.entries(value)
  const all = entries.map(([key, one]) => [mask(key), masked(one, mask)] as const)
  const isSame = all.every(([key, one], index) => key === entries[index]?.[0] && one === entries[index]?.[1])
  return isSame ? value : Object.fromEntries(all)
}

/** Dates and the like have no texts. */
const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value))
