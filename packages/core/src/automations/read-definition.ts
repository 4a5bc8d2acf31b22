import { findCustomer, readSegmentNames } from '../customers/index.js'
import { readSchedule } from '../settings/index.js'
import type { Rows } from '../storage/index.js'
import { invalidInput } from '../validation/index.js'
import { contradictionOf } from './audience.js'
import type { DefinitionInput } from './automation-input.js'
import type { StoredAudience, StoredAutomation } from './tables/automations.js'
import { readTaskTemplate } from './task-template.js'

type Reading = Rows<'organization'>

/**
 * What an automation does, with every default filled in. Throws INVALID_TOOL_INPUT naming the field for what could never run or reach anybody: no
 * signal to wait for, no time to run at, a number of signals that there are not.
 */
export async function readDefinition(rows: Reading, input: DefinitionInput): Promise<StoredAutomation> {
  const {
    triggerType,
    matchMode = 'ANY',
    matchCount = null,
    agentId = null,
    destinationIds = [],
    cooldownHours = 0,
    maxCustomersPerRun = 100
  } = input
  const signalIds = unique(input.signalIds)
  const isScheduled = triggerType === 'SCHEDULE'
  if (!isScheduled && signalIds.length === 0) throw invalidInput('signalIds', 'must name at least one signal: without one it never runs')
  if (!isScheduled && input.schedule) throw invalidInput('schedule', 'is only for the trigger SCHEDULE')
  if (isScheduled && !input.schedule) throw invalidInput('schedule', 'is required with the trigger SCHEDULE: without one it never runs')
  if (matchMode === 'AT_LEAST' && matchCount === null) throw invalidInput('matchCount', 'is required with the match mode AT_LEAST')
  if (matchMode !== 'AT_LEAST' && matchCount !== null) throw invalidInput('matchCount', 'is only for the match mode AT_LEAST')
  if (matchCount !== null && matchCount > signalIds.length)
    throw invalidInput('matchCount', `must be at most ${signalIds.length}, the number of signalIds: more never occur`)
  if (signalIds.length === 0 && matchMode !== 'ANY') throw invalidInput('matchMode', 'must be ANY without signalIds')
  return {
    signalIds,
    matchMode,
    matchCount,
    schedule: input.schedule ? await readSchedule(rows, input.schedule) : null,
    audienceFilter: input.audienceFilter ? await readAudience(rows, input.audienceFilter) : null,
    cooldownHours,
    maxCustomersPerRun,
    destinationIds: unique(destinationIds),
    endpointIds: unique(input.endpointIds),
    agentId: agentId?.toLowerCase() ?? null,
    task: input.task ? readTaskTemplate(input.task) : null
  }
}

async function readAudience(rows: Reading, input: NonNullable<DefinitionInput['audienceFilter']>): Promise<StoredAudience> {
  const { billingStatuses = [], customerIds = [], ownerUserIds = [], revenue = null, segments } = input
  const found: string[] = []
  for (const [index, named] of customerIds.entries()) {
    const customer = await findCustomer(rows, named)
    if (!customer) throw invalidInput(`audienceFilter.customerIds[${index}]`, `must be a customer: none matches ${JSON.stringify(named)}`)
    found.push(customer.id)
  }
  const audience: StoredAudience = {
    billingStatuses: [...new Set(billingStatuses)],
    customerIds: [...new Set(found)],
    revenue: revenue && { ...revenue, currency: revenue.currency.toUpperCase() },
    ownerUserIds: [...new Set(ownerUserIds)],
    ...(segments && { segments: await readSegmentNames(rows, segments, 'audienceFilter') })
  }
  const contradiction = contradictionOf(audience)
  if (contradiction !== undefined) throw invalidInput('audienceFilter.revenue', contradiction)
  return audience
}

function unique(ids: readonly string[] = []): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))]
}
