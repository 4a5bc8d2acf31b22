import type { Assessment } from '../../assessment/index.js'
import type { StoredEvidence } from '../../attention/index.js'
import { subscriptions } from '../../revenue/tables/index.js'
import type { Rows } from '../../storage/index.js'
import { parseEnum } from '../../validation/index.js'
import { day as dayLength, groupBy } from '../../values/index.js'
import { withoutAttention } from '../built-in/index.js'
import { evidenceText } from '../evidence-text.js'
import { newestLook, type OccurrenceRow, type Severity, severities } from '../occurrences.js'
import { counted } from '../patterns/words.js'
import type { StoredOccurrenceEvidence } from '../tables/signal-occurrences.js'
import { signalOccurrences } from '../tables/signal-occurrences.js'
import { signals } from '../tables/signals.js'
import { byAssessment } from './by-assessment.js'
import { matchDays, overdueStatuses, pastDueCause, signalCause } from './causes.js'
import { onePerHappening } from './one-happening.js'
import type { WantedItem } from './wanted-item.js'
import { watchedAccounts } from './watched-accounts.js'

type Reading = Rows<'organization'>

/** What should have somebody's attention at these customers: what signals see, what their assessments rest on, what is past due. */
export async function wantedItems(
  rows: Reading,
  customerIds: readonly string[],
  assessments: ReadonlyMap<string, Assessment>,
  now: number
): Promise<WantedItem[]> {
  const [seen, due, watched] = await Promise.all([
    bySignals(rows, customerIds, now),
    byBilling(rows, customerIds),
    watchedAccounts(rows, customerIds)
  ])
  // Where signals watch activity, they say what asks for attention.
  const seenByPatterns = seen.flatMap(({ customerId, raising }) => (raising?.toldAt ? customerId : []))
  const told = await byAssessment(rows, assessments, new Set([...watched, ...seenByPatterns]))
  return [...seen, ...told, ...due]
}

async function bySignals(rows: Reading, customerIds: readonly string[], now: number): Promise<WantedItem[]> {
  const found = await rows.find(signalOccurrences, {
    where: {
      customer_id: { in: customerIds },
      any: [{ ended_at: { isNull: true } }, { detected_at: { gte: now - matchDays * dayLength } }]
    }
  })
  const known = await rows.get(
    signals,
    [...new Set(found.map(({ signal_id }) => signal_id))].map((id) => ({ id }))
  )
  const watching = new Map(known.flatMap((signal) => (signal?.enabled ? [[signal.id, signal] as const] : [])))
  const telling = found.filter(({ signal_id, ended_at }) => {
    const signal = watching.get(signal_id)
    return signal && (signal.kind === 'EVENT_MATCH' || ended_at === null) && !withoutAttention.includes(signal.built_in_key ?? '')
  })
  const seen = [...groupBy(telling, ({ signal_id, customer_id }) => `${signal_id} ${customer_id}`).values()].flatMap((its) => {
    const newest = its.toSorted((a, b) => b.occurred_at - a.occurred_at || (a.id < b.id ? 1 : -1))
    const looks = newest.map(newestLook)
    const [first] = newest
    const [look] = looks
    const signal = watching.get(first?.signal_id ?? '')
    if (!first || !look || !signal) return []
    const isMatch = signal.kind === 'EVENT_MATCH'
    const learntAt = Math.max(...newest.map(({ detected_at }) => detected_at))
    const item: WantedItem = {
      customerId: first.customer_id,
      cause: signalCause(signal.id),
      severity: worst(looks),
      learntAt,
      // A pattern is told of in the commit that sees it first; a match is, by the look that comes after.
      raising: { isMeasured: true, toldAt: isMatch ? null : learntAt },
      title: newest.length === 1 || !isMatch ? look.title : `${signal.name}: ${counted(newest.length, 'time')}`,
      whatChanged: looks
        .slice(0, 5)
        .map(({ reason }) => reason)
        .join('\n'),
      timeline: newest.map(({ title, reason, occurred_at }) => ({ title, explanation: reason, observedAt: occurred_at })),
      evidence: looks.flatMap(({ evidence }) => evidence.map((each) => evidenceOf(each, signal.name)))
    }
    return [{ item, signal, occurrence: first }]
  })
  return onePerHappening(seen)
}

function worst(looks: readonly Pick<OccurrenceRow, 'severity'>[]): Severity {
  const ranks = looks.map(({ severity }) => severities.indexOf(parseEnum(severities, severity)))
  return severities[Math.max(...ranks)] ?? 'MEDIUM'
}

const evidenceKinds = {
  event: 'event',
  metric: 'metric',
  user: 'metric',
  fact: 'record',
  source: 'communication',
  subscription: 'record',
  customer: 'record'
} as const

function evidenceOf(evidence: StoredOccurrenceEvidence, signalName: string): StoredEvidence {
  const { kind, observedAt, window } = evidence
  const sourceLabel = `Signal ${signalName}`
  return { role: 'supporting', kind: evidenceKinds[kind], observedAt, window, title: evidenceText(evidence), sourceLabel }
}

async function byBilling(rows: Reading, customerIds: readonly string[]): Promise<WantedItem[]> {
  const found = await rows.find(subscriptions, { where: { customer_id: { in: customerIds }, status: { in: overdueStatuses } } })
  return [...groupBy(found, ({ customer_id }) => customer_id)].map(([customerId, its]) => {
    const ordered = its.toSorted((a, b) => (a.external_id < b.external_id ? -1 : 1))
    const titles = ordered.map(
      ({ external_id, plan, status }) => `Subscription ${external_id}${plan ? ` (${plan})` : ''} is ${status.replace('_', ' ')}`
    )
    return {
      customerId,
      cause: pastDueCause,
      severity: 'HIGH' as const,
      learntAt: null,
      title: ordered.length === 1 ? 'A payment is past due' : `Payments of ${ordered.length} subscriptions are past due`,
      whatChanged: `${titles.join('.\n')}.`,
      timeline: [],
      evidence: titles.map(
        (title): StoredEvidence => ({
          role: 'supporting',
          kind: 'record',
          title,
          observedAt: null,
          window: null,
          sourceLabel: 'Subscriptions'
        })
      )
    }
  })
}
