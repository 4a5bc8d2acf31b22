import type { RapportClient } from '@rapport/client'
import type { Workspace } from '@rapport/core'
import { batchesOf, type Chunk, type ChunkEvent } from './chunk.js'
import { type RefusedLine, refusedLine } from './line-fault.js'

/** Stores batches of events of the past, as a workspace and a client do. */
export type ImportEvents = (input: { batches: Record<string, unknown>[]; dryRun?: boolean }) => Promise<{
  processed: number
  added: number
  errors: readonly Note[]
  warnings: readonly Note[]
}>

interface Note {
  batch: number
  index: number | null
  field: string
  message: string
}

/** What became of the events of a chunk. */
export interface Sent {
  events: number
  added: number
  refused: RefusedLine[]
  warnings: string[]
}

export function importerOf(asked: Workspace | RapportClient): ImportEvents {
  return (input) => asked.events.import(input)
}

/**
 * Stores the events of a chunk. A call that is refused as a whole, such as for an event that is nested too deep, is made again with each half of its events,
 * so that only those at fault are refused.
 */
export async function sendChunk(chunk: Chunk, send: ImportEvents, dryRun: boolean): Promise<Sent> {
  const sent: Sent = { events: 0, added: 0, refused: [...chunk.refused], warnings: [] }
  await sendEvents(chunk.events, chunk, { send, dryRun, sent })
  sent.refused.sort((a, b) => a.line - b.line)
  return sent
}

interface Sending {
  send: ImportEvents
  dryRun: boolean
  sent: Sent
}

async function sendEvents(events: readonly ChunkEvent[], chunk: Chunk, sending: Sending): Promise<void> {
  if (events.length === 0) return
  const { send, dryRun, sent } = sending
  const batches = batchesOf(events)
  try {
    const { processed, added, errors, warnings } = await send({ batches: batches.map(({ body }) => body), ...(dryRun && { dryRun }) })
    sent.events += processed
    sent.added += added
    for (const { batch, index, message } of errors) {
      const { lines = [] } = batches[batch] ?? {}
      const refused = index === null ? new Set(lines) : lines.slice(index, index + 1)
      for (const line of refused) sent.refused.push(refusedLine(line, chunk.texts.get(line) ?? '', { message }))
    }
    for (const { field, message } of warnings)
      sent.warnings.push(field === '' || message.startsWith(field) ? message : `${field}: ${message}`)
  } catch (error) {
    if (!isOfInput(error)) throw error
    const [only] = events
    if (events.length === 1 && only) {
      sent.refused.push(refusedLine(only.line, chunk.texts.get(only.line) ?? '', error))
      return
    }
    const half = Math.ceil(events.length / 2)
    await sendEvents(events.slice(0, half), chunk, sending)
    await sendEvents(events.slice(half), chunk, sending)
  }
}

const ofInput: readonly unknown[] = ['INVALID_INPUT', 'INVALID_JSON', 'INVALID_TOOL_INPUT', 'PAYLOAD_TOO_LARGE']

function isOfInput(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && ofInput.includes(error.code)
}
