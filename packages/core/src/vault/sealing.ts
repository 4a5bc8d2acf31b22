import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { IntegrationSettings } from '../providers/index.js'

type Secret = IntegrationSettings['secret']

/** What a secret text is encrypted for: it opens nowhere else. */
export interface Place {
  organizationId: string
  ownerId: string
  field: string
}

/** An encrypted text, and the id of its key. */
export interface Sealed {
  keyId: string
  sealed: string
}

/** A text was encrypted under a secret that is not configured any more. */
export class SecretLost extends Error {
  override readonly name = 'SecretLost'

  constructor() {
    super('The secret has changed: what was encrypted under the former one cannot be opened')
  }
}

interface Key {
  id: string
  bytes: Buffer
}

const purpose = 'rapport/credentials/v1'
const nonceLength = 12
const tagLength = 16

/** Keys by the secret that they are made of: making one takes a while. */
const made = new Map<string, Key>()

function keyOf(secret: string): Key {
  const digest = createHash('sha256').update(secret).digest('hex')
  const known = made.get(digest)
  if (known) return known
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const key = { id: createHash('sha256').update(`${purpose}/id`).update(bytes).digest('base64url').slice(0, 16), bytes }
  made.set(digest, key)
  return key
}

/** The id of the key that new texts are encrypted with. */
export function currentKeyId(secret: Exclude<Secret, undefined>): string {
  return keyOf(secret.current).id
}

/** The id of the key that a secret makes. */
export function keyIdOf(secret: string): string {
  return keyOf(secret).id
}

/** Encrypts a text for its place. */
export function seal(secret: Exclude<Secret, undefined>, place: Place, text: string): Sealed {
  const key = keyOf(secret.current)
  // AES-GCM must never see one nonce twice, so that it comes from the system's source also in tests.
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce)
  cipher.setAAD(additional(place))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return { keyId: key.id, sealed: Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64') }
}

/** The text again. Throws `SecretLost` when none of the configured secrets has made it, or it was moved here from another place. */
export function open(secret: Secret, place: Place, { keyId, sealed }: Sealed): string {
  const secrets = secret === undefined ? [] : [secret.current, ...(secret.previous === undefined ? [] : [secret.previous])]
  const key = secrets.map(keyOf).find(({ id }) => id === keyId)
  if (!key) throw new SecretLost()
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
  decipher.setAAD(additional(place))
  try {
    decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
    return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8')
  } catch {
    throw new SecretLost()
  }
}

const additional = ({ organizationId, ownerId, field }: Place) => Buffer.from(JSON.stringify([organizationId, ownerId, field]))
