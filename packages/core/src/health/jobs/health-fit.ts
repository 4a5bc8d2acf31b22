import { Type } from 'typebox'
import { defineJob } from '../../jobs/index.js'
import { readSettings } from '../../settings/index.js'
import { customersAStep, dropRows, prepareRows, writeRows } from '../training/collect-rows.js'
import { fitModel } from '../training/fit-model.js'
import { healthFitKind, needsFit, writeModel } from '../training/plan-fit.js'
import { minDepartures, readPopulation, samplePopulation, trainingDays } from '../training/population.js'

/** Collects what was known of customers on past days, some customers at a time, and then fits the probabilities of leaving. It goes on where it was. */
export const healthFit = defineJob({
  kind: healthFitKind,
  summary: "Fits the probabilities that customers leave on the workspace's own outcomes.",
  lane: 'maintenance',
  payload: Type.Object({
    /** Whether it fits though nothing has changed. */
    isForced: Type.Boolean(),
    /** When the rows were begun to be collected, null before; they are as of that time. */
    at: Type.Union([Type.Integer(), Type.Null()]),
    /** How many customers are collected. */
    done: Type.Integer({ minimum: 0 })
  }),
  attempts: Number.POSITIVE_INFINITY,
  async run(begun, { store, save, clock, signal }) {
    const at = begun.at ?? clock.now()
    const population = await readPopulation(store, at)
    if (begun.at === null && !begun.isForced && !(await needsFit(store, population, at))) {
      await save(async () => undefined)
      return
    }
    const { default_timezone: timeZone } = await readSettings(store)
    const hasEnough = population.departures >= minDepartures
    const days = trainingDays(at, timeZone)
    const sampled = hasEnough ? await samplePopulation(store, population, days) : []
    const readRows = begun.done < sampled.length ? await prepareRows(store, days, timeZone) : undefined
    for (let done = begun.done; readRows && done < sampled.length; ) {
      const isFirst = done === 0
      const rows = await readRows(sampled.slice(done, done + customersAStep))
      done += customersAStep
      const goesOn = await save(async (transaction) => {
        if (isFirst) await dropRows(transaction)
        await writeRows(transaction, rows)
        return { isForced: true, at, done }
      })
      if (!goesOn) return
      signal.throwIfAborted()
    }
    const model = await fitModel(store, population, clock.now())
    await save(async (transaction) => {
      await writeModel(transaction, model)
      await dropRows(transaction)
      return undefined
    })
  }
})
