import { isUuid } from '../../values/index.js'
import { userIdKey } from '../rules/keys.js'
import { Erased, emailsIn, mayBeId, namesOfEmail, textsIn } from './erased.js'
import { digestOf, type ErasedName } from './name-digest.js'

const maxRemembered = 200_000

/** Finds the names that digests are of, in rows that still have them. */
export class NameFinder {
  readonly #organizationId: string
  readonly #wanted: ReadonlySet<string>
  readonly #fullNames: Erased
  readonly #seen = new Set<string>()
  /** The names that were found, by their digests. A full name may be spelled in several ways. */
  readonly found = new Map<string, ErasedName[]>()

  constructor(organizationId: string, digests: readonly { digest: string; kind: string }[]) {
    this.#organizationId = organizationId
    this.#wanted = new Set(digests.map(({ digest }) => digest))
    const names = digests.flatMap(({ digest, kind }) => (kind === 'name' ? [digest] : []))
    this.#fullNames = new Erased(organizationId, new Set(), new Set(names), new Set())
  }

  /** Looks at a value of a column, at its texts at any depth. */
  look(column: string, value: unknown): void {
    for (const text of textsIn(value)) {
      if (column === 'customer_key') this.#check({ kind: 'customer', value: text })
      if (this.#seen.has(text)) continue
      if (this.#seen.size >= maxRemembered) this.#seen.clear()
      this.#seen.add(text)
      for (const name of candidatesIn(text)) this.#check(name)
      for (const { start, end } of this.#fullNames.namesIn(text)) this.#check({ kind: 'name', value: text.slice(start, end) })
    }
  }

  #check(name: ErasedName): void {
    const digest = digestOf(this.#organizationId, name)
    if (!this.#wanted.has(digest)) return
    const found = this.found.get(digest) ?? []
    if (!found.some(({ value }) => value === name.value)) this.found.set(digest, [...found, name])
  }
}

function* candidatesIn(text: string): Generator<ErasedName> {
  for (const email of emailsIn([text])) yield* namesOfEmail(email).filter(({ kind }) => kind === 'identity')
  if (/\s/.test(text)) return
  // The key of an identity, as a column holds it.
  yield { kind: 'identity', value: text }
  if (mayBeId(text)) yield { kind: 'identity', value: userIdKey(text) }
  if (isUuid(text.toLowerCase())) yield { kind: 'visitor', value: text.toLowerCase() }
}
