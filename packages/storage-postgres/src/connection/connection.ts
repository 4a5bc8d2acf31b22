import { ConnectionLostError, isConsequence, toStoreError } from './connection-errors.js'
import { type TransactionPlanning, toSendBefore } from './planning.js'
import type { PostgresClient, PostgresResult } from './pool.js'
import { StatementNames } from './statement-names.js'

/** Leaves all answers as text, whatever type parsers the host has set in `pg`. */
const types = { getTypeParser: () => String }

/** The transaction that a connection is in. */
interface Transaction extends TransactionPlanning {
  /** The first error of a statement. */
  failure?: { error: unknown }
}

/** A statement on its way. */
interface Sent {
  text: string
  parameters?: readonly unknown[]
  name?: string | undefined
  /** What goes before it. */
  before?: string | undefined
  /** The transaction that it is part of. */
  transaction?: Transaction | undefined
}

/** A connection checked out of the pool. It remembers the error that broke it, and the first error of its transaction. */
export class Connection {
  readonly #client: PostgresClient
  readonly #names: StatementNames
  #broken: Error | undefined
  #transaction: Transaction | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(client: PostgresClient, names = new StatementNames()) {
    this.#client = client
    this.#names = names
    // A checked-out connection that dies between two statements would otherwise crash the process.
    client.on('error', this.#onError)
  }

  /** Whether statements are sent before the ones before them are answered. */
  get isPipelined(): boolean {
    return this.#client.pipeline === true
  }

  /**
   * Runs a statement, or several when there are no parameters; answers the last one's result. Statements run in the order of the calls. On a
   * pipelined connection they are sent at once, on others each waits for the answer to the one before. With `prepared` the server keeps the
   * statement's plan.
   */
  send(text: string, parameters: readonly unknown[] = [], { prepared = false } = {}): Promise<PostgresResult> {
    const transaction = this.#transaction
    const before = transaction && toSendBefore(transaction, prepared)
    const name = prepared ? this.#names.of(text) : undefined
    return this.#inOrder({ text, parameters, name, before, transaction })
  }

  /** Begins a transaction, with its first statement. With `inOrder` kept plans take their rows in the order of an index, where there is one. */
  begin({ inOrder = false } = {}): void {
    this.#transaction = { planning: undefined, forKept: inOrder ? 'keptInOrder' : 'kept' }
  }

  /**
   * Commits what was sent. If a statement had failed, the server answers this with ROLLBACK and no error. On a pipelined connection the failure may
   * only become known here.
   */
  async commit(statements = 'commit'): Promise<void> {
    const transaction = this.#transaction
    // Without a statement there is nothing to commit.
    if (transaction?.planning) {
      const { command } = await this.#inOrder({ text: statements, transaction })
      check(transaction)
      if (command !== 'COMMIT') throw new Error('Nothing was saved: the transaction had failed before')
    }
    this.#transaction = undefined
  }

  /** Rolls back. When that fails the connection is not used again. Never rejects. */
  async rollback(): Promise<void> {
    const hasBegun = this.#transaction?.planning !== undefined
    this.#transaction = undefined
    if (this.#broken || !hasBegun) return
    try {
      await this.#inOrder({ text: 'rollback' })
    } catch (error) {
      this.#broken ??= new Error('A rollback failed', { cause: error })
    }
  }

  release(): void {
    this.#client.off('error', this.#onError)
    this.#client.release(this.#broken !== undefined)
  }

  /** Nothing is sent behind what is known to have failed: where that was to begin the transaction, it would be saved by itself. */
  async #inOrder(sent: Sent): Promise<PostgresResult> {
    if (this.#client.pipeline) {
      check(sent.transaction)
      // If this fails, so does the statement behind it.
      if (sent.before) this.#send({ text: sent.before, transaction: sent.transaction }).catch(() => undefined)
      return this.#send(sent)
    }
    const answered = this.#last.then(async () => {
      check(sent.transaction)
      if (sent.before) await this.#send({ text: sent.before, transaction: sent.transaction })
      return this.#send(sent)
    })
    this.#last = answered.catch(() => undefined)
    return answered
  }

  async #send({ text, parameters = [], name, transaction }: Sent): Promise<PostgresResult> {
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
      throw this.#noted(error, name, transaction)
    }
  }

  /**
   * The error to throw for a failed statement. After one failure Postgres refuses all other statements of the transaction, which says nothing of
   * them; those throw the first error instead.
   */
  #noted(error: unknown, name: string | undefined, transaction: Transaction | undefined): unknown {
    if (transaction?.failure && isConsequence(error)) return transaction.failure.error
    if (name) this.#names.note(error)
    const known = toStoreError(error, this.#broken)
    if (known instanceof ConnectionLostError) this.#broken ??= known
    if (transaction) transaction.failure ??= { error: known }
    return known
  }

  readonly #onError = (error: Error) => {
    this.#broken ??= error
  }
}

function check(transaction: Transaction | undefined): void {
  if (transaction?.failure) throw transaction.failure.error
}
