import { type Static, Type } from 'typebox'
import { customerLabel } from '../customers/index.js'
import { healthBands } from '../health/index.js'
import { type Exchange, readExchange } from '../money/index.js'
import { orNull } from '../runtime/index.js'
import { readSettings } from '../settings/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { type CustomerTerms, isLastTerm, lastInstant, readTerms } from '../terms/index.js'
import { terms } from '../terms/tables/index.js'
import { strictObject } from '../validation/index.js'
import { compareText, dateIn, day as dayLength, isoTime } from '../values/index.js'
import { nextTaskShape, nextTasks } from '../work/index.js'
import { ownedAmong } from './owned-among.js'
import { judgeCustomers, renewalOf, standingsOf } from './read-standings.js'
import { addUp, type Renewal, renewalShape, type Standing, standingShape, worthShape } from './standing.js'

/** Which renewals are asked for: those of this quarter that are to come, those of the next one, or terms that ended with nobody knowing how. */
const renewalPeriods = ['quarter', 'next', 'overdue'] as const

const maxItems = 500
const maxCandidates = 5_000
/** After so long nobody waits for an outcome any more. */
const overdueDays = 90

export const renewalsInput = strictObject({
  period: Type.Optional(
    Type.Enum([...renewalPeriods], {
      description:
        'quarter (default): terms that end in the rest of this quarter; next: in the next quarter; overdue: terms that ended in the last 90 days with an unknown outcome.'
    })
  )
})

const bands = ['leaving', ...healthBands, 'unknown'] as const

export const renewalsShape = strictObject({
  from: Type.String({ format: 'date', description: 'The first day of the period, in UTC.' }),
  to: Type.String({ format: 'date', description: 'Its last day.' }),
  items: Type.Array(
    strictObject({
      renewal: renewalShape,
      customer: standingShape,
      nextTask: orNull(nextTaskShape)
    }),
    { description: 'Sorted by their end, then by worth, largest first. At most 500.' }
  ),
  total: Type.Integer({ minimum: 0, description: 'How many there are in all.' }),
  worth: Type.Array(worthShape, {
    description: "What they are worth in a year, in the workspace's currency where there is a rate, else by currency."
  }),
  unknownWorth: Type.Integer({ minimum: 0, description: 'How many of them have no known worth.' }),
  bands: Type.Array(
    strictObject({
      band: Type.Enum([...bands], {
        description: 'The band of the health score; leaving: customers that said that they leave, or that have left; unknown: no score.'
      }),
      customers: Type.Integer({ minimum: 1 }),
      worth: Type.Array(worthShape)
    }),
    { description: 'The same by the health of the customers, worst first.' }
  )
})

/** The terms of a period that end, with how their customers stand. */
export type Renewals = Static<typeof renewalsShape>

/**
 * The terms that end in a period, each with the standing of its customer; one for each customer. A term that renewed itself counts with its renewal.
 *
 * @example const { items, worth } = await readRenewals(store, { period: 'quarter' }, clock.now())
 */
export async function readRenewals(
  store: OrganizationStore,
  { period = 'quarter' }: Static<typeof renewalsInput>,
  now: number
): Promise<Renewals> {
  const { default_timezone: timeZone } = await readSettings(store)
  const { from, to } = daysOf(period, dateIn(now, timeZone))
  const [ids, exchange] = await Promise.all([candidates(store, period, from, to), readExchange(store)])
  const known = await readTerms(store, ids, now)
  const found = [...known].flatMap(([id, its]) => {
    const renewal = period === 'overdue' ? overdueOf(its, now) : renewalOf(its)
    return renewal && renewal.endsOn >= from && renewal.endsOn <= to ? [{ id, renewal }] : []
  })
  found.sort(byEnd(exchange))
  const judged = await judgeCustomers(
    store,
    found.slice(0, maxItems).map(({ id }) => id),
    now
  )
  const [listed, tasks] = await Promise.all([
    standingsOf(store, judged, now),
    nextTasks(
      store,
      judged.map(({ customer }) => customer.id)
    )
  ])
  const standings = new Map(listed.map((each) => [each.customerId, each]))
  const items = found.slice(0, maxItems).flatMap(({ id, renewal }) => {
    const customer = standings.get(id)
    if (!customer) return []
    const next = period === 'overdue' && !customer.hasLeft ? { action: 'ask_for_outcome' as const, by: null } : customer.next
    return [{ renewal, customer: { ...customer, next }, nextTask: tasks.get(id) ?? null }]
  })
  const renewals = found.map(({ renewal }) => renewal)
  return {
    from,
    to,
    items,
    total: found.length,
    worth: addUp(renewals, exchange),
    unknownWorth: renewals.filter(({ yearlyCents }) => yearlyCents === null).length,
    bands: bandsOf(items, exchange)
  }
}

/** A term that ends soon, or whose notice has to be given soon. */
export interface NearRenewal {
  customerId: string
  name: string
  renewal: Renewal
}

/**
 * The terms that end on these days, or whose notice has to be given on them: one for each customer that has not left, and at most 500. With `ownerId` only
 * those of the customers of that member.
 *
 * @example const near = await readNearRenewals(store, { from: '2026-03-02', to: '2026-04-01' }, clock.now(), 'm_1')
 */
export async function readNearRenewals(
  store: OrganizationStore,
  { from, to }: { from: string; to: string },
  now: number,
  ownerId?: string
): Promise<NearRenewal[]> {
  const isNear = (day: string | null) => day !== null && day >= from && day <= to
  const [ids, exchange] = await Promise.all([candidates(store, 'near', from, to), readExchange(store)])
  const known = await readTerms(store, ids, now)
  const near = [...known].flatMap(([id, its]) => {
    const renewal = renewalOf(its)
    return renewal && (isNear(renewal.endsOn) || isNear(renewal.noticeOn)) ? [{ id, renewal }] : []
  })
  const found = (await ownedAmong(store, near, ({ id }) => id, ownerId)).toSorted(byEnd(exchange)).slice(0, maxItems)
  const judged = await judgeCustomers(
    store,
    found.map(({ id }) => id),
    now
  )
  const present = new Map(judged.flatMap(({ customer, hasLeft }) => (hasLeft ? [] : [[customer.id, customer] as const])))
  return found.flatMap(({ id, renewal }) => {
    const customer = present.get(id)
    return customer ? [{ customerId: id, name: customerLabel(customer, 500), renewal }] : []
  })
}

interface Found {
  id: string
  renewal: Renewal
}

/** The one that ends first first; of one day the one that is worth most. */
function byEnd(exchange: Exchange): (a: Found, b: Found) => number {
  const worth = ({ renewal: { yearlyCents, currency } }: Found) =>
    yearlyCents === null || currency === null ? 0 : exchange({ cents: yearlyCents, currency }).cents
  return (a, b) => compareText(a.renewal.endsOn, b.renewal.endsOn) || worth(b) - worth(a) || compareText(a.id, b.id)
}

function daysOf(period: (typeof renewalPeriods)[number], today: string): { from: string; to: string } {
  const dayBefore = (day: string, days: number) => isoTime(Date.parse(day) - days * dayLength).slice(0, 10)
  if (period === 'overdue') return { from: dayBefore(today, overdueDays), to: dayBefore(today, 1) }
  const [year = 0, month = 1] = today.split('-').map(Number)
  const quarter = Math.floor((month - 1) / 3) + (period === 'next' ? 1 : 0)
  const startOf = (index: number) => isoTime(Date.UTC(year, 3 * index, 1)).slice(0, 10)
  return { from: period === 'next' ? startOf(quarter) : today, to: dayBefore(startOf(quarter + 1), 1) }
}

/** The customers with a term that ends in these days, or with one before that renews itself; for `near` also with one whose notice is in them. */
async function candidates(
  store: OrganizationStore,
  period: (typeof renewalPeriods)[number] | 'near',
  from: string,
  to: string
): Promise<string[]> {
  const start = Date.parse(from) + 1
  const end = Date.parse(to) + dayLength
  const rows = await store.find(terms, {
    where: {
      removed_at: { isNull: true },
      ...(period === 'overdue'
        ? { ends_at: { gte: start, lte: end }, outcome: { isNull: true } }
        : {
            any: [
              { ends_at: { gte: start, lte: end } },
              ...(period === 'near' ? [{ ends_at: { gt: end }, notice_at: { gte: start - 1, lte: end } }] : []),
              { ends_at: { lt: start }, auto_renews: { eq: true }, is_rolling: { eq: false }, outcome: { eq: 'renewed' } }
            ]
          })
    },
    columns: ['customer_id'],
    orderBy: { column: 'ends_at', direction: 'desc' },
    limit: maxCandidates
  })
  return [...new Set(rows.map(({ customer_id }) => customer_id))]
}

/** The last term of a customer that has ended without another one that runs, and of which nobody knows how it ended. */
function overdueOf({ terms: all, running }: CustomerTerms, now: number): Renewal | null {
  const term = running ? undefined : all.findLast(({ endsAt, outcome }) => endsAt !== null && endsAt <= now && outcome === null)
  if (!term || term.endsAt === null) return null
  return {
    endsOn: isoTime(lastInstant(term.endsAt)).slice(0, 10),
    noticeOn: term.noticeAt === null ? null : isoTime(term.noticeAt).slice(0, 10),
    autoRenews: term.autoRenews,
    isEnding: isLastTerm(term),
    yearlyCents: term.monthlyCents === null ? null : 12 * term.monthlyCents,
    currency: term.currency
  }
}

function bandsOf(items: readonly { renewal: Renewal; customer: Standing }[], exchange: Exchange): Renewals['bands'] {
  const bandOf = ({ state, health }: Standing) => (state === 'leaving' ? 'leaving' : (health?.band ?? 'unknown'))
  return bands.flatMap((band) => {
    const its = items.filter(({ customer }) => bandOf(customer) === band)
    return its.length === 0
      ? []
      : [
          {
            band,
            customers: its.length,
            worth: addUp(
              its.map(({ renewal }) => renewal),
              exchange
            )
          }
        ]
  })
}
