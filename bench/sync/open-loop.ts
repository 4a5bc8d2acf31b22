import { setTimeout as sleep } from 'node:timers/promises'
import { bodyOf, makeBatch } from '../load/batch.js'
import { HttpConnection, requestBytes } from '../load/http-connection.js'
import type { Measured } from '../load/messages.js'
import { spanOf, type Traffic } from '../load/traffic.js'
import { median, quantile } from '../machine/statistics.js'

const eventsPerRequest = 10
const taken = `"processed":${eventsPerRequest},"errors":[]`

/** Sends batches of ten events at fixed times, whether or not the ones before are answered; a latency begins when its batch was due. */
export class OpenLoop {
  readonly #free: HttpConnection[] = []
  readonly #all: HttpConnection[] = []
  readonly #traffic: Traffic
  #next = 0

  constructor(
    private readonly port: number,
    private readonly path: string,
    batches: number
  ) {
    this.#traffic = { seed: 1, organizations: 1, start: Date.now() - spanOf(batches), identity: 'batches' }
  }

  /** Sends so many events a second. Throws when a batch is not taken whole. */
  async send(eventsPerSecond: number, seconds: number): Promise<Measured> {
    const apart = (eventsPerRequest / eventsPerSecond) * 1_000
    const count = Math.round((seconds * 1_000) / apart)
    const requests = Array.from({ length: count }, () => this.#request())
    const begun = performance.now()
    const latencies: Promise<number>[] = []
    for (const [index, request] of requests.entries()) {
      const due = begun + index * apart
      const waitMs = due - performance.now()
      if (waitMs > 0) await sleep(waitMs)
      latencies.push(this.#send(request, due))
    }
    const measured = await Promise.all(latencies)
    const took = (performance.now() - begun) / 1_000
    return {
      seconds: took,
      events: count * eventsPerRequest,
      p50: median(measured),
      p99: quantile(measured, 0.99),
      slowest: Math.max(...measured)
    }
  }

  close(): void {
    for (const connection of this.#all) connection.close()
  }

  #request(): Buffer {
    const batch = makeBatch(this.#traffic, this.#next++)
    return requestBytes(this.path, bodyOf({ ...batch, events: batch.events.slice(0, eventsPerRequest) }))
  }

  async #send(request: Buffer, due: number): Promise<number> {
    const connection = this.#free.pop() ?? (await this.#open())
    const { status, body } = await connection.send(request)
    if (status !== 200 || !body.includes(taken)) throw new Error(`A batch was answered with ${status} ${body.slice(0, 500)}`)
    this.#free.push(connection)
    return performance.now() - due
  }

  async #open(): Promise<HttpConnection> {
    const connection = await HttpConnection.open(this.port)
    this.#all.push(connection)
    return connection
  }
}
