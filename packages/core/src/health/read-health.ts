import { type Static, Type } from 'typebox'
import { type CustomerName, customerNamed } from '../customers/index.js'
import { readSettings } from '../settings/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { parseEnum, strictObject } from '../validation/index.js'
import { day as dayLength, isoTime, wallClock } from '../values/index.js'
import { isTooNew, minDays } from './customers-of-day.js'
import { partNames } from './features.js'
import { capNames } from './formula.js'
import { probabilitiesShape, readProbabilities } from './probabilities.js'
import { rankOf } from './rank.js'
import { customerHealth } from './tables/customer-health.js'

const score = Type.Integer({ minimum: 0, maximum: 100 })
const scoreOrNull = (description?: string) => Type.Union([score, Type.Null()], description === undefined ? {} : { description })
const date = Type.String({ description: "A day of the workspace's calendar, such as 2026-03-04." })
const points = (description: string) => Type.Integer({ description })

const rankShape = strictObject({
  position: Type.Integer({ minimum: 1, description: '1 is the customer that is most likely to leave.' }),
  of: Type.Integer({ minimum: 1, description: 'How many customers have a score on that day and have not left.' }),
  percentile: Type.Integer({ minimum: 0, maximum: 100, description: 'The share of the other customers with a worse score, in percent.' })
})

/** A customer's health as callers see it. */
export const healthShape = strictObject({
  customerId: Type.String(),
  score: scoreOrNull('0 to 100; null before 14 days of history, and where nothing is known.'),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'Why there is no score; null if there is one.' }),
  calculatedAt: Type.Union([Type.String(), Type.Null()], { description: 'The start of the day of the score.' }),
  formulaVersion: Type.Union([Type.Integer(), Type.Null()]),
  unlimitedScore: scoreOrNull(
    'The score without the daily limit. The score moves by at most 15 points a day, except for payments and terms.'
  ),
  rank: Type.Union([rankShape, Type.Null()], {
    description: 'The place among the customers; null without a score, and for customers that have left.'
  }),
  probabilities: probabilitiesShape,
  whyNoProbabilities: Type.Union([Type.String(), Type.Null()], {
    description: 'Why there are no probabilities, or not all; null if there are all.'
  }),
  parts: Type.Array(
    strictObject({
      part: Type.Enum([...partNames]),
      score: scoreOrNull('Null if nothing is known. Such a part does not count.'),
      weight: Type.Number({ minimum: 0, maximum: 1, description: 'Its share of the points that can be lost; all shares add up to 1.' }),
      points: points('How many points the part takes off: 0 or less. The score is 100 plus the points of all parts and of all caps.'),
      reason: Type.String({ description: 'The evidence, in a sentence.' })
    })
  ),
  caps: Type.Array(
    strictObject({
      cap: Type.Enum([...capNames]),
      points: points('What it adds or takes off.'),
      reason: Type.String({ description: 'The rule, in a sentence.' })
    }),
    { description: 'Why the score differs from the sum of its parts.' }
  ),
  history: Type.Array(strictObject({ day: date, score: scoreOrNull() }), {
    description: 'The last 90 days that were calculated, oldest first.'
  })
})

/** A customer's health: its score with parts and caps that add up to it, its rank, the probabilities of leaving where they are known, and the days before. */
export type CustomerHealth = Static<typeof healthShape>

const historyDays = 90

/**
 * The health of a customer as it was last calculated: the score, what it is made of, and how it came to it. Throws NOT_FOUND.
 *
 * @example const { score, parts, history } = await readHealth(store, { customerId: 'acme' }, clock.now())
 */
export async function readHealth(store: OrganizationStore, name: CustomerName, now: number): Promise<CustomerHealth> {
  const customer = await customerNamed(store, name)
  const [{ default_timezone: timeZone }, rows] = await Promise.all([
    readSettings(store),
    store.find(customerHealth, { where: { customer_id: { eq: customer.id }, day: { gte: now - historyDays * dayLength } } })
  ])
  const days = rows.sort((a, b) => a.day - b.day)
  const last = days.at(-1)
  const [rank, probabilities] = await Promise.all([rankOf(store, last), readProbabilities(store, customer.id, last, now)])
  const dateOf = (day: number) => isoTime(wallClock(day, timeZone)).slice(0, 10)
  return {
    customerId: customer.id,
    score: last?.score ?? null,
    reason: last ? (last.score === null ? 'Nothing is known yet that a score could be made of.' : null) : whyNone(isTooNew(customer, now)),
    calculatedAt: last ? isoTime(last.day) : null,
    formulaVersion: last?.formula ?? null,
    unlimitedScore: last?.calculated ?? null,
    rank,
    ...probabilities,
    parts: (last?.parts ?? []).map((each) => ({ ...each, points: each.points ?? 0, part: parseEnum(partNames, each.part) })),
    caps: (last?.caps ?? []).map((each) => ({ ...each, cap: parseEnum(capNames, each.cap) })),
    history: days.map((row) => ({ day: dateOf(row.day), score: row.score }))
  }
}

const whyNone = (isNew: boolean) =>
  isNew
    ? `There is no score before ${minDays} days of history.`
    : 'It was not calculated yet: that happens at the start of each day of the workspace.'
