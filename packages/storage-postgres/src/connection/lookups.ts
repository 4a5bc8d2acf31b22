import type { Connection } from './connection.js'
import type { Connections } from './connections.js'
import type { PostgresResult } from './pool.js'

interface Asked {
  text: string
  parameters: readonly unknown[]
  answer: (result: PostgresResult) => void
  fail: (error: unknown) => void
}

/** More than these wait for each other for longer than another connection costs. */
const maxTogether = 8

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
      if (this.#asked.push({ text, parameters, answer: resolve, fail: reject }) === maxTogether) this.#sendAll()
    })
  }

  #sendAll(): void {
    const asked = this.#asked
    this.#asked = []
    if (asked.length === 0) return
    this.#connections
      .use(async (connection) => {
        let left = asked
        while (left.length > 0) left = await lookUp(connection, left)
      })
      .catch((error) => {
        for (const { fail } of asked) fail(error)
      })
  }
}

/**
 * Sends lookups by plans that the server keeps. Only a transaction can say how such plans are made (see `Connection.begin`), so they get one of their
 * own, and all goes out at once. Answers those that another one took with it when it failed: they have nothing to do with it, and are to be sent again.
 */
async function lookUp(connection: Connection, asked: readonly Asked[]): Promise<Asked[]> {
  connection.begin({ inOrder: true })
  const ends = asked.map(async (lookup) => {
    try {
      lookup.answer(await connection.send(lookup.text, lookup.parameters, { prepared: true }))
      return []
    } catch (error) {
      return [{ lookup, error }]
    }
  })
  const committed = connection.commit().catch(() => undefined)
  const [first, ...others] = (await Promise.all(ends)).flat()
  await committed
  first?.lookup.fail(first.error)
  // All that comes after a failure in its transaction is told of the same one.
  for (const { lookup, error } of others) if (error !== first?.error) lookup.fail(error)
  return others.filter(({ error }) => error === first?.error).map(({ lookup }) => lookup)
}
