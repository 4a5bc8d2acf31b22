import type { OrganizationStore, RowOf } from '../../storage/index.js'
import { featuresVersion } from '../features.js'
import { departuresIn, fitHorizon, type HorizonFit, minToTest } from '../fitting/fit-horizon.js'
import type { LabelledRow } from '../fitting/fit-rows.js'
import type { healthModels, StoredHorizon } from '../tables/health-models.js'
import { healthTrainingRows } from '../tables/health-training-rows.js'
import { labelOf } from './labels.js'
import { minDepartures, type Population, stepDays } from './population.js'

export type ModelRow = RowOf<typeof healthModels>

/** The times within which leaving is foretold. */
export const horizonDays = [30, 60, 90] as const

/** Fits the probabilities of leaving on the rows that were collected, with the outcomes that are known now. It reads only. */
export async function fitModel(store: OrganizationStore, population: Population, now: number): Promise<Omit<ModelRow, 'version'>> {
  const { departures, everyone, outcomesKey } = population
  const model = {
    fitted_at: now,
    features_version: featuresVersion,
    departures,
    customers: 0,
    rows: 0,
    everyone,
    outcomes_key: outcomesKey,
    reason: null,
    horizons: []
  }
  if (departures < minDepartures) return { ...model, reason: tooFew(departures) }
  const found = await store.find(healthTrainingRows, { where: { features_version: { eq: featuresVersion } } })
  const horizons: StoredHorizon[] = []
  for (const days of horizonDays) {
    const rows = found.flatMap(({ customer_id: customerId, day, features, weight }): LabelledRow[] => {
      const label = labelOf(population.tenures.get(customerId), day, days, now)
      // Neighbouring days tell of the same leaving: together they count once.
      return label === null ? [] : [{ customerId, day, features, weight: weight * Math.min(1, stepDays / days), label }]
    })
    // A fit needs both who left and who stayed.
    if (departuresIn(rows) === 0 || rows.every(({ label }) => label === 1)) continue
    horizons.push(storedHorizon(days, await fitHorizon(rows, days)))
  }
  return {
    ...model,
    customers: new Set(found.map(({ customer_id }) => customer_id)).size,
    rows: found.length,
    reason: horizons.length === 0 ? 'Too little is known of the time before customers left.' : null,
    horizons
  }
}

export const tooFew = (departures: number) =>
  `Probabilities are fitted from ${minDepartures} recorded departures on; ${departures === 1 ? '1 is' : `${departures} are`} recorded.`

/** A fit on standardized columns as coefficients of the numbers themselves. */
function storedHorizon(days: number, { regression, calibration, later }: HorizonFit): StoredHorizon {
  const { scale, coefficients, penalty } = regression
  const [first = 0, ...others] = coefficients
  const plain = others.map((value, index) => value / (scale.spreads[index] ?? 1))
  return {
    days,
    why: whyHidden(later),
    intercept: first - plain.reduce((sum, value, index) => sum + value * (scale.means[index] ?? 0), 0),
    coefficients: plain,
    means: scale.means,
    ...calibration,
    penalty,
    test: later
  }
}

/** Why the probabilities of a fit are not shown; null where they are. */
function whyHidden(later: HorizonFit['later']): string | null {
  if (!later || later.departures < minToTest) return 'There are too few departures in later months to test the probabilities on.'
  if (later.brier >= later.baseBrier)
    return `In later months the probabilities were no better than the average share of departures (Brier score ${shown(later.brier)} beside ${shown(later.baseBrier)}).`
  return null
}

const shown = (value: number) => value.toFixed(4)
