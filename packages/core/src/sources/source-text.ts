import type { Json } from '../storage/index.js'
import { isSender } from './event-type.js'
import type { SegmentRow, SourceRow } from './find-source.js'
import { ownText } from './own-text.js'

/** The position under which title and summary are indexed: before the segments, which count from 0. */
export const headingPosition = -1

/** Title and summary as one text; empty when there is neither. */
export function headingText({ title, summary }: Pick<SourceRow, 'title' | 'summary'>): string {
  return [title, summary].filter((part) => part !== null && part !== '').join('\n')
}

/** A text of a source that the search finds, and who said or wrote it. */
export interface SearchText {
  position: number
  text: string
  names?: string
}

/** The texts of a source that the search finds, with their positions: what its author wrote. Senders stand at the heading, and speakers where they begin to speak. */
export function searchTexts(
  source: Pick<SourceRow, 'title' | 'summary' | 'participants'> & {
    segments: readonly Pick<SegmentRow, 'position' | 'text' | 'own' | 'speaker'>[]
  }
): SearchText[] {
  const own = source.segments.map((segment) => ({ position: segment.position, text: ownText(segment), speaker: segment.speaker }))
  const texts = own.filter(({ text }) => text.trim() !== '')
  const said = texts.map(({ position, text, speaker }, index): SearchText => {
    const isNew = speaker !== null && speaker !== texts[index - 1]?.speaker
    return { position, text, ...(isNew && { names: speaker }) }
  })
  const heading = headingText(source)
  const senders = source.participants.filter(isSender).flatMap(({ name }) => name ?? [])
  const speakers = new Set(texts.map(({ speaker }) => speaker))
  const names = senders.filter((name) => !speakers.has(name)).join(', ')
  const isNamed = names !== '' && (heading !== '' || said.length > 0)
  if (heading.trim() === '' && !isNamed) return said
  return [{ position: headingPosition, text: heading, ...(isNamed && { names }) }, ...said]
}

/** A source with its segments, as quotes are looked for in it. */
export type SourceText = Pick<SourceRow, 'title' | 'summary' | 'record'> & { segments: readonly Pick<SegmentRow, 'position' | 'text'>[] }

/** Where an exact quote stands in a source. */
export interface QuotePlace {
  /** The segment's position; null for title, summary and the record's fields. */
  segmentPosition: number | null
}

/** Finds an exact quote within one segment, the title, the summary or a text of the record; undefined when it stands in none. */
export function findQuote(source: SourceText, quote: string): QuotePlace | undefined {
  const segment = source.segments.find(({ text }) => text.includes(quote))
  if (segment) return { segmentPosition: segment.position }
  const others = [source.title, source.summary, ...textsIn(source.record)]
  return others.some((text) => text?.includes(quote)) ? { segmentPosition: null } : undefined
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
