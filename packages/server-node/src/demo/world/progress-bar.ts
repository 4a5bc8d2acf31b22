const width = 28
const linesApartMs = 5_000

/** Where progress is shown: a terminal gets a bar that moves, anything else a line now and then. */
export interface ProgressOutput {
  isTTY?: boolean
  write(text: string): unknown
}

/** Shows how far long work has come, and how long the rest will take. `now` tells the time in milliseconds. */
export class ProgressBar {
  private readonly startedAt: number
  private first: number | undefined
  private shownAt = Number.NEGATIVE_INFINITY

  constructor(
    private readonly label: string,
    private readonly output: ProgressOutput,
    private readonly now: () => number
  ) {
    this.startedAt = now()
  }

  /** `note` stands between the share and the time. */
  show({ done, total }: { done: number; total: number }, note?: string): void {
    const at = this.now()
    this.first ??= done
    if (at - this.shownAt < (this.output.isTTY ? 100 : linesApartMs) && done < total) return
    this.shownAt = at
    const share = total === 0 ? 1 : done / total
    const rest = this.rest(at, done, total)
    const text = `${this.label} ${String(Math.floor(share * 100)).padStart(3)} %${note === undefined ? '' : `, ${note}`}${rest === undefined ? '' : `, ${rest} s left`}`
    if (!this.output.isTTY) this.output.write(`${text}\n`)
    else this.output.write(`\r  [${'█'.repeat(Math.round(share * width)).padEnd(width, '░')}] ${text}\u001b[K`)
  }

  /** Says how it ended, in place of the bar. */
  end(text: string): void {
    this.output.write(this.output.isTTY ? `\r  ${text}\u001b[K\n` : `${text}\n`)
  }

  /** Seconds until the end at the pace so far; undefined while there is no pace. */
  private rest(at: number, done: number, total: number): number | undefined {
    const made = done - (this.first ?? done)
    return made > 0 && at > this.startedAt ? Math.ceil(((total - done) * (at - this.startedAt)) / made / 1_000) : undefined
  }
}
