import { Type } from 'typebox'
import { code, defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'

/** Something that was observed on the way to an item. */
export interface StoredObservation {
  title: string
  explanation: string
  observedAt: number
}

/** What speaks for an item, or against it. */
export interface StoredEvidence {
  role: 'supporting' | 'contradictory' | 'context'
  kind: 'metric' | 'communication' | 'record' | 'event'
  title: string
  observedAt: number | null
  window: { start: number; end: number } | null
  sourceLabel: string
}

/**
 * What the workspace should look at: one item for each customer and cause, open or resolved. `list_position` is its place in lists, higher ones first.
 * `material_update_at` and `update_summary` tell of the last news of it; its numbers and evidence may have changed since. `assignee_id` is the member who looks
 * at it. A snoozed item stays open; whoever hides it does so until `snoozed_until`.
 */
export const attentionItems = defineTable({
  name: 'attention_items',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    customer_id: uuid(),
    cause: text(),
    status: code(),
    title: text(),
    priority: code(),
    priority_reason: text(),
    what_changed: text(),
    why_it_matters: text(),
    uncertainty: nullable(text()),
    update_summary: nullable(text()),
    prepared_action_url: nullable(text()),
    timeline: json<StoredObservation[]>(),
    evidence: json<StoredEvidence[]>(),
    list_position: integer(),
    created_at: time(),
    updated_at: time(),
    customer_visible_at: time(),
    material_update_at: nullable(time()),
    resolved_at: nullable(time()),
    reopened_at: nullable(time()),
    assignee_id: nullable(text()),
    snoozed_until: nullable(time())
  }),
  personal: {
    cause: 'content',
    title: 'content',
    priority_reason: 'content',
    what_changed: 'content',
    why_it_matters: 'content',
    uncertainty: 'content',
    update_summary: 'content',
    prepared_action_url: 'content',
    timeline: 'content',
    evidence: 'content',
    assignee_id: 'person'
  },
  key: ['id'],
  indexes: [
    { columns: ['customer_id', 'cause'], unique: true },
    { columns: ['status', 'list_position'] },
    { columns: ['assignee_id', 'status', 'list_position'] }
  ]
})
