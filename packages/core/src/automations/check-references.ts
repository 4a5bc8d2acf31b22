import { type Static, Type } from 'typebox'
import { agents } from '../agents/index.js'
import type { Customer } from '../customers/index.js'
import { destinations } from '../destinations/index.js'
import { endpointLabel, endpoints } from '../endpoints/index.js'
import { customers } from '../identity/index.js'
import { members } from '../members/tables/index.js'
import { findSignals } from '../signals/index.js'
import type { Rows, Where } from '../storage/index.js'
import { invalidInput } from '../validation/index.js'
import { audienceNow, whyNotInAudience } from './audience.js'
import type { StoredAudience, StoredAutomation } from './tables/automations.js'
import { ownerOfCustomer } from './task-template.js'

type Reading = Rows<'organization'> & { readonly organizationId: string }

/** Something that may be meant so, but keeps an automation from telling anybody of anything now. */
export const warningShape = Type.Object({ path: Type.String(), message: Type.String() }, { additionalProperties: false })
/** Something that may be meant so, but keeps an automation from telling anybody of anything now. */
export type AutomationWarning = Static<typeof warningShape>

/**
 * Looks at what an automation names. Throws INVALID_TOOL_INPUT for what is not there or is archived; warns of what is switched off, and of an audience
 * that nobody is in.
 */
export async function checkReferences(rows: Reading, definition: StoredAutomation): Promise<AutomationWarning[]> {
  return [
    ...(await checkSignals(rows, definition)),
    ...(await checkDestinations(rows, definition)),
    ...(await checkEndpoints(rows, definition)),
    ...(await checkAgent(rows, definition)),
    ...(await checkTask(rows, definition)),
    ...(await checkAudience(rows, await audienceNow(rows, definition.audienceFilter)))
  ]
}

async function checkSignals(rows: Reading, { signalIds }: StoredAutomation): Promise<AutomationWarning[]> {
  const warnings: AutomationWarning[] = []
  const found = await findSignals(rows, rows.organizationId, signalIds)
  for (const [index, signal] of found.entries()) {
    const path = `signalIds[${index}]`
    if (!signal) throw invalidInput(path, `must be a signal: there is none with the id ${signalIds[index]}`)
    if (signal.archivedAt !== null)
      throw invalidInput(path, `names the signal ${JSON.stringify(signal.name)}, which is archived and never occurs again`)
    if (!signal.enabled)
      warnings.push({ path, message: `The signal ${JSON.stringify(signal.name)} is disabled: it does not occur until it is enabled` })
  }
  return warnings
}

async function checkDestinations(
  rows: Rows<'organization'>,
  { destinationIds, endpointIds = [], task }: StoredAutomation
): Promise<AutomationWarning[]> {
  const warnings: AutomationWarning[] = []
  const found = await rows.get(
    destinations,
    destinationIds.map((id) => ({ id }))
  )
  for (const [index, destination] of found.entries()) {
    const path = `destinationIds[${index}]`
    if (!destination) throw invalidInput(path, `must be a destination: there is none with the id ${destinationIds[index]}`)
    const label = JSON.stringify(destination.label)
    if (destination.archived_at !== null) throw invalidInput(path, `names the destination ${label}, which is archived; name another one`)
    if (!destination.enabled)
      warnings.push({ path, message: `The destination ${label} is disabled: nothing is sent there until it is enabled` })
  }
  if (destinationIds.length > 0 || endpointIds.length > 0 || task?.withoutMessage) return warnings
  const [byDefault] = await rows.find(destinations, { where: { is_default: { eq: true } }, limit: 1 })
  if (byDefault) return warnings
  return [
    ...warnings,
    { path: 'destinationIds', message: 'No destination is named and there is no default one: nothing is sent until there is one' }
  ]
}

async function checkEndpoints(rows: Rows<'organization'>, { endpointIds = [] }: StoredAutomation): Promise<AutomationWarning[]> {
  const found = await rows.get(
    endpoints,
    endpointIds.map((id) => ({ id }))
  )
  return found.flatMap((endpoint, index) => {
    const path = `endpointIds[${index}]`
    if (!endpoint) throw invalidInput(path, `must be an endpoint: there is none with the id ${endpointIds[index]}`)
    if (endpoint.enabled) return []
    return [
      {
        path,
        message: `The endpoint ${JSON.stringify(endpointLabel(endpoint))} is disabled: nothing is sent there until it is enabled`
      }
    ]
  })
}

async function checkAgent(rows: Rows<'organization'>, { agentId }: StoredAutomation): Promise<AutomationWarning[]> {
  if (agentId === null) return []
  const [agent] = await rows.get(agents, [{ id: agentId }])
  if (!agent) throw invalidInput('agentId', `must be an agent: there is none with the id ${agentId}`)
  if (agent.enabled) return []
  const message = `The agent ${JSON.stringify(agent.display_name)} is disabled: the automation's runs fail until it is enabled`
  return [{ path: 'agentId', message }]
}

async function checkTask(rows: Rows<'organization'>, { task, destinationIds }: StoredAutomation): Promise<AutomationWarning[]> {
  const id = task?.assigneeId
  if (id && id !== ownerOfCustomer) {
    const [member] = await rows.get(members, [{ id }])
    if (!member)
      throw invalidInput('task.assigneeId', `must be a member, or \`owner\`: there is no member with the id ${JSON.stringify(id)}`)
  }
  if (!task?.withoutMessage || destinationIds.length === 0) return []
  return [{ path: 'destinationIds', message: 'Nothing is sent to these destinations: the automation only makes tasks' }]
}

const pageSize = 1000

async function checkAudience(rows: Rows<'organization'>, filter: StoredAudience | null): Promise<AutomationWarning[]> {
  if (!filter) return []
  const { ownerUserIds } = filter
  const owners = ownerUserIds.length === 0 ? [] : await rows.find(members, { where: { id: { in: ownerUserIds } }, columns: ['id'] })
  const known = new Set(owners.map(({ id }) => id))
  const missing = ownerUserIds.findIndex((id) => !known.has(id))
  if (missing >= 0)
    throw invalidInput(
      `audienceFilter.ownerUserIds[${missing}]`,
      `must be a member: there is none with the id ${JSON.stringify(ownerUserIds[missing])}`
    )
  if (await hasAnybody(rows, filter)) return []
  return [{ path: 'audienceFilter', message: 'No customer is in this audience now: nobody is told of until one is' }]
}

/** Whether any customer is in an audience; found by the store where it can, and looked at page by page. */
async function hasAnybody(rows: Rows<'organization'>, filter: StoredAudience): Promise<boolean> {
  const { billingStatuses, customerIds, ownerUserIds, revenue } = filter
  const where: Where<Customer> = {
    ...(billingStatuses.length > 0 && { billing_status: { in: billingStatuses } }),
    ...(customerIds.length > 0 && { id: { in: customerIds } }),
    ...(ownerUserIds.length > 0 && { owner_id: { in: ownerUserIds } }),
    ...(revenue && { mrr_status: { eq: 'calculated' } })
  }
  const columns = ['id', 'billing_status', 'owner_id', 'mrr_cents', 'mrr_status', 'currency', 'segments'] as const
  for (let after: string | undefined; ; ) {
    const page = await rows.find(customers, { where, columns, limit: pageSize, ...(after !== undefined && { after: { key: [after] } }) })
    if (page.some((customer) => whyNotInAudience(customer, filter) === undefined)) return true
    if (page.length < pageSize) return false
    after = page.at(-1)?.id
  }
}
