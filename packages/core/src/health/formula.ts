import type { CustomerState } from '../assessment/index.js'

/** Raised whenever the same data would give another score. Each stored score says by which version it was calculated. */
export const formulaVersion = 2

/** What health is made of, and how much each part counts when all are known. The weights add up to 1. */
export const partWeights = { usage: 0.35, people: 0.15, recency: 0.1, conversations: 0.25, billing: 0.15 } as const

export type HealthPartName = keyof typeof partWeights

/** What one part says: a score from 0 to 100, or null where nothing is known; `known` is how much data it rests on, 0 to 1. */
export interface Judged {
  score: number | null
  known: number
  reason: string
}

export type JudgedParts = Record<HealthPartName, Judged>

/** A score as it is stored. */
export interface Health {
  score: number | null
  /** The score without billing, as far as it may have moved since the day before. */
  base: number | null
  /** The score without that limit. */
  calculated: number | null
  parts: { part: HealthPartName; score: number | null; weight: number; reason: string }[]
}

/** Points that a score moves in a day at most, but for billing. */
const maxPointsADay = 15
/** What a customer scores at most by what it pays. */
const ceilings: Readonly<Record<string, number>> = { CHURNED: 10, PAST_DUE: 70 }
/** What a customer scores at most once it has said that it leaves. */
export const ceilingOfLeaving = 30

const names = Object.keys(partWeights) as HealthPartName[]

/**
 * Puts the parts together. Each counts by its weight and by how much is known of it; unknown parts are left out, and the weights of the others made to add up
 * to 1. What is not billing moves by at most 15 points a day from `before`, so that one odd day does not frighten anybody; billing moves it at once.
 *
 * A notice leaves at most 30.
 *
 * @example healthOf(parts, { billingStatus: 'PAYING', state: 'calm' }, { base: 82, days: 1 })
 */
export function healthOf(
  judged: JudgedParts,
  { billingStatus, state }: { billingStatus: string; state: CustomerState },
  before?: { base: number; days: number }
): Health {
  const ceiling = Math.min(ceilings[billingStatus] ?? 100, state === 'leaving' ? ceilingOfLeaving : 100)
  const strengthOf = (name: HealthPartName) => (judged[name].score === null ? 0 : partWeights[name] * judged[name].known)
  const total = names.reduce((sum, name) => sum + strengthOf(name), 0)
  const weightOf = (name: HealthPartName) => (total === 0 ? 0 : strengthOf(name) / total)
  const parts = names.map((part) => ({
    part,
    score: judged[part].score === null ? null : Math.round(judged[part].score),
    weight: rounded(weightOf(part), 3),
    reason: judged[part].reason
  }))
  const others = names.filter((name) => name !== 'billing')
  const ofOthers = others.reduce((sum, name) => sum + weightOf(name), 0)
  const now = ofOthers === 0 ? null : others.reduce((sum, name) => sum + weightOf(name) * (judged[name].score ?? 0), 0) / ofOthers
  const base = now === null || !before ? now : within(now, before.base, maxPointsADay * before.days)
  const whole = (of: number | null) => {
    const paid = judged.billing.score
    const score = of === null ? paid : of * ofOthers + (paid ?? 0) * (1 - ofOthers)
    return score === null ? null : Math.round(Math.min(score, ceiling))
  }
  return { score: whole(base), base: base === null ? null : rounded(base, 2), calculated: whole(now), parts }
}

const within = (value: number, around: number, most: number) => Math.min(around + most, Math.max(around - most, value))
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
