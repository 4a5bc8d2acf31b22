// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** A question, what narrows it, and which page of the answers is wanted. */
export interface SearchInput {
  /** A question or keywords. Quotation marks ask for exact words. "but not about …" excludes something. Times work, such as "since August". 2 to 2000 characters. */
  query: string
  /** Rapport's id of the customer, your customerId, the domain, or the name. 1 to 500 characters. */
  customer?: string | null
  /** The first instant, in UTC and ending in Z. Date-time. */
  after?: string
  /** The last instant, in UTC and ending in Z. It is included. Date-time. */
  before?: string
  /** Only facts of these types, and their sources. An empty list has no effect. */
  factTypes?: (
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
  )[]
  /** Only sources of these types, and facts from such sources. An empty list has no effect. */
  sourceTypes?: (
    | 'EMAIL'
    | 'CALL'
    | 'CALENDAR_EVENT'
    | 'SUPPORT_TICKET'
    | 'OPPORTUNITY'
    | 'SLACK'
    | 'PERSON_PROFILE'
    | 'CRM'
    | 'CRM_OPPORTUNITY'
  )[]
  /** Only texts of one person: an email or a name, or a part of it. 1 to 500 characters. Matches `\S`. */
  sender?: string
  /** Results on a page. 1 to 50. Default 20. */
  limit?: number
  /** The pagination.nextCursor of the previous page, with the same filters. 1 to 2000 characters. */
  cursor?: string
}

/** What the search answers. */
export interface SearchAnswer {
  read: {
    /** The types of facts that it asks for. */
    factTypes: (
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
    )[]
    /** Date-time. */
    after: string | null
    /** Date-time. */
    before: string | null
    /** The customers that it names. */
    customers: {
      id: string
      name: string | null
      domain: string | null
    }[]
    /** The exact words that it asks for. */
    phrases: string[]
    /** What it excludes. */
    excluded: string | null
    /** Words that look misspelt, by their stems. */
    corrections: {
      from: string
      to: string
    }[]
  }
  /** Facts and sources, best first. */
  items: (
    | {
        kind: 'fact'
        /** How well it matches; comparable within one answer only. */
        score: number
        /** The number of places that match the query. At least 0. */
        matchCount: number
        /** The best matching words, quoted exactly. At most 2 elements. */
        matches: {
          text: string
          /** Date-time. */
          occurredAt?: string
        }[]
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
        customer: {
          id: string
          name: string | null
          domain: string | null
        } | null
      }
    | {
        kind: 'source'
        /** How well it matches; comparable within one answer only. */
        score: number
        /** The number of places that match the query. At least 0. */
        matchCount: number
        /** The best matching words, quoted exactly. At most 2 elements. */
        matches: {
          text: string
          /** Date-time. */
          occurredAt?: string
        }[]
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
        /** The id of the source. svc_get_source takes it. */
        sourceId: string
        /** Date-time. */
        occurredAt: string | null
        title: string | null
        permalink: string | null
        context?: {
          /** The conversation around the match. */
          text: string
          sourceRef: {
            sourceType: 'SLACK'
            sourceId: string
          }
        }
        customer: {
          id: string
          name: string | null
          domain: string | null
        } | null
      }
  )[]
  /** The matching customers, best first, each with its best quotes. Only on the first page, at most 50. */
  customers: {
    customer: {
      id: string
      name: string | null
      domain: string | null
    }
    score: number
    /** How many of its facts and sources match. At least 1. */
    count: number
    /** The best matches. At most 3 elements. */
    best: (
      | {
          kind: 'fact'
          /** How well it matches; comparable within one answer only. */
          score: number
          /** The number of places that match the query. At least 0. */
          matchCount: number
          /** The best matching words, quoted exactly. At most 2 elements. */
          matches: {
            text: string
            /** Date-time. */
            occurredAt?: string
          }[]
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
          customer: {
            id: string
            name: string | null
            domain: string | null
          } | null
        }
      | {
          kind: 'source'
          /** How well it matches; comparable within one answer only. */
          score: number
          /** The number of places that match the query. At least 0. */
          matchCount: number
          /** The best matching words, quoted exactly. At most 2 elements. */
          matches: {
            text: string
            /** Date-time. */
            occurredAt?: string
          }[]
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
          /** The id of the source. svc_get_source takes it. */
          sourceId: string
          /** Date-time. */
          occurredAt: string | null
          title: string | null
          permalink: string | null
          context?: {
            /** The conversation around the match. */
            text: string
            sourceRef: {
              sourceType: 'SLACK'
              sourceId: string
            }
          }
          customer: {
            id: string
            name: string | null
            domain: string | null
          } | null
        }
    )[]
  }[]
  counts: {
    /** How many facts and sources match on all pages, at most 500. At least 0. */
    total: number
    /** Whether more may match than are counted. */
    isCapped: boolean
    byCustomer: {
      customer: {
        id: string
        name: string | null
        domain: string | null
      }
      /** At least 1. */
      count: number
    }[]
    byType: {
      /** A type of source or fact. */
      type: string
      /** At least 1. */
      count: number
    }[]
    byMonth: {
      /** Such as 2026-05, in the workspace's time zone. */
      month: string
      /** At least 1. */
      count: number
    }[]
  }
  pagination: {
    hasMore: boolean
    nextCursor: string | null
  }
}
