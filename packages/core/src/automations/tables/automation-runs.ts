import { Type } from 'typebox'
import { code, defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'

/** A customer that a run tells of, as it was at the time. `link` is an http(s) address. */
export interface StoredRunItem {
  customerId: string
  customerName: string
  title: string
  /** Why, in a sentence. */
  reason: string
  signalIds: string[]
  occurrenceIds: string[]
  mrrCents: number | null
  currency: string | null
  ownerName: string | null
  link: string | null
}

/** How many customers a run left out, and why. */
export interface StoredExclusions {
  audience: number
  cooldown: number
  /** Beyond the most customers of a run. */
  cap: number
}

/**
 * Runs of automations: PENDING -> RUNNING -> SKIPPED, or READY_FOR_DELIVERY -> DELIVERED | PARTIAL_FAILURE | FAILED. `occasion` names what makes a run
 * the same again (the time of a schedule): it is written once. `missed` counts the times of the schedule that this run stands for beside its own.
 */
export const automationRuns = defineTable({
  name: 'automation_runs',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    automation_id: uuid(),
    trigger_type: code(),
    occasion: text(),
    status: code(),
    reason: nullable(text()),
    period_start: time(),
    period_end: time(),
    missed: integer(),
    items: json<StoredRunItem[]>(),
    excluded: json<StoredExclusions>(),
    created_at: time(),
    started_at: nullable(time()),
    ended_at: nullable(time())
  }),
  personal: { occasion: 'content', reason: 'content', items: 'content', excluded: 'content' },
  key: ['id'],
  indexes: [
    { columns: ['automation_id', 'occasion'], unique: true },
    { columns: ['automation_id', 'created_at'] },
    { columns: ['automation_id', 'status', 'created_at'] }
  ]
})
