import { type Assessment, assessCustomers, assessedColumns, customerAssessments, hasLeftBy, leadingReason } from '../assessment/index.js'
import { customerLabel, loadOwners } from '../customers/index.js'
import { type LastHealth, readLastHealth } from '../health/index.js'
import { customers } from '../identity/index.js'
import { readSettings } from '../settings/index.js'
import type { OrganizationStore, RowOf } from '../storage/index.js'
import { type CustomerTerms, isLastTerm, lastInstant, readTerms } from '../terms/index.js'
import { day as dayLength, isoTime, isoTimeOrNull } from '../values/index.js'
import { type NextAction, nextActionOf } from './next-action.js'
import type { Renewal, Standing } from './standing.js'

const columns = [...assessedColumns, 'external_id', 'name', 'domain', 'owner_id'] as const

/** The columns of a customer that its standing is made of. */
export type StandingCustomer = Pick<RowOf<typeof customers>, (typeof columns)[number]>

/** A customer with its assessment of now: what standings, the sentence above them and their order are made of, so that they agree. */
export interface Judged {
  customer: StandingCustomer
  assessment: Assessment
  hasLeft: boolean
  yearlyCents: number | null
  currency: string | null
}

/** Judges these customers by what is known now, in their order. Ids of nobody are left out. It takes the same number of looks however many they are. */
export async function judgeCustomers(store: OrganizationStore, ids: readonly string[], now: number): Promise<Judged[]> {
  if (ids.length === 0) return []
  const [found, { default_timezone: timeZone }] = await Promise.all([
    store.find(customers, { where: { id: { in: [...ids] } }, columns: [...columns] }),
    readSettings(store)
  ])
  const unpaid = found.filter((row) => paysByMonth(row) === null).map(({ id }) => id)
  const [assessments, terms] = await Promise.all([assessCustomers(store, found, now, timeZone), readTerms(store, unpaid, now)])
  const rowOf = new Map(found.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => {
    const customer = rowOf.get(id)
    const assessment = assessments.get(id)
    if (!customer || !assessment) return []
    const hasLeft = hasLeftBy(assessment.state, assessment.reasons)
    return [{ customer, assessment, hasLeft, ...worthOf(customer, terms.get(id)) }]
  })
}

function worthOf(customer: StandingCustomer, terms: CustomerTerms | undefined): { yearlyCents: number | null; currency: string | null } {
  const monthly = paysByMonth(customer)
  if (monthly !== null) return { yearlyCents: 12 * monthly, currency: customer.currency }
  const running = terms?.running
  const yearlyCents = running?.monthlyCents == null || running.currency === null ? null : 12 * running.monthlyCents
  return { yearlyCents, currency: yearlyCents === null ? null : (running?.currency ?? null) }
}

const paysByMonth = ({ mrr_status, mrr_cents, currency }: StandingCustomer) =>
  mrr_status === 'calculated' && currency !== null ? mrr_cents : null

/** The standings of customers that were judged, in their order. */
export async function standingsOf(store: OrganizationStore, judged: readonly Judged[], now: number): Promise<Standing[]> {
  const ids = judged.map(({ customer }) => customer.id)
  const states = new Map(judged.map(({ customer, assessment }) => [customer.id, assessment.state]))
  const [stored, health, terms, owners] = await Promise.all([
    store.get(
      customerAssessments,
      ids.map((customer_id) => ({ customer_id }))
    ),
    readLastHealth(store, states, now),
    readTerms(store, ids, now),
    loadOwners(
      store,
      judged.map(({ customer }) => customer.owner_id)
    )
  ])
  const sinceOf = new Map(stored.flatMap((row) => (row ? [[row.customer_id, row] as const] : [])))
  return judged.map((its) => {
    const { id, owner_id } = its.customer
    const known = sinceOf.get(id)
    return standingOf(its, {
      since: known?.state === its.assessment.state ? known.since : null,
      health: health.get(id),
      renewal: renewalOf(terms.get(id)),
      owner: owner_id === null ? null : (owners.get(owner_id) ?? null),
      now
    })
  })
}

interface Known {
  since: number | null
  health: LastHealth | undefined
  renewal: Renewal | null
  owner: Standing['owner']
  now: number
}

function standingOf(its: Judged, { since, health, renewal, owner, now }: Known): Standing {
  const { customer, hasLeft, yearlyCents, currency } = its
  const { state, certainty, headline, reasons } = its.assessment
  const leading = leadingReason(state, reasons)
  const isQuoted = ({ direction, points, quote }: (typeof reasons)[number]) => direction === 'for' && points > 0 && quote !== null
  const quoted = leading && (leading.quote !== null ? leading : reasons.find(isQuoted))
  return {
    customerId: customer.id,
    name: customerLabel(customer, 500),
    state,
    hasLeft,
    certainty,
    since: isoTimeOrNull(since),
    headline,
    reason: leading ? { subject: leading.subject, text: leading.text, observedAt: isoTimeOrNull(leading.at) } : null,
    quote: quoted
      ? {
          text: quoted.quote ?? '',
          reporter: quoted.reporter,
          saidAt: isoTimeOrNull(quoted.at),
          source: quoted.sourceType !== null && quoted.sourceId !== null ? { type: quoted.sourceType, id: quoted.sourceId } : null
        }
      : null,
    yearlyCents,
    currency,
    health: health ?? null,
    renewal,
    owner,
    next: nextStep(nextActionOf(leading, hasLeft), renewal, now)
  }
}

/** A later end presses nobody: to name it as the day of an action would mislead. */
const maxDueMs = 120 * dayLength

/** Actions that the end of a term does not date: they are due now, or never. */
const undated: readonly NextAction[] = ['none', 'settle_payment', 'solve_ticket']

/** An action, and the day until which it makes sense: the last day of notice, else that of the term. */
function nextStep(action: NextAction, renewal: Renewal | null, now: number): Standing['next'] {
  const dayAt = (time: number) => isoTime(time).slice(0, 10)
  const isNear = (day: string | null | undefined) => day != null && day >= dayAt(now) && day <= dayAt(now + maxDueMs)
  const by = undated.includes(action) ? null : [renewal?.noticeOn, renewal?.endsOn].find(isNear)
  return { action, by: by ?? null }
}

/** The end of the term that runs; null where none does, and where it goes on without an end. */
export function renewalOf(known: CustomerTerms | undefined): Renewal | null {
  const running = known?.running
  const term = known?.terms.find(({ id }) => id === running?.termId)
  if (!running || !term || running.endsAt === null) return null
  return {
    endsOn: isoTime(lastInstant(running.endsAt)).slice(0, 10),
    noticeOn: running.noticeAt === null ? null : isoTime(running.noticeAt).slice(0, 10),
    autoRenews: running.autoRenews,
    isEnding: isLastTerm(term),
    yearlyCents: running.monthlyCents === null ? null : 12 * running.monthlyCents,
    currency: running.currency
  }
}
