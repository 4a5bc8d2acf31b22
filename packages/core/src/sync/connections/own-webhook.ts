import { recordChange } from '../../audit/index.js'
import type { CallContext, IntegrationProcess } from '../../context/index.js'
import { RapportError } from '../../errors.js'
import type { Descriptor } from '../../providers/index.js'
import { putSecrets, webhookSecretField } from '../../vault/index.js'
import { hashOf } from '../setup/sessions.js'
import { integrationAddresses } from '../tables/index.js'
import { auditOf } from './audit-of.js'
import { requireOwner } from './sync-now.js'
import { requireConnection } from './sync-report.js'

const tokenLength = 43

/**
 * Gives a connection a webhook address of its own, for vendors where each customer sets up the hooks: `secret` is what the vendor signs with. The address
 * is told once, as its token is kept as a hash; asking again makes another one, and the former ends. Throws NOT_FOUND when the provider is not connected,
 * UNPROCESSABLE when it has no webhooks, or no address can be built here.
 */
export async function setWebhook(
  process: IntegrationProcess,
  context: CallContext,
  descriptor: Descriptor,
  secret: string
): Promise<{ url: string }> {
  const { store, ids, now } = context
  const { publicUrl, secret: key, providers } = process.integrations
  if (!providers.get(descriptor.id)?.webhook)
    throw new RapportError('UNPROCESSABLE', `${descriptor.name} has no webhooks in Rapport: Rapport reads it at intervals`)
  if (publicUrl === undefined || key === undefined)
    throw new RapportError('UNPROCESSABLE', 'A webhook needs an address that the vendor can reach: set publicUrl and secret')
  const connection = await requireConnection(store, descriptor)
  requireOwner(context, descriptor, connection)
  const token = ids.secret(tokenLength)
  const address = { kind: 'hook', provider: descriptor.id, address: hashOf(token), organization_id: store.organizationId }
  // The directory commits apart: named first, so that an address that was told always leads here; one without its secret proves nothing.
  await process.store.directory.upsert(integrationAddresses, [{ ...address, target_id: connection.id, expires_at: null }])
  await store.transaction(async (transaction) => {
    const owner = { organizationId: store.organizationId, ownerId: connection.id }
    await putSecrets(transaction, key, owner, { [webhookSecretField]: { text: secret.trim(), expiresAt: null } }, now)
    const said = auditOf(connection)
    await recordChange(transaction, context, { subjectId: connection.id, before: said, after: { ...said, webhook: 'set' } })
  })
  const former = { kind: { eq: 'hook' }, target_id: { eq: connection.id }, address: { ne: address.address } }
  await process.store.directory.remove(integrationAddresses, former)
  return { url: `${publicUrl}${process.basePath}/api/webhooks/${descriptor.id}/${token}` }
}
