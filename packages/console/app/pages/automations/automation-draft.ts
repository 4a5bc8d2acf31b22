import type { MethodInputs } from '@rapport/client/session'
import type { Automation } from '../../api/watching'
import { type AccountFields, accountFieldsOf, audienceOf, newAccountFields } from '../accounts/account-fields'
import { newTimes, scheduleOf, type Times, timesOf } from '../schedule'
import { newTaskFields, type TaskFields, taskFieldsOf, taskTemplateOf } from './task-template'

type New = MethodInputs['automations.create']

/** An automation while it is being written: every field is there, also those that its trigger does not use. */
export interface Draft extends Times, AccountFields, TaskFields {
  name: string
  description: string
  triggerType: New['triggerType']
  signalIds: readonly string[]
  matchMode: NonNullable<New['matchMode']>
  matchCount: string
  cooldownHours: string
  maxCustomersPerRun: string
  /** Empty: no agent looks first. */
  agentId: string
  destinationIds: readonly string[]
  endpointIds: readonly string[]
}

/** A new automation: a digest on Monday morning. */
export const newDraft: Draft = {
  name: '',
  description: '',
  triggerType: 'SCHEDULE',
  signalIds: [],
  matchMode: 'ANY',
  matchCount: '2',
  ...newTimes,
  ...newAccountFields,
  ...newTaskFields,
  cooldownHours: '0',
  maxCustomersPerRun: '100',
  agentId: '',
  destinationIds: [],
  endpointIds: []
}

/** A saved automation, to be changed. */
export function draftOf(automation: Automation): Draft {
  const { name, description, triggerType, signalIds, matchMode, matchCount, schedule, audienceFilter, destinationIds } = automation
  const { cooldownHours, maxCustomersPerRun, agentId, endpointIds } = automation
  return {
    ...newDraft,
    name,
    description: description ?? '',
    triggerType,
    signalIds,
    matchMode,
    matchCount: String(matchCount ?? 2),
    destinationIds,
    endpointIds,
    cooldownHours: String(cooldownHours),
    maxCustomersPerRun: String(maxCustomersPerRun),
    agentId: agentId ?? '',
    ...taskFieldsOf(automation.task),
    ...(schedule && timesOf(schedule)),
    ...(audienceFilter && accountFieldsOf(audienceFilter))
  }
}

/** A draft as the API takes it. */
export function automationOf(draft: Draft): New {
  const { triggerType, matchMode } = draft
  return {
    name: draft.name.trim(),
    description: draft.description.trim() || null,
    triggerType,
    signalIds: draft.signalIds,
    matchMode,
    matchCount: matchMode === 'AT_LEAST' ? Number(draft.matchCount) : null,
    schedule: triggerType === 'SCHEDULE' ? scheduleOf(draft) : null,
    audienceFilter: audienceOf(draft) ?? null,
    destinationIds: draft.destinationIds,
    endpointIds: draft.endpointIds,
    cooldownHours: Number(draft.cooldownHours),
    maxCustomersPerRun: Number(draft.maxCustomersPerRun),
    agentId: draft.agentId || null,
    task: taskTemplateOf(draft)
  }
}
