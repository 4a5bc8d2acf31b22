// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** What the list of each resource can be asked for, by its noun. */
export interface ResourceQueries {
  /** A query for a list of members. */
  members: {
    /** Text within the name, email, title, role or territory. At most 500 characters. */
    search?: string
    /** Exactly this role. At most 100 characters. */
    role?: string
    /** Items per page, 50 by default. 1 to 1000. */
    limit?: number
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string
  }
  /** A query for a list of customers. */
  customers: {
    /** Your own id of one customer. At most 500 characters. */
    customerId?: string
    /** A domain of one customer. At most 500 characters. */
    domain?: string
    /** Text within the name or domain, in any case, or your own id as a whole. At most 500 characters. */
    search?: string
    /** Only customers with this billing status. */
    billingStatus?: 'NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED'
    /** Customers with activity in this window. */
    hasActivityInLast?: '7d' | '14d' | '30d' | '90d'
    /** Customers without activity in this window. */
    noActivityInLast?: '7d' | '14d' | '30d' | '90d'
    /** Customers in this segment: its id or its name. At most 500 characters. */
    segment?: string
    /** The owner's email, in any case. At most 500 characters. */
    ownerEmail?: string
    /** The field to sort by; last_activity_at by default. */
    orderBy?: 'last_activity_at' | 'first_seen_at' | 'name' | 'mrr_cents'
    /** desc by default. */
    orderDirection?: 'asc' | 'desc'
    /** Items per page, 50 by default. 1 to 1000. */
    limit?: number
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string
  }
  /** A query for a list of users. */
  users: {
    /** Your own id of one user. At most 500 characters. */
    userId?: string
    /** An email of one user, in any case. At most 500 characters. */
    email?: string
    /** Users of this customer: your customerId, Rapport's id, or a domain. At most 500 characters. */
    customerId?: string
    /** Text within the email or name, in any case, or your own id as a whole. At most 500 characters. */
    search?: string
    /** People in this segment: its id or its name. At most 500 characters. */
    segment?: string
    /** Only users at this stage of the journey. */
    journeyStage?: 'DISCOVERED' | 'SIGNED_UP' | 'ACTIVATED' | 'ENGAGED' | 'INACTIVE'
    /** People active within this many days, hours or minutes, such as 30d, 12h, 45m. Matches `^[0-9]+[dhm]$`. */
    hasActivityInLast?: string
    /** People silent throughout this many days, hours or minutes. Matches `^[0-9]+[dhm]$`. */
    noActivityInLast?: string
    /** The field to sort by; last_activity_at by default. */
    orderBy?: 'last_activity_at' | 'first_seen_at' | 'email'
    /** desc by default. */
    orderDirection?: 'asc' | 'desc'
    /** Items per page, 50 by default. 1 to 1000. */
    limit?: number
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string
  }
  /** A query for a list of sources. */
  sources: {
    /** Only sources of this type. */
    sourceType?:
      | 'EMAIL'
      | 'CALL'
      | 'CALENDAR_EVENT'
      | 'SUPPORT_TICKET'
      | 'OPPORTUNITY'
      | 'SLACK'
      | 'PERSON_PROFILE'
      | 'CRM'
      | 'CRM_OPPORTUNITY'
    /** Rapport's id, your customerId, a domain, or the name. At most 200 characters. */
    customer?: string
    /** A whole email address, or a part of an email or name, in any case. At most 500 characters. */
    participant?: string
    /** The system that it came from, such as gong. At most 200 characters. */
    provider?: string
    /** Only sources from this instant or later, in UTC. Date-time. Matches `Z$`. */
    after?: string
    /** Only sources from this instant or earlier, in UTC. Date-time. Matches `Z$`. */
    before?: string
    /** Items per page, 50 by default. 1 to 100. */
    limit?: number
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string
  }
  /** A query for a list of facts. */
  facts: {
    /** Rapport's id, your customerId, or a domain. 1 to 500 characters. */
    customer: string
    /** Only facts with this status. */
    status?: 'ACTIVE' | 'ACKNOWLEDGED' | 'RESOLVED' | 'SNOOZED' | 'CANDIDATE'
    /** Only facts of this type. */
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
    /** Only facts that occurred at or after this instant, in UTC. Date-time. Matches `Z$`. */
    after?: string
    /** Only facts that occurred at or before this instant, in UTC. Date-time. Matches `Z$`. */
    before?: string
    /** Items per page, 50 by default. 1 to 100. */
    limit?: number
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string
  }
  /** A query for a list of subscriptions. */
  subscriptions: {
    /** The billing system's id of one subscription. At most 500 characters. */
    externalId?: string
    /** Rapport's id, your customerId, or a domain. At most 500 characters. */
    customer?: string
    /** Only subscriptions with this status, such as active. At most 100 characters. */
    status?: string
    /** Items per page, 50 by default. 1 to 1000. */
    limit?: number
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string
  }
  /** A query for a list of contracts. */
  contracts: {
    /** The id that a contract was put with. At most 500 characters. */
    externalId?: string
    /** Rapport's id, your customerId, or a domain. At most 500 characters. */
    customer?: string
    /** Only terms that come from a contract, a subscription or a won deal. */
    origin?: 'CONTRACT' | 'SUBSCRIPTION' | 'DEAL'
    /** Only terms that ended like this. */
    outcome?: 'renewed' | 'expanded' | 'contracted' | 'churned'
    /** Items per page, 50 by default. 1 to 1000. */
    limit?: number
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string
  }
}

/** One item of the list of each resource, by its noun. */
export interface ResourceItems {
  /** One of the members, as it is read. */
  members: {
    id: string
    /** The same as the id. */
    externalId: string
    email: string
    name: string
    title: string | null
    role: string | null
    managerEmail: string | null
    territory: string | null
    linkedinUrl: string | null
    /** At least 0. */
    ownedCustomerCount: number
  }
  /** One of the customers, as it is read. */
  customers: {
    id: string
    name: string | null
    domain: string | null
    billingStatus: 'NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED'
    activatedAt: string | null
    firstSeenAt: string | null
    lastActivityAt: string | null
    /** At least 0. */
    contactCount: number
    /** Minor units (cents) a month, of the currency in which the account pays: in SQL the column customers.currency. Null: mrrCalculationStatus says why. */
    currentMrr: number | null
    mrrCalculationStatus: 'calculated' | 'mixed_currency' | 'unavailable'
    owner: {
      id: string
      email: string
      name: string
    } | null
    /** At least 0. */
    daysSinceActivity: number | null
    /** Your customerId; null for a customer that is known by its domain alone. */
    externalId: string | null
    /** The newest subscription's plan, else the text of the trait plan. */
    plan: string | null
    /** Of `currentMrr`, ISO 4217. */
    currency: string | null
    traits: Record<string, unknown>
    /** Date-time. */
    createdAt: string
  }
  /** One of the users, as it is read. */
  users: {
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
  }
  /** One of the sources, as it is read. */
  sources: {
    id: string
    /** The same as `sourceId`. */
    externalId: string
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
    /** At most 1000 characters. */
    title: string | null
    /** At most 20000 characters. */
    summary: string | null
    /** At most 2000 characters. */
    permalink: string | null
    /** At most 200 characters. */
    provider: string | null
    customer: {
      /** 1 to 500 characters. */
      id: string
      /** 1 to 500 characters. */
      name: string
      /** `unknown` for a customer without a domain. 1 to 500 characters. */
      domain: string
    } | null
    participants: {
      /** Email. */
      email: string | null
      /** At most 500 characters. */
      name: string | null
      /** At most 100 characters. */
      role: string
      /** internal: a member of the workspace; unknown: there is no email to decide by. */
      affiliation: 'internal' | 'external' | 'unknown' | null
      /** The user of this email. At most 500 characters. */
      resolvedUserId: string | null
    }[]
    record: Record<string, unknown>
  }
  /** One of the facts, as it is read. */
  facts: {
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
    /** Your own id; null for a fact that Rapport found in sources. */
    externalId: string | null
  }
  /** One of the subscriptions, as it is read. */
  subscriptions: {
    id: string
    externalId: string
    /** Rapport's id of the customer that it belongs to now. */
    customerId: string
    status: string
    currency: string
    plan: string | null
    items: Record<string, unknown>[]
    discounts: Record<string, unknown>[]
    /** Date-time. */
    startedAt: string
    /** Date-time. */
    canceledAt: string | null
    /** Date-time. */
    currentPeriodStart: string | null
    /** Date-time. */
    currentPeriodEnd: string | null
    /** Date-time. */
    cancelAt: string | null
    cancelAtPeriodEnd: boolean | null
    /** Whether money was ever paid for it; null when that is not known. */
    everPaid: boolean | null
  }
  /** One of the contracts, as it is read. */
  contracts: {
    id: string
    externalId: string
    /** Rapport's id of the customer that it belongs to now. */
    customerId: string
    /** Its origin: a contract that was put, a subscription, or a won deal. */
    origin: 'CONTRACT' | 'SUBSCRIPTION' | 'DEAL'
    /** The source of the origin: api, csv or console; for others, subscription or the type of the source. */
    source: string
    /** Its first day, in UTC. Date. */
    startsOn: string
    /** Its last day, in UTC; for a rolling term, that of the billing period. Null if unknown. Date. */
    endsOn: string | null
    /** The last day on which notice may be given. Date. */
    noticeOn: string | null
    /** Its worth: of a month for a rolling term, else of the whole term. Whole number. */
    amountCents: number | null
    currency: string | null
    autoRenews: boolean
    /** Whether it continues from billing period to billing period. */
    isRolling: boolean
    /** How it ended: renewed with an equal value, expanded (a higher one), contracted (a lower one), or churned. */
    outcome: 'renewed' | 'expanded' | 'contracted' | 'churned' | null
    /** The reason of the outcome. */
    reason: string | null
    /** Where the outcome comes from; derived: from the customer's other terms. */
    outcomeBy: 'person' | 'host' | 'derived' | null
    /** Date-time. */
    outcomeAt: string | null
    /** Date-time. */
    outcomeLearnedAt: string | null
  }
}

/** A page of the list of each resource, by its noun. */
export interface ResourcePages {
  /** A page of members. */
  members: {
    items: ResourceItems['members'][]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** How many match, if they are counted. At least 0. */
      total?: number
    }
  }
  /** A page of customers. */
  customers: {
    items: ResourceItems['customers'][]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** How many match, if they are counted. At least 0. */
      total?: number
    }
  }
  /** A page of users. */
  users: {
    items: ResourceItems['users'][]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** How many match, if they are counted. At least 0. */
      total?: number
    }
  }
  /** A page of sources. */
  sources: {
    items: ResourceItems['sources'][]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** How many match, if they are counted. At least 0. */
      total?: number
    }
  }
  /** A page of facts. */
  facts: {
    items: ResourceItems['facts'][]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** How many match, if they are counted. At least 0. */
      total?: number
    }
  }
  /** A page of subscriptions. */
  subscriptions: {
    items: ResourceItems['subscriptions'][]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** How many match, if they are counted. At least 0. */
      total?: number
    }
  }
  /** A page of contracts. */
  contracts: {
    items: ResourceItems['contracts'][]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** How many match, if they are counted. At least 0. */
      total?: number
    }
  }
}
