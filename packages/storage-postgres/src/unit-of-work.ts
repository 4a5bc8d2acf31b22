import type { Session } from './session.js'

/** A verb that runs. */
interface Verb {
  /** Whether its only statement is on its way. */
  isSent: boolean
  ended: Promise<unknown>
}

/**
 * The verbs of one transaction. They take effect in the order in which they are asked, also when the work does not wait for each. Once a verb has failed
 * nothing more can be done and nothing will be saved, also when the work goes on as if nothing had happened: the same whether the database refused the
 * verb or a check before it.
 */
export class UnitOfWork {
  readonly schema: string
  readonly #session: Session
  #failure: { error: unknown } | undefined
  readonly #running = new Set<Verb>()
  /** The last verb of several statements, while it runs: what comes after it waits, where single statements are sent one behind the other. */
  #ahead: Promise<unknown> | undefined
  #isOver = false

  constructor(session: Session) {
    this.#session = session
    this.schema = session.schema
  }

  /**
   * Runs the work, and waits until all its verbs are on their way to the database, so that a commit can be sent right behind the last: a statement that
   * fails there turns the commit into a rollback. Throws when a verb has failed by then, whatever the work made of that. Work that throws may have left
   * verbs behind: they end before the transaction does, and none begins any more, or it would write after the rollback.
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

  /** Takes no more verbs, and waits for some of those that run. */
  async #end(isWaitedFor: (verb: Verb) => boolean): Promise<void> {
    this.#isOver = true
    const waitedFor = [...this.#running].filter(isWaitedFor)
    await Promise.allSettled(waitedFor.map(({ ended }) => ended))
  }
}
