import type { Raising, StoredEvidence } from '../../attention/index.js'
import type { Severity } from '../occurrences.js'

/** An item that a customer should have, by what is known of it now. */
export interface WantedItem {
  customerId: string
  cause: string
  severity: Severity
  /** When we learnt the newest of what it comes from; null where that is not known. */
  learntAt: number | null
  /** How it is raised: what signals see is measured anew by each look. */
  raising?: Raising
  title: string
  whatChanged: string
  /** What speaks for caution, where something does. */
  uncertainty?: string
  timeline: { title: string; explanation: string; observedAt: number }[]
  evidence: StoredEvidence[]
}
