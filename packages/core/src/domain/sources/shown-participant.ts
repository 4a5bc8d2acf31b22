import { Type } from 'typebox'
import { checkOf } from '../../validation.js'
import type { Participant } from './participants.js'

const emailCheck = checkOf(Type.String({ format: 'email' }))

/**
 * A participant as answers show it. Mailboxes hold addresses that the answers' shape has no place for, such as `x..y@acme.com`: one stands for the name
 * where there is none.
 */
export function shownParticipant(participant: Participant): Participant {
  const { email, name } = participant
  return email === null || emailCheck.accepts(email) ? participant : { ...participant, email: null, name: name ?? email }
}
