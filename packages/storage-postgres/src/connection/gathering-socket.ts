import { Socket } from 'node:net'

/** A socket that sends all writes of one turn of the event loop together, so that pipelined statements cost one system call instead of one each. */
export class GatheringSocket extends Socket {
  #gathering = false

  constructor() {
    super()
    // `pg` corks what has parameters, but not BEGIN or COMMIT. Node's `connect` sets `write` back to its own, so a method cannot take its place.
    this.once('connect', () => {
      const { write } = this
      const gather = (...written: unknown[]) => {
        this.cork()
        const goesOn = Reflect.apply(write, this, written)
        this.uncork()
        return goesOn
      }
      Object.assign(this, { write: gather })
    })
  }

  override cork(): void {
    super.cork()
    if (this.#gathering) return
    this.#gathering = true
    super.cork()
    process.nextTick(() => {
      this.#gathering = false
      super.uncork()
    })
  }
}
