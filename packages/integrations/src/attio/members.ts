import { defineStream, type SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsOf, requiredText, textOf } from '../json-fields.js'
import { dataOf, idIn } from './pages.js'
import { paths } from './paths.js'

const idName = 'workspace_member_id'

/** Members of the workspace: those of the team. Who was suspended is listed too, and is none any more. */
export const membersStream = defineStream({
  name: 'members',
  summary: 'Members: the people of your team who own records',
  becomes: 'Members, except those who were suspended',
  everySeconds: 900,
  walk: { first: () => ({ path: paths.members }), next: () => null, records: dataOf },
  deletes: 'absence',
  recordId: (record) => idIn(record, idName),
  map(record, { startedAt: at }) {
    const id = requiredText(fieldsOf(fieldsOf(record)?.id), idName)
    const member = memberOf(record)
    if (!member?.isActive) return [{ kind: 'removal', of: 'member', id, at }]
    return [{ kind: 'member', id, at, email: member.email, name: member.name ?? member.email, active: true }]
  },
  leftOut(record) {
    const member = memberOf(record)
    if (!member) return 'without an email'
    return member.isActive ? undefined : 'that were suspended'
  }
})

/** Somebody of the workspace's own team, as records name them. */
export interface Member {
  email: string
  name: string | undefined
  isActive: boolean
}

function memberOf(record: unknown): Member | undefined {
  const fields = fieldsOf(record)
  const email = textOf(fields?.email_address)?.trim()
  return email === undefined ? undefined : { email, name: nameOf(fields), isActive: fields?.access_level !== 'suspended' }
}

/** All members by their ids; none where they must not be read. A run asks once. */
export async function readMembers(lookup: SendRequest): Promise<ReadonlyMap<string, Member>> {
  const answer = await lookup({ path: paths.members, optional: true })
  const listed = answer.status < 300 ? dataOf(answer) : []
  return new Map(
    listed.flatMap((record) => {
      const id = idIn(record, idName)
      const member = memberOf(record)
      return id !== undefined && member ? [[id, member] as const] : []
    })
  )
}

/** A name of two parts, or whole. */
export function nameOf(said: Fields | undefined): string | undefined {
  const parts = [textOf(said?.first_name), textOf(said?.last_name)].filter((part) => part !== undefined)
  return textOf(said?.full_name)?.trim() ?? textOf(parts.join(' '))?.trim()
}
