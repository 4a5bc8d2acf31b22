import type { Settings } from '../options.js'
import { members, organizations } from '../storage/tables/index.js'
import { type ApiKeyRow, toApiKey } from './api-key.js'

/** What a valid key is told about itself: the body of `POST /api/validate-api-key`. */
export async function describeKey({ store }: Settings, row: ApiKeyRow) {
  const { organization_id: organizationId, created_by_id: createdById, grants } = row
  const [[organization], [creator]] = await Promise.all([
    store.directory.get(organizations, [{ id: organizationId }]),
    createdById === null ? [] : store.organization(organizationId).get(members, [{ id: createdById }])
  ])
  if (!organization) throw new Error(`The organization ${organizationId} of an API key is missing`)
  const { id, name, prefix, keyType, createdAt, lastUsedAt, totalRequests } = toApiKey(row)
  return {
    valid: true,
    organizationId,
    createdById,
    authorization: { grants },
    organization: { id: organization.id, name: organization.name, slug: organization.slug },
    createdBy: creator ? { id: creator.id, email: creator.email, name: creator.name } : null,
    apiKey: { id, name, prefix, keyType, grants, createdAt, lastUsedAt, totalRequests }
  }
}
