import { Type } from 'typebox'
import { checkOf } from '../../validation/index.js'
import { cutCodePoints } from '../../values/index.js'
import type { Participant } from './participants.js'

const maxNameLength = 500
const emailCheck = checkOf(Type.String({ format: 'email' }))

/**
 * A participant as answers show it. Mailboxes hold addresses that the answers' shape has no place for, such as `x..y@acme.com`: they
 * stand in the name, behind it where there is one.
 */
export function shownParticipant(participant: Participant): Participant {
  const { email, name } = participant
  return email === null || emailCheck.accepts(email)
    ? participant
    : { ...participant, email: null, name: name === null ? email : cutCodePoints(`${name} <${email}>`, maxNameLength) }
}
