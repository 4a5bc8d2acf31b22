import { findSources, type SourcesByName, type SourceType, sourceTypes } from '../sources/index.js'
import type { Rows } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import { type EvidenceRow, sourceOf } from './evidence/evidence.js'
import type { FactStatus } from './fact-kinds.js'
import { type FactRow, statusAt } from './fact-status.js'
import { factEvidence, facts } from './tables/index.js'

/** The source that a fact was read from first. Times are ISO 8601 in UTC, null when the source is not stored. */
export interface LinkedSource {
  sourceType: SourceType
  sourceId: string
  occurredAt: string | null
  permalink: string | null
}

/** A fact as tools answer it. Times are ISO 8601 in UTC. */
export interface Fact {
  id: string
  assertion: string
  reasoning: string | null
  factType: string
  factCategory: string
  status: FactStatus
  confidence: number
  priority: string | null
  occurredAt: string | null
  detectedAt: string
  validFrom: string
  validUntil: string | null
  linkedSourceRef: LinkedSource | null
  sourceMetadata: {
    sourceType: SourceType | null
    sourceId: string | null
    sourceOccurredAt: string | null
    sourceQuote: string | null
    permalink: string | null
  } | null
  evidenceCount: number
  metricName: string | null
  metricValue: number | null
  metricPreviousValue: number | null
  metricDelta: number | null
  metricUnit: string | null
  periodStart: string | null
  periodEnd: string | null
  changePointDate: string | null
  occurrenceCount: number
  lastDetectedAt: string | null
  severity: string | null
}

/** These facts by the ids of their rows, as they are at `now`; those that are gone are left out. */
export async function readFacts(rows: Rows<'organization'>, ids: readonly string[], now: number): Promise<Map<string, Fact>> {
  const found = await rows.get(
    facts,
    ids.map((id) => ({ id }))
  )
  const described = await describeFacts(
    rows,
    found.filter((row) => row !== undefined),
    now
  )
  return new Map(described.map((fact) => [fact.id, fact]))
}

/** Facts as tools answer them, in the same order, with the statuses that they have at `now`. */
export async function describeFacts(rows: Rows<'organization'>, found: readonly FactRow[], now: number): Promise<Fact[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const first = await rows.find(factEvidence, { where: { fact_id: { in: ids }, position: { eq: 0 } } })
  const byFact = new Map(first.map((evidence) => [evidence.fact_id, evidence]))
  const linked = await findSources(
    rows,
    first.flatMap((evidence) => sourceOf(evidence) ?? [])
  )
  return found.map((row) => describe(row, byFact.get(row.id), linked, now))
}

/** One fact as tools answer it, with the status that it has at `now`. */
export async function describeFact(rows: Rows<'organization'>, row: FactRow, now: number): Promise<Fact> {
  const [described] = await describeFacts(rows, [row], now)
  if (!described) throw new Error(`Fact ${row.id} was not described`)
  return described
}

function describe(row: FactRow, evidence: EvidenceRow | undefined, linked: SourcesByName, now: number): Fact {
  const source = evidence && linkedSource(evidence, linked)
  return {
    id: row.id,
    assertion: row.assertion,
    reasoning: row.reasoning,
    factType: row.fact_type,
    factCategory: row.fact_category,
    status: statusAt(row, now),
    confidence: row.confidence,
    priority: row.priority,
    severity: row.severity,
    occurredAt: isoTimeOrNull(row.occurred_at),
    detectedAt: isoTime(row.detected_at),
    validFrom: isoTime(row.valid_from),
    validUntil: isoTimeOrNull(row.valid_until),
    linkedSourceRef: source ?? null,
    sourceMetadata: source
      ? {
          sourceType: source.sourceType,
          sourceId: source.sourceId,
          sourceOccurredAt: source.occurredAt,
          sourceQuote: evidence.quote,
          permalink: source.permalink
        }
      : null,
    evidenceCount: row.evidence_count,
    ...metricOf(row),
    occurrenceCount: row.occurrence_count,
    lastDetectedAt: isoTime(row.last_detected_at)
  }
}

function linkedSource(evidence: EvidenceRow, linked: SourcesByName): LinkedSource | undefined {
  const name = sourceOf(evidence)
  if (!name) return undefined
  const stored = linked.get(name)
  return {
    sourceType: parseEnum(sourceTypes, name.sourceType),
    sourceId: name.sourceId,
    occurredAt: isoTimeOrNull(stored?.occurred_at ?? null),
    permalink: stored?.permalink ?? null
  }
}

function metricOf({ metric }: FactRow) {
  const { value = null, previousValue = null, name = null, unit = null } = metric ?? {}
  return {
    metricName: name,
    metricValue: value,
    metricPreviousValue: previousValue,
    metricDelta: value === null || previousValue === null ? null : difference(value, previousValue),
    metricUnit: unit,
    periodStart: isoTimeOrNull(metric?.periodStart ?? null),
    periodEnd: isoTimeOrNull(metric?.periodEnd ?? null),
    changePointDate: isoTimeOrNull(metric?.changePointDate ?? null)
  }
}

/** Null where it is too great for a number: JSON has no infinity. */
function difference(value: number, previousValue: number): number | null {
  const found = value - previousValue
  return Number.isFinite(found) ? found : null
}
