import type { Rows } from '../../storage/index.js'
import type { FactStatus } from '../fact-kinds.js'
import { type PatternCounts, patternConfidence } from './pattern-confidence.js'
import { patternCounts, patternKey } from './read-patterns.js'

/** From here on a detection counts without a person's confirmation: it starts ACTIVE, below it starts CANDIDATE. */
export const activeFrom = 0.8

/** A finding, as far as what was learned of its pattern concerns it. */
interface Found {
  kind: string | null
  columns: { fact_type: string; confidence: number; reasoning: string | null }
  status: FactStatus | null
}

/** Gives findings the confidence, and the status, that people's judgements of their patterns leave them; the reasoning tells of it. */
export async function withLearnedConfidence<T extends Found>(rows: Rows<'organization'>, found: readonly T[]): Promise<T[]> {
  const patterns = found.flatMap(({ kind, columns }) => (kind === null ? [] : [{ factType: columns.fact_type, kind }]))
  const learned = await patternCounts(rows, patterns)
  return found.map((each) => {
    const counts = each.kind === null ? undefined : learned.get(patternKey(each.columns.fact_type, each.kind))
    if (each.kind === null || !counts) return each
    const { confidence: before, reasoning } = each.columns
    const confidence = patternConfidence(before, counts)
    if (confidence === before) return each
    const columns = { ...each.columns, confidence, reasoning: reasoning ?? reasonOf(each.kind, before, confidence, counts) }
    return { ...each, columns, status: statusOf(each.status, before, confidence) }
  })
}

/** Only a confidence that crosses the bound changes what a detector said. */
function statusOf(status: FactStatus | null, before: number, after: number): FactStatus | null {
  if (before < activeFrom && after >= activeFrom && (status === 'CANDIDATE' || status === null)) return 'ACTIVE'
  return before >= activeFrom && after < activeFrom && status === 'ACTIVE' ? 'CANDIDATE' : status
}

function reasonOf(kind: string, before: number, after: number, { confirmed, dismissed }: PatternCounts): string {
  return `Confidence ${after} instead of ${before}: of the facts read as “${kind}”, people here confirmed ${confirmed} and dismissed ${dismissed}.`
}
