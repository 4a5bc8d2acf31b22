import { Socket } from 'node:net'

/** A socket that sends all writes of one turn of the event loop together, so that pipelined statements cost one system call instead of one each. */
export class GatheringSocket extends Socket {
  #gathering = false

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
