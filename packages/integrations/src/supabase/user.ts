import type { Operation } from '@rapport/core/connector'
import { type Fields, fieldsAt, listOf, requiredText, textOf } from '../json-fields.js'

/** What a user becomes: a person, and the moments of their sign-up and last sign-in. Nothing where it is not known whose email it is. */
export function userOperations(ref: string, user: Fields | undefined, startedAt: number): Operation[] {
  const userId = requiredText(user, 'id')
  const id = `${ref}:${userId}`
  if (!user || timeOf(user.deleted_at) !== undefined) return [{ kind: 'removal', of: 'person', id, at: startedAt }]
  if (whyNoUser(user) !== undefined) return []
  const email = requiredText(user, 'email')
  const metadata = fieldsAt(user, 'user_metadata')
  const ways = waysToSignIn(user)
  const person: Operation = {
    kind: 'person',
    id,
    at: timeOf(user.updated_at) ?? startedAt,
    email,
    name: textOf(metadata?.full_name) ?? textOf(metadata?.name),
    userId,
    ...(ways.length > 0 && { traits: { sign_in_providers: ways } })
  }
  const createdAt = timeOf(user.created_at)
  const signedInAt = timeOf(user.last_sign_in_at)
  return [
    person,
    ...(createdAt === undefined ? [] : [moment(`${id}:signup`, 'USER_SIGNED_UP', 'Signed up', createdAt, email)]),
    ...(signedInAt === undefined ? [] : [moment(`${id}:signin:${signedInAt}`, 'USER_SIGNED_IN', 'Signed in', signedInAt, email)])
  ]
}

/** Why a user is left out: an email that nobody has confirmed may be anybody's. */
export function whyNoUser(user: Fields | undefined): string | undefined {
  if (timeOf(user?.deleted_at) !== undefined) return undefined
  if (user?.is_anonymous === true) return 'who are anonymous'
  if (textOf(user?.email) === undefined) return 'without an email'
  return timeOf(user?.email_confirmed_at) === undefined ? 'whose email is not confirmed' : undefined
}

function moment(id: string, type: string, title: string, at: number, email: string): Operation {
  return { kind: 'activity', id, type, channel: 'IDENTITY', at, occurredAt: at, title, people: [{ email }] }
}

/** Where the user signs in: `email`, `google` …, each once. */
function waysToSignIn(user: Fields): string[] {
  return [...new Set(listOf(user.identities).flatMap(({ provider }) => textOf(provider) ?? []))].sort()
}

const latest = Date.UTC(9999, 11, 31)

/** A time as the auth server writes it; undefined for what is none. */
function timeOf(said: Fields[string]): number | undefined {
  const time = Date.parse(textOf(said) ?? '')
  return time > 0 && time <= latest ? time : undefined
}
