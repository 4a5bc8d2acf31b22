import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { PgliteStream } from './stream.js'

/** Compiled code has its worker beside it; under a test runner, which reads the sources, it is the built one. */
const workerFile = new URL(import.meta.url.endsWith('.ts') ? '../../dist/pglite-worker.js' : './pglite-worker.js', import.meta.url)

/** Runs PGlite in a worker thread, and starts it anew when it has ended. A worker keeps the process alive only while it works. */
export class PgliteEngine {
  readonly #directory: string
  #starting: Promise<Worker> | undefined

  constructor(directory: string) {
    this.#directory = directory
  }

  /** A socket, as `pg` wants one, whose other end is the database. */
  connect(): PgliteStream {
    return new PgliteStream(this)
  }

  /** The running worker; starts one when there is none. */
  worker(): Promise<Worker> {
    this.#starting ??= this.#start()
    return this.#starting
  }

  /** Ends the worker at once; whoever waits for its answer gets an error, and the next one starts a new worker. */
  async restart(): Promise<void> {
    const worker = await this.#current()
    await worker?.terminate()
  }

  /** Closes the database in order. */
  async close(): Promise<void> {
    const worker = await this.#current()
    if (!worker) return
    const ended = once(worker, 'exit')
    worker.ref()
    worker.postMessage('close')
    await ended
  }

  async #current(): Promise<Worker | undefined> {
    return this.#starting?.catch(() => undefined)
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(workerFile, { workerData: { directory: this.#directory }, name: 'rapport-pglite' })
    const forget = () => {
      this.#starting = undefined
    }
    worker.once('exit', forget)
    ...
  }
}
