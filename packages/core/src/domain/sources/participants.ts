import type { Rows } from '../../storage/contract.js'
import { identities, members } from '../../storage/tables/index.js'
import type { StoredParticipant } from '../../storage/tables/sources.js'
import { emailKey } from '../identity/keys.js'

/** Somebody who took part in a source, as tools answer it. */
export interface Participant extends StoredParticipant {
  /** `internal`: a member of the workspace; `external`: anybody else with an email; `unknown`: no email tells. */
  affiliation: 'internal' | 'external' | 'unknown'
  /** The user of this email, as it is now. */
  resolvedUserId: string | null
}

/** Tells who participants are by what is known now: their users, merged ones included, and whether they are members of the workspace. */
export async function participantReader(
  rows: Rows<'organization'>,
  lists: Iterable<readonly StoredParticipant[]>
): Promise<(participants: readonly StoredParticipant[]) => Participant[]> {
  const emails = [...new Set([...lists].flatMap((list) => list.flatMap(({ email }) => email ?? [])))]
  if (emails.length === 0) return (participants) => participants.map((each) => describe(each, false, null))
  const [people, colleagues] = await Promise.all([
    rows.get(
      identities,
      emails.map((email) => ({ identity: emailKey(email) }))
    ),
    rows.find(members, { where: { email: { in: emails } }, columns: ['email'] })
  ])
  const users = new Map(emails.map((email, index) => [email, people[index]?.user_id ?? null]))
  const internal = new Set(colleagues.map(({ email }) => email))
  return (participants) => participants.map((each) => describe(each, internal.has(each.email ?? ''), users.get(each.email ?? '') ?? null))
}

function describe({ email, name, role }: StoredParticipant, isInternal: boolean, resolvedUserId: string | null): Participant {
  const affiliation = email === null ? 'unknown' : isInternal ? 'internal' : 'external'
  return { email, name, role, affiliation, resolvedUserId }
}

/** Whom a source is with, where one name is wanted: an outsider, the sender first. */
export function contactOf(participants: readonly Participant[], isSender: (participant: StoredParticipant) => boolean): string | null {
  const outsiders = participants.filter(({ affiliation }) => affiliation !== 'internal')
  const contact = outsiders.find(isSender) ?? outsiders.find(({ affiliation }) => affiliation === 'external') ?? outsiders[0]
  return contact?.email ?? contact?.name ?? null
}
