import type { Operation, SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, numberOf, textOf } from '../json-fields.js'
import { reading } from './methods.js'

/** The workspace that is connected, as far as it tells who belongs to it. */
export type Home = {
  team: string
  /** Of an organization that has several workspaces. */
  enterprise: string | null
}

/** Asks whose token it is, for the organization that the workspace may belong to. */
export async function homeOf(lookup: SendRequest, team: string): Promise<Home> {
  const { body } = await lookup({ ...reading('auth.test'), optional: true })
  return { team, enterprise: textOf(fieldsOf(body)?.enterprise_id) ?? null }
}

/** Somebody who writes. */
export interface SlackPerson {
  id: string
  email: string | undefined
  name: string | undefined
  /** Of another workspace, or a guest of this one. */
  isOutside: boolean
  isBot: boolean
  isGone: boolean
  /** When Slack last changed what it knows of them. */
  updatedAt: number | undefined
}

/** Who a user is. Throws where there is no id. */
export function personOf(user: Fields, { team, enterprise }: Home): SlackPerson {
  const id = textOf(user.id)
  if (id === undefined) throw new Error('id is missing or no text')
  const profile = fieldsOf(user.profile)
  const names = [profile?.real_name, user.real_name, profile?.display_name, user.name]
  const updated = numberOf(user.updated)
  return {
    id,
    email: textOf(profile?.email)?.trim().toLowerCase(),
    name: names.map(textOf).find((name) => name !== undefined),
    isOutside: isGuest(user) || isOfOther(user, team, enterprise),
    isBot: user.is_bot === true || id === 'USLACKBOT',
    isGone: user.deleted === true,
    updatedAt: updated === undefined ? undefined : Math.round(updated * 1_000)
  }
}

function isGuest(user: Fields): boolean {
  return user.is_restricted === true || user.is_ultra_restricted === true || user.is_stranger === true
}

function isOfOther(user: Fields, team: string, enterprise: string | null): boolean {
  const own = textOf(user.team_id)
  if (own === undefined || own === team) return false
  return enterprise === null || textOf(fieldsAt(user, 'enterprise_user')?.enterprise_id) !== enterprise
}

/** Asks who users are, by their ids. Those of whom Slack tells nothing are left out. */
export async function lookUpPeople(lookup: SendRequest, ids: Iterable<string>, home: Home): Promise<Record<string, SlackPerson>> {
  const people: Record<string, SlackPerson> = {}
  for (const id of new Set(ids)) {
    const { body } = await lookup({ ...reading('users.info', { user: id }), optional: true })
    const user = fieldsAt(fieldsOf(body), 'user')
    // Without who wrote it a conversation would look like one among colleagues.
    if (!user && fieldsOf(body)?.ok === true) throw new Error('user is missing in the answer of users.info')
    if (user) people[id] = personOf({ ...user, id }, home)
  }
  return people
}

/**
 * Email domains that Slack lets sign up by themselves: the workspace's own. None where it has none, or may not tell.
 */
export async function ownDomains(lookup: SendRequest): Promise<string[]> {
  const { body } = await lookup({ ...reading('team.info'), optional: true })
  const team = fieldsAt(fieldsOf(body), 'team')
  if (!team && fieldsOf(body)?.ok === true) throw new Error('team is missing in the answer of team.info')
  const said = textOf(team?.email_domain) ?? ''
  return said
    .split(',')
    .map((domain) => domain.trim().toLowerCase().replace(/^@/, ''))
    .filter((domain) => domain !== '')
}

/** Whether somebody's email is the workspace's own: a colleague with another one, as of an agency, makes no domain the workspace's. */
export function hasOwnEmail({ email }: SlackPerson, domains: readonly string[]): boolean {
  const domain = email?.slice(email.lastIndexOf('@') + 1)
  return domain !== undefined && (domains.length === 0 || domains.some((own) => domain === own || domain.endsWith(`.${own}`)))
}

/** What somebody is recorded as: outsiders with an email as people, colleagues as members. Bots, and those who are gone, are neither. */
export function personOperations(person: SlackPerson, domains: readonly string[], startedAt: number): Operation[] {
  const { id, email, name, isOutside, isBot, isGone, updatedAt: at = startedAt } = person
  if (email === undefined || isBot || isGone) return []
  if (isOutside) return [{ kind: 'person', id, at, email, ...(name !== undefined && { name }) }]
  return hasOwnEmail(person, domains) ? [{ kind: 'member', id, at, email, name: name ?? email, active: true }] : []
}
