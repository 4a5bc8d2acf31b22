import type { FactStatus } from '../fact-kinds.js'
import { type FactEffect, factEffects } from './effects.js'

/** A statement about a fact. `key` orders those of one instant. */
export interface FactStatement {
  effect: FactEffect
  /** When it was said, epoch milliseconds. */
  at: number
  confidence: number
  /** Whether it alone is sure enough for the fact to count. */
  isSure: boolean
  key: string
}

/** The status that a person, or the host, gave a fact last. */
export interface Decision {
  status: FactStatus
  until: number | null
  at: number
  isDismissal: boolean
}

/** What all statements make of a fact. Valid time: it holds from `from` on, until `endedAt` where something ended it. */
export interface FactState {
  status: FactStatus
  until: number | null
  confidence: number
  from: number
  endedAt: number | null
}

interface Course {
  isActive: boolean
  /** A status in which the fact waits or is done with, by decision. */
  held: Decision | undefined
  confidence: number
  from: number
  endedAt: number | null
}

/**
 * What statements, and the last decision, make of a fact. It depends on when each was said, not on the order in which they were learned:
 *
 * - An opening opens it: with the highest confidence of those since the last end, from the first of them on.
 * - A statement of confidence s that confirms raises the confidence c to 1 - (1 - c)(1 - s / 2); one that weakens lowers it to c (1 - s / 2). The fact is
 *   ACTIVE when one that is sure opened or confirmed it, or c has reached `sureFrom`; it is a CANDIDATE again when c falls below.
 * - One that ends it makes it RESOLVED, until another opens it anew.
 * - A decision counts from its time on: ACKNOWLEDGED, SNOOZED and RESOLVED hold until an end; a dismissal holds for good.
 *
 * Undefined when nothing opened it.
 */
export function foldStatements(
  statements: readonly FactStatement[],
  decision: Decision | undefined,
  sureFrom: number
): FactState | undefined {
  let course: Course | undefined
  let isDecided = decision === undefined
  for (const statement of [...statements].sort(byTime)) {
    if (decision && !isDecided && statement.at > decision.at) {
      course = decide(course, decision)
      isDecided = course !== undefined
    }
    course = follow(course, statement, sureFrom)
  }
  if (decision && !isDecided) course = decide(course, decision)
  if (!course) return undefined
  const { confidence, from, endedAt } = course
  const rounded = Math.round(confidence * 100) / 100
  if (decision?.isDismissal) return { status: 'RESOLVED', until: null, confidence: rounded, from, endedAt }
  if (course.held) return { status: course.held.status, until: course.held.until, confidence: rounded, from, endedAt }
  const open = course.isActive ? 'ACTIVE' : 'CANDIDATE'
  return { status: endedAt === null ? open : 'RESOLVED', until: null, confidence: rounded, from, endedAt }
}

/** By when they were said; of one instant, what opens first and what ends last. */
export function byTime(a: FactStatement, b: FactStatement): number {
  const rank = factEffects.indexOf(a.effect) - factEffects.indexOf(b.effect)
  return a.at - b.at || rank || (a.key < b.key ? -1 : Number(a.key > b.key))
}

/** A decision about what was not opened yet waits for the opening: it was read from a source of later. */
function decide(course: Course | undefined, decision: Decision): Course | undefined {
  if (!course) return undefined
  if (decision.status === 'ACTIVE' || decision.status === 'CANDIDATE') {
    return { ...course, isActive: decision.status === 'ACTIVE', held: undefined, endedAt: null }
  }
  return { ...course, held: decision }
}

function follow(course: Course | undefined, { effect, at, confidence, isSure }: FactStatement, sureFrom: number): Course | undefined {
  if (effect === 'opens') {
    if (!course || course.endedAt !== null) return { isActive: isSure, held: course?.held, confidence, from: at, endedAt: null }
    return { ...course, isActive: course.isActive || isSure, confidence: Math.max(course.confidence, confidence) }
  }
  if (!course || course.endedAt !== null) return course
  if (effect === 'ends') return { ...course, held: undefined, endedAt: at }
  if (effect === 'confirms') {
    const raised = 1 - (1 - course.confidence) * (1 - confidence / 2)
    return { ...course, confidence: raised, isActive: course.isActive || isSure || raised >= sureFrom }
  }
  const lowered = course.confidence * (1 - confidence / 2)
  return { ...course, confidence: lowered, isActive: course.isActive && lowered >= sureFrom }
}
