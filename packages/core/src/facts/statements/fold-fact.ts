import { latest } from '../../identity/index.js'
import { nameKey } from '../../sources/index.js'
import { parseEnum } from '../../validation/index.js'
import { compareText, type Ids } from '../../values/index.js'
import { type EvidenceRow, evidenceColumns, isOpening, pointerKey, sourceOf } from '../evidence/evidence.js'
import { type FactRow, statusAt } from '../fact-status.js'
import { activeFrom } from '../patterns/apply-patterns.js'
import { type FactChangeRow, statusChange } from '../status-change.js'
import { concerns } from './concerns.js'
import { factEffects } from './effects.js'
import { byTime, type Decision, type FactState, type FactStatement, foldStatements } from './fold.js'
import type { StatementRow } from './keep-statements.js'

interface StoredFact {
  row: FactRow
  evidence: readonly EvidenceRow[]
  decision: Decision | undefined
  /** Statements that it rested on and that are gone. */
  lost: readonly EvidenceRow[]
}

/** A fact in line with what was said of it: its evidence from first to last, what is none any more, and what its history tells. */
interface FoldedFact {
  row: FactRow
  evidence: EvidenceRow[]
  dropped: EvidenceRow[]
  changes: FactChangeRow[]
}

/** Brings a fact in line with its customer's statements; undefined where nothing changes. What was computed of events or figures no words end. */
export function foldFact(
  { row, evidence, decision, lost }: StoredFact,
  statements: readonly StatementRow[],
  ids: Ids,
  now: number
): FoldedFact | undefined {
  if (row.metric !== null || evidence.some(({ event_ids }) => event_ids !== null)) return undefined
  const openings = openingsOf(row, evidence)
  const [first] = [...openings].sort(byTime)
  if (!first) return undefined
  const attached = evidence.filter((each) => !isOpening(each))
  const concerned = { ...row, openedAt: first.at, polarity: first.polarity, openings }
  const wanted = statements.filter((statement) => concerns(statement, concerned)).sort(byStatedAt)
  if (attached.length === 0 && wanted.length === 0 && lost.length === 0) return undefined
  const wantedKeys = new Set(wanted.map(evidenceKey))
  const dropped = attached.filter((each) => !wantedKeys.has(evidenceKey(each)))
  const kept = attached.filter((each) => wantedKeys.has(evidenceKey(each)))
  const keptKeys = new Set(kept.map(evidenceKey))
  const added = wanted.filter((each) => !keptKeys.has(evidenceKey(each)))
  const known: FactStatement[] = [...openings, ...kept.map(statementOf)]
  const fold = (all: readonly FactStatement[]) => foldStatements(all, decision, activeFrom)

  const statusOf = (state: FactState | undefined) =>
    state ? statusAt({ status: state.status, snoozed_until: state.until }, now) : statusAt(row, now)

  const changes: FactChangeRow[] = []
  let from = statusAt(row, now)
  for (const [index, statement] of added.entries()) {
    const to = statusOf(fold([...known, ...added.slice(0, index + 1).map(statementOf)]))
    const change = {
      status: to,
      cause: 'detected',
      effect: parseEnum(factEffects, statement.effect),
      statedAt: statement.stated_at
    } as const
    changes.push(statusChange(ids.uuid(now), row.id, from, change, now))
    from = to
  }
  const state = fold([...known, ...added.map(statementOf)])
  if (!state) return undefined
  if (statusOf(state) !== from) {
    const opening = openings.reduce((a, b) => (b.at > a.at ? b : a), first)
    const change = { status: state.status, until: state.until, cause: 'detected', effect: 'opens', statedAt: opening.at } as const
    changes.push(statusChange(ids.uuid(now), row.id, from, change, now))
  }
  const left = [...evidence.filter((each) => !dropped.includes(each)), ...added.map((each) => evidenceOf(each, row.id, ids, now))]
  const all = left.map((each, position) => ({ ...each, position }))
  const folded = columnsOf(row, state, all, [...evidence, ...lost])
  if (added.length === 0 && dropped.length === 0 && changes.length === 0 && isSame(folded, row)) return undefined
  return { row: { ...folded, updated_at: now }, evidence: row.is_extracted ? withOpenings(row, all) : all, dropped, changes }
}

/** The columns that follow from what was said. A host's fact keeps the confidence and the beginning that the host gave it. */
function columnsOf(row: FactRow, state: FactState, evidence: readonly EvidenceRow[], before: readonly EvidenceRow[]): FactRow {
  const ends = before.filter(({ effect }) => effect === 'ends')
  const isOurEnd = row.valid_until !== null && ends.some(({ stated_at }) => stated_at === row.valid_until)
  const hasLess = before.some((each) => each.effect === 'confirms' && !evidence.some(({ id }) => id === each.id))
  return {
    ...row,
    status: state.status,
    snoozed_until: state.status === 'SNOOZED' ? state.until : null,
    ...(row.is_extracted && { confidence: state.confidence, valid_from: state.from }),
    valid_until: state.endedAt ?? (isOurEnd ? null : row.valid_until),
    ...(row.is_extracted ? detections(row, evidence, hasLess) : {}),
    ...evidenceColumns(evidence)
  }
}

/**
 * How often a fact was detected, once for each source that opens or confirms it, and when what it tells of occurred last. Both never go back, unless a
 * confirmation turns out to be about something else.
 */
function detections(row: FactRow, evidence: readonly EvidenceRow[], hasLess: boolean): Pick<FactRow, 'occurrence_count' | 'occurred_at'> {
  const counted = evidence.filter((each) => isOpening(each) || each.effect === 'confirms')
  const places = counted.map((each) => {
    const source = sourceOf(each)
    return source ? nameKey(source) : pointerKey(each)
  })
  const count = new Set(places).size
  const times = counted.filter(({ effect }) => hasLess || effect === 'confirms').map(({ stated_at }) => stated_at)
  return {
    occurrence_count: hasLess ? count : Math.max(row.occurrence_count, count),
    occurred_at: times.reduce(latest, hasLess ? null : row.occurred_at)
  }
}

interface Opening extends FactStatement {
  /** The source that says it, where one does. */
  source: string | undefined
  polarity: string | null
}

/** What opens a fact: its evidence, or the host, who put it without any. What is not known of evidence from before it was kept is that of the fact. */
export function openingsOf(row: FactRow, evidence: readonly EvidenceRow[]): Opening[] {
  const at = row.is_extracted ? row.valid_from : (row.occurred_at ?? row.valid_from)
  const plain = {
    effect: 'opens',
    at,
    confidence: row.confidence,
    isSure: row.status !== 'CANDIDATE',
    key: '',
    polarity: null,
    source: undefined
  } as const
  const openings = evidence.filter(isOpening).map((each): Opening => {
    const name = sourceOf(each)
    const source = name && nameKey(name)
    return each.effect === null ? { ...plain, source } : { ...statementOf(each), polarity: each.polarity, source }
  })
  return row.is_extracted ? openings : [plain, ...openings]
}

/** The evidence of an extracted fact, with what its openings said where that was not kept when they were read. */
function withOpenings(row: FactRow, evidence: readonly EvidenceRow[]): EvidenceRow[] {
  const { confidence, valid_from: stated_at, detected_at: learned_at } = row
  const claimed_status = row.status === 'CANDIDATE' ? 'CANDIDATE' : 'ACTIVE'
  return evidence.map((each) =>
    each.effect === null ? { ...each, effect: 'opens', confidence, claimed_status, stated_at, learned_at } : each
  )
}

type Stated = Pick<
  EvidenceRow,
  'effect' | 'confidence' | 'claimed_status' | 'stated_at' | 'source_type' | 'source_id' | 'quote' | 'event_ids'
>

/** A piece of evidence, as far as the fold needs it. */
export function statementOf(stated: Stated): FactStatement {
  const { effect, confidence, claimed_status, stated_at } = stated
  return {
    effect: parseEnum(factEffects, effect ?? 'opens'),
    at: stated_at ?? 0,
    confidence: confidence ?? 0,
    isSure: claimed_status === 'ACTIVE',
    key: evidenceKey(stated)
  }
}

const evidenceKey = (stated: Stated) => `${stated.effect} ${pointerKey(stated)}`

function byStatedAt(a: StatementRow, b: StatementRow): number {
  return a.stated_at - b.stated_at || compareText(evidenceKey(a), evidenceKey(b))
}

function evidenceOf(statement: StatementRow, factId: string, ids: Ids, now: number): EvidenceRow {
  const { source_type, source_id, quote, segment_position, event_ids } = statement
  const { effect, polarity, confidence, claimed_status, stated_at, learned_at } = statement
  const pointer = { source_type, source_id, quote, segment_position, event_ids }
  return {
    id: ids.uuid(now),
    fact_id: factId,
    position: 0,
    ...pointer,
    effect,
    polarity,
    confidence,
    claimed_status,
    stated_at,
    learned_at
  }
}

const compared = [
  'status',
  'snoozed_until',
  'confidence',
  'valid_from',
  'valid_until',
  'occurred_at',
  'occurrence_count',
  'evidence_count'
] as const

const isSame = (a: FactRow, b: FactRow) => compared.every((column) => a[column] === b[column])
