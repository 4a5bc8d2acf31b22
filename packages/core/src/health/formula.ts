import type { CustomerState } from '../assessment/index.js'
import { type FeatureName, featureNames, features, type HealthPartName, partNames } from './features.js'

/** Raised whenever the same data would give another score. Each stored score says by which version it was calculated. */
export const formulaVersion = 3

/** What is known of one part: the points that it takes off, null where nothing is known, and the sentence. */
export interface JudgedPart {
  lost: number | null
  reason: string
}

export type JudgedParts = Record<HealthPartName, JudgedPart>

/** Why a score is not what its parts add up to. */
export const capNames = ['day', 'payment', 'notice', 'range'] as const
export type HealthCap = { cap: (typeof capNames)[number]; points: number; reason: string }

/** A score as it is stored. */
export interface Health {
  score: number | null
  /** The score without payments and terms, as far as it may have moved since the day before. */
  base: number | null
  /** The score without that limit. */
  calculated: number | null
  /** The calculated score, not rounded: by it customers are ranked. */
  exact: number | null
  parts: { part: HealthPartName; score: number | null; weight: number; points: number; reason: string }[]
  caps: HealthCap[]
}

/** Points that a score moves in a day at most, but for payments and terms. */
const maxPointsADay = 15
/** What a customer scores at most by what it pays. */
const ceilings: Readonly<Record<string, number>> = { CHURNED: 10, PAST_DUE: 70 }
/** What a customer scores at most once it has said that it leaves. */
export const ceilingOfLeaving = 30

/** What moves the score at once. */
const immediate: readonly HealthPartName[] = ['billing', 'term']

const pointsOf = (name: FeatureName) => features[name].points

/** The points that each part takes off at most. */
const maxPoints = Object.fromEntries(
  partNames.map((part) => [
    part,
    featureNames.filter((name) => features[name].part === part).reduce((sum, name) => sum + pointsOf(name), 0)
  ])
) as Record<HealthPartName, number>

/** The points that the numbers of a customer take off, by part; null for parts of which nothing is known. */
export function lostPoints(values: readonly (number | null)[]): Record<HealthPartName, number | null> {
  const lost = Object.fromEntries(partNames.map((part) => [part, null])) as Record<HealthPartName, number | null>
  for (const [index, name] of featureNames.entries()) {
    const { part } = features[name]
    const value = values[index] ?? null
    if (part === null || value === null) continue
    lost[part] = (lost[part] ?? 0) + value * pointsOf(name)
  }
  return lost
}

/**
 * Puts the parts together. A customer begins with 100 points, and each part takes off some: they add up. What is not payment or term moves by at most 15
 * points a day from `before`, so that one odd day does not frighten anybody. Caps stand beside the parts, so that all of it adds up to the score.
 *
 * @example healthOf(parts, { billingStatus: 'PAYING', state: 'calm' }, { base: 82, days: 1 })
 */
export function healthOf(
  judged: JudgedParts,
  { billingStatus, state }: { billingStatus: string; state: CustomerState },
  before?: { base: number; days: number }
): Health {
  const known = partNames.filter((part) => judged[part].lost !== null)
  const weights = known.reduce((sum, part) => sum + maxPoints[part], 0)
  const lostBy = (part: HealthPartName) => judged[part].lost ?? 0
  const points = wholePoints(partNames.map((part) => -lostBy(part)))
  const parts = partNames.map((part, index) => {
    const { lost, reason } = judged[part]
    return {
      part,
      score: lost === null ? null : Math.max(0, Math.round(100 - (100 * lost) / maxPoints[part])),
      weight: lost === null ? 0 : rounded(maxPoints[part] / weights, 3),
      points: points[index] ?? 0,
      reason
    }
  })
  if (known.length === 0) return { score: null, base: null, calculated: null, exact: null, parts, caps: [] }
  const added = 100 + points.reduce((sum, each) => sum + each, 0)
  const gradual = 100 - partNames.filter((part) => !immediate.includes(part)).reduce((sum, part) => sum + lostBy(part), 0)
  const base = before ? between(gradual, before.base - maxPointsADay * before.days, before.base + maxPointsADay * before.days) : gradual
  const limited = Math.round(base - gradual)
  const { score, caps } = capped(added, limited, billingStatus, state)
  const ceiling = ceilingOf(billingStatus, state)
  const raw = 100 - known.reduce((sum, part) => sum + lostBy(part), 0)
  return {
    score,
    base: rounded(base, 2),
    calculated: capped(added, 0, billingStatus, state).score,
    // Below a ceiling those with the fewer points come first, too.
    exact: rounded(raw > ceiling ? ceiling - (100 - raw) / 100 : raw, 4),
    parts,
    caps
  }
}

const ceilingOf = (billingStatus: string, state: CustomerState) =>
  Math.min(ceilings[billingStatus] ?? 100, state === 'leaving' ? ceilingOfLeaving : 100)

function capped(added: number, limited: number, billingStatus: string, state: CustomerState): { score: number; caps: HealthCap[] } {
  const caps: HealthCap[] = []
  let score = added
  const move = (cap: HealthCap['cap'], to: number, reason: string) => {
    if (to !== score) caps.push({ cap, points: to - score, reason })
    score = to
  }
  move('day', score + limited, `Apart from payments and terms, a score moves by at most ${maxPointsADay} points a day.`)
  const paid = ceilings[billingStatus] ?? 100
  if (score > paid) move('payment', paid, paymentWords[billingStatus] ?? '')
  if (state === 'leaving' && score > ceilingOfLeaving) move('notice', ceilingOfLeaving, noticeWords)
  move('range', between(score, 0, 100), 'A score lies between 0 and 100.')
  return { score, caps }
}

const paymentWords: Readonly<Record<string, string>> = {
  CHURNED: 'A customer whose subscriptions have ended has at most 10 points.',
  PAST_DUE: 'A customer with a payment past due has at most 70 points.'
}
export const noticeWords = `A customer that leaves has at most ${ceilingOfLeaving} points.`

/** Whole points that add up to what the exact ones add up to, rounded: those that lose most by rounding down get the rest (the method of largest remainders). */
function wholePoints(exact: readonly number[]): number[] {
  const whole = exact.map(Math.floor)
  const left = Math.round(exact.reduce((sum, each) => sum + each, 0)) - whole.reduce((sum, each) => sum + each, 0)
  const order = exact.map((_, index) => index).sort((a, b) => (exact[b] ?? 0) - (whole[b] ?? 0) - ((exact[a] ?? 0) - (whole[a] ?? 0)))
  for (const index of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole.map((each) => each + 0)
}

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
