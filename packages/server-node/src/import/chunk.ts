import { digestUuid } from './digest-uuid.js'
import type { EventFormat, ImportedEvent } from './formats/format.js'
import { parseJsonLine } from './json-line.js'
import { LeftOut, LineFault, type RefusedLine, refusedLine } from './line-fault.js'
import type { Line } from './read-lines.js'
import type { RepeatedLines } from './repeated-lines.js'

const maxEventsOfBatch = 100
/** A call stores its events in one commit, and its body must stay below 1 MB. */
const maxEvents = 2_000
const maxBytes = 700_000

/** An event with the line that it comes from. */
export interface ChunkEvent extends ImportedEvent {
  line: number
}

/** Lines that are stored in one commit. */
export class Chunk {
  readonly events: ChunkEvent[] = []
  readonly refused: RefusedLine[] = []
  readonly leftOut: string[] = []
  readonly texts = new Map<number, string>()
  /** How many lines it has, and the number of the last one. */
  lines = 0
  lastLine = 0
  #bytes = 0

  get isFull(): boolean {
    return this.events.length >= maxEvents || this.#bytes >= maxBytes || this.lines >= 10_000
  }

  add(line: Line, format: EventFormat, repeated: RepeatedLines): void {
    const { number, text } = line
    this.lines += 1
    this.lastLine = number
    try {
      if (line.fault !== undefined) throw new LineFault(line.fault)
      const read = format.read(parseJsonLine(text))
      // Only a line whose events have no ids of their own has to be known again.
      const needsId = read.some(({ event }) => (event.uuid ?? null) === null)
      const ordinal = needsId ? repeated.ordinal(text) : 0
      for (const [index, { envelope, event }] of read.entries()) {
        const uuid = (event.uuid ?? null) === null ? digestUuid('line', text, `${ordinal}`, `${index}`) : event.uuid
        this.events.push({ envelope, event: { ...event, uuid }, line: number })
      }
      this.texts.set(number, text)
      this.#bytes += text.length
    } catch (error) {
      if (error instanceof LeftOut) this.leftOut.push(error.message)
      else if (error instanceof LineFault) this.refused.push(refusedLine(number, text, withEnd(error, line)))
      else throw error
    }
  }
}

function withEnd({ message, column }: LineFault, { isUnfinished }: Line): { message: string; column?: number } {
  const told = isUnfinished ? `${message}; it is the last line, and has no end: the file may be cut` : message
  return { message: told, ...(column !== undefined && { column }) }
}

/** A batch as the ingest route takes it, and the line of each of its events. */
export interface LineBatch {
  body: Record<string, unknown>
  lines: number[]
}

/** Puts events whose batches say the same into common batches. The order of events does not matter: each has its own time. */
export function batchesOf(events: readonly ChunkEvent[]): LineBatch[] {
  const batches: LineBatch[] = []
  const open = new Map<string, { events: unknown[]; lines: number[] }>()
  for (const { envelope, event, line } of events) {
    const key = JSON.stringify(envelope)
    let batch = open.get(key)
    if (!batch || batch.lines.length >= maxEventsOfBatch) {
      batch = { events: [], lines: [] }
      open.set(key, batch)
      batches.push({ body: { ...envelope, events: batch.events }, lines: batch.lines })
    }
    batch.events.push(event)
    batch.lines.push(line)
  }
  return batches
}
