import { latest } from '../../identity/index.js'
import type { Reading } from '../../values/index.js'
import { type EvidenceRow, isOpening } from '../evidence/evidence.js'
import { type FactRow, isAwaited } from '../fact-status.js'
import { activeFrom } from '../patterns/apply-patterns.js'
import { setsStatus } from '../resolution-causes.js'
import { foldStatements } from '../statements/fold.js'
import { openingsOf, statementOf } from '../statements/fold-fact.js'
import { decisionOf, isDeciding } from '../statements/last-decisions.js'
import type { PastFact } from './past-facts.js'

/** A fact as it stood at an instant, with the evidence that it rested on first. */
export interface FactAt {
  row: FactRow
  evidence: EvidenceRow | undefined
}

/**
 * A fact as it stood at `at`; undefined where there was none. What was said by then is folded as `foldStatements` does, and what people had decided by then
 * holds. So a fact that was ended or dismissed later still stood then. The words of the fact are those of today: they keep no history.
 *
 * Read by what happened, a fact that a reading withdrew never stood.
 */
export function factAt({ row, evidence, changes }: PastFact, at: number, reading: Reading): FactAt | undefined {
  const isRecorded = reading === 'recorded'
  if (isRecorded && (row.detected_at > at || isAwaited(row, at))) return undefined
  if (!row.is_extracted && row.valid_from > at) return undefined
  const withdrawal = changes.findLast(setsStatus)
  if (row.status === 'RESOLVED' && withdrawal?.cause === 'withdrawn' && (!isRecorded || withdrawal.at <= at)) return undefined
  const isKnown = (each: EvidenceRow) => statedAt(row, each) <= at && (!isRecorded || (each.learned_at ?? row.detected_at) <= at)
  const known = evidence.filter(isKnown)
  const first = changes[0]
  const openings = openingsOf({ ...row, status: first?.to_status ?? row.status }, known)
  const attached = known.filter((each) => !isOpening(each))
  const decision = decisionAt({ row, changes }, at, openings[0]?.at ?? at)
  const state = foldStatements([...openings, ...attached.map(statementOf)], decision, activeFrom)
  if (!state) return undefined
  const { status, until } = state
  const isWhole = known.length === evidence.length
  const confidences = openings.map(({ confidence }) => confidence)
  const confidence = attached.length > 0 ? state.confidence : Math.max(...confidences)
  const stood = {
    ...row,
    status,
    snoozed_until: status === 'SNOOZED' ? until : null,
    valid_until: state.endedAt ?? (isOurEnd(row, evidence) ? null : row.valid_until),
    detected_at: row.detected_at <= at ? row.detected_at : state.from,
    ...(!isWhole && row.is_extracted && { confidence, valid_from: state.from, occurred_at: occurredAt(row, evidence, known) })
  }
  return { row: stood, evidence: known[0] }
}

/** When evidence was said; what tells no time of its own was said when the fact began. */
const statedAt = (row: FactRow, { stated_at }: EvidenceRow) => stated_at ?? row.valid_from

/** The last decision until `at`. What the host said of a fact that it imported held from the beginning of the fact. */
function decisionAt({ row, changes }: Pick<PastFact, 'row' | 'changes'>, at: number, openedAt: number) {
  const deciding = changes.filter((change) => isDeciding(change, row))
  const last = deciding.findLast((change) => change.at <= at)
  if (last) return decisionOf(last)
  const [first] = deciding
  if (first?.cause !== 'put' || first.from_status !== null || row.is_extracted) return undefined
  // Nobody said when it was resolved, but when it stopped to hold.
  return first.to_status === 'RESOLVED' && row.valid_until !== null ? undefined : { ...decisionOf(first), at: openedAt }
}

/** Whether the end of a fact follows from what was said, and not from the host. */
const isOurEnd = ({ valid_until }: FactRow, evidence: readonly EvidenceRow[]) =>
  valid_until !== null && evidence.some(({ effect, stated_at }) => effect === 'ends' && stated_at === valid_until)

/** When what a fact tells of occurred last, by what was said so far. */
function occurredAt(row: FactRow, evidence: readonly EvidenceRow[], known: readonly EvidenceRow[]): number | null {
  const lastOf = (pieces: readonly EvidenceRow[]) =>
    pieces
      .filter((each) => isOpening(each) || each.effect === 'confirms')
      .map((each) => statedAt(row, each))
      .reduce(latest, null)
  return row.occurred_at === lastOf(evidence)
    ? lastOf(known)
    : row.occurred_at === null
      ? null
      : Math.min(row.occurred_at, lastOf(known) ?? row.occurred_at)
}
