import { type Static, Type } from 'typebox'
import { orNull } from '../runtime/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { readTenures } from '../terms/index.js'
import { strictObject } from '../validation/index.js'
import type { HealthRow } from './customers-of-day.js'
import { featuresVersion } from './features.js'
import { hasLeft } from './has-left.js'
import { newestModel } from './newest-model.js'
import { horizonDays, tooFew } from './training/fit-model.js'
import { minDepartures, readPopulation } from './training/population.js'
import { probabilityOf } from './training/probability.js'

const probability = (days: number) =>
  orNull(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: `The probability that the customer leaves within ${days} days; null if it is not shown.`
    })
  )

export const probabilitiesShape = Type.Union(
  [strictObject({ days30: probability(30), days60: probability(60), days90: probability(90) }), Type.Null()],
  {
    description:
      "The probabilities of leaving, fitted on the workspace's own outcomes. Null below 30 recorded departures, and if they were no better in later months than the average. health.model has the figures."
  }
)

type Probabilities = Static<typeof probabilitiesShape>

interface Shown {
  probabilities: Probabilities
  whyNoProbabilities: string | null
}

const none = (why: string): Shown => ({ probabilities: null, whyNoProbabilities: why })

/** The probabilities that a customer leaves, by its numbers of the day and the model in force; else why there are none. */
export async function readProbabilities(
  store: OrganizationStore,
  customerId: string,
  row: HealthRow | undefined,
  now: number
): Promise<Shown> {
  const model = await newestModel(store)
  if (!model || model.features_version !== featuresVersion) {
    const { departures } = await readPopulation(store, now)
    return none(
      departures < minDepartures
        ? tooFew(departures)
        : 'The probabilities are not fitted yet. The first fit follows the next daily computation of health.'
    )
  }
  if (model.reason !== null) return none(model.reason)
  if (!row || row.score === null || row.features.length === 0) return none('Without a score there are no probabilities.')
  const tenure = (await readTenures(store, now, [customerId])).tenures.get(customerId)
  if (hasLeft(tenure, row.billing_status, now)) return none('The customer has left.')
  if (!tenure && row.billing_status === 'NONE' && !model.everyone)
    return none('No contract term and no payment is known of this customer: there is nothing that it could leave.')
  const shown = horizonDays.map((days) => {
    const horizon = model.horizons.find((each) => each.days === days)
    return horizon && horizon.why === null ? probabilityOf(row.features, horizon) : null
  })
  if (shown.every((each) => each === null)) return none(model.horizons.find(({ why }) => why !== null)?.why ?? 'Nothing could be fitted.')
  return { probabilities: rising(shown), whyNoProbabilities: whyNotAll(shown, model.horizons) }
}

/** Who leaves within 30 days leaves within 60: a longer time is never the less likely one. */
function rising(shown: readonly (number | null)[]): NonNullable<Probabilities> {
  let least = 0
  const [days30 = null, days60 = null, days90 = null] = shown.map((each) => {
    if (each === null) return null
    least = Math.max(least, each)
    return Math.round(least * 10_000) / 10_000
  })
  return { days30, days60, days90 }
}

function whyNotAll(shown: readonly (number | null)[], horizons: readonly { days: number; why: string | null }[]): string | null {
  const missing = horizonDays.filter((_, index) => shown[index] === null)
  if (missing.length === 0) return null
  const why = horizons.find(({ days }) => days === missing[0])?.why ?? 'Too few departures are known.'
  return `Not shown for ${missing.join(' and ')} days: ${why}`
}
