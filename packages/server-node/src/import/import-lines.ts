import { Chunk } from './chunk.js'
import type { EventFormat } from './formats/format.js'
import type { ImportState, StateFile } from './import-state.js'
import type { Line } from './read-lines.js'
import type { RefusedFile } from './refused-file.js'
import { RepeatedLines } from './repeated-lines.js'
import { type ImportEvents, type Sent, sendChunk } from './send-chunk.js'

/** What has been imported so far. */
export interface Totals {
  lines: number
  events: number
  /** Events that were not stored before; of this run alone. */
  added: number
  refused: number
  leftOut: Map<string, number>
  warnings: Map<string, number>
}

export interface LineImport {
  lines: AsyncIterable<Line[]>
  format: EventFormat
  send: ImportEvents
  dryRun: boolean
  /** Where to go on; its lines are read, but not sent. */
  from: ImportState | undefined
  of: ImportState['of']
  /** None for a dry run, and for standard input. */
  stateFile: StateFile | undefined
  /** None for a dry run. */
  refusedFile: RefusedFile | undefined
  onRefused?: (lines: Sent['refused']) => void
  onProgress: (totals: Totals) => void
}

/** Calls that are under way at the same time: while one waits for the database, the next lines are read and checked. */
const callsAtOnce = 3
const stateEveryMs = 500

/**
 * Imports the lines of a file. The state tells the last line of which everything before is stored; chunks that are stored out of turn wait for the ones
 * before them.
 */
export async function importLines(work: LineImport): Promise<Totals> {
  const { from, format, send, dryRun } = work
  const totals: Totals = {
    lines: from?.lines ?? 0,
    events: from?.events ?? 0,
    added: 0,
    refused: from?.refused ?? 0,
    leftOut: new Map(),
    warnings: new Map()
  }
  const repeated = new RepeatedLines()
  const queue: { chunk: Chunk; sent: Promise<Sent> }[] = []
  const saving = new Saving(work, totals)

  let hasFailed = false

  async function settleFirst(): Promise<void> {
    const first = queue.shift()
    if (!first) return
    try {
      await saving.note(first.chunk, await first.sent)
    } catch (error) {
      hasFailed = true
      throw error
    }
  }

  function start(chunk: Chunk): void {
    const sent = sendChunk(chunk, send, dryRun)
    // It is awaited in its turn; until then its failure is nobody's.
    sent.catch(() => undefined)
    queue.push({ chunk, sent })
  }

  let chunk = new Chunk()
  try {
    for await (const lines of work.lines) {
      for (const line of lines) {
        chunk.add(line, format, repeated)
        if (line.number <= (from?.lines ?? 0)) {
          // It was read for its part in the ids of equal lines, and is stored already.
          chunk = new Chunk()
          continue
        }
        if (!chunk.isFull) continue
        start(chunk)
        chunk = new Chunk()
        while (queue.length >= callsAtOnce) await settleFirst()
      }
    }
  } finally {
    // Also when the file cannot be read any further: everything before is stored. After a failure the state stays before the lines that failed.
    if (!hasFailed && chunk.lastLine > (from?.lines ?? 0)) start(chunk)
    while (!hasFailed && queue.length > 0) await settleFirst()
    await Promise.allSettled(queue.map(({ sent }) => sent))
    await saving.save()
  }
  return totals
}

/** Keeps the totals, the file of refused lines and the state in step. */
class Saving {
  #savedAt = 0

  constructor(
    private readonly work: LineImport,
    private readonly totals: Totals
  ) {}

  async note(chunk: Chunk, sent: Sent): Promise<void> {
    const { totals, work } = this
    totals.lines = chunk.lastLine
    totals.events += sent.events
    totals.added += sent.added
    totals.refused += sent.refused.length
    for (const reason of chunk.leftOut) count(totals.leftOut, reason)
    for (const warning of sent.warnings) count(totals.warnings, warning)
    await work.refusedFile?.add(sent.refused)
    work.onRefused?.(sent.refused)
    if (performance.now() - this.#savedAt >= stateEveryMs) await this.save()
    work.onProgress(totals)
  }

  async save(): Promise<void> {
    const { of, stateFile, refusedFile } = this.work
    const { lines, events, refused } = this.totals
    this.#savedAt = performance.now()
    await stateFile?.write({ of, lines, events, refused, refusedBytes: refusedFile?.bytes ?? 0 })
  }
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}
