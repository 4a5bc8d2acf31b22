import { cutCodePoints, type Steps } from '../values/index.js'
import type { SegmentRow } from './find-source.js'
import { ownSpans } from './mail/own-spans.js'
import type { StoredSpan } from './tables/index.js'

/** The kinds of sources whose texts quote others, and are signed. */
const written: readonly string[] = ['EMAIL', 'SUPPORT_TICKET']
/** Two pieces of one message stand as far apart as paragraphs do. */
const gap = '\n\n'
const maxCutLength = 20_000
const segmentsPerStep = 200

type Segment = Pick<SegmentRow, 'text' | 'speaker' | 'at'>

/** What of a source's segments is its authors' own, and what was cut. */
export interface CutSegments {
  /** For each segment the stretches that are left; null where nothing was cut. */
  own: (StoredSpan[] | null)[]
  /** What was cut, in order, up to 20,000 characters; null where that is nothing. */
  cut: string | null
}

/** Whether the segments are the paragraphs of one mail: what has speakers or times is a conversation. */
export function isOneMail(sourceType: string, segments: readonly Segment[]): boolean {
  return sourceType === 'EMAIL' && segments.every(({ speaker, at }) => speaker === null && at === null)
}

/**
 * Cuts quoted replies, forwarded mails, signatures, disclaimers and footers from mails and tickets. A mail is read as one text; in conversations each
 * segment is. Calls, chats and records come back whole.
 */
export function* cutSegments(sourceType: string, segments: readonly Segment[]): Steps<CutSegments> {
  const whole = { own: segments.map(() => null), cut: null }
  if (!written.includes(sourceType) || segments.length === 0) return whole
  const messages = isOneMail(sourceType, segments) ? [segments] : segments.map((segment) => [segment])
  const own: (StoredSpan[] | null)[] = []
  for (const message of messages) own.push(...(yield* cutMessage(message)))
  if (own.every((spans) => spans === null)) return whole
  return { own, cut: textOfCut(segments, own) }
}

function* cutMessage(segments: readonly Segment[]): Steps<(StoredSpan[] | null)[]> {
  const spans = yield* ownSpans(segments.map(({ text }) => text).join(gap))
  const own: (StoredSpan[] | null)[] = []
  let start = 0
  let next = 0
  for (const [index, { text }] of segments.entries()) {
    if (index % segmentsPerStep === segmentsPerStep - 1) yield
    const end = start + text.length
    const inside: StoredSpan[] = []
    for (let span = spans[next]; span && span.start < end; span = spans[next]) {
      if (span.end > start) inside.push([Math.max(span.start, start) - start, Math.min(span.end, end) - start])
      if (span.end > end) break
      next += 1
    }
    own.push(isWhole(text, inside) ? null : inside)
    start = end + gap.length
  }
  return own
}

function isWhole(text: string, spans: readonly StoredSpan[]): boolean {
  return restOf(text, spans).length === 0
}

/** What stands between these stretches, and is more than white space. */
function restOf(text: string, spans: readonly StoredSpan[]): string[] {
  const rest: string[] = []
  let from = 0
  for (const [start, end] of [...spans, [text.length, text.length] as const]) {
    rest.push(text.slice(from, start).trim())
    from = end
  }
  return rest.filter((part) => part !== '')
}

function textOfCut(segments: readonly Segment[], own: readonly (StoredSpan[] | null)[]): string | null {
  const parts: string[] = []
  let length = 0
  for (const [index, { text }] of segments.entries()) {
    const spans = own[index]
    if (!spans) continue
    for (const part of restOf(text, spans)) {
      parts.push(part)
      length += part.length
    }
    // A character may be two units long.
    if (length > 2 * maxCutLength) break
  }
  return parts.length === 0 ? null : cutCodePoints(parts.join(gap), maxCutLength)
}
