import { createHash } from 'node:crypto'
import type { NoticeListener, Notices } from '@rapport/core/storage'
import pg from 'pg'

/** How long to wait before each next attempt to listen again; the last one for all that follow. */
const pauses = [100, 500, 2_000, 5_000]

/** The types of `pg` leave this method out. */
function unref(client: pg.Client & { unref?: () => void }): void {
  client.unref?.()
}

/** The channel of a schema's notices. */
export function channelOf(schema: string): string {
  return `rapport_${createHash('sha256').update(schema).digest('hex').slice(0, 16)}`
}

/**
 * Notices of other processes by LISTEN, on a connection of its own: a pool's connection would be lost to others, and a pooler between would not keep it.
 * The connection is made when somebody begins to listen. It never keeps a process alive.
 */
export class PostgresNotices implements Notices {
  readonly #connectionString: string
  readonly #channel: string
  readonly #listeners = new Set<NoticeListener>()
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #failures = 0
  #isListening = false
  #isClosed = false

  constructor(connectionString: string, schema: string) {
    this.#connectionString = connectionString
    this.#channel = channelOf(schema)
  }

  listen(listener: NoticeListener): void {
    if (this.#isClosed) return
    this.#listeners.add(listener)
    if (this.#listeners.size === 1) void this.#connect()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = undefined
    const ended = client?.end().catch(() => undefined)
    // A connection that is not there yet may take long to give up.
    if (this.#isListening) await ended
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'rapport listen'
    })
    this.#client = client
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    client.on('notification', ({ payload = '' }) => this.#tell((listener) => listener.hear(payload)))
    try {
      await client.connect()
      unref(client)
      await client.query(`listen ${this.#channel}`)
    } catch {
      return this.#lost(client)
    }
    if (this.#client !== client) return
    this.#failures = 0
    this.#isListening = true
    this.#tell((listener) => listener.mayHaveMissed())
  }

  /** Whoever listens hears of the loss once, and the connection is made again until it holds. */
  #lost(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    this.#isListening = false
    client.end().catch(() => undefined)
    this.#tell((listener) => listener.mayHaveMissed())
    const pause = pauses[Math.min(this.#failures, pauses.length - 1)]
    this.#failures += 1
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#connect(), pause).unref()
  }

  #tell(say: (listener: NoticeListener) => void): void {
    for (const listener of this.#listeners) say(listener)
  }
}
