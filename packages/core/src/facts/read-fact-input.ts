import { RapportError } from '../errors.js'
import { digestKey, normalForm, optionalTime, readOccurredAt } from '../values/index.js'
import { type Pointer, withoutStatement } from './evidence/evidence.js'
import type { FactContent } from './fact-input.js'
import { categoryOf, type FactStatus } from './fact-kinds.js'
import type { FactRow } from './fact-status.js'
import type { StoredMetric } from './tables/index.js'

/** A checked fact: its own columns, what it rests on, and the status that it says. `valid_from` is null when it is not said. */
export interface ReadFact {
  columns: Pick<
    FactRow,
    | 'assertion'
    | 'assertion_key'
    | 'reasoning'
    | 'fact_type'
    | 'fact_category'
    | 'confidence'
    | 'priority'
    | 'severity'
    | 'occurred_at'
    | 'valid_until'
    | 'metric'
  > & { valid_from: number | null }
  evidence: Pointer[]
  status: FactStatus | null
}

/** Reads a checked fact. Throws INVALID_TOOL_INPUT naming the path for what the schema cannot say. */
export function readFactInput(input: FactContent, path: string): ReadFact {
  const { assertion, factType, confidence, priority, severity, reasoning, metric } = input
  if (assertion.trim() === '') throw new RapportError('INVALID_TOOL_INPUT', `${path}.assertion must not be blank`)
  const [validFrom, validUntil] = readPeriod(input.validFrom, input.validUntil, [`${path}.validFrom`, `${path}.validUntil`])
  const columns = {
    assertion,
    assertion_key: assertionKey(factType, assertion),
    reasoning: reasoning || null,
    fact_type: factType,
    fact_category: input.factCategory ?? categoryOf(factType),
    confidence: confidence ?? 1,
    priority: priority || null,
    severity: severity || null,
    occurred_at: readOccurredAt(input, path),
    valid_from: validFrom,
    valid_until: validUntil,
    metric: metric ? readMetric(metric, `${path}.metric`) : null
  }
  return {
    columns,
    evidence: (input.evidence ?? []).map((said, index) => pointerOf(said, `${path}.evidence[${index}]`)),
    status: input.status ?? null
  }
}

/** What tells whether two detections found the same: the type, and the assertion without regard to case, spacing and its last full stop. */
export function assertionKey(factType: string, assertion: string): string {
  const normalized = normalForm(assertion, 'NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.!\s])[.!\s]+$/, '')
  return digestKey('assertion', [factType, normalized])
}

function readMetric(metric: NonNullable<FactContent['metric']>, path: string): StoredMetric {
  const { name, value, previousValue, unit } = metric
  const [periodStart, periodEnd] = readPeriod(metric.periodStart, metric.periodEnd, [`${path}.periodStart`, `${path}.periodEnd`])
  const changePointDate = optionalTime(metric.changePointDate, `${path}.changePointDate`)
  return { name, value, previousValue: previousValue ?? null, unit: unit || null, periodStart, periodEnd, changePointDate }
}

function readPeriod(start: unknown, end: unknown, [startPath, endPath]: readonly [string, string]): [number | null, number | null] {
  const period: [number | null, number | null] = [optionalTime(start, startPath), optionalTime(end, endPath)]
  const [from, until] = period
  if (from !== null && until !== null && from > until) {
    throw new RapportError('INVALID_TOOL_INPUT', `${startPath} must not be after ${endPath.split('.').at(-1)}`)
  }
  return period
}

function pointerOf(said: NonNullable<FactContent['evidence']>[number], path: string): Pointer {
  if ('eventIds' in said) {
    const event_ids = [...new Set(said.eventIds.map((id) => id.toLowerCase()))]
    return { source_type: null, source_id: null, quote: null, segment_position: null, event_ids, ...withoutStatement }
  }
  if (said.quote.trim() === '') throw new RapportError('INVALID_TOOL_INPUT', `${path}.quote must not be blank`)
  const { sourceType: source_type, sourceId: source_id, quote } = said
  return { source_type, source_id, quote, segment_position: null, event_ids: null, ...withoutStatement }
}
