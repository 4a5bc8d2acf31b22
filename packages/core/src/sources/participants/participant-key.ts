import { normalizeEmail } from '../../identity/index.js'
import type { Condition } from '../../storage/index.js'
import { foldText } from '../../values/index.js'
import type { StoredParticipant } from '../tables/index.js'

/**
 * The search key of a source: its participants' emails and names folded, each on a line of its own, so that whole ones can be told from
 * parts.
 */
export function participantKey(participants: readonly StoredParticipant[]): string {
  const parts = participants.flatMap(({ email, name }) => [email, name?.replace(/\s+/g, ' ')])
  const lines = parts.flatMap((part) => (part ? [foldText(part)] : []))
  return lines.length === 0 ? '' : `\n${[...new Set(lines)].join('\n')}\n`
}

/**
 * What the search key of a source with this participant contains: a whole email address must be one, anything else may be part of email or
 * name.
 */
export function participantPart(participant: string): string {
  const email = normalizeEmail(participant)
  return email === null ? foldText(participant.trim().replace(/\s+/g, ' ')) : `\n${foldText(email)}\n`
}

/** The condition for the search keys of sources with this participant; blanks alone name nobody. */
export function participantFilter(participant: string): Condition<string> {
  const part = participantPart(participant)
  return part === '' ? { in: [] } : { contains: part }
}
