import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import type { Engine } from './engine.js'
import { answersDue, statusAfter } from './protocol.js'

/** What the database says of itself when it is outside of any transaction. */
const idle = 'I'.charCodeAt(0)

/** The first byte of the message that says goodbye. */
const terminate = 'X'.charCodeAt(0)

/**
 * Takes the place of `pg`'s socket, with PGlite's worker at the other end. Between two statements it does not keep the process alive. Several may be open
 * at a time; one of them at most waits for answers. An answer that is cut, or does not come in time, ends the worker: what it says afterwards belongs to
 * nobody. The next statement starts another.
 */
export class PgliteStream extends Duplex {
  readonly #engine: Engine
  #worker: Worker | undefined
  readonly #deadlineMs: number
  /** For each message that waits for its answer, how often the database has to say that it is ready. */
  readonly #due: number[] = []
  #status = idle
  #deadline: NodeJS.Timeout | undefined

  constructor(engine: Engine, deadlineMs: number) {
    super()
    this.#engine = engine
    this.#deadlineMs = deadlineMs
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
    const unfinished = this.#due.length > 0 || this.#status !== idle
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
    this.#due.push(answersDue(Buffer.from(message.buffer)))
    if (this.#due.length === 1) this.#watch()
    this.#worker?.postMessage(message, [message.buffer])
  }

  /** Waits for the next answer, but no longer than it may take. */
  #watch(): void {
    clearTimeout(this.#deadline)
    if (this.#due.length === 0 || this.destroyed) return
    const seconds = this.#deadlineMs / 1_000
    const end = () => this.destroy(new Error(`The embedded database gave no answer within ${seconds} s and is started again`))
    this.#deadline = setTimeout(end, this.#deadlineMs).unref()
  }

  /** Stops listening to the worker, which the next stream may use already. */
  #leave(): void {
    clearTimeout(this.#deadline)
    this.#worker?.off('message', this.#onAnswer)
    this.#worker?.off('exit', this.#onExit)
  }

  readonly #onAnswer = (answer: Uint8Array) => {
    const [due] = this.#due
    // It answers another stream.
    if (due === undefined) return
    const status = statusAfter(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength), due, this.#status)
    if (status === undefined) {
      this.destroy(new Error('The embedded database broke off in the middle of an answer and is started again'))
      return
    }
    this.#due.shift()
    this.#status = status
    this.#watch()
    this.push(answer)
  }

  readonly #onExit = () => {
    const reason = this.#worker ? this.#engine.reasonOfEnd(this.#worker) : new Error('The PGlite worker has ended')
    this.#worker = undefined
    this.destroy(reason)
  }
}
