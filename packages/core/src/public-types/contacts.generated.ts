// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

import type { Merge } from './identity.generated.js'
import type { Pagination } from './paging.generated.js'

/** A champion of an account, or one whom the account lost. Times are ISO 8601 in UTC. */
export interface Champion {
  id: string
  customerId: string
  customerName: string | null
  customerDomain: string | null
  /** Null if a text mentions an unknown champion. */
  userId: string | null
  name: string | null
  email: string | null
  /** Why: the trait `champion` or `buyingRole` names the person, a text names the person as champion, or nobody else was more active. */
  basis: 'named' | 'told' | 'most_active'
  /** For the most active person: on how many of the last 28 days the person was active. At least 0. */
  activeDays: number | null
  /** For the most active person: whether somebody else at the account was active on as many days. */
  isTied: boolean
  /** `present`; or how the account lost the champion: `quiet` (no activity for 8 days and 5 working days), `left` (a text says so), `removed` (no longer belongs to the account). */
  status: 'present' | 'quiet' | 'left' | 'removed'
  /** Why the person is the champion and how the account lost the champion, in a sentence or two. */
  reason: string
  /** Date-time. */
  lostAt: string | null
  /** Date-time. */
  lastActivityAt: string | null
  quote: {
    text: string
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
    sourceId: string
    factId: string
  } | null
}

/** Which champions are asked for. */
export interface ChampionQuery {
  /** Only of this customer: Rapport's id, your customerId, or a domain. 1 to 500 characters. */
  customer?: string
  /** `lost` means quiet, left or removed. By default, all champions. */
  status?: 'present' | 'quiet' | 'left' | 'removed' | 'lost'
  /** 50 by default. 1 to 200. */
  limit?: number
  /** The `nextCursor` of the previous page. */
  cursor?: string
}

/** A page of champions. */
export interface ChampionPage {
  /** Lost champions come first, most recent first. */
  items: Champion[]
  pagination: Pagination
}

/** Everything that is known of who a person is. Times are ISO 8601 in UTC. */
export interface PersonRecord {
  id: string
  email: string | null
  name: string | null
  customerId: string | null
  customerName: string | null
  customerDomain: string | null
  journeyStage: 'DISCOVERED' | 'SIGNED_UP' | 'ACTIVATED' | 'ENGAGED' | 'INACTIVE'
  /** The last of their events, and of the emails, calls, meetings and tickets that they took part in. */
  lastActivityAt: string | null
  /** At least 0. */
  daysSinceActivity: number | null
  /** Your userId; null for a person who is known by email alone. */
  externalId: string | null
  traits: Record<string, unknown>
  firstSeenAt: string | null
  /** Date-time. */
  createdAt: string
  /** The trait `role`, `title` or `jobTitle`. */
  role: string | null
  /** All emails. The first is the one that lists show. */
  emails: string[]
  /** All of your userIds of the person. */
  externalIds: string[]
  /** All customers at which the person was active, current one first. */
  customers: {
    id: string
    name: string | null
    domain: string | null
    isCurrent: boolean
    /** Date-time. */
    lastActivityAt: string | null
  }[]
  /** Devices of the person, last used first. At most 50. Browser and system are null if no event names them. */
  devices: {
    visitorId: string
    browser: string | null
    operatingSystem: string | null
    /** Date-time. */
    firstSeenAt: string
    /** Date-time. */
    lastSeenAt: string
    /** At least 0. */
    eventCount: number
  }[]
  /** The accounts whose champion the person is, or was. */
  champions: Champion[]
  /** The records that were merged into this person, newest first. */
  merges: Merge[]
}

/** What a person said that facts rest on. */
export interface StatementPage {
  /** The newest first. A page ends with a whole source. */
  items: {
    quote: string
    /** Date-time. */
    saidAt: string
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
    sourceId: string
    sourceTitle: string | null
    customerId: string
    customerName: string | null
    customerDomain: string | null
    fact: {
      /** 1 to 500 characters. */
      id: string
      /** 1 to 20000 characters. */
      assertion: string
      /** At most 20000 characters. */
      reasoning: string | null
      /** 1 to 200 characters. */
      factType: string
      /** 1 to 200 characters. */
      factCategory: string
      /** A snoozed fact becomes ACTIVE again at its time. */
      status: 'ACTIVE' | 'ACKNOWLEDGED' | 'RESOLVED' | 'SNOOZED' | 'CANDIDATE'
      /** 0 to 1. */
      confidence: number
      /** At most 100 characters. */
      priority: string | null
      /** Date-time. */
      occurredAt: string | null
      /** Date-time. */
      detectedAt: string
      /** Date-time. */
      validFrom: string
      /** Date-time. */
      validUntil: string | null
      linkedSourceRef?: {
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
        /** 1 to 500 characters. */
        sourceId: string
        /** Date-time. */
        occurredAt: string | null
        /** At most 2000 characters. */
        permalink: string | null
      } | null
      sourceMetadata?: {
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
          | null
        /** At most 500 characters. */
        sourceId: string | null
        /** Date-time. */
        sourceOccurredAt: string | null
        /** At most 20000 characters. */
        sourceQuote: string | null
        /** At most 2000 characters. */
        permalink: string | null
      } | null
      /** At least 0. */
      evidenceCount: number
      /** At most 200 characters. */
      metricName: string | null
      /** In the unit of metricUnit. */
      metricValue: number | null
      /** In the unit of metricUnit. */
      metricPreviousValue: number | null
      /** In the unit of metricUnit. */
      metricDelta: number | null
      /** At most 100 characters. */
      metricUnit: string | null
      /** Date-time. */
      periodStart: string | null
      /** Date-time. */
      periodEnd: string | null
      /** Date-time. */
      changePointDate: string | null
      /** How often it was detected. At least 0. */
      occurrenceCount: number
      /** Date-time. */
      lastDetectedAt: string | null
      /** At most 100 characters. */
      severity: string | null
      evidence?:
        | {
            /** At most 500 characters. */
            id: string
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
              | null
            /** At most 500 characters. */
            sourceId: string | null
            /** At most 20000 characters. */
            excerpt: string | null
            metadata: Record<string, unknown> | null
          }[]
        | null
    }
  }[]
  pagination: {
    hasMore: boolean
    nextCursor: string | null
  }
}

/** What a person did and took part in, at all customers, newest first. */
export interface PersonTimeline {
  items: {
    id: string
    eventType: string
    eventName: string
    channel: 'PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM'
    title: string | null
    summary: string | null
    /** Date-time. */
    occurredAt: string
    contact: string | null
    sourceType: string | null
    sourceId: string | null
    sourceRef?: {
      sourceType: string
      sourceId: string
    }
    metadata: Record<string, unknown>
    customerId: string | null
    customerName: string | null
    customerDomain: string | null
  }[]
  pagination: {
    hasMore: boolean
    nextCursor: string | null
  }
}
