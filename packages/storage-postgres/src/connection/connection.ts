import { ConnectionLostError, sqlState, toStoreError } from './connection-errors.js'
import type { PostgresClient, PostgresResult } from './pool.js'
import { StatementNames } from './statement-names.js'

/** Leaves all answers as text, whatever type parsers the host has set in `pg`. */
const types = { getTypeParser: () => String }

const avoided = ['seqscan', 'hashjoin', 'mergejoin']

const beginStatements = (ways: readonly string[]) =>
  ['begin isolation level read committed read write', ...ways.map((way) => `set local enable_${way} = off`)].join(';')

const beginTransaction = beginStatements(avoided)
const beginLookups = beginStatements([...avoided, 'sort'])

/** A connection checked out of the pool. It remembers the error that broke it, and the first error of its transaction. */
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
   * Runs a statement, or several when there are no parameters; answers the last one's result. Statements run in the order of the calls. On a
   * pipelined connection they are sent at once, on others each waits for the answer to the one before. With `prepared` the server keeps the
   * statement's plan.
   */
  send(text: string, parameters: readonly unknown[] = [], { prepared = false } = {}): Promise<PostgresResult> {
    const name = prepared ? this.#names.of(text) : undefined
    if (this.#client.pipeline) return this.#send(text, parameters, name)
    const sent = this.#last.then(() => this.#send(text, parameters, name))
    this.#last = sent.catch(() => undefined)
    return sent
  }

  /** Whether statements are sent before the ones before them are answered. */
  get isPipelined(): boolean {
    return this.#client.pipeline === true
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

  /**
   * The error to throw for a failed statement. After one failure Postgres answers all other statements of the transaction only with "current
   * transaction is aborted" (25P02); those throw the first error instead.
   */
  #noted(error: unknown): unknown {
    if (this.#failure && sqlState(error) === '25P02') return this.#failure.error
    const known = toStoreError(error, this.#broken)
    if (known instanceof ConnectionLostError) this.#broken ??= known
    this.#failure ??= { error: known }
    return known
  }

  /**
   * Begins a transaction. On a pipelined connection it does not wait for the answer: if this fails, so do the statements that follow.
   *
   * Sequential scans and hash or merge joins are off. A kept plan may have been made while a table was empty, when a scan looked cheapest; the plan
   * must use an index anyway. With `inOrder` plans take their rows from an index in the order that is asked for, where there is one: a plan for any
   * value does not know how many rows it would have to sort.
   */
  async begin({ inOrder = false } = {}): Promise<void> {
    this.#failure = undefined
    const begun = this.send(inOrder ? beginLookups : beginTransaction)
    if (!this.#client.pipeline) await begun
    else begun.catch(() => undefined)
  }

  /**
   * Commits what was sent. If a statement had failed, the server answers this with ROLLBACK and no error. On a pipelined connection the failure may
   * only become known here.
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

  /** Rolls back. When that fails the connection is not used again. Never rejects. */
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
