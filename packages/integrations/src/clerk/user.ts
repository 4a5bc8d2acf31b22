import type { Operation } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, listOf, requiredText, textOf } from '../json-fields.js'
import { timeOf } from './pages.js'

/** Who a user is: their email if it was verified, and the host's own userId, which is Clerk's where the host has set no other. */
export interface Identity {
  email: string | undefined
  userId: string
}

/** Throws for one without an id. */
export function identityOf(user: Fields | undefined): Identity {
  return { email: primaryEmail(user), userId: textOf(user?.external_id) ?? requiredText(user, 'id') }
}

/** Whom a moment was about. An email that is known tells more than the id: a colleague is known by it. */
export function whom({ email, userId }: { email?: string | undefined; userId?: string | undefined }): {
  email?: string | undefined
  userId?: string | undefined
} {
  return email === undefined ? { userId } : { email }
}

/** What a user becomes: a person, and the moments of their sign-up and last sign-in. */
export function userOperations(record: unknown, startedAt: number): Operation[] {
  const user = fieldsOf(record)
  const id = requiredText(user, 'id')
  if (!user || user.deleted === true) return [{ kind: 'removal', of: 'person', id, at: startedAt }]
  const identity = identityOf(user)
  const person: Operation = { kind: 'person', id, at: timeOf(user.updated_at) ?? startedAt, ...identity, name: nameOf(user) }
  const createdAt = timeOf(user.created_at)
  const signedInAt = timeOf(user.last_sign_in_at)
  return [
    person,
    ...(createdAt === undefined ? [] : [moment(`${id}:signup`, 'USER_SIGNED_UP', 'Signed up', createdAt, identity)]),
    ...(signedInAt === undefined ? [] : [moment(`${id}:signin:${signedInAt}`, 'USER_SIGNED_IN', 'Signed in', signedInAt, identity)])
  ]
}

function moment(id: string, type: string, title: string, at: number, identity: Identity): Operation {
  return { kind: 'activity', id, type, channel: 'IDENTITY', at, occurredAt: at, title, people: [whom(identity)] }
}

function primaryEmail(user: Fields | undefined): string | undefined {
  const primary = textOf(user?.primary_email_address_id)
  const address = primary === undefined ? undefined : listOf(user?.email_addresses).find(({ id }) => id === primary)
  return fieldsAt(address, 'verification')?.status === 'verified' ? textOf(address?.email_address) : undefined
}

function nameOf(user: Fields): string | undefined {
  const names = [textOf(user.first_name), textOf(user.last_name)].filter((name) => name !== undefined)
  return names.length > 0 ? names.join(' ') : textOf(user.username)
}
