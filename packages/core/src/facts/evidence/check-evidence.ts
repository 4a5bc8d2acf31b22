import { RapportError } from '../../errors.js'
import { findQuote, resolveSources, type SourceName, type SourceRow } from '../../sources/index.js'
import { sourceSegments } from '../../sources/tables/index.js'
import type { Transaction } from '../../storage/index.js'
import { groupBy, yieldToEventLoop } from '../../values/index.js'
import { type Pointer, pointerKey, sourceOf } from './evidence.js'

/** A fact's evidence as it was said, and where the fact is, such as `facts[3]`. */
interface SaidEvidence {
  evidence: readonly Pointer[]
  path: string
}

/**
 * Adds to each of these its evidence with the place of each quote in its source. A source that is not stored yet is taken at its word: its
 * put will look at the quote. Throws INVALID_TOOL_INPUT naming the path of a quote that does not stand in its source.
 */
export async function withCheckedEvidence<T extends SaidEvidence>(
  transaction: Transaction,
  said: readonly T[]
): Promise<(T & { evidence: Pointer[] })[]> {
  const named = said.flatMap(({ evidence }) => evidence.flatMap((pointer) => sourceOf(pointer) ?? []))
  const stored = await resolveSources(transaction, named)
  const rows = new Map(named.flatMap((name) => stored.get(name) ?? []).map((row) => [row.id, row]))
  const segments = await segmentsOf(transaction, [...rows.values()])
  const check = (pointer: Pointer, path: string): Pointer => {
    const name = sourceOf(pointer)
    const source = name && stored.get(name)
    if (!source || pointer.quote === null) return pointer
    const place = findQuote({ ...source, segments: segments.get(source.id) ?? [] }, pointer.quote)
    if (!place) throw new RapportError('INVALID_TOOL_INPUT', `${path}.quote must be an exact quote of ${describeSource(name)}`)
    return { ...pointer, source_id: source.external_id, segment_position: place.segmentPosition }
  }
  const checked: (T & { evidence: Pointer[] })[] = []
  let quotes = 0
  for (const each of said) {
    const evidence: Pointer[] = []
    for (const [index, pointer] of each.evidence.entries()) {
      evidence.push(check(pointer, `${each.path}.evidence[${index}]`))
      quotes += 1
      if (quotes % quotesPerTurn === 0) await yieldToEventLoop()
    }
    checked.push({ ...each, evidence: distinct(evidence) })
  }
  return checked
}

/** A quote is looked for in all the text of its source. */
const quotesPerTurn = 20

/** The same words of the same source bear a fact out once. */
function distinct(evidence: readonly Pointer[]): Pointer[] {
  return [...new Map(evidence.map((pointer) => [pointerKey(pointer), pointer])).values()]
}

async function segmentsOf(transaction: Transaction, rows: readonly SourceRow[]) {
  const ids = rows.filter((row) => row.segment_count > 0).map(({ id }) => id)
  const columns = ['source_id', 'position', 'text'] as const
  const found = ids.length === 0 ? [] : await transaction.find(sourceSegments, { where: { source_id: { in: ids } }, columns })
  return groupBy(found, ({ source_id }) => source_id)
}

const describeSource = ({ sourceType, sourceId }: SourceName) => `the ${sourceType} ${JSON.stringify(sourceId)}`
