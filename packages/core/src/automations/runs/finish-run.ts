import { startRun } from '../../agents/index.js'
import { emit } from '../../changes/index.js'
import { addDeliveries, destinations } from '../../destinations/index.js'
import { endpoints } from '../../endpoints/index.js'
import { RapportError } from '../../errors.js'
import { RescheduleAt } from '../../jobs/index.js'
import { readSettings } from '../../settings/index.js'
import type { RowOf, Transaction } from '../../storage/index.js'
import { parseEnum } from '../../validation/index.js'
import type { Ids } from '../../values/index.js'
import type { AutomationRow } from '../automation.js'
import { type TriggerType, triggerTypes } from '../automation-input.js'
import { automationCooldowns } from '../tables/automation-cooldowns.js'
import { automationMatches } from '../tables/automation-matches.js'
import type { StoredExclusions } from '../tables/automation-runs.js'
import { automationRuns } from '../tables/automation-runs.js'
import { automations } from '../tables/automations.js'
import type { LeftOut } from './choose-items.js'
import { makeTasks } from './make-tasks.js'
import { messagesOf } from './messages.js'
import { notifiedAt, type Performed } from './perform-run.js'
import { automationLock, type RunProgress } from './plan-run.js'
import { pruneRuns } from './prune-runs.js'

/** An agent that ends wakes the job; this is for when nothing does. */
const agentWaitMs = 60_000

/** What a run is finished with beside what it has found. */
interface Finishing {
  ids: Ids
  now: number
  publicUrl: string | undefined
  /** Whether a hook hears of runs: then a run without a destination tells somebody. */
  isHeard: boolean
}

/**
 * Writes what a run has found, once: its messages, whom it told of, the occurrences that are used up. Answers what the job does next.
 */
export async function finishRun(
  transaction: Transaction,
  { automationId, runId }: RunProgress,
  performed: Performed,
  finishing: Finishing
): Promise<RunProgress | RescheduleAt<RunProgress> | undefined> {
  await transaction.lock(automationLock(automationId))
  const idle: RunProgress = { automationId, runId: null }
  const [automation] = await transaction.get(automations, [{ id: automationId }])
  const [run] = runId === null ? [] : await transaction.get(automationRuns, [{ id: runId }])
  if (automation && run?.status === 'RUNNING') {
    const { agent } = performed
    const isToAsk = automation.enabled && agent?.is === 'to ask'
    const isWaiting = isToAsk
      ? await askAgent(transaction, automation, run, performed, finishing)
      : automation.enabled && agent?.is === 'at work'
    if (isWaiting) return new RescheduleAt(finishing.now + agentWaitMs, { automationId, runId })
    if (!isToAsk) await finish(transaction, automation, run, performed, finishing)
    await pruneRuns(transaction, automationId, finishing.now)
  }
  if (!automation?.enabled) return undefined
  return automation.next_run_at === null ? idle : new RescheduleAt(automation.next_run_at, idle)
}

async function finish(
  transaction: Transaction,
  automation: AutomationRow,
  run: RowOf<typeof automationRuns>,
  { items, leftOut, usedOccurrenceIds, agent }: Performed,
  { ids, now, publicUrl, isHeard }: Finishing
): Promise<void> {
  const excluded = counted(leftOut, run.excluded)
  const end = (status: 'SKIPPED' | 'FAILED', reason: string) =>
    transaction.update(automationRuns, { id: { eq: run.id } }, { status, reason, excluded, ended_at: now })
  if (!automation.enabled) {
    await end('SKIPPED', 'The automation was disabled while it ran')
    return
  }
  await useUp(transaction, automation, usedOccurrenceIds)
  if (agent?.is === 'failed') {
    await end('FAILED', agent.reason)
    return
  }
  if (items.length === 0) {
    await end('SKIPPED', agent && leftOut.length === 0 ? 'The agent found nothing to tell' : whyNobody(leftOut))
    return
  }
  await transaction.update(automationRuns, { id: { eq: run.id } }, { items })
  const { schedule, task, endpointIds = [] } = automation.definition
  const timeZone = schedule?.timezone ?? (await readSettings(transaction)).default_timezone
  await makeTasks(transaction, automation, items, timeZone, { ids, now })
  const targets = task?.withoutMessage ? [] : await targetsOf(transaction, automation)
  const { id: automationId, name } = automation
  emit(transaction, { kind: 'automationRan', automationId, name, runId: run.id, items, endpointIds, at: now })
  if (targets.length === 0 && !task && !isHeard && !(await isToldToEndpoint(transaction, endpointIds))) {
    await end('FAILED', 'No destination and no endpoint is enabled that it could tell; enable one, or make a destination the default')
    return
  }
  const messages = messagesOf({ automation, run, items, timeZone, publicUrl })
  const at = notifiedAt(automation, run, now)
  const reached = new Set(items.map(({ customerId }) => customerId))
  await transaction.merge(
    automationCooldowns,
    [...reached].map((customer_id) => ({ automation_id: automation.id, customer_id, at }))
  )
  if (targets.length === 0) {
    await transaction.update(automationRuns, { id: { eq: run.id } }, { status: 'DELIVERED', excluded, ended_at: now })
    return
  }
  await transaction.update(automationRuns, { id: { eq: run.id } }, { status: 'READY_FOR_DELIVERY', excluded })
  const about = { kind: 'automation' as const, runId: run.id, automationId: automation.id }
  await addDeliveries(
    transaction,
    targets.flatMap((destination) => messages.map((message, place) => ({ ...about, destination, message, place }))),
    ids,
    now
  )
}

/** What an agent's run says of the automation that asks for it. */
const agentTriggers = { SCHEDULE: 'scheduled', SIGNAL_OCCURRENCE: 'signal' } as const satisfies Record<TriggerType, string>

/** Has the agent look at what was found, which is used up by that. Answers false when it cannot be asked: then the run has ended. */
async function askAgent(
  transaction: Transaction,
  automation: AutomationRow,
  run: RowOf<typeof automationRuns>,
  { items, leftOut, usedOccurrenceIds, agent }: Performed,
  { ids, now }: Finishing
): Promise<boolean> {
  if (agent?.is !== 'to ask') return false
  await useUp(transaction, automation, usedOccurrenceIds)
  const { agentId, scope } = agent
  const trigger = agentTriggers[parseEnum(triggerTypes, automation.trigger_type)]
  const occasion = { agentId, trigger, name: `automation run ${run.id}`, automation: { id: automation.id, runId: run.id } } as const
  try {
    await startRun(transaction, { ...occasion, ...(scope && { scope }) }, ids, now)
  } catch (error) {
    if (!(error instanceof RapportError)) throw error
    await transaction.update(automationRuns, { id: { eq: run.id } }, { status: 'FAILED', reason: error.message, ended_at: now })
    return false
  }
  await transaction.update(automationRuns, { id: { eq: run.id } }, { items, excluded: counted(leftOut) })
  return true
}

async function useUp(transaction: Transaction, { id }: AutomationRow, occurrenceIds: readonly string[]): Promise<void> {
  if (occurrenceIds.length === 0) return
  await transaction.remove(automationMatches, { automation_id: { eq: id }, occurrence_id: { in: occurrenceIds } })
}

/** Where an automation sends to now: those that it names, else the default, unless it names endpoints; without what is disabled or archived. */
async function targetsOf(transaction: Transaction, { definition: { destinationIds, endpointIds = [] } }: AutomationRow) {
  if (destinationIds.length === 0 && endpointIds.length > 0) return []
  const where = destinationIds.length > 0 ? { id: { in: destinationIds } } : { is_default: { eq: true } }
  return transaction.find(destinations, { where: { ...where, enabled: { eq: true }, archived_at: { isNull: true } } })
}

/** Whether an endpoint is told of a run: one that the automation names, or one that hears of every run. */
async function isToldToEndpoint(transaction: Transaction, endpointIds: readonly string[]): Promise<boolean> {
  const enabled = await transaction.find(endpoints, { where: { enabled: { eq: true } }, columns: ['id', 'events'] })
  return enabled.some(({ id, events }) => events.includes('automation.ran') || endpointIds.includes(id))
}

function counted(leftOut: readonly LeftOut[], before?: StoredExclusions): StoredExclusions {
  const counts = { audience: 0, cooldown: 0, cap: 0, ...before }
  for (const { cause } of leftOut) counts[cause] += 1
  return counts
}

function whyNobody(leftOut: readonly LeftOut[]): string {
  const { audience, cooldown } = counted(leftOut)
  const causes = [...(audience > 0 ? [`${audience} not in the audience`] : []), ...(cooldown > 0 ? [`${cooldown} in the cooldown`] : [])]
  return causes.length === 0 ? 'Nothing was seen' : `All customers were left out: ${causes.join(', ')}`
}
