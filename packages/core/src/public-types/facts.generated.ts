// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

import type { CustomerReference } from './identity.generated.js'

/**
 * A fact of a customer, by the host's own id. It replaces what was put before under that id. The same again changes nothing; a put that
 * tells of something newly observed (a later `occurredAt`, evidence that was not there, another metric value or period) counts as a further
 * detection: `occurrenceCount` rises, `lastDetectedAt` is now. Any other change, such as of words or priority, counts nothing.
 *
 * - `factType` is one of the types that svc_list_facts takes, or an anomaly's; `factCategory` follows from it when it is left out.
 * - `status` is ACTIVE when it is left out. What people set later (`ws.facts.setStatus`) stays until a put says another status than the put
 *   before.
 * - `confidence` from 0 to 1, 1 when it is left out. `validFrom` is when it occurred, else now.
 * - `evidence`: exact quotes of sources, which may be put later, or ids of the events that it was computed from. A quote that does not
 *   stand in its source is refused.
 *
 * @example
 * { externalId: 'f_1', customer: { domain: 'acme.com' }, assertion: 'Acme renews in May', factType: 'TIMELINE', occurredAt: '2026-01-31T09:30:00Z',
 *   evidence: [{ sourceType: 'EMAIL', sourceId: 'msg_1', quote: 'we renew in May' }] }
 */
export interface FactInput {
  /** Your own id of the fact. A put with the same id replaces the fact. 1 to 500 characters. */
  externalId: string
  customer: CustomerReference
  /** What the fact says, in a sentence. 1 to 20000 characters. */
  assertion: string
  /** At most 20000 characters. */
  reasoning?: string | null
  factType:
    | 'CUSTOM'
    | 'COMPANY_CHANGE'
    | 'FUNDING_REVENUE'
    | 'TECHNOLOGY'
    | 'STRATEGY'
    | 'COMPETITIVE'
    | 'SENTIMENT'
    | 'CHAMPION_RISK'
    | 'EXPANSION'
    | 'CHURN_RISK'
    | 'TIMELINE'
    | 'BUDGET'
    | 'DECISION_MAKER'
    | 'REQUIREMENTS'
    | 'PRODUCT_USAGE'
    | 'CONTACT_INFO'
    | 'CONTACT_PREFERENCE'
    | 'CONTACT_DEPARTURE'
    | 'CONTACT_POSITION_CHANGE'
    | 'CONTACT_DISENGAGEMENT'
    | 'TRACKING_GAP'
    | 'SCHEMA_DRIFT'
    | 'INGESTION_LAG'
    | 'ACTIVATION_RATE_DROP'
    | 'FUNNEL_DROPOFF'
    | 'CORE_ACTION_DECAY'
    | 'CADENCE_BREAK'
    | 'QUIET_ACCOUNT'
    | 'CHAMPION_AT_RISK'
    | 'SEGMENT_DIVERGENCE'
  factCategory?: 'MEMORY' | 'RELATIONSHIP' | 'CUSTOM' | null
  status?: 'ACTIVE' | 'ACKNOWLEDGED' | 'RESOLVED' | 'SNOOZED' | 'CANDIDATE' | null
  /** How sure the fact is; 1 by default. 0 to 1. */
  confidence?: number | null
  /** At most 100 characters. */
  priority?: string | null
  /** At most 100 characters. */
  severity?: string | null
  /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
  occurredAt?: string | number | Date | null
  /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
  timestamp?: string | number | Date | null
  /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
  validFrom?: string | number | Date | null
  /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
  validUntil?: string | number | Date | null
  metric?: {
    /** 1 to 200 characters. */
    name: string
    value: number
    previousValue?: number | null
    /** At most 100 characters. */
    unit?: string | null
    /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
    periodStart?: string | number | Date | null
    /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
    periodEnd?: string | number | Date | null
    /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
    changePointDate?: string | number | Date | null
  } | null
  /** At most 100 elements. */
  evidence?:
    | (
        | {
            sourceType:
              | 'EMAIL'
              | 'CALL'
              | 'CALENDAR_EVENT'
              | 'SUPPORT_TICKET'
              | 'OPPORTUNITY'
              | 'SLACK'
              | 'PERSON_PROFILE'
              | 'CRM'
              | 'CRM_OPPORTUNITY'
            /** The externalId of the source. You may put the source later. 1 to 500 characters. */
            sourceId: string
            /** Words of the source, quoted exactly. 1 to 20000 characters. */
            quote: string
          }
        | {
            /** 1 to 1000 elements. Each uuid. */
            eventIds: string[]
          }
      )[]
    | null
}

/** A status that a fact came to. Times are ISO 8601 in UTC. */
export interface FactChange {
  /** Date-time. */
  at: string
  /** Null for the fact's first status. The end of a snooze is not a change: the next change is from ACTIVE. */
  from: 'ACTIVE' | 'ACKNOWLEDGED' | 'RESOLVED' | 'SNOOZED' | 'CANDIDATE' | null
  to: 'ACTIVE' | 'ACKNOWLEDGED' | 'RESOLVED' | 'SNOOZED' | 'CANDIDATE'
  /** The end of the snooze; null for a snooze without end, and for other statuses. Date-time. */
  until: string | null
  /** A put of the host, a detector, a status that was set, withdrawn (a reading of its source does not support it), or a person who confirmed or dismissed it. */
  cause: 'put' | 'detected' | 'set' | 'withdrawn' | 'confirmed' | 'dismissed'
  /** The member who decided, if known. */
  actorId: string | null
  /** The reason, if one was given. */
  reason?: string
  /** The effect of the statement that a detector read. `from` and `to` are the same if only the confidence changed. */
  effect?: 'opens' | 'confirms' | 'weakens' | 'ends'
  /** When the statement was made (valid time); `at` is when Rapport learned it (known time). Date-time. */
  statedAt?: string
}

/** What a workspace has learned of a pattern: a type of fact, and a kind of it. */
export interface FactPattern {
  factType: string
  /** What the pattern finds, such as "cancels". */
  kind: string
  /** How many facts of this pattern people confirmed. At least 0. */
  confirmed: number
  /** How many facts of this pattern people dismissed. At least 0. */
  dismissed: number
  /** The confidence that a finding of 0.9 starts with now: (10 p + confirmed) / (10 + judged). */
  example: {
    /** 0 to 1. */
    found: number
    /** 0 to 1. */
    startsAt: number
  }
}

/** Which patterns: those of a type, of a kind, or of both; all of the workspace where neither is given. */
export interface PatternChoice {
  /** Only this type of facts; all types by default. */
  factType?:
    | 'CUSTOM'
    | 'COMPANY_CHANGE'
    | 'FUNDING_REVENUE'
    | 'TECHNOLOGY'
    | 'STRATEGY'
    | 'COMPETITIVE'
    | 'SENTIMENT'
    | 'CHAMPION_RISK'
    | 'EXPANSION'
    | 'CHURN_RISK'
    | 'TIMELINE'
    | 'BUDGET'
    | 'DECISION_MAKER'
    | 'REQUIREMENTS'
    | 'PRODUCT_USAGE'
    | 'CONTACT_INFO'
    | 'CONTACT_PREFERENCE'
    | 'CONTACT_DEPARTURE'
    | 'CONTACT_POSITION_CHANGE'
    | 'CONTACT_DISENGAGEMENT'
  /** Only this kind; all kinds of the type by default. 1 to 200 characters. */
  kind?: string
}
