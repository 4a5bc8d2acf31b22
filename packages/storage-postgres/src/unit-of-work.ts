import type { Session } from './session.js'

/**
 * The verbs of one transaction. They take effect in the order in which they are asked, also when the work does not wait for each. Once a verb has failed
 * nothing more can be done and nothing will be saved, also when the work goes on as if nothing had happened: the same whether the database refused the
 * verb or a check before it.
 */
export class UnitOfWork {
  readonly schema: string
  readonly #session: Session
  #failure: { error: unknown } | undefined
  readonly #running = new Set<Promise<unknown>>()
  /** The last verb of several statements, while it runs: what comes after it waits, where single statements are sent one behind the other. */
  #ahead: Promise<unknown> | undefined
  #isOver = false

  constructor(session: Session) {
    this.#session = session
    this.schema = session.schema
  }

  /**
   * Runs the work; throws when a verb of it had failed, whatever the work made of that. Work that throws may have left verbs behind: they end before
   * the transaction does, and none begins any more, or it would write after the rollback.
   */
  static async run<R>(session: Session, work: (unit: UnitOfWork) => Promise<R>): Promise<R> {
    const unit = new UnitOfWork(session)
    const result = await work(unit).finally(() => unit.#end())
    unit.#check()
    return result
  }

  /** Runs a verb of one statement. */
  verb<R>(work: (session: Session) => Promise<R>): Promise<R> {
    return this.#ask(work)
  }

  /** Runs a verb of several statements. */
  verbOfSeveral<R>(work: (session: Session) => Promise<R>): Promise<R> {
    const verb = this.#ask(work)
    const ended = verb.then(
      () => undefined,
      () => undefined
    )
    this.#ahead = ended
    void ended.then(() => {
      if (this.#ahead === ended) this.#ahead = undefined
    })
    return verb
  }

  async #ask<R>(work: (session: Session) => Promise<R>): Promise<R> {
    if (this.#isOver) throw new Error('This transaction is over: its verbs must be awaited inside its work')
    this.#check()
    const verb = this.#ahead ? this.#ahead.then(() => this.#attempt(work)) : this.#attempt(work)
    this.#running.add(verb)
    return verb.finally(() => this.#running.delete(verb))
  }

  async #attempt<R>(work: (session: Session) => Promise<R>): Promise<R> {
    try {
      return await work(this.#session)
    } catch (error) {
      this.#failure ??= { error }
      throw error
    }
  }

  async #end(): Promise<void> {
    this.#isOver = true
    await Promise.allSettled(this.#running)
  }

  #check(): void {
    if (this.#failure) throw new Error('Nothing of this transaction is saved: a verb of it had failed', { cause: this.#failure.error })
  }
}
