import { assess, readPastEvidence } from '../../assessment/index.js'
import type { PastCalendars } from '../../signals/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { readPastTerms, termsAt } from '../../terms/index.js'
import { day as dayLength, type Reading, startOfUtcDay } from '../../values/index.js'
import { activityEvidenceOf } from '../activity-evidence.js'
import type { Measured } from '../measured.js'
import { knownSince, type MeasuredCustomer } from '../measured-customer.js'
import { readPastNorms } from '../norms.js'
import { termAheadOf } from '../terms-ahead.js'
import { useOf } from '../use.js'
import { readPastActivity } from './past-activity.js'

/** Before this many days nobody asks whether activity had fallen already: a fall that goes on is found anew. */
const daysOfFalls = 28

/** What was known of customers on past days. Days have the indices of the calendars. */
export interface PastCustomers {
  /** Measures a customer as it was at the start of a day. Days of one customer are asked in their order. */
  at(customer: MeasuredCustomer, index: number): Measured
}

/**
 * Reads the past of a page of customers once, for all days of the calendars: what is said of a day rests on what was known at its start. So a store that was
 * fed up to a day answers the same for that day as one that was fed on. Who reads several pages gives `norms`, which are the same for all.
 *
 * @example
 * const calendars = await readPastCalendars(store, { from, to, timeZone, reading: 'happened' })
 * const past = await readPastCustomers(store, page, calendars, 'happened')
 * past.at(customer, calendars.first).assessment.state
 */
export async function readPastCustomers(
  store: OrganizationStore,
  customers: readonly MeasuredCustomer[],
  calendars: PastCalendars,
  reading: Reading,
  norms?: Awaited<ReturnType<typeof readPastNorms>>
): Promise<PastCustomers> {
  const { dayStarts, first, timeZone } = calendars
  const ids = customers.map(({ id }) => id)
  const from = dayStarts[first] ?? 0
  const to = dayStarts.at(-1) ?? from
  const [evidence, activity, terms, ordinary] = await Promise.all([
    readPastEvidence(store, ids, { from, to, reading }),
    readPastActivity(store, ids, calendars, reading),
    readPastTerms(store, ids),
    norms ?? readPastNorms(store, { from, to, reading })
  ])
  const fallen = new Map<string, { index: number; hasFallen: boolean }>()

  const activityOn = (customer: MeasuredCustomer, index: number, hadFallen: boolean) => {
    const calendar = calendars.at(index)
    const asOf = dayStarts[index] ?? 0
    const counts = activity.countsOf(customer.id).slice(calendars.beginOf(index), index + 1)
    const firstAt = firstEventBefore(customer, asOf)
    return activityEvidenceOf({ counts, firstAt, people: activity.peopleAt(customer.id, index) }, calendar, asOf, hadFallen)
  }

  return {
    at: (customer, index) => {
      const { id } = customer
      const known = fallen.get(id)
      let hadFallen = known?.hasFallen ?? false
      const begin = known ? known.index + 1 : Math.max(calendars.first, index - daysOfFalls)
      for (let day = begin; day < index; day++) hadFallen = activityOn(customer, day, hadFallen).fall !== null
      const measured = activityOn(customer, index, hadFallen)
      fallen.set(id, { index, hasFallen: measured.fall !== null })
      const asOf = dayStarts[index] ?? 0
      const its = evidence.at(id, asOf, measured)
      const { status, mrrCents } = its.billing
      const mrrBefore = evidence.paidOn(id, startOfUtcDay(asOf) - 31 * dayLength)
      const counts = activity.countsOf(id).slice(calendars.beginOf(index), index + 1)
      const since = { knownSince: knownSince(customer), firstAt: firstEventBefore(customer, asOf), asOf }
      const contract = termsAt(terms.get(id) ?? [], asOf, reading)
      return {
        activity: measured,
        assessment: assess(its, asOf, timeZone),
        billing: { status, mrrCents, mrrBefore },
        use: useOf(counts, activity.breadthAt(id, index), since, calendars.at(index)),
        term: contract ? termAheadOf(contract, asOf) : null,
        norms: ordinary(asOf)
      }
    }
  }
}

const firstEventBefore = ({ first_event_at: firstAt }: MeasuredCustomer, asOf: number) =>
  firstAt !== null && firstAt < asOf ? firstAt : null
