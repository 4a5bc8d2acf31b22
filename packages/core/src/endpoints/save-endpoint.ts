import { recordChange } from '../audit/index.js'
import { RapportError } from '../errors.js'
import type { OperationContext } from '../runtime/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { canonicalJson } from '../values/index.js'
import { removeSecrets } from '../vault/index.js'
import { readEndpointUrl } from './addresses/endpoint-url.js'
import { endWaiting, sendWaitingNow } from './deliveries.js'
import { type Endpoint, type EndpointChange, type EndpointRow, endpointOf, findEndpoint, type NewEndpoint } from './endpoint.js'
import { makeSecret, overlapMs, replaceSecret } from './secrets.js'
import { endpointDeliveries, endpoints } from './tables/index.js'

type Context = Pick<OperationContext, 'store' | 'ids' | 'now' | 'origin' | 'services'>

const maxEndpoints = 50
const lock = 'endpoints'

/** The endpoints, the oldest first. */
export async function listEndpoints(store: OrganizationStore): Promise<Endpoint[]> {
  return (await store.find(endpoints, { orderBy: { column: 'created_at', direction: 'asc' } })).map(endpointOf)
}

/** Makes an endpoint. Its secret is answered here alone. Throws INVALID_TOOL_INPUT, UNPROCESSABLE, and CONFLICT when there are 50. */
export async function addEndpoint(context: Context, input: NewEndpoint): Promise<{ endpoint: Endpoint; secret: string }> {
  const { store, ids, now, services } = context
  const { description = '', events = [], enabled = true } = input
  const { integrations, endpoints: rules } = services.settings
  const url = readEndpointUrl(input.url, rules)
  return store.transaction(async (transaction) => {
    await transaction.lock(lock)
    if ((await transaction.count(endpoints, {}, maxEndpoints)) >= maxEndpoints)
      throw new RapportError('CONFLICT', `There are ${maxEndpoints} endpoints, which is the most; remove one first`)
    const row: EndpointRow = {
      id: ids.uuid(now),
      kind: 'webhook',
      url,
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
    const secret = await makeSecret(transaction, integrations.secret, row.id, ids, now)
    await transaction.insert(endpoints, [row])
    const endpoint = endpointOf(row)
    await recordChange(transaction, context, { subjectId: row.id, before: null, after: endpoint })
    return { endpoint, secret }
  })
}

/**
 * Changes an endpoint. One that is switched off fails what waits for it. One that is switched on begins anew, and so does a new address: what the former
 * receiver did is not held against it. Throws NOT_FOUND and INVALID_TOOL_INPUT.
 */
export async function changeEndpoint(context: Context, id: string, change: EndpointChange): Promise<Endpoint> {
  const { store, ids, now, services } = context
  const url = change.url === undefined ? undefined : readEndpointUrl(change.url, services.settings.endpoints)
  return store.transaction(async (transaction) => {
    await transaction.lock(lock)
    const before = await findEndpoint(transaction, id)
    const { description = before.description, events = before.events, enabled = before.enabled } = change
    const isMoved = url !== undefined && url !== before.url
    const isAnew = isMoved || (enabled && !before.enabled)
    const columns = {
      url: url ?? before.url,
      description,
      events: [...new Set(events)],
      enabled,
      ...(enabled && !before.enabled && { disabled_reason: null, dropped: 0 }),
      ...(isAnew && { failures: 0, failing_since: null, resume_at: null })
    }
    const after = { ...before, ...columns }
    if (canonicalJson(after) === canonicalJson(before)) return endpointOf(before)
    // Only these: the job writes the others meanwhile.
    await transaction.update(endpoints, { id: { eq: before.id } }, { ...columns, updated_at: now })
    if (!enabled && before.enabled) await endWaiting(transaction, before.id, now)
    if (isMoved && enabled) await sendWaitingNow(transaction, after, ids, now)
    const endpoint = endpointOf({ ...after, updated_at: now })
    await recordChange(transaction, context, { subjectId: before.id, before: endpointOf(before), after: endpoint })
    return endpoint
  })
}

/** Removes an endpoint with its secrets and its deliveries, and answers it as it was. Automations that name it tell it nothing any more. Throws NOT_FOUND. */
export async function removeEndpoint(context: Context, id: string): Promise<Endpoint> {
  return context.store.transaction(async (transaction) => {
    await transaction.lock(lock)
    const row = await findEndpoint(transaction, id)
    await transaction.remove(endpoints, { id: { eq: row.id } })
    await transaction.remove(endpointDeliveries, { endpoint_id: { eq: row.id } })
    await removeSecrets(transaction, [row.id])
    await recordChange(transaction, context, { subjectId: row.id, before: endpointOf(row), after: null })
    return endpointOf(row)
  })
}

/** Gives an endpoint a new secret, which is answered here alone. Messages are signed with both for a day. Throws NOT_FOUND and UNPROCESSABLE. */
export async function rotateEndpointSecret(context: Context, id: string): Promise<{ endpoint: Endpoint; secret: string }> {
  const { store, ids, now, services } = context
  return store.transaction(async (transaction) => {
    await transaction.lock(lock)
    const before = await findEndpoint(transaction, id)
    const { text, hasPrevious } = await replaceSecret(transaction, services.settings.integrations.secret, before.id, ids, now)
    const columns = { previous_secret_until: hasPrevious ? now + overlapMs : null, updated_at: now }
    await transaction.update(endpoints, { id: { eq: before.id } }, columns)
    const endpoint = endpointOf({ ...before, ...columns })
    await recordChange(transaction, context, { subjectId: before.id, before: endpointOf(before), after: endpoint })
    return { endpoint, secret: text }
  })
}
