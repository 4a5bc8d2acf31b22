// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** A message to a destination as callers see it. */
export interface Delivery {
  /** Uuid. */
  id: string
  kind: 'automation' | 'digest' | 'test'
  /** Uuid. */
  destinationId: string
  /** Uuid. */
  automationId: string | null
  /** Uuid. */
  runId: string | null
  /** UNKNOWN: it was sent, but may not have arrived. */
  status: 'PENDING' | 'SENDING' | 'DELIVERED' | 'FAILED' | 'UNKNOWN'
  error: string | null
  /** Whole number. */
  attempts: number
  /** Whole number. */
  itemCount: number
  /** Date-time. */
  createdAt: string
  /** Date-time. */
  endedAt: string | null
}
