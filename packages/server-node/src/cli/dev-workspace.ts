import { allGrants, type Rapport } from '@rapport/core'
import type { credentialsFile, DevCredentials } from './credentials-file.js'
import { stateOf } from './key-state.js'

/** What people see of the key. */
const keyName = 'rapport dev'

/** The origins of pages on this machine; a loopback host stands for all its ports. */
const localDomains = ['http://localhost', 'http://127.0.0.1']

/** The development organization with its keys: those in the file as long as they work, else new ones. */
export async function devWorkspace(
  rapport: Rapport,
  file?: Pick<ReturnType<typeof credentialsFile>, 'read' | 'write'>
): Promise<DevCredentials> {
  const known = await file?.read()
  if (known && (await work(rapport, known))) {
    await addGrants(rapport, known)
    return known
  }
  const organizations = await rapport.organizations.list()
  const { id } =
    organizations.find(({ slug }) => slug === 'dev') ?? (await rapport.organizations.create({ name: 'Development', slug: 'dev' }))
  const workspace = rapport.organization(id)
  const { key } = await workspace.apiKeys.create({ name: keyName, grants: allGrants })
  const { publicKey } = await workspace.publicKeys.create({ domains: localDomains })
  const made = { organizationId: id, apiKey: key, publicKey }
  await file?.write(made)
  return made
}

/** Gives the key of an earlier version the grants that have come since. Other keys are their makers' matter. */
async function addGrants(rapport: Rapport, { organizationId, apiKey }: DevCredentials): Promise<void> {
  const { apiKeys } = rapport.organization(organizationId)
  const own = (await apiKeys.list()).find(({ prefix, name, revokedAt }) => apiKey.startsWith(prefix) && name === keyName && !revokedAt)
  if (own && allGrants.some((grant) => !own.grants.includes(grant))) await apiKeys.setGrants(own.id, allGrants)
}

/** Whether the database knows these keys and takes them: another one may have come to its place, or they may be revoked or expired. */
async function work(rapport: Rapport, { organizationId, apiKey, publicKey }: DevCredentials): Promise<boolean> {
  const headers: Record<string, string> = { authorization: `Bearer ${apiKey}` }
  const { status, body } = await rapport.handle({ method: 'POST', url: '/api/validate-api-key', header: (name) => headers[name] })
  if (status !== 200 || body === null) return false
  const answer: { organizationId?: unknown } = JSON.parse(Buffer.from(body).toString())
  if (answer.organizationId !== organizationId) return false
  const publicKeys = await rapport.organization(organizationId).publicKeys.list()
  return publicKeys.some((key) => key.publicKey === publicKey && stateOf(key) === 'active')
}
