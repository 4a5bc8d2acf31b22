import { Type } from 'typebox'
import type { Author } from '../audit/index.js'
import { enqueueJob } from '../jobs/index.js'
import type { IntegrationSettings } from '../providers/index.js'
import { type OrganizationStore, organizations, type Store, type Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { currentKeyId, integrationCredentials, keyIdOf, open, SecretLost, seal } from '../vault/index.js'
import { recordReencryption } from './rotate-secret.js'

/** The job that encrypts an organization's secrets anew after the secret was changed. */
export const secretRotationKind = 'credential_rewrap'
export const secretRotationPayload = Type.Object({ lost: Type.Array(Type.String(), { description: 'Rows that could not be opened.' }) })

const rowsPerStep = 200

/** Asks for that job in every organization that has secrets under the previous key. */
export async function triggerSecretRotation(store: Store, { secret }: IntegrationSettings, ids: Ids, now: number): Promise<void> {
  if (secret?.previous === undefined) return
  const old = { key_id: { eq: keyIdOf(secret.previous) } }
  for (const { id } of await store.directory.find(organizations)) {
    const rows: OrganizationStore = store.organization(id)
    if ((await rows.count(integrationCredentials, old, 1)) === 0) continue
    const job = { kind: secretRotationKind, payload: { lost: [] }, uniqueKey: secretRotationKind }
    await rows.transaction((transaction) => enqueueJob(transaction, job, ids, now))
  }
}

/** Encrypts some secrets anew; answers the progress, or undefined when none is left under the previous key. */
export async function rotateSecretOnce(
  transaction: Transaction,
  { lost }: { lost: string[] },
  { secret }: IntegrationSettings,
  author: Author
) {
  if (secret?.previous === undefined) return undefined
  const where = { key_id: { eq: keyIdOf(secret.previous) } }
  const found = await transaction.find(integrationCredentials, { where, limit: rowsPerStep + lost.length })
  const waiting = found.filter((row) => !lost.includes(nameOf(row)))
  const unreadable: string[] = []
  let reencrypted = 0
  for (const row of waiting) {
    const { owner_id, field, key_id, ciphertext: sealed } = row
    const place = { organizationId: transaction.organizationId, ownerId: owner_id, field }
    try {
      const again = seal(secret, place, open(secret, place, { keyId: key_id, sealed }))
      const same = { owner_id: { eq: owner_id }, field: { eq: field }, ciphertext: { eq: sealed } }
      reencrypted += await transaction.update(integrationCredentials, same, { key_id: again.keyId, ciphertext: again.sealed })
    } catch (error) {
      if (!(error instanceof SecretLost)) throw error
      unreadable.push(nameOf(row))
    }
  }
  if (reencrypted > 0) await recordReencryption(transaction, author, reencrypted)
  return waiting.length === 0 || currentKeyId(secret) === keyIdOf(secret.previous) ? undefined : { lost: [...lost, ...unreadable] }
}

const nameOf = ({ owner_id, field }: { owner_id: string; field: string }) => `${owner_id} ${field}`
