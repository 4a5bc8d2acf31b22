import { ConnectionLostError, sqlState, toStoreError } from './connection-errors.js'
import type { PostgresClient, PostgresResult } from './pool.js'
import { StatementNames } from './statement-names.js'

/** Answers stay text, whatever parsers the host has set. */
const types = { getTypeParser: () => String }

const beginning = [
  'begin isolation level read committed read write',
  ...['seqscan', 'hashjoin', 'mergejoin'].map((way) => `set local enable_${way} = off`)
].join(';')

/** A connection checked out of the pool. Remembers what broke it, and the first statement that failed in its transaction. */
export class Connection {
  readonly #client: PostgresClient
  readonly #names: StatementNames
  #broken: Error | undefined
  #failure: { error: unknown } | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(client: PostgresClient, names = new StatementNames()) {
    this.#client = client
    this.#names = names
    // A checked-out connection that dies between two statements would otherwise crash the process.
    client.on('error', this.#onError)
  }

  /**
   * Runs a statement, or several when there are no parameters; answers the last one's result. They run in the order in which they are sent: on a
   * pipelined connection they go out at once, on others each waits for the answer to the one before. The server keeps the plan of a `prepared` one.
   */
  send(text: string, parameters: readonly unknown[] = [], { prepared = false } = {}): Promise<PostgresResult> {
    const name = prepared ? this.#names.of(text) : undefined
    if (this.#client.pipeline) return this.#send(text, parameters, name)
    const sent = this.#last.then(() => this.#send(text, parameters, name))
    this.#last = sent.catch(() => undefined)
    return sent
  }

  async #send(text: string, parameters: readonly unknown[], name: string | undefined): Promise<PostgresResult> {
    try {
      const result = await this.#client.query({
        text,
        types,
        ...(name && { name }),
        ...(parameters.length > 0 && { values: [...parameters] })
      })
      const last = Array.isArray(result) ? result.at(-1) : result
      if (!last) throw new Error('A statement had no result')
      return last
    } catch (error) {
      if (name) this.#names.note(error)
      throw this.#noted(error)
    }
  }

  /** What a failed statement throws. After one has failed the others of the transaction say nothing but that: they throw what the first did. */
  #noted(error: unknown): unknown {
    if (this.#failure && sqlState(error) === '25P02') return this.#failure.error
    const known = toStoreError(error, this.#broken)
    if (known instanceof ConnectionLostError) this.#broken ??= known
    this.#failure ??= { error: known }
    return known
  }

  /**
   * Begins a transaction. On a pipelined connection it does not wait: when it cannot begin, neither can the statements that follow. Plans that are kept
   * may be older than the rows they are for, so that none shall read a whole table, or join one, where an index leads to them.
   */
  async begin(): Promise<void> {
    this.#failure = undefined
    const begun = this.send(beginning)
    if (!this.#client.pipeline) await begun
    else begun.catch(() => undefined)
  }

  /**
   * Commits what was sent; the server answers ROLLBACK, without an error, when a statement had failed. On a pipelined connection such a failure may be
   * heard of only now.
   */
  async commit(statements = 'commit'): Promise<void> {
    this.#check()
    const { command } = await this.send(statements)
    if (command === 'COMMIT') return
    this.#check()
    throw new Error('Nothing was saved: the transaction had failed before')
  }

  #check(): void {
    if (this.#failure) throw this.#failure.error
  }

  /** Rolls back. A connection that cannot is not used again. */
  async rollback(): Promise<void> {
    if (this.#broken) return
    try {
      await this.send('rollback')
    } catch (error) {
      this.#broken ??= new Error('A rollback failed', { cause: error })
    }
  }

  release(): void {
    this.#client.off('error', this.#onError)
    this.#client.release(this.#broken !== undefined)
  }

  readonly #onError = (error: Error) => {
    this.#broken ??= error
  }
}
