import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { ConnectionLostError, toStoreError } from './connection-errors.js'
import type { PostgresClient, PostgresResult } from './pool.js'

/** Answers stay text, whatever parsers the host has set. */
const types = { getTypeParser: () => (value: string | Buffer) => value.toString() }

/** A connection checked out of the pool. Remembers what broke it, and the first statement that failed in its transaction. */
export class Connection implements DatabaseConnection {
  readonly #client: PostgresClient
  #broken: Error | undefined
  #failure: unknown
  #last: Promise<unknown> = Promise.resolve()

  constructor(client: PostgresClient) {
    this.#client = client
    // A checked-out connection that dies between two statements would otherwise crash the process.
    client.on('error', this.#onError)
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.send(sql, parameters)
    const wrote = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE'
    // What a row holds follows from the statement, which only its writer knows.
    const result = { rows: rows as R[] }
    return wrote ? { ...result, numAffectedRows: BigInt(rowCount ?? 0) } : result
  }

  /**
   * Runs a statement, or several when there are no parameters; answers the last one's result. On a pipelined connection statements go out at once,
   * one after the other; on others each waits for the answer to the one before.
   */
  send(text: string, parameters: readonly unknown[] = []): Promise<PostgresResult> {
    if (this.#client.pipeline) return this.#send(text, parameters)
    const sent = this.#last.then(() => this.#send(text, parameters))
    this.#last = sent.catch(() => undefined)
    return sent
  }

  async #send(text: string, parameters: readonly unknown[]): Promise<PostgresResult> {
    try {
      const result = await this.#client.query({ text, types, ...(parameters.length > 0 && { values: [...parameters] }) })
      const last = Array.isArray(result) ? result.at(-1) : result
      if (!last) throw new Error('A statement had no result')
      return last
    } catch (error) {
      this.#failure ??= error
      const known = toStoreError(error, this.#broken)
      if (known instanceof ConnectionLostError) this.#broken ??= known
      throw known
    }
  }

  /** Begins a transaction. On a pipelined connection it does not wait: when it cannot begin, neither can the statements that follow. */
  async begin(): Promise<void> {
    this.#failure = undefined
    const begun = this.send('begin isolation level read committed read write')
    if (!this.#client.pipeline) await begun
    else begun.catch(() => undefined)
  }

  /** Commits; the server answers ROLLBACK, without an error, when a statement had failed. */
  async commit(statements = 'commit'): Promise<void> {
    const { command } = await this.send(statements)
    if (command === 'COMMIT') return
    throw new Error('Nothing was saved: a statement of the transaction had failed before', { cause: this.#failure })
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

  // biome-ignore lint/correctness/useYield: streaming is not part of this dialect
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rapport does not stream queries')
  }

  readonly #onError = (error: Error) => {
    this.#broken ??= error
  }
}
