import type { Session } from './session.js'

/** A running verb. */
interface Verb {
  /** Whether its only statement has been sent. */
  isSent: boolean
  ended: Promise<unknown>
}

/**
 * The verbs of one transaction. They take effect in the order in which they are called, even when the work does not await each. Once a verb has
 * failed, whether in the database or in a check before it, further verbs are refused and nothing is saved, even if the work has caught the error.
 */
export class UnitOfWork {
  readonly schema: string
  readonly #session: Session
  #failure: { error: unknown } | undefined
  readonly #running = new Set<Verb>()
  /** The last verb of several statements, while it runs: later verbs wait for it. Verbs of one statement need no waiting, they are sent in order. */
  #ahead: Promise<unknown> | undefined
  #isOver = false

  constructor(session: Session) {
    this.#session = session
    this.schema = session.schema
  }

  /**
   * Runs the work, then waits until the statements of all its verbs have been sent, so that the commit can be sent right behind the last one. If a
   * statement fails after that, the commit becomes a rollback. Throws when a verb has failed by then, even if the work has caught the error.
   *
   * When the work throws, this waits for the verbs that still run, and lets none begin: one that ran after the rollback would write on its own.
   */
  static async run<R>(session: Session, work: (unit: UnitOfWork) => Promise<R>): Promise<R> {
    const unit = new UnitOfWork(session)
    const result = await work(unit).catch(async (error) => {
      await unit.#end(() => true)
      throw error
    })
    await unit.#end(({ isSent }) => !isSent)
    if (unit.#failure) throw unit.#failure.error
    return result
  }

  /** Runs a verb of one statement. */
  verb<R>(work: (session: Session) => Promise<R>): Promise<R> {
    return this.#ask((verb) => {
      const send: Session['send'] = (...statement) => {
        verb.isSent = true
        return this.#session.send(...statement)
      }
      return work({ ...this.#session, send })
    })
  }

  /** Runs a verb of several statements. */
  verbOfSeveral<R>(work: (session: Session) => Promise<R>): Promise<R> {
    const verb = this.#ask(() => work(this.#session))
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

  async #ask<R>(work: (verb: Verb) => Promise<R>): Promise<R> {
    if (this.#isOver) throw new Error('This transaction is over: its verbs must be asked inside its work')
    if (this.#failure) throw new Error('Nothing of this transaction is saved: a verb of it had failed', { cause: this.#failure.error })
    const verb: Verb = { isSent: false, ended: Promise.resolve() }
    const running = this.#ahead ? this.#ahead.then(() => this.#attempt(work, verb)) : this.#attempt(work, verb)
    verb.ended = running
    this.#running.add(verb)
    return running.finally(() => this.#running.delete(verb))
  }

  async #attempt<R>(work: (verb: Verb) => Promise<R>, verb: Verb): Promise<R> {
    try {
      return await work(verb)
    } catch (error) {
      this.#failure ??= { error }
      throw error
    }
  }

  /** Takes no more verbs, and waits for those of the running ones that pass the test. */
  async #end(isWaitedFor: (verb: Verb) => boolean): Promise<void> {
    this.#isOver = true
    const waitedFor = [...this.#running].filter(isWaitedFor)
    await Promise.allSettled(waitedFor.map(({ ended }) => ended))
  }
}
