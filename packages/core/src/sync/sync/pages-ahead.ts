import type { Operation } from '../../providers/index.js'
import type { PagedReading } from './checkpoint.js'
import type { ReadPage } from './read-page.js'

/** A page, or a part of one, that waits to be stored. */
export interface WaitingPage {
  page: ReadPage
  /** Where the reading stands once it is stored; undefined for a part that is not the last one. */
  reached?: { ended: PagedReading; next: PagedReading | null; isLast: boolean }
}

/** How much one commit stores: ingest waits for its lock as long. A moment is a row, everything else several. */
export const maxWeight = 1_000
export const weightOf = ({ kind }: Operation) => (kind === 'activity' ? 1 : 5)

/**
 * Reads pages while others are stored, until a commit's worth of them waits: a provider that is quicker than the store has several pages stored in one
 * commit, and of one that is slower each page is stored as it comes.
 */
export class PagesAhead {
  private readonly waiting: WaitingPage[] = []
  private readonly reading: Promise<void>
  private failure: { error: unknown } | undefined
  private hasEnded = false
  private isStopped = false
  private onChange = () => {}

  constructor(private readonly pages: AsyncGenerator<WaitingPage, void>) {
    this.reading = this.read()
  }

  /** The pages that are stored next, in their order. Throws what the reading failed with when what came before it is taken. */
  async take(): Promise<WaitingPage[]> {
    while (this.waiting.length === 0 && !this.hasEnded) await this.change()
    if (this.waiting.length === 0) throw this.failure ? this.failure.error : new Error('A reading ends without its last page')
    let weight = 0
    const count = this.waiting.findIndex((next, index) => {
      weight += weightOfPage(next)
      // What is said to be absent is looked for among what is stored.
      return index > 0 && (weight > maxWeight || hasAbsence(next))
    })
    const taken = this.waiting.splice(0, count < 0 ? this.waiting.length : count)
    this.onChange()
    return taken
  }

  /** Ends the reading, and waits until nothing of it goes on. */
  async stop(): Promise<void> {
    this.isStopped = true
    this.onChange()
    await this.reading
  }

  private async read(): Promise<void> {
    try {
      for await (const page of this.pages) {
        this.waiting.push(page)
        this.onChange()
        while (!this.isStopped && this.waiting.reduce((sum, each) => sum + weightOfPage(each), 0) >= maxWeight) await this.change()
        if (this.isStopped) break
      }
    } catch (error) {
      this.failure = { error }
    }
    this.hasEnded = true
    this.onChange()
  }

  /** Resolves when pages have come or were taken. One side waits at a time: the reader for room, or who stores for pages. */
  private change(): Promise<void> {
    return new Promise((resolve) => {
      this.onChange = resolve
    })
  }
}

const operationsOf = ({ page }: WaitingPage) => page.mapped.flatMap(({ operations }) => operations)

/** Of pages with next to nothing, few wait too. */
const minWeight = 50

const weightOfPage = (waiting: WaitingPage) => operationsOf(waiting).reduce((sum, operation) => sum + weightOf(operation), minWeight)

const hasAbsence = (waiting: WaitingPage) => operationsOf(waiting).some(({ kind }) => kind === 'absence')
