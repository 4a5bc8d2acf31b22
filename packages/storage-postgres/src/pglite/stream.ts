import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import type { Engine } from './engine.js'

/** The last byte of an answer when the database is outside of any transaction. */
const idle = 'I'.charCodeAt(0)

/** The first byte of the message that says goodbye. */
const terminate = 'X'.charCodeAt(0)

/**
 * Takes the place of `pg`'s socket, with PGlite's worker at the other end. Between two statements it does not keep the process alive. Several may be open
 * at a time; one of them at most waits for answers.
 */
export class PgliteStream extends Duplex {
  readonly #engine: Engine
  #worker: Worker | undefined
  #waiting = 0
  #status = idle

  constructor(engine: Engine) {
    super()
    this.#engine = engine
  }

  connect(): void {
    this.#engine.worker().then(
      (worker) => {
        if (this.destroyed) return
        this.#worker = worker
        worker.ref()
        worker.on('message', this.#onAnswer)
        worker.once('exit', this.#onExit)
        this.emit('connect')
      },
      (error) => this.destroy(error)
    )
  }

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([bytes])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk))
    done()
  }

  override _final(done: () => void): void {
    this.#leave()
    this.push(null)
    done()
  }

  /** A session that ends inside a statement or transaction ends the worker too, so that nobody else finds its transaction open. */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#leave()
    const unfinished = this.#waiting > 0 || this.#status !== idle
    const ended = unfinished ? this.#engine.restart() : Promise.resolve()
    ended.then(
      () => done(error),
      () => done(error)
    )
  }

  ref(): void {
    this.#worker?.ref()
  }

  unref(): void {
    this.#worker?.unref()
  }

  setNoDelay(): void {}

  setKeepAlive(): void {}

  #send(chunks: Buffer[]): void {
    const message = new Uint8Array(Buffer.concat(chunks))
    if (message[0] === terminate) return
    this.#waiting++
    this.#worker?.postMessage(message, [message.buffer])
  }

  /** Stops listening to the worker, which the next stream may use already. */
  #leave(): void {
    this.#worker?.off('message', this.#onAnswer)
    this.#worker?.off('exit', this.#onExit)
  }

  readonly #onAnswer = (answer: Uint8Array) => {
    // It answers another stream.
    if (this.#waiting === 0) return
    this.#waiting--
    this.#status = answer.at(-1) ?? this.#status
    this.push(answer)
  }

  readonly #onExit = () => {
    this.#worker = undefined
    this.destroy(new Error('The PGlite worker has ended'))
  }
}
