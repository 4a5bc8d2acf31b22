import { workDomain } from '../../identity/index.js'
import { members } from '../../members/tables/index.js'
import type { Rows } from '../../storage/index.js'

/** The workspace's own people, as sources have to do with them. */
export interface Colleagues {
  /** Their emails, in lower case. */
  emails: ReadonlySet<string>
  /** The company domains of these: the workspace's own, which tell no customer. */
  domains: ReadonlySet<string>
}

/** All members of the workspace. */
export async function readColleagues(rows: Rows<'organization'>): Promise<Colleagues> {
  const found = await rows.find(members, { columns: ['email'] })
  const emails = found.map(({ email }) => email)
  return { emails: new Set(emails), domains: new Set(emails.flatMap((email) => workDomain(email) ?? [])) }
}
