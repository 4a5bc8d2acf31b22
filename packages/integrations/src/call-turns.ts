import type { SourceOperation } from '@rapport/core/connector'

type Segment = NonNullable<SourceOperation['segments']>[number]

/** What somebody said in a call, and when: milliseconds from the beginning. */
export interface Said {
  speaker: string | null
  text: string
  at: number | undefined
}

const maxSegmentLength = 100_000
const maxSegments = 10_000

/** A segment for neighbouring sentences of a speaker, within what a source may have. */
export function turnsOf(said: readonly Said[]): Segment[] {
  const turns: { speaker: string | null; at: number | undefined; texts: string[] }[] = []
  for (const { speaker, text, at } of said) {
    const last = turns.at(-1)
    if (last && last.speaker === speaker) last.texts.push(text)
    else turns.push({ speaker, at, texts: [text] })
  }
  const segments = turns.flatMap(({ speaker, at, texts }) =>
    parts(texts.join(' ')).map((text): Segment => ({ text, speaker, ...(at !== undefined && { at: Math.round(at) }) }))
  )
  return segments.slice(0, maxSegments)
}

function parts(text: string): string[] {
  const count = Math.ceil(text.length / maxSegmentLength)
  return Array.from({ length: count }, (_, index) => text.slice(index * maxSegmentLength, (index + 1) * maxSegmentLength))
}
