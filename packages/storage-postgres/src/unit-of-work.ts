import type { Session } from './session.js'

/**
 * The verbs of one transaction. Once a verb has failed nothing more can be done and nothing will be saved, also when the work goes on as if nothing
 * had happened: the same whether the database refused the verb or a check before it.
 */
export class UnitOfWork {
  readonly schema: string
  readonly #session: Session
  #failure: { error: unknown } | undefined

  constructor(session: Session) {
    this.#session = session
    this.schema = session.schema
  }

  /** Runs the work; throws when a verb of it had failed, whatever the work made of that. */
  static async run<R>(session: Session, work: (unit: UnitOfWork) => Promise<R>): Promise<R> {
    const unit = new UnitOfWork(session)
    const result = await work(unit)
    unit.#check()
    return result
  }

  /** Runs one verb. */
  async verb<R>(work: (session: Session) => Promise<R>): Promise<R> {
    this.#check()
    try {
      return await work(this.#session)
    } catch (error) {
      this.#failure ??= { error }
      throw error
    }
  }

  #check(): void {
    if (this.#failure) throw new Error('Nothing of this transaction is saved: a verb of it had failed', { cause: this.#failure.error })
  }
}
