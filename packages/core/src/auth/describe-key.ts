import { type Static, Type } from 'typebox'
import type { Settings } from '../context/index.js'
import { members } from '../members/tables/index.js'
import { organizations } from '../storage/index.js'
import { type ApiKeyRow, apiKeyShape, toApiKey } from './api-key.js'

const closed = { additionalProperties: false }
const { createdById, grants } = apiKeyShape.properties

/** The success body of `POST /api/validate-api-key`, exactly as the specification has it. */
export const keyDescription = Type.Object(
  {
    valid: Type.Literal(true),
    organizationId: Type.String(),
    createdById,
    authorization: Type.Object({ grants }, closed),
    organization: Type.Object({ id: Type.String(), name: Type.String(), slug: Type.String() }, closed),
    createdBy: Type.Union([Type.Object({ id: Type.String(), email: Type.String(), name: Type.String() }, closed), Type.Null()]),
    apiKey: Type.Pick(apiKeyShape, ['id', 'name', 'prefix', 'keyType', 'grants', 'createdAt', 'lastUsedAt', 'totalRequests'], closed)
  },
  closed
)

/** What a valid key is told about itself. */
export async function describeKey({ store }: Settings, row: ApiKeyRow): Promise<Static<typeof keyDescription>> {
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
