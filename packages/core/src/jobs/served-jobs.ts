import type { Clock } from '../values/index.js'

/**
 * Jobs that gave way and are due again at this very instant, those that ran longest ago first. They come behind others that are due by then: by their times
 * alone one of them could be taken again and again while others wait.
 */
export class ServedJobs {
  private at = Number.NaN
  private readonly ids = new Set<string>()

  constructor(private readonly clock: Clock) {}

  add(id: string): void {
    this.forgetPast()
    this.ids.delete(id)
    this.ids.add(id)
  }

  inOrder(): readonly string[] {
    this.forgetPast()
    return [...this.ids]
  }

  private forgetPast(): void {
    const now = this.clock.now()
    if (now !== this.at) this.ids.clear()
    this.at = now
  }
}
