import pg from 'pg'
import type { PostgresClient, PostgresPool, PostgresQuery } from '../src/index.js'

/** A pool that remembers the statements that a store sends, and how many of them waited for their answers at once. */
export class RecordingPool implements PostgresPool {
  readonly statements: PostgresQuery[] = []
  maxWaiting = 0
  #waiting = 0
  readonly #pool: pg.Pool

  constructor(connectionString: string, options: pg.PoolConfig = {}) {
    this.#pool = new pg.Pool({ max: 4, ...options, connectionString })
  }

  async connect(): Promise<PostgresClient> {
    const client = await this.#pool.connect()
    return {
      pipeline: client.pipeline === true,
      query: async (query) => {
        this.statements.push(query)
        this.maxWaiting = Math.max(this.maxWaiting, ++this.#waiting)
        return client.query(query).finally(() => this.#waiting--)
      },
      on: (event, listener) => client.on(event, listener),
      off: (event, listener) => client.off(event, listener),
      release: (destroy) => client.release(destroy)
    }
  }

  /** Runs SQL of the test's own. */
  async run(text: string): Promise<Record<string, unknown>[]> {
    const { rows } = await this.#pool.query(text)
    return rows
  }

  /** The statements that some work sends. */
  async statementsOf(work: () => Promise<unknown>): Promise<PostgresQuery[]> {
    const before = this.statements.length
    await work()
    return this.statements.slice(before)
  }

  /** How the server would run a statement. */
  async explain({ text, values = [] }: PostgresQuery): Promise<string> {
    const { rows } = await this.#pool.query({ text: `explain (costs off) ${text}`, values, rowMode: 'array' })
    return rows.flat().join('\n')
  }

  on(event: 'error', listener: (error: Error) => void): unknown {
    return this.#pool.on(event, listener)
  }

  off(event: 'error', listener: (error: Error) => void): unknown {
    return this.#pool.off(event, listener)
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}
