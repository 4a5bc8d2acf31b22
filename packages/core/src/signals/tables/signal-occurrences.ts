import { Type } from 'typebox'
import { code, defineTable, json, nullable, text, time, uuid } from '../../storage/index.js'

/** What an occurrence rests on: a row of ours, or a number measured over a window. Times are epoch milliseconds. */
export interface StoredOccurrenceEvidence {
  kind: 'event' | 'metric' | 'user' | 'fact' | 'source' | 'subscription' | 'customer'
  /** Whatever has one: the event's uuid, the id of the user, fact, source or subscription. */
  id: string | null
  /** A sentence that can stand alone. */
  title: string
  observedAt: number | null
  window: { start: number; end: number } | null
  /** The measured number and what it is compared with, where it is a metric. */
  value: number | null
  comparedWith: number | null
}

/** What the newest look at a customer says of what goes on. */
export interface StoredLook {
  severity: string
  title: string
  reason: string
  evidence: StoredOccurrenceEvidence[]
}

/**
 * That a signal was seen at a customer: once for each `occasion`, which names what makes it the same again (an event's uuid, the day on which a silence
 * began). `occurred_at` is when it held first, `detected_at` when we saw it, `ended_at` when it held no more; null while it holds.
 * Its words are those of the look that saw it first; `latest` has those of the newest one, where they differ. `original_customer_id` is the customer that it
 * was seen at, whatever that was merged into since. After a merge was undone, `resumable_by` names the customers at which the same goes on, until
 * `resumable_until`, if the signal holds there.
 */
export const signalOccurrences = defineTable({
  name: 'signal_occurrences',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    signal_id: uuid(),
    customer_id: uuid(),
    original_customer_id: uuid(),
    occasion: text(),
    severity: code(),
    title: text(),
    reason: text(),
    evidence: json<StoredOccurrenceEvidence[]>(),
    latest: nullable(json<StoredLook>()),
    occurred_at: time(),
    detected_at: time(),
    ended_at: nullable(time()),
    resumable_until: nullable(time()),
    resumable_by: nullable(json<string[]>())
  }),
  personal: { occasion: 'content', title: 'content', reason: 'content', evidence: 'content', latest: 'content', resumable_by: 'content' },
  key: ['id'],
  indexes: [
    { columns: ['signal_id', 'customer_id', 'occasion'], unique: true },
    { columns: ['signal_id', 'detected_at'] },
    { columns: ['customer_id', 'detected_at'] },
    { columns: ['original_customer_id'] },
    { columns: ['detected_at'] }
  ]
})
