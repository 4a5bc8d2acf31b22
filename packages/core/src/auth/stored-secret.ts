import type { Settings } from '../context/index.js'
import { currentKeyId, open, seal } from '../vault/index.js'

/** Begins what is encrypted; secrets of hosts without a secret of their own stand as they are, and begin with iv_. */
const sealedPrefix = 'sealed:'

const placeOf = (organizationId: string) => ({ organizationId, ownerId: 'identity_verification', field: 'secret' })

type Secret = Settings['integrations']['secret']

/** How a secret of identity verification is stored: encrypted, where the host has a secret. */
export function storedSecret(secret: Secret, organizationId: string, text: string): string {
  if (secret === undefined) return text
  const { keyId, sealed } = seal(secret, placeOf(organizationId), text)
  return `${sealedPrefix}${keyId}:${sealed}`
}

/** The text of a stored secret. Throws `SecretLost` when it was encrypted under a secret of the host's that is not configured any more. */
export function openSecret(secret: Secret, organizationId: string, stored: string): string {
  const { keyId, sealed } = partsOf(stored)
  return keyId === '' ? stored : open(secret, placeOf(organizationId), { keyId, sealed })
}

/** Whether a stored secret stands in clear, or under the host's previous secret, though it could be encrypted under the present one. */
export function isOutdated(secret: Secret, stored: string): boolean {
  return secret !== undefined && partsOf(stored).keyId !== currentKeyId(secret)
}

function partsOf(stored: string): { keyId: string; sealed: string } {
  const [keyId = '', sealed = ''] = stored.startsWith(sealedPrefix) ? stored.slice(sealedPrefix.length).split(':') : []
  return { keyId, sealed }
}
