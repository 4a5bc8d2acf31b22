import type { StanceName } from './frame.js'
import type { Reading } from './reading.js'

interface Span {
  start: number
  end: number
}

/** What is the matter with the words of a match; `quoted` and `hearsay` leave no fact whatever a frame says. */
export type Stance = ReadonlySet<StanceName | 'quoted' | 'hearsay'>

/** How a match is meant, that consists of `spans` and goes from `start` to `end`. What a negator within a span denies is the frame's own meaning. */
export function stanceOf(reading: Reading, spans: readonly Span[], start: number, end: number): Stance {
  const stance = new Set<StanceName | 'quoted' | 'hearsay'>()
  const from = reading.clauseAt(start).start
  const to = reading.clauseAt(Math.max(start, end - 1)).end
  const before = (concept: string) => reading.has(concept, from, start)
  const around = (concept: string) => outside(reading, concept, spans, from, end)
  if (around('negator') || reading.has('deniedAfter', end, to)) stance.add('denied')
  if (isAsked(reading, start)) stance.add('asked')
  if (outside(reading, 'condition', spans, 0, reading.length)) stance.add('conditional')
  if (around('possibility')) stance.add('possible')
  if (outside(reading, 'pastTime', spans, 0, reading.length)) stance.add('past')
  if (reading.has('joke')) stance.add('joking')
  if (isOfOthers(reading, spans, from, to)) stance.add('others')
  if ((reading.byVendor && reading.isQuestion) || reading.has('asksWish')) stance.add('ours')
  if (actor(reading, start) === (reading.byVendor ? 'self' : 'addressee')) stance.add('ours')
  if (before('hearsay') || reading.has('hearsay', 0, start)) stance.add('hearsay')
  // What our own people note in quotation marks is what the customer said.
  if (!reading.byVendor && isQuoted(reading, start, end)) stance.add('quoted')
  return stance
}

/** Whether a match means nothing, for a frame whose meaning stands under some stances. */
export function isDropped(stance: Stance, stands: readonly StanceName[]): boolean {
  for (const what of stance) if (what === 'quoted' || what === 'hearsay' || !stands.includes(what)) return true
  return false
}

/** Whether a concept stands between two places, but not within the spans. */
function outside(reading: Reading, concept: string, spans: readonly Span[], from: number, to: number): boolean {
  return reading.find(concept, from, to).some(({ start }) => !spans.some((span) => start >= span.start && start < span.end))
}

function isAsked(reading: Reading, start: number): boolean {
  return (
    reading.isQuestion ||
    reading.has('asksInside', 0, start) ||
    reading.find('opensQuestion', 0, start + 1).some((at) => reading.beginsClause(at.start))
  )
}

/** Whether the clause is about people or things that are no part of our business with the customer. */
function isOfOthers(reading: Reading, spans: readonly Span[], from: number, to: number): boolean {
  return outside(reading, 'outsider', spans, from, to) || reading.has('outsiderAfter', from, to)
}

/** Whoever is named last before a place in its clause: the one who speaks, or the one spoken to. */
function actor(reading: Reading, start: number): 'self' | 'addressee' | undefined {
  const from = reading.clauseAt(start).start
  const named = reading.find('person', from, start + 1).at(-1)
  if (!named) return undefined
  if (reading.has('speaker', named.start, named.end)) return 'self'
  return reading.has('addressee', named.start, named.end) && !reading.has('request', from, start + 1) ? 'addressee' : undefined
}

/** Within quotation marks that open in the same sentence: a label, a title, somebody's words. */
function isQuoted(reading: Reading, start: number, end: number): boolean {
  const marks = (from: number, to: number) => reading.words.slice(from, to).filter((word) => word === '"').length
  return marks(0, start) % 2 === 1 && marks(end, reading.length) > 0
}
