import type { Rows } from '../../storage/contract.js'
import { customers as customerTable, facts, subscriptions } from '../../storage/tables/index.js'
import type { StoredOccurrenceEvidence } from '../../storage/tables/signal-occurrences.js'
import { dateIn } from '../calendar/start-of-day.js'
import { statusFilter } from '../facts/fact-status.js'
import { groupBy } from '../group-by.js'
import { readSettings } from '../settings/workspace-settings.js'
import { cutCodePoints } from '../text-key.js'
import { day as dayLength } from '../window.js'
import { overdueStatuses } from './attention/causes.js'
import type { JudgedCustomer, Judging, Outcome } from './outcome.js'
import { counted, type Said } from './patterns/words.js'
import type { WatchedSignal } from './watched-signal.js'

type Reading = Rows<'organization'>

/** What holds by a built-in signal that is a condition of billing or facts. */
export async function findConditions(
  rows: Reading,
  signal: WatchedSignal,
  customers: readonly JudgedCustomer[],
  judging: Pick<Judging, 'asOf' | 'calendar'>
): Promise<Outcome[]> {
  const said = await saidOf(rows, signal, customers, judging)
  return customers.map(({ id }) => ({ signal, customerId: id, said: said.get(id) ?? null }))
}

async function saidOf(
  rows: Reading,
  signal: WatchedSignal,
  customers: readonly JudgedCustomer[],
  { asOf, calendar: { timeZone } }: Pick<Judging, 'asOf' | 'calendar'>
): Promise<Map<string, Said>> {
  const ids = customers.map(({ id }) => id)
  if (signal.builtIn === 'past_due') return pastDue(rows, signal, ids, asOf)
  if (signal.builtIn === 'trial_ending') return trialsEnding(rows, signal, customers, asOf, timeZone)
  return expansionInterest(rows, signal, ids, asOf, timeZone)
}

/** Subscriptions that are past due or unpaid. */
async function pastDue(rows: Reading, { severity }: WatchedSignal, ids: readonly string[], asOf: number): Promise<Map<string, Said>> {
  const found = await rows.find(subscriptions, { where: { customer_id: { in: ids }, status: { in: overdueStatuses } } })
  return new Map(
    [...groupBy(found, ({ customer_id }) => customer_id)].map(([id, its]) => {
      const title = its.length === 1 ? 'A subscription is past due' : `${its.length} subscriptions are past due`
      const evidence = its.slice(0, 10).map(
        ({ id: subscription, external_id, status, plan, started_at }): StoredOccurrenceEvidence => ({
          kind: 'subscription',
          id: subscription,
          title: `Subscription ${external_id}${plan ? ` (${plan})` : ''}: ${status.replace('_', ' ')}`,
          observedAt: asOf,
          window: { start: started_at, end: Math.max(asOf, started_at) },
          value: null,
          comparedWith: null
        })
      )
      return [id, { severity, occurredAt: asOf, title, reason: `${evidence.map((each) => each.title).join('; ')}.`, evidence }]
    })
  )
}

/** Trials whose end is near, of customers without activation. It says nothing where no workspace's customer could ever reach activation. */
async function trialsEnding(
  rows: Reading,
  { severity, settings }: WatchedSignal,
  customers: readonly JudgedCustomer[],
  asOf: number,
  timeZone: string
): Promise<Map<string, Said>> {
  const waiting = customers.filter(({ billing_status, activated_at }) => billing_status === 'TRIALING' && activated_at === null)
  if (waiting.length === 0 || !(await hasActivation(rows))) return new Map()
  const { trialDays = 14, daysBefore = 5 } = settings
  const trials = await rows.find(subscriptions, { where: { customer_id: { in: waiting.map(({ id }) => id) }, status: { eq: 'trialing' } } })
  const byCustomer = groupBy(trials, ({ customer_id }) => customer_id)
  const said = new Map<string, Said>()
  for (const { id, billing_at } of waiting) {
    const trial = byCustomer.get(id)?.sort((a, b) => b.started_at - a.started_at)[0]
    const startedAt = trial?.started_at ?? billing_at
    if (startedAt === null || startedAt === undefined) continue
    const endsAt = startedAt + trialDays * dayLength
    if (asOf < endsAt - daysBefore * dayLength) continue
    const left = Math.ceil((endsAt - asOf) / dayLength)
    const title = left > 0 ? `The trial ends in ${counted(left, 'day')}, without activation` : 'The trial is over, without activation'
    said.set(id, {
      severity,
      occurredAt: asOf,
      title,
      reason: `The trial began on ${dateIn(startedAt, timeZone)} and lasts ${counted(trialDays, 'day')}, until ${dateIn(endsAt, timeZone)}. Nobody of the account has reached activation.`,
      evidence: [
        {
          kind: trial ? 'subscription' : 'customer',
          id: trial?.id ?? id,
          title: `On trial from ${dateIn(startedAt, timeZone)} to ${dateIn(endsAt, timeZone)}`,
          observedAt: startedAt,
          window: { start: startedAt, end: endsAt },
          value: trialDays,
          comparedWith: null
        }
      ]
    })
  }
  return said
}

async function hasActivation(rows: Reading): Promise<boolean> {
  if ((await readSettings(rows)).activation_event !== null) return true
  return (await rows.count(customerTable, { activated_at: { isNull: false } }, 1)) > 0
}

/** Facts that tell of wanting more. */
async function expansionInterest(
  rows: Reading,
  { severity, settings }: WatchedSignal,
  ids: readonly string[],
  asOf: number,
  timeZone: string
): Promise<Map<string, Said>> {
  const { days = 45 } = settings
  const since = asOf - days * dayLength
  const found = await rows.find(facts, {
    where: { customer_id: { in: ids }, fact_type: { eq: 'EXPANSION' }, all: [statusFilter(['ACTIVE'], asOf)] },
    columns: ['id', 'customer_id', 'assertion', 'occurred_at', 'detected_at']
  })
  const telling = found
    .map((fact) => ({ ...fact, at: fact.occurred_at ?? fact.detected_at }))
    .filter(({ at }) => at >= since && at <= asOf)
    .sort((a, b) => b.at - a.at)
  return new Map(
    [...groupBy(telling, ({ customer_id }) => customer_id)].map(([id, its]) => {
      const [newest] = its
      const evidence = its.slice(0, 10).map(
        ({ id: fact, assertion, at }): StoredOccurrenceEvidence => ({
          kind: 'fact',
          id: fact,
          title: cutCodePoints(assertion, 500),
          observedAt: at,
          window: null,
          value: null,
          comparedWith: null
        })
      )
      const title = its.length === 1 ? 'Interest in more was told' : `Interest in more was told ${its.length} times`
      const reason = `On ${dateIn(newest?.at ?? asOf, timeZone)}: ${cutCodePoints(newest?.assertion ?? '', 1_000)}`
      return [id, { severity, occurredAt: newest?.at ?? asOf, title, reason, evidence }]
    })
  )
}
