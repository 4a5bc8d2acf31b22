import pg from 'pg'
import { eventColumns } from './event-values.js'

interface Waiting {
  values: unknown[]
  answer: () => void
  fail: (error: unknown) => void
}

/** As many as the plain inserts have. */
const connections = 8
/** So many batches of 20 events are one plain insert of 100 rows. */
const maxBatches = 5

/** Writes rows as plain inserts do, up to 100 of those that wait at a time, each insert its own commit, over 8 connections. */
export class Writers {
  readonly #idle: pg.Client[]
  #waiting: Waiting[] = []

  private constructor(clients: pg.Client[]) {
    this.#idle = clients
  }

  static async connect(connectionString: string): Promise<Writers> {
    const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString }))
    await Promise.all(clients.map((client) => client.connect()))
    return new Writers(clients)
  }

  /** Resolves after the commit of a batch's rows. */
  write(values: unknown[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ values, answer: resolve, fail: reject })
      // What arrives in one turn goes together.
      setImmediate(() => this.#begin())
    })
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.map((client) => client.end()))
  }

  #begin(): void {
    const client = this.#waiting.length > 0 ? this.#idle.pop() : undefined
    if (client) void this.#insert(client, this.#waiting.splice(0, maxBatches))
  }

  async #insert(client: pg.Client, group: readonly Waiting[]): Promise<void> {
    const values = group.flatMap((each) => each.values)
    const rows = values.length / eventColumns.length
    try {
      await client.query({ name: `insert ${rows}`, text: insertText(rows), values })
      for (const { answer } of group) answer()
    } catch (error) {
      for (const { fail } of group) fail(error)
    }
    this.#idle.push(client)
    this.#begin()
  }
}

const texts = new Map<number, string>()

function insertText(rows: number): string {
  const known = texts.get(rows)
  if (known !== undefined) return known
  const row = (number: number) => `(${eventColumns.map((_, index) => `$${number * eventColumns.length + index + 1}`).join(', ')})`
  const text = `insert into plain.events (${eventColumns.join(', ')}) values ${Array.from({ length: rows }, (_, number) => row(number)).join(', ')}`
  texts.set(rows, text)
  return text
}
