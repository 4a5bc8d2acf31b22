import { RapportError } from '../errors.js'
import type { IntegrationSettings } from '../providers/index.js'
import type { Transaction } from '../storage/index.js'
import { day, type Ids } from '../values/index.js'
import { putSecrets, readSecrets, removeSecrets, SecretLost } from '../vault/index.js'
import { newSigningSecret } from './signing/sign.js'

type Secret = IntegrationSettings['secret']

/** The former secret signs beside the new one for so long. */
export const overlapMs = day

/** Makes the first secret of an endpoint. Throws UNPROCESSABLE where the server has no secret to encrypt it with. */
export async function makeSecret(transaction: Transaction, secret: Secret, endpointId: string, ids: Ids, now: number): Promise<string> {
  const text = newSigningSecret(ids)
  await putSecrets(transaction, requireServerSecret(secret), ownerOf(transaction, endpointId), { signing: { text, expiresAt: null } }, now)
  return text
}

/** Makes a new secret. The one before goes on signing for a day; the one before that does not. Answers whether there is one before that can be read. */
export async function replaceSecret(
  transaction: Transaction,
  secret: Secret,
  endpointId: string,
  ids: Ids,
  now: number
): Promise<{ text: string; hasPrevious: boolean }> {
  const before = await readable(transaction, secret, endpointId)
  await removeSecrets(transaction, [endpointId])
  const text = await makeSecret(transaction, secret, endpointId, ids, now)
  if (before === undefined) return { text, hasPrevious: false }
  const previous = { text: before, expiresAt: now + overlapMs }
  await putSecrets(transaction, requireServerSecret(secret), ownerOf(transaction, endpointId), { previous }, now)
  return { text, hasPrevious: true }
}

/** The secrets that sign now, the newest first. Throws `SecretLost`. */
export async function signingSecrets(transaction: Transaction, secret: Secret, endpointId: string, now: number): Promise<string[]> {
  const { signing, previous } = await readSecrets(transaction, secret, ownerOf(transaction, endpointId))
  const texts = signing ? [signing.text] : []
  return previous && (previous.expiresAt ?? 0) > now ? [...texts, previous.text] : texts
}

async function readable(transaction: Transaction, secret: Secret, endpointId: string): Promise<string | undefined> {
  try {
    return (await readSecrets(transaction, secret, ownerOf(transaction, endpointId))).signing?.text
  } catch (error) {
    if (error instanceof SecretLost) return undefined
    throw error
  }
}

const ownerOf = ({ organizationId }: Transaction, ownerId: string) => ({ organizationId, ownerId })

function requireServerSecret(secret: Secret): Exclude<Secret, undefined> {
  if (secret !== undefined) return secret
  const way = 'Give createRapport the option secret; with the command, set RAPPORT_SECRET'
  throw new RapportError('UNPROCESSABLE', `This server cannot keep signing secrets yet. ${way}`)
}
