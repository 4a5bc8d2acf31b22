import type { Bearing, Subject } from './states.js'

/** A number that a reason rests on, with what it is compared with. */
export interface ReasonNumber {
  value: number
  comparedWith: number | null
  unit: string
}

/** One thing that speaks for a state, with what it rests on. */
export interface Reason {
  subject: Subject
  bearing: Bearing
  /** How much it counts today, 0 to 100. */
  points: number
  /** How likely it is that what it says is so, 0 to 1. */
  probability: number
  /** In a sentence. */
  text: string
  quote: string | null
  number: ReasonNumber | null
  /** When it was said or seen, epoch milliseconds. */
  at: number | null
  factId: string | null
  sourceType: string | null
  sourceId: string | null
  /** The colleague who reports it; null where the customer says it, and for numbers. */
  reporter: string | null
  isHandled: boolean
}

/** Whether a reason speaks for the state that the customer is in, or against it. */
export type Direction = 'for' | 'against'

export interface AssessedReason extends Reason {
  direction: Direction
}

/**
 * Whether a reason may be told as it is beside the state of its customer. That somebody may leave is not told of a customer who is in no trouble: it is too
 * old by then, or too doubtful.
 */
export const fitsState = ({ direction, subject }: Pick<AssessedReason, 'direction' | 'subject'>) =>
  direction === 'for' || (subject !== 'leaving' && subject !== 'notice')

/** A reason that rests on nothing that was said. */
export function measured(
  reason: Pick<Reason, 'subject' | 'bearing' | 'points' | 'text'> & Partial<Pick<Reason, 'number' | 'at' | 'probability'>>
): Reason {
  return {
    probability: 1,
    quote: null,
    number: null,
    at: null,
    factId: null,
    sourceType: null,
    sourceId: null,
    reporter: null,
    isHandled: false,
    ...reason
  }
}
