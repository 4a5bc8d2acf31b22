import type { Connection } from './connection.js'
import type { Connections } from './connections.js'
import type { PostgresResult } from './pool.js'

interface Asked {
  text: string
  parameters: readonly unknown[]
  answer: (result: Promise<PostgresResult>) => void
  fail: (error: unknown) => void
}

/** More than these wait for each other for longer than another connection costs. */
const mostTogether = 8

/**
 * Statements outside of transactions to whose rows an index leads. Those that are asked in one turn of the event loop share a connection: each takes
 * less time than waking another.
 */
export class Lookups {
  readonly #connections: Connections
  #asked: Asked[] = []

  constructor(connections: Connections) {
    this.#connections = connections
  }

  send(text: string, parameters: readonly unknown[]): Promise<PostgresResult> {
    return new Promise((resolve, reject) => {
      if (this.#asked.length === 0) process.nextTick(() => this.#sendAll())
      if (this.#asked.push({ text, parameters, answer: resolve, fail: reject }) === mostTogether) this.#sendAll()
    })
  }

  #sendAll(): void {
    const asked = this.#asked
    this.#asked = []
    if (asked.length === 0) return
    this.#connections
      .use((connection) => lookUp(connection, asked))
      .catch((error) => {
        for (const { fail } of asked) fail(error)
      })
  }
}

/**
 * Sends lookups by plans that the server keeps. Only a transaction can say how such plans are made (see `Connection.begin`), so they get one of their
 * own, and all goes out at once.
 */
async function lookUp(connection: Connection, asked: readonly Asked[]): Promise<void> {
  await connection.begin({ inOrder: true })
  const found = asked.map(({ text, parameters, answer }) => {
    const result = connection.send(text, parameters, { prepared: true })
    answer(result)
    return result
  })
  await Promise.allSettled([...found, connection.send('commit')])
}
