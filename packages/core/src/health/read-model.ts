import { type Static, Type } from 'typebox'
import { orNull } from '../runtime/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { isoTime } from '../values/index.js'
import { featureNames, features, featuresVersion } from './features.js'
import { newestModel } from './newest-model.js'
import type { StoredHorizon } from './tables/health-models.js'
import { tooFew } from './training/fit-model.js'
import { minDepartures, readPopulation } from './training/population.js'

const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description })
const number = (description: string) => Type.Integer({ minimum: 0, description })

const testShape = strictObject({
  from: Type.String({ format: 'date-time' }),
  to: Type.String({ format: 'date-time' }),
  rows: number('The number of rows: each row is a customer on a day.'),
  departures: number('How many different customers left.'),
  brierScore: share('The mean squared error of the probabilities; less is better.'),
  baseBrierScore: share(
    'The mean squared error of a simple guess, for comparison: every customer gets the average share of the months before.'
  ),
  baseRate: share('The share of rows whose customer left in time.'),
  auc: orNull(share('How often a customer that left had a higher probability than one that stayed. 0.5 is no better than chance.')),
  calibrationError: share('How far the probabilities are from what came, on average over the bins.'),
  bins: Type.Array(
    strictObject({ rows: number('How many.'), predicted: share('The average probability.'), observed: share('The share that left.') }),
    { description: 'The rows by probability, the lowest first.' }
  )
})

const horizonShape = strictObject({
  days: Type.Integer({ description: 'The number of days within which a customer leaves: 30, 60 or 90.' }),
  isShown: Type.Boolean({ description: 'Whether Rapport shows this probability for customers.' }),
  why: orNull(Type.String({ description: 'Why this probability is not shown; null if it is.' })),
  effects: Type.Array(
    strictObject({
      feature: Type.String(),
      meaning: Type.String({ description: 'What raises the odds, in words.' }),
      oddsFactor: Type.Number({ description: 'The factor between the odds of leaving at the best value and at the worst.' })
    }),
    { description: 'What moves the probability, strongest first.' }
  ),
  test: orNull(testShape)
})

export const modelShape = strictObject({
  version: orNull(Type.Integer({ description: 'The number of the current model; null if there is none.' })),
  fittedAt: orNull(Type.String({ format: 'date-time' })),
  isShown: Type.Boolean({ description: 'Whether Rapport shows any probability for customers.' }),
  reason: orNull(Type.String({ description: 'Why there are no probabilities; null if there are.' })),
  departures: number('Recorded departures that it rests on; without a model, those that are recorded now.'),
  neededDepartures: number('From this many recorded departures on, probabilities are fitted.'),
  customers: number('Customers that it learned from.'),
  rows: number('Customers on past days that it learned from.'),
  horizons: Type.Array(horizonShape)
})

/** How good the probabilities of leaving are, and what they rest on. */
export type HealthModel = Static<typeof modelShape>

/** The model in force, with how good it was in later months. */
export async function readModel(store: OrganizationStore, now: number): Promise<HealthModel> {
  const model = await newestModel(store)
  if (!model || model.features_version !== featuresVersion) {
    const { departures } = await readPopulation(store, now)
    const reason =
      departures < minDepartures
        ? tooFew(departures)
        : 'No model is fitted yet. The first fit follows the next daily computation of health.'
    const none = { version: null, fittedAt: null, isShown: false, reason, customers: 0, rows: 0, horizons: [] }
    return { ...none, departures, neededDepartures: minDepartures }
  }
  const horizons = model.horizons.map(horizonOf)
  const isShown = horizons.some((each) => each.isShown)
  return {
    version: model.version,
    fittedAt: isoTime(model.fitted_at),
    isShown,
    reason: isShown ? null : (model.reason ?? horizons.find(({ why }) => why !== null)?.why ?? 'Nothing could be fitted.'),
    departures: model.departures,
    neededDepartures: minDepartures,
    customers: model.customers,
    rows: model.rows,
    horizons
  }
}

const noticeable = 0.05

function horizonOf({ days, why, coefficients, slope, test }: StoredHorizon): HealthModel['horizons'][number] {
  const effects = featureNames.flatMap((feature, index) => {
    const effect = slope * (coefficients[index] ?? 0)
    return Math.abs(effect) < noticeable ? [] : [{ feature, meaning: features[feature].words, effect }]
  })
  return {
    days,
    isShown: why === null,
    why,
    effects: effects
      .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
      .map(({ feature, meaning, effect }) => ({ feature, meaning, oddsFactor: Math.round(Math.exp(effect) * 100) / 100 })),
    test: test && {
      from: isoTime(test.from),
      to: isoTime(test.to),
      rows: test.rows,
      departures: test.departures,
      brierScore: test.brier,
      baseBrierScore: test.baseBrier,
      baseRate: test.baseRate,
      auc: test.auc,
      calibrationError: test.calibrationError,
      bins: test.bins.map(({ count, predicted, observed }) => ({ rows: count, predicted, observed }))
    }
  }
}
