import { setTimeout as sleep } from 'node:timers/promises'
import { median, quantile } from '../machine/statistics.js'
import { bodyOf, makeBatch } from './batch.js'
import { HttpConnection, requestBytes } from './http-connection.js'
import type { LoadOrder, Measured } from './messages.js'
import { eventsPerBatch } from './traffic.js'

const taken = `"processed":${eventsPerBatch},"errors":[]`

/** Sends batches as fast as they are answered. */
export class LoadRun {
  readonly failures: string[] = []
  sent = 0
  #requests: Buffer[]
  #latencies: number[] = []
  #measuring = false
  #ended = false

  /** Makes all requests beforehand: while it runs, the client shall cost next to nothing. */
  constructor(private readonly order: LoadOrder) {
    this.#requests = Array.from({ length: order.batches }, (_, number) => {
      const batch = makeBatch(order.traffic, number)
      return requestBytes(order.paths[batch.organization] ?? '', bodyOf(batch))
    })
  }

  get ranOut(): boolean {
    return this.sent >= this.order.batches
  }

  /** Runs; `onMeasuring` and `onMeasured` are called on the first and last moment of what counts. */
  async run(onMeasuring: () => void, onMeasured: (measured: Measured) => void): Promise<void> {
    const { connections: count, ports, warmUpSeconds, seconds } = this.order
    const connections = await Promise.all(
      Array.from({ length: count }, (_, index) => HttpConnection.open(ports[index % ports.length] ?? 0))
    )
    const sending = Promise.all(connections.map((connection) => this.#sendAll(connection)))
    await Promise.race([sending, sleep(warmUpSeconds * 1_000)])
    this.#measuring = true
    const begun = performance.now()
    onMeasuring()
    await Promise.race([sending, sleep(seconds * 1_000)])
    this.#measuring = false
    onMeasured(this.#measured((performance.now() - begun) / 1_000))
    this.#ended = true
    await sending
    for (const connection of connections) connection.close()
  }

  async #sendAll(connection: HttpConnection): Promise<void> {
    while (!this.#ended && !this.ranOut && this.failures.length === 0) {
      const number = this.sent++
      const request = this.#requests[number]
      if (!request) return
      const begun = performance.now()
      try {
        const { status, body } = await connection.send(request)
        if (status !== 200 || !body.includes(taken)) this.failures.push(`batch ${number}: ${status} ${body.slice(0, 500)}`)
        else if (this.#measuring) this.#latencies.push(performance.now() - begun)
      } catch (error) {
        this.failures.push(`batch ${number}: ${String(error)}`)
      }
    }
  }

  #measured(seconds: number): Measured {
    const latencies = this.#latencies
    const slowest = latencies.reduce((most, each) => Math.max(most, each), 0)
    return { seconds, events: latencies.length * eventsPerBatch, p50: median(latencies), p99: quantile(latencies, 0.99), slowest }
  }
}
