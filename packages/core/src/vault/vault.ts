import type { IntegrationSettings } from '../providers/index.js'
import type { Rows } from '../storage/index.js'
import { currentKeyId, open, seal } from './sealing.js'
import { integrationCredentials } from './tables/integration-credentials.js'

/** Whose secrets: an organization's connection or session. */
export interface SecretOwner {
  organizationId: string
  ownerId: string
}

/** A secret text, and when it ends if that is known. */
export interface SecretText {
  text: string
  expiresAt: number | null
}

type Secret = IntegrationSettings['secret']

/** Encrypts and writes secrets of an owner; others of the owner stay. */
export async function putSecrets(
  rows: Rows<'organization'>,
  secret: Exclude<Secret, undefined>,
  { organizationId, ownerId }: SecretOwner,
  texts: Readonly<Record<string, SecretText>>,
  now: number
): Promise<void> {
  const written = Object.entries(texts).map(([field, { text, expiresAt }]) => {
    const { keyId, sealed } = seal(secret, { organizationId, ownerId, field }, text)
    return { owner_id: ownerId, field, key_id: keyId, ciphertext: sealed, expires_at: expiresAt, updated_at: now }
  })
  await rows.merge(integrationCredentials, written)
}

/** An owner's secrets by field. What is still encrypted with the previous key is encrypted anew. Throws `SecretLost`. */
export async function readSecrets(
  rows: Rows<'organization'>,
  secret: Secret,
  { organizationId, ownerId }: SecretOwner
): Promise<Record<string, SecretText>> {
  const stored = await rows.find(integrationCredentials, { where: { owner_id: { eq: ownerId } } })
  const texts: Record<string, SecretText> = {}
  for (const { field, key_id, ciphertext: sealed, expires_at, updated_at } of stored) {
    const place = { organizationId, ownerId, field }
    const text = open(secret, place, { keyId: key_id, sealed })
    texts[field] = { text, expiresAt: expires_at }
    if (secret === undefined || key_id === currentKeyId(secret)) continue
    const again = seal(secret, place, text)
    // Only what was read: another process may have written a newer one meanwhile.
    const same = { owner_id: { eq: ownerId }, field: { eq: field }, key_id: { eq: key_id }, updated_at: { eq: updated_at } }
    await rows.update(integrationCredentials, same, { key_id: again.keyId, ciphertext: again.sealed })
  }
  return texts
}

/** Where the secret of a connection's own webhook stands: it outlives a change of the credential. */
export const webhookSecretField = 'webhookSecret'

/** Deletes a connection's credential; the secret of its webhook stays. */
export async function removeCredential(rows: Rows<'organization'>, ownerId: string): Promise<void> {
  await rows.remove(integrationCredentials, { owner_id: { eq: ownerId }, field: { ne: webhookSecretField } })
}

/** Deletes all secrets of owners. */
export async function removeSecrets(rows: Rows<'organization'>, ownerIds: readonly string[]): Promise<void> {
  if (ownerIds.length > 0) await rows.remove(integrationCredentials, { owner_id: { in: [...ownerIds] } })
}
