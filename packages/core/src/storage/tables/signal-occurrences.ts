import { Type } from 'typebox'
import { json, nullable, text, time, uuid } from '../columns.js'
import { defineTable } from '../define-table.js'

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

/**
 * That a signal was seen at a customer: once for each `occasion`, which names what makes it the same again (an event's uuid, the day on which a silence
 * began). `occurred_at` is when it held first, `detected_at` when we saw it, `ended_at` when it held no more; null while it holds.
 */
export const signalOccurrences = defineTable({
  name: 'signal_occurrences',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    signal_id: uuid(),
    customer_id: uuid(),
    occasion: text(),
    severity: text(),
    title: text(),
    reason: text(),
    evidence: json<StoredOccurrenceEvidence[]>(),
    occurred_at: time(),
    detected_at: time(),
    ended_at: nullable(time())
  }),
  key: ['id'],
  indexes: [
    { columns: ['signal_id', 'customer_id', 'occasion'], unique: true },
    { columns: ['signal_id', 'detected_at'] },
    { columns: ['customer_id', 'detected_at'] },
    { columns: ['detected_at'] }
  ]
})
