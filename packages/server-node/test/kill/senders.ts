import { setTimeout as sleep } from 'node:timers/promises'
import { type SentBatch, sentBatches } from '@rapport/test-suites'
import type { KilledServer } from './killed-server.js'

const clients = 8
/** Between two batches of a client, in milliseconds: the database shall hold enough to compare, not to fill a disk. */
const pause = 10

/** Clients that send batch after batch, each until it is acknowledged, whatever happens to the servers, and note which were. */
export class Senders {
  readonly sent: SentBatch[] = []
  readonly acknowledged = new Set<SentBatch>()
  /** Requests that met no server, or one that was killed before it could answer. */
  unheard = 0
  /** Answers that are none which a client may get. */
  readonly unforeseen: string[] = []
  readonly #queue: SentBatch[] = []
  #world = 0
  #ended = false
  readonly #running: Promise<unknown>

  constructor(private readonly servers: readonly KilledServer[]) {
    this.#running = Promise.all(Array.from({ length: clients }, (_, number) => this.#sendAll(number)))
  }

  /** Lets every client finish its batch; a server has to run. */
  async end(): Promise<void> {
    this.#ended = true
    await this.#running
  }

  /** Waits until so many more batches are acknowledged. */
  async acknowledgeMore(count: number): Promise<void> {
    const enough = this.acknowledged.size + count
    while (this.acknowledged.size < enough) await sleep(5)
  }

  async #sendAll(client: number): Promise<void> {
    for (let number = client; !this.#ended; number++) {
      const batch = this.#next()
      this.sent.push(batch)
      // A client that gives up leaves it open whether its batch is stored.
      const tries = number % 5 === 0 ? 1 : Number.POSITIVE_INFINITY
      for (let attempt = 0; attempt < tries; attempt++) {
        if (await this.#send(batch, number + attempt)) break
        await sleep(pause)
      }
      await sleep(pause)
    }
  }

  async #send(batch: SentBatch, number: number): Promise<boolean> {
    const ready = this.servers[number % this.servers.length]?.ready
    if (!ready) return false
    try {
      const { url, publicKey } = ready
      const answer = await fetch(`${url}/api/i/v1/${publicKey}/events`, { method: 'POST', body: JSON.stringify(batch) })
      const text = await answer.text()
      if (answer.status === 200) this.acknowledged.add(batch)
      else if (answer.status !== 500) this.unforeseen.push(`${answer.status} ${text}`)
      return answer.status === 200
    } catch (error) {
      // fetch says TypeError to every end of a connection.
      if (!(error instanceof TypeError)) throw error
      this.unheard++
      return false
    }
  }

  #next(): SentBatch {
    if (this.#queue.length === 0) this.#queue.push(...sentBatches(++this.#world))
    return this.#queue.shift() ?? { events: [] }
  }
}
