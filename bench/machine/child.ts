import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A process of our own that speaks in messages. */
export class Child<Order, News> {
  readonly #process: ChildProcess
  readonly #news: News[] = []
  #heard: () => void = () => undefined
  #failure: Error | undefined

  /** Starts a module of this folder's parent. */
  constructor(module: string, order: Order) {
    this.#process = fork(new URL(`../${module}`, import.meta.url), { stdio: 'inherit' })
    this.#process.on('message', (news: News) => {
      this.#news.push(news)
      this.#heard()
    })
    this.#process.on('error', (error) => this.#fail(error))
    this.#process.on('exit', (code) => this.#fail(new Error(`${module} ended with code ${code} before it was done`)))
    this.tell(order)
  }

  get pid(): number {
    if (this.#process.pid === undefined) throw new Error('The process could not be started')
    return this.#process.pid
  }

  tell(order: Order): void {
    this.#process.send(order as object, (error) => {
      // Whoever ends right now hears nothing more; what that means is for those who wait for its answer.
      if (error) this.#fail(error)
    })
  }

  /** The next message. */
  async hear(): Promise<News> {
    for (;;) {
      const news = this.#news.shift()
      if (news !== undefined) return news
      if (this.#failure) throw this.#failure
      await new Promise<void>((resolve) => {
        this.#heard = resolve
      })
    }
  }

  /** Waits until it has ended, which `order` tells it to do if it does not by itself; a process that goes on is killed. */
  async end(order?: Order): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const exit = once(this.#process, 'exit')
    if (order !== undefined && this.#process.connected) this.tell(order)
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), 60_000)
    await exit
    clearTimeout(timer)
  }

  #fail(error: Error): void {
    this.#failure ??= error
    this.#heard()
  }
}
