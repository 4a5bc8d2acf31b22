import { emailKey, identities } from '../../identity/index.js'
import { members } from '../../members/tables/index.js'
import type { Rows } from '../../storage/index.js'
import type { StoredParticipant } from '../tables/index.js'

/** Somebody who took part in a source, and on which side. */
export interface Affiliated extends StoredParticipant {
  /** `internal`: a member of the workspace; `external`: anybody else with an email; `unknown`: no email tells. */
  affiliation: 'internal' | 'external' | 'unknown'
}

/** Somebody who took part in a source, as tools answer it. */
export interface Participant extends Affiliated {
  /** The user of this email, as it is now. */
  resolvedUserId: string | null
}

type Lists = readonly (readonly StoredParticipant[])[]

/** Tells who participants are by what is known now: their users, merged ones included, and whether they are members of the workspace. */
export async function participantReader(
  rows: Rows<'organization'>,
  lists: Lists
): Promise<(participants: readonly StoredParticipant[]) => Participant[]> {
  const emails = emailsIn(lists)
  const keys = emails.map((email) => ({ identity: emailKey(email) }))
  const [affiliated, people] = await Promise.all([affiliationReader(rows, lists), keys.length === 0 ? [] : rows.get(identities, keys)])
  const users = new Map(emails.map((email, index) => [email, people[index]?.user_id ?? null]))
  return (participants) => affiliated(participants).map((each) => ({ ...each, resolvedUserId: users.get(each.email ?? '') ?? null }))
}

/** A team of so many members is read whole before it is known whose emails are asked for. */
const maxOfTeam = 200

/** The emails of all members of the workspace; undefined when they are many. */
export async function teamEmails(rows: Rows<'organization'>): Promise<ReadonlySet<string> | undefined> {
  const found = await rows.find(members, { limit: maxOfTeam + 1, columns: ['email'] })
  return found.length > maxOfTeam ? undefined : new Set(found.map(({ email }) => email))
}

/** Tells on which side participants are: whether they are members of the workspace. `team` has all members' emails, where they are known already. */
export async function affiliationReader(
  rows: Rows<'organization'>,
  lists: Lists,
  team?: ReadonlySet<string>
): Promise<(participants: readonly StoredParticipant[]) => Affiliated[]> {
  const internal = team ?? (await membersAmong(rows, emailsIn(lists)))
  return (participants) =>
    participants.map(({ email, name, role }) => {
      const affiliation = email === null ? 'unknown' : internal.has(email) ? 'internal' : 'external'
      return { email, name, role, affiliation }
    })
}

async function membersAmong(rows: Rows<'organization'>, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const found = emails.length === 0 ? [] : await rows.find(members, { where: { email: { in: emails } }, columns: ['email'] })
  return new Set(found.map(({ email }) => email))
}

function emailsIn(lists: Lists): string[] {
  return [...new Set(lists.flatMap((list) => list.flatMap(({ email }) => email ?? [])))]
}

/** Whom a source is with, where one name is wanted: an outsider, the sender first. */
export function contactOf(participants: readonly Affiliated[], isSender: (participant: StoredParticipant) => boolean): string | null {
  const outsiders = participants.filter(({ affiliation }) => affiliation !== 'internal')
  const contact = outsiders.find(isSender) ?? outsiders.find(({ affiliation }) => affiliation === 'external') ?? outsiders[0]
  return contact?.email ?? contact?.name ?? null
}
