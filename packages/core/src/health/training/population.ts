import { customers } from '../../identity/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { readTenures, type Tenure } from '../../terms/index.js'
import { day as dayLength, digestKey, startOfDay, wallClock } from '../../values/index.js'
import { minDays } from '../customers-of-day.js'
import { knownSince, type MeasuredCustomer, measuredColumns } from '../measured-customer.js'
import { isAtRisk } from './labels.js'

/** Recorded departures from which on probabilities are fitted. */
export const minDepartures = 30

/** Who could have left in the past, and who did. */
export interface Population {
  tenures: ReadonlyMap<string, Tenure>
  departures: number
  /** Whether customers of whom no term and no payment tells could leave, too: where the departures are of such customers. */
  everyone: boolean
  /** The same as long as the departures are. */
  outcomesKey: string
}

/** If so much of the departures are of customers whose beginning nobody told, all customers could leave. */
const unannounced = 0.2

export async function readPopulation(store: OrganizationStore, now: number): Promise<Population> {
  const { tenures, departures } = await readTenures(store, now)
  const unknown = departures.filter(({ customerId, at }) => !tenures.get(customerId)?.starts.some((start) => start <= at)).length
  return {
    tenures,
    departures: departures.length,
    everyone: departures.length > 0 && unknown > unannounced * departures.length,
    outcomesKey: digestKey(
      'outcomes',
      departures.map(({ customerId, at }) => [customerId, at])
    )
  }
}

/** Rows are taken as of every second week, for two years. */
export const stepDays = 14
const maxSteps = 52
/** What a fit reads at most, so that its time and memory are bounded. */
const maxCustomers = 1_500
const maxRows = 15_000
const maxHorizon = 90
const customersAPage = 5_000

/** The past days whose customers are learned from, the oldest first. All are starts of days of the workspace. */
export function trainingDays(now: number, timeZone: string): number[] {
  const today = Math.floor(wallClock(now, timeZone) / dayLength) * dayLength
  return Array.from({ length: maxSteps }, (_, index) => startOfDay(today - (maxSteps - index) * stepDays * dayLength, timeZone))
}

/** A customer with the days on which it is looked at, and how many customers each of its rows stands for. */
export interface SampledCustomer {
  customer: MeasuredCustomer
  days: { day: number; weight: number }[]
}

/**
 * Draws the customers to learn from, the same ones for the same state of the store. All who left are drawn, as far as there is room, and of the others some,
 * each of whom stands for several. Of days on which nobody was about to leave some are drawn in the same way.
 */
export async function samplePopulation(
  store: OrganizationStore,
  population: Population,
  days: readonly number[]
): Promise<SampledCustomer[]> {
  const { tenures, everyone } = population
  const left: MeasuredCustomer[] = []
  const stayed: { customer: MeasuredCustomer; draw: number }[] = []
  for (let after: string | null = null; ; ) {
    const page: MeasuredCustomer[] = await store.find(customers, {
      columns: [...measuredColumns],
      limit: customersAPage,
      ...(after !== null && { after: { key: [after] } })
    })
    for (const customer of page) {
      const tenure = tenures.get(customer.id)
      if (tenure && tenure.departures.length > 0) left.push(customer)
      else if (tenure || everyone) stayed.push({ customer, draw: drawOf(customer.id) })
    }
    const last = page.at(-1)
    if (!last || page.length < customersAPage) break
    after = last.id
  }
  return draw({ left, stayed: stayed.sort((a, b) => a.draw - b.draw).map(({ customer }) => customer) }, population, days)
}

function draw(
  { left, stayed }: { left: readonly MeasuredCustomer[]; stayed: readonly MeasuredCustomer[] },
  { tenures, everyone }: Population,
  days: readonly number[]
): SampledCustomer[] {
  const drawn = [...left.slice(0, maxCustomers / 2), ...stayed.slice(0, maxCustomers - Math.min(left.length, maxCustomers / 2))]
  const leftShare = Math.min(1, maxCustomers / 2 / Math.max(1, left.length))
  const stayedShare = Math.min(1, (drawn.length - Math.min(left.length, maxCustomers / 2)) / Math.max(1, stayed.length))
  const all = drawn.map((customer) => {
    const tenure = tenures.get(customer.id)
    const begin = Math.min(knownSince(customer), tenure?.starts[0] ?? Number.POSITIVE_INFINITY) + minDays * dayLength
    const its = days.filter((day) => day >= begin && isAtRisk(tenure, day, everyone))
    const leaves = (day: number) => tenure?.departures.some((at) => at > day && at <= day + maxHorizon * dayLength) ?? false
    const weight = 1 / (tenure && tenure.departures.length > 0 ? leftShare : stayedShare)
    return { customer, its, leaves, weight }
  })
  const common = all.reduce((sum, { its, leaves }) => sum + its.filter((day) => !leaves(day)).length, 0)
  const share = Math.min(1, maxRows / Math.max(1, common))
  return all.flatMap(({ customer, its, leaves, weight }) => {
    const chosen = its.flatMap((day) => {
      if (leaves(day)) return [{ day, weight }]
      return share === 1 || drawOf(`${customer.id} ${day}`) < share ? [{ day, weight: weight / share }] : []
    })
    return chosen.length === 0 ? [] : [{ customer, days: chosen }]
  })
}

/** A number between 0 and 1 that is always the same for the same text (FNV-1a, with a last mixing). */
function drawOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296
}
