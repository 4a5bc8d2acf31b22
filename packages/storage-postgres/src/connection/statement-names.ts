import { createHash } from 'node:crypto'
import { isNamingFault } from './connection-errors.js'

/** A bound that is never reached: only the domain's own statements have names, not those that depend on what callers send. */
const maxNames = 500

/**
 * After so many uses, and again after each of these times as many, a statement gets a new name, and by that a new plan: the one before may have been made
 * when its table was nearly empty, when any index of the organization looks as good as that of the key. Postgres makes plans anew by itself once it
 * has statistics, which takes a minute or longer.
 */
const usesOfPlan = 32
const timesAsMany = 16
const maxPlans = 4

interface Named {
  digest: string
  name: string
  uses: number
  plans: number
  /** The number of uses with which this plan ends. */
  until: number
}

/**
 * The names of prepared statements. A named statement is parsed and planned a few times for each connection, not each time. A proxy that gives every
 * transaction another server connection makes names useless; after the first failure of that kind no names are given any more.
 */
export class StatementNames {
  readonly #names = new Map<string, Named>()
  #isOff = false

  /** The name for a statement; undefined when it must be sent without one. */
  of(text: string): string | undefined {
    if (this.#isOff) return undefined
    const known = this.#names.get(text) ?? this.#add(text)
    if (known && ++known.uses > known.until && known.plans < maxPlans) {
      known.name = nameOf(known.digest, ++known.plans)
      known.until *= timesAsMany
    }
    return known?.name
  }

  #add(text: string): Named | undefined {
    if (this.#names.size === maxNames) return undefined
    // Made from the text, because several stores may share a host's connections.
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 32)
    const named = { digest, name: nameOf(digest, 1), uses: 0, plans: 1, until: usesOfPlan }
    this.#names.set(text, named)
    return named
  }

  /** Notes the error of a named statement; stops giving names when they are the reason. */
  note(error: unknown): void {
    if (isNamingFault(error)) this.#isOff = true
  }
}

function nameOf(digest: string, plan: number): string {
  return `rapport_${digest}_${plan}`
}
