import type { Json } from '../storage/index.js'
import type { SegmentRow, SourceRow } from './find-source.js'
import { ownText } from './own-text.js'

/** The position under which title and summary are indexed: before the segments, which count from 0. */
export const headingPosition = -1

/** Title and summary as one text; empty when there is neither. */
export function headingText({ title, summary }: Pick<SourceRow, 'title' | 'summary'>): string {
  return [title, summary].filter((part) => part !== null && part !== '').join('\n')
}

/** The texts of a source that the search finds, with their positions: what its author wrote. */
export function searchTexts(
  source: Pick<SourceRow, 'title' | 'summary'> & { segments: readonly Pick<SegmentRow, 'position' | 'text' | 'own'>[] }
): { position: number; text: string }[] {
  const own = source.segments.map((segment) => ({ position: segment.position, text: ownText(segment) }))
  const texts = [{ position: headingPosition, text: headingText(source) }, ...own]
  return texts.filter(({ text }) => text.trim() !== '')
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
