import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What cookies are sealed with; `previous` opens those from before the secret was changed. */
export type Secret = string | { current: string; previous: string }

const purpose = 'rapport/console/v1'
const nonceLength = 12
const tagLength = 16

/** How long a person stays signed in, in seconds. */
export const sessionSeconds = 7 * 24 * 60 * 60

/** The API key that a person signed in with, as a text that only this secret opens. */
export function sealKey(secret: Secret, apiKey: string, now: number): string {
  // AES-GCM must never see one nonce twice.
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', bytesOf(typeof secret === 'string' ? secret : secret.current), nonce)
  const body = Buffer.concat([cipher.update(JSON.stringify({ apiKey, until: now + sessionSeconds * 1000 }), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** The key again; undefined when the text was made with another secret, was changed, or is too old. */
export function openKey(secret: Secret, sealed: string, now: number): string | undefined {
  const secrets = typeof secret === 'string' ? [secret] : [secret.current, secret.previous]
  const bytes = Buffer.from(sealed, 'base64url')
  for (const each of secrets) {
    const text = decrypt(bytesOf(each), bytes)
    if (text === undefined) continue
    const { apiKey, until } = JSON.parse(text) as { apiKey: string; until: number }
    return now < until ? apiKey : undefined
  }
  return undefined
}

function decrypt(key: Buffer, bytes: Buffer): string | undefined {
  if (bytes.length < nonceLength + tagLength) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  const body = decipher.update(bytes.subarray(nonceLength + tagLength))
  try {
    return Buffer.concat([body, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const bytesOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
