import type { MethodInputs } from '@rapport/client/session'
import type { Automation } from '../../api/watching'
import { minorUnits } from '../../ui/format'
import { newTimes, scheduleOf, type Times, timesOf } from '../schedule'

type New = MethodInputs['automations.create']
type Audience = NonNullable<New['audienceFilter']>
type Revenue = NonNullable<Audience['revenue']>

/** An automation while it is being written: every field is there, also those that its trigger does not use. */
export interface Draft extends Times {
  name: string
  description: string
  triggerType: New['triggerType']
  signalIds: readonly string[]
  matchMode: NonNullable<New['matchMode']>
  matchCount: string
  billingStatuses: readonly NonNullable<Audience['billingStatuses']>[number][]
  ownerUserIds: readonly string[]
  customerIds: readonly string[]
  metric: Revenue['metric']
  operator: Revenue['operator']
  /** In whole units of the currency; empty: any revenue. */
  revenue: string
  currency: string
  cooldownHours: string
  maxCustomersPerRun: string
  /** Empty: no agent looks first. */
  agentId: string
  destinationIds: readonly string[]
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
  billingStatuses: [],
  ownerUserIds: [],
  customerIds: [],
  metric: 'MRR',
  operator: 'gte',
  revenue: '',
  currency: 'USD',
  cooldownHours: '0',
  maxCustomersPerRun: '100',
  agentId: '',
  destinationIds: []
}

/** A saved automation, to be changed. */
export function draftOf(automation: Automation): Draft {
  const { name, description, triggerType, signalIds, matchMode, matchCount, schedule, audienceFilter, destinationIds } = automation
  const { cooldownHours, maxCustomersPerRun, agentId } = automation
  const revenue = audienceFilter?.revenue
  return {
    ...newDraft,
    name,
    description: description ?? '',
    triggerType,
    signalIds,
    matchMode,
    matchCount: String(matchCount ?? 2),
    destinationIds,
    cooldownHours: String(cooldownHours),
    maxCustomersPerRun: String(maxCustomersPerRun),
    agentId: agentId ?? '',
    ...(schedule && timesOf(schedule)),
    ...(audienceFilter && {
      billingStatuses: audienceFilter.billingStatuses,
      ownerUserIds: audienceFilter.ownerUserIds,
      customerIds: audienceFilter.customerIds
    }),
    ...(revenue && {
      metric: revenue.metric,
      operator: revenue.operator,
      currency: revenue.currency,
      revenue: String(revenue.value / minorUnits(revenue.currency))
    })
  }
}

/** A draft as the API takes it. */
export function automationOf(draft: Draft): New {
  const { triggerType, billingStatuses, ownerUserIds, customerIds, matchMode } = draft
  const audience: Audience = {
    ...(billingStatuses.length > 0 && { billingStatuses }),
    ...(ownerUserIds.length > 0 && { ownerUserIds }),
    ...(customerIds.length > 0 && { customerIds }),
    ...(draft.revenue.trim() !== '' && {
      revenue: {
        metric: draft.metric,
        operator: draft.operator,
        currency: draft.currency.toUpperCase(),
        value: Math.round(Number(draft.revenue) * minorUnits(draft.currency))
      }
    })
  }
  return {
    name: draft.name.trim(),
    description: draft.description.trim() || null,
    triggerType,
    signalIds: draft.signalIds,
    matchMode,
    matchCount: matchMode === 'AT_LEAST' ? Number(draft.matchCount) : null,
    schedule: triggerType === 'SCHEDULE' ? scheduleOf(draft) : null,
    audienceFilter: Object.keys(audience).length > 0 ? audience : null,
    destinationIds: draft.destinationIds,
    cooldownHours: Number(draft.cooldownHours),
    maxCustomersPerRun: Number(draft.maxCustomersPerRun),
    agentId: draft.agentId || null
  }
}
