import { type Author, recordChange } from '../audit/index.js'
import { endMailsOf, isSigned, type OpenedLink } from '../mail/index.js'
import type { IntegrationSettings } from '../providers/index.js'
import type { OrganizationStore, Rows } from '../storage/index.js'
import type { DigestRow } from './digest.js'
import { digestLock } from './plan-digest.js'
import { digests } from './tables/index.js'

type Secret = IntegrationSettings['secret']

/** The digest that a link ends, whether it is switched on or not. Undefined for a link that is not ours, and where the digest is no more. */
export async function digestOfLink(rows: Rows<'organization'>, secret: Secret, link: OpenedLink): Promise<DigestRow | undefined> {
  const [row] = await rows.get(digests, [{ id: link.id }])
  return row && isSigned(secret, 'unsubscribe', link, [row.member_id]) ? row : undefined
}

/** Ends a digest by the link of one of its mails; one that has ended stays so. Answers whether the link is right. */
export async function unsubscribe(
  store: OrganizationStore,
  secret: Secret,
  link: OpenedLink,
  { ids, now, requestId }: Pick<Author, 'ids' | 'now'> & { requestId: string }
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const found = await digestOfLink(transaction, secret, link)
    if (!found) return false
    await transaction.lock(digestLock(found.member_id))
    const row = await digestOfLink(transaction, secret, link)
    // A link of a mail ends what comes by mail: a digest that goes to a channel since stays.
    if (!row?.enabled || row.channel !== 'email') return row !== undefined
    await transaction.update(digests, { id: { eq: row.id } }, { enabled: false, next_run_at: null, updated_at: now })
    await endMailsOf(transaction, row.id, 'Its reader has unsubscribed', now)
    const origin = { tool: 'unsubscribeDigest', actorId: row.member_id, apiKeyId: null, requestId }
    await recordChange(
      transaction,
      { now, ids, origin },
      { subjectId: row.member_id, before: { enabled: true }, after: { enabled: false } }
    )
    return true
  })
}
