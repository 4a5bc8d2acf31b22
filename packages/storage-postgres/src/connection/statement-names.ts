import { createHash } from 'node:crypto'
import { isNamingFault } from './connection-errors.js'

/** A bound that is never reached: only the domain's own statements have names, not those that depend on what callers send. */
const mostNames = 500

/**
 * The names of prepared statements. A named statement is parsed and planned once for each connection, not each time. A proxy that gives every
 * transaction another server connection makes names useless; after the first failure of that kind no names are given any more.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #isOff = false

  /** The name for a statement; undefined when it must be sent without one. */
  of(text: string): string | undefined {
    if (this.#isOff) return undefined
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size === mostNames) return known
    // Made from the text, because several stores may share a host's connections.
    const name = `rapport_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
    this.#names.set(text, name)
    return name
  }

  /** Notes the error of a named statement; stops giving names when they are the reason. */
  note(error: unknown): void {
    if (isNamingFault(error)) this.#isOff = true
  }
}
