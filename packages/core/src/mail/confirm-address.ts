import { type Author, recordChange } from '../audit/index.js'
import { members } from '../members/tables/index.js'
import type { IntegrationSettings } from '../providers/index.js'
import type { OrganizationStore, Rows } from '../storage/index.js'
import { type AddressRow, addressLock } from './addresses.js'
import { boundOfConfirmation } from './confirmation.js'
import { isSigned, type OpenedLink } from './links.js'
import { mailAddresses } from './tables/index.js'

type Secret = IntegrationSettings['secret']

/** The address that a link confirms; undefined for a link that is not ours, that was used, that is too old, or whose member has another address since. */
export async function confirmable(
  rows: Rows<'organization'>,
  secret: Secret,
  link: OpenedLink,
  now: number
): Promise<AddressRow | undefined> {
  const [row] = await rows.find(mailAddresses, { where: { link_id: { eq: link.id } }, limit: 1 })
  if (!row || (row.link_expires_at ?? 0) <= now || !isSigned(secret, 'confirm', link, boundOfConfirmation(row))) return undefined
  const [member] = await rows.get(members, [{ id: row.member_id }])
  return member?.email === row.email ? row : undefined
}

/** Confirms an address by its link, once. Answers the address; undefined as `confirmable`. */
export async function confirmAddress(
  store: OrganizationStore,
  secret: Secret,
  link: OpenedLink,
  { ids, now, requestId }: Pick<Author, 'ids' | 'now'> & { requestId: string }
): Promise<string | undefined> {
  return store.transaction(async (transaction) => {
    const found = await confirmable(transaction, secret, link, now)
    if (!found) return undefined
    await transaction.lock(addressLock(found.member_id))
    const row = await confirmable(transaction, secret, link, now)
    if (!row) return undefined
    const columns = {
      status: 'confirmed',
      reason: null,
      link_id: null,
      link_expires_at: null,
      asked_at: null,
      confirmed_at: now,
      updated_at: now
    }
    await transaction.update(mailAddresses, { member_id: { eq: row.member_id } }, columns)
    const origin = { tool: 'confirmMailAddress', actorId: row.member_id, apiKeyId: null, requestId }
    await recordChange(
      transaction,
      { now, ids, origin },
      {
        subjectId: row.member_id,
        before: { email: row.email, status: row.status },
        after: { email: row.email, status: 'confirmed' }
      }
    )
    return row.email
  })
}
