import { recordChange } from '../audit/index.js'
import { RapportError } from '../errors.js'
import { requireMail } from '../mail/index.js'
import type { OperationContext } from '../runtime/index.js'
import type { OrganizationStore, Transaction } from '../storage/index.js'
import { canonicalJson } from '../values/index.js'
import { removeSecrets } from '../vault/index.js'
import { askRecipients, endMailsOfEndpoint, loadRecipients, type Recipient, recipientsOf, setRecipients } from './by-mail/recipients.js'
import { endWaiting, sendWaitingNow } from './deliveries.js'
import {
  auditedEndpoint,
  type Endpoint,
  type EndpointChange,
  type EndpointRow,
  endpointOf,
  endpointsLock,
  findEndpoint,
  type NewEndpoint
} from './endpoint.js'
import { readTarget, requireTarget } from './read-target.js'
import { makeSecret, overlapMs, replaceSecret } from './secrets.js'
import { endpointDeliveries, endpointRecipients, endpoints } from './tables/index.js'

type Context = Pick<OperationContext, 'store' | 'ids' | 'now' | 'origin' | 'services'>

const maxEndpoints = 50

/** The endpoints, the oldest first. */
export async function listEndpoints(store: OrganizationStore, now: number): Promise<Endpoint[]> {
  const rows = await store.find(endpoints, { orderBy: { column: 'created_at', direction: 'asc' } })
  const byMail = rows.filter(({ kind }) => kind === 'email').map(({ id }) => id)
  const recipients = await loadRecipients(store, byMail, now)
  return rows.map((row) => endpointOf(row, recipients.get(row.id) ?? []))
}

/** One endpoint. Throws NOT_FOUND. */
export async function readEndpoint(store: OrganizationStore, id: string, now: number): Promise<Endpoint> {
  const row = await findEndpoint(store, id)
  return endpointOf(row, await recipientsOf(store, row.id, now))
}

/**
 * Makes an endpoint. The secret of a webhook is answered here alone; the recipients of an e-mail endpoint are asked to confirm their addresses. Throws
 * INVALID_TOOL_INPUT, UNPROCESSABLE, and CONFLICT when there are 50.
 */
export async function addEndpoint(context: Context, input: NewEndpoint): Promise<{ endpoint: Endpoint; secret: string | null }> {
  const { store, ids, now, origin, services } = context
  const { kind = 'webhook', description = '', events = [], enabled = true } = input
  const { settings } = services
  const { url, memberIds } = requireTarget(kind, input, settings.endpoints)
  if (kind === 'email') requireMail(settings)
  return store.transaction(async (transaction) => {
    await transaction.lock(endpointsLock)
    if ((await transaction.count(endpoints, {}, maxEndpoints)) >= maxEndpoints)
      throw new RapportError('CONFLICT', `There are ${maxEndpoints} endpoints, which is the most; remove one first`)
    const row: EndpointRow = {
      id: ids.uuid(now),
      kind,
      url: url ?? '',
      description,
      events: [...new Set(events)],
      enabled,
      disabled_reason: null,
      failures: 0,
      failing_since: null,
      resume_at: null,
      dropped: 0,
      last_delivered_at: null,
      previous_secret_until: null,
      created_at: now,
      updated_at: now
    }
    const secret = kind === 'webhook' ? await makeSecret(transaction, settings.integrations.secret, row.id, ids, now) : null
    await transaction.insert(endpoints, [row])
    const recipients =
      memberIds === undefined ? [] : await setRecipients(transaction, row.id, memberIds, { actorId: origin.actorId, ids, now })
    const endpoint = endpointOf(row, recipients)
    await recordChange(transaction, context, { subjectId: row.id, before: null, after: auditedEndpoint(endpoint) })
    return { endpoint, secret }
  })
}

/**
 * Changes an endpoint. One that is switched off fails what waits for it. One that is switched on starts over, and so does a new address: failures of the
 * former receiver do not count against it. Recipients who have not confirmed their addresses are asked again. Throws NOT_FOUND, INVALID_TOOL_INPUT and UNPROCESSABLE.
 */
export async function changeEndpoint(context: Context, id: string, change: EndpointChange): Promise<Endpoint> {
  const { store, ids, now, services } = context
  return store.transaction(async (transaction) => {
    await transaction.lock(endpointsLock)
    const before = await findEndpoint(transaction, id)
    const { url, memberIds } = readTarget(before.kind, change, services.settings.endpoints)
    const { description = before.description, events = before.events, enabled = before.enabled } = change
    const isMoved = url !== undefined && url !== before.url
    const startsOver = isMoved || (enabled && !before.enabled)
    const columns = {
      url: url ?? before.url,
      description,
      events: [...new Set(events)],
      enabled,
      ...(enabled && !before.enabled && { disabled_reason: null, dropped: 0 }),
      ...(startsOver && { failures: 0, failing_since: null, resume_at: null })
    }
    const after = { ...before, ...columns }
    const recipients = await recipientsOf(transaction, before.id, now)
    const wanted = await changeRecipients(context, transaction, { before, memberIds, enabled })
    const auditedBefore = auditedEndpoint(endpointOf(before, recipients))
    if (canonicalJson(auditedEndpoint(endpointOf(after, wanted))) === canonicalJson(auditedBefore)) return endpointOf(before, wanted)
    // Only these: the job writes the others meanwhile.
    await transaction.update(endpoints, { id: { eq: before.id } }, { ...columns, updated_at: now })
    if (!enabled && before.enabled) await endWaiting(transaction, before.id, now)
    if (isMoved && enabled) await sendWaitingNow(transaction, after, ids, now)
    const endpoint = endpointOf({ ...after, updated_at: now }, wanted)
    await recordChange(transaction, context, { subjectId: before.id, before: auditedBefore, after: auditedEndpoint(endpoint) })
    return endpoint
  })
}

/** The recipients as they are to be. Those who have not confirmed their addresses are asked again when recipients are chosen, and when the endpoint is enabled. */
async function changeRecipients(
  context: Context,
  transaction: Transaction,
  { before, memberIds, enabled }: { before: EndpointRow; memberIds: readonly string[] | undefined; enabled: boolean }
): Promise<Recipient[]> {
  const { ids, now, origin, services } = context
  const isTurnedOn = before.kind === 'email' && enabled && !before.enabled
  if (memberIds === undefined && !isTurnedOn) return recipientsOf(transaction, before.id, now)
  requireMail(services.settings)
  if (memberIds === undefined) return askRecipients(transaction, before.id, ids, now)
  return setRecipients(transaction, before.id, memberIds, { actorId: origin.actorId, ids, now })
}

/** Removes an endpoint with its secrets and its deliveries, and answers it as it was. Automations that name it tell it nothing any more. Throws NOT_FOUND. */
export async function removeEndpoint(context: Context, id: string): Promise<Endpoint> {
  return context.store.transaction(async (transaction) => {
    await transaction.lock(endpointsLock)
    const row = await findEndpoint(transaction, id)
    const endpoint = endpointOf(row, await recipientsOf(transaction, row.id, context.now))
    await endMailsOfEndpoint(transaction, row.id, 'The endpoint was removed', context.now)
    await transaction.remove(endpointRecipients, { endpoint_id: { eq: row.id } })
    await transaction.remove(endpoints, { id: { eq: row.id } })
    await transaction.remove(endpointDeliveries, { endpoint_id: { eq: row.id } })
    await removeSecrets(transaction, [row.id])
    await recordChange(transaction, context, { subjectId: row.id, before: auditedEndpoint(endpoint), after: null })
    return endpoint
  })
}

/** Gives an endpoint a new secret, which is answered here alone. Messages are signed with both for a day. Throws NOT_FOUND and UNPROCESSABLE, also for an e-mail endpoint. */
export async function rotateEndpointSecret(context: Context, id: string): Promise<{ endpoint: Endpoint; secret: string }> {
  const { store, ids, now, services } = context
  return store.transaction(async (transaction) => {
    await transaction.lock(endpointsLock)
    const before = await findEndpoint(transaction, id)
    if (before.kind !== 'webhook') throw new RapportError('UNPROCESSABLE', 'Only a webhook has a signing secret. This endpoint sends mail')
    const { text, hasPrevious } = await replaceSecret(transaction, services.settings.integrations.secret, before.id, ids, now)
    const columns = { previous_secret_until: hasPrevious ? now + overlapMs : null, updated_at: now }
    await transaction.update(endpoints, { id: { eq: before.id } }, columns)
    const endpoint = endpointOf({ ...before, ...columns }, [])
    const change = { subjectId: before.id, before: auditedEndpoint(endpointOf(before, [])), after: auditedEndpoint(endpoint) }
    await recordChange(transaction, context, change)
    return { endpoint, secret: text }
  })
}
