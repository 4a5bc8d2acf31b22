import { ProgressBar, type ProgressOutput } from '../demo/world/progress-bar.js'
import type { Totals } from './import-lines.js'
import type { Source } from './source.js'

const jsonEveryMs = 1_000

/** Shows how far an import has come, how fast it is, and how long the rest takes: a bar for people, or lines of JSON. */
export class ImportProgress {
  readonly #source: Pick<Source, 'bytesRead' | 'totalBytes'>
  readonly #output: ProgressOutput
  readonly #now: () => number
  readonly #bar: ProgressBar | undefined
  readonly #startedAt: number
  #first: number | undefined
  #shownAt = Number.NEGATIVE_INFINITY

  constructor(source: Pick<Source, 'bytesRead' | 'totalBytes'>, output: ProgressOutput, now: () => number, json: boolean) {
    this.#source = source
    this.#output = output
    this.#now = now
    this.#bar = json ? undefined : new ProgressBar('Importing', output, now)
    this.#startedAt = now()
  }

  show({ lines, events, refused }: Pick<Totals, 'lines' | 'events' | 'refused'>): void {
    const at = this.#now()
    // What an earlier run has stored was not done at this pace.
    this.#first ??= events
    const seconds = (at - this.#startedAt) / 1_000
    const perSecond = seconds > 0 ? Math.round((events - this.#first) / seconds) : 0
    const done = this.#source.bytesRead()
    const total = this.#source.totalBytes
    const note = `${events.toLocaleString('en')} events, ${perSecond.toLocaleString('en')} a second`
    if (this.#bar) {
      if (total !== undefined) this.#bar.show({ done: Math.min(done, total - 1), total }, note)
      else if (at - this.#shownAt >= jsonEveryMs) this.#write(`${note}\n`, at)
      return
    }
    if (at - this.#shownAt < jsonEveryMs) return
    const secondsLeft = total !== undefined && done > 0 ? Math.ceil((seconds * (total - done)) / done) : null
    const line = { lines, events, refused, bytes: done, totalBytes: total ?? null, eventsPerSecond: perSecond, secondsLeft }
    this.#write(`${JSON.stringify(line)}\n`, at)
  }

  /** Takes the bar away. */
  end(): void {
    if (this.#bar && this.#output.isTTY) this.#output.write('\r\u001b[K')
  }

  #write(text: string, at: number): void {
    this.#shownAt = at
    this.#output.write(text)
  }
}
