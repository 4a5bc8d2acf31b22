import { type AssessedReason, type Assessment, fitsState, hasLeftBy, stuckAfterDays } from '../../assessment/index.js'
import type { StoredEvidence } from '../../attention/index.js'
import type { FactRow } from '../../facts/index.js'
import { factEvidence, facts } from '../../facts/tables/index.js'
import { readSettings } from '../../settings/index.js'
import type { Rows } from '../../storage/index.js'
import { cutCodePoints, dateIn, day as dayLength, groupBy } from '../../values/index.js'
import type { Severity } from '../occurrences.js'
import { activityCause, factCause, pressingFacts, problemCause } from './causes.js'
import type { WantedItem } from './wanted-item.js'

type Reading = Rows<'organization'>

/** A reason of fewer points is too old, or too doubtful, for an item of its own. */
const minPoints = 12
/** A fact below this probability opens nothing by itself: it only adds to what others say. */
const minProbability = 0.7

/** The caution of an item whose words only the rules have read so far, where a language model is to read them too. */
const notChecked = 'Not yet checked: rules found this in the words, and no language model has confirmed it so far.'

/** The items that follow from how customers stand: from what was said, from tickets without an answer, and from activity that no signal watches. */
export async function byAssessment(
  rows: Reading,
  assessments: ReadonlyMap<string, Assessment>,
  watched: ReadonlySet<string>
): Promise<WantedItem[]> {
  const pressing = [...assessments].flatMap(([customerId, assessment]) => {
    const { state, reasons } = assessment
    const hasLeft = hasLeftBy(state, reasons)
    return reasons.filter((reason) => isPressing(reason, assessment)).map((reason) => ({ customerId, reason, state, hasLeft }))
  })
  const bySource = groupBy(pressing, ({ reason }) => (reason.factId === null ? reason.subject : 'fact'))
  const activity = activitySubjects.flatMap((subject) => bySource.get(subject) ?? []).filter(({ customerId }) => !watched.has(customerId))
  return [...(await fromFacts(rows, bySource.get('fact') ?? [])), ...fromProblems(bySource.get('problem') ?? []), ...fromActivity(activity)]
}

interface Pressing {
  customerId: string
  reason: AssessedReason
  state: Assessment['state']
  hasLeft: boolean
}

const activitySubjects = ['silence', 'usage', 'people'] as const

/** Whether a reason asks for somebody's attention: nobody has seen it yet, and it agrees with how the customer stands. */
function isPressing(reason: AssessedReason, { state }: Assessment): boolean {
  const { isHandled, points, probability, direction, bearing } = reason
  if (isHandled || points < minPoints || probability < minProbability) return false
  if (direction === 'for') return bearing !== 'calm'
  // A calm customer may have one thing that somebody should know, but is no customer that may leave.
  return (state === 'calm' || state === 'growing') && bearing === 'at_risk' && fitsState(reason)
}

async function fromFacts(rows: Reading, pressing: readonly Pressing[]): Promise<WantedItem[]> {
  if (pressing.length === 0) return []
  const { default_timezone: timeZone } = await readSettings(rows)
  const ids = pressing.flatMap(({ reason }) => reason.factId ?? [])
  const found = await rows.get(
    facts,
    ids.map((id) => ({ id }))
  )
  const factOf = new Map(found.flatMap((fact) => (fact && Object.hasOwn(pressingFacts, fact.fact_type) ? [[fact.id, fact] as const] : [])))
  const evidence = await rows.find(factEvidence, { where: { fact_id: { in: [...factOf.keys()] }, position: { eq: 0 } } })
  const sourceTypeOf = new Map(evidence.map(({ fact_id, source_type }) => [fact_id, source_type]))
  const known = pressing.flatMap((each) => {
    const fact = factOf.get(each.reason.factId ?? '')
    return fact ? [{ ...each, fact }] : []
  })
  return [...groupBy(known, ({ customerId, fact }) => `${customerId} ${fact.fact_type}`).values()].flatMap((its) => {
    const newest = its.toSorted((a, b) => (b.reason.at ?? 0) - (a.reason.at ?? 0) || (a.fact.id < b.fact.id ? 1 : -1))
    const [first] = newest
    const kind = pressingFacts[first?.fact.fact_type ?? '']
    if (!first || !kind) return []
    const leaves = first.hasLeft ? 'They have left' : 'They are leaving'
    const title = first.fact.fact_type === 'CHURN_RISK' && first.state === 'leaving' ? leaves : kind.title
    return [
      {
        customerId: first.customerId,
        cause: factCause(first.fact.fact_type),
        severity: kind.severity,
        title,
        learntAt: Math.max(...newest.map(({ fact }) => learntAt(fact))),
        whatChanged: newest
          .slice(0, 5)
          .map(({ reason, fact }) => `${dateIn(reason.at ?? fact.detected_at, timeZone)}: ${reportedBy(reason)}${fact.assertion}`)
          .join('\n'),
        ...(newest.every(({ fact }) => fact.check_due_at !== null) && { uncertainty: notChecked }),
        timeline: newest.map(({ reason, fact }) => ({
          title: kind.title,
          explanation: cutCodePoints(fact.assertion, 4_000),
          observedAt: reason.at ?? fact.detected_at
        })),
        evidence: newest.map(({ reason, fact }): StoredEvidence => {
          return {
            role: 'supporting',
            kind: reason.quote === null ? 'record' : 'communication',
            observedAt: reason.at,
            window: null,
            title: reason.quote === null ? fact.assertion : cutCodePoints(`${reportedBy(reason)}“${reason.quote}”`, 500),
            sourceLabel: sourceTypeOf.get(fact.id) ?? 'Fact'
          }
        })
      }
    ]
  })
}

const reportedBy = ({ reporter }: AssessedReason) => (reporter === null ? '' : `Reported by ${reporter}: `)

const learntAt = ({ detected_at, check_due_at }: FactRow) => Math.max(detected_at, check_due_at ?? 0)

function fromProblems(pressing: readonly Pressing[]): WantedItem[] {
  return [...groupBy(pressing, ({ customerId }) => customerId)].map(([customerId, its]) => {
    const title = its.length === 1 ? 'A ticket is still open' : `${its.length} tickets are still open`
    // A ticket presses some weeks after it was opened: one that does so later than another was resolved is news.
    const learntAt = Math.max(...its.map(({ reason }) => reason.at ?? 0)) + stuckAfterDays * dayLength
    return measuredItem({ customerId, cause: problemCause, severity: 'MEDIUM', title, learntAt }, its, 'Tickets')
  })
}

const activityTitles: Readonly<Record<string, string>> = {
  silence: 'Nobody is active any more',
  usage: 'Usage has dropped',
  people: 'Fewer people are active'
}

function fromActivity(pressing: readonly Pressing[]): WantedItem[] {
  return [...groupBy(pressing, ({ customerId }) => customerId)].flatMap(([customerId, its]) => {
    const strongest = its.toSorted((a, b) => b.reason.points - a.reason.points)
    const [first] = strongest
    if (!first) return []
    const title = activityTitles[first.reason.subject] ?? ''
    return [measuredItem({ customerId, cause: activityCause, severity: 'MEDIUM', title, learntAt: null }, strongest, 'Activity')]
  })
}

/** An item that rests on numbers, which are those of now. */
function measuredItem(
  named: { customerId: string; cause: string; severity: Severity; title: string; learntAt: number | null },
  its: readonly Pressing[],
  sourceLabel: string
): WantedItem {
  return {
    ...named,
    raising: { isMeasured: true },
    whatChanged: its
      .slice(0, 5)
      .map(({ reason }) => reason.text)
      .join('\n'),
    timeline: [],
    evidence: its.map(({ reason }): StoredEvidence => {
      return {
        role: 'supporting',
        kind: 'metric',
        observedAt: reason.at,
        window: null,
        title: cutCodePoints(reason.text, 500),
        sourceLabel
      }
    })
  }
}
