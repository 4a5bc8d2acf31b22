import { type ChangeContext, recordChange } from '../audit/index.js'
import { billingStatuses as knownStatuses } from '../customers/index.js'
import { RapportError } from '../errors.js'
import { nextRun } from '../settings/index.js'
import type { Transaction } from '../storage/index.js'
import { invalidInput, parseEnum } from '../validation/index.js'
import { canonicalJson } from '../values/index.js'
import { type AutomationRow, automationOf } from './automation.js'
import { type AutomationChange, type DefinitionInput, type NewAutomation, triggerTypes } from './automation-input.js'
import { checkReferences } from './check-references.js'
import { findAutomation } from './read-automations.js'
import { readDefinition } from './read-definition.js'
import { automationLock, planRun } from './runs/plan-run.js'
import type { SavedAutomation } from './saved-automation.js'
import { automationMatches } from './tables/automation-matches.js'
import type { StoredAutomation } from './tables/automations.js'
import { automations } from './tables/automations.js'

const maxAutomations = 200

/**
 * Makes an automation. Throws INVALID_TOOL_INPUT naming the field of an automation that could never run, and CONFLICT when there are 200 already.
 *
 * @example await addAutomation(context, { name: 'Weekly', triggerType: 'SCHEDULE', schedule: { cadence: 'weekly', localTime: '09:00', weekday: 1 } })
 */
export async function addAutomation(context: ChangeContext, input: NewAutomation): Promise<SavedAutomation> {
  const { store, now, ids } = context
  const { name, description = null, enabled = false } = input
  return store.transaction(async (transaction) => {
    await transaction.lock('automations')
    if ((await transaction.count(automations, { archived_at: { isNull: true } })) >= maxAutomations)
      throw new RapportError('CONFLICT', `A workspace has at most ${maxAutomations} automations; archive one first`)
    const definition = await readDefinition(transaction, input)
    const warnings = await checkReferences(transaction, definition)
    const row: AutomationRow = {
      id: ids.uuid(now),
      name: readName(name),
      description,
      trigger_type: input.triggerType,
      definition,
      enabled: false,
      enabled_at: null,
      covered_until: null,
      next_run_at: null,
      created_at: now,
      updated_at: now,
      archived_at: null
    }
    const saved = enabled ? switchedOn(row, now) : row
    await transaction.insert(automations, [saved])
    if (enabled && saved.next_run_at !== null) await planRun(transaction, saved.id, saved.next_run_at, ids, now)
    const automation = automationOf(saved)
    await recordChange(transaction, context, { subjectId: row.id, before: null, after: automation })
    return { automation, warnings }
  })
}

/** Changes an automation; what is left out stays. Throws as `addAutomation`, NOT_FOUND, and CONFLICT for an archived one. */
export function changeAutomation(context: ChangeContext, id: string, change: AutomationChange): Promise<SavedAutomation> {
  const { name, description, enabled, ...definition } = change
  return edit(context, id, async (transaction, before) => ({
    ...before,
    ...(name !== undefined && { name: readName(name) }),
    ...(description !== undefined && { description }),
    ...(Object.keys(definition).length > 0 && {
      trigger_type: definition.triggerType ?? before.trigger_type,
      definition: await readDefinition(transaction, merged(before, definition))
    }),
    ...(enabled !== undefined && { enabled })
  }))
}

/** Enables an automation. It reports only what happens from now on. Switched on already, nothing changes. */
export function switchAutomation(context: ChangeContext, id: string, enabled: boolean): Promise<SavedAutomation> {
  return edit(context, id, async (_, before) => ({ ...before, enabled }))
}

/** Puts an automation away for good. Throws NOT_FOUND, and CONFLICT when it was done before. */
export async function archiveAutomation(context: ChangeContext, id: string): Promise<SavedAutomation> {
  return edit(context, id, async (_, before) => ({ ...before, enabled: false, archived_at: context.now }))
}

async function edit(
  context: ChangeContext,
  id: string,
  work: (transaction: Transaction, before: AutomationRow) => Promise<AutomationRow>
): Promise<SavedAutomation> {
  const { store, now, ids } = context
  return store.transaction(async (transaction) => {
    await transaction.lock(automationLock(id.toLowerCase()))
    const before = await findAutomation(transaction, id)
    if (before.archived_at !== null) throw new RapportError('CONFLICT', 'The automation is archived and cannot be changed')
    const wanted = await work(transaction, before)
    // What is only renamed or switched off may name what was archived meanwhile.
    const isJudged = (wanted.enabled && !before.enabled) || wanted.definition !== before.definition
    const warnings = isJudged ? await checkReferences(transaction, wanted.definition) : []
    if (canonicalJson(wanted) === canonicalJson(before)) return { automation: automationOf(before), warnings }
    const after = { ...settled(wanted, before, now), updated_at: now }
    await transaction.upsert(automations, [after])
    if (!after.enabled) await transaction.remove(automationMatches, { automation_id: { eq: after.id } })
    if (after.enabled && after.next_run_at !== null) await planRun(transaction, after.id, after.next_run_at, ids, now)
    await recordChange(transaction, context, { subjectId: after.id, before: automationOf(before), after: automationOf(after) })
    return { automation: automationOf(after), warnings }
  })
}

/** The times that follow from a change: one that is switched on begins now, another schedule runs at its own times. */
function settled(wanted: AutomationRow, before: AutomationRow, now: number): AutomationRow {
  if (!wanted.enabled) return { ...wanted, enabled: false, next_run_at: null }
  const isSameWork = before.enabled && wanted.trigger_type === before.trigger_type
  if (!isSameWork) return switchedOn(wanted, now)
  const isSameSchedule = canonicalJson(wanted.definition.schedule) === canonicalJson(before.definition.schedule)
  return isSameSchedule ? wanted : { ...wanted, next_run_at: nextOf(wanted, now) }
}

function switchedOn(row: AutomationRow, now: number): AutomationRow {
  return { ...row, enabled: true, enabled_at: now, covered_until: now, next_run_at: nextOf(row, now) }
}

function nextOf({ definition: { schedule } }: AutomationRow, now: number): number | null {
  return schedule ? nextRun(schedule, now) : null
}

/** A definition as it is asked for, with what stays of the present one. Going over to another trigger leaves behind what is not of it. */
function merged(
  { trigger_type, definition }: AutomationRow,
  change: Omit<AutomationChange, 'name' | 'description' | 'enabled'>
): DefinitionInput {
  const { audienceFilter, schedule, ...stays } = definition
  const { weekday = null, ...times } = schedule ?? {}
  const triggerType = change.triggerType ?? parseEnum(triggerTypes, trigger_type)
  return {
    ...stays,
    ...('cadence' in times && triggerType === 'SCHEDULE' && { schedule: { ...times, ...(weekday !== null && { weekday }) } }),
    ...(audienceFilter && { audienceFilter: audienceAsInput(audienceFilter) }),
    ...(change.matchMode !== undefined && change.matchMode !== 'AT_LEAST' && { matchCount: null }),
    ...change,
    triggerType
  }
}

function audienceAsInput({ billingStatuses, customerIds, revenue, ownerUserIds }: NonNullable<StoredAutomation['audienceFilter']>) {
  return {
    ...(billingStatuses.length > 0 && { billingStatuses: billingStatuses.map((status) => parseEnum(knownStatuses, status)) }),
    ...(customerIds.length > 0 && { customerIds }),
    ...(revenue && { revenue }),
    ...(ownerUserIds.length > 0 && { ownerUserIds })
  }
}

function readName(name: string): string {
  if (name.trim() === '') throw invalidInput('name', 'must have at least one character besides spaces, such as "Tell the owner"')
  return name
}
