import type { QueuedEvent } from './ledger.js'

/** Events that travel in one request. */
export interface Batch {
  events: readonly QueuedEvent[]
  /** How often it was sent without an answer that settles it. */
  failures: number
  /** When it may be sent again, by the clock of performance.now(). */
  due: number
}

/** The most events that the server takes in one request. */
export const maxEventCount = 100

/** Below this, packing costs more than it saves. */
const smallestPacked = 1_024

/** A batch's body and what its headers must say of it. */
export async function bodyOf(events: readonly QueuedEvent[]): Promise<{ body: string | Uint8Array; headers: Record<string, string> }> {
  const json = `{${events[0]?.envelope ?? ''},"events":[${events.map((event) => event.json).join(',')}]}`
  if (json.length < smallestPacked) return { body: json, headers: {} }
  return { body: await pack(json), headers: { 'content-encoding': 'gzip' } }
}

async function pack(text: string): Promise<Uint8Array> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}
