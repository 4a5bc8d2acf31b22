import { members } from '../../members/tables/index.js'
import type { Rows } from '../../storage/index.js'
import { workDomain } from '../rules/work-domain.js'

/** The workspace's own company domains, those of its members: whoever has an email there is internal, and no account joins by one. */
export async function ownDomains(rows: Rows<'organization'>): Promise<ReadonlySet<string>> {
  const found = await rows.find(members, { columns: ['email'] })
  return new Set(found.flatMap(({ email }) => workDomain(email) ?? []))
}
