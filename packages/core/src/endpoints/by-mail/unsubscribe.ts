import { type Author, recordChange } from '../../audit/index.js'
import { endMailsOf, isSigned, type MailProcess, type OpenedLink } from '../../mail/index.js'
import type { OrganizationStore, Rows } from '../../storage/index.js'
import type { Logger } from '../../values/index.js'
import { disableEndpoint } from '../disable-endpoint.js'
import { endpointsLock } from '../endpoint.js'
import { endpointRecipients, endpoints } from '../tables/index.js'
import { type RecipientRow, recipientsOf } from './recipients.js'

type Process = MailProcess & { logger: Logger }

/** The recipient whom a link takes from an endpoint, also one who has unsubscribed. Undefined for a link that is not ours, and for who is none any more. */
export async function recipientOfLink(
  rows: Rows<'organization'>,
  { integrations }: Pick<MailProcess, 'integrations'>,
  link: OpenedLink
): Promise<RecipientRow | undefined> {
  const [row] = await rows.get(endpointRecipients, [{ id: link.id }])
  return row && isSigned(integrations.secret, 'unsubscribe', link, [row.member_id]) ? row : undefined
}

/** Sends a recipient no more mails of an endpoint. An endpoint whose last recipient leaves is disabled. Answers whether the link is right. */
export async function leaveEndpoint(
  store: OrganizationStore,
  process: Process,
  link: OpenedLink,
  { ids, now, requestId }: Pick<Author, 'ids' | 'now'> & { requestId: string }
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    // Anybody can send a link: only one that is ours makes others wait.
    if (!(await recipientOfLink(transaction, process, link))) return false
    await transaction.lock(endpointsLock)
    const row = await recipientOfLink(transaction, process, link)
    if (!row || row.unsubscribed_at !== null) return row !== undefined
    await transaction.update(endpointRecipients, { id: { eq: row.id } }, { unsubscribed_at: now })
    await endMailsOf(transaction, row.id, 'The recipient has unsubscribed', now)
    const origin = { tool: 'unsubscribeEndpoint', actorId: row.member_id, apiKeyId: null, requestId }
    const change = { subjectId: row.endpoint_id, before: { unsubscribed: false }, after: { unsubscribed: true } }
    await recordChange(transaction, { now, ids, origin }, change)
    const left = (await recipientsOf(transaction, row.endpoint_id, now)).filter(({ status }) => status !== 'unsubscribed')
    const [endpoint] = await transaction.get(endpoints, [{ id: row.endpoint_id }])
    if (left.length === 0 && endpoint?.enabled)
      await disableEndpoint({ ...process, ids }, transaction, endpoint, 'Its last recipient has unsubscribed', now)
    return true
  })
}
