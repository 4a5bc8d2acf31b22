import { createHash } from 'node:crypto'
import { isNamingFault } from './connection-errors.js'

/** More are never met: what has a name is written by the domain's code, not by its callers. */
const mostNames = 500

/**
 * The names under which a server keeps plans: a statement that has one is parsed and planned once a connection, not each time. Behind a proxy that hands
 * a client's transactions to any of its server's connections names lead nowhere: then none are given any more.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #isOff = false

  /** The name of a statement; undefined when it has to go without. */
  of(text: string): string | undefined {
    if (this.#isOff) return undefined
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size === mostNames) return known
    // Of the text, as several stores may share a host's connections.
    const name = `rapport_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
    this.#names.set(text, name)
    return name
  }

  /** Notes how a named statement failed. */
  note(error: unknown): void {
    if (isNamingFault(error)) this.#isOff = true
  }
}
