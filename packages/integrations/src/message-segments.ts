import type { SourceOperation } from '@rapport/core/connector'

type Segment = NonNullable<SourceOperation['segments']>[number]

/** A message of a conversation: its text, who wrote it, and when, in epoch milliseconds. */
export interface Message {
  text: string
  /** The name that the participant has in the source, else the email; null where nobody knows. */
  speaker: string | null
  at?: number | undefined
}

const maxSegmentLength = 100_000
const maxSegments = 10_000

/**
 * The segments of a source that consists of messages: one for each message, within what a source may have. A message without text is none.
 *
 * @example messageSegments([{ text: 'It is broken.', speaker: 'Ann', at: 1780315200000 }])
 */
export function messageSegments(messages: readonly Message[]): Segment[] {
  const segments = messages.flatMap(({ text, speaker, at }) =>
    partsOf(text.trim()).map((part): Segment => ({ text: part, speaker, ...(at !== undefined && { at }) }))
  )
  return segments.slice(0, maxSegments)
}

function partsOf(text: string): string[] {
  const count = Math.ceil(text.length / maxSegmentLength)
  return Array.from({ length: count }, (_, index) => text.slice(index * maxSegmentLength, (index + 1) * maxSegmentLength))
}
