import { allGrants, type Rapport } from '@rapport/core'
import type { credentialsFile } from './credentials-file.js'

const keyName = 'rapport dev, for agents'

/** All that can only be read. */
const readGrants = allGrants.filter((grant) => grant.endsWith(':read'))

/** The key that agents get of a development server, which can only read: the one in the file as long as it works, else a new one. */
export async function agentKey(
  rapport: Rapport,
  organizationId: string,
  file?: Pick<ReturnType<typeof credentialsFile>, 'agentKey' | 'writeAgentKey'>
): Promise<string> {
  const known = await file?.agentKey()
  const access = known === undefined ? undefined : await rapport.authorize(`Bearer ${known}`).catch(() => undefined)
  if (known !== undefined && access?.organizationId === organizationId) return known
  const { key } = await rapport.organization(organizationId).apiKeys.create({ name: keyName, grants: readGrants })
  await file?.writeAgentKey(key)
  return key
}
