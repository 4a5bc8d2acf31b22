import { createRapport } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { featuresOf } from '../../packages/core/src/health/features.js'
import { calibrated } from '../../packages/core/src/health/fitting/calibration.js'
import { fitHorizon, minToTest } from '../../packages/core/src/health/fitting/fit-horizon.js'
import { type LabelledRow, predicted } from '../../packages/core/src/health/fitting/fit-rows.js'
import { aucOf, binsOf, calibrationErrorOf, type Outcome, rateOf } from '../../packages/core/src/health/fitting/quality.js'
import { measuredColumns, readPastCustomers, readPastNorms, type ScoreBefore, scoreOf } from '../../packages/core/src/health/index.js'
import { customers } from '../../packages/core/src/identity/index.js'
import { readPastCalendars } from '../../packages/core/src/signals/index.js'
import type { OrganizationStore } from '../../packages/core/src/storage/index.js'
import type { HealthFigures } from './figures.js'
import { happen, start } from './replay.js'
import { sixNumbers } from './six-numbers.js'
import { type Life, natureOf, worldOf } from './world.js'

const dayMs = 86_400_000
const days = 480
const horizon = 30
/** So long after its end a term may still be renewed: before, nobody knows who left. */
const settling = 31
const asked = [330, 360, 390, 420, 449]
const firstRow = 28
const stepDays = 14
const atOnce = 50
const minDepartures = 30

/** A customer on a day: its numbers, its score, and what came of it. */
interface Row extends LabelledRow {
  /** The day of the world. */
  on: number
  score: number | null
}

/**
 * Health in a world that is imported at once, and looked back on: each day by what had happened until then, and each fit by the outcomes that were known by
 * then. It takes a tenth of the time of a replay, so that many worlds can be measured.
 */
export async function importedFigures(seed: number, rate: number, count: number): Promise<HealthFigures> {
  const nature = natureOf(seed, { customers: count, days, rate, eventsADay: 2 })
  const world = worldOf(seed, nature)
  const rows = await rowsOf(world)
  const scores: Outcome[] = []
  const probabilities: Outcome[] = []
  const six: Outcome[] = []
  for (const on of asked) {
    const its = rows.filter((row) => row.on === on)
    scores.push(...its.flatMap(({ score, label }) => (score === null ? [] : [{ probability: 1 - score / 100, label, weight: 1 }])))
    six.push(...sixNumbers(world, days, { learnUntil: on - horizon, asked: [on] }))
    probabilities.push(...(await foretold(world, rows, its, on)))
  }
  return {
    rate: rateOf(scores),
    score: aucOf(scores),
    probability: aucOf(probabilities),
    six: aucOf(six),
    calibrationError: probabilities.length === 0 ? null : calibrationErrorOf(binsOf(probabilities)),
    known: probabilities.length / Math.max(1, scores.length)
  }
}

/** The probabilities that a model of that day would show, none where it would show none. */
async function foretold(world: readonly Life[], rows: readonly Row[], its: readonly Row[], on: number): Promise<Outcome[]> {
  const known = rows.filter((row) => (row.on - firstRow) % stepDays === 0 && row.on + horizon + settling <= on)
  const departures = world.filter(({ leftOn }) => leftOn !== null && leftOn <= on).length
  if (departures < minDepartures || known.every(({ label }) => label === 0)) return []
  const { regression, calibration, later } = await fitHorizon(known, horizon)
  if (!later || later.departures < minToTest || later.brier >= later.baseBrier) return []
  return its.map((row) => ({ probability: calibrated(predicted(regression, row), calibration), label: row.label, weight: 1 }))
}

async function rowsOf(world: readonly Life[]): Promise<Row[]> {
  const clock = { now: () => start + days * dayMs }
  const store = memoryStore({ clock })
  const rapport = createRapport({ store, clock, logger: { info: () => undefined, warn: () => undefined, error: console.error } })
  try {
    const { id } = await rapport.organizations.create({ name: 'Evaluation' })
    await happen(rapport.organization(id), world, 0, days)
    await rapport.runDue()
    return await lookedBack(store.organization(id), new Map(world.map((life) => [life.id, life])))
  } finally {
    await rapport.close()
  }
}

async function lookedBack(store: OrganizationStore, lives: ReadonlyMap<string, Life>): Promise<Row[]> {
  const time = { from: start + firstRow * dayMs, to: start + (days - horizon) * dayMs, reading: 'happened' as const }
  const [found, calendars, norms] = await Promise.all([
    store.find(customers, { columns: [...measuredColumns, 'external_id'] }),
    readPastCalendars(store, { ...time, timeZone: 'UTC' }),
    readPastNorms(store, time)
  ])
  const rows: Row[] = []
  for (let at = 0; at < found.length; at += atOnce) {
    const page = found.slice(at, at + atOnce)
    const past = await readPastCustomers(store, page, calendars, 'happened', norms)
    for (const customer of page) {
      const life = lives.get(customer.external_id ?? '')
      if (!life) continue
      let before: ScoreBefore | undefined
      let last = 0
      for (const on of daysOf(life)) {
        const index = calendars.dayStarts.indexOf(start + on * dayMs)
        if (index < calendars.first) continue
        const measured = past.at(customer, index)
        before = scoreOf(customer, measured, start + on * dayMs, last === on - 1 ? before : undefined)
        last = on
        const label = life.leftOn !== null && life.leftOn <= on + horizon ? 1 : 0
        const weight = stepDays / horizon
        rows.push({
          customerId: customer.id,
          day: start + on * dayMs,
          on,
          features: featuresOf(measured),
          weight,
          label,
          score: before.score
        })
      }
    }
  }
  return rows
}

/** The days on which a customer is looked at: every second week, and the week before each day that is asked for, as scores move by steps. */
function daysOf({ joinedOn, leftOn }: Life): number[] {
  const steps = Array.from({ length: Math.floor((days - horizon - firstRow) / stepDays) }, (_, index) => firstRow + index * stepDays)
  const weeks = asked.flatMap((on) => Array.from({ length: 8 }, (_, index) => on - index))
  return [...new Set([...steps, ...weeks])].filter((on) => on >= joinedOn + 14 && (leftOn === null || leftOn > on)).sort((a, b) => a - b)
}
