import type { Raising, StoredEvidence } from '../../attention/index.js'
import { reportersOf } from '../../extraction/index.js'
import { type FactRow, isAwaited, statusFilter } from '../../facts/index.js'
import { factEvidence, facts } from '../../facts/tables/index.js'
import { subscriptions } from '../../revenue/tables/index.js'
import { readSettings } from '../../settings/index.js'
import type { Rows } from '../../storage/index.js'
import { parseEnum } from '../../validation/index.js'
import { cutCodePoints, dateIn, day as dayLength, groupBy } from '../../values/index.js'
import { withoutAttention } from '../built-in/index.js'
import { newestLook, type OccurrenceRow, type Severity, severities } from '../occurrences.js'
import { counted } from '../patterns/words.js'
import type { StoredOccurrenceEvidence } from '../tables/signal-occurrences.js'
import { signalOccurrences } from '../tables/signal-occurrences.js'
import { signals } from '../tables/signals.js'
import { factCause, matchDays, overdueStatuses, pastDueCause, pressingDays, pressingFacts, signalCause } from './causes.js'
import { onePerHappening } from './one-happening.js'

type Reading = Rows<'organization'>

/** An item that a customer should have, by what is known of it now. */
export interface WantedItem {
  customerId: string
  cause: string
  severity: Severity
  /** When we learnt the newest of what it comes from; null where that is not known. */
  learntAt: number | null
  /** How it is raised: what signals see is measured anew by each look. */
  raising?: Raising
  title: string
  whatChanged: string
  /** What speaks for caution, where something does. */
  uncertainty?: string
  timeline: { title: string; explanation: string; observedAt: number }[]
  evidence: StoredEvidence[]
}

/** What should have somebody's attention at these customers: what signals see, what was told, what is past due. */
export async function wantedItems(rows: Reading, customerIds: readonly string[], now: number): Promise<WantedItem[]> {
  const [seen, told, due] = await Promise.all([
    bySignals(rows, customerIds, now),
    byFacts(rows, customerIds, now),
    byBilling(rows, customerIds)
  ])
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

function evidenceOf(
  { kind, title, observedAt, window, value, comparedWith }: StoredOccurrenceEvidence,
  signalName: string
): StoredEvidence {
  const numbers =
    kind !== 'metric' || value === null ? '' : comparedWith === null ? `: ${value}` : `: ${value} (compared with ${comparedWith})`
  return {
    role: 'supporting',
    kind: evidenceKinds[kind],
    observedAt,
    window,
    title: `${title}${numbers}`,
    sourceLabel: `Signal ${signalName}`
  }
}

/** The caution of an item whose words only the rules have read so far, where a language model is to read them too. */
const notChecked = 'Not yet checked: rules found this in the words, and no language model has confirmed it so far.'

/** The facts of a customer that press, with the words that say them. */
async function byFacts(rows: Reading, customerIds: readonly string[], now: number): Promise<WantedItem[]> {
  const since = now - pressingDays * dayLength
  const found = await rows.find(facts, {
    where: { customer_id: { in: customerIds }, fact_type: { in: Object.keys(pressingFacts) }, all: [statusFilter(['ACTIVE'], now)] }
  })
  const telling = found.filter((fact) => toldAt(fact) >= since && toldAt(fact) <= now && !isAwaited(fact, now))
  if (telling.length === 0) return []
  const { default_timezone: timeZone } = await readSettings(rows)
  const quotes = await rows.find(factEvidence, { where: { fact_id: { in: telling.map(({ id }) => id) }, position: { eq: 0 } } })
  const quoteOf = new Map(quotes.map((evidence) => [evidence.fact_id, evidence]))
  const reporters = await reportersOf(rows, quotes)
  const reportedBy = new Map(quotes.map(({ fact_id }, index) => [fact_id, reporters[index] ? `Reported by ${reporters[index]}: ` : '']))
  return [...groupBy(telling, ({ customer_id, fact_type }) => `${customer_id} ${fact_type}`).values()].flatMap((its) => {
    const newest = its.toSorted((a, b) => toldAt(b) - toldAt(a) || (a.id < b.id ? 1 : -1))
    const [first] = newest
    const kind = pressingFacts[first?.fact_type ?? '']
    if (!first || !kind) return []
    return [
      {
        customerId: first.customer_id,
        cause: factCause(first.fact_type),
        severity: kind.severity,
        title: kind.title,
        learntAt: Math.max(...newest.map(({ detected_at, check_due_at }) => Math.max(detected_at, check_due_at ?? 0))),
        whatChanged: newest
          .slice(0, 5)
          .map((fact) => `${dateIn(toldAt(fact), timeZone)}: ${reportedBy.get(fact.id) ?? ''}${fact.assertion}`)
          .join('\n'),
        ...(newest.every(({ check_due_at }) => check_due_at !== null) && { uncertainty: notChecked }),
        timeline: newest.map((fact) => ({
          title: kind.title,
          explanation: cutCodePoints(fact.assertion, 4_000),
          observedAt: toldAt(fact)
        })),
        evidence: newest.map((fact): StoredEvidence => {
          const { quote, source_type } = quoteOf.get(fact.id) ?? {}
          return {
            role: 'supporting',
            kind: quote ? 'communication' : 'record',
            observedAt: toldAt(fact),
            window: null,
            title: quote ? cutCodePoints(`${reportedBy.get(fact.id) ?? ''}“${quote}”`, 500) : fact.assertion,
            sourceLabel: source_type ?? 'Fact'
          }
        })
      }
    ]
  })
}

const toldAt = ({ occurred_at, detected_at }: FactRow) => occurred_at ?? detected_at

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
