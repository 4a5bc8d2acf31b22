import { Type } from 'typebox'
import type { StoredSchedule } from '../../settings/index.js'
import { boolean, code, defineTable, json, nullable, text, time, uuid } from '../../storage/index.js'
import type { StoredTaskTemplate } from '../stored-task-template.js'

/** Whom an automation is about: customers for whom all that is given holds. Empty lists and null say nothing. */
export interface StoredAudience {
  billingStatuses: string[]
  customerIds: string[]
  revenue: { metric: 'ARR' | 'MRR'; operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'; value: number; currency: string } | null
  ownerUserIds: string[]
  /** Ids of segments of customers; automations of before have none. */
  segments?: string[]
}

/** What an automation does. */
export interface StoredAutomation {
  signalIds: string[]
  matchMode: 'ANY' | 'ALL' | 'AT_LEAST'
  matchCount: number | null
  schedule: StoredSchedule | null
  audienceFilter: StoredAudience | null
  cooldownHours: number
  maxCustomersPerRun: number
  destinationIds: string[]
  /** Undefined in what was stored before there were endpoints. */
  endpointIds?: string[]
  /** The agent that says what is told of those who were found. */
  agentId: string | null
  /** The task that is made for each customer; undefined in what was stored before there were tasks. */
  task?: StoredTaskTemplate | null
}

/**
 * What the workspace wants to be told of. `trigger_type` is SIGNAL_OCCURRENCE or SCHEDULE. `enabled_at` is when it was last switched on: nothing from
 * before is told. Of a scheduled one `covered_until` is the end of the period that its runs have told of, `next_run_at` when the next one is.
 */
export const automations = defineTable({
  name: 'automations',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    name: text(),
    description: nullable(text()),
    trigger_type: code(),
    definition: json<StoredAutomation>(),
    enabled: boolean(),
    enabled_at: nullable(time()),
    covered_until: nullable(time()),
    next_run_at: nullable(time()),
    created_at: time(),
    updated_at: time(),
    archived_at: nullable(time())
  }),
  personal: { name: 'none', description: 'none', definition: 'none' },
  key: ['id'],
  indexes: [{ columns: ['created_at'] }, { columns: ['enabled'] }]
})
