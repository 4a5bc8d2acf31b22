import type { CustomerState } from '../assessment/index.js'
import type { Rows } from '../storage/index.js'
import { day as dayLength, groupBy } from '../values/index.js'
import { customerHealth } from './tables/customer-health.js'

/** In which part of the scale a score lies. */
export const healthBands = ['low', 'medium', 'high'] as const
export type HealthBand = (typeof healthBands)[number]

/** The last score of a customer, as lists show it. */
export interface LastHealth {
  score: number
  band: HealthBand
  /** By how many points it moved, and over how many days: 30 where so much is known. Null before a week of scores. */
  change: { points: number; days: number } | null
  /** The sentence of the part that takes off most; null where none does. */
  reason: string | null
}

/** A score that was not calculated for longer says nothing of today. */
const currentDays = 8
const changeDays = 30
const minChangeDays = 7

/** The last score of each of these customers, in two looks however many they are. Customers without a score are left out. */
export async function readLastHealth(
  rows: Rows<'organization'>,
  states: ReadonlyMap<string, CustomerState>,
  now: number
): Promise<Map<string, LastHealth>> {
  const ids = [...states.keys()]
  if (ids.length === 0) return new Map()
  const found = await rows.find(customerHealth, {
    where: { customer_id: { in: ids }, day: { gte: now - (changeDays + currentDays) * dayLength } },
    columns: ['customer_id', 'day', 'score']
  })
  const days = groupBy(found, ({ customer_id }) => customer_id)
  const last = [...days].flatMap(([customer_id, its]) => {
    const { day, score } = its.reduce((one, other) => (one.day > other.day ? one : other))
    return score === null || day < now - currentDays * dayLength ? [] : [{ customer_id, day, score }]
  })
  const parts = await rows.get(
    customerHealth,
    last.map(({ customer_id, day }) => ({ customer_id, day }))
  )
  return new Map(
    last.map(({ customer_id, day, score }, index) => {
      const worst = parts[index]?.parts.reduce<{ points: number; reason: string } | null>(
        (one, { points = 0, reason }) => (points < (one?.points ?? 0) ? { points, reason } : one),
        null
      )
      const change = changeOf(days.get(customer_id) ?? [], day, score)
      return [customer_id, { score, band: bandOf(score, states.get(customer_id) ?? 'unknown'), change, reason: worst?.reason ?? null }]
    })
  )
}

function changeOf(before: readonly { day: number; score: number | null }[], day: number, score: number): LastHealth['change'] {
  const first = before
    .flatMap((each) => (each.score === null ? [] : [{ day: each.day, score: each.score }]))
    .filter((each) => each.day >= day - (changeDays + 0.5) * dayLength && each.day <= day - (minChangeDays - 0.5) * dayLength)
    .reduce<{ day: number; score: number } | undefined>((one, other) => (one && one.day < other.day ? one : other), undefined)
  return first ? { points: score - first.score, days: Math.round((day - first.day) / dayLength) } : null
}

/**
 * The band of a score. The score is of this morning and moves by some points a day, the assessment is of now: where the score would say the opposite, the
 * band follows the assessment.
 */
function bandOf(score: number, state: CustomerState): HealthBand {
  if (state === 'leaving') return 'low'
  const band = score >= 75 ? 'high' : score >= 50 ? 'medium' : 'low'
  const isTrouble = state === 'at_risk' || state === 'stuck'
  const isWell = state === 'calm' || state === 'growing'
  return (isTrouble && band === 'high') || (isWell && band === 'low') ? 'medium' : band
}
