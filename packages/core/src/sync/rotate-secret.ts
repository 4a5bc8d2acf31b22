import { type Author, recordChange } from '../audit/index.js'
import type { IntegrationSettings } from '../providers/index.js'
import { organizations, type Store, type Transaction } from '../storage/index.js'
import { currentKeyId, integrationCredentials, open, SecretLost, seal } from '../vault/index.js'

type Secret = NonNullable<IntegrationSettings['secret']>

const rowsAtOnce = 200

/** What became of what was encrypted. */
export interface Reencrypted {
  reencrypted: number
  /** What no secret that is configured can open. It is left as it is. */
  lost: number
}

/** Encrypts the credentials of all organizations with the present secret, some in each transaction. What is written meanwhile by others is not overwritten. */
export async function reencryptCredentials(store: Store, secret: Secret, author: Author): Promise<Reencrypted> {
  const total: Reencrypted = { reencrypted: 0, lost: 0 }
  for (const { id } of await store.directory.find(organizations, { columns: ['id'] })) {
    let after: readonly unknown[] | undefined
    do {
      const page = await store.organization(id).transaction((transaction) => reencryptPage(transaction, secret, after, author))
      total.reencrypted += page.reencrypted
      total.lost += page.lost
      after = page.last
    } while (after)
  }
  return total
}

/** How many credentials are encrypted with another secret than the present one. */
export async function countOutdated(store: Store, secret: Secret): Promise<number> {
  const where = { key_id: { ne: currentKeyId(secret) } }
  const [all] = await store.acrossOrganizations.aggregate(integrationCredentials, { where, measures: { rows: { count: true } } })
  return all?.rows ?? 0
}

/** `last` is the key of the last row that was looked at, undefined after the last page. */
async function reencryptPage(transaction: Transaction, secret: Secret, after: readonly unknown[] | undefined, author: Author) {
  const found = await transaction.find(integrationCredentials, {
    where: { key_id: { ne: currentKeyId(secret) } },
    limit: rowsAtOnce,
    ...(after && { after: { key: after } })
  })
  const page: Reencrypted = { reencrypted: 0, lost: 0 }
  for (const { owner_id, field, key_id, ciphertext: sealed } of found) {
    const place = { organizationId: transaction.organizationId, ownerId: owner_id, field }
    const text = opened(() => open(secret, place, { keyId: key_id, sealed }))
    if (text === undefined) {
      page.lost += 1
      continue
    }
    const again = seal(secret, place, text)
    const same = { owner_id: { eq: owner_id }, field: { eq: field }, ciphertext: { eq: sealed } }
    page.reencrypted += await transaction.update(integrationCredentials, same, { key_id: again.keyId, ciphertext: again.sealed })
  }
  if (page.reencrypted > 0) await recordReencryption(transaction, author, page.reencrypted)
  const last = found.length === rowsAtOnce ? found.at(-1) : undefined
  return { ...page, last: last && [last.owner_id, last.field] }
}

/** The audit log tells how many were encrypted anew, and nothing of what they hold. */
export function recordReencryption(transaction: Transaction, author: Author, reencrypted: number): Promise<void> {
  return recordChange(transaction, author, { subjectId: null, before: null, after: { reencrypted } })
}

function opened(open: () => string): string | undefined {
  try {
    return open()
  } catch (error) {
    if (error instanceof SecretLost) return undefined
    throw error
  }
}
