import type { AssessedReason } from './reason.js'
import type { CustomerState } from './states.js'

const leads: Readonly<Record<CustomerState, string>> = {
  leaving: 'They are leaving.',
  at_risk: 'They may leave.',
  stuck: 'They are stuck.',
  growing: 'They want more.',
  calm: 'No signs of trouble.',
  unknown: 'Too little is known to say.'
}

/** A state with the strongest reason for it. A calm customer needs none. */
export function headlineOf(state: CustomerState, reasons: readonly AssessedReason[]): string {
  const strongest = leadingReason(state, reasons)
  if (!strongest) return leads[state]
  return `${hasLeftBy(state, reasons) ? 'They have left.' : leads[state]} ${strongest.text}`
}

/** Whether an assessment says that its customer has left already, and not that it will: the headline says so too. */
export function hasLeftBy(state: CustomerState, reasons: readonly AssessedReason[]): boolean {
  const strongest = leadingReason(state, reasons)
  return state === 'leaving' && strongest !== undefined && tellsOfEnd(strongest)
}

/** Whether a reason says that payments or a term have ended, and not that they will. */
const tellsOfEnd = ({ bearing, subject, at }: AssessedReason) =>
  bearing === 'leaving' && (subject === 'payment' || (subject === 'term' && at !== null))

/** The reason that decides a state: the strongest of its own bearing, else the strongest for it. Calm and unknown need none. */
export function leadingReason(state: CustomerState, reasons: readonly AssessedReason[]): AssessedReason | undefined {
  if (state === 'calm' || state === 'unknown') return undefined
  return reasons.find(({ bearing }) => bearing === state) ?? reasons.find(({ direction, points }) => direction === 'for' && points > 0)
}
