import type { Connections } from './connections.js'
import type { PostgresResult } from './pool.js'

/** A statement that finds rows by key. */
export interface Lookup {
  text: string
  parameters: readonly unknown[]
}

interface Asked extends Lookup {
  resolve: (result: Promise<PostgresResult>) => void
}

/** More than these wait for each other for longer than another connection costs. */
const mostTogether = 8

/** Lookups outside of transactions. Those that are asked in one turn of the event loop share a connection: each takes less time than waking another. */
export class Lookups {
  readonly #connections: Connections
  #asked: Asked[] = []

  constructor(connections: Connections) {
    this.#connections = connections
  }

  send(text: string, parameters: readonly unknown[]): Promise<PostgresResult> {
    return new Promise((resolve) => {
      if (this.#asked.length === 0) process.nextTick(() => this.#sendAll())
      if (this.#asked.push({ text, parameters, resolve }) === mostTogether) this.#sendAll()
    })
  }

  #sendAll(): void {
    const asked = this.#asked
    this.#asked = []
    if (asked.length === 0) return
    const running = this.#connections.use(async (connection) => connection.lookUp(asked))
    for (const [index, { resolve }] of asked.entries())
      resolve(
        running.then((results) => {
          const result = results[index]
          if (!result) throw new Error('A lookup lost its answer')
          return result
        })
      )
  }
}
