// Made by scripts/generate.ts from the routes' schemas: change those, then run `npm run generate`.

/** What each method takes, by its name: the fields of its arguments. */
export interface MethodInputs {
  /** Creates or updates members. If one of them is refused, nothing is stored. Repeating the call changes nothing. */
  'members.put': {
    /** The members to create or update. 1 to 500 elements. */
    items: readonly {
      /** Your own id of the member. Without it, the email finds the member. 1 to 255 characters. */
      id?: string | undefined
      /** At most 320 characters. Matches `^\s*[^\s@]+@[^\s@]+\s*$`. */
      email: string
      /** The full name of the member. 1 to 255 characters. */
      name: string
      /** The job title. At most 255 characters. */
      title?: string | null | undefined
      /** The role in your company, in your own words. It grants nothing in the console. At most 100 characters. */
      role?: string | null | undefined
      /** At most 320 characters. Matches `^\s*[^\s@]+@[^\s@]+\s*$`. */
      managerEmail?: string | null | undefined
      /** The region or segment that the member looks after, in your own words. At most 255 characters. */
      territory?: string | null | undefined
      /** The address of the LinkedIn profile. At most 2000 characters. */
      linkedinUrl?: string | null | undefined
    }[]
  }
  /** Lists members with your own ids. */
  'members.list': {
    /** Text within the name, email, title, role or territory. At most 500 characters. */
    search?: string | undefined
    /** Exactly this role. At most 100 characters. */
    role?: string | undefined
    /** Items per page, 50 by default. 1 to 1000. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string | undefined
  }
  /** Creates or updates customers. If one of them is refused, nothing is stored. Repeating the call changes nothing. */
  'customers.put': {
    /** The customers to create or update. 1 to 500 elements. */
    items: readonly {
      /** Your own id of the customer. 1 to 255 characters. */
      customerId: string
      /** The name of the company. At most 500 characters. */
      name?: string | undefined
      /** The domain of the company, such as acme.com. Users with emails of this domain belong to the customer. At most 255 characters. */
      domain?: string | undefined
      traits?: Record<string, unknown> | undefined
    }[]
  }
  /** Lists customers with your own ids. */
  'customers.list': {
    /** Your own id of one customer. At most 500 characters. */
    customerId?: string | undefined
    /** A domain of one customer. At most 500 characters. */
    domain?: string | undefined
    /** Text within the name or domain, in any case, or your own id as a whole. At most 500 characters. */
    search?: string | undefined
    /** Only customers with this billing status. */
    billingStatus?: 'NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED' | undefined
    /** Customers with activity in this window. */
    hasActivityInLast?: '7d' | '14d' | '30d' | '90d' | undefined
    /** Customers without activity in this window. */
    noActivityInLast?: '7d' | '14d' | '30d' | '90d' | undefined
    /** Customers in this segment: its id or its name. At most 500 characters. */
    segment?: string | undefined
    /** The owner's email, in any case. At most 500 characters. */
    ownerEmail?: string | undefined
    /** The field to sort by; last_activity_at by default. */
    orderBy?: 'last_activity_at' | 'first_seen_at' | 'name' | 'mrr_cents' | undefined
    /** desc by default. */
    orderDirection?: 'asc' | 'desc' | undefined
    /** Items per page, 50 by default. 1 to 1000. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string | undefined
  }
  /** Creates or updates users. If one of them is refused, nothing is stored. Repeating the call changes nothing. */
  'users.put': {
    /** The users to create or update. 1 to 500 elements. */
    items: readonly {
      /** Your own id of the user. A user needs a userId, an email or both. 1 to 255 characters. */
      userId?: string | undefined
      /** The email of the user. At most 255 characters. */
      email?: string | undefined
      /** The full name of the user. At most 500 characters. */
      name?: string | undefined
      customer?:
        | {
            /** Uuid. */
            id: string
          }
        | {
            /** 1 to 255 characters. */
            customerId: string
          }
        | {
            /** 1 to 255 characters. */
            domain: string
          }
        | undefined
      traits?: Record<string, unknown> | undefined
    }[]
  }
  /** Lists users with your own ids. */
  'users.list': {
    /** Your own id of one user. At most 500 characters. */
    userId?: string | undefined
    /** An email of one user, in any case. At most 500 characters. */
    email?: string | undefined
    /** Users of this customer: your customerId, Rapport's id, or a domain. At most 500 characters. */
    customerId?: string | undefined
    /** Text within the email or name, in any case, or your own id as a whole. At most 500 characters. */
    search?: string | undefined
    /** People in this segment: its id or its name. At most 500 characters. */
    segment?: string | undefined
    /** Only users at this stage of the journey. */
    journeyStage?: 'DISCOVERED' | 'SIGNED_UP' | 'ACTIVATED' | 'ENGAGED' | 'INACTIVE' | undefined
    /** People active within this many days, hours or minutes, such as 30d, 12h, 45m. Matches `^[0-9]+[dhm]$`. */
    hasActivityInLast?: string | undefined
    /** People silent throughout this many days, hours or minutes. Matches `^[0-9]+[dhm]$`. */
    noActivityInLast?: string | undefined
    /** The field to sort by; last_activity_at by default. */
    orderBy?: 'last_activity_at' | 'first_seen_at' | 'email' | undefined
    /** desc by default. */
    orderDirection?: 'asc' | 'desc' | undefined
    /** Items per page, 50 by default. 1 to 1000. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string | undefined
  }
  /** Creates or updates sources. If one of them is refused, nothing is stored. Repeating the call changes nothing. */
  'sources.put': {
    /** The sources to create or update. 1 to 500 elements. */
    items: readonly {
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
      /** The id of the source in the system that it comes from. 1 to 500 characters. */
      externalId: string
      /** The system that the source comes from, such as gong. At most 200 characters. */
      provider?: string | null | undefined
      /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
      occurredAt?: string | number | Date | undefined
      /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
      timestamp?: string | number | Date | undefined
      /** At most 1000 characters. */
      title?: string | null | undefined
      /** At most 20000 characters. */
      summary?: string | null | undefined
      /** The address where a person can open the source. At most 2000 characters. */
      permalink?: string | null | undefined
      customer?:
        | {
            /** Uuid. */
            id: string
          }
        | {
            /** 1 to 255 characters. */
            customerId: string
          }
        | {
            /** 1 to 255 characters. */
            domain: string
          }
        | null
        | undefined
      /** Who wrote, received or took part. At most 1000 elements. */
      participants?:
        | readonly {
            /** At most 320 characters. */
            email?: string | null | undefined
            /** At most 500 characters. */
            name?: string | null | undefined
            /** At most 100 characters. */
            role?: string | null | undefined
          }[]
        | null
        | undefined
      /** The text, in order: paragraphs, or the turns of a call. At most 10000 elements. */
      segments?:
        | readonly {
            /** At most 100000 characters. */
            text: string
            /** At most 500 characters. */
            speaker?: string | null | undefined
            /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
            at?: string | number | Date | undefined
          }[]
        | null
        | undefined
      record?: Record<string, unknown> | null | undefined
    }[]
  }
  /** Lists sources with your own ids. */
  'sources.list': {
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
      | undefined
    /** Rapport's id, your customerId, a domain, or the name. At most 200 characters. */
    customer?: string | undefined
    /** A whole email address, or a part of an email or name, in any case. At most 500 characters. */
    participant?: string | undefined
    /** The system that it came from, such as gong. At most 200 characters. */
    provider?: string | undefined
    /** Only sources from this instant or later, in UTC. Date-time. Matches `Z$`. */
    after?: string | undefined
    /** Only sources from this instant or earlier, in UTC. Date-time. Matches `Z$`. */
    before?: string | undefined
    /** Items per page, 50 by default. 1 to 100. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string | undefined
  }
  /** Creates or updates facts. If one of them is refused, nothing is stored. Repeating the call changes nothing. */
  'facts.put': {
    /** The facts to create or update. 1 to 500 elements. */
    items: readonly {
      /** Your own id of the fact. A put with the same id replaces the fact. 1 to 500 characters. */
      externalId: string
      customer:
        | {
            /** Uuid. */
            id: string
          }
        | {
            /** 1 to 255 characters. */
            customerId: string
          }
        | {
            /** 1 to 255 characters. */
            domain: string
          }
      /** What the fact says, in a sentence. 1 to 20000 characters. */
      assertion: string
      /** At most 20000 characters. */
      reasoning?: string | null | undefined
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
      factCategory?: 'MEMORY' | 'RELATIONSHIP' | 'CUSTOM' | null | undefined
      status?: 'ACTIVE' | 'ACKNOWLEDGED' | 'RESOLVED' | 'SNOOZED' | 'CANDIDATE' | null | undefined
      /** How sure the fact is; 1 by default. 0 to 1. */
      confidence?: number | null | undefined
      /** At most 100 characters. */
      priority?: string | null | undefined
      /** At most 100 characters. */
      severity?: string | null | undefined
      /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
      occurredAt?: string | number | Date | null | undefined
      /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
      timestamp?: string | number | Date | null | undefined
      /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
      validFrom?: string | number | Date | null | undefined
      /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
      validUntil?: string | number | Date | null | undefined
      metric?:
        | {
            /** 1 to 200 characters. */
            name: string
            value: number
            previousValue?: number | null | undefined
            /** At most 100 characters. */
            unit?: string | null | undefined
            /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
            periodStart?: string | number | Date | null | undefined
            /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
            periodEnd?: string | number | Date | null | undefined
            /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
            changePointDate?: string | number | Date | null | undefined
          }
        | null
        | undefined
      /** At most 100 elements. */
      evidence?:
        | readonly (
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
                eventIds: readonly string[]
              }
          )[]
        | null
        | undefined
    }[]
  }
  /** Lists facts with your own ids. */
  'facts.list': {
    /** Rapport's id, your customerId, or a domain. 1 to 500 characters. */
    customer: string
    /** Only facts with this status. */
    status?: 'ACTIVE' | 'ACKNOWLEDGED' | 'RESOLVED' | 'SNOOZED' | 'CANDIDATE' | undefined
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
      | undefined
    /** Only facts that occurred at or after this instant, in UTC. Date-time. Matches `Z$`. */
    after?: string | undefined
    /** Only facts that occurred at or before this instant, in UTC. Date-time. Matches `Z$`. */
    before?: string | undefined
    /** Items per page, 50 by default. 1 to 100. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string | undefined
  }
  /** Creates or updates subscriptions. If one of them is refused, nothing is stored. Repeating the call changes nothing. */
  'subscriptions.put': {
    /** The subscriptions to create or update. 1 to 500 elements. */
    items: readonly {
      /** The id of the subscription in your billing system. A put with the same id replaces the subscription. 1 to 255 characters. */
      externalId: string
      customer:
        | {
            /** Uuid. */
            id: string
          }
        | {
            /** 1 to 255 characters. */
            customerId: string
          }
        | {
            /** 1 to 255 characters. */
            domain: string
          }
      status: 'active' | 'past_due' | 'trialing' | 'canceled' | 'unpaid' | 'paused' | 'incomplete' | 'incomplete_expired' | 'ended'
      /** A currency of three letters, such as USD. Matches `^[A-Za-z]{3}$`. */
      currency: string
      /** What the subscription consists of. MRR comes from the items. At most 1000 elements. */
      items: readonly {
        amountCents?: number | string | null | undefined
        /** 1 to 1000 elements. */
        tiers?:
          | readonly {
              /** 1 to 1000000000000. */
              upTo?: number | null | undefined
              unitAmountCents?: number | string | null | undefined
              flatAmountCents?: number | string | null | undefined
            }[]
          | null
          | undefined
        tiersMode?: 'graduated' | 'volume' | null | undefined
        /** 1 to 1000000000000. */
        packageSize?: number | null | undefined
        packageRound?: 'up' | 'down' | null | undefined
        /** At most 20 elements. */
        includedTaxRates?: readonly (number | string)[] | null | undefined
        /** 1 to 255 characters. */
        product?: string | null | undefined
        /** The number of units; 1 by default. 0 to 1000000000. */
        quantity?: number | undefined
        interval: 'day' | 'week' | 'month' | 'year'
        /** The number of intervals between two payments; 1 by default. 1 to 10000. */
        intervalCount?: number | undefined
        /** Whether the item is billed by use. Such an item is no part of MRR, and needs no amount. */
        metered?: boolean | undefined
        /** At most 100 elements. */
        discount?:
          | {
              /** The discount in percent. A discount has this or amountOffCents. 0 to 100. */
              percentOff?: number | null | undefined
              /** The discount of each invoice, in minor units (cents). 0 to 1000000000000. */
              amountOffCents?: number | null | undefined
              /** A currency of three letters, such as USD. Matches `^[A-Za-z]{3}$`. */
              currency?: string | null | undefined
              /** Only discounts with the duration forever reduce MRR. */
              duration: 'forever' | 'once' | 'repeating'
              /** 1 to 1200. */
              durationInMonths?: number | null | undefined
              /** 1 to 1000 elements. */
              products?: readonly string[] | null | undefined
            }
          | readonly {
              /** The discount in percent. A discount has this or amountOffCents. 0 to 100. */
              percentOff?: number | null | undefined
              /** The discount of each invoice, in minor units (cents). 0 to 1000000000000. */
              amountOffCents?: number | null | undefined
              /** A currency of three letters, such as USD. Matches `^[A-Za-z]{3}$`. */
              currency?: string | null | undefined
              /** Only discounts with the duration forever reduce MRR. */
              duration: 'forever' | 'once' | 'repeating'
              /** 1 to 1200. */
              durationInMonths?: number | null | undefined
              /** 1 to 1000 elements. */
              products?: readonly string[] | null | undefined
            }[]
          | null
          | undefined
      }[]
      /** At most 100 elements. */
      discount?:
        | {
            /** The discount in percent. A discount has this or amountOffCents. 0 to 100. */
            percentOff?: number | null | undefined
            /** The discount of each invoice, in minor units (cents). 0 to 1000000000000. */
            amountOffCents?: number | null | undefined
            /** A currency of three letters, such as USD. Matches `^[A-Za-z]{3}$`. */
            currency?: string | null | undefined
            /** Only discounts with the duration forever reduce MRR. */
            duration: 'forever' | 'once' | 'repeating'
            /** 1 to 1200. */
            durationInMonths?: number | null | undefined
            /** 1 to 1000 elements. */
            products?: readonly string[] | null | undefined
          }
        | readonly {
            /** The discount in percent. A discount has this or amountOffCents. 0 to 100. */
            percentOff?: number | null | undefined
            /** The discount of each invoice, in minor units (cents). 0 to 1000000000000. */
            amountOffCents?: number | null | undefined
            /** A currency of three letters, such as USD. Matches `^[A-Za-z]{3}$`. */
            currency?: string | null | undefined
            /** Only discounts with the duration forever reduce MRR. */
            duration: 'forever' | 'once' | 'repeating'
            /** 1 to 1200. */
            durationInMonths?: number | null | undefined
            /** 1 to 1000 elements. */
            products?: readonly string[] | null | undefined
          }[]
        | null
        | undefined
      /** The name of the plan. At most 255 characters. */
      plan?: string | null | undefined
      /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
      startedAt: string | number | Date
      /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
      canceledAt?: string | number | Date | null | undefined
      /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
      currentPeriodStart?: string | number | Date | null | undefined
      /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
      currentPeriodEnd?: string | number | Date | null | undefined
      /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
      cancelAt?: string | number | Date | null | undefined
      /** Whether the subscription ends with the current period. */
      cancelAtPeriodEnd?: boolean | null | undefined
      /** Whether money was ever paid for it. */
      everPaid?: boolean | null | undefined
    }[]
  }
  /** Lists subscriptions with your own ids. */
  'subscriptions.list': {
    /** The billing system's id of one subscription. At most 500 characters. */
    externalId?: string | undefined
    /** Rapport's id, your customerId, or a domain. At most 500 characters. */
    customer?: string | undefined
    /** Only subscriptions with this status, such as active. At most 100 characters. */
    status?: string | undefined
    /** Items per page, 50 by default. 1 to 1000. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string | undefined
  }
  /** Creates or updates contracts. If one of them is refused, nothing is stored. Repeating the call changes nothing. */
  'contracts.put': {
    /** The contracts to create or update. 1 to 500 elements. */
    items: readonly {
      /** Your own id of the contract. A put with the same id replaces the contract. 1 to 255 characters. */
      externalId: string
      customer:
        | {
            /** Uuid. */
            id: string
          }
        | {
            /** 1 to 255 characters. */
            customerId: string
          }
        | {
            /** 1 to 255 characters. */
            domain: string
          }
      /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
      startsOn: string | number | Date
      /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
      endsOn: string | number | Date
      /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
      noticeOn?: string | number | Date | null | undefined
      /** What the whole term is worth, in minor units. 0 to 9007199254740991. */
      amountCents?: number | null | undefined
      /** A code of ISO 4217; required with an amount. Matches `^[A-Za-z]{3}$`. */
      currency?: string | null | undefined
      /** Whether it continues when nobody gives notice; false by default. */
      autoRenews?: boolean | undefined
      /** How it ended: renewed with an equal value, expanded (a higher one), contracted (a lower one), or churned. */
      outcome?: 'renewed' | 'expanded' | 'contracted' | 'churned' | null | undefined
      /** Why the term ended like this, in your own words. 1 to 2000 characters. */
      reason?: string | null | undefined
      /** How it was put; api by default. */
      source?: 'api' | 'csv' | 'console' | undefined
    }[]
  }
  /** Lists contracts with your own ids. */
  'contracts.list': {
    /** The id that a contract was put with. At most 500 characters. */
    externalId?: string | undefined
    /** Rapport's id, your customerId, or a domain. At most 500 characters. */
    customer?: string | undefined
    /** Only terms that come from a contract, a subscription or a won deal. */
    origin?: 'CONTRACT' | 'SUBSCRIPTION' | 'DEAL' | undefined
    /** Only terms that ended like this. */
    outcome?: 'renewed' | 'expanded' | 'contracted' | 'churned' | undefined
    /** Items per page, 50 by default. 1 to 1000. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string | undefined
  }
  /** Reads one customer. Name it by exactly one of these: your customerId, a domain, or Rapport's id. The id of a merged customer works, too. */
  'customers.get':
    | {
        /** 1 to 500 characters. */
        id: string
      }
    | {
        /** 1 to 500 characters. */
        customerId: string
      }
    | {
        /** 1 to 500 characters. */
        domain: string
      }
  /** Shows the health of a customer: today's score, its parts with reasons, and the days before. Name the customer by your customerId, a domain, or Rapport's id. */
  'customers.health':
    | {
        /** 1 to 500 characters. */
        id: string
      }
    | {
        /** 1 to 500 characters. */
        customerId: string
      }
    | {
        /** 1 to 500 characters. */
        domain: string
      }
  /** Shows how a customer stands and why: the state, the reasons for and against it, what changed, and what is not known. Name the customer by your customerId, a domain, or Rapport's id. */
  'customers.assessment':
    | {
        /** 1 to 500 characters. */
        id: string
      }
    | {
        /** 1 to 500 characters. */
        customerId: string
      }
    | {
        /** 1 to 500 characters. */
        domain: string
      }
  /** Lists the state and headline of each customer. The customer whose state changed last comes first. */
  'customers.assessments': {
    /** Only customers in these states, separated by commas: leaving, at_risk, stuck, growing, calm, unknown. 1 to 100 characters. */
    states?: string | undefined
    /** Only these customers, by Rapport's ids, separated by commas. At most 100. 1 to 3700 characters. */
    ids?: string | undefined
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
  }
  /** Shows who may leave and what that is worth, the accounts with the most at stake, and what changed since a time. */
  'customers.briefing': {
    /** Shows changes since this time; 7 days ago by default, 90 days ago at most. Date-time. */
    since?: string | undefined
  }
  /** Shows a summary of up to 200 customers: the assessment with its reason and quote, health with its trend, worth, renewal and owner. */
  'customers.standings': {
    /** Rapport's ids, at most 200. At most 200 elements. Each uuid. */
    ids: readonly string[]
  }
  /** Lists the terms that end in a quarter, or are overdue, with the state of their customers and their worth. */
  'contracts.renewals': {
    /** quarter (default): terms that end in the rest of this quarter; next: in the next quarter; overdue: terms that ended in the last 90 days with an unknown outcome. */
    period?: 'quarter' | 'next' | 'overdue' | undefined
  }
  /** Reads one user. Name the user by exactly one of these: your userId, an email, or Rapport's id. The id of a merged user works, too. */
  'users.get':
    | {
        /** 1 to 500 characters. */
        id: string
      }
    | {
        /** 1 to 500 characters. */
        userId: string
      }
    | {
        /** 1 to 500 characters. */
        email: string
      }
  /** Lists a customer's tickets that have been open for longer than `patienceDays`. */
  'customers.unansweredProblems': {
    /** Rapport's id of the customer, your customerId, or the domain. 1 to 500 characters. */
    id: string
    /** How many days a ticket may stay open; by default the workspace's patienceDays (GET /api/settings/reading). 0 to 365. */
    patienceDays?: number | undefined
  }
  /** Removes the owner that a person set. If a connected CRM names an owner, that member owns the customer from then on. */
  'customers.clearOwner': {
    /** The customer's id. The id of a merged customer works, too. Uuid. */
    id: string
  }
  /** Reads a person over all devices and merged records: emails, customers, devices, merges, and where the person is or was the champion. */
  'people.get': {
    /** The person's id. The id of a merged person works, too. Uuid. */
    id: string
  }
  /** Reads a person's timeline over all devices and customers, newest first; with `customer`, only what belongs to that account. */
  'people.timeline': {
    /** The person's id. The id of a merged person works, too. Uuid. */
    id: string
    /** Only what happened at this customer: Rapport's id, your customerId, or a domain. 1 to 500 characters. */
    customer?: string | undefined
    /** Only these channels, separated by commas: PRODUCT, COMMUNICATION, MEETING, CRM, BILLING, SUPPORT, IDENTITY, DOCUMENT, SYSTEM. 1 to 200 characters. */
    channels?: string | undefined
    /** Only events of this type, such as PAGE_VIEW, or of this name. 1 to 200 characters. */
    eventType?: string | undefined
    /** A window that ends now. It cannot be combined with startDate or endDate. Default "30d". */
    timeframe?: '7d' | '14d' | '30d' | '90d' | 'all' | undefined
    /** The first instant, in UTC and ending in Z. Without endDate, the window ends now. Date-time. */
    startDate?: string | undefined
    /** The last instant, in UTC and ending in Z. It is included to the millisecond. Date-time. */
    endDate?: string | undefined
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
  }
  /** Lists quotes of a person that support facts, with their sources and facts, newest first. */
  'people.statements': {
    /** The person's id. The id of a merged person works, too. Uuid. */
    id: string
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
  }
  /** Lists the champions of a customer or of all, with the reason, and the accounts that lost one. */
  'people.champions': {
    /** Only of this customer: Rapport's id, your customerId, or a domain. 1 to 500 characters. */
    customer?: string | undefined
    /** `lost` means quiet, left or removed. By default, all champions. */
    status?: 'present' | 'quiet' | 'left' | 'removed' | 'lost' | undefined
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
  }
  /** Sets how a term ended, and why. This outranks later puts. The outcome null removes what was set. */
  'contracts.setOutcome': {
    /** Rapport's id of the term. Uuid. */
    id: string
    /** How it ended: renewed with an equal value, expanded (a higher one), contracted (a lower one), or churned. */
    outcome: 'renewed' | 'expanded' | 'contracted' | 'churned' | null
    /** Why the term ended like this, in your own words. 1 to 2000 characters. */
    reason?: string | null | undefined
  }
  /** Shows the movements of MRR by month in one currency, with net and gross retention, by plan, and as SQL. */
  'revenue.movements': {
    /** How many months, including the current one; 12 by default. 1 to 60. */
    months?: number | undefined
  }
  /** Lists the customers of a movement of MRR, or of the MRR at the start or end of a month. */
  'revenue.movementAccounts': {
    /** The month, such as 2026-11. At most 7 characters. */
    month: string
    /** Which figure of the month. `not_counted` lists the customers who are in no figure. */
    movement: 'opening' | 'new' | 'reactivation' | 'expansion' | 'contraction' | 'churn' | 'closing' | 'not_counted'
    /** Only customers that count under this plan. The empty string means customers without a plan. At most 255 characters. */
    plan?: string | undefined
    /** The currency of the figure, if that currency has no rate. By default, the currency of the workspace. At most 3 characters. */
    currency?: string | undefined
    /** Page size. 1 to 1000. Default 50. */
    limit?: number | undefined
    /** The pagination.nextCursor of the previous page, with the same filters and order. */
    cursor?: string | undefined
  }
  /** Sets a fact's status. The history names the member who made the API key. With SNOOZED, `until` says when the fact becomes ACTIVE again. */
  'facts.setStatus': {
    /** Rapport's id of the fact, or your externalId. 1 to 500 characters. */
    id: string
    /** The new status. */
    status: 'ACTIVE' | 'ACKNOWLEDGED' | 'RESOLVED' | 'SNOOZED' | 'CANDIDATE'
    /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
    until?: string | number | Date | undefined
  }
  /** Shows who set which status of a fact, and when, newest first. */
  'facts.history': {
    /** Rapport's id of the fact, or your externalId. 1 to 500 characters. */
    id: string
  }
  /** Says that a fact is right. The fact becomes ACTIVE. Later findings of the same type and kind start with more confidence. */
  'facts.confirm': {
    /** Rapport's id of the fact, or your externalId. 1 to 500 characters. */
    id: string
  }
  /** Says that a fact is wrong. The fact becomes RESOLVED, and the same words or key do not reopen it for this customer. Later findings of the same type and kind start with less confidence. */
  'facts.dismiss': {
    /** Rapport's id of the fact, or your externalId. 1 to 500 characters. */
    id: string
    /** Why it is wrong. The history shows it. 1 to 2000 characters. */
    reason?: string | undefined
  }
  /** Forgets what Rapport learned about one kind of facts, one type of facts, or all facts. Dismissed facts stay dismissed. */
  'facts.patterns.reset': {
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
      | undefined
    /** Only this kind; all kinds of the type by default. 1 to 200 characters. */
    kind?: string | undefined
  }
  /** Lists customers that pass a filter, with health, assessment, renewal, tags and segments. */
  'lists.customers': {
    /** Conditions, and groups of conditions. Without conditions, everybody passes. */
    filter?:
      | {
          /** Whether all of the conditions must hold, or any of them. */
          match: 'all' | 'any'
          /** At most 20 elements. */
          conditions: readonly (
            | {
                /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
                field: string
                /** docs/segments.md lists the operators of each field. */
                op:
                  | 'is'
                  | 'is_not'
                  | 'contains'
                  | 'is_set'
                  | 'is_not_set'
                  | 'lt'
                  | 'lte'
                  | 'gt'
                  | 'gte'
                  | 'in_last_days'
                  | 'not_in_last_days'
                  | 'in_next_days'
                  | 'before'
                  | 'after'
                /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
                value?: string | number | boolean | readonly (string | number | boolean)[] | undefined
              }
            | {
                /** Whether all of the conditions must hold, or any of them. */
                match: 'all' | 'any'
                /** 1 to 20 elements. */
                conditions: readonly {
                  /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
                  field: string
                  /** docs/segments.md lists the operators of each field. */
                  op:
                    | 'is'
                    | 'is_not'
                    | 'contains'
                    | 'is_set'
                    | 'is_not_set'
                    | 'lt'
                    | 'lte'
                    | 'gt'
                    | 'gte'
                    | 'in_last_days'
                    | 'not_in_last_days'
                    | 'in_next_days'
                    | 'before'
                    | 'after'
                  /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
                  value?: string | number | boolean | readonly (string | number | boolean)[] | undefined
                }[]
              }
          )[]
        }
      | undefined
    /** Text within the name, domain or email, in any case, or your own id as a whole. At most 500 characters. */
    search?: string | undefined
    /** desc by default. */
    orderDirection?: 'asc' | 'desc' | undefined
    /** last_activity by default. Rows without a value come last. */
    orderBy?: 'name' | 'mrr' | 'health' | 'health_change' | 'renewal' | 'contacts' | 'first_seen' | 'last_activity' | undefined
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
  }
  /** Lists people that pass a filter, with their segments. */
  'lists.people': {
    /** Conditions, and groups of conditions. Without conditions, everybody passes. */
    filter?:
      | {
          /** Whether all of the conditions must hold, or any of them. */
          match: 'all' | 'any'
          /** At most 20 elements. */
          conditions: readonly (
            | {
                /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
                field: string
                /** docs/segments.md lists the operators of each field. */
                op:
                  | 'is'
                  | 'is_not'
                  | 'contains'
                  | 'is_set'
                  | 'is_not_set'
                  | 'lt'
                  | 'lte'
                  | 'gt'
                  | 'gte'
                  | 'in_last_days'
                  | 'not_in_last_days'
                  | 'in_next_days'
                  | 'before'
                  | 'after'
                /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
                value?: string | number | boolean | readonly (string | number | boolean)[] | undefined
              }
            | {
                /** Whether all of the conditions must hold, or any of them. */
                match: 'all' | 'any'
                /** 1 to 20 elements. */
                conditions: readonly {
                  /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
                  field: string
                  /** docs/segments.md lists the operators of each field. */
                  op:
                    | 'is'
                    | 'is_not'
                    | 'contains'
                    | 'is_set'
                    | 'is_not_set'
                    | 'lt'
                    | 'lte'
                    | 'gt'
                    | 'gte'
                    | 'in_last_days'
                    | 'not_in_last_days'
                    | 'in_next_days'
                    | 'before'
                    | 'after'
                  /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
                  value?: string | number | boolean | readonly (string | number | boolean)[] | undefined
                }[]
              }
          )[]
        }
      | undefined
    /** Text within the name, domain or email, in any case, or your own id as a whole. At most 500 characters. */
    search?: string | undefined
    /** desc by default. */
    orderDirection?: 'asc' | 'desc' | undefined
    /** last_activity by default. Rows without a value come last. */
    orderBy?: 'name' | 'email' | 'first_seen' | 'last_activity' | undefined
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
  }
  /** Lists the fields that can filter a list, and the known traits, tags and plans. */
  'lists.options': {
    /** Whether the list has customers or people. */
    subject: 'customers' | 'people'
  }
  /** Changes owner and tags of up to 200 customers, and returns the changes that undo it. */
  'lists.change': {
    /** Rapport's ids of customers. 1 to 200 elements. Each uuid. */
    customerIds: readonly string[]
    /** The id of a member; null for nobody. At least 1 characters. */
    ownerId?: string | null | undefined
    /** Tags that they get. A customer has 50 at most. At most 50 elements. Each 1 to 60 characters. */
    addTags?: readonly string[] | undefined
    /** Tags that they lose. At most 50 elements. Each 1 to 60 characters. */
    removeTags?: readonly string[] | undefined
  }
  /** Lists the segments that are not archived, by name, each with the number of its members. */
  'segments.list': {
    /** Only segments of customers, or of people. */
    subject?: 'customers' | 'people' | undefined
  }
  /** Creates a segment: a saved filter over customers or people, with a name. */
  'segments.create': {
    /** Whether it has customers or people. */
    subject: 'customers' | 'people'
    /** The name that people see. 1 to 120 characters. */
    name: string
    /** Who belongs to the segment, in your own words. At most 2000 characters. */
    description?: string | null | undefined
    /** Conditions, and groups of conditions. Without conditions, everybody passes. */
    filter: {
      /** Whether all of the conditions must hold, or any of them. */
      match: 'all' | 'any'
      /** At most 20 elements. */
      conditions: readonly (
        | {
            /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
            field: string
            /** docs/segments.md lists the operators of each field. */
            op:
              | 'is'
              | 'is_not'
              | 'contains'
              | 'is_set'
              | 'is_not_set'
              | 'lt'
              | 'lte'
              | 'gt'
              | 'gte'
              | 'in_last_days'
              | 'not_in_last_days'
              | 'in_next_days'
              | 'before'
              | 'after'
            /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
            value?: string | number | boolean | readonly (string | number | boolean)[] | undefined
          }
        | {
            /** Whether all of the conditions must hold, or any of them. */
            match: 'all' | 'any'
            /** 1 to 20 elements. */
            conditions: readonly {
              /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
              field: string
              /** docs/segments.md lists the operators of each field. */
              op:
                | 'is'
                | 'is_not'
                | 'contains'
                | 'is_set'
                | 'is_not_set'
                | 'lt'
                | 'lte'
                | 'gt'
                | 'gte'
                | 'in_last_days'
                | 'not_in_last_days'
                | 'in_next_days'
                | 'before'
                | 'after'
              /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
              value?: string | number | boolean | readonly (string | number | boolean)[] | undefined
            }[]
          }
      )[]
    }
  }
  /** Reads one segment, even an archived one. */
  'segments.get': {
    /** The segment's id. Uuid. */
    id: string
  }
  /** Changes a segment; omitted fields keep their values. Fails unless the version that you read is the newest. */
  'segments.update': {
    /** The segment's id. Uuid. */
    id: string
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** The name that people see. 1 to 120 characters. */
    name?: string | undefined
    /** Who belongs to the segment, in your own words. At most 2000 characters. */
    description?: string | null | undefined
    /** Conditions, and groups of conditions. Without conditions, everybody passes. */
    filter?:
      | {
          /** Whether all of the conditions must hold, or any of them. */
          match: 'all' | 'any'
          /** At most 20 elements. */
          conditions: readonly (
            | {
                /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
                field: string
                /** docs/segments.md lists the operators of each field. */
                op:
                  | 'is'
                  | 'is_not'
                  | 'contains'
                  | 'is_set'
                  | 'is_not_set'
                  | 'lt'
                  | 'lte'
                  | 'gt'
                  | 'gte'
                  | 'in_last_days'
                  | 'not_in_last_days'
                  | 'in_next_days'
                  | 'before'
                  | 'after'
                /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
                value?: string | number | boolean | readonly (string | number | boolean)[] | undefined
              }
            | {
                /** Whether all of the conditions must hold, or any of them. */
                match: 'all' | 'any'
                /** 1 to 20 elements. */
                conditions: readonly {
                  /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
                  field: string
                  /** docs/segments.md lists the operators of each field. */
                  op:
                    | 'is'
                    | 'is_not'
                    | 'contains'
                    | 'is_set'
                    | 'is_not_set'
                    | 'lt'
                    | 'lte'
                    | 'gt'
                    | 'gte'
                    | 'in_last_days'
                    | 'not_in_last_days'
                    | 'in_next_days'
                    | 'before'
                    | 'after'
                  /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
                  value?: string | number | boolean | readonly (string | number | boolean)[] | undefined
                }[]
              }
          )[]
        }
      | undefined
  }
  /** Archives a segment. Nobody is in it any more. Its history can still be read. */
  'segments.archive': {
    /** The segment's id. Uuid. */
    id: string
  }
  /** Restores an archived segment, and finds its members again. */
  'segments.restore': {
    /** The segment's id. Uuid. */
    id: string
  }
  /** Lists who entered and who left a segment, newest first. */
  'segments.history': {
    /** The segment's id. Uuid. */
    id: string
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
  }
  /** Lists the caller's own views and those that are shared, by name. */
  'views.list': {
    /** Only views of customers, or of people. */
    subject?: 'customers' | 'people' | undefined
  }
  /** Saves a list of the caller's with a name: its filter, columns and order. */
  'views.create': {
    /** What it lists. */
    subject: 'customers' | 'people'
    /** The name that people see. 1 to 120 characters. */
    name: string
    definition: {
      /** Conditions, and groups of conditions. Without conditions, everybody passes. */
      filter?:
        | {
            /** Whether all of the conditions must hold, or any of them. */
            match: 'all' | 'any'
            /** At most 20 elements. */
            conditions: readonly (
              | {
                  /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
                  field: string
                  /** docs/segments.md lists the operators of each field. */
                  op:
                    | 'is'
                    | 'is_not'
                    | 'contains'
                    | 'is_set'
                    | 'is_not_set'
                    | 'lt'
                    | 'lte'
                    | 'gt'
                    | 'gte'
                    | 'in_last_days'
                    | 'not_in_last_days'
                    | 'in_next_days'
                    | 'before'
                    | 'after'
                  /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
                  value?: string | number | boolean | readonly (string | number | boolean)[] | undefined
                }
              | {
                  /** Whether all of the conditions must hold, or any of them. */
                  match: 'all' | 'any'
                  /** 1 to 20 elements. */
                  conditions: readonly {
                    /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
                    field: string
                    /** docs/segments.md lists the operators of each field. */
                    op:
                      | 'is'
                      | 'is_not'
                      | 'contains'
                      | 'is_set'
                      | 'is_not_set'
                      | 'lt'
                      | 'lte'
                      | 'gt'
                      | 'gte'
                      | 'in_last_days'
                      | 'not_in_last_days'
                      | 'in_next_days'
                      | 'before'
                      | 'after'
                    /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
                    value?: string | number | boolean | readonly (string | number | boolean)[] | undefined
                  }[]
                }
            )[]
          }
        | undefined
      /** Only rows with this text, as in the list. At most 500 characters. */
      search?: string | undefined
      /** Columns in their order, such as health or trait:industry. 1 to 30 elements. Each 1 to 300 characters. */
      columns?: readonly string[] | undefined
      /** The field to sort by. At most 60 characters. */
      orderBy?: string | undefined
      /** desc by default. */
      orderDirection?: 'asc' | 'desc' | undefined
    }
    /** Whether everybody sees it, and may change it. False by default. */
    shared?: boolean | undefined
    /** Whether the navigation shows it. False by default. */
    pinned?: boolean | undefined
  }
  /** Reads one view: one of the caller's own, or a shared one. */
  'views.get': {
    /** The view's id. Uuid. */
    id: string
  }
  /** Changes a view; omitted fields keep their values. Fails unless the version that you read is the newest. */
  'views.update': {
    /** The view's id. Uuid. */
    id: string
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** The name that people see. 1 to 120 characters. */
    name?: string | undefined
    definition?:
      | {
          /** Conditions, and groups of conditions. Without conditions, everybody passes. */
          filter?:
            | {
                /** Whether all of the conditions must hold, or any of them. */
                match: 'all' | 'any'
                /** At most 20 elements. */
                conditions: readonly (
                  | {
                      /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
                      field: string
                      /** docs/segments.md lists the operators of each field. */
                      op:
                        | 'is'
                        | 'is_not'
                        | 'contains'
                        | 'is_set'
                        | 'is_not_set'
                        | 'lt'
                        | 'lte'
                        | 'gt'
                        | 'gte'
                        | 'in_last_days'
                        | 'not_in_last_days'
                        | 'in_next_days'
                        | 'before'
                        | 'after'
                      /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
                      value?: string | number | boolean | readonly (string | number | boolean)[] | undefined
                    }
                  | {
                      /** Whether all of the conditions must hold, or any of them. */
                      match: 'all' | 'any'
                      /** 1 to 20 elements. */
                      conditions: readonly {
                        /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
                        field: string
                        /** docs/segments.md lists the operators of each field. */
                        op:
                          | 'is'
                          | 'is_not'
                          | 'contains'
                          | 'is_set'
                          | 'is_not_set'
                          | 'lt'
                          | 'lte'
                          | 'gt'
                          | 'gte'
                          | 'in_last_days'
                          | 'not_in_last_days'
                          | 'in_next_days'
                          | 'before'
                          | 'after'
                        /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
                        value?: string | number | boolean | readonly (string | number | boolean)[] | undefined
                      }[]
                    }
                )[]
              }
            | undefined
          /** Only rows with this text, as in the list. At most 500 characters. */
          search?: string | undefined
          /** Columns in their order, such as health or trait:industry. 1 to 30 elements. Each 1 to 300 characters. */
          columns?: readonly string[] | undefined
          /** The field to sort by. At most 60 characters. */
          orderBy?: string | undefined
          /** desc by default. */
          orderDirection?: 'asc' | 'desc' | undefined
        }
      | undefined
    /** Whether everybody sees it, and may change it. False by default. */
    shared?: boolean | undefined
    /** Whether the navigation shows it. False by default. */
    pinned?: boolean | undefined
  }
  /** Removes a view, and returns it. */
  'views.remove': {
    /** The view's id. Uuid. */
    id: string
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
  }
  /** Saves SQL of the caller with a name and typed parameters. SQL that is not allowed to run is refused. */
  'queries.create': {
    /** The name that people see. 1 to 120 characters. */
    name: string
    /** What it answers, for people. At most 2000 characters. */
    description?: string | null | undefined
    /** One SELECT over activity, customers, users and revenue. 1 to 10000 characters. */
    sql: string
    /** The parameters of the SQL. The SQL writes :name where a value goes. At most 20 elements. */
    parameters?:
      | readonly {
          /** Its name. The SQL writes :name for the value. Matches `^[a-z][a-z0-9_]{0,39}$`. */
          name: string
          /** A date is a day such as 2026-03-31. For a time of day, use a text parameter with ::timestamptz. */
          type: 'text' | 'number' | 'date'
          /** Its default value. None by default. */
          default?: string | number | null | undefined
        }[]
      | undefined
    /** Whether everybody who may run SQL sees it, and may change it. False by default. */
    shared?: boolean | undefined
  }
  /** Runs SQL that is not saved, with values for its parameters. */
  'queries.try': {
    /** One SELECT over activity, customers, users and revenue. 1 to 10000 characters. */
    sql: string
    /** The parameters of the SQL. The SQL writes :name where a value goes. At most 20 elements. */
    declared?:
      | readonly {
          /** Its name. The SQL writes :name for the value. Matches `^[a-z][a-z0-9_]{0,39}$`. */
          name: string
          /** A date is a day such as 2026-03-31. For a time of day, use a text parameter with ::timestamptz. */
          type: 'text' | 'number' | 'date'
          /** Its default value. None by default. */
          default?: string | number | null | undefined
        }[]
      | undefined
    /** The values of parameters by their names. A parameter with a default can be left out. Keys match `^[a-z][a-z0-9_]{0,39}$`. */
    parameters?: Record<string, string | number> | undefined
    /** The most rows to return. 1 to 10000. Default 1000. */
    limit?: number | undefined
  }
  /** Reads one saved query, even a removed one, and says what keeps it from running. */
  'queries.get': {
    /** The saved query's id. Uuid. */
    id: string
  }
  /** Changes a saved query; omitted fields keep their values. Fails unless the version that you read is the newest. */
  'queries.update': {
    /** The saved query's id. Uuid. */
    id: string
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** The name that people see. 1 to 120 characters. */
    name?: string | undefined
    /** What it answers, for people. At most 2000 characters. */
    description?: string | null | undefined
    /** One SELECT over activity, customers, users and revenue. 1 to 10000 characters. */
    sql?: string | undefined
    /** The parameters of the SQL. The SQL writes :name where a value goes. At most 20 elements. */
    parameters?:
      | readonly {
          /** Its name. The SQL writes :name for the value. Matches `^[a-z][a-z0-9_]{0,39}$`. */
          name: string
          /** A date is a day such as 2026-03-31. For a time of day, use a text parameter with ::timestamptz. */
          type: 'text' | 'number' | 'date'
          /** Its default value. None by default. */
          default?: string | number | null | undefined
        }[]
      | undefined
    /** Whether everybody who may run SQL sees it, and may change it. False by default. */
    shared?: boolean | undefined
  }
  /** Removes a saved query from lists. Tiles that show it say so, and it can be restored. */
  'queries.archive': {
    /** The saved query's id. Uuid. */
    id: string
  }
  /** Restores a removed query, with its history. */
  'queries.restore': {
    /** The saved query's id. Uuid. */
    id: string
  }
  /** Lists the versions of a saved query, newest first. The last 100 are kept. */
  'queries.versions': {
    /** The saved query's id. Uuid. */
    id: string
  }
  /** Saves the text of an earlier version of a query as its newest one. */
  'queries.restoreVersion': {
    /** The saved query's id. Uuid. */
    id: string
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** The version whose text becomes the newest. At least 1. */
    earlier: number
  }
  /** Runs a saved query with values for its parameters, or returns its answer of the last ten minutes. */
  'queries.run': {
    /** The saved query's id. Uuid. */
    id: string
    /** The values of parameters by their names. A parameter with a default can be left out. Keys match `^[a-z][a-z0-9_]{0,39}$`. */
    parameters?: Record<string, string | number> | undefined
    /** The most rows to return. 1 to 10000. Default 1000. */
    limit?: number | undefined
    /** Whether to run it now. By default, an answer of the last ten minutes may be returned. */
    refresh?: boolean | undefined
  }
  /** Creates a dashboard of tiles. It stores no data. Each tile reads its data with the grants of the person who looks at it. */
  'dashboards.create': {
    /** The name that people see. 1 to 120 characters. */
    name: string
    /** Whether everybody sees it, and may change it. False by default. */
    shared?: boolean | undefined
    /** The tiles in their order, 24 at most. At most 100 elements. */
    tiles?:
      | readonly (
          | {
              /** The tile's id. Uuid. */
              id?: string | undefined
              kind: 'query'
              /** The saved query's id. Uuid. */
              queryId: string
              /** How its rows are shown. */
              show: 'number' | 'table' | 'bar' | 'line'
              /** The values of parameters by their names. A parameter with a default can be left out. Keys match `^[a-z][a-z0-9_]{0,39}$`. */
              parameters?: Record<string, string | number> | undefined
              /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
              title?: string | undefined
              /** How wide it is on a wide screen. */
              width: 'half' | 'full'
            }
          | {
              /** The tile's id. Uuid. */
              id?: string | undefined
              kind: 'chart'
              /** Which chart of the console the tile shows. */
              chart: 'events' | 'active_customers' | 'mrr' | 'arr_by_industry' | 'feature_adoption'
              /** For feature_adoption only: the segment whose use is shown. Uuid. */
              segmentId?: string | undefined
              /** For feature_adoption only: the number of weeks. 1 to 26. */
              weeks?: number | undefined
              /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
              title?: string | undefined
              /** How wide it is on a wide screen. */
              width: 'half' | 'full'
            }
        )[]
      | undefined
  }
  /** Reads one dashboard: one of the caller's own, or a shared one. */
  'dashboards.get': {
    /** The dashboard's id. Uuid. */
    id: string
  }
  /** Changes a dashboard; omitted fields keep their values. Fails unless the version that you read is the newest. */
  'dashboards.update': {
    /** The dashboard's id. Uuid. */
    id: string
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** The name that people see. 1 to 120 characters. */
    name?: string | undefined
    /** Whether everybody sees it, and may change it. False by default. */
    shared?: boolean | undefined
    /** The tiles in their order, 24 at most. At most 100 elements. */
    tiles?:
      | readonly (
          | {
              /** The tile's id. Uuid. */
              id?: string | undefined
              kind: 'query'
              /** The saved query's id. Uuid. */
              queryId: string
              /** How its rows are shown. */
              show: 'number' | 'table' | 'bar' | 'line'
              /** The values of parameters by their names. A parameter with a default can be left out. Keys match `^[a-z][a-z0-9_]{0,39}$`. */
              parameters?: Record<string, string | number> | undefined
              /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
              title?: string | undefined
              /** How wide it is on a wide screen. */
              width: 'half' | 'full'
            }
          | {
              /** The tile's id. Uuid. */
              id?: string | undefined
              kind: 'chart'
              /** Which chart of the console the tile shows. */
              chart: 'events' | 'active_customers' | 'mrr' | 'arr_by_industry' | 'feature_adoption'
              /** For feature_adoption only: the segment whose use is shown. Uuid. */
              segmentId?: string | undefined
              /** For feature_adoption only: the number of weeks. 1 to 26. */
              weeks?: number | undefined
              /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
              title?: string | undefined
              /** How wide it is on a wide screen. */
              width: 'half' | 'full'
            }
        )[]
      | undefined
  }
  /** Adds a tile at the end of a dashboard. Changes of others are kept. */
  'dashboards.addTile': {
    /** The dashboard's id. Uuid. */
    id: string
    tile:
      | {
          /** The tile's id. Uuid. */
          id?: string | undefined
          kind: 'query'
          /** The saved query's id. Uuid. */
          queryId: string
          /** How its rows are shown. */
          show: 'number' | 'table' | 'bar' | 'line'
          /** The values of parameters by their names. A parameter with a default can be left out. Keys match `^[a-z][a-z0-9_]{0,39}$`. */
          parameters?: Record<string, string | number> | undefined
          /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
          title?: string | undefined
          /** How wide it is on a wide screen. */
          width: 'half' | 'full'
        }
      | {
          /** The tile's id. Uuid. */
          id?: string | undefined
          kind: 'chart'
          /** Which chart of the console the tile shows. */
          chart: 'events' | 'active_customers' | 'mrr' | 'arr_by_industry' | 'feature_adoption'
          /** For feature_adoption only: the segment whose use is shown. Uuid. */
          segmentId?: string | undefined
          /** For feature_adoption only: the number of weeks. 1 to 26. */
          weeks?: number | undefined
          /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
          title?: string | undefined
          /** How wide it is on a wide screen. */
          width: 'half' | 'full'
        }
  }
  /** Removes a dashboard, and returns it. Its queries stay. */
  'dashboards.remove': {
    /** The dashboard's id. Uuid. */
    id: string
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
  }
  /** Counts how many customers and people use each feature, by week, of all customers or of a segment. */
  'features.adoption': {
    /** Calendar weeks from Monday, including the current week. 1 to 26. Default 12. */
    weeks?: number | undefined
    /** Only customers or people of this segment; all customers by default. Uuid. */
    segmentId?: string | undefined
    /** Whether to count now. By default an answer of the last ten minutes may be shown again. */
    refresh?: boolean | undefined
  }
  /** Lists the customers behind a number of adoption, those with the most use first. */
  'features.adopters': {
    /** Calendar weeks from Monday, including the current week. 1 to 26. Default 12. */
    weeks?: number | undefined
    /** Only customers or people of this segment; all customers by default. Uuid. */
    segmentId?: string | undefined
    /** Customers who used this feature; without it, active customers. At most 100 characters. */
    featureId?: string | undefined
    /** Only in the week that starts on this day; needs featureId. Date-time. */
    weekStartAt?: string | undefined
    /** False: active customers who did not use the feature. True by default. */
    used?: boolean | undefined
    /** Customers who used exactly this number of features. 0 to 100. */
    features?: number | undefined
  }
  /** Searches everything that customers wrote and said, and the facts from it: in pages, by customer, with counts. */
  search: {
    /** A question or keywords. Quotation marks ask for exact words. "but not about …" excludes something. Times work, such as "since August". 2 to 2000 characters. */
    query: string
    /** Rapport's id of the customer, your customerId, the domain, or the name. 1 to 500 characters. */
    customer?: string | null | undefined
    /** The first instant, in UTC and ending in Z. Date-time. */
    after?: string | undefined
    /** The last instant, in UTC and ending in Z. It is included. Date-time. */
    before?: string | undefined
    /** Only facts of these types, and their sources. An empty list has no effect. */
    factTypes?:
      | readonly (
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
      | undefined
    /** Only sources of these types, and facts from such sources. An empty list has no effect. */
    sourceTypes?:
      | readonly (
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
      | undefined
    /** Only texts of one person: an email or a name, or a part of it. 1 to 500 characters. Matches `\S`. */
    sender?: string | undefined
    /** Results on a page. 1 to 50. Default 20. */
    limit?: number | undefined
    /** The pagination.nextCursor of the previous page, with the same filters. 1 to 2000 characters. */
    cursor?: string | undefined
  }
  /** Removes a member: their access to customers ends, and the customers that they owned have no owner. */
  'members.remove': {
    /** The member's id. 1 to 255 characters. */
    id: string
  }
  /** Stores past events, each exactly once and at its own time. Signals do not match them. */
  'events.import': {
    /** Batches in the form of the ingest route, each with 1 to 100 events. At most 5000 events in all. 1 to 2000 elements. */
    batches: readonly Record<string, unknown>[]
    /** Check the events, and store nothing. */
    dryRun?: boolean | undefined
  }
  /** Lists the events of the last hour, or the events of one name in the last week. Each event shows its person and its customer, and what decided that. In very busy workspaces, the list covers only the 50 most recently active people. */
  'events.recent': {
    /** Only events of this name. 1 to 255 characters. */
    name?: string | undefined
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
  }
  /** Creates an endpoint: a webhook, or email to members. Webhooks are signed as the Standard Webhooks specification says. */
  'endpoints.create': {
    /** webhook by default: it needs `url`. email: it needs `memberIds`. It never changes. */
    kind?: 'webhook' | 'email' | undefined
    /** Where a webhook is posted to. It begins with https:// and names a public address. With the option endpoints.allowPrivateAddresses of the server, private addresses are allowed too, and http on the same machine. 1 to 2000 characters. */
    url?: string | undefined
    /** The members who get mail from an endpoint of the kind email. Each member first confirms the address by a link. 1 to 20 elements. Each 1 to 255 characters. */
    memberIds?: readonly string[] | undefined
    /** What the endpoint is for, in your own words. At most 200 characters. */
    description?: string | undefined
    /** The events that it gets; docs/hooks.md lists the names. If empty, it gets only the runs of automations that name it. At most 50 elements. */
    events?:
      | readonly (
          | 'customer.activated'
          | 'customer.churned'
          | 'customer.merged'
          | 'user.identified'
          | 'fact.detected'
          | 'subscription.changed'
          | 'attention.opened'
          | 'attention.resolved'
          | 'segment.entered'
          | 'segment.left'
          | 'signal.occurred'
          | 'automation.ran'
        )[]
      | undefined
    /** True by default. An endpoint that you enable again gets only new events. */
    enabled?: boolean | undefined
  }
  /** Reads one endpoint. */
  'endpoints.get': {
    /** The endpoint's id. Uuid. */
    id: string
  }
  /** Changes an endpoint; omitted fields keep their values. If you disable it, waiting messages fail. If you enable it, it gets only new events. */
  'endpoints.update': {
    /** The endpoint's id. Uuid. */
    id: string
    /** Where a webhook is posted to. It begins with https:// and names a public address. With the option endpoints.allowPrivateAddresses of the server, private addresses are allowed too, and http on the same machine. 1 to 2000 characters. */
    url?: string | undefined
    /** The members who get mail from an endpoint of the kind email. Each member first confirms the address by a link. 1 to 20 elements. Each 1 to 255 characters. */
    memberIds?: readonly string[] | undefined
    /** What the endpoint is for, in your own words. At most 200 characters. */
    description?: string | undefined
    /** The events that it gets; docs/hooks.md lists the names. If empty, it gets only the runs of automations that name it. At most 50 elements. */
    events?:
      | readonly (
          | 'customer.activated'
          | 'customer.churned'
          | 'customer.merged'
          | 'user.identified'
          | 'fact.detected'
          | 'subscription.changed'
          | 'attention.opened'
          | 'attention.resolved'
          | 'segment.entered'
          | 'segment.left'
          | 'signal.occurred'
          | 'automation.ran'
        )[]
      | undefined
    /** True by default. An endpoint that you enable again gets only new events. */
    enabled?: boolean | undefined
  }
  /** Removes an endpoint with its secret and the record of its messages. Automations that name it send it nothing more. */
  'endpoints.remove': {
    /** The endpoint's id. Uuid. */
    id: string
  }
  /** Gives a webhook a new signing secret. For 24 hours, messages are also signed with the old one. */
  'endpoints.rotateSecret': {
    /** The endpoint's id. Uuid. */
    id: string
  }
  /** Sends a message of the type endpoint.test. The deliveries show the result. */
  'endpoints.test': {
    /** The endpoint's id. Uuid. */
    id: string
  }
  /** Lists the messages to an endpoint of the last 30 days, newest first, without their content. */
  'endpoints.deliveries': {
    /** The endpoint's id. Uuid. */
    id: string
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
    /** Only messages of this status. */
    status?: 'PENDING' | 'DELIVERED' | 'FAILED' | undefined
  }
  /** Sends a failed message again. It keeps its webhook-id, so a receiver recognizes it. */
  'endpoints.replay': {
    /** The endpoint's id. Uuid. */
    id: string
    /** The message's id. Uuid. */
    deliveryId: string
  }
  /** Sends all failed messages of an endpoint again. Each keeps its webhook-id. */
  'endpoints.replayFailed': {
    /** The endpoint's id. Uuid. */
    id: string
  }
  /** Raises an attention item of your own. If the customer has an item with this cause already, the call updates that item. */
  'attention.raise': {
    customer:
      | {
          /** Uuid. */
          id: string
        }
      | {
          /** 1 to 255 characters. */
          customerId: string
        }
      | {
          /** 1 to 255 characters. */
          domain: string
        }
    /** A name of your own for the cause, such as quota. A customer has one item for each cause. 1 to 200 characters. */
    cause: string
    /** What somebody should look at, in a line. 1 to 240 characters. */
    title: string
    /** How urgent the item is. Default "NORMAL". */
    priority?: 'NORMAL' | 'HIGH' | 'URGENT' | undefined
    /** Why the item has this priority. 1 to 8000 characters. */
    priorityReason?: string | undefined
    /** What has changed at the customer. 1 to 8000 characters. */
    whatChanged?: string | undefined
    /** Why the change matters. 1 to 8000 characters. */
    whyItMatters?: string | undefined
    /** How sure this is, and what is not known. 1 to 8000 characters. */
    uncertainty?: string | undefined
    /** What is new since the item was last raised. 1 to 8000 characters. */
    updateSummary?: string | undefined
    /** The link that a person opens to act: http or https. At most 2000 characters. Matches `^https?://[^\s]+$`. */
    preparedActionUrl?: string | undefined
    /** What was observed, and when. At most 20 elements. */
    timeline?:
      | readonly {
          /** 1 to 240 characters. */
          title: string
          /** 1 to 4000 characters. */
          explanation: string
          /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
          observedAt: string | number | Date
        }[]
      | undefined
    /** What supports the item, and what speaks against it. At most 50 elements. */
    evidence?:
      | readonly {
          /** Default "supporting". */
          role?: 'supporting' | 'contradictory' | 'context' | undefined
          kind: 'metric' | 'communication' | 'record' | 'event'
          /** 1 to 500 characters. */
          title: string
          /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
          observedAt?: string | number | Date | undefined
          /** 1 to 240 characters. */
          sourceLabel?: string | undefined
        }[]
      | undefined
  }
  /** Resolves an attention item. It opens again if its cause is raised again. */
  'attention.resolve': {
    /** The item's id. Uuid. */
    id: string
    /** Why the item is resolved. People read this text. 1 to 8000 characters. */
    summary?: string | undefined
  }
  /** Reads the texts of an attention item: the original ones, and those of the language model, if the item is shown with them. */
  'attention.words': {
    /** The item's id. Uuid. */
    id: string
  }
  /** Lists attention items, most urgent first, each with its assignee and the end of its snooze. */
  'attention.list': {
    /** Only items with this status. Default "open". */
    status?: 'open' | 'resolved' | undefined
    /** Only this customer's items. Uuid. */
    customerId?: string | undefined
    /** Only this member's items. 1 to 255 characters. */
    assigneeId?: string | undefined
    /** True: only items with an assignee. False: only items without one. By default, both. */
    isAssigned?: boolean | undefined
    /** True: only snoozed items. False: only items that are not snoozed. By default, both. */
    isSnoozed?: boolean | undefined
    /** What the items come from. */
    kind?: 'signal' | 'facts' | 'billing' | 'tickets' | 'activity' | 'host' | undefined
    /** Page size. 1 to 100. Default 25. */
    limit?: number | undefined
    /** The pagination.nextCursor of the previous page, with the same filters and order. */
    cursor?: string | undefined
  }
  /** Assigns attention items to a member, or to nobody. */
  'attention.assign': {
    /** The ids of the items. 1 to 200 elements. Each uuid. */
    ids: readonly string[]
    /** A member's id. 1 to 255 characters. */
    assigneeId: string | null
  }
  /** Snoozes open attention items until the start of a day in the workspace's time zone. null ends the snooze. */
  'attention.snooze': {
    /** The ids of the items. 1 to 200 elements. Each uuid. */
    ids: readonly string[]
    /** A day after today, such as 2026-01-31. Matches `^\d{4}-\d{2}-\d{2}$`. */
    until: string | null
  }
  /** Resolves several attention items at once. Resolved items do not change. */
  'attention.resolveMany': {
    /** The ids of the items. 1 to 200 elements. Each uuid. */
    ids: readonly string[]
    /** Why the items are resolved. People read this text. 1 to 8000 characters. */
    summary?: string | undefined
  }
  /** Reopens resolved attention items. */
  'attention.reopen': {
    /** The ids of the items. 1 to 200 elements. Each uuid. */
    ids: readonly string[]
  }
  /** Lists notes, newest first: of a customer, of a person, or all. */
  'notes.list': {
    /** Rapport's id, your customerId or a domain. 1 to 500 characters. */
    customer?: string | undefined
    /** Only those about this person. Uuid. */
    userId?: string | undefined
    /** Page size. 1 to 200. Default 50. */
    limit?: number | undefined
    /** The pagination.nextCursor of the previous page, with the same filters and order. */
    cursor?: string | undefined
  }
  /** Writes a note on a customer or person. Search finds the note, and Rapport finds facts in what it reports about the customer. */
  'notes.create': {
    /** Markdown: bold, italic, lists, links and code. A member is mentioned as [@Ana Lopez](member:m_1). 1 to 20000 characters. Matches `\S`. */
    body: string
    /** Rapport's id, your customerId or a domain. 1 to 500 characters. */
    customer?: string | null | undefined
    /** Rapport's id of a person; without a customer, the note is also about the person's customer. Uuid. */
    userId?: string | null | undefined
  }
  /** Edits a note. Pass the version that you read, so that you do not overwrite a later edit. */
  'notes.update': {
    /** The note's id. Uuid. */
    id: string
    /** Markdown: bold, italic, lists, links and code. A member is mentioned as [@Ana Lopez](member:m_1). 1 to 20000 characters. Matches `\S`. */
    body: string
    /** The version that you read. CONFLICT if somebody has edited the note since. At least 1. */
    version?: number | undefined
  }
  /** Removes a note, with the facts from it. */
  'notes.remove': {
    /** The note's id. Uuid. */
    id: string
  }
  /** Lists tasks: open ones by due day, done ones latest first. */
  'tasks.list': {
    /** Only tasks with this status. Default "open". */
    status?: 'open' | 'done' | undefined
    /** Only this member's tasks. 1 to 255 characters. */
    assigneeId?: string | undefined
    /** True: only tasks with an assignee. False: only tasks without one. By default, both. */
    isAssigned?: boolean | undefined
    /** Rapport's id, your customerId or a domain. 1 to 500 characters. */
    customer?: string | undefined
    /** Only those about this person. Uuid. */
    userId?: string | undefined
    /** Only tasks that are due on this day or before. Matches `^\d{4}-\d{2}-\d{2}$`. */
    dueBy?: string | undefined
    /** Page size. 1 to 200. Default 50. */
    limit?: number | undefined
    /** The pagination.nextCursor of the previous page, with the same filters and order. */
    cursor?: string | undefined
  }
  /** Creates a task about a customer, a person or neither, or from an attention item. */
  'tasks.create': {
    /** The work to do, in words. 1 to 300 characters. Matches `\S`. */
    title: string
    /** More about the work, in words. At most 8000 characters. */
    details?: string | null | undefined
    /** A day, such as 2026-01-31. Matches `^\d{4}-\d{2}-\d{2}$`. */
    dueOn?: string | null | undefined
    /** The id of a member; null for nobody. 1 to 255 characters. */
    assigneeId?: string | null | undefined
    /** Rapport's id, your customerId or a domain. 1 to 500 characters. */
    customer?: string | null | undefined
    /** Rapport's id of a person. Uuid. */
    userId?: string | null | undefined
    /** The attention item that it comes from. The task gets its customer. Uuid. */
    attentionItemId?: string | undefined
  }
  /** Changes a task; omitted fields keep their values. Pass the version that you read, so that you do not overwrite a later change. */
  'tasks.update': {
    /** The task's id. Uuid. */
    id: string
    /** The work to do, in words. 1 to 300 characters. Matches `\S`. */
    title?: string | undefined
    /** More about the work, in words. At most 8000 characters. */
    details?: string | null | undefined
    /** A day, such as 2026-01-31. Matches `^\d{4}-\d{2}-\d{2}$`. */
    dueOn?: string | null | undefined
    /** The id of a member; null for nobody. 1 to 255 characters. */
    assigneeId?: string | null | undefined
    /** The version that you read. CONFLICT if somebody has changed the task since. At least 1. */
    version?: number | undefined
  }
  /** Marks a task as done. A done task does not change. */
  'tasks.complete': {
    /** The task's id. Uuid. */
    id: string
  }
  /** Reopens a task that was done. An open task does not change. */
  'tasks.reopen': {
    /** The task's id. Uuid. */
    id: string
  }
  /** Removes a task. */
  'tasks.remove': {
    /** The task's id. Uuid. */
    id: string
  }
  /** Enables or disables the caller's own digest, and sets its time, channel and content. Omitted fields keep their values. */
  'digest.set': {
    /** true by default in a first call. */
    enabled?: boolean | undefined
    /** email: the digest goes to the member's own address. slack: it goes to a destination. */
    channel?: 'email' | 'slack' | undefined
    /** The destination of a Slack digest. Uuid. */
    destinationId?: string | null | undefined
    /** mine: the digest covers the customers that the member owns. all: it covers every customer. */
    scope?: 'mine' | 'all' | undefined
    /** What happens if nothing is new. say: the digest says so in one line. skip: nothing is sent. */
    whenQuiet?: 'say' | 'skip' | undefined
    schedule?:
      | {
          cadence: 'daily' | 'weekly'
          /** HH:MM. Matches `^([01][0-9]|2[0-3]):[0-5][0-9]$`. */
          localTime: string
          /** An IANA zone; the workspace's by default. 1 to 100 characters. */
          timezone?: string | undefined
          /** 1 (Monday) to 7, for weekly ones. 1 to 7. */
          weekday?: number | undefined
        }
      | undefined
  }
  /** Shows the caller's own digest as it would be sent now. */
  'digest.preview': {
    /** Which customers the preview covers: mine or all. By default, those of the digest. */
    scope?: 'mine' | 'all' | undefined
  }
  /** Lists the workspace's own signals that are not archived, newest first. The options list built-in ones. */
  'signals.list': {
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
    /** Only signals of this kind. */
    kind?: 'EVENT_MATCH' | 'EVENT_PATTERN' | undefined
    /** True: lists the archived signals instead of the others. */
    archived?: boolean | undefined
  }
  /** Creates a signal: what the workspace watches for. It is enabled by default. */
  'signals.create': {
    /** EVENT_MATCH checks each event as it is stored. EVENT_PATTERN checks events over time. */
    kind: 'EVENT_MATCH' | 'EVENT_PATTERN'
    /** The name that people see. 1 to 120 characters. */
    name: string
    /** What the signal watches for, in your own words. At most 2000 characters. */
    description?: string | null | undefined
    /** The settings of its kind. An update replaces them as a whole: send every field that shall stay. */
    definition:
      | {
          /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
          eventNames: readonly string[]
          /** 1 to 9 elements. */
          eventChannels?:
            | readonly ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
            | undefined
          /** All of them must hold. At most 5 elements. */
          propertyConditions?:
            | readonly {
                /** A property of the event, by its name. 1 to 255 characters. */
                property: string
                /** exists: it has a value other than null. not_equals also matches events without the property. starts_with is for text. */
                operator: 'exists' | 'equals' | 'not_equals' | 'starts_with'
                /** The value to compare with; not with exists. At most 500 characters. */
                value?: string | number | boolean | undefined
              }[]
            | undefined
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | {
          detection: 'event_count_threshold'
          /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
          eventNames?: readonly string[] | undefined
          /** 1 to 9 elements. */
          channels?:
            | readonly ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
            | undefined
          operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
          /** How many events. 0 to 1000000. */
          count: number
          /** The window: this many 24-hour periods, up to now. 1 to 90. */
          windowDays: number
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | {
          detection: 'event_absence'
          /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
          eventNames?: readonly string[] | undefined
          /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
          days: number
          /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
          workingDays?: number | undefined
          /** Only customers that were active on at least this many of the 28 days before. 1 to 28. */
          minimumActiveDays?: number | undefined
          /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
          beyondChance?: boolean | undefined
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | {
          detection: 'customer_activity_threshold'
          operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
          /** How many events. 0 to 1000000. */
          count: number
          /** The window: this many 24-hour periods, up to now. 1 to 90. */
          windowDays: number
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | {
          detection: 'customer_activity_drop'
          /** By how many percent activity must be down, at least. It is compared with the usual activity of the customer on such days. 1 to 100. */
          dropPercent: number
          /** How many whole calendar days are compared, up to yesterday. 1 to 30. */
          windowDays: number
          /** The days before them, which show the usual level. 7 to 60. */
          baselineDays: number
          /** Only customers that usually have at least this many events in such a window. Without it, only falls that are probably chance are left out. 1 to 1000000. */
          minimumBaseline?: number | undefined
          /** A slow fall by dropPercent over this many days counts, too. Whole weeks only. 42 to 84. */
          fadeDays?: number | undefined
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | {
          detection: 'related_user_inactivity'
          /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
          days: number
          /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
          workingDays?: number | undefined
          /** Only people who were active on at least this many of the 28 days before. 1 to 28. */
          minimumActiveDays: number
          /** Only people whose trait `role` or `title` holds this text, whatever its case. 1 to 255 characters. */
          role?: string | undefined
          /** Only the most active person of the customer. */
          mostActiveOnly?: boolean | undefined
          /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
          beyondChance?: boolean | undefined
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
    /** True by default. */
    enabled?: boolean | undefined
  }
  /** Shows which customers a signal would have found in the last 90 days, and when. It saves nothing. */
  'signals.preview': {
    /** EVENT_MATCH checks each event as it is stored. EVENT_PATTERN checks events over time. */
    kind: 'EVENT_MATCH' | 'EVENT_PATTERN'
    /** The settings of its kind. An update replaces them as a whole: send every field that shall stay. */
    definition:
      | {
          /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
          eventNames: readonly string[]
          /** 1 to 9 elements. */
          eventChannels?:
            | readonly ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
            | undefined
          /** All of them must hold. At most 5 elements. */
          propertyConditions?:
            | readonly {
                /** A property of the event, by its name. 1 to 255 characters. */
                property: string
                /** exists: it has a value other than null. not_equals also matches events without the property. starts_with is for text. */
                operator: 'exists' | 'equals' | 'not_equals' | 'starts_with'
                /** The value to compare with; not with exists. At most 500 characters. */
                value?: string | number | boolean | undefined
              }[]
            | undefined
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | {
          detection: 'event_count_threshold'
          /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
          eventNames?: readonly string[] | undefined
          /** 1 to 9 elements. */
          channels?:
            | readonly ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
            | undefined
          operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
          /** How many events. 0 to 1000000. */
          count: number
          /** The window: this many 24-hour periods, up to now. 1 to 90. */
          windowDays: number
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | {
          detection: 'event_absence'
          /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
          eventNames?: readonly string[] | undefined
          /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
          days: number
          /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
          workingDays?: number | undefined
          /** Only customers that were active on at least this many of the 28 days before. 1 to 28. */
          minimumActiveDays?: number | undefined
          /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
          beyondChance?: boolean | undefined
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | {
          detection: 'customer_activity_threshold'
          operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
          /** How many events. 0 to 1000000. */
          count: number
          /** The window: this many 24-hour periods, up to now. 1 to 90. */
          windowDays: number
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | {
          detection: 'customer_activity_drop'
          /** By how many percent activity must be down, at least. It is compared with the usual activity of the customer on such days. 1 to 100. */
          dropPercent: number
          /** How many whole calendar days are compared, up to yesterday. 1 to 30. */
          windowDays: number
          /** The days before them, which show the usual level. 7 to 60. */
          baselineDays: number
          /** Only customers that usually have at least this many events in such a window. Without it, only falls that are probably chance are left out. 1 to 1000000. */
          minimumBaseline?: number | undefined
          /** A slow fall by dropPercent over this many days counts, too. Whole weeks only. 42 to 84. */
          fadeDays?: number | undefined
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | {
          detection: 'related_user_inactivity'
          /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
          days: number
          /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
          workingDays?: number | undefined
          /** Only people who were active on at least this many of the 28 days before. 1 to 28. */
          minimumActiveDays: number
          /** Only people whose trait `role` or `title` holds this text, whatever its case. 1 to 255 characters. */
          role?: string | undefined
          /** Only the most active person of the customer. */
          mostActiveOnly?: boolean | undefined
          /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
          beyondChance?: boolean | undefined
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
  }
  /** Enables or disables a built-in signal, or changes its settings; omitted fields keep their values. */
  'signals.updateBuiltIn': {
    /** One of quiet_account, usage_drop, champion_quiet, past_due, trial_ending, expansion_interest. */
    key: string
    /** Whether the signal watches. */
    enabled?: boolean | undefined
    /** The settings to change, each a whole number. GET /api/signals/options lists the names. */
    settings?: Record<string, number> | undefined
  }
  /** Reads one signal, even an archived or built-in one. */
  'signals.get': {
    /** The signal's id. Uuid. */
    id: string
  }
  /** Changes a signal; omitted fields keep their values. A new `definition` replaces the old one as a whole. */
  'signals.update': {
    /** The signal's id. Uuid. */
    id: string
    /** The name that people see. 1 to 120 characters. */
    name?: string | undefined
    /** What the signal watches for, in your own words. At most 2000 characters. */
    description?: string | null | undefined
    /** The settings of its kind. An update replaces them as a whole: send every field that shall stay. */
    definition?:
      | {
          /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
          eventNames: readonly string[]
          /** 1 to 9 elements. */
          eventChannels?:
            | readonly ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
            | undefined
          /** All of them must hold. At most 5 elements. */
          propertyConditions?:
            | readonly {
                /** A property of the event, by its name. 1 to 255 characters. */
                property: string
                /** exists: it has a value other than null. not_equals also matches events without the property. starts_with is for text. */
                operator: 'exists' | 'equals' | 'not_equals' | 'starts_with'
                /** The value to compare with; not with exists. At most 500 characters. */
                value?: string | number | boolean | undefined
              }[]
            | undefined
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | {
          detection: 'event_count_threshold'
          /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
          eventNames?: readonly string[] | undefined
          /** 1 to 9 elements. */
          channels?:
            | readonly ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
            | undefined
          operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
          /** How many events. 0 to 1000000. */
          count: number
          /** The window: this many 24-hour periods, up to now. 1 to 90. */
          windowDays: number
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | {
          detection: 'event_absence'
          /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
          eventNames?: readonly string[] | undefined
          /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
          days: number
          /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
          workingDays?: number | undefined
          /** Only customers that were active on at least this many of the 28 days before. 1 to 28. */
          minimumActiveDays?: number | undefined
          /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
          beyondChance?: boolean | undefined
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | {
          detection: 'customer_activity_threshold'
          operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
          /** How many events. 0 to 1000000. */
          count: number
          /** The window: this many 24-hour periods, up to now. 1 to 90. */
          windowDays: number
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | {
          detection: 'customer_activity_drop'
          /** By how many percent activity must be down, at least. It is compared with the usual activity of the customer on such days. 1 to 100. */
          dropPercent: number
          /** How many whole calendar days are compared, up to yesterday. 1 to 30. */
          windowDays: number
          /** The days before them, which show the usual level. 7 to 60. */
          baselineDays: number
          /** Only customers that usually have at least this many events in such a window. Without it, only falls that are probably chance are left out. 1 to 1000000. */
          minimumBaseline?: number | undefined
          /** A slow fall by dropPercent over this many days counts, too. Whole weeks only. 42 to 84. */
          fadeDays?: number | undefined
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | {
          detection: 'related_user_inactivity'
          /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
          days: number
          /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
          workingDays?: number | undefined
          /** Only people who were active on at least this many of the 28 days before. 1 to 28. */
          minimumActiveDays: number
          /** Only people whose trait `role` or `title` holds this text, whatever its case. 1 to 255 characters. */
          role?: string | undefined
          /** Only the most active person of the customer. */
          mostActiveOnly?: boolean | undefined
          /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
          beyondChance?: boolean | undefined
          /** Only customers that match all of these. Without it, the signal is about all customers. */
          accounts?:
            | {
                /** 1 to 5 elements. */
                billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: readonly string[] | undefined
                revenue?:
                  | {
                      metric: 'ARR' | 'MRR'
                      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                      /** In minor units (cents). 0 to 9007199254740991. */
                      value: number
                      /** Matches `^[A-Za-z]{3}$`. */
                      currency: string
                    }
                  | undefined
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: readonly string[] | undefined
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: readonly string[] | undefined
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: readonly string[] | undefined
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean> | undefined
              }
            | undefined
        }
      | undefined
    /** Whether the signal watches. */
    enabled?: boolean | undefined
  }
  /** Archives a signal. Its occurrences can still be read. */
  'signals.archive': {
    /** The signal's id. Uuid. */
    id: string
  }
  /** Lists the occurrences of a signal with their evidence, latest first. */
  'signals.occurrences': {
    /** The signal's id. Uuid. */
    id: string
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
    /** open: current occurrences. ended: ended ones. The occurrence of a matched event ends at once. */
    state?: 'open' | 'ended' | undefined
  }
  /** Starts a look-back over past months: who left, when Rapport would have warned you, and how often it would have been wrong. */
  'lookback.run': {
    /** How many months it looks back, 12 by default. 1 to 24. Default 12. */
    months?: number | undefined
    /** Signals to try, defined as for a preview. The result says how early each would have been, and how often wrong. At most 5 elements. */
    signals?:
      | readonly {
          /** EVENT_MATCH checks each event as it is stored. EVENT_PATTERN checks events over time. */
          kind: 'EVENT_MATCH' | 'EVENT_PATTERN'
          /** The settings of its kind. An update replaces them as a whole: send every field that shall stay. */
          definition:
            | {
                /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
                eventNames: readonly string[]
                /** 1 to 9 elements. */
                eventChannels?:
                  | readonly (
                      | 'PRODUCT'
                      | 'COMMUNICATION'
                      | 'MEETING'
                      | 'CRM'
                      | 'BILLING'
                      | 'SUPPORT'
                      | 'IDENTITY'
                      | 'DOCUMENT'
                      | 'SYSTEM'
                    )[]
                  | undefined
                /** All of them must hold. At most 5 elements. */
                propertyConditions?:
                  | readonly {
                      /** A property of the event, by its name. 1 to 255 characters. */
                      property: string
                      /** exists: it has a value other than null. not_equals also matches events without the property. starts_with is for text. */
                      operator: 'exists' | 'equals' | 'not_equals' | 'starts_with'
                      /** The value to compare with; not with exists. At most 500 characters. */
                      value?: string | number | boolean | undefined
                    }[]
                  | undefined
                /** Only customers that match all of these. Without it, the signal is about all customers. */
                accounts?:
                  | {
                      /** 1 to 5 elements. */
                      billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                      /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                      customerIds?: readonly string[] | undefined
                      revenue?:
                        | {
                            metric: 'ARR' | 'MRR'
                            operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                            /** In minor units (cents). 0 to 9007199254740991. */
                            value: number
                            /** Matches `^[A-Za-z]{3}$`. */
                            currency: string
                          }
                        | undefined
                      /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                      ownerUserIds?: readonly string[] | undefined
                      /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                      segments?: readonly string[] | undefined
                      /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                      plans?: readonly string[] | undefined
                      /** Traits of the customer with their values. All of them must be equal. */
                      traits?: Record<string, string | number | boolean> | undefined
                    }
                  | undefined
              }
            | {
                detection: 'event_count_threshold'
                /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
                eventNames?: readonly string[] | undefined
                /** 1 to 9 elements. */
                channels?:
                  | readonly (
                      | 'PRODUCT'
                      | 'COMMUNICATION'
                      | 'MEETING'
                      | 'CRM'
                      | 'BILLING'
                      | 'SUPPORT'
                      | 'IDENTITY'
                      | 'DOCUMENT'
                      | 'SYSTEM'
                    )[]
                  | undefined
                operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                /** How many events. 0 to 1000000. */
                count: number
                /** The window: this many 24-hour periods, up to now. 1 to 90. */
                windowDays: number
                /** Only customers that match all of these. Without it, the signal is about all customers. */
                accounts?:
                  | {
                      /** 1 to 5 elements. */
                      billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                      /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                      customerIds?: readonly string[] | undefined
                      revenue?:
                        | {
                            metric: 'ARR' | 'MRR'
                            operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                            /** In minor units (cents). 0 to 9007199254740991. */
                            value: number
                            /** Matches `^[A-Za-z]{3}$`. */
                            currency: string
                          }
                        | undefined
                      /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                      ownerUserIds?: readonly string[] | undefined
                      /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                      segments?: readonly string[] | undefined
                      /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                      plans?: readonly string[] | undefined
                      /** Traits of the customer with their values. All of them must be equal. */
                      traits?: Record<string, string | number | boolean> | undefined
                    }
                  | undefined
              }
            | {
                detection: 'event_absence'
                /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
                eventNames?: readonly string[] | undefined
                /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
                days: number
                /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
                workingDays?: number | undefined
                /** Only customers that were active on at least this many of the 28 days before. 1 to 28. */
                minimumActiveDays?: number | undefined
                /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
                beyondChance?: boolean | undefined
                /** Only customers that match all of these. Without it, the signal is about all customers. */
                accounts?:
                  | {
                      /** 1 to 5 elements. */
                      billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                      /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                      customerIds?: readonly string[] | undefined
                      revenue?:
                        | {
                            metric: 'ARR' | 'MRR'
                            operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                            /** In minor units (cents). 0 to 9007199254740991. */
                            value: number
                            /** Matches `^[A-Za-z]{3}$`. */
                            currency: string
                          }
                        | undefined
                      /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                      ownerUserIds?: readonly string[] | undefined
                      /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                      segments?: readonly string[] | undefined
                      /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                      plans?: readonly string[] | undefined
                      /** Traits of the customer with their values. All of them must be equal. */
                      traits?: Record<string, string | number | boolean> | undefined
                    }
                  | undefined
              }
            | {
                detection: 'customer_activity_threshold'
                operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                /** How many events. 0 to 1000000. */
                count: number
                /** The window: this many 24-hour periods, up to now. 1 to 90. */
                windowDays: number
                /** Only customers that match all of these. Without it, the signal is about all customers. */
                accounts?:
                  | {
                      /** 1 to 5 elements. */
                      billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                      /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                      customerIds?: readonly string[] | undefined
                      revenue?:
                        | {
                            metric: 'ARR' | 'MRR'
                            operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                            /** In minor units (cents). 0 to 9007199254740991. */
                            value: number
                            /** Matches `^[A-Za-z]{3}$`. */
                            currency: string
                          }
                        | undefined
                      /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                      ownerUserIds?: readonly string[] | undefined
                      /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                      segments?: readonly string[] | undefined
                      /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                      plans?: readonly string[] | undefined
                      /** Traits of the customer with their values. All of them must be equal. */
                      traits?: Record<string, string | number | boolean> | undefined
                    }
                  | undefined
              }
            | {
                detection: 'customer_activity_drop'
                /** By how many percent activity must be down, at least. It is compared with the usual activity of the customer on such days. 1 to 100. */
                dropPercent: number
                /** How many whole calendar days are compared, up to yesterday. 1 to 30. */
                windowDays: number
                /** The days before them, which show the usual level. 7 to 60. */
                baselineDays: number
                /** Only customers that usually have at least this many events in such a window. Without it, only falls that are probably chance are left out. 1 to 1000000. */
                minimumBaseline?: number | undefined
                /** A slow fall by dropPercent over this many days counts, too. Whole weeks only. 42 to 84. */
                fadeDays?: number | undefined
                /** Only customers that match all of these. Without it, the signal is about all customers. */
                accounts?:
                  | {
                      /** 1 to 5 elements. */
                      billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                      /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                      customerIds?: readonly string[] | undefined
                      revenue?:
                        | {
                            metric: 'ARR' | 'MRR'
                            operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                            /** In minor units (cents). 0 to 9007199254740991. */
                            value: number
                            /** Matches `^[A-Za-z]{3}$`. */
                            currency: string
                          }
                        | undefined
                      /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                      ownerUserIds?: readonly string[] | undefined
                      /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                      segments?: readonly string[] | undefined
                      /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                      plans?: readonly string[] | undefined
                      /** Traits of the customer with their values. All of them must be equal. */
                      traits?: Record<string, string | number | boolean> | undefined
                    }
                  | undefined
              }
            | {
                detection: 'related_user_inactivity'
                /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
                days: number
                /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
                workingDays?: number | undefined
                /** Only people who were active on at least this many of the 28 days before. 1 to 28. */
                minimumActiveDays: number
                /** Only people whose trait `role` or `title` holds this text, whatever its case. 1 to 255 characters. */
                role?: string | undefined
                /** Only the most active person of the customer. */
                mostActiveOnly?: boolean | undefined
                /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
                beyondChance?: boolean | undefined
                /** Only customers that match all of these. Without it, the signal is about all customers. */
                accounts?:
                  | {
                      /** 1 to 5 elements. */
                      billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
                      /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                      customerIds?: readonly string[] | undefined
                      revenue?:
                        | {
                            metric: 'ARR' | 'MRR'
                            operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                            /** In minor units (cents). 0 to 9007199254740991. */
                            value: number
                            /** Matches `^[A-Za-z]{3}$`. */
                            currency: string
                          }
                        | undefined
                      /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                      ownerUserIds?: readonly string[] | undefined
                      /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                      segments?: readonly string[] | undefined
                      /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                      plans?: readonly string[] | undefined
                      /** Traits of the customer with their values. All of them must be equal. */
                      traits?: Record<string, string | number | boolean> | undefined
                    }
                  | undefined
              }
        }[]
      | undefined
    health?:
      | {
          /** A score below this value is also tried as an alarm. 1 to 100. */
          below: number
        }
      | undefined
  }
  /** Shows the progress of a look-back, and its result when it is done. */
  'lookback.get': {
    /** The look-back's id. Uuid. */
    id: string
  }
  /** Lists the automations that are not archived, newest first. */
  'automations.list': {
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
    /** True: lists the archived automations instead of the others. */
    archived?: boolean | undefined
  }
  /** Creates an automation, which says who gets which messages, and when. It is disabled by default. */
  'automations.create': {
    /** The name that people see. 1 to 120 characters. */
    name: string
    /** What the automation is for, in your own words. At most 2000 characters. */
    description?: string | null | undefined
    /** False by default. */
    enabled?: boolean | undefined
    /** What starts a run. SIGNAL_OCCURRENCE: a signal occurs. SCHEDULE: the schedule. */
    triggerType: 'SIGNAL_OCCURRENCE' | 'SCHEDULE'
    /** The signals that the automation reports, by their ids. At most 50 elements. Each uuid. */
    signalIds?: readonly string[] | undefined
    /** How many of the signals must occur within 24 hours; ANY by default. */
    matchMode?: 'ANY' | 'ALL' | 'AT_LEAST' | undefined
    /** How many signals must occur, if matchMode is AT_LEAST. 1 to 50. */
    matchCount?: number | null | undefined
    /** When the automation runs, if triggerType is SCHEDULE. */
    schedule?:
      | {
          cadence: 'hourly' | 'daily' | 'weekly'
          /** HH:MM; for hourly schedules only the minutes count; 00:00 by default. Matches `^([01][0-9]|2[0-3]):[0-5][0-9]$`. */
          localTime?: string | undefined
          /** An IANA zone; the workspace's by default. 1 to 100 characters. */
          timezone?: string | undefined
          /** 1 (Monday) to 7, for weekly ones. 1 to 7. */
          weekday?: number | undefined
        }
      | null
      | undefined
    /** Only customers that pass this filter are reported. */
    audienceFilter?:
      | {
          /** 1 to 5 elements. */
          billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
          /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
          customerIds?: readonly string[] | undefined
          revenue?:
            | {
                metric: 'ARR' | 'MRR'
                operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                /** In minor units (cents). 0 to 9007199254740991. */
                value: number
                /** Matches `^[A-Za-z]{3}$`. */
                currency: string
              }
            | undefined
          /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
          ownerUserIds?: readonly string[] | undefined
          /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
          segments?: readonly string[] | undefined
        }
      | null
      | undefined
    /** The shortest time between two messages about the same customer; 0 by default. 0 to 8760. */
    cooldownHours?: number | undefined
    /** 100 by default. 1 to 500. */
    maxCustomersPerRun?: number | undefined
    /** An agent that writes the message about the customers. In a scheduled automation without signalIds, it also chooses the customers. Uuid. */
    agentId?: string | null | undefined
    /** A task that each run makes for each customer that it reports. */
    task?:
      | {
          /** {customer} and {reason} are replaced: "Call {customer}". 1 to 200 characters. Matches `\S`. */
          title: string
          /** At most 2000 characters. */
          details?: string | null | undefined
          /** Days after the run; without it, the task has no due day. 0 to 365. */
          dueInDays?: number | null | undefined
          /** A member's id; `owner`, the default, for the owner of the customer; null for nobody. 1 to 255 characters. */
          assigneeId?: string | null | undefined
          /** True: only tasks are made, and nothing is sent. False by default. */
          withoutMessage?: boolean | undefined
        }
      | null
      | undefined
    /** Where messages go. If empty, they go to the default destination, unless endpointIds are given. At most 25 elements. Each uuid. */
    destinationIds?: readonly string[] | undefined
    /** Endpoints that get automation.ran for each run. At most 25 elements. Each uuid. */
    endpointIds?: readonly string[] | undefined
  }
  /** Reads one automation, even an archived one. */
  'automations.get': {
    /** The automation's id. Uuid. */
    id: string
  }
  /** Changes an automation; omitted fields keep their values. */
  'automations.update': {
    /** The automation's id. Uuid. */
    id: string
    /** The name that people see. 1 to 120 characters. */
    name?: string | undefined
    /** What the automation is for, in your own words. At most 2000 characters. */
    description?: string | null | undefined
    /** False by default. */
    enabled?: boolean | undefined
    /** What starts a run. SIGNAL_OCCURRENCE: a signal occurs. SCHEDULE: the schedule. */
    triggerType?: 'SIGNAL_OCCURRENCE' | 'SCHEDULE' | undefined
    /** The signals that the automation reports, by their ids. At most 50 elements. Each uuid. */
    signalIds?: readonly string[] | undefined
    /** How many of the signals must occur within 24 hours; ANY by default. */
    matchMode?: 'ANY' | 'ALL' | 'AT_LEAST' | undefined
    /** How many signals must occur, if matchMode is AT_LEAST. 1 to 50. */
    matchCount?: number | null | undefined
    /** When the automation runs, if triggerType is SCHEDULE. */
    schedule?:
      | {
          cadence: 'hourly' | 'daily' | 'weekly'
          /** HH:MM; for hourly schedules only the minutes count; 00:00 by default. Matches `^([01][0-9]|2[0-3]):[0-5][0-9]$`. */
          localTime?: string | undefined
          /** An IANA zone; the workspace's by default. 1 to 100 characters. */
          timezone?: string | undefined
          /** 1 (Monday) to 7, for weekly ones. 1 to 7. */
          weekday?: number | undefined
        }
      | null
      | undefined
    /** Only customers that pass this filter are reported. */
    audienceFilter?:
      | {
          /** 1 to 5 elements. */
          billingStatuses?: readonly ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[] | undefined
          /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
          customerIds?: readonly string[] | undefined
          revenue?:
            | {
                metric: 'ARR' | 'MRR'
                operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                /** In minor units (cents). 0 to 9007199254740991. */
                value: number
                /** Matches `^[A-Za-z]{3}$`. */
                currency: string
              }
            | undefined
          /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
          ownerUserIds?: readonly string[] | undefined
          /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
          segments?: readonly string[] | undefined
        }
      | null
      | undefined
    /** The shortest time between two messages about the same customer; 0 by default. 0 to 8760. */
    cooldownHours?: number | undefined
    /** 100 by default. 1 to 500. */
    maxCustomersPerRun?: number | undefined
    /** An agent that writes the message about the customers. In a scheduled automation without signalIds, it also chooses the customers. Uuid. */
    agentId?: string | null | undefined
    /** A task that each run makes for each customer that it reports. */
    task?:
      | {
          /** {customer} and {reason} are replaced: "Call {customer}". 1 to 200 characters. Matches `\S`. */
          title: string
          /** At most 2000 characters. */
          details?: string | null | undefined
          /** Days after the run; without it, the task has no due day. 0 to 365. */
          dueInDays?: number | null | undefined
          /** A member's id; `owner`, the default, for the owner of the customer; null for nobody. 1 to 255 characters. */
          assigneeId?: string | null | undefined
          /** True: only tasks are made, and nothing is sent. False by default. */
          withoutMessage?: boolean | undefined
        }
      | null
      | undefined
    /** Where messages go. If empty, they go to the default destination, unless endpointIds are given. At most 25 elements. Each uuid. */
    destinationIds?: readonly string[] | undefined
    /** Endpoints that get automation.ran for each run. At most 25 elements. Each uuid. */
    endpointIds?: readonly string[] | undefined
  }
  /** Enables an automation. It reports only what happens from now on. */
  'automations.enable': {
    /** The automation's id. Uuid. */
    id: string
  }
  /** Disables an automation. It reports nothing until it is enabled again. */
  'automations.disable': {
    /** The automation's id. Uuid. */
    id: string
  }
  /** Archives an automation. Its runs can still be read. */
  'automations.archive': {
    /** The automation's id. Uuid. */
    id: string
  }
  /** Shows which customers an automation would report if it ran now, and why. It sends and writes nothing. */
  'automations.dryRun': {
    /** The automation's id. Uuid. */
    id: string
  }
  /** Lists the runs of an automation of the last 90 days, newest first. */
  'automations.runs': {
    /** The automation's id. Uuid. */
    id: string
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
    /** Only runs of this status. */
    status?: 'PENDING' | 'SKIPPED' | 'RUNNING' | 'READY_FOR_DELIVERY' | 'DELIVERED' | 'PARTIAL_FAILURE' | 'FAILED' | undefined
  }
  /** Reads one run: its customers, and the results of its messages. */
  'automations.run': {
    /** The automation's id. Uuid. */
    id: string
    /** The run's id. Uuid. */
    runId: string
  }
  /** Lists the agents, newest first. */
  'agents.list': {
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
  }
  /** Creates an agent. Its tools run with the grants of this key. Fails with CONFLICT without a language model. */
  'agents.create': {
    /** The name that people see. 1 to 120 characters. */
    displayName: string
    /** What the agent looks at, and what it reports. 1 to 32000 characters. */
    instructions: string
    /** The most customers that a run reports; 10 by default. 1 to 50. */
    maxItemsToSurface?: number | undefined
    /** When it runs on a schedule; never by default. */
    schedule?:
      | {
          cadence: 'hourly' | 'daily' | 'weekly'
          /** HH:MM; for hourly schedules only the minutes count; 00:00 by default. Matches `^([01][0-9]|2[0-3]):[0-5][0-9]$`. */
          localTime?: string | undefined
          /** An IANA zone; the workspace's by default. 1 to 100 characters. */
          timezone?: string | undefined
          /** 1 (Monday) to 7, for weekly ones. 1 to 7. */
          weekday?: number | undefined
        }
      | null
      | undefined
    /** Names of tools that only read, and that this key may call; by default the tools about customers. 1 to 40 elements. Each 1 to 100 characters. */
    tools?: readonly string[] | undefined
    /** Whether it runs on its schedule and for automations; false by default. A person may always run it. */
    enabled?: boolean | undefined
  }
  /** Reads one agent. */
  'agents.get': {
    /** The agent's id. Uuid. */
    id: string
  }
  /** Changes an agent; omitted fields keep their values. From then on its tools run with the grants of this key. */
  'agents.update': {
    /** The agent's id. Uuid. */
    id: string
    /** The name that people see. 1 to 120 characters. */
    displayName?: string | undefined
    /** What the agent looks at, and what it reports. 1 to 32000 characters. */
    instructions?: string | undefined
    /** The most customers that a run reports; 10 by default. 1 to 50. */
    maxItemsToSurface?: number | undefined
    /** When it runs on a schedule; never by default. */
    schedule?:
      | {
          cadence: 'hourly' | 'daily' | 'weekly'
          /** HH:MM; for hourly schedules only the minutes count; 00:00 by default. Matches `^([01][0-9]|2[0-3]):[0-5][0-9]$`. */
          localTime?: string | undefined
          /** An IANA zone; the workspace's by default. 1 to 100 characters. */
          timezone?: string | undefined
          /** 1 (Monday) to 7, for weekly ones. 1 to 7. */
          weekday?: number | undefined
        }
      | null
      | undefined
    /** Names of tools that only read, and that this key may call; by default the tools about customers. 1 to 40 elements. Each 1 to 100 characters. */
    tools?: readonly string[] | undefined
    /** Whether it runs on its schedule and for automations; false by default. A person may always run it. */
    enabled?: boolean | undefined
  }
  /** Enables an agent: it runs on its schedule, and for automations that name it. */
  'agents.enable': {
    /** The agent's id. Uuid. */
    id: string
  }
  /** Disables an agent: it runs only when somebody starts it. */
  'agents.disable': {
    /** The agent's id. Uuid. */
    id: string
  }
  /** Lists the runs of an agent of the last 90 days, newest first. */
  'agents.runs': {
    /** The agent's id. Uuid. */
    id: string
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
    /** Only runs of this status. */
    status?: 'RUNNING' | 'COMPLETED' | 'FAILED' | 'PARTIAL' | undefined
  }
  /** Runs an agent now, even a disabled one. The answer comes when the run has started. Read the run until it is not RUNNING. */
  'agents.start': {
    /** The agent's id. Uuid. */
    id: string
  }
  /** Reads one run: its outputs, and everything that was read and answered. Answers of a tool are shown only to keys that may call it. */
  'agents.run': {
    /** The agent's id. Uuid. */
    id: string
    /** The run's id. Uuid. */
    runId: string
  }
  /** Lists the providers, and the state of the sync of connected ones. */
  'integrations.list': {
    /** Only connected providers. */
    connectedOnly?: boolean | undefined
  }
  /** Lists which providers can be connected and how, with the fields that each needs. */
  'integrations.capabilities': {
    /** The id of a provider, such as hubspot. 1 to 80 characters. */
    provider?: string | undefined
  }
  /** Connects a provider with credentials, or returns a link to the page where a person does it. */
  'integrations.connect': {
    /** The id of a provider, such as hubspot. 1 to 80 characters. */
    provider:
      | 'salesforce'
      | 'hubspot'
      | 'attio'
      | 'slack'
      | 'google-calendar'
      | 'google-mail'
      | 'granola'
      | 'gong'
      | 'fireflies'
      | 'pylon'
      | 'stripe'
      | 'mixpanel'
      | 'posthog'
      | 'supabase'
      | 'clerk'
      | (string & {})
    /** The fields that the provider needs, as in `svc_setup_integration`, without `provider`. GET /api/integrations/capabilities names them. Without `config`, the answer has a link, unless the provider is connected already. */
    config?: Record<string, unknown> | undefined
  }
  /** Ends a connection and deletes its credential. The data stays. */
  'integrations.disconnect': {
    /** The id of a provider, such as hubspot. 1 to 80 characters. */
    provider:
      | 'salesforce'
      | 'hubspot'
      | 'attio'
      | 'slack'
      | 'google-calendar'
      | 'google-mail'
      | 'granola'
      | 'gong'
      | 'fireflies'
      | 'pylon'
      | 'stripe'
      | 'mixpanel'
      | 'posthog'
      | 'supabase'
      | 'clerk'
      | (string & {})
  }
  /** Shows the state of each stream of a provider, and its problems. */
  'integrations.status': {
    /** The id of a provider, such as hubspot. 1 to 80 characters. */
    provider:
      | 'salesforce'
      | 'hubspot'
      | 'attio'
      | 'slack'
      | 'google-calendar'
      | 'google-mail'
      | 'granola'
      | 'gong'
      | 'fireflies'
      | 'pylon'
      | 'stripe'
      | 'mixpanel'
      | 'posthog'
      | 'supabase'
      | 'clerk'
      | (string & {})
  }
  /** Lists the runs of a connected provider, newest first, with the result of each stream. */
  'integrations.runs': {
    /** The id of a provider, such as hubspot. 1 to 80 characters. */
    provider:
      | 'salesforce'
      | 'hubspot'
      | 'attio'
      | 'slack'
      | 'google-calendar'
      | 'google-mail'
      | 'granola'
      | 'gong'
      | 'fireflies'
      | 'pylon'
      | 'stripe'
      | 'mixpanel'
      | 'posthog'
      | 'supabase'
      | 'clerk'
      | (string & {})
    /** 20 by default. 1 to 1000. */
    limit?: number | undefined
  }
  /** Starts a sync of a provider now. */
  'integrations.sync': {
    /** The id of a provider, such as hubspot. 1 to 80 characters. */
    provider:
      | 'salesforce'
      | 'hubspot'
      | 'attio'
      | 'slack'
      | 'google-calendar'
      | 'google-mail'
      | 'granola'
      | 'gong'
      | 'fireflies'
      | 'pylon'
      | 'stripe'
      | 'mixpanel'
      | 'posthog'
      | 'supabase'
      | 'clerk'
      | (string & {})
  }
  /** Makes a webhook address for one connection, and stores the secret that the vendor signs with. The address is shown once. */
  'integrations.webhook': {
    /** The id of a provider, such as hubspot. 1 to 80 characters. */
    provider:
      | 'salesforce'
      | 'hubspot'
      | 'attio'
      | 'slack'
      | 'google-calendar'
      | 'google-mail'
      | 'granola'
      | 'gong'
      | 'fireflies'
      | 'pylon'
      | 'stripe'
      | 'mixpanel'
      | 'posthog'
      | 'supabase'
      | 'clerk'
      | (string & {})
    /** The vendor's signing secret. 8 to 500 characters. */
    secret: string
  }
  /** Lists people and customers that may be the same, most recent first. */
  'identity.suggestions': {
    /** Only suggestions with this status. */
    status?: 'suggested' | 'merged' | 'rejected' | undefined
    /** Only suggestions with this confidence. */
    confidence?: 'HIGH' | 'MEDIUM' | 'LOW' | undefined
    /** Items per page, 50 by default. 1 to 100. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
  }
  /** Reads one suggestion. */
  'identity.suggestion': {
    /** The suggestion's id. Uuid. */
    id: string
  }
  /** Merges the duplicate into the survivor. Repeating it changes nothing. */
  'identity.merge': {
    /** The suggestion's id. Uuid. */
    id: string
  }
  /** Decides that the two are not the same. They stay separate, whatever events say. */
  'identity.reject': {
    /** The suggestion's id. Uuid. */
    id: string
  }
  /** Lists the merges in effect, newest first. */
  'identity.merges': {
    /** Items per page, 50 by default. 1 to 100. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
  }
  /** Shows what merging two customers or two people would do: which one remains, and what moves to it. */
  'identity.previewMerge': {
    /** Whether the two are users or customers. */
    entity: 'user' | 'customer'
    /** Rapport's id of the record that remains. The record must have a customerId or userId of yours. Uuid. */
    survivorId: string
    /** Rapport's id of the record that becomes part of the survivor. If both are people, this one must have no userId. Uuid. */
    duplicateId: string
  }
  /** Merges two customers or two people by decision of a person. The merge holds, whatever events say, until it is undone. */
  'identity.mergeByHand': {
    /** Whether the two are users or customers. */
    entity: 'user' | 'customer'
    /** Rapport's id of the record that remains. The record must have a customerId or userId of yours. Uuid. */
    survivorId: string
    /** Rapport's id of the record that becomes part of the survivor. If both are people, this one must have no userId. Uuid. */
    duplicateId: string
  }
  /** Undoes a merge, whoever made it. The duplicate is separate again and stays separate, whatever events say. */
  'identity.undo': {
    /** The merge's id. Uuid. */
    id: string
  }
  /** Changes the workspace's settings; omitted fields keep their values. A rate says what one unit of a currency is worth in the workspace's currency. If you change the currency, the rates into the old one are removed. */
  'settings.change': {
    /** The name of an IANA time zone, such as Europe/Berlin. At least 1 characters. */
    defaultTimezone?: string | undefined
    /** The currency to add up in (ISO 4217). With another currency, all rates are removed. At most 3 characters. */
    currency?: string | null | undefined
    /** Rates by currency. A currency that is left out keeps its rate, and null removes it. */
    rates?:
      | Record<
          string,
          {
            /** What one unit is worth in the workspace's currency, as decimal text, such as 1.08. At most 40 characters. */
            rate: string
            /** The day of the rate, such as 2026-11-20. At most 10 characters. */
            date: string
          } | null
        >
      | undefined
  }
  /** Sets the workspace's competitors, products, code names and patience with tickets. A field that is left out keeps its value, and [] clears a list. Names apply to sources that are read from now on. Earlier facts stay as they are. */
  'reading.put': {
    /** Products and companies that customers may choose instead of yours. A sentence that names one counts as a sentence about a competitor. At most 500 elements. Each 2 to 100 characters. */
    competitors?: readonly string[] | undefined
    /** The names of your own products. A sentence that names one is read as if it said "your product". At most 500 elements. Each 2 to 100 characters. */
    products?: readonly string[] | undefined
    /** Names that your people use instead of the names of customers and products. At most 500 elements. */
    codeNames?:
      | readonly {
          /** 2 to 100 characters. */
          name: string
          /** The customer that it means: Rapport's id of the customer, your customerId, or the domain; null if it means one of your products. 1 to 500 characters. */
          customer: string | null
        }[]
      | undefined
    /** How many days a ticket may stay open before it counts as a problem without an answer. 0 to 365. */
    patienceDays?: number | undefined
  }
  /** Exports what is stored about a person or a customer, in pages: their own rows, and the rows whose texts name them. */
  'privacy.export': {
    /** A person by an email, in any case. 1 to 500 characters. */
    email?: string | undefined
    /** A person by your userId. 1 to 500 characters. */
    userId?: string | undefined
    /** A person by the id of a browser. An unidentified visitor is selected alone. 1 to 500 characters. */
    visitorId?: string | undefined
    /** A customer and all of its people, by Rapport's id, your customerId or a domain. 1 to 500 characters. */
    customerId?: string | undefined
    /** 200 by default. 1 to 1000. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
  }
  /** Counts the users, customers, events and sources that an erasure would remove. */
  'privacy.previewErasure': {
    /** A person by an email, in any case. 1 to 500 characters. */
    email?: string | undefined
    /** A person by your userId. 1 to 500 characters. */
    userId?: string | undefined
    /** A person by the id of a browser. An unidentified visitor is selected alone. 1 to 500 characters. */
    visitorId?: string | undefined
    /** A customer and all of its people, by Rapport's id, your customerId or a domain. 1 to 500 characters. */
    customerId?: string | undefined
  }
  /** Erases a person, or a customer with all of its people, from every table, and keeps them away. */
  'privacy.erase': {
    /** A person by an email, in any case. 1 to 500 characters. */
    email?: string | undefined
    /** A person by your userId. 1 to 500 characters. */
    userId?: string | undefined
    /** A person by the id of a browser. An unidentified visitor is selected alone. 1 to 500 characters. */
    visitorId?: string | undefined
    /** A customer and all of its people, by Rapport's id, your customerId or a domain. 1 to 500 characters. */
    customerId?: string | undefined
    /** The number of people of the customer, from the preview. Required with customerId. At least 0. */
    confirmUsers?: number | undefined
  }
  /** Shows the progress of an erasure, and what it removed. */
  'privacy.getErasure': {
    /** The erasure's id. Uuid. */
    id: string
  }
  /** Allows an erased person or customer to come back. Erased data stays erased. */
  'privacy.lift': {
    /** A person by an email, in any case. 1 to 500 characters. */
    email?: string | undefined
    /** A person by your userId. 1 to 500 characters. */
    userId?: string | undefined
    /** A person by the id of a browser. An unidentified visitor is selected alone. 1 to 500 characters. */
    visitorId?: string | undefined
    /** A customer and all of its people, by Rapport's id, your customerId or a domain. 1 to 500 characters. */
    customerId?: string | undefined
  }
  /** Sets for how many days events, conversations and runs are kept. A kind that is left out keeps its rule; null keeps it for good. From the next night on, older data is removed for good. */
  'retention.put': {
    /** Events of browsers, servers and providers. What is counted of events then covers those that are left. Null: for good. 7 to 3650. */
    events?: number | null | undefined
    /** Emails, calls, calendar events, tickets and chats, with their text and the facts that rest on nothing else. Null: for good. 7 to 3650. */
    conversations?: number | null | undefined
    /** Ended runs of automations and agents, with their messages and what models said. Without a rule they are kept for 90 days. Null: for good. 7 to 3650. */
    runs?: number | null | undefined
  }
  /** Shows what the workspace's rules would remove now with this change. It changes nothing. */
  'retention.preview': {
    /** Events of browsers, servers and providers. What is counted of events then covers those that are left. Null: for good. 7 to 3650. */
    events?: number | null | undefined
    /** Emails, calls, calendar events, tickets and chats, with their text and the facts that rest on nothing else. Null: for good. 7 to 3650. */
    conversations?: number | null | undefined
    /** Ended runs of automations and agents, with their messages and what models said. Without a rule they are kept for 90 days. Null: for good. 7 to 3650. */
    runs?: number | null | undefined
  }
  /** Lists what was changed, newest first, with the names of the members and API keys that did it. */
  'audit.entries': {
    /** Only changes of this member. 1 to 255 characters. */
    actorId?: string | undefined
    /** Only changes of what has this id, such as a customer. 1 to 255 characters. */
    subjectId?: string | undefined
    /** Only changes by this operation or tool. 1 to 255 characters. */
    tool?: string | undefined
    /** 50 by default. 1 to 200. */
    limit?: number | undefined
    /** The pagination.nextCursor of the previous page, with the same filters. */
    cursor?: string | undefined
  }
  /** Lists the audit log as a chain, the oldest entry first: each entry with its hash and the hash of the one before it. */
  'audit.chain': {
    /** 50 by default. 1 to 1000. */
    limit?: number | undefined
    /** The `nextCursor` of the previous page. */
    cursor?: string | undefined
  }
  /** Checks that no entry of the audit log was changed, removed, moved or added, and names the first that was. */
  'audit.verify': {
    /** The head of an earlier answer, which the chain must contain. Matches `^[0-9a-f]{64}$`. */
    head?: string | undefined
  }
  /** Exports all rows of the workspace, a page at a time, without keys and credentials. */
  'transfer.export': {
    /** The table to read; the first one by default. */
    table?: string | undefined
    /** The key of the last row that was read. Without it, the export starts with the first row. */
    after?: readonly (string | number | null)[] | undefined
    /** 500 by default. 1 to 1000. */
    limit?: number | undefined
  }
  /** Replaces the domains of pages that may send events. */
  'publicKeys.setDomains': {
    /** The origins of pages that may send events, such as https://app.example.com or https://*.example.com. They replace the current list. At most 1000 elements. */
    domains: readonly string[]
  }
  /** Creates a link with which a person joins the console, once. Nobody can give a role with more grants than their own. Only an owner makes owners. */
  'team.invite': {
    /** An email address, such as ada@example.com. At most 320 characters. Matches `^\s*[^\s@]+@[^\s@]+\s*$`. */
    email: string
    /** What the person may do; docs/console-sign-in.md has the grants. */
    role: 'owner' | 'admin' | 'member' | 'viewer'
    /** The person can change it when accepting. 1 to 255 characters. */
    name?: string | undefined
    /** 7 by default. 1 to 30. */
    expiresInDays?: number | undefined
  }
  /** Creates a link with which a member signs in again, once, within a day. */
  'team.signInLink': {
    /** The member's id. 1 to 255 characters. */
    id: string
  }
  /** Withdraws an invitation or a sign-in link, so that it no longer works. */
  'team.withdraw': {
    /** The link's id. Uuid. */
    id: string
  }
  /** Changes the role of a member in the console, or removes it. The change applies from the next request on, in every process. */
  'team.setRole': {
    /** The member's id. 1 to 255 characters. */
    id: string
    /** null: the member may not sign in any more. */
    role: 'owner' | 'admin' | 'member' | 'viewer' | null
    /** The role that you read. If the role has changed since, the call fails with CONFLICT. */
    was?: 'owner' | 'admin' | 'member' | 'viewer' | null | undefined
  }
  /** Ends a session at once, in every process. Only an owner ends an owner's. */
  'team.endSession': {
    /** The session's id. Uuid. */
    id: string
  }
  /** Finds API keys by their first 11 characters, such as a key that has leaked. */
  'apiKeys.find': {
    /** `ok_` and the key's first 8 characters. Matches `^ok_.{8}$`. */
    prefix: string
  }
  /** Creates an API key. It cannot have more grants or a later end than the calling key. */
  'apiKeys.create': {
    /** What the key is for, in your own words. 1 to 255 characters. */
    name: string
    /** Only grants that the calling key has. */
    grants: readonly (
      | 'customer_intelligence:read'
      | 'data:write'
      | 'workspace_members:read'
      | 'analytics:read'
      | 'customer_access:manage'
      | 'destinations:manage'
      | 'behavior_metrics:manage'
      | 'activation:read'
      | 'activation:manage'
      | 'workspace_settings:read'
      | 'workspace_settings:manage'
      | 'integrations:connect_own'
      | 'integrations:manage'
    )[]
    /** At most the calling key's own end, which is the default. */
    expiresAt?: string | number | Date | null | undefined
  }
  /** Changes the name of an API key, or when it ends. */
  'apiKeys.update': {
    /** The key's id. */
    id: string
    /** What the key is for, in your own words. 1 to 255 characters. */
    name?: string | undefined
    /** At most the calling key's own end, which is the default. */
    expiresAt?: string | number | Date | null | undefined
  }
  /** Makes a key that replaces this one. The old key works for one more day, or as long as you set. */
  'apiKeys.rotate': {
    /** The key's id. */
    id: string
    /** How long the old key still works; 86,400 (a day) by default. 0 to 2592000. */
    overlapSeconds?: number | undefined
  }
  /** Ends an API key at once. Repeating it changes nothing. */
  'apiKeys.revoke': {
    /** The key's id. */
    id: string
  }
  /** Creates a public key, and adds its domains to the workspace's. By default, its events may change everything if the calling key has data:write, else nothing. `trust` restricts them. */
  'publicKeys.create': {
    /** The origins of pages that may send events, such as https://app.example.com. At most 1000 elements. */
    domains?: readonly string[] | undefined
    trust?:
      | {
          /** record: a billing event is kept, and changes no billing status. */
          billing?: 'accept' | 'record' | undefined
          /** record: a stage event is kept, and changes no stage. */
          stage?: 'accept' | 'record' | undefined
          /** record: the traits of the customer in an event are left out. */
          customerTraits?: 'accept' | 'record' | undefined
        }
      | undefined
    /** At most the calling key's own end, which is the default. */
    expiresAt?: string | number | Date | null | undefined
  }
  /** Changes what the events of a public key may change; omitted fields keep their values. To let them change more, the caller needs data:write. */
  'publicKeys.setTrust': {
    /** The public key, which begins with pk_. 1 to 100 characters. */
    publicKey: string
    /** record: a billing event is kept, and changes no billing status. */
    billing?: 'accept' | 'record' | undefined
    /** record: a stage event is kept, and changes no stage. */
    stage?: 'accept' | 'record' | undefined
    /** record: the traits of the customer in an event are left out. */
    customerTraits?: 'accept' | 'record' | undefined
  }
  /** Ends a public key at once. Repeating it changes nothing. */
  'publicKeys.revoke': {
    /** The public key, which begins with pk_. 1 to 100 characters. */
    publicKey: string
  }
  /** Makes a new secret. Proofs with the old one stay valid for a while. */
  'identityVerification.rotate': {
    /** How long proofs with the old secret stay valid, a day by default. Use 0 if others know the secret. 0 to 7776000. Default 86400. */
    keepPreviousSeconds?: number | undefined
  }
  /** Retries jobs that were given up: all of them, or those of one kind. Their work is not lost. */
  'jobs.retry': {
    /** Only jobs of this kind. 1 to 500 characters. */
    kind?: string | undefined
  }
  /** Delivers dead letters of hooks again: all of them, those of one hook, or one. */
  'hooks.retry': {
    /** Only those of this hook. 1 to 200 characters. */
    hookId?: string | undefined
    /** Only this delivery. Uuid. */
    id?: string | undefined
  }
  /** Retries a message that did not arrive. A message that may have arrived is never sent twice. */
  'deliveries.retry': {
    /** The message's id. Uuid. */
    id: string
  }
}

/** What each method answers, by its name. */
export interface MethodOutputs {
  /** Creates or updates members. If one of them is refused, nothing is stored. Repeating the call changes nothing. */
  'members.put': {
    /** Rapport's id. */
    id: string
    /** Your own id: the customerId, the userId (else the email), or the externalId. */
    externalId: string
    /** Whether it is new. */
    created: boolean
  }[]
  /** Lists members with your own ids. */
  'members.list': {
    items: {
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
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** How many match, if they are counted. At least 0. */
      total?: number
    }
  }
  /** Creates or updates customers. If one of them is refused, nothing is stored. Repeating the call changes nothing. */
  'customers.put': {
    /** Rapport's id. */
    id: string
    /** Your own id: the customerId, the userId (else the email), or the externalId. */
    externalId: string
    /** Whether it is new. */
    created: boolean
  }[]
  /** Lists customers with your own ids. */
  'customers.list': {
    items: {
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
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** How many match, if they are counted. At least 0. */
      total?: number
    }
  }
  /** Creates or updates users. If one of them is refused, nothing is stored. Repeating the call changes nothing. */
  'users.put': {
    /** Rapport's id. */
    id: string
    /** Your own id: the customerId, the userId (else the email), or the externalId. */
    externalId: string
    /** Whether it is new. */
    created: boolean
  }[]
  /** Lists users with your own ids. */
  'users.list': {
    items: {
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
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** How many match, if they are counted. At least 0. */
      total?: number
    }
  }
  /** Creates or updates sources. If one of them is refused, nothing is stored. Repeating the call changes nothing. */
  'sources.put': {
    /** Rapport's id. */
    id: string
    /** Your own id: the customerId, the userId (else the email), or the externalId. */
    externalId: string
    /** Whether it is new. */
    created: boolean
  }[]
  /** Lists sources with your own ids. */
  'sources.list': {
    items: {
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
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** How many match, if they are counted. At least 0. */
      total?: number
    }
  }
  /** Creates or updates facts. If one of them is refused, nothing is stored. Repeating the call changes nothing. */
  'facts.put': {
    /** Rapport's id. */
    id: string
    /** Your own id: the customerId, the userId (else the email), or the externalId. */
    externalId: string
    /** Whether it is new. */
    created: boolean
  }[]
  /** Lists facts with your own ids. */
  'facts.list': {
    items: {
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
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** How many match, if they are counted. At least 0. */
      total?: number
    }
  }
  /** Creates or updates subscriptions. If one of them is refused, nothing is stored. Repeating the call changes nothing. */
  'subscriptions.put': {
    /** Rapport's id. */
    id: string
    /** Your own id: the customerId, the userId (else the email), or the externalId. */
    externalId: string
    /** Whether it is new. */
    created: boolean
  }[]
  /** Lists subscriptions with your own ids. */
  'subscriptions.list': {
    items: {
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
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** How many match, if they are counted. At least 0. */
      total?: number
    }
  }
  /** Creates or updates contracts. If one of them is refused, nothing is stored. Repeating the call changes nothing. */
  'contracts.put': {
    /** Rapport's id. */
    id: string
    /** Your own id: the customerId, the userId (else the email), or the externalId. */
    externalId: string
    /** Whether it is new. */
    created: boolean
  }[]
  /** Lists contracts with your own ids. */
  'contracts.list': {
    items: {
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
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** How many match, if they are counted. At least 0. */
      total?: number
    }
  }
  /** Reads one customer. Name it by exactly one of these: your customerId, a domain, or Rapport's id. The id of a merged customer works, too. */
  'customers.get': {
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
  /** Shows the health of a customer: today's score, its parts with reasons, and the days before. Name the customer by your customerId, a domain, or Rapport's id. */
  'customers.health': {
    customerId: string
    /** 0 to 100; null before 14 days of history, and where nothing is known. 0 to 100. */
    score: number | null
    /** Why there is no score; null if there is one. */
    reason: string | null
    /** The start of the day of the score. */
    calculatedAt: string | null
    /** Whole number. */
    formulaVersion: number | null
    /** The score without the daily limit. The score moves by at most 15 points a day, except for payments and terms. 0 to 100. */
    unlimitedScore: number | null
    /** The place among the customers; null without a score, and for customers that have left. */
    rank: {
      /** 1 is the customer that is most likely to leave. At least 1. */
      position: number
      /** How many customers have a score on that day and have not left. At least 1. */
      of: number
      /** The share of the other customers with a worse score, in percent. 0 to 100. */
      percentile: number
    } | null
    /** The probabilities of leaving, fitted on the workspace's own outcomes. Null below 30 recorded departures, and if they were no better in later months than the average. health.model has the figures. */
    probabilities: {
      /** The probability that the customer leaves within 30 days; null if it is not shown. 0 to 1. */
      days30: number | null
      /** The probability that the customer leaves within 60 days; null if it is not shown. 0 to 1. */
      days60: number | null
      /** The probability that the customer leaves within 90 days; null if it is not shown. 0 to 1. */
      days90: number | null
    } | null
    /** Why there are no probabilities, or not all; null if there are all. */
    whyNoProbabilities: string | null
    parts: {
      part: 'usage' | 'people' | 'breadth' | 'recency' | 'conversations' | 'problems' | 'champion' | 'billing' | 'term'
      /** Null if nothing is known. Such a part does not count. 0 to 100. */
      score: number | null
      /** Its share of the points that can be lost; all shares add up to 1. 0 to 1. */
      weight: number
      /** How many points the part takes off: 0 or less. The score is 100 plus the points of all parts and of all caps. Whole number. */
      points: number
      /** The evidence, in a sentence. */
      reason: string
    }[]
    /** Why the score differs from the sum of its parts. */
    caps: {
      cap: 'day' | 'payment' | 'notice' | 'range'
      /** What it adds or takes off. Whole number. */
      points: number
      /** The rule, in a sentence. */
      reason: string
    }[]
    /** The last 90 days that were calculated, oldest first. */
    history: {
      /** A day of the workspace's calendar, such as 2026-03-04. */
      day: string
      /** 0 to 100. */
      score: number | null
    }[]
  }
  /** Shows how a customer stands and why: the state, the reasons for and against it, what changed, and what is not known. Name the customer by your customerId, a domain, or Rapport's id. */
  'customers.assessment': {
    customerId: string
    state: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown'
    /** How sure the state is. 0 to 1. */
    certainty: number
    /** Since when the customer has been in this state; null until the state is first recorded, some seconds after it began. */
    since: string | null
    /** The state and its strongest reason, in a sentence or two. */
    headline: string
    /** The strongest first. */
    reasons: {
      /** Whether the reason supports the state, or speaks against it. */
      direction: 'for' | 'against'
      subject:
        | 'notice'
        | 'leaving'
        | 'competitor'
        | 'champion'
        | 'departure'
        | 'disengagement'
        | 'sentiment'
        | 'problem'
        | 'budget'
        | 'usage'
        | 'silence'
        | 'people'
        | 'payment'
        | 'revenue'
        | 'term'
        | 'growth'
        | 'commitment'
      /** The reason in a sentence. */
      text: string
      /** How much it counts today, 0 to 100. At least 0. */
      points: number
      /** How likely it is that what it says is so. 0 to 1. */
      probability: number
      /** The customer's own words; null for a number. */
      quote: string | null
      number: {
        value: number
        comparedWith: number | null
        unit: string
      } | null
      /** When it was said or measured. */
      observedAt: string | null
      factId: string | null
      /** The source of the quote, with the ids that it was put with. */
      source: {
        type: string
        id: string
      } | null
    }[]
    /** The last 20 changes of the state, newest first. */
    changes: {
      /** Date-time. */
      at: string
      from: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown' | null
      to: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown'
      headline: string
    }[]
    /** What is missing and would matter, in sentences. */
    missing: string[]
  }
  /** Lists the state and headline of each customer. The customer whose state changed last comes first. */
  'customers.assessments': {
    items: {
      customerId: string
      /** The name to show for the customer. */
      name: string
      state: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown'
      /** How sure the state is. 0 to 1. */
      certainty: number
      /** The state and its strongest reason, in a sentence or two. */
      headline: string
      /** Since when the customer has been in this state; null if it has just begun. */
      since: string | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** Whole number. */
      total: number
    }
  }
  /** Shows who may leave and what that is worth, the accounts with the most at stake, and what changed since a time. */
  'customers.briefing': {
    /** Date-time. */
    at: string
    mayLeave: {
      /** How many customers are leaving or at risk, and have not left yet. At least 0. */
      customers: number
      /** How many of them said so, or have it in their contract. At least 0. */
      leaving: number
      /** Whether there are more than the 1,000 that are looked at. */
      isMore: boolean
      /** What they pay in a year, in the workspace's currency where there is a rate, else by currency. */
      worth: {
        currency: string
        /** The amount in a year, in minor units of the currency. Whole number. */
        yearlyCents: number
        /** How many customers pay it. At least 1. */
        customers: number
      }[]
      /** How many of them have no known payment. At least 0. */
      unknownWorth: number
    }
    /** At most seven of them, those with the most at stake first. */
    accounts: {
      customerId: string
      /** The name to show for the customer. */
      name: string
      /** The state of the assessment. */
      state: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown'
      /** Whether the assessment says that the customer has left already. */
      hasLeft: boolean
      /** How sure the state is. 0 to 1. */
      certainty: number
      /** Date-time. */
      since: string | null
      /** The state and its strongest reason, in a sentence or two. */
      headline: string
      reason: {
        subject:
          | 'notice'
          | 'leaving'
          | 'competitor'
          | 'champion'
          | 'departure'
          | 'disengagement'
          | 'sentiment'
          | 'problem'
          | 'budget'
          | 'usage'
          | 'silence'
          | 'people'
          | 'payment'
          | 'revenue'
          | 'term'
          | 'growth'
          | 'commitment'
        /** The reason that decides the state, in a sentence. */
        text: string
        /** Date-time. */
        observedAt: string | null
      } | null
      quote: {
        /** The customer's own words, from the strongest reason that has a quote. */
        text: string
        /** The colleague who reports it; null where the customer says it. */
        reporter: string | null
        /** Date-time. */
        saidAt: string | null
        source: {
          type: string
          id: string
        } | null
      } | null
      /** What the customer pays in a year, in minor units: by its subscriptions, else by its term. Whole number. */
      yearlyCents: number | null
      /** The currency, such as USD. */
      currency: string | null
      health: {
        /** 0 to 100. */
        score: number
        /** high from 75 points, medium from 50 points, else low. If the state says the opposite, the band follows the state. */
        band: 'low' | 'medium' | 'high'
        change: {
          /** By how many points the score moved. Whole number. */
          points: number
          /** Over how many days the score moved: 30, or fewer if fewer days are known. At least 1. */
          days: number
        } | null
        /** The sentence of the part that costs the most points. */
        reason: string | null
      } | null
      renewal: {
        /** The last day of the term, in UTC. Date. */
        endsOn: string
        /** The last day on which notice may be given. Date. */
        noticeOn: string | null
        autoRenews: boolean
        /** Whether it is known that the term will not be renewed. */
        isEnding: boolean
        /** What the term is worth in a year, in minor units. Whole number. */
        yearlyCents: number | null
        /** The currency, such as USD. */
        currency: string | null
      } | null
      owner: {
        id: string
        name: string
        email: string
      } | null
      next: {
        /** What to do next, chosen by the reason that decides the state. */
        action:
          | 'win_back'
          | 'ask_why'
          | 'answer_competitor'
          | 'find_contact'
          | 'solve_ticket'
          | 'talk_price'
          | 'revive_use'
          | 'settle_payment'
          | 'prepare_renewal'
          | 'offer_more'
          | 'ask_for_outcome'
          | 'none'
        /** Until when: the last day of notice, else that of the term; null where neither comes within 120 days, or the action has no such day. Date. */
        by: string | null
      }
    }[]
    /** Date-time. */
    since: string
    changes: {
      /** Customers whose state has changed, last change first. At most 20. */
      states: {
        customerId: string
        /** The name to show for the customer. */
        name: string
        /** Date-time. */
        at: string
        from: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown' | null
        /** The current state. */
        to: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown'
        hasLeft: boolean
        /** The current state and its strongest reason, in a sentence or two. */
        headline: string
      }[]
      /** How many more there are, among the last 500 changes. At least 0. */
      moreStates: number
      /** Terms whose end became known, latest first. At most 20. */
      outcomes: {
        customerId: string
        /** The name to show for the customer. */
        name: string
        /** Date-time. */
        at: string
        outcome: 'renewed' | 'expanded' | 'contracted' | 'churned'
        reason: string | null
        /** What the term that ended was worth. Whole number. */
        amountCents: number | null
        currency: string | null
      }[]
      newCustomers: {
        /** How many customers were seen for the first time, 1,000 at most. At least 0. */
        count: number
        /** The last five of them. */
        first: {
          customerId: string
          /** The name to show for the customer. */
          name: string
          /** Date-time. */
          at: string
        }[]
      }
    }
  }
  /** Shows a summary of up to 200 customers: the assessment with its reason and quote, health with its trend, worth, renewal and owner. */
  'customers.standings': {
    items: {
      customerId: string
      /** The name to show for the customer. */
      name: string
      /** The state of the assessment. */
      state: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown'
      /** Whether the assessment says that the customer has left already. */
      hasLeft: boolean
      /** How sure the state is. 0 to 1. */
      certainty: number
      /** Date-time. */
      since: string | null
      /** The state and its strongest reason, in a sentence or two. */
      headline: string
      reason: {
        subject:
          | 'notice'
          | 'leaving'
          | 'competitor'
          | 'champion'
          | 'departure'
          | 'disengagement'
          | 'sentiment'
          | 'problem'
          | 'budget'
          | 'usage'
          | 'silence'
          | 'people'
          | 'payment'
          | 'revenue'
          | 'term'
          | 'growth'
          | 'commitment'
        /** The reason that decides the state, in a sentence. */
        text: string
        /** Date-time. */
        observedAt: string | null
      } | null
      quote: {
        /** The customer's own words, from the strongest reason that has a quote. */
        text: string
        /** The colleague who reports it; null where the customer says it. */
        reporter: string | null
        /** Date-time. */
        saidAt: string | null
        source: {
          type: string
          id: string
        } | null
      } | null
      /** What the customer pays in a year, in minor units: by its subscriptions, else by its term. Whole number. */
      yearlyCents: number | null
      /** The currency, such as USD. */
      currency: string | null
      health: {
        /** 0 to 100. */
        score: number
        /** high from 75 points, medium from 50 points, else low. If the state says the opposite, the band follows the state. */
        band: 'low' | 'medium' | 'high'
        change: {
          /** By how many points the score moved. Whole number. */
          points: number
          /** Over how many days the score moved: 30, or fewer if fewer days are known. At least 1. */
          days: number
        } | null
        /** The sentence of the part that costs the most points. */
        reason: string | null
      } | null
      renewal: {
        /** The last day of the term, in UTC. Date. */
        endsOn: string
        /** The last day on which notice may be given. Date. */
        noticeOn: string | null
        autoRenews: boolean
        /** Whether it is known that the term will not be renewed. */
        isEnding: boolean
        /** What the term is worth in a year, in minor units. Whole number. */
        yearlyCents: number | null
        /** The currency, such as USD. */
        currency: string | null
      } | null
      owner: {
        id: string
        name: string
        email: string
      } | null
      next: {
        /** What to do next, chosen by the reason that decides the state. */
        action:
          | 'win_back'
          | 'ask_why'
          | 'answer_competitor'
          | 'find_contact'
          | 'solve_ticket'
          | 'talk_price'
          | 'revive_use'
          | 'settle_payment'
          | 'prepare_renewal'
          | 'offer_more'
          | 'ask_for_outcome'
          | 'none'
        /** Until when: the last day of notice, else that of the term; null where neither comes within 120 days, or the action has no such day. Date. */
        by: string | null
      }
    }[]
  }
  /** Lists the terms that end in a quarter, or are overdue, with the state of their customers and their worth. */
  'contracts.renewals': {
    /** The first day of the period, in UTC. Date. */
    from: string
    /** Its last day. Date. */
    to: string
    /** Sorted by their end, then by worth, largest first. At most 500. */
    items: {
      renewal: {
        /** The last day of the term, in UTC. Date. */
        endsOn: string
        /** The last day on which notice may be given. Date. */
        noticeOn: string | null
        autoRenews: boolean
        /** Whether it is known that the term will not be renewed. */
        isEnding: boolean
        /** What the term is worth in a year, in minor units. Whole number. */
        yearlyCents: number | null
        /** The currency, such as USD. */
        currency: string | null
      }
      customer: {
        customerId: string
        /** The name to show for the customer. */
        name: string
        /** The state of the assessment. */
        state: 'leaving' | 'at_risk' | 'stuck' | 'growing' | 'calm' | 'unknown'
        /** Whether the assessment says that the customer has left already. */
        hasLeft: boolean
        /** How sure the state is. 0 to 1. */
        certainty: number
        /** Date-time. */
        since: string | null
        /** The state and its strongest reason, in a sentence or two. */
        headline: string
        reason: {
          subject:
            | 'notice'
            | 'leaving'
            | 'competitor'
            | 'champion'
            | 'departure'
            | 'disengagement'
            | 'sentiment'
            | 'problem'
            | 'budget'
            | 'usage'
            | 'silence'
            | 'people'
            | 'payment'
            | 'revenue'
            | 'term'
            | 'growth'
            | 'commitment'
          /** The reason that decides the state, in a sentence. */
          text: string
          /** Date-time. */
          observedAt: string | null
        } | null
        quote: {
          /** The customer's own words, from the strongest reason that has a quote. */
          text: string
          /** The colleague who reports it; null where the customer says it. */
          reporter: string | null
          /** Date-time. */
          saidAt: string | null
          source: {
            type: string
            id: string
          } | null
        } | null
        /** What the customer pays in a year, in minor units: by its subscriptions, else by its term. Whole number. */
        yearlyCents: number | null
        /** The currency, such as USD. */
        currency: string | null
        health: {
          /** 0 to 100. */
          score: number
          /** high from 75 points, medium from 50 points, else low. If the state says the opposite, the band follows the state. */
          band: 'low' | 'medium' | 'high'
          change: {
            /** By how many points the score moved. Whole number. */
            points: number
            /** Over how many days the score moved: 30, or fewer if fewer days are known. At least 1. */
            days: number
          } | null
          /** The sentence of the part that costs the most points. */
          reason: string | null
        } | null
        renewal: {
          /** The last day of the term, in UTC. Date. */
          endsOn: string
          /** The last day on which notice may be given. Date. */
          noticeOn: string | null
          autoRenews: boolean
          /** Whether it is known that the term will not be renewed. */
          isEnding: boolean
          /** What the term is worth in a year, in minor units. Whole number. */
          yearlyCents: number | null
          /** The currency, such as USD. */
          currency: string | null
        } | null
        owner: {
          id: string
          name: string
          email: string
        } | null
        next: {
          /** What to do next, chosen by the reason that decides the state. */
          action:
            | 'win_back'
            | 'ask_why'
            | 'answer_competitor'
            | 'find_contact'
            | 'solve_ticket'
            | 'talk_price'
            | 'revive_use'
            | 'settle_payment'
            | 'prepare_renewal'
            | 'offer_more'
            | 'ask_for_outcome'
            | 'none'
          /** Until when: the last day of notice, else that of the term; null where neither comes within 120 days, or the action has no such day. Date. */
          by: string | null
        }
      }
      nextTask: {
        /** Uuid. */
        id: string
        title: string
        /** A day, such as 2026-01-31. */
        dueOn: string | null
        /** The member who is to do it. */
        assignee: {
          id: string
          /** Null if the member was removed. */
          name: string | null
        } | null
      } | null
    }[]
    /** How many there are in all. At least 0. */
    total: number
    /** What they are worth in a year, in the workspace's currency where there is a rate, else by currency. */
    worth: {
      currency: string
      /** The amount in a year, in minor units of the currency. Whole number. */
      yearlyCents: number
      /** How many customers pay it. At least 1. */
      customers: number
    }[]
    /** How many of them have no known worth. At least 0. */
    unknownWorth: number
    /** The same by the health of the customers, worst first. */
    bands: {
      /** The band of the health score; leaving: customers that said that they leave, or that have left; unknown: no score. */
      band: 'leaving' | 'low' | 'medium' | 'high' | 'unknown'
      /** At least 1. */
      customers: number
      worth: {
        currency: string
        /** The amount in a year, in minor units of the currency. Whole number. */
        yearlyCents: number
        /** How many customers pay it. At least 1. */
        customers: number
      }[]
    }[]
  }
  /** Reads one user. Name the user by exactly one of these: your userId, an email, or Rapport's id. The id of a merged user works, too. */
  'users.get': {
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
  /** Lists a customer's tickets that have been open for longer than `patienceDays`. */
  'customers.unansweredProblems': {
    customerId: string
    /** Whole number. */
    patienceDays: number
    /** How many there are among the 1,000 latest tickets. At least 0. */
    count: number
    /** Longest open first, at most 100. */
    items: {
      sourceId: string
      title: string | null
      permalink: string | null
      /** Date-time. */
      openedAt: string
      /** Whole days since it was opened. At least 0. */
      openDays: number
    }[]
  }
  /** Removes the owner that a person set. If a connected CRM names an owner, that member owns the customer from then on. */
  'customers.clearOwner': {
    customerId: string
    ownerId: string | null
    previousOwnerId: string | null
  }
  /** Reads a person over all devices and merged records: emails, customers, devices, merges, and where the person is or was the champion. */
  'people.get': {
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
    champions: {
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
    }[]
    /** The records that were merged into this person, newest first. */
    merges: {
      /** The id that was merged: it leads to the survivor. Uuid. */
      id: string
      entity: 'user' | 'customer'
      survivor: {
        /** The id that it has, or had, as a separate user or customer. Uuid. */
        id: string
        /** Your userId or customerId. */
        externalId: string | null
        name: string | null
        /** Of people. */
        email: string | null
        /** Of customers. */
        domain: string | null
      }
      duplicate: {
        /** The id that it has, or had, as a separate user or customer. Uuid. */
        id: string
        /** Your userId or customerId. */
        externalId: string | null
        name: string | null
        /** Of people. */
        email: string | null
        /** Of customers. */
        domain: string | null
      }
      /** Why: a userId claimed the email, a customer owns the domain, a provider's account joined the customer that it names, or a reviewer said so. */
      reason: 'email_claimed' | 'domain_owned' | 'account_joined' | 'reviewed'
      /** Date-time. */
      mergedAt: string
    }[]
  }
  /** Reads a person's timeline over all devices and customers, newest first; with `customer`, only what belongs to that account. */
  'people.timeline': {
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
  /** Lists quotes of a person that support facts, with their sources and facts, newest first. */
  'people.statements': {
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
  /** Lists the champions of a customer or of all, with the reason, and the accounts that lost one. */
  'people.champions': {
    /** Lost champions come first, most recent first. */
    items: {
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
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** Whole number. */
      total: number
    }
  }
  /** Shows how good the probabilities of leaving are: their data, their results in later months, and their strongest factors. */
  'health.model': {
    /** The number of the current model; null if there is none. Whole number. */
    version: number | null
    /** Date-time. */
    fittedAt: string | null
    /** Whether Rapport shows any probability for customers. */
    isShown: boolean
    /** Why there are no probabilities; null if there are. */
    reason: string | null
    /** Recorded departures that it rests on; without a model, those that are recorded now. At least 0. */
    departures: number
    /** From this many recorded departures on, probabilities are fitted. At least 0. */
    neededDepartures: number
    /** Customers that it learned from. At least 0. */
    customers: number
    /** Customers on past days that it learned from. At least 0. */
    rows: number
    horizons: {
      /** The number of days within which a customer leaves: 30, 60 or 90. Whole number. */
      days: number
      /** Whether Rapport shows this probability for customers. */
      isShown: boolean
      /** Why this probability is not shown; null if it is. */
      why: string | null
      /** What moves the probability, strongest first. */
      effects: {
        feature: string
        /** What raises the odds, in words. */
        meaning: string
        /** The factor between the odds of leaving at the best value and at the worst. */
        oddsFactor: number
      }[]
      test: {
        /** Date-time. */
        from: string
        /** Date-time. */
        to: string
        /** The number of rows: each row is a customer on a day. At least 0. */
        rows: number
        /** How many different customers left. At least 0. */
        departures: number
        /** The mean squared error of the probabilities; less is better. 0 to 1. */
        brierScore: number
        /** The mean squared error of a simple guess, for comparison: every customer gets the average share of the months before. 0 to 1. */
        baseBrierScore: number
        /** The share of rows whose customer left in time. 0 to 1. */
        baseRate: number
        /** How often a customer that left had a higher probability than one that stayed. 0.5 is no better than chance. 0 to 1. */
        auc: number | null
        /** How far the probabilities are from what came, on average over the bins. 0 to 1. */
        calibrationError: number
        /** The rows by probability, the lowest first. */
        bins: {
          /** How many. At least 0. */
          rows: number
          /** The average probability. 0 to 1. */
          predicted: number
          /** The share that left. 0 to 1. */
          observed: number
        }[]
      } | null
    }[]
  }
  /** Starts to fit the probabilities of leaving again, in the background. This also happens once a week, and after outcomes were corrected. */
  'health.fit': {
    /** The number of the current model; null if there is none. Whole number. */
    version: number | null
    /** Date-time. */
    fittedAt: string | null
    /** Whether Rapport shows any probability for customers. */
    isShown: boolean
    /** Why there are no probabilities; null if there are. */
    reason: string | null
    /** Recorded departures that it rests on; without a model, those that are recorded now. At least 0. */
    departures: number
    /** From this many recorded departures on, probabilities are fitted. At least 0. */
    neededDepartures: number
    /** Customers that it learned from. At least 0. */
    customers: number
    /** Customers on past days that it learned from. At least 0. */
    rows: number
    horizons: {
      /** The number of days within which a customer leaves: 30, 60 or 90. Whole number. */
      days: number
      /** Whether Rapport shows this probability for customers. */
      isShown: boolean
      /** Why this probability is not shown; null if it is. */
      why: string | null
      /** What moves the probability, strongest first. */
      effects: {
        feature: string
        /** What raises the odds, in words. */
        meaning: string
        /** The factor between the odds of leaving at the best value and at the worst. */
        oddsFactor: number
      }[]
      test: {
        /** Date-time. */
        from: string
        /** Date-time. */
        to: string
        /** The number of rows: each row is a customer on a day. At least 0. */
        rows: number
        /** How many different customers left. At least 0. */
        departures: number
        /** The mean squared error of the probabilities; less is better. 0 to 1. */
        brierScore: number
        /** The mean squared error of a simple guess, for comparison: every customer gets the average share of the months before. 0 to 1. */
        baseBrierScore: number
        /** The share of rows whose customer left in time. 0 to 1. */
        baseRate: number
        /** How often a customer that left had a higher probability than one that stayed. 0.5 is no better than chance. 0 to 1. */
        auc: number | null
        /** How far the probabilities are from what came, on average over the bins. 0 to 1. */
        calibrationError: number
        /** The rows by probability, the lowest first. */
        bins: {
          /** How many. At least 0. */
          rows: number
          /** The average probability. 0 to 1. */
          predicted: number
          /** The share that left. 0 to 1. */
          observed: number
        }[]
      } | null
    }[]
  }
  /** Sets how a term ended, and why. This outranks later puts. The outcome null removes what was set. */
  'contracts.setOutcome': {
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
  /** Shows the movements of MRR by month in one currency, with net and gross retention, by plan, and as SQL. */
  'revenue.movements': {
    /** The currency of the figures (ISO 4217). */
    currency: string
    /** Whether the workspace chose this currency. Otherwise it is the currency of most customers, and no rate applies. */
    isChosen: boolean
    /** The current rates, which convert all months. */
    rates: {
      /** The currency (ISO 4217). 3 to 3 characters. */
      currency: string
      /** What one unit of it is worth in the workspace's currency, exactly. */
      rate: string
      /** The day of the rate, such as 2026-11-20. */
      date: string
      /** How many days ago that was. At least 0. */
      ageDays: number
    }[]
    /** Date-time. */
    asOf: string
    /** The oldest first. */
    months: {
      /** A month of UTC, such as 2026-11. */
      month: string
      /** Whether the month has not ended yet. Its figures are current. */
      isRunning: boolean
      /** MRR at the end of the month before. */
      opening: {
        /** In minor units of the currency. At least 0. */
        amount: number
        /** The number of customers in it. At least 0. */
        customers: number
      }
      /** MRR of customers that never had MRR before. */
      new: {
        /** In minor units of the currency. At least 0. */
        amount: number
        /** The number of customers in it. At least 0. */
        customers: number
      }
      /** MRR of customers that had MRR earlier, but none at the beginning of the month. */
      reactivation: {
        /** In minor units of the currency. At least 0. */
        amount: number
        /** The number of customers in it. At least 0. */
        customers: number
      }
      /** How much more customers pay than before, if they paid before. */
      expansion: {
        /** In minor units of the currency. At least 0. */
        amount: number
        /** The number of customers in it. At least 0. */
        customers: number
      }
      /** How much less customers pay than before, if they still pay. */
      contraction: {
        /** In minor units of the currency. At least 0. */
        amount: number
        /** The number of customers in it. At least 0. */
        customers: number
      }
      /** What customers paid before, if they pay nothing at the end of the month. */
      churn: {
        /** In minor units of the currency. At least 0. */
        amount: number
        /** The number of customers in it. At least 0. */
        customers: number
      }
      /** MRR at the end of the month. For the current month, the MRR now. */
      closing: {
        /** In minor units of the currency. At least 0. */
        amount: number
        /** The number of customers in it. At least 0. */
        customers: number
      }
      /** (opening + expansion - contraction - churn) / opening, to four decimals; null where opening is 0. At least 0. */
      netRetention: number | null
      /** (opening - contraction - churn) / opening, to four decimals; null where opening is 0. At least 0. */
      grossRetention: number | null
      /** The same by plan, largest first. A customer counts under its plan at the end of the month, or at the beginning if it left. */
      plans: {
        /** The plan; null for customers without one. */
        plan: string | null
        /** MRR at the end of the month before. */
        opening: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** MRR of customers that never had MRR before. */
        new: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** MRR of customers that had MRR earlier, but none at the beginning of the month. */
        reactivation: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** How much more customers pay than before, if they paid before. */
        expansion: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** How much less customers pay than before, if they still pay. */
        contraction: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** What customers paid before, if they pay nothing at the end of the month. */
        churn: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** MRR at the end of the month. For the current month, the MRR now. */
        closing: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** (opening + expansion - contraction - churn) / opening, to four decimals; null where opening is 0. At least 0. */
        netRetention: number | null
        /** (opening - contraction - churn) / opening, to four decimals; null where opening is 0. At least 0. */
        grossRetention: number | null
      }[]
      /** When the figures last changed after the end of the month; null if they did not. Date-time. */
      changedAt: string | null
    }[]
    /** Currencies without a rate. Their customers are not in the months above. */
    beside: {
      currency: string
      /** Customers who ever paid, all of them in this currency. At least 0. */
      customers: number
      months: {
        /** A month of UTC, such as 2026-11. */
        month: string
        isRunning: boolean
        /** MRR at the end of the month before. */
        opening: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** MRR of customers that never had MRR before. */
        new: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** MRR of customers that had MRR earlier, but none at the beginning of the month. */
        reactivation: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** How much more customers pay than before, if they paid before. */
        expansion: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** How much less customers pay than before, if they still pay. */
        contraction: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** What customers paid before, if they pay nothing at the end of the month. */
        churn: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** MRR at the end of the month. For the current month, the MRR now. */
        closing: {
          /** In minor units of the currency. At least 0. */
          amount: number
          /** The number of customers in it. At least 0. */
          customers: number
        }
        /** (opening + expansion - contraction - churn) / opening, to four decimals; null where opening is 0. At least 0. */
        netRetention: number | null
        /** (opening - contraction - churn) / opening, to four decimals; null where opening is 0. At least 0. */
        grossRetention: number | null
      }[]
      /** The same figures as SQL. */
      sql: string
    }[]
    /** Customers who are in no figure: they pay in several currencies at once, or paid in several currencies and one of them has no rate. At least 0. */
    notCounted: number
    changed: {
      /** A month of UTC, such as 2026-11. */
      month: string
      /** When the last of these months changed. Date-time. */
      at: string
    } | null
    /** The figures as SQL over the view `revenue`, without those by plan. */
    sql: string
  }
  /** Lists the customers of a movement of MRR, or of the MRR at the start or end of a month. */
  'revenue.movementAccounts': {
    /** The currency of the amounts. */
    currency: string
    items: {
      customer: {
        id: string
        name: string | null
        domain: string | null
      }
      plan: string | null
      /** What it adds to the figure, in minor units of the answer's currency. Whole number. */
      amount: number
      before: {
        /** What it paid in minor units of its own currency; null while its MRR is not known. Whole number. */
        amount: number | null
        currency: string | null
      } | null
      after: {
        /** What it paid in minor units of its own currency; null while its MRR is not known. Whole number. */
        amount: number | null
        currency: string | null
      } | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** At least 0. */
      total: number
    }
  }
  /** Sets a fact's status. The history names the member who made the API key. With SNOOZED, `until` says when the fact becomes ACTIVE again. */
  'facts.setStatus': {
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
  /** Shows who set which status of a fact, and when, newest first. */
  'facts.history': {
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
  }[]
  /** Says that a fact is right. The fact becomes ACTIVE. Later findings of the same type and kind start with more confidence. */
  'facts.confirm': {
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
  /** Says that a fact is wrong. The fact becomes RESOLVED, and the same words or key do not reopen it for this customer. Later findings of the same type and kind start with less confidence. */
  'facts.dismiss': {
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
  /** Shows what Rapport learned from confirmations and dismissals: how often each type and kind of fact was right, and the confidence that its findings start with now. */
  'facts.patterns.list': {
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
  }[]
  /** Forgets what Rapport learned about one kind of facts, one type of facts, or all facts. Dismissed facts stay dismissed. */
  'facts.patterns.reset': {
    /** How many patterns had learned something. At least 0. */
    reset: number
  }
  /** Lists customers that pass a filter, with health, assessment, renewal, tags and segments. */
  'lists.customers': {
    items: {
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
      /** 0 to 100, of the last day that was calculated. Whole number. */
      health: number | null
      /** Its change in 30 days; null where there was no score. Whole number. */
      healthChange: number | null
      /** The state of its assessment, such as at_risk. */
      assessment: string | null
      /** The last day of its running term, in UTC. Date. */
      renewsOn: string | null
      tags: string[]
      /** The segments that it is in. */
      segments: {
        id: string
        name: string
      }[]
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** Whole number. */
      total: number
    }
  }
  /** Lists people that pass a filter, with their segments. */
  'lists.people': {
    items: {
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
      /** The segments that it is in. */
      segments: {
        id: string
        name: string
      }[]
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** Whole number. */
      total: number
    }
  }
  /** Lists the fields that can filter a list, and the known traits, tags and plans. */
  'lists.options': {
    fields: {
      field: string
      /** What its values are: text, choice, member, number, time, tag, segment, id or trait. */
      kind: string
      operators: (
        | 'is'
        | 'is_not'
        | 'contains'
        | 'is_set'
        | 'is_not_set'
        | 'lt'
        | 'lte'
        | 'gt'
        | 'gte'
        | 'in_last_days'
        | 'not_in_last_days'
        | 'in_next_days'
        | 'before'
        | 'after'
      )[]
      /** The values of a choice; empty for other kinds. */
      choices: string[]
    }[]
    /** Traits of the 1,000 that were active last, at most 200. */
    traits: string[]
    /** Tags of the 1,000 that were active last, at most 200. */
    tags: string[]
    /** Plans of the 1,000 that were active last, at most 200. */
    plans: string[]
  }
  /** Changes owner and tags of up to 200 customers, and returns the changes that undo it. */
  'lists.change': {
    /** How many customers changed. At least 0. */
    changed: number
    /** The changes that undo all of this. Send them one after the other. */
    undo: {
      /** Rapport's ids of customers. 1 to 200 elements. Each uuid. */
      customerIds: string[]
      /** The id of a member; null for nobody. At least 1 characters. */
      ownerId?: string | null
      /** Tags that they get. A customer has 50 at most. At most 50 elements. Each 1 to 60 characters. */
      addTags?: string[]
      /** Tags that they lose. At most 50 elements. Each 1 to 60 characters. */
      removeTags?: string[]
    }[]
  }
  /** Lists the segments that are not archived, by name, each with the number of its members. */
  'segments.list': {
    id: string
    subject: 'customers' | 'people'
    name: string
    description: string | null
    /** Conditions, and groups of conditions. Without conditions, everybody passes. */
    filter: {
      /** Whether all of the conditions must hold, or any of them. */
      match: 'all' | 'any'
      /** At most 20 elements. */
      conditions: (
        | {
            /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
            field: string
            /** docs/segments.md lists the operators of each field. */
            op:
              | 'is'
              | 'is_not'
              | 'contains'
              | 'is_set'
              | 'is_not_set'
              | 'lt'
              | 'lte'
              | 'gt'
              | 'gte'
              | 'in_last_days'
              | 'not_in_last_days'
              | 'in_next_days'
              | 'before'
              | 'after'
            /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
            value?: string | number | boolean | (string | number | boolean)[]
          }
        | {
            /** Whether all of the conditions must hold, or any of them. */
            match: 'all' | 'any'
            /** 1 to 20 elements. */
            conditions: {
              /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
              field: string
              /** docs/segments.md lists the operators of each field. */
              op:
                | 'is'
                | 'is_not'
                | 'contains'
                | 'is_set'
                | 'is_not_set'
                | 'lt'
                | 'lte'
                | 'gt'
                | 'gte'
                | 'in_last_days'
                | 'not_in_last_days'
                | 'in_next_days'
                | 'before'
                | 'after'
              /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
              value?: string | number | boolean | (string | number | boolean)[]
            }[]
          }
      )[]
    }
    /** How many are in it. At least 0. */
    members: number
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    createdById: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    /** When everybody was first looked at with this filter; null until then. Date-time. */
    filledAt: string | null
    /** When it was archived; nobody is in it since. Date-time. */
    archivedAt: string | null
  }[]
  /** Creates a segment: a saved filter over customers or people, with a name. */
  'segments.create': {
    id: string
    subject: 'customers' | 'people'
    name: string
    description: string | null
    /** Conditions, and groups of conditions. Without conditions, everybody passes. */
    filter: {
      /** Whether all of the conditions must hold, or any of them. */
      match: 'all' | 'any'
      /** At most 20 elements. */
      conditions: (
        | {
            /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
            field: string
            /** docs/segments.md lists the operators of each field. */
            op:
              | 'is'
              | 'is_not'
              | 'contains'
              | 'is_set'
              | 'is_not_set'
              | 'lt'
              | 'lte'
              | 'gt'
              | 'gte'
              | 'in_last_days'
              | 'not_in_last_days'
              | 'in_next_days'
              | 'before'
              | 'after'
            /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
            value?: string | number | boolean | (string | number | boolean)[]
          }
        | {
            /** Whether all of the conditions must hold, or any of them. */
            match: 'all' | 'any'
            /** 1 to 20 elements. */
            conditions: {
              /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
              field: string
              /** docs/segments.md lists the operators of each field. */
              op:
                | 'is'
                | 'is_not'
                | 'contains'
                | 'is_set'
                | 'is_not_set'
                | 'lt'
                | 'lte'
                | 'gt'
                | 'gte'
                | 'in_last_days'
                | 'not_in_last_days'
                | 'in_next_days'
                | 'before'
                | 'after'
              /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
              value?: string | number | boolean | (string | number | boolean)[]
            }[]
          }
      )[]
    }
    /** How many are in it. At least 0. */
    members: number
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    createdById: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    /** When everybody was first looked at with this filter; null until then. Date-time. */
    filledAt: string | null
    /** When it was archived; nobody is in it since. Date-time. */
    archivedAt: string | null
  }
  /** Reads one segment, even an archived one. */
  'segments.get': {
    id: string
    subject: 'customers' | 'people'
    name: string
    description: string | null
    /** Conditions, and groups of conditions. Without conditions, everybody passes. */
    filter: {
      /** Whether all of the conditions must hold, or any of them. */
      match: 'all' | 'any'
      /** At most 20 elements. */
      conditions: (
        | {
            /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
            field: string
            /** docs/segments.md lists the operators of each field. */
            op:
              | 'is'
              | 'is_not'
              | 'contains'
              | 'is_set'
              | 'is_not_set'
              | 'lt'
              | 'lte'
              | 'gt'
              | 'gte'
              | 'in_last_days'
              | 'not_in_last_days'
              | 'in_next_days'
              | 'before'
              | 'after'
            /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
            value?: string | number | boolean | (string | number | boolean)[]
          }
        | {
            /** Whether all of the conditions must hold, or any of them. */
            match: 'all' | 'any'
            /** 1 to 20 elements. */
            conditions: {
              /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
              field: string
              /** docs/segments.md lists the operators of each field. */
              op:
                | 'is'
                | 'is_not'
                | 'contains'
                | 'is_set'
                | 'is_not_set'
                | 'lt'
                | 'lte'
                | 'gt'
                | 'gte'
                | 'in_last_days'
                | 'not_in_last_days'
                | 'in_next_days'
                | 'before'
                | 'after'
              /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
              value?: string | number | boolean | (string | number | boolean)[]
            }[]
          }
      )[]
    }
    /** How many are in it. At least 0. */
    members: number
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    createdById: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    /** When everybody was first looked at with this filter; null until then. Date-time. */
    filledAt: string | null
    /** When it was archived; nobody is in it since. Date-time. */
    archivedAt: string | null
  }
  /** Changes a segment; omitted fields keep their values. Fails unless the version that you read is the newest. */
  'segments.update': {
    id: string
    subject: 'customers' | 'people'
    name: string
    description: string | null
    /** Conditions, and groups of conditions. Without conditions, everybody passes. */
    filter: {
      /** Whether all of the conditions must hold, or any of them. */
      match: 'all' | 'any'
      /** At most 20 elements. */
      conditions: (
        | {
            /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
            field: string
            /** docs/segments.md lists the operators of each field. */
            op:
              | 'is'
              | 'is_not'
              | 'contains'
              | 'is_set'
              | 'is_not_set'
              | 'lt'
              | 'lte'
              | 'gt'
              | 'gte'
              | 'in_last_days'
              | 'not_in_last_days'
              | 'in_next_days'
              | 'before'
              | 'after'
            /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
            value?: string | number | boolean | (string | number | boolean)[]
          }
        | {
            /** Whether all of the conditions must hold, or any of them. */
            match: 'all' | 'any'
            /** 1 to 20 elements. */
            conditions: {
              /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
              field: string
              /** docs/segments.md lists the operators of each field. */
              op:
                | 'is'
                | 'is_not'
                | 'contains'
                | 'is_set'
                | 'is_not_set'
                | 'lt'
                | 'lte'
                | 'gt'
                | 'gte'
                | 'in_last_days'
                | 'not_in_last_days'
                | 'in_next_days'
                | 'before'
                | 'after'
              /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
              value?: string | number | boolean | (string | number | boolean)[]
            }[]
          }
      )[]
    }
    /** How many are in it. At least 0. */
    members: number
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    createdById: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    /** When everybody was first looked at with this filter; null until then. Date-time. */
    filledAt: string | null
    /** When it was archived; nobody is in it since. Date-time. */
    archivedAt: string | null
  }
  /** Archives a segment. Nobody is in it any more. Its history can still be read. */
  'segments.archive': {
    id: string
    subject: 'customers' | 'people'
    name: string
    description: string | null
    /** Conditions, and groups of conditions. Without conditions, everybody passes. */
    filter: {
      /** Whether all of the conditions must hold, or any of them. */
      match: 'all' | 'any'
      /** At most 20 elements. */
      conditions: (
        | {
            /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
            field: string
            /** docs/segments.md lists the operators of each field. */
            op:
              | 'is'
              | 'is_not'
              | 'contains'
              | 'is_set'
              | 'is_not_set'
              | 'lt'
              | 'lte'
              | 'gt'
              | 'gte'
              | 'in_last_days'
              | 'not_in_last_days'
              | 'in_next_days'
              | 'before'
              | 'after'
            /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
            value?: string | number | boolean | (string | number | boolean)[]
          }
        | {
            /** Whether all of the conditions must hold, or any of them. */
            match: 'all' | 'any'
            /** 1 to 20 elements. */
            conditions: {
              /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
              field: string
              /** docs/segments.md lists the operators of each field. */
              op:
                | 'is'
                | 'is_not'
                | 'contains'
                | 'is_set'
                | 'is_not_set'
                | 'lt'
                | 'lte'
                | 'gt'
                | 'gte'
                | 'in_last_days'
                | 'not_in_last_days'
                | 'in_next_days'
                | 'before'
                | 'after'
              /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
              value?: string | number | boolean | (string | number | boolean)[]
            }[]
          }
      )[]
    }
    /** How many are in it. At least 0. */
    members: number
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    createdById: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    /** When everybody was first looked at with this filter; null until then. Date-time. */
    filledAt: string | null
    /** When it was archived; nobody is in it since. Date-time. */
    archivedAt: string | null
  }
  /** Restores an archived segment, and finds its members again. */
  'segments.restore': {
    id: string
    subject: 'customers' | 'people'
    name: string
    description: string | null
    /** Conditions, and groups of conditions. Without conditions, everybody passes. */
    filter: {
      /** Whether all of the conditions must hold, or any of them. */
      match: 'all' | 'any'
      /** At most 20 elements. */
      conditions: (
        | {
            /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
            field: string
            /** docs/segments.md lists the operators of each field. */
            op:
              | 'is'
              | 'is_not'
              | 'contains'
              | 'is_set'
              | 'is_not_set'
              | 'lt'
              | 'lte'
              | 'gt'
              | 'gte'
              | 'in_last_days'
              | 'not_in_last_days'
              | 'in_next_days'
              | 'before'
              | 'after'
            /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
            value?: string | number | boolean | (string | number | boolean)[]
          }
        | {
            /** Whether all of the conditions must hold, or any of them. */
            match: 'all' | 'any'
            /** 1 to 20 elements. */
            conditions: {
              /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
              field: string
              /** docs/segments.md lists the operators of each field. */
              op:
                | 'is'
                | 'is_not'
                | 'contains'
                | 'is_set'
                | 'is_not_set'
                | 'lt'
                | 'lte'
                | 'gt'
                | 'gte'
                | 'in_last_days'
                | 'not_in_last_days'
                | 'in_next_days'
                | 'before'
                | 'after'
              /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
              value?: string | number | boolean | (string | number | boolean)[]
            }[]
          }
      )[]
    }
    /** How many are in it. At least 0. */
    members: number
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    createdById: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    /** When everybody was first looked at with this filter; null until then. Date-time. */
    filledAt: string | null
    /** When it was archived; nobody is in it since. Date-time. */
    archivedAt: string | null
  }
  /** Lists who entered and who left a segment, newest first. */
  'segments.history': {
    items: {
      customerId: string | null
      userId: string | null
      /** The name of the customer or person; null if it is gone, or has none. */
      name: string | null
      /** True: it entered. False: it left. */
      entered: boolean
      /** Date-time. */
      at: string
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** Whole number. */
      total: number
    }
  }
  /** Lists the caller's own views and those that are shared, by name. */
  'views.list': {
    id: string
    /** What it lists. */
    subject: 'customers' | 'people'
    name: string
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    pinned: boolean
    definition: {
      /** Conditions, and groups of conditions. Without conditions, everybody passes. */
      filter?: {
        /** Whether all of the conditions must hold, or any of them. */
        match: 'all' | 'any'
        /** At most 20 elements. */
        conditions: (
          | {
              /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
              field: string
              /** docs/segments.md lists the operators of each field. */
              op:
                | 'is'
                | 'is_not'
                | 'contains'
                | 'is_set'
                | 'is_not_set'
                | 'lt'
                | 'lte'
                | 'gt'
                | 'gte'
                | 'in_last_days'
                | 'not_in_last_days'
                | 'in_next_days'
                | 'before'
                | 'after'
              /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
              value?: string | number | boolean | (string | number | boolean)[]
            }
          | {
              /** Whether all of the conditions must hold, or any of them. */
              match: 'all' | 'any'
              /** 1 to 20 elements. */
              conditions: {
                /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
                field: string
                /** docs/segments.md lists the operators of each field. */
                op:
                  | 'is'
                  | 'is_not'
                  | 'contains'
                  | 'is_set'
                  | 'is_not_set'
                  | 'lt'
                  | 'lte'
                  | 'gt'
                  | 'gte'
                  | 'in_last_days'
                  | 'not_in_last_days'
                  | 'in_next_days'
                  | 'before'
                  | 'after'
                /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
                value?: string | number | boolean | (string | number | boolean)[]
              }[]
            }
        )[]
      }
      /** Only rows with this text, as in the list. At most 500 characters. */
      search?: string
      /** Columns in their order, such as health or trait:industry. 1 to 30 elements. Each 1 to 300 characters. */
      columns?: string[]
      /** The field to sort by. At most 60 characters. */
      orderBy?: string
      /** desc by default. */
      orderDirection?: 'asc' | 'desc'
    }
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }[]
  /** Saves a list of the caller's with a name: its filter, columns and order. */
  'views.create': {
    id: string
    /** What it lists. */
    subject: 'customers' | 'people'
    name: string
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    pinned: boolean
    definition: {
      /** Conditions, and groups of conditions. Without conditions, everybody passes. */
      filter?: {
        /** Whether all of the conditions must hold, or any of them. */
        match: 'all' | 'any'
        /** At most 20 elements. */
        conditions: (
          | {
              /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
              field: string
              /** docs/segments.md lists the operators of each field. */
              op:
                | 'is'
                | 'is_not'
                | 'contains'
                | 'is_set'
                | 'is_not_set'
                | 'lt'
                | 'lte'
                | 'gt'
                | 'gte'
                | 'in_last_days'
                | 'not_in_last_days'
                | 'in_next_days'
                | 'before'
                | 'after'
              /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
              value?: string | number | boolean | (string | number | boolean)[]
            }
          | {
              /** Whether all of the conditions must hold, or any of them. */
              match: 'all' | 'any'
              /** 1 to 20 elements. */
              conditions: {
                /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
                field: string
                /** docs/segments.md lists the operators of each field. */
                op:
                  | 'is'
                  | 'is_not'
                  | 'contains'
                  | 'is_set'
                  | 'is_not_set'
                  | 'lt'
                  | 'lte'
                  | 'gt'
                  | 'gte'
                  | 'in_last_days'
                  | 'not_in_last_days'
                  | 'in_next_days'
                  | 'before'
                  | 'after'
                /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
                value?: string | number | boolean | (string | number | boolean)[]
              }[]
            }
        )[]
      }
      /** Only rows with this text, as in the list. At most 500 characters. */
      search?: string
      /** Columns in their order, such as health or trait:industry. 1 to 30 elements. Each 1 to 300 characters. */
      columns?: string[]
      /** The field to sort by. At most 60 characters. */
      orderBy?: string
      /** desc by default. */
      orderDirection?: 'asc' | 'desc'
    }
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Reads one view: one of the caller's own, or a shared one. */
  'views.get': {
    id: string
    /** What it lists. */
    subject: 'customers' | 'people'
    name: string
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    pinned: boolean
    definition: {
      /** Conditions, and groups of conditions. Without conditions, everybody passes. */
      filter?: {
        /** Whether all of the conditions must hold, or any of them. */
        match: 'all' | 'any'
        /** At most 20 elements. */
        conditions: (
          | {
              /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
              field: string
              /** docs/segments.md lists the operators of each field. */
              op:
                | 'is'
                | 'is_not'
                | 'contains'
                | 'is_set'
                | 'is_not_set'
                | 'lt'
                | 'lte'
                | 'gt'
                | 'gte'
                | 'in_last_days'
                | 'not_in_last_days'
                | 'in_next_days'
                | 'before'
                | 'after'
              /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
              value?: string | number | boolean | (string | number | boolean)[]
            }
          | {
              /** Whether all of the conditions must hold, or any of them. */
              match: 'all' | 'any'
              /** 1 to 20 elements. */
              conditions: {
                /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
                field: string
                /** docs/segments.md lists the operators of each field. */
                op:
                  | 'is'
                  | 'is_not'
                  | 'contains'
                  | 'is_set'
                  | 'is_not_set'
                  | 'lt'
                  | 'lte'
                  | 'gt'
                  | 'gte'
                  | 'in_last_days'
                  | 'not_in_last_days'
                  | 'in_next_days'
                  | 'before'
                  | 'after'
                /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
                value?: string | number | boolean | (string | number | boolean)[]
              }[]
            }
        )[]
      }
      /** Only rows with this text, as in the list. At most 500 characters. */
      search?: string
      /** Columns in their order, such as health or trait:industry. 1 to 30 elements. Each 1 to 300 characters. */
      columns?: string[]
      /** The field to sort by. At most 60 characters. */
      orderBy?: string
      /** desc by default. */
      orderDirection?: 'asc' | 'desc'
    }
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Changes a view; omitted fields keep their values. Fails unless the version that you read is the newest. */
  'views.update': {
    id: string
    /** What it lists. */
    subject: 'customers' | 'people'
    name: string
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    pinned: boolean
    definition: {
      /** Conditions, and groups of conditions. Without conditions, everybody passes. */
      filter?: {
        /** Whether all of the conditions must hold, or any of them. */
        match: 'all' | 'any'
        /** At most 20 elements. */
        conditions: (
          | {
              /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
              field: string
              /** docs/segments.md lists the operators of each field. */
              op:
                | 'is'
                | 'is_not'
                | 'contains'
                | 'is_set'
                | 'is_not_set'
                | 'lt'
                | 'lte'
                | 'gt'
                | 'gte'
                | 'in_last_days'
                | 'not_in_last_days'
                | 'in_next_days'
                | 'before'
                | 'after'
              /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
              value?: string | number | boolean | (string | number | boolean)[]
            }
          | {
              /** Whether all of the conditions must hold, or any of them. */
              match: 'all' | 'any'
              /** 1 to 20 elements. */
              conditions: {
                /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
                field: string
                /** docs/segments.md lists the operators of each field. */
                op:
                  | 'is'
                  | 'is_not'
                  | 'contains'
                  | 'is_set'
                  | 'is_not_set'
                  | 'lt'
                  | 'lte'
                  | 'gt'
                  | 'gte'
                  | 'in_last_days'
                  | 'not_in_last_days'
                  | 'in_next_days'
                  | 'before'
                  | 'after'
                /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
                value?: string | number | boolean | (string | number | boolean)[]
              }[]
            }
        )[]
      }
      /** Only rows with this text, as in the list. At most 500 characters. */
      search?: string
      /** Columns in their order, such as health or trait:industry. 1 to 30 elements. Each 1 to 300 characters. */
      columns?: string[]
      /** The field to sort by. At most 60 characters. */
      orderBy?: string
      /** desc by default. */
      orderDirection?: 'asc' | 'desc'
    }
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Removes a view, and returns it. */
  'views.remove': {
    id: string
    /** What it lists. */
    subject: 'customers' | 'people'
    name: string
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    pinned: boolean
    definition: {
      /** Conditions, and groups of conditions. Without conditions, everybody passes. */
      filter?: {
        /** Whether all of the conditions must hold, or any of them. */
        match: 'all' | 'any'
        /** At most 20 elements. */
        conditions: (
          | {
              /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
              field: string
              /** docs/segments.md lists the operators of each field. */
              op:
                | 'is'
                | 'is_not'
                | 'contains'
                | 'is_set'
                | 'is_not_set'
                | 'lt'
                | 'lte'
                | 'gt'
                | 'gte'
                | 'in_last_days'
                | 'not_in_last_days'
                | 'in_next_days'
                | 'before'
                | 'after'
              /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
              value?: string | number | boolean | (string | number | boolean)[]
            }
          | {
              /** Whether all of the conditions must hold, or any of them. */
              match: 'all' | 'any'
              /** 1 to 20 elements. */
              conditions: {
                /** A field of the list, such as health, owner or trait:industry. 1 to 300 characters. */
                field: string
                /** docs/segments.md lists the operators of each field. */
                op:
                  | 'is'
                  | 'is_not'
                  | 'contains'
                  | 'is_set'
                  | 'is_not_set'
                  | 'lt'
                  | 'lte'
                  | 'gt'
                  | 'gte'
                  | 'in_last_days'
                  | 'not_in_last_days'
                  | 'in_next_days'
                  | 'before'
                  | 'after'
                /** The value to compare with; any one of a list. Leave it out with is_set and is_not_set. 1 to 500 elements. */
                value?: string | number | boolean | (string | number | boolean)[]
              }[]
            }
        )[]
      }
      /** Only rows with this text, as in the list. At most 500 characters. */
      search?: string
      /** Columns in their order, such as health or trait:industry. 1 to 30 elements. Each 1 to 300 characters. */
      columns?: string[]
      /** The field to sort by. At most 60 characters. */
      orderBy?: string
      /** desc by default. */
      orderDirection?: 'asc' | 'desc'
    }
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Lists the caller's own saved queries and those that are shared, by name. */
  'queries.list': {
    id: string
    name: string
    description: string | null
    sql: string
    parameters: {
      /** Its name. The SQL writes :name for the value. Matches `^[a-z][a-z0-9_]{0,39}$`. */
      name: string
      /** A date is a day such as 2026-03-31. For a time of day, use a text parameter with ::timestamptz. */
      type: 'text' | 'number' | 'date'
      /** Its default value. None by default. */
      default?: string | number | null
    }[]
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    /** When it was removed; null while it can be used. Date-time. */
    archivedAt: string | null
  }[]
  /** Saves SQL of the caller with a name and typed parameters. SQL that is not allowed to run is refused. */
  'queries.create': {
    id: string
    name: string
    description: string | null
    sql: string
    parameters: {
      /** Its name. The SQL writes :name for the value. Matches `^[a-z][a-z0-9_]{0,39}$`. */
      name: string
      /** A date is a day such as 2026-03-31. For a time of day, use a text parameter with ::timestamptz. */
      type: 'text' | 'number' | 'date'
      /** Its default value. None by default. */
      default?: string | number | null
    }[]
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    /** When it was removed; null while it can be used. Date-time. */
    archivedAt: string | null
  }
  /** Runs SQL that is not saved, with values for its parameters. */
  'queries.try': {
    rows: Record<string, unknown>[]
    /** Whether there are more rows than limit, or more than 8 MiB of them. */
    truncated: boolean
    /** How long the database took. At least 0. */
    milliseconds: number
    /** When the query ran. Date-time. */
    asOf: string
  }
  /** Reads one saved query, even a removed one, and says what keeps it from running. */
  'queries.get': {
    id: string
    name: string
    description: string | null
    sql: string
    parameters: {
      /** Its name. The SQL writes :name for the value. Matches `^[a-z][a-z0-9_]{0,39}$`. */
      name: string
      /** A date is a day such as 2026-03-31. For a time of day, use a text parameter with ::timestamptz. */
      type: 'text' | 'number' | 'date'
      /** Its default value. None by default. */
      default?: string | number | null
    }[]
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    /** When it was removed; null while it can be used. Date-time. */
    archivedAt: string | null
    /** Why it cannot run any more; null if it can. */
    problem: string | null
  }
  /** Changes a saved query; omitted fields keep their values. Fails unless the version that you read is the newest. */
  'queries.update': {
    id: string
    name: string
    description: string | null
    sql: string
    parameters: {
      /** Its name. The SQL writes :name for the value. Matches `^[a-z][a-z0-9_]{0,39}$`. */
      name: string
      /** A date is a day such as 2026-03-31. For a time of day, use a text parameter with ::timestamptz. */
      type: 'text' | 'number' | 'date'
      /** Its default value. None by default. */
      default?: string | number | null
    }[]
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    /** When it was removed; null while it can be used. Date-time. */
    archivedAt: string | null
  }
  /** Removes a saved query from lists. Tiles that show it say so, and it can be restored. */
  'queries.archive': {
    id: string
    name: string
    description: string | null
    sql: string
    parameters: {
      /** Its name. The SQL writes :name for the value. Matches `^[a-z][a-z0-9_]{0,39}$`. */
      name: string
      /** A date is a day such as 2026-03-31. For a time of day, use a text parameter with ::timestamptz. */
      type: 'text' | 'number' | 'date'
      /** Its default value. None by default. */
      default?: string | number | null
    }[]
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    /** When it was removed; null while it can be used. Date-time. */
    archivedAt: string | null
  }
  /** Restores a removed query, with its history. */
  'queries.restore': {
    id: string
    name: string
    description: string | null
    sql: string
    parameters: {
      /** Its name. The SQL writes :name for the value. Matches `^[a-z][a-z0-9_]{0,39}$`. */
      name: string
      /** A date is a day such as 2026-03-31. For a time of day, use a text parameter with ::timestamptz. */
      type: 'text' | 'number' | 'date'
      /** Its default value. None by default. */
      default?: string | number | null
    }[]
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    /** When it was removed; null while it can be used. Date-time. */
    archivedAt: string | null
  }
  /** Lists the versions of a saved query, newest first. The last 100 are kept. */
  'queries.versions': {
    /** At least 1. */
    version: number
    name: string
    description: string | null
    sql: string
    parameters: {
      /** Its name. The SQL writes :name for the value. Matches `^[a-z][a-z0-9_]{0,39}$`. */
      name: string
      /** A date is a day such as 2026-03-31. For a time of day, use a text parameter with ::timestamptz. */
      type: 'text' | 'number' | 'date'
      /** Its default value. None by default. */
      default?: string | number | null
    }[]
    /** The member who saved it. */
    savedById: string | null
    /** Date-time. */
    savedAt: string
  }[]
  /** Saves the text of an earlier version of a query as its newest one. */
  'queries.restoreVersion': {
    id: string
    name: string
    description: string | null
    sql: string
    parameters: {
      /** Its name. The SQL writes :name for the value. Matches `^[a-z][a-z0-9_]{0,39}$`. */
      name: string
      /** A date is a day such as 2026-03-31. For a time of day, use a text parameter with ::timestamptz. */
      type: 'text' | 'number' | 'date'
      /** Its default value. None by default. */
      default?: string | number | null
    }[]
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    /** When it was removed; null while it can be used. Date-time. */
    archivedAt: string | null
  }
  /** Runs a saved query with values for its parameters, or returns its answer of the last ten minutes. */
  'queries.run': {
    rows: Record<string, unknown>[]
    /** Whether there are more rows than limit, or more than 8 MiB of them. */
    truncated: boolean
    /** How long the database took. At least 0. */
    milliseconds: number
    /** When the query ran. Date-time. */
    asOf: string
  }
  /** Lists the caller's own dashboards and those that are shared, by name. */
  'dashboards.list': {
    id: string
    name: string
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    tiles: (
      | {
          id: string
          kind: 'query'
          /** The saved query's id. Uuid. */
          queryId: string
          /** How its rows are shown. */
          show: 'number' | 'table' | 'bar' | 'line'
          /** The values of parameters by their names. A parameter with a default can be left out. Keys match `^[a-z][a-z0-9_]{0,39}$`. */
          parameters?: Record<string, string | number>
          /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
          title?: string
          /** How wide it is on a wide screen. */
          width: 'half' | 'full'
        }
      | {
          id: string
          kind: 'chart'
          /** Which chart of the console the tile shows. */
          chart: 'events' | 'active_customers' | 'mrr' | 'arr_by_industry' | 'feature_adoption'
          /** For feature_adoption only: the segment whose use is shown. Uuid. */
          segmentId?: string
          /** For feature_adoption only: the number of weeks. 1 to 26. */
          weeks?: number
          /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
          title?: string
          /** How wide it is on a wide screen. */
          width: 'half' | 'full'
        }
    )[]
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }[]
  /** Creates a dashboard of tiles. It stores no data. Each tile reads its data with the grants of the person who looks at it. */
  'dashboards.create': {
    id: string
    name: string
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    tiles: (
      | {
          id: string
          kind: 'query'
          /** The saved query's id. Uuid. */
          queryId: string
          /** How its rows are shown. */
          show: 'number' | 'table' | 'bar' | 'line'
          /** The values of parameters by their names. A parameter with a default can be left out. Keys match `^[a-z][a-z0-9_]{0,39}$`. */
          parameters?: Record<string, string | number>
          /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
          title?: string
          /** How wide it is on a wide screen. */
          width: 'half' | 'full'
        }
      | {
          id: string
          kind: 'chart'
          /** Which chart of the console the tile shows. */
          chart: 'events' | 'active_customers' | 'mrr' | 'arr_by_industry' | 'feature_adoption'
          /** For feature_adoption only: the segment whose use is shown. Uuid. */
          segmentId?: string
          /** For feature_adoption only: the number of weeks. 1 to 26. */
          weeks?: number
          /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
          title?: string
          /** How wide it is on a wide screen. */
          width: 'half' | 'full'
        }
    )[]
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Reads one dashboard: one of the caller's own, or a shared one. */
  'dashboards.get': {
    id: string
    name: string
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    tiles: (
      | {
          id: string
          kind: 'query'
          /** The saved query's id. Uuid. */
          queryId: string
          /** How its rows are shown. */
          show: 'number' | 'table' | 'bar' | 'line'
          /** The values of parameters by their names. A parameter with a default can be left out. Keys match `^[a-z][a-z0-9_]{0,39}$`. */
          parameters?: Record<string, string | number>
          /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
          title?: string
          /** How wide it is on a wide screen. */
          width: 'half' | 'full'
        }
      | {
          id: string
          kind: 'chart'
          /** Which chart of the console the tile shows. */
          chart: 'events' | 'active_customers' | 'mrr' | 'arr_by_industry' | 'feature_adoption'
          /** For feature_adoption only: the segment whose use is shown. Uuid. */
          segmentId?: string
          /** For feature_adoption only: the number of weeks. 1 to 26. */
          weeks?: number
          /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
          title?: string
          /** How wide it is on a wide screen. */
          width: 'half' | 'full'
        }
    )[]
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Changes a dashboard; omitted fields keep their values. Fails unless the version that you read is the newest. */
  'dashboards.update': {
    id: string
    name: string
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    tiles: (
      | {
          id: string
          kind: 'query'
          /** The saved query's id. Uuid. */
          queryId: string
          /** How its rows are shown. */
          show: 'number' | 'table' | 'bar' | 'line'
          /** The values of parameters by their names. A parameter with a default can be left out. Keys match `^[a-z][a-z0-9_]{0,39}$`. */
          parameters?: Record<string, string | number>
          /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
          title?: string
          /** How wide it is on a wide screen. */
          width: 'half' | 'full'
        }
      | {
          id: string
          kind: 'chart'
          /** Which chart of the console the tile shows. */
          chart: 'events' | 'active_customers' | 'mrr' | 'arr_by_industry' | 'feature_adoption'
          /** For feature_adoption only: the segment whose use is shown. Uuid. */
          segmentId?: string
          /** For feature_adoption only: the number of weeks. 1 to 26. */
          weeks?: number
          /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
          title?: string
          /** How wide it is on a wide screen. */
          width: 'half' | 'full'
        }
    )[]
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Adds a tile at the end of a dashboard. Changes of others are kept. */
  'dashboards.addTile': {
    id: string
    name: string
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    tiles: (
      | {
          id: string
          kind: 'query'
          /** The saved query's id. Uuid. */
          queryId: string
          /** How its rows are shown. */
          show: 'number' | 'table' | 'bar' | 'line'
          /** The values of parameters by their names. A parameter with a default can be left out. Keys match `^[a-z][a-z0-9_]{0,39}$`. */
          parameters?: Record<string, string | number>
          /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
          title?: string
          /** How wide it is on a wide screen. */
          width: 'half' | 'full'
        }
      | {
          id: string
          kind: 'chart'
          /** Which chart of the console the tile shows. */
          chart: 'events' | 'active_customers' | 'mrr' | 'arr_by_industry' | 'feature_adoption'
          /** For feature_adoption only: the segment whose use is shown. Uuid. */
          segmentId?: string
          /** For feature_adoption only: the number of weeks. 1 to 26. */
          weeks?: number
          /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
          title?: string
          /** How wide it is on a wide screen. */
          width: 'half' | 'full'
        }
    )[]
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Removes a dashboard, and returns it. Its queries stay. */
  'dashboards.remove': {
    id: string
    name: string
    /** The member that it belongs to. */
    ownerId: string | null
    isMine: boolean
    shared: boolean
    tiles: (
      | {
          id: string
          kind: 'query'
          /** The saved query's id. Uuid. */
          queryId: string
          /** How its rows are shown. */
          show: 'number' | 'table' | 'bar' | 'line'
          /** The values of parameters by their names. A parameter with a default can be left out. Keys match `^[a-z][a-z0-9_]{0,39}$`. */
          parameters?: Record<string, string | number>
          /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
          title?: string
          /** How wide it is on a wide screen. */
          width: 'half' | 'full'
        }
      | {
          id: string
          kind: 'chart'
          /** Which chart of the console the tile shows. */
          chart: 'events' | 'active_customers' | 'mrr' | 'arr_by_industry' | 'feature_adoption'
          /** For feature_adoption only: the segment whose use is shown. Uuid. */
          segmentId?: string
          /** For feature_adoption only: the number of weeks. 1 to 26. */
          weeks?: number
          /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
          title?: string
          /** How wide it is on a wide screen. */
          width: 'half' | 'full'
        }
    )[]
    /** The version that you read. A newer version causes CONFLICT. At least 1. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Counts how many customers and people use each feature, by week, of all customers or of a segment. */
  'features.adoption': {
    /** When it was counted. Date-time. */
    asOf: string
    /** The segment whose use is counted; null for all customers. */
    segment: {
      id: string
      name: string
    } | null
    /** Customers with a person who did something in these weeks. At least 0. */
    activeCustomers: number
    features: {
      id: string
      featureKey: string
      name: string
      /** Why its use is unknown; null if it is known. */
      unavailable: 'SOURCE_BLOCKED' | 'SOURCE_NOT_READY' | 'QUERY_FAILED' | null
      /** Customers who used it in these weeks; null where nothing is known. At least 0. */
      customers: number | null
      /** Their share of the active customers; null without active customers. 0 to 1. */
      rate: number | null
      /** The first use in these weeks. Date-time. */
      firstUsedAt: string | null
      weeks: {
        /** Date-time. */
        weekStartAt: string
        /** The part of the week with known use. */
        coverage: 'complete' | 'partial' | 'unavailable'
        /** Customers who used it; null where nothing is known of the week. At least 0. */
        customers: number | null
        /** People who used it, each once for every account. At least 0. */
        people: number | null
        /** How often they used it. At least 0. */
        events: number | null
      }[]
    }[]
    /** How many of the features each active customer used. */
    breadth: {
      /** The number of features. At least 0. */
      features: number
      /** How many customers used exactly this number of features. At least 0. */
      customers: number
    }[]
  }
  /** Lists the customers behind a number of adoption, those with the most use first. */
  'features.adopters': {
    items: {
      id: string
      name: string | null
      /** Its people who used the feature, the most of any one week. At least 0. */
      people: number
      /** How often they did. At least 0. */
      events: number
      /** Date-time. */
      firstUsedAt: string | null
    }[]
    /** All of them; the list holds the 500 with the most use. At least 0. */
    total: number
  }
  /** Searches everything that customers wrote and said, and the facts from it: in pages, by customer, with counts. */
  search: {
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
  /** Records that the calling member looks at the customers, and returns when the previous visit ended. */
  'members.visit': {
    /** The member who looks; null if the caller is not a member. */
    memberId: string | null
    /** Date-time. */
    since: string | null
  }
  /** Removes a member: their access to customers ends, and the customers that they owned have no owner. */
  'members.remove': {
    id: string
    /** How many customers have no owner any more. At least 0. */
    releasedCustomerCount: number
  }
  /** Stores past events, each exactly once and at its own time. Signals do not match them. */
  'events.import': {
    /** Accepted events, including duplicates and suppressed ones. At least 0. */
    processed: number
    /** Events that were not stored before. At least 0. */
    added: number
    /** Refused events. An error with index null refuses its whole batch. */
    errors: {
      /** The batch's place. At least 0. */
      batch: number
      /** The event's place in the batch; null for the batch as a whole. At least 0. */
      index: number | null
      /** The field at fault; empty for the event as a whole. */
      field: string
      message: string
    }[]
    /** What was left out or changed in accepted events. */
    warnings: {
      /** The batch's place. At least 0. */
      batch: number
      /** The event's place in the batch; null for the batch as a whole. At least 0. */
      index: number | null
      /** The field at fault; empty for the event as a whole. */
      field: string
      message: string
    }[]
  }
  /** Lists the events of the last hour, or the events of one name in the last week. Each event shows its person and its customer, and what decided that. In very busy workspaces, the list covers only the 50 most recently active people. */
  'events.recent': {
    /** Uuid. */
    id: string
    type: string
    name: string
    channel: string
    /** Such as browser or server. */
    source: string
    provider: string | null
    /** Date-time. */
    occurredAt: string
    /** Date-time. */
    receivedAt: string
    /** Its time was impossible, and was replaced by the nearest possible time. */
    clamped: boolean
    visitorId: string | null
    path: string | null
    properties: Record<string, unknown>
    /** Its properties are too long to be shown here, and are left out. */
    isShortened: boolean
    person: {
      /** Uuid. */
      id: string
      name: string | null
      email: string | null
      userId: string | null
      /** What names the person: the event itself, or another event of the same browser. */
      decidedBy: 'userId' | 'email' | 'visitor'
      /** The userId, email or visitorId that decided it. */
      key: string | null
    } | null
    customer: {
      /** Uuid. */
      id: string
      name: string | null
      domain: string | null
      /** What names the customer: the event itself, a provider's account, or the customer of the person. */
      decidedBy: 'customerId' | 'domain' | 'account' | 'person'
      /** The customerId, domain or account that decided it. */
      key: string | null
    } | null
  }[]
  /** Lists why events and requests of the last day were refused, and why events were changed. Newest first, at most 200. */
  'events.issues': {
    /** Refused; or stored with another time, without a part, with a field in another form, or different from its declaration. */
    kind: 'refused' | 'clamped' | 'cut' | 'changed' | 'undeclared'
    /** Such as pageview; null for an unknown type, and for requests as a whole. */
    eventType: string | null
    /** The field at fault; empty for the event or request as a whole. */
    field: string
    message: string
    /** What to do about it. */
    hint: string
    /** How often it happened between `firstAt` and `lastAt`. At least 1. */
    count: number
    /** Date-time. */
    firstAt: string
    /** Date-time. */
    lastAt: string
    /** What names the last such event, such as its type and path, and the origin of a request; never its content. */
    sample: Record<string, unknown>
  }[]
  /** Lists the events that your server declares, each with the time of the last one, and names of events that came in undeclared. */
  'events.declared': {
    /** What happens to events that differ from their declaration. */
    check: 'off' | 'warn' | 'refuse'
    /** The declared events, in the order of their declaration. */
    items: {
      name: string
      /** The description in the schema of the event. */
      description: string | null
      properties: {
        name: string
        /** In words, such as text, whole number, or one of free, team. */
        type: string
        required: boolean
        /** The description in the schema of the event. */
        description: string | null
      }[]
      /** When the last one happened; null if there was none. Date-time. */
      lastSeenAt: string | null
    }[]
    /** Undeclared names of events that came in, most recent first. */
    undeclared: {
      name: string
      /** The declared name that it may mean. */
      meant: string | null
      /** Date-time. */
      lastSeenAt: string
    }[]
    /** Whether all names were checked. At most 300 are checked. */
    isComplete: boolean
  }
  /** Lists the endpoints, oldest first. */
  'endpoints.list': {
    /** The endpoint's id. Uuid. */
    id: string
    kind: 'webhook' | 'email'
    /** Where a webhook is posted to; null for the kind email. */
    url: string | null
    /** To whom the kind email writes; empty for a webhook. */
    recipients: {
      /** The id of the member. */
      memberId: string
      /** Only a confirmed recipient gets mail. */
      status: 'unconfirmed' | 'waiting' | 'confirmed' | 'disabled' | 'unsubscribed'
    }[]
    description: string
    events: (
      | 'customer.activated'
      | 'customer.churned'
      | 'customer.merged'
      | 'user.identified'
      | 'fact.detected'
      | 'subscription.changed'
      | 'attention.opened'
      | 'attention.resolved'
      | 'segment.entered'
      | 'segment.left'
      | 'signal.occurred'
      | 'automation.ran'
    )[]
    enabled: boolean
    /** Why it disabled itself. */
    disabledReason: string | null
    /** Date-time. */
    failingSince: string | null
    /** Messages that were dropped, because more than 10,000 waited. At least 0. */
    dropped: number
    /** Date-time. */
    lastDeliveredAt: string | null
    /** Date-time. */
    previousSecretUntil: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }[]
  /** Creates an endpoint: a webhook, or email to members. Webhooks are signed as the Standard Webhooks specification says. */
  'endpoints.create': {
    endpoint: {
      /** The endpoint's id. Uuid. */
      id: string
      kind: 'webhook' | 'email'
      /** Where a webhook is posted to; null for the kind email. */
      url: string | null
      /** To whom the kind email writes; empty for a webhook. */
      recipients: {
        /** The id of the member. */
        memberId: string
        /** Only a confirmed recipient gets mail. */
        status: 'unconfirmed' | 'waiting' | 'confirmed' | 'disabled' | 'unsubscribed'
      }[]
      description: string
      events: (
        | 'customer.activated'
        | 'customer.churned'
        | 'customer.merged'
        | 'user.identified'
        | 'fact.detected'
        | 'subscription.changed'
        | 'attention.opened'
        | 'attention.resolved'
        | 'segment.entered'
        | 'segment.left'
        | 'signal.occurred'
        | 'automation.ran'
      )[]
      enabled: boolean
      /** Why it disabled itself. */
      disabledReason: string | null
      /** Date-time. */
      failingSince: string | null
      /** Messages that were dropped, because more than 10,000 waited. At least 0. */
      dropped: number
      /** Date-time. */
      lastDeliveredAt: string | null
      /** Date-time. */
      previousSecretUntil: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
    }
    /** The signing secret of a webhook, `whsec_…`. It is shown only once. Null for the kind email. */
    secret: string | null
  }
  /** Reads one endpoint. */
  'endpoints.get': {
    /** The endpoint's id. Uuid. */
    id: string
    kind: 'webhook' | 'email'
    /** Where a webhook is posted to; null for the kind email. */
    url: string | null
    /** To whom the kind email writes; empty for a webhook. */
    recipients: {
      /** The id of the member. */
      memberId: string
      /** Only a confirmed recipient gets mail. */
      status: 'unconfirmed' | 'waiting' | 'confirmed' | 'disabled' | 'unsubscribed'
    }[]
    description: string
    events: (
      | 'customer.activated'
      | 'customer.churned'
      | 'customer.merged'
      | 'user.identified'
      | 'fact.detected'
      | 'subscription.changed'
      | 'attention.opened'
      | 'attention.resolved'
      | 'segment.entered'
      | 'segment.left'
      | 'signal.occurred'
      | 'automation.ran'
    )[]
    enabled: boolean
    /** Why it disabled itself. */
    disabledReason: string | null
    /** Date-time. */
    failingSince: string | null
    /** Messages that were dropped, because more than 10,000 waited. At least 0. */
    dropped: number
    /** Date-time. */
    lastDeliveredAt: string | null
    /** Date-time. */
    previousSecretUntil: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Changes an endpoint; omitted fields keep their values. If you disable it, waiting messages fail. If you enable it, it gets only new events. */
  'endpoints.update': {
    /** The endpoint's id. Uuid. */
    id: string
    kind: 'webhook' | 'email'
    /** Where a webhook is posted to; null for the kind email. */
    url: string | null
    /** To whom the kind email writes; empty for a webhook. */
    recipients: {
      /** The id of the member. */
      memberId: string
      /** Only a confirmed recipient gets mail. */
      status: 'unconfirmed' | 'waiting' | 'confirmed' | 'disabled' | 'unsubscribed'
    }[]
    description: string
    events: (
      | 'customer.activated'
      | 'customer.churned'
      | 'customer.merged'
      | 'user.identified'
      | 'fact.detected'
      | 'subscription.changed'
      | 'attention.opened'
      | 'attention.resolved'
      | 'segment.entered'
      | 'segment.left'
      | 'signal.occurred'
      | 'automation.ran'
    )[]
    enabled: boolean
    /** Why it disabled itself. */
    disabledReason: string | null
    /** Date-time. */
    failingSince: string | null
    /** Messages that were dropped, because more than 10,000 waited. At least 0. */
    dropped: number
    /** Date-time. */
    lastDeliveredAt: string | null
    /** Date-time. */
    previousSecretUntil: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Removes an endpoint with its secret and the record of its messages. Automations that name it send it nothing more. */
  'endpoints.remove': {
    /** The endpoint's id. Uuid. */
    id: string
    kind: 'webhook' | 'email'
    /** Where a webhook is posted to; null for the kind email. */
    url: string | null
    /** To whom the kind email writes; empty for a webhook. */
    recipients: {
      /** The id of the member. */
      memberId: string
      /** Only a confirmed recipient gets mail. */
      status: 'unconfirmed' | 'waiting' | 'confirmed' | 'disabled' | 'unsubscribed'
    }[]
    description: string
    events: (
      | 'customer.activated'
      | 'customer.churned'
      | 'customer.merged'
      | 'user.identified'
      | 'fact.detected'
      | 'subscription.changed'
      | 'attention.opened'
      | 'attention.resolved'
      | 'segment.entered'
      | 'segment.left'
      | 'signal.occurred'
      | 'automation.ran'
    )[]
    enabled: boolean
    /** Why it disabled itself. */
    disabledReason: string | null
    /** Date-time. */
    failingSince: string | null
    /** Messages that were dropped, because more than 10,000 waited. At least 0. */
    dropped: number
    /** Date-time. */
    lastDeliveredAt: string | null
    /** Date-time. */
    previousSecretUntil: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Gives a webhook a new signing secret. For 24 hours, messages are also signed with the old one. */
  'endpoints.rotateSecret': {
    endpoint: {
      /** The endpoint's id. Uuid. */
      id: string
      kind: 'webhook' | 'email'
      /** Where a webhook is posted to; null for the kind email. */
      url: string | null
      /** To whom the kind email writes; empty for a webhook. */
      recipients: {
        /** The id of the member. */
        memberId: string
        /** Only a confirmed recipient gets mail. */
        status: 'unconfirmed' | 'waiting' | 'confirmed' | 'disabled' | 'unsubscribed'
      }[]
      description: string
      events: (
        | 'customer.activated'
        | 'customer.churned'
        | 'customer.merged'
        | 'user.identified'
        | 'fact.detected'
        | 'subscription.changed'
        | 'attention.opened'
        | 'attention.resolved'
        | 'segment.entered'
        | 'segment.left'
        | 'signal.occurred'
        | 'automation.ran'
      )[]
      enabled: boolean
      /** Why it disabled itself. */
      disabledReason: string | null
      /** Date-time. */
      failingSince: string | null
      /** Messages that were dropped, because more than 10,000 waited. At least 0. */
      dropped: number
      /** Date-time. */
      lastDeliveredAt: string | null
      /** Date-time. */
      previousSecretUntil: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
    }
    /** The signing secret, `whsec_…`. It is shown only once. */
    secret: string
  }
  /** Sends a message of the type endpoint.test. The deliveries show the result. */
  'endpoints.test': {
    /** The webhook-id of every attempt; of an e-mail, the id of the message. Uuid. */
    id: string
    /** The endpoint's id. Uuid. */
    endpointId: string
    /** The event, such as customer.activated. */
    type: string
    /** PENDING: it is being sent, or is tried again at nextAttemptAt. */
    status: 'PENDING' | 'DELIVERED' | 'FAILED'
    /** At least 0. */
    attempts: number
    /** Date-time. */
    nextAttemptAt: string | null
    /** What the receiver answered to the last attempt; null for e-mail. Whole number. */
    responseCode: number | null
    /** How long the last attempt took. Whole number. */
    durationMs: number | null
    /** Why the last attempt failed. */
    error: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    endedAt: string | null
  }
  /** Lists the messages to an endpoint of the last 30 days, newest first, without their content. */
  'endpoints.deliveries': {
    items: {
      /** The webhook-id of every attempt; of an e-mail, the id of the message. Uuid. */
      id: string
      /** The endpoint's id. Uuid. */
      endpointId: string
      /** The event, such as customer.activated. */
      type: string
      /** PENDING: it is being sent, or is tried again at nextAttemptAt. */
      status: 'PENDING' | 'DELIVERED' | 'FAILED'
      /** At least 0. */
      attempts: number
      /** Date-time. */
      nextAttemptAt: string | null
      /** What the receiver answered to the last attempt; null for e-mail. Whole number. */
      responseCode: number | null
      /** How long the last attempt took. Whole number. */
      durationMs: number | null
      /** Why the last attempt failed. */
      error: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      endedAt: string | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** Whole number. */
      total: number
    }
  }
  /** Sends a failed message again. It keeps its webhook-id, so a receiver recognizes it. */
  'endpoints.replay': number
  /** Sends all failed messages of an endpoint again. Each keeps its webhook-id. */
  'endpoints.replayFailed': number
  /** Raises an attention item of your own. If the customer has an item with this cause already, the call updates that item. */
  'attention.raise': {
    /** Uuid. */
    id: string
    change: 'opened' | 'updated' | 'refreshed' | 'reopened' | 'unchanged'
  }
  /** Resolves an attention item. It opens again if its cause is raised again. */
  'attention.resolve': {
    /** Uuid. */
    id: string
    change: 'resolved' | 'unchanged'
  }
  /** Reads the texts of an attention item: the original ones, and those of the language model, if the item is shown with them. */
  'attention.words': {
    original: {
      title: string
      whatChanged: string
      whyItMatters: string
    }
    rephrased: {
      title: string
      whatChanged: string
      whyItMatters: string
    } | null
  }
  /** Lists attention items, most urgent first, each with its assignee and the end of its snooze. */
  'attention.list': {
    items: {
      /** 1 to 500 characters. */
      id: string
      customer: {
        /** 1 to 500 characters. */
        id: string
        /** 1 to 500 characters. */
        name: string
        /** At most 253 characters. */
        domain: string
        /** 1 to 500 characters. */
        ownerName: string | null
      }
      /** 1 to 240 characters. */
      title: string
      priority: 'NORMAL' | 'HIGH' | 'URGENT'
      /** 0 to 50. */
      evidenceCount: number
      lifecycle: {
        status: 'open' | 'resolved'
        /** Date-time. */
        customerVisibleAt: string
        /** Date-time. */
        resolvedAt: string | null
        /** Date-time. */
        reopenedAt: string | null
        /** Date-time. */
        createdAt: string
        /** Date-time. */
        updatedAt: string
        /** Date-time. */
        materialUpdateAt: string | null
      }
      accountImportance: {
        /** Twelve months of recurring revenue in minor units (cents) of currency. At least 0. */
        arrCents: number | null
        /** The currency of arrCents, such as USD. Matches `^[A-Z]{3}$`. */
        currency: string | null
        /** 0 to 1. */
        arrShareWithinCurrency: number | null
        /** 0 to 100. */
        arrPercentileWithinCurrency: number | null
        /** At most 50 elements. Each 1 to 240 characters. */
        segments: string[]
      }
      /** At most 2000 characters. Uri. */
      preparedActionUrl: string | null
      /** Where the item comes from. host: your own code raised it. */
      kind: 'signal' | 'facts' | 'billing' | 'tickets' | 'activity' | 'host'
      assignee: {
        id: string
        /** Null if the member was removed. */
        name: string | null
      } | null
      /** Date-time. */
      snoozedUntil: string | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** At least 0. */
      total: number
    }
  }
  /** Assigns attention items to a member, or to nobody. */
  'attention.assign': {
    /** The items that changed. Each uuid. */
    changed: string[]
    /** Date-time. */
    snoozedUntil?: string | null
  }
  /** Snoozes open attention items until the start of a day in the workspace's time zone. null ends the snooze. */
  'attention.snooze': {
    /** The items that changed. Each uuid. */
    changed: string[]
    /** Date-time. */
    snoozedUntil?: string | null
  }
  /** Resolves several attention items at once. Resolved items do not change. */
  'attention.resolveMany': {
    /** The items that changed. Each uuid. */
    changed: string[]
    /** Date-time. */
    snoozedUntil?: string | null
  }
  /** Reopens resolved attention items. */
  'attention.reopen': {
    /** The items that changed. Each uuid. */
    changed: string[]
    /** Date-time. */
    snoozedUntil?: string | null
  }
  /** Lists notes, newest first: of a customer, of a person, or all. */
  'notes.list': {
    items: {
      /** Uuid. */
      id: string
      /** Markdown: bold, italic, lists, links, code and mentions. HTML is text. */
      body: string
      /** The customer that it is about, as it is now. */
      customer: {
        id: string
        /** Null if the member was removed. */
        name: string | null
      } | null
      /** The person whom it is about, as they are now. */
      user: {
        id: string
        /** Null if the member was removed. */
        name: string | null
      } | null
      /** The member who wrote it. */
      author: {
        id: string
        /** Null if the member was removed. */
        name: string | null
      } | null
      /** Members that it mentions. */
      mentions: {
        id: string
        name: string | null
      }[]
      /** The id of the source of type CRM that has the text of the note. */
      sourceId: string
      /** Grows with each edit. Pass the version that you read to `update`. Whole number. */
      version: number
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
      updatedById: string | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** At least 0. */
      total: number
    }
  }
  /** Writes a note on a customer or person. Search finds the note, and Rapport finds facts in what it reports about the customer. */
  'notes.create': {
    /** Uuid. */
    id: string
    /** Markdown: bold, italic, lists, links, code and mentions. HTML is text. */
    body: string
    /** The customer that it is about, as it is now. */
    customer: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    /** The person whom it is about, as they are now. */
    user: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    /** The member who wrote it. */
    author: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    /** Members that it mentions. */
    mentions: {
      id: string
      name: string | null
    }[]
    /** The id of the source of type CRM that has the text of the note. */
    sourceId: string
    /** Grows with each edit. Pass the version that you read to `update`. Whole number. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    updatedById: string | null
  }
  /** Edits a note. Pass the version that you read, so that you do not overwrite a later edit. */
  'notes.update': {
    /** Uuid. */
    id: string
    /** Markdown: bold, italic, lists, links, code and mentions. HTML is text. */
    body: string
    /** The customer that it is about, as it is now. */
    customer: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    /** The person whom it is about, as they are now. */
    user: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    /** The member who wrote it. */
    author: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    /** Members that it mentions. */
    mentions: {
      id: string
      name: string | null
    }[]
    /** The id of the source of type CRM that has the text of the note. */
    sourceId: string
    /** Grows with each edit. Pass the version that you read to `update`. Whole number. */
    version: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    updatedById: string | null
  }
  /** Removes a note, with the facts from it. */
  'notes.remove': {
    /** Uuid. */
    id: string
  }
  /** Lists tasks: open ones by due day, done ones latest first. */
  'tasks.list': {
    items: {
      /** Uuid. */
      id: string
      title: string
      details: string | null
      status: 'open' | 'done'
      /** A day, such as 2026-01-31. */
      dueOn: string | null
      /** The member who is to do it. */
      assignee: {
        id: string
        /** Null if the member was removed. */
        name: string | null
      } | null
      /** The customer that it is about, as it is now. */
      customer: {
        id: string
        /** Null if the member was removed. */
        name: string | null
      } | null
      /** The person whom it is about, as they are now. */
      user: {
        id: string
        /** Null if the member was removed. */
        name: string | null
      } | null
      origin: 'hand' | 'attention' | 'automation'
      /** The attention item or the automation that it comes from. Uuid. */
      originId: string | null
      /** Grows with each change. Pass the version that you read to `update`. Whole number. */
      version: number
      /** Date-time. */
      createdAt: string
      createdById: string | null
      /** Date-time. */
      updatedAt: string
      updatedById: string | null
      /** Date-time. */
      doneAt: string | null
      doneById: string | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** At least 0. */
      total: number
    }
  }
  /** Creates a task about a customer, a person or neither, or from an attention item. */
  'tasks.create': {
    /** Uuid. */
    id: string
    title: string
    details: string | null
    status: 'open' | 'done'
    /** A day, such as 2026-01-31. */
    dueOn: string | null
    /** The member who is to do it. */
    assignee: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    /** The customer that it is about, as it is now. */
    customer: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    /** The person whom it is about, as they are now. */
    user: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    origin: 'hand' | 'attention' | 'automation'
    /** The attention item or the automation that it comes from. Uuid. */
    originId: string | null
    /** Grows with each change. Pass the version that you read to `update`. Whole number. */
    version: number
    /** Date-time. */
    createdAt: string
    createdById: string | null
    /** Date-time. */
    updatedAt: string
    updatedById: string | null
    /** Date-time. */
    doneAt: string | null
    doneById: string | null
  }
  /** Changes a task; omitted fields keep their values. Pass the version that you read, so that you do not overwrite a later change. */
  'tasks.update': {
    /** Uuid. */
    id: string
    title: string
    details: string | null
    status: 'open' | 'done'
    /** A day, such as 2026-01-31. */
    dueOn: string | null
    /** The member who is to do it. */
    assignee: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    /** The customer that it is about, as it is now. */
    customer: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    /** The person whom it is about, as they are now. */
    user: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    origin: 'hand' | 'attention' | 'automation'
    /** The attention item or the automation that it comes from. Uuid. */
    originId: string | null
    /** Grows with each change. Pass the version that you read to `update`. Whole number. */
    version: number
    /** Date-time. */
    createdAt: string
    createdById: string | null
    /** Date-time. */
    updatedAt: string
    updatedById: string | null
    /** Date-time. */
    doneAt: string | null
    doneById: string | null
  }
  /** Marks a task as done. A done task does not change. */
  'tasks.complete': {
    /** Uuid. */
    id: string
    title: string
    details: string | null
    status: 'open' | 'done'
    /** A day, such as 2026-01-31. */
    dueOn: string | null
    /** The member who is to do it. */
    assignee: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    /** The customer that it is about, as it is now. */
    customer: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    /** The person whom it is about, as they are now. */
    user: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    origin: 'hand' | 'attention' | 'automation'
    /** The attention item or the automation that it comes from. Uuid. */
    originId: string | null
    /** Grows with each change. Pass the version that you read to `update`. Whole number. */
    version: number
    /** Date-time. */
    createdAt: string
    createdById: string | null
    /** Date-time. */
    updatedAt: string
    updatedById: string | null
    /** Date-time. */
    doneAt: string | null
    doneById: string | null
  }
  /** Reopens a task that was done. An open task does not change. */
  'tasks.reopen': {
    /** Uuid. */
    id: string
    title: string
    details: string | null
    status: 'open' | 'done'
    /** A day, such as 2026-01-31. */
    dueOn: string | null
    /** The member who is to do it. */
    assignee: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    /** The customer that it is about, as it is now. */
    customer: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    /** The person whom it is about, as they are now. */
    user: {
      id: string
      /** Null if the member was removed. */
      name: string | null
    } | null
    origin: 'hand' | 'attention' | 'automation'
    /** The attention item or the automation that it comes from. Uuid. */
    originId: string | null
    /** Grows with each change. Pass the version that you read to `update`. Whole number. */
    version: number
    /** Date-time. */
    createdAt: string
    createdById: string | null
    /** Date-time. */
    updatedAt: string
    updatedById: string | null
    /** Date-time. */
    doneAt: string | null
    doneById: string | null
  }
  /** Removes a task. */
  'tasks.remove': {
    /** Uuid. */
    id: string
  }
  /** Reads the caller's own digest, the state of the caller's address, and the settings that the server still needs for mail. */
  'digest.get': {
    /** The member of the digest; null if the caller is not a member. */
    memberId: string | null
    digest: {
      enabled: boolean
      /** email: the digest goes to the member's own address. slack: it goes to a destination. */
      channel: 'email' | 'slack'
      /** Uuid. */
      destinationId: string | null
      /** mine: the digest covers the customers that the member owns. all: it covers every customer. */
      scope: 'mine' | 'all'
      /** What happens if nothing is new. say: the digest says so in one line. skip: nothing is sent. */
      whenQuiet: 'say' | 'skip'
      schedule: {
        cadence: 'hourly' | 'daily' | 'weekly'
        localTime: string
        timezone: string
        /** Whole number. */
        weekday: number | null
      }
      /** Date-time. */
      nextRunAt: string | null
      /** Changes up to this time were reported. Date-time. */
      coveredUntil: string | null
      /** Date-time. */
      lastRunAt: string | null
      /** skipped: nothing was new; not_sent: `lastReason` says why. */
      lastResult: 'sent' | 'skipped' | 'not_sent' | null
      lastReason: string | null
    } | null
    address: {
      /** The member's address. */
      email: string
      /** Only a confirmed address gets mail. */
      status: 'unconfirmed' | 'waiting' | 'confirmed' | 'disabled'
      /** Why it is disabled. */
      reason: string | null
      /** Date-time. */
      linkExpiresAt: string | null
    } | null
    /** The missing settings of the server that mail needs: mail, publicUrl, secret. */
    missingSettings: string[]
  }
  /** Enables or disables the caller's own digest, and sets its time, channel and content. Omitted fields keep their values. */
  'digest.set': {
    /** The member of the digest; null if the caller is not a member. */
    memberId: string | null
    digest: {
      enabled: boolean
      /** email: the digest goes to the member's own address. slack: it goes to a destination. */
      channel: 'email' | 'slack'
      /** Uuid. */
      destinationId: string | null
      /** mine: the digest covers the customers that the member owns. all: it covers every customer. */
      scope: 'mine' | 'all'
      /** What happens if nothing is new. say: the digest says so in one line. skip: nothing is sent. */
      whenQuiet: 'say' | 'skip'
      schedule: {
        cadence: 'hourly' | 'daily' | 'weekly'
        localTime: string
        timezone: string
        /** Whole number. */
        weekday: number | null
      }
      /** Date-time. */
      nextRunAt: string | null
      /** Changes up to this time were reported. Date-time. */
      coveredUntil: string | null
      /** Date-time. */
      lastRunAt: string | null
      /** skipped: nothing was new; not_sent: `lastReason` says why. */
      lastResult: 'sent' | 'skipped' | 'not_sent' | null
      lastReason: string | null
    } | null
    address: {
      /** The member's address. */
      email: string
      /** Only a confirmed address gets mail. */
      status: 'unconfirmed' | 'waiting' | 'confirmed' | 'disabled'
      /** Why it is disabled. */
      reason: string | null
      /** Date-time. */
      linkExpiresAt: string | null
    } | null
    /** The missing settings of the server that mail needs: mail, publicUrl, secret. */
    missingSettings: string[]
  }
  /** Shows the caller's own digest as it would be sent now. */
  'digest.preview': {
    subject: string
    /** The mail as plain text, without the link to unsubscribe. */
    text: string
    /** The same as HTML. */
    html: string
    /** Whether nothing is new. */
    isQuiet: boolean
    /** Date-time. */
    from: string
    /** Date-time. */
    to: string
  }
  /** Sends the caller's own digest now, outside its schedule. The next scheduled digest repeats the content. */
  'digest.sendNow': {
    /** Date-time. */
    queuedAt: string
  }
  /** Sends the caller an email with a link that confirms the address. This works for a disabled address, too. */
  'digest.confirmAddress': {
    /** The member's address. */
    email: string
    /** Only a confirmed address gets mail. */
    status: 'unconfirmed' | 'waiting' | 'confirmed' | 'disabled'
    /** Why it is disabled. */
    reason: string | null
    /** Date-time. */
    linkExpiresAt: string | null
  }
  /** Lists the workspace's own signals that are not archived, newest first. The options list built-in ones. */
  'signals.list': {
    items: {
      /** Uuid. */
      id: string
      kind: 'EVENT_MATCH' | 'EVENT_PATTERN' | 'BUILT_IN'
      builtInKey: 'quiet_account' | 'usage_drop' | 'champion_quiet' | 'past_due' | 'trial_ending' | 'expansion_interest' | null
      name: string
      description: string | null
      /** The settings of its kind, or of the BUILT_IN signal. */
      definition: Record<string, unknown>
      enabled: boolean
      /** Date-time. */
      enabledAt: string | null
      /** Date-time. */
      createdAt: string | null
      /** Date-time. */
      updatedAt: string | null
      /** Date-time. */
      archivedAt: string | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** Whole number. */
      total: number
    }
  }
  /** Creates a signal: what the workspace watches for. It is enabled by default. */
  'signals.create': {
    signal: {
      /** Uuid. */
      id: string
      kind: 'EVENT_MATCH' | 'EVENT_PATTERN' | 'BUILT_IN'
      builtInKey: 'quiet_account' | 'usage_drop' | 'champion_quiet' | 'past_due' | 'trial_ending' | 'expansion_interest' | null
      name: string
      description: string | null
      /** The settings of its kind, or of the BUILT_IN signal. */
      definition: Record<string, unknown>
      enabled: boolean
      /** Date-time. */
      enabledAt: string | null
      /** Date-time. */
      createdAt: string | null
      /** Date-time. */
      updatedAt: string | null
      /** Date-time. */
      archivedAt: string | null
    }
    warnings: {
      path: string
      message: string
    }[]
  }
  /** Lists the kinds of signals with their settings, and the built-in signals. */
  'signals.options': {
    kinds: ('EVENT_MATCH' | 'EVENT_PATTERN')[]
    detections: string[]
    channels: ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
    conditionOperators: ('exists' | 'equals' | 'not_equals' | 'starts_with')[]
    countOperators: ('gt' | 'gte' | 'lt' | 'lte' | 'eq')[]
    /** Names of custom events, in their order; at most 100. */
    eventNames: string[]
    builtIn: {
      /** Uuid. */
      id: string
      key: 'quiet_account' | 'usage_drop' | 'champion_quiet' | 'past_due' | 'trial_ending' | 'expansion_interest'
      name: string
      description: string
      enabled: boolean
      settings: Record<string, number>
    }[]
  }
  /** Shows which customers a signal would have found in the last 90 days, and when. It saves nothing. */
  'signals.preview': {
    /** Date-time. */
    from: string
    /** Date-time. */
    to: string
    /** Whole number. */
    customerCount: number
    /** Whole number. */
    occurrenceCount: number
    /** Whole number. */
    evaluatedCustomers: number
    /** There were more events than a preview reads, so the counts are lower bounds. */
    truncated: boolean
    customers: {
      /** Uuid. */
      id: string
      name: string
      domain: string | null
      /** When it would have occurred, newest first; at most 20. Each date-time. */
      occurredAt: string[]
    }[]
  }
  /** Enables or disables a built-in signal, or changes its settings; omitted fields keep their values. */
  'signals.updateBuiltIn': {
    signal: {
      /** Uuid. */
      id: string
      kind: 'EVENT_MATCH' | 'EVENT_PATTERN' | 'BUILT_IN'
      builtInKey: 'quiet_account' | 'usage_drop' | 'champion_quiet' | 'past_due' | 'trial_ending' | 'expansion_interest' | null
      name: string
      description: string | null
      /** The settings of its kind, or of the BUILT_IN signal. */
      definition: Record<string, unknown>
      enabled: boolean
      /** Date-time. */
      enabledAt: string | null
      /** Date-time. */
      createdAt: string | null
      /** Date-time. */
      updatedAt: string | null
      /** Date-time. */
      archivedAt: string | null
    }
    warnings: {
      path: string
      message: string
    }[]
  }
  /** Reads one signal, even an archived or built-in one. */
  'signals.get': {
    /** Uuid. */
    id: string
    kind: 'EVENT_MATCH' | 'EVENT_PATTERN' | 'BUILT_IN'
    builtInKey: 'quiet_account' | 'usage_drop' | 'champion_quiet' | 'past_due' | 'trial_ending' | 'expansion_interest' | null
    name: string
    description: string | null
    /** The settings of its kind, or of the BUILT_IN signal. */
    definition: Record<string, unknown>
    enabled: boolean
    /** Date-time. */
    enabledAt: string | null
    /** Date-time. */
    createdAt: string | null
    /** Date-time. */
    updatedAt: string | null
    /** Date-time. */
    archivedAt: string | null
  }
  /** Changes a signal; omitted fields keep their values. A new `definition` replaces the old one as a whole. */
  'signals.update': {
    signal: {
      /** Uuid. */
      id: string
      kind: 'EVENT_MATCH' | 'EVENT_PATTERN' | 'BUILT_IN'
      builtInKey: 'quiet_account' | 'usage_drop' | 'champion_quiet' | 'past_due' | 'trial_ending' | 'expansion_interest' | null
      name: string
      description: string | null
      /** The settings of its kind, or of the BUILT_IN signal. */
      definition: Record<string, unknown>
      enabled: boolean
      /** Date-time. */
      enabledAt: string | null
      /** Date-time. */
      createdAt: string | null
      /** Date-time. */
      updatedAt: string | null
      /** Date-time. */
      archivedAt: string | null
    }
    warnings: {
      path: string
      message: string
    }[]
  }
  /** Archives a signal. Its occurrences can still be read. */
  'signals.archive': {
    signal: {
      /** Uuid. */
      id: string
      kind: 'EVENT_MATCH' | 'EVENT_PATTERN' | 'BUILT_IN'
      builtInKey: 'quiet_account' | 'usage_drop' | 'champion_quiet' | 'past_due' | 'trial_ending' | 'expansion_interest' | null
      name: string
      description: string | null
      /** The settings of its kind, or of the BUILT_IN signal. */
      definition: Record<string, unknown>
      enabled: boolean
      /** Date-time. */
      enabledAt: string | null
      /** Date-time. */
      createdAt: string | null
      /** Date-time. */
      updatedAt: string | null
      /** Date-time. */
      archivedAt: string | null
    }
    warnings: {
      path: string
      message: string
    }[]
  }
  /** Lists the occurrences of a signal with their evidence, latest first. */
  'signals.occurrences': {
    items: {
      /** Uuid. */
      id: string
      /** Uuid. */
      signalId: string
      customer: {
        /** Uuid. */
        id: string
        customerId: string | null
        name: string
        domain: string | null
      }
      severity: 'LOW' | 'MEDIUM' | 'HIGH'
      title: string
      reason: string
      /** Date-time. */
      occurredAt: string
      /** Date-time. */
      detectedAt: string
      /** Date-time. */
      endedAt: string | null
      evidence: {
        kind: 'event' | 'metric' | 'user' | 'fact' | 'source' | 'subscription' | 'customer'
        id: string | null
        title: string
        /** Date-time. */
        observedAt: string | null
        window: {
          /** Date-time. */
          start: string
          /** Date-time. */
          end: string
        } | null
        value: number | null
        comparedWith: number | null
      }[]
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** Whole number. */
      total: number
    }
  }
  /** Starts a look-back over past months: who left, when Rapport would have warned you, and how often it would have been wrong. */
  'lookback.run': {
    /** Uuid. */
    id: string
    status: 'running' | 'done'
    settings: {
      /** How many months it looks back, 12 by default. 1 to 24. Default 12. */
      months?: number
      /** Signals to try, defined as for a preview. The result says how early each would have been, and how often wrong. At most 5 elements. */
      signals?: {
        /** EVENT_MATCH checks each event as it is stored. EVENT_PATTERN checks events over time. */
        kind: 'EVENT_MATCH' | 'EVENT_PATTERN'
        /** The settings of its kind. An update replaces them as a whole: send every field that shall stay. */
        definition:
          | {
              /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
              eventNames: string[]
              /** 1 to 9 elements. */
              eventChannels?: (
                | 'PRODUCT'
                | 'COMMUNICATION'
                | 'MEETING'
                | 'CRM'
                | 'BILLING'
                | 'SUPPORT'
                | 'IDENTITY'
                | 'DOCUMENT'
                | 'SYSTEM'
              )[]
              /** All of them must hold. At most 5 elements. */
              propertyConditions?: {
                /** A property of the event, by its name. 1 to 255 characters. */
                property: string
                /** exists: it has a value other than null. not_equals also matches events without the property. starts_with is for text. */
                operator: 'exists' | 'equals' | 'not_equals' | 'starts_with'
                /** The value to compare with; not with exists. At most 500 characters. */
                value?: string | number | boolean
              }[]
              /** Only customers that match all of these. Without it, the signal is about all customers. */
              accounts?: {
                /** 1 to 5 elements. */
                billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: string[]
                revenue?: {
                  metric: 'ARR' | 'MRR'
                  operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                  /** In minor units (cents). 0 to 9007199254740991. */
                  value: number
                  /** Matches `^[A-Za-z]{3}$`. */
                  currency: string
                }
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: string[]
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: string[]
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: string[]
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean>
              }
            }
          | {
              detection: 'event_count_threshold'
              /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
              eventNames?: string[]
              /** 1 to 9 elements. */
              channels?: ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
              operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
              /** How many events. 0 to 1000000. */
              count: number
              /** The window: this many 24-hour periods, up to now. 1 to 90. */
              windowDays: number
              /** Only customers that match all of these. Without it, the signal is about all customers. */
              accounts?: {
                /** 1 to 5 elements. */
                billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: string[]
                revenue?: {
                  metric: 'ARR' | 'MRR'
                  operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                  /** In minor units (cents). 0 to 9007199254740991. */
                  value: number
                  /** Matches `^[A-Za-z]{3}$`. */
                  currency: string
                }
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: string[]
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: string[]
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: string[]
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean>
              }
            }
          | {
              detection: 'event_absence'
              /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
              eventNames?: string[]
              /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
              days: number
              /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
              workingDays?: number
              /** Only customers that were active on at least this many of the 28 days before. 1 to 28. */
              minimumActiveDays?: number
              /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
              beyondChance?: boolean
              /** Only customers that match all of these. Without it, the signal is about all customers. */
              accounts?: {
                /** 1 to 5 elements. */
                billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: string[]
                revenue?: {
                  metric: 'ARR' | 'MRR'
                  operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                  /** In minor units (cents). 0 to 9007199254740991. */
                  value: number
                  /** Matches `^[A-Za-z]{3}$`. */
                  currency: string
                }
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: string[]
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: string[]
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: string[]
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean>
              }
            }
          | {
              detection: 'customer_activity_threshold'
              operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
              /** How many events. 0 to 1000000. */
              count: number
              /** The window: this many 24-hour periods, up to now. 1 to 90. */
              windowDays: number
              /** Only customers that match all of these. Without it, the signal is about all customers. */
              accounts?: {
                /** 1 to 5 elements. */
                billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: string[]
                revenue?: {
                  metric: 'ARR' | 'MRR'
                  operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                  /** In minor units (cents). 0 to 9007199254740991. */
                  value: number
                  /** Matches `^[A-Za-z]{3}$`. */
                  currency: string
                }
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: string[]
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: string[]
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: string[]
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean>
              }
            }
          | {
              detection: 'customer_activity_drop'
              /** By how many percent activity must be down, at least. It is compared with the usual activity of the customer on such days. 1 to 100. */
              dropPercent: number
              /** How many whole calendar days are compared, up to yesterday. 1 to 30. */
              windowDays: number
              /** The days before them, which show the usual level. 7 to 60. */
              baselineDays: number
              /** Only customers that usually have at least this many events in such a window. Without it, only falls that are probably chance are left out. 1 to 1000000. */
              minimumBaseline?: number
              /** A slow fall by dropPercent over this many days counts, too. Whole weeks only. 42 to 84. */
              fadeDays?: number
              /** Only customers that match all of these. Without it, the signal is about all customers. */
              accounts?: {
                /** 1 to 5 elements. */
                billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: string[]
                revenue?: {
                  metric: 'ARR' | 'MRR'
                  operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                  /** In minor units (cents). 0 to 9007199254740991. */
                  value: number
                  /** Matches `^[A-Za-z]{3}$`. */
                  currency: string
                }
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: string[]
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: string[]
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: string[]
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean>
              }
            }
          | {
              detection: 'related_user_inactivity'
              /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
              days: number
              /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
              workingDays?: number
              /** Only people who were active on at least this many of the 28 days before. 1 to 28. */
              minimumActiveDays: number
              /** Only people whose trait `role` or `title` holds this text, whatever its case. 1 to 255 characters. */
              role?: string
              /** Only the most active person of the customer. */
              mostActiveOnly?: boolean
              /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
              beyondChance?: boolean
              /** Only customers that match all of these. Without it, the signal is about all customers. */
              accounts?: {
                /** 1 to 5 elements. */
                billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: string[]
                revenue?: {
                  metric: 'ARR' | 'MRR'
                  operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                  /** In minor units (cents). 0 to 9007199254740991. */
                  value: number
                  /** Matches `^[A-Za-z]{3}$`. */
                  currency: string
                }
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: string[]
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: string[]
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: string[]
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean>
              }
            }
      }[]
      health?: {
        /** A score below this value is also tried as an alarm. 1 to 100. */
        below: number
      }
    }
    /** Date-time. */
    from: string
    /** Date-time. */
    to: string
    /** Customers that were checked so far. Whole number. */
    lookedAt: number
    /** Customers that there are in all. Whole number. */
    customers: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    finishedAt: string | null
    result: {
      state: 'ready' | 'no_departures' | 'no_customers'
      /** What it found, in a sentence. */
      text: string
      /** Which data are missing. With them, the look-back could say more. */
      missing: string[]
      /** How often a customer left. A customer that left twice counts twice. At least 0. */
      departures: number
      assessment: {
        /** The name of the alarm: the assessment, a signal or the health score. */
        name: string
        /** Departures that the alarm announced at least a day before. At least 0. */
        said: number
        /** Departures that the alarm did not announce. At least 0. */
        missed: number
        /** The median number of days between alarm and departure. */
        medianLeadDays: number | null
        /** Alarms that no departure followed within 90 days. At least 0. */
        falseAlarms: number
        /** Alarms of the last 90 days. Whether a departure follows is not known yet. At least 0. */
        undecided: number
        /** False alarms in a month with 50 accounts. Null if less than a month of one account could be judged. */
        falseAlarmsPer50AccountsAMonth: number | null
      }
      /** The results of the signals and the health score that were tried. */
      trials: {
        /** The name of the alarm: the assessment, a signal or the health score. */
        name: string
        /** Departures that the alarm announced at least a day before. At least 0. */
        said: number
        /** Departures that the alarm did not announce. At least 0. */
        missed: number
        /** The median number of days between alarm and departure. */
        medianLeadDays: number | null
        /** Alarms that no departure followed within 90 days. At least 0. */
        falseAlarms: number
        /** Alarms of the last 90 days. Whether a departure follows is not known yet. At least 0. */
        undecided: number
        /** False alarms in a month with 50 accounts. Null if less than a month of one account could be judged. */
        falseAlarmsPer50AccountsAMonth: number | null
      }[]
      revenue: {
        currency: string
        /** The monthly revenue of those who left. Whole number. */
        leftMrrCents: number
        /** The monthly revenue of those who left after an alarm. Whole number. */
        saidMrrCents: number
        /** Departures in this currency whose amount is not known. At least 0. */
        unknown: number
      }[]
      /** Who left, latest first; at most 500. */
      left: {
        /** Uuid. */
        customerId: string
        name: string
        /** Date-time. */
        leftAt: string
        reason: string | null
        /** Whole number. */
        mrrCents: number | null
        currency: string | null
        firstSaid: {
          /** The first day with this reason. Date-time. */
          at: string
          /** Whole days until the customer left. Whole number. */
          leadDays: number
          /** True if the reason was there on the first day of the period already. It may be older. */
          isAtLeast: boolean
          state: string
          /** The strongest reason on that day. */
          text: string
          quote: string | null
          /** The colleague who reports it; null where the customer says it, and for numbers. */
          by: string | null
          sourceType: string | null
          sourceId: string | null
        } | null
        /** If no alarm came: what Rapport did not know about the customer. */
        missing: string[]
        /** How the customer stood in the time before it left. */
        timeline: {
          /** Date-time. */
          from: string
          /** Date-time. */
          to: string
          state: string
        }[]
      }[]
      /** Alarms without a departure, latest first; at most 50. */
      falseAlarms: {
        /** Uuid. */
        customerId: string
        name: string
        /** Date-time. */
        at: string
        text: string
      }[]
    } | null
  }
  /** Lists the last 20 look-backs, newest first, without their results. */
  'lookback.list': {
    items: {
      /** Uuid. */
      id: string
      status: 'running' | 'done'
      settings: {
        /** How many months it looks back, 12 by default. 1 to 24. Default 12. */
        months?: number
        /** Signals to try, defined as for a preview. The result says how early each would have been, and how often wrong. At most 5 elements. */
        signals?: {
          /** EVENT_MATCH checks each event as it is stored. EVENT_PATTERN checks events over time. */
          kind: 'EVENT_MATCH' | 'EVENT_PATTERN'
          /** The settings of its kind. An update replaces them as a whole: send every field that shall stay. */
          definition:
            | {
                /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
                eventNames: string[]
                /** 1 to 9 elements. */
                eventChannels?: (
                  | 'PRODUCT'
                  | 'COMMUNICATION'
                  | 'MEETING'
                  | 'CRM'
                  | 'BILLING'
                  | 'SUPPORT'
                  | 'IDENTITY'
                  | 'DOCUMENT'
                  | 'SYSTEM'
                )[]
                /** All of them must hold. At most 5 elements. */
                propertyConditions?: {
                  /** A property of the event, by its name. 1 to 255 characters. */
                  property: string
                  /** exists: it has a value other than null. not_equals also matches events without the property. starts_with is for text. */
                  operator: 'exists' | 'equals' | 'not_equals' | 'starts_with'
                  /** The value to compare with; not with exists. At most 500 characters. */
                  value?: string | number | boolean
                }[]
                /** Only customers that match all of these. Without it, the signal is about all customers. */
                accounts?: {
                  /** 1 to 5 elements. */
                  billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                  /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                  customerIds?: string[]
                  revenue?: {
                    metric: 'ARR' | 'MRR'
                    operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                    /** In minor units (cents). 0 to 9007199254740991. */
                    value: number
                    /** Matches `^[A-Za-z]{3}$`. */
                    currency: string
                  }
                  /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                  ownerUserIds?: string[]
                  /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                  segments?: string[]
                  /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                  plans?: string[]
                  /** Traits of the customer with their values. All of them must be equal. */
                  traits?: Record<string, string | number | boolean>
                }
              }
            | {
                detection: 'event_count_threshold'
                /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
                eventNames?: string[]
                /** 1 to 9 elements. */
                channels?: ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
                operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                /** How many events. 0 to 1000000. */
                count: number
                /** The window: this many 24-hour periods, up to now. 1 to 90. */
                windowDays: number
                /** Only customers that match all of these. Without it, the signal is about all customers. */
                accounts?: {
                  /** 1 to 5 elements. */
                  billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                  /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                  customerIds?: string[]
                  revenue?: {
                    metric: 'ARR' | 'MRR'
                    operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                    /** In minor units (cents). 0 to 9007199254740991. */
                    value: number
                    /** Matches `^[A-Za-z]{3}$`. */
                    currency: string
                  }
                  /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                  ownerUserIds?: string[]
                  /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                  segments?: string[]
                  /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                  plans?: string[]
                  /** Traits of the customer with their values. All of them must be equal. */
                  traits?: Record<string, string | number | boolean>
                }
              }
            | {
                detection: 'event_absence'
                /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
                eventNames?: string[]
                /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
                days: number
                /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
                workingDays?: number
                /** Only customers that were active on at least this many of the 28 days before. 1 to 28. */
                minimumActiveDays?: number
                /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
                beyondChance?: boolean
                /** Only customers that match all of these. Without it, the signal is about all customers. */
                accounts?: {
                  /** 1 to 5 elements. */
                  billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                  /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                  customerIds?: string[]
                  revenue?: {
                    metric: 'ARR' | 'MRR'
                    operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                    /** In minor units (cents). 0 to 9007199254740991. */
                    value: number
                    /** Matches `^[A-Za-z]{3}$`. */
                    currency: string
                  }
                  /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                  ownerUserIds?: string[]
                  /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                  segments?: string[]
                  /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                  plans?: string[]
                  /** Traits of the customer with their values. All of them must be equal. */
                  traits?: Record<string, string | number | boolean>
                }
              }
            | {
                detection: 'customer_activity_threshold'
                operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                /** How many events. 0 to 1000000. */
                count: number
                /** The window: this many 24-hour periods, up to now. 1 to 90. */
                windowDays: number
                /** Only customers that match all of these. Without it, the signal is about all customers. */
                accounts?: {
                  /** 1 to 5 elements. */
                  billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                  /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                  customerIds?: string[]
                  revenue?: {
                    metric: 'ARR' | 'MRR'
                    operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                    /** In minor units (cents). 0 to 9007199254740991. */
                    value: number
                    /** Matches `^[A-Za-z]{3}$`. */
                    currency: string
                  }
                  /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                  ownerUserIds?: string[]
                  /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                  segments?: string[]
                  /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                  plans?: string[]
                  /** Traits of the customer with their values. All of them must be equal. */
                  traits?: Record<string, string | number | boolean>
                }
              }
            | {
                detection: 'customer_activity_drop'
                /** By how many percent activity must be down, at least. It is compared with the usual activity of the customer on such days. 1 to 100. */
                dropPercent: number
                /** How many whole calendar days are compared, up to yesterday. 1 to 30. */
                windowDays: number
                /** The days before them, which show the usual level. 7 to 60. */
                baselineDays: number
                /** Only customers that usually have at least this many events in such a window. Without it, only falls that are probably chance are left out. 1 to 1000000. */
                minimumBaseline?: number
                /** A slow fall by dropPercent over this many days counts, too. Whole weeks only. 42 to 84. */
                fadeDays?: number
                /** Only customers that match all of these. Without it, the signal is about all customers. */
                accounts?: {
                  /** 1 to 5 elements. */
                  billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                  /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                  customerIds?: string[]
                  revenue?: {
                    metric: 'ARR' | 'MRR'
                    operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                    /** In minor units (cents). 0 to 9007199254740991. */
                    value: number
                    /** Matches `^[A-Za-z]{3}$`. */
                    currency: string
                  }
                  /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                  ownerUserIds?: string[]
                  /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                  segments?: string[]
                  /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                  plans?: string[]
                  /** Traits of the customer with their values. All of them must be equal. */
                  traits?: Record<string, string | number | boolean>
                }
              }
            | {
                detection: 'related_user_inactivity'
                /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
                days: number
                /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
                workingDays?: number
                /** Only people who were active on at least this many of the 28 days before. 1 to 28. */
                minimumActiveDays: number
                /** Only people whose trait `role` or `title` holds this text, whatever its case. 1 to 255 characters. */
                role?: string
                /** Only the most active person of the customer. */
                mostActiveOnly?: boolean
                /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
                beyondChance?: boolean
                /** Only customers that match all of these. Without it, the signal is about all customers. */
                accounts?: {
                  /** 1 to 5 elements. */
                  billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                  /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                  customerIds?: string[]
                  revenue?: {
                    metric: 'ARR' | 'MRR'
                    operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                    /** In minor units (cents). 0 to 9007199254740991. */
                    value: number
                    /** Matches `^[A-Za-z]{3}$`. */
                    currency: string
                  }
                  /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                  ownerUserIds?: string[]
                  /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                  segments?: string[]
                  /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                  plans?: string[]
                  /** Traits of the customer with their values. All of them must be equal. */
                  traits?: Record<string, string | number | boolean>
                }
              }
        }[]
        health?: {
          /** A score below this value is also tried as an alarm. 1 to 100. */
          below: number
        }
      }
      /** Date-time. */
      from: string
      /** Date-time. */
      to: string
      /** Customers that were checked so far. Whole number. */
      lookedAt: number
      /** Customers that there are in all. Whole number. */
      customers: number
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      finishedAt: string | null
      result: {
        state: 'ready' | 'no_departures' | 'no_customers'
        /** What it found, in a sentence. */
        text: string
        /** Which data are missing. With them, the look-back could say more. */
        missing: string[]
        /** How often a customer left. A customer that left twice counts twice. At least 0. */
        departures: number
        assessment: {
          /** The name of the alarm: the assessment, a signal or the health score. */
          name: string
          /** Departures that the alarm announced at least a day before. At least 0. */
          said: number
          /** Departures that the alarm did not announce. At least 0. */
          missed: number
          /** The median number of days between alarm and departure. */
          medianLeadDays: number | null
          /** Alarms that no departure followed within 90 days. At least 0. */
          falseAlarms: number
          /** Alarms of the last 90 days. Whether a departure follows is not known yet. At least 0. */
          undecided: number
          /** False alarms in a month with 50 accounts. Null if less than a month of one account could be judged. */
          falseAlarmsPer50AccountsAMonth: number | null
        }
        /** The results of the signals and the health score that were tried. */
        trials: {
          /** The name of the alarm: the assessment, a signal or the health score. */
          name: string
          /** Departures that the alarm announced at least a day before. At least 0. */
          said: number
          /** Departures that the alarm did not announce. At least 0. */
          missed: number
          /** The median number of days between alarm and departure. */
          medianLeadDays: number | null
          /** Alarms that no departure followed within 90 days. At least 0. */
          falseAlarms: number
          /** Alarms of the last 90 days. Whether a departure follows is not known yet. At least 0. */
          undecided: number
          /** False alarms in a month with 50 accounts. Null if less than a month of one account could be judged. */
          falseAlarmsPer50AccountsAMonth: number | null
        }[]
        revenue: {
          currency: string
          /** The monthly revenue of those who left. Whole number. */
          leftMrrCents: number
          /** The monthly revenue of those who left after an alarm. Whole number. */
          saidMrrCents: number
          /** Departures in this currency whose amount is not known. At least 0. */
          unknown: number
        }[]
        /** Who left, latest first; at most 500. */
        left: {
          /** Uuid. */
          customerId: string
          name: string
          /** Date-time. */
          leftAt: string
          reason: string | null
          /** Whole number. */
          mrrCents: number | null
          currency: string | null
          firstSaid: {
            /** The first day with this reason. Date-time. */
            at: string
            /** Whole days until the customer left. Whole number. */
            leadDays: number
            /** True if the reason was there on the first day of the period already. It may be older. */
            isAtLeast: boolean
            state: string
            /** The strongest reason on that day. */
            text: string
            quote: string | null
            /** The colleague who reports it; null where the customer says it, and for numbers. */
            by: string | null
            sourceType: string | null
            sourceId: string | null
          } | null
          /** If no alarm came: what Rapport did not know about the customer. */
          missing: string[]
          /** How the customer stood in the time before it left. */
          timeline: {
            /** Date-time. */
            from: string
            /** Date-time. */
            to: string
            state: string
          }[]
        }[]
        /** Alarms without a departure, latest first; at most 50. */
        falseAlarms: {
          /** Uuid. */
          customerId: string
          name: string
          /** Date-time. */
          at: string
          text: string
        }[]
      } | null
    }[]
  }
  /** Shows the progress of a look-back, and its result when it is done. */
  'lookback.get': {
    /** Uuid. */
    id: string
    status: 'running' | 'done'
    settings: {
      /** How many months it looks back, 12 by default. 1 to 24. Default 12. */
      months?: number
      /** Signals to try, defined as for a preview. The result says how early each would have been, and how often wrong. At most 5 elements. */
      signals?: {
        /** EVENT_MATCH checks each event as it is stored. EVENT_PATTERN checks events over time. */
        kind: 'EVENT_MATCH' | 'EVENT_PATTERN'
        /** The settings of its kind. An update replaces them as a whole: send every field that shall stay. */
        definition:
          | {
              /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
              eventNames: string[]
              /** 1 to 9 elements. */
              eventChannels?: (
                | 'PRODUCT'
                | 'COMMUNICATION'
                | 'MEETING'
                | 'CRM'
                | 'BILLING'
                | 'SUPPORT'
                | 'IDENTITY'
                | 'DOCUMENT'
                | 'SYSTEM'
              )[]
              /** All of them must hold. At most 5 elements. */
              propertyConditions?: {
                /** A property of the event, by its name. 1 to 255 characters. */
                property: string
                /** exists: it has a value other than null. not_equals also matches events without the property. starts_with is for text. */
                operator: 'exists' | 'equals' | 'not_equals' | 'starts_with'
                /** The value to compare with; not with exists. At most 500 characters. */
                value?: string | number | boolean
              }[]
              /** Only customers that match all of these. Without it, the signal is about all customers. */
              accounts?: {
                /** 1 to 5 elements. */
                billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: string[]
                revenue?: {
                  metric: 'ARR' | 'MRR'
                  operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                  /** In minor units (cents). 0 to 9007199254740991. */
                  value: number
                  /** Matches `^[A-Za-z]{3}$`. */
                  currency: string
                }
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: string[]
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: string[]
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: string[]
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean>
              }
            }
          | {
              detection: 'event_count_threshold'
              /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
              eventNames?: string[]
              /** 1 to 9 elements. */
              channels?: ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
              operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
              /** How many events. 0 to 1000000. */
              count: number
              /** The window: this many 24-hour periods, up to now. 1 to 90. */
              windowDays: number
              /** Only customers that match all of these. Without it, the signal is about all customers. */
              accounts?: {
                /** 1 to 5 elements. */
                billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: string[]
                revenue?: {
                  metric: 'ARR' | 'MRR'
                  operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                  /** In minor units (cents). 0 to 9007199254740991. */
                  value: number
                  /** Matches `^[A-Za-z]{3}$`. */
                  currency: string
                }
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: string[]
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: string[]
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: string[]
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean>
              }
            }
          | {
              detection: 'event_absence'
              /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
              eventNames?: string[]
              /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
              days: number
              /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
              workingDays?: number
              /** Only customers that were active on at least this many of the 28 days before. 1 to 28. */
              minimumActiveDays?: number
              /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
              beyondChance?: boolean
              /** Only customers that match all of these. Without it, the signal is about all customers. */
              accounts?: {
                /** 1 to 5 elements. */
                billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: string[]
                revenue?: {
                  metric: 'ARR' | 'MRR'
                  operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                  /** In minor units (cents). 0 to 9007199254740991. */
                  value: number
                  /** Matches `^[A-Za-z]{3}$`. */
                  currency: string
                }
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: string[]
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: string[]
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: string[]
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean>
              }
            }
          | {
              detection: 'customer_activity_threshold'
              operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
              /** How many events. 0 to 1000000. */
              count: number
              /** The window: this many 24-hour periods, up to now. 1 to 90. */
              windowDays: number
              /** Only customers that match all of these. Without it, the signal is about all customers. */
              accounts?: {
                /** 1 to 5 elements. */
                billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: string[]
                revenue?: {
                  metric: 'ARR' | 'MRR'
                  operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                  /** In minor units (cents). 0 to 9007199254740991. */
                  value: number
                  /** Matches `^[A-Za-z]{3}$`. */
                  currency: string
                }
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: string[]
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: string[]
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: string[]
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean>
              }
            }
          | {
              detection: 'customer_activity_drop'
              /** By how many percent activity must be down, at least. It is compared with the usual activity of the customer on such days. 1 to 100. */
              dropPercent: number
              /** How many whole calendar days are compared, up to yesterday. 1 to 30. */
              windowDays: number
              /** The days before them, which show the usual level. 7 to 60. */
              baselineDays: number
              /** Only customers that usually have at least this many events in such a window. Without it, only falls that are probably chance are left out. 1 to 1000000. */
              minimumBaseline?: number
              /** A slow fall by dropPercent over this many days counts, too. Whole weeks only. 42 to 84. */
              fadeDays?: number
              /** Only customers that match all of these. Without it, the signal is about all customers. */
              accounts?: {
                /** 1 to 5 elements. */
                billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: string[]
                revenue?: {
                  metric: 'ARR' | 'MRR'
                  operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                  /** In minor units (cents). 0 to 9007199254740991. */
                  value: number
                  /** Matches `^[A-Za-z]{3}$`. */
                  currency: string
                }
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: string[]
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: string[]
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: string[]
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean>
              }
            }
          | {
              detection: 'related_user_inactivity'
              /** The length of the silence, as a number of 24-hour periods. 1 to 90. */
              days: number
              /** How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent. 1 to 60. */
              workingDays?: number
              /** Only people who were active on at least this many of the 28 days before. 1 to 28. */
              minimumActiveDays: number
              /** Only people whose trait `role` or `title` holds this text, whatever its case. 1 to 255 characters. */
              role?: string
              /** Only the most active person of the customer. */
              mostActiveOnly?: boolean
              /** Only silences that are too long to be chance. A less active person or customer must be silent for longer. */
              beyondChance?: boolean
              /** Only customers that match all of these. Without it, the signal is about all customers. */
              accounts?: {
                /** 1 to 5 elements. */
                billingStatuses?: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
                /** Rapport's ids, your customerIds or domains. 1 to 500 elements. Each 1 to 500 characters. */
                customerIds?: string[]
                revenue?: {
                  metric: 'ARR' | 'MRR'
                  operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
                  /** In minor units (cents). 0 to 9007199254740991. */
                  value: number
                  /** Matches `^[A-Za-z]{3}$`. */
                  currency: string
                }
                /** Ids of members. 1 to 100 elements. Each 1 to 500 characters. */
                ownerUserIds?: string[]
                /** Segments of customers, by id or name: those in any of them. 1 to 50 elements. Each 1 to 500 characters. */
                segments?: string[]
                /** Exact names of plans. 1 to 50 elements. Each 1 to 500 characters. */
                plans?: string[]
                /** Traits of the customer with their values. All of them must be equal. */
                traits?: Record<string, string | number | boolean>
              }
            }
      }[]
      health?: {
        /** A score below this value is also tried as an alarm. 1 to 100. */
        below: number
      }
    }
    /** Date-time. */
    from: string
    /** Date-time. */
    to: string
    /** Customers that were checked so far. Whole number. */
    lookedAt: number
    /** Customers that there are in all. Whole number. */
    customers: number
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    finishedAt: string | null
    result: {
      state: 'ready' | 'no_departures' | 'no_customers'
      /** What it found, in a sentence. */
      text: string
      /** Which data are missing. With them, the look-back could say more. */
      missing: string[]
      /** How often a customer left. A customer that left twice counts twice. At least 0. */
      departures: number
      assessment: {
        /** The name of the alarm: the assessment, a signal or the health score. */
        name: string
        /** Departures that the alarm announced at least a day before. At least 0. */
        said: number
        /** Departures that the alarm did not announce. At least 0. */
        missed: number
        /** The median number of days between alarm and departure. */
        medianLeadDays: number | null
        /** Alarms that no departure followed within 90 days. At least 0. */
        falseAlarms: number
        /** Alarms of the last 90 days. Whether a departure follows is not known yet. At least 0. */
        undecided: number
        /** False alarms in a month with 50 accounts. Null if less than a month of one account could be judged. */
        falseAlarmsPer50AccountsAMonth: number | null
      }
      /** The results of the signals and the health score that were tried. */
      trials: {
        /** The name of the alarm: the assessment, a signal or the health score. */
        name: string
        /** Departures that the alarm announced at least a day before. At least 0. */
        said: number
        /** Departures that the alarm did not announce. At least 0. */
        missed: number
        /** The median number of days between alarm and departure. */
        medianLeadDays: number | null
        /** Alarms that no departure followed within 90 days. At least 0. */
        falseAlarms: number
        /** Alarms of the last 90 days. Whether a departure follows is not known yet. At least 0. */
        undecided: number
        /** False alarms in a month with 50 accounts. Null if less than a month of one account could be judged. */
        falseAlarmsPer50AccountsAMonth: number | null
      }[]
      revenue: {
        currency: string
        /** The monthly revenue of those who left. Whole number. */
        leftMrrCents: number
        /** The monthly revenue of those who left after an alarm. Whole number. */
        saidMrrCents: number
        /** Departures in this currency whose amount is not known. At least 0. */
        unknown: number
      }[]
      /** Who left, latest first; at most 500. */
      left: {
        /** Uuid. */
        customerId: string
        name: string
        /** Date-time. */
        leftAt: string
        reason: string | null
        /** Whole number. */
        mrrCents: number | null
        currency: string | null
        firstSaid: {
          /** The first day with this reason. Date-time. */
          at: string
          /** Whole days until the customer left. Whole number. */
          leadDays: number
          /** True if the reason was there on the first day of the period already. It may be older. */
          isAtLeast: boolean
          state: string
          /** The strongest reason on that day. */
          text: string
          quote: string | null
          /** The colleague who reports it; null where the customer says it, and for numbers. */
          by: string | null
          sourceType: string | null
          sourceId: string | null
        } | null
        /** If no alarm came: what Rapport did not know about the customer. */
        missing: string[]
        /** How the customer stood in the time before it left. */
        timeline: {
          /** Date-time. */
          from: string
          /** Date-time. */
          to: string
          state: string
        }[]
      }[]
      /** Alarms without a departure, latest first; at most 50. */
      falseAlarms: {
        /** Uuid. */
        customerId: string
        name: string
        /** Date-time. */
        at: string
        text: string
      }[]
    } | null
  }
  /** Lists the automations that are not archived, newest first. */
  'automations.list': {
    items: {
      /** Uuid. */
      id: string
      name: string
      description: string | null
      enabled: boolean
      triggerType: 'SIGNAL_OCCURRENCE' | 'SCHEDULE'
      /** Each uuid. */
      signalIds: string[]
      matchMode: 'ANY' | 'ALL' | 'AT_LEAST'
      /** Whole number. */
      matchCount: number | null
      schedule: {
        cadence: 'hourly' | 'daily' | 'weekly'
        localTime: string
        timezone: string
        /** Whole number. */
        weekday: number | null
      } | null
      audienceFilter: {
        billingStatuses: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
        /** Each uuid. */
        customerIds: string[]
        revenue: {
          metric: 'ARR' | 'MRR'
          operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
          value: number
          currency: string
        } | null
        ownerUserIds: string[]
        /** Each uuid. */
        segments?: string[]
      } | null
      /** Whole number. */
      cooldownHours: number
      /** Whole number. */
      maxCustomersPerRun: number
      /** Uuid. */
      agentId: string | null
      task: {
        title: string
        details: string | null
        /** Whole number. */
        dueInDays: number | null
        assigneeId: string | null
        withoutMessage: boolean
      } | null
      /** Each uuid. */
      destinationIds: string[]
      /** Each uuid. */
      endpointIds: string[]
      /** Date-time. */
      nextRunAt: string | null
      /** Date-time. */
      enabledAt: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
      /** Date-time. */
      archivedAt: string | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** Whole number. */
      total: number
    }
  }
  /** Creates an automation, which says who gets which messages, and when. It is disabled by default. */
  'automations.create': {
    automation: {
      /** Uuid. */
      id: string
      name: string
      description: string | null
      enabled: boolean
      triggerType: 'SIGNAL_OCCURRENCE' | 'SCHEDULE'
      /** Each uuid. */
      signalIds: string[]
      matchMode: 'ANY' | 'ALL' | 'AT_LEAST'
      /** Whole number. */
      matchCount: number | null
      schedule: {
        cadence: 'hourly' | 'daily' | 'weekly'
        localTime: string
        timezone: string
        /** Whole number. */
        weekday: number | null
      } | null
      audienceFilter: {
        billingStatuses: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
        /** Each uuid. */
        customerIds: string[]
        revenue: {
          metric: 'ARR' | 'MRR'
          operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
          value: number
          currency: string
        } | null
        ownerUserIds: string[]
        /** Each uuid. */
        segments?: string[]
      } | null
      /** Whole number. */
      cooldownHours: number
      /** Whole number. */
      maxCustomersPerRun: number
      /** Uuid. */
      agentId: string | null
      task: {
        title: string
        details: string | null
        /** Whole number. */
        dueInDays: number | null
        assigneeId: string | null
        withoutMessage: boolean
      } | null
      /** Each uuid. */
      destinationIds: string[]
      /** Each uuid. */
      endpointIds: string[]
      /** Date-time. */
      nextRunAt: string | null
      /** Date-time. */
      enabledAt: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
      /** Date-time. */
      archivedAt: string | null
    }
    warnings: {
      path: string
      message: string
    }[]
  }
  /** Reads one automation, even an archived one. */
  'automations.get': {
    /** Uuid. */
    id: string
    name: string
    description: string | null
    enabled: boolean
    triggerType: 'SIGNAL_OCCURRENCE' | 'SCHEDULE'
    /** Each uuid. */
    signalIds: string[]
    matchMode: 'ANY' | 'ALL' | 'AT_LEAST'
    /** Whole number. */
    matchCount: number | null
    schedule: {
      cadence: 'hourly' | 'daily' | 'weekly'
      localTime: string
      timezone: string
      /** Whole number. */
      weekday: number | null
    } | null
    audienceFilter: {
      billingStatuses: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
      /** Each uuid. */
      customerIds: string[]
      revenue: {
        metric: 'ARR' | 'MRR'
        operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
        value: number
        currency: string
      } | null
      ownerUserIds: string[]
      /** Each uuid. */
      segments?: string[]
    } | null
    /** Whole number. */
    cooldownHours: number
    /** Whole number. */
    maxCustomersPerRun: number
    /** Uuid. */
    agentId: string | null
    task: {
      title: string
      details: string | null
      /** Whole number. */
      dueInDays: number | null
      assigneeId: string | null
      withoutMessage: boolean
    } | null
    /** Each uuid. */
    destinationIds: string[]
    /** Each uuid. */
    endpointIds: string[]
    /** Date-time. */
    nextRunAt: string | null
    /** Date-time. */
    enabledAt: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
    /** Date-time. */
    archivedAt: string | null
  }
  /** Changes an automation; omitted fields keep their values. */
  'automations.update': {
    automation: {
      /** Uuid. */
      id: string
      name: string
      description: string | null
      enabled: boolean
      triggerType: 'SIGNAL_OCCURRENCE' | 'SCHEDULE'
      /** Each uuid. */
      signalIds: string[]
      matchMode: 'ANY' | 'ALL' | 'AT_LEAST'
      /** Whole number. */
      matchCount: number | null
      schedule: {
        cadence: 'hourly' | 'daily' | 'weekly'
        localTime: string
        timezone: string
        /** Whole number. */
        weekday: number | null
      } | null
      audienceFilter: {
        billingStatuses: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
        /** Each uuid. */
        customerIds: string[]
        revenue: {
          metric: 'ARR' | 'MRR'
          operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
          value: number
          currency: string
        } | null
        ownerUserIds: string[]
        /** Each uuid. */
        segments?: string[]
      } | null
      /** Whole number. */
      cooldownHours: number
      /** Whole number. */
      maxCustomersPerRun: number
      /** Uuid. */
      agentId: string | null
      task: {
        title: string
        details: string | null
        /** Whole number. */
        dueInDays: number | null
        assigneeId: string | null
        withoutMessage: boolean
      } | null
      /** Each uuid. */
      destinationIds: string[]
      /** Each uuid. */
      endpointIds: string[]
      /** Date-time. */
      nextRunAt: string | null
      /** Date-time. */
      enabledAt: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
      /** Date-time. */
      archivedAt: string | null
    }
    warnings: {
      path: string
      message: string
    }[]
  }
  /** Enables an automation. It reports only what happens from now on. */
  'automations.enable': {
    automation: {
      /** Uuid. */
      id: string
      name: string
      description: string | null
      enabled: boolean
      triggerType: 'SIGNAL_OCCURRENCE' | 'SCHEDULE'
      /** Each uuid. */
      signalIds: string[]
      matchMode: 'ANY' | 'ALL' | 'AT_LEAST'
      /** Whole number. */
      matchCount: number | null
      schedule: {
        cadence: 'hourly' | 'daily' | 'weekly'
        localTime: string
        timezone: string
        /** Whole number. */
        weekday: number | null
      } | null
      audienceFilter: {
        billingStatuses: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
        /** Each uuid. */
        customerIds: string[]
        revenue: {
          metric: 'ARR' | 'MRR'
          operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
          value: number
          currency: string
        } | null
        ownerUserIds: string[]
        /** Each uuid. */
        segments?: string[]
      } | null
      /** Whole number. */
      cooldownHours: number
      /** Whole number. */
      maxCustomersPerRun: number
      /** Uuid. */
      agentId: string | null
      task: {
        title: string
        details: string | null
        /** Whole number. */
        dueInDays: number | null
        assigneeId: string | null
        withoutMessage: boolean
      } | null
      /** Each uuid. */
      destinationIds: string[]
      /** Each uuid. */
      endpointIds: string[]
      /** Date-time. */
      nextRunAt: string | null
      /** Date-time. */
      enabledAt: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
      /** Date-time. */
      archivedAt: string | null
    }
    warnings: {
      path: string
      message: string
    }[]
  }
  /** Disables an automation. It reports nothing until it is enabled again. */
  'automations.disable': {
    automation: {
      /** Uuid. */
      id: string
      name: string
      description: string | null
      enabled: boolean
      triggerType: 'SIGNAL_OCCURRENCE' | 'SCHEDULE'
      /** Each uuid. */
      signalIds: string[]
      matchMode: 'ANY' | 'ALL' | 'AT_LEAST'
      /** Whole number. */
      matchCount: number | null
      schedule: {
        cadence: 'hourly' | 'daily' | 'weekly'
        localTime: string
        timezone: string
        /** Whole number. */
        weekday: number | null
      } | null
      audienceFilter: {
        billingStatuses: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
        /** Each uuid. */
        customerIds: string[]
        revenue: {
          metric: 'ARR' | 'MRR'
          operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
          value: number
          currency: string
        } | null
        ownerUserIds: string[]
        /** Each uuid. */
        segments?: string[]
      } | null
      /** Whole number. */
      cooldownHours: number
      /** Whole number. */
      maxCustomersPerRun: number
      /** Uuid. */
      agentId: string | null
      task: {
        title: string
        details: string | null
        /** Whole number. */
        dueInDays: number | null
        assigneeId: string | null
        withoutMessage: boolean
      } | null
      /** Each uuid. */
      destinationIds: string[]
      /** Each uuid. */
      endpointIds: string[]
      /** Date-time. */
      nextRunAt: string | null
      /** Date-time. */
      enabledAt: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
      /** Date-time. */
      archivedAt: string | null
    }
    warnings: {
      path: string
      message: string
    }[]
  }
  /** Archives an automation. Its runs can still be read. */
  'automations.archive': {
    automation: {
      /** Uuid. */
      id: string
      name: string
      description: string | null
      enabled: boolean
      triggerType: 'SIGNAL_OCCURRENCE' | 'SCHEDULE'
      /** Each uuid. */
      signalIds: string[]
      matchMode: 'ANY' | 'ALL' | 'AT_LEAST'
      /** Whole number. */
      matchCount: number | null
      schedule: {
        cadence: 'hourly' | 'daily' | 'weekly'
        localTime: string
        timezone: string
        /** Whole number. */
        weekday: number | null
      } | null
      audienceFilter: {
        billingStatuses: ('NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED')[]
        /** Each uuid. */
        customerIds: string[]
        revenue: {
          metric: 'ARR' | 'MRR'
          operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
          value: number
          currency: string
        } | null
        ownerUserIds: string[]
        /** Each uuid. */
        segments?: string[]
      } | null
      /** Whole number. */
      cooldownHours: number
      /** Whole number. */
      maxCustomersPerRun: number
      /** Uuid. */
      agentId: string | null
      task: {
        title: string
        details: string | null
        /** Whole number. */
        dueInDays: number | null
        assigneeId: string | null
        withoutMessage: boolean
      } | null
      /** Each uuid. */
      destinationIds: string[]
      /** Each uuid. */
      endpointIds: string[]
      /** Date-time. */
      nextRunAt: string | null
      /** Date-time. */
      enabledAt: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
      /** Date-time. */
      archivedAt: string | null
    }
    warnings: {
      path: string
      message: string
    }[]
  }
  /** Shows which customers an automation would report if it ran now, and why. It sends and writes nothing. */
  'automations.dryRun': {
    /** Date-time. */
    periodStart: string
    /** Date-time. */
    periodEnd: string
    /** Date-time. */
    nextRunAt: string | null
    customers: {
      /** Uuid. */
      customerId: string
      customerName: string
      title: string
      reason: string
      /** Each uuid. */
      signalIds: string[]
      /** Each uuid. */
      occurrenceIds: string[]
      /** Whole number. */
      mrrCents: number | null
      currency: string | null
      ownerName: string | null
      link: string | null
    }[]
    leftOut: {
      /** Uuid. */
      customerId: string
      customerName: string
      cause: 'audience' | 'cooldown' | 'cap'
      why: string
    }[]
    warnings: {
      path: string
      message: string
    }[]
  }
  /** Lists the runs of an automation of the last 90 days, newest first. */
  'automations.runs': {
    items: {
      /** Uuid. */
      id: string
      /** Uuid. */
      automationId: string
      triggerType: 'SIGNAL_OCCURRENCE' | 'SCHEDULE'
      status: 'PENDING' | 'SKIPPED' | 'RUNNING' | 'READY_FOR_DELIVERY' | 'DELIVERED' | 'PARTIAL_FAILURE' | 'FAILED'
      reason: string | null
      /** Date-time. */
      periodStart: string
      /** Date-time. */
      periodEnd: string
      /** How many missed times of the schedule this run makes up for. Whole number. */
      missed: number
      /** Whole number. */
      customerCount: number
      excluded: {
        /** Whole number. */
        audience: number
        /** Whole number. */
        cooldown: number
        /** Whole number. */
        cap: number
      }
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      startedAt: string | null
      /** Date-time. */
      endedAt: string | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** Whole number. */
      total: number
    }
  }
  /** Reads one run: its customers, and the results of its messages. */
  'automations.run': {
    /** Uuid. */
    id: string
    /** Uuid. */
    automationId: string
    triggerType: 'SIGNAL_OCCURRENCE' | 'SCHEDULE'
    status: 'PENDING' | 'SKIPPED' | 'RUNNING' | 'READY_FOR_DELIVERY' | 'DELIVERED' | 'PARTIAL_FAILURE' | 'FAILED'
    reason: string | null
    /** Date-time. */
    periodStart: string
    /** Date-time. */
    periodEnd: string
    /** How many missed times of the schedule this run makes up for. Whole number. */
    missed: number
    /** Whole number. */
    customerCount: number
    excluded: {
      /** Whole number. */
      audience: number
      /** Whole number. */
      cooldown: number
      /** Whole number. */
      cap: number
    }
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    startedAt: string | null
    /** Date-time. */
    endedAt: string | null
    items: {
      /** Uuid. */
      customerId: string
      customerName: string
      title: string
      reason: string
      /** Each uuid. */
      signalIds: string[]
      /** Each uuid. */
      occurrenceIds: string[]
      /** Whole number. */
      mrrCents: number | null
      currency: string | null
      ownerName: string | null
      link: string | null
    }[]
    deliveries: {
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
    }[]
  }
  /** Lists the agents, newest first. */
  'agents.list': {
    items: {
      /** Uuid. */
      id: string
      displayName: string
      instructions: string
      /** Whole number. */
      maxItemsToSurface: number
      schedule: {
        cadence: 'hourly' | 'daily' | 'weekly'
        localTime: string
        timezone: string
        /** Whole number. */
        weekday: number | null
      } | null
      tools: string[]
      enabled: boolean
      savedBy: {
        kind: 'host' | 'session' | 'api_key'
        /** Uuid. */
        apiKeyId: string | null
      }
      /** Date-time. */
      nextRunAt: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** Whole number. */
      total: number
    }
  }
  /** Creates an agent. Its tools run with the grants of this key. Fails with CONFLICT without a language model. */
  'agents.create': {
    /** Uuid. */
    id: string
    displayName: string
    instructions: string
    /** Whole number. */
    maxItemsToSurface: number
    schedule: {
      cadence: 'hourly' | 'daily' | 'weekly'
      localTime: string
      timezone: string
      /** Whole number. */
      weekday: number | null
    } | null
    tools: string[]
    enabled: boolean
    savedBy: {
      kind: 'host' | 'session' | 'api_key'
      /** Uuid. */
      apiKeyId: string | null
    }
    /** Date-time. */
    nextRunAt: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Reads one agent. */
  'agents.get': {
    /** Uuid. */
    id: string
    displayName: string
    instructions: string
    /** Whole number. */
    maxItemsToSurface: number
    schedule: {
      cadence: 'hourly' | 'daily' | 'weekly'
      localTime: string
      timezone: string
      /** Whole number. */
      weekday: number | null
    } | null
    tools: string[]
    enabled: boolean
    savedBy: {
      kind: 'host' | 'session' | 'api_key'
      /** Uuid. */
      apiKeyId: string | null
    }
    /** Date-time. */
    nextRunAt: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Changes an agent; omitted fields keep their values. From then on its tools run with the grants of this key. */
  'agents.update': {
    /** Uuid. */
    id: string
    displayName: string
    instructions: string
    /** Whole number. */
    maxItemsToSurface: number
    schedule: {
      cadence: 'hourly' | 'daily' | 'weekly'
      localTime: string
      timezone: string
      /** Whole number. */
      weekday: number | null
    } | null
    tools: string[]
    enabled: boolean
    savedBy: {
      kind: 'host' | 'session' | 'api_key'
      /** Uuid. */
      apiKeyId: string | null
    }
    /** Date-time. */
    nextRunAt: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Enables an agent: it runs on its schedule, and for automations that name it. */
  'agents.enable': {
    /** Uuid. */
    id: string
    displayName: string
    instructions: string
    /** Whole number. */
    maxItemsToSurface: number
    schedule: {
      cadence: 'hourly' | 'daily' | 'weekly'
      localTime: string
      timezone: string
      /** Whole number. */
      weekday: number | null
    } | null
    tools: string[]
    enabled: boolean
    savedBy: {
      kind: 'host' | 'session' | 'api_key'
      /** Uuid. */
      apiKeyId: string | null
    }
    /** Date-time. */
    nextRunAt: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Disables an agent: it runs only when somebody starts it. */
  'agents.disable': {
    /** Uuid. */
    id: string
    displayName: string
    instructions: string
    /** Whole number. */
    maxItemsToSurface: number
    schedule: {
      cadence: 'hourly' | 'daily' | 'weekly'
      localTime: string
      timezone: string
      /** Whole number. */
      weekday: number | null
    } | null
    tools: string[]
    enabled: boolean
    savedBy: {
      kind: 'host' | 'session' | 'api_key'
      /** Uuid. */
      apiKeyId: string | null
    }
    /** Date-time. */
    nextRunAt: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    updatedAt: string
  }
  /** Lists the runs of an agent of the last 90 days, newest first. */
  'agents.runs': {
    items: {
      /** Uuid. */
      id: string
      /** Uuid. */
      agentId: string
      status: 'RUNNING' | 'COMPLETED' | 'FAILED' | 'PARTIAL'
      trigger: 'manual' | 'scheduled' | 'signal'
      /** Uuid. */
      automationRunId: string | null
      summary: string | null
      /** Why it failed, or what was left out of its answer. */
      errorSummary: string | null
      /** Date-time. */
      startedAt: string
      /** Date-time. */
      endedAt: string | null
      counts: {
        /** Answers of the model. Whole number. */
        steps: number
        /** Whole number. */
        toolCalls: number
        /** Whole number. */
        inputTokens: number
        /** Whole number. */
        outputTokens: number
        /** The cost, in millionths of the currency of the prices. Null if no prices are configured. Whole number. */
        costMicros: number | null
        /** Whole number. */
        outputs: number
        /** Outputs that were refused, because they named something unknown or cited no evidence. Whole number. */
        refusedOutputs: number
      }
      outputs: {
        /** Uuid. */
        customerId: string
        /** At most 240 characters. */
        title: string
        /** At most 2000 characters. */
        summary: string
        evidence: {
          kind: 'fact' | 'source' | 'event' | 'attention_item'
          id: string
        }[]
      }[]
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** Whole number. */
      total: number
    }
  }
  /** Runs an agent now, even a disabled one. The answer comes when the run has started. Read the run until it is not RUNNING. */
  'agents.start': {
    /** Uuid. */
    id: string
    /** Uuid. */
    agentId: string
    status: 'RUNNING' | 'COMPLETED' | 'FAILED' | 'PARTIAL'
    trigger: 'manual' | 'scheduled' | 'signal'
    /** Uuid. */
    automationRunId: string | null
    summary: string | null
    /** Why it failed, or what was left out of its answer. */
    errorSummary: string | null
    /** Date-time. */
    startedAt: string
    /** Date-time. */
    endedAt: string | null
    counts: {
      /** Answers of the model. Whole number. */
      steps: number
      /** Whole number. */
      toolCalls: number
      /** Whole number. */
      inputTokens: number
      /** Whole number. */
      outputTokens: number
      /** The cost, in millionths of the currency of the prices. Null if no prices are configured. Whole number. */
      costMicros: number | null
      /** Whole number. */
      outputs: number
      /** Outputs that were refused, because they named something unknown or cited no evidence. Whole number. */
      refusedOutputs: number
    }
    outputs: {
      /** Uuid. */
      customerId: string
      /** At most 240 characters. */
      title: string
      /** At most 2000 characters. */
      summary: string
      evidence: {
        kind: 'fact' | 'source' | 'event' | 'attention_item'
        id: string
      }[]
    }[]
    model: string | null
    steps: {
      /** Date-time. */
      at: string
      /** What the model said, cut to 20,000 characters. */
      text: string
      calls: {
        tool: string
        input: unknown
        /** As the model got it; null for keys that may not call the tool. */
        result: string | null
        isError: boolean
      }[]
      /** Whole number. */
      inputTokens: number
      /** Whole number. */
      outputTokens: number
    }[]
  }
  /** Reads one run: its outputs, and everything that was read and answered. Answers of a tool are shown only to keys that may call it. */
  'agents.run': {
    /** Uuid. */
    id: string
    /** Uuid. */
    agentId: string
    status: 'RUNNING' | 'COMPLETED' | 'FAILED' | 'PARTIAL'
    trigger: 'manual' | 'scheduled' | 'signal'
    /** Uuid. */
    automationRunId: string | null
    summary: string | null
    /** Why it failed, or what was left out of its answer. */
    errorSummary: string | null
    /** Date-time. */
    startedAt: string
    /** Date-time. */
    endedAt: string | null
    counts: {
      /** Answers of the model. Whole number. */
      steps: number
      /** Whole number. */
      toolCalls: number
      /** Whole number. */
      inputTokens: number
      /** Whole number. */
      outputTokens: number
      /** The cost, in millionths of the currency of the prices. Null if no prices are configured. Whole number. */
      costMicros: number | null
      /** Whole number. */
      outputs: number
      /** Outputs that were refused, because they named something unknown or cited no evidence. Whole number. */
      refusedOutputs: number
    }
    outputs: {
      /** Uuid. */
      customerId: string
      /** At most 240 characters. */
      title: string
      /** At most 2000 characters. */
      summary: string
      evidence: {
        kind: 'fact' | 'source' | 'event' | 'attention_item'
        id: string
      }[]
    }[]
    model: string | null
    steps: {
      /** Date-time. */
      at: string
      /** What the model said, cut to 20,000 characters. */
      text: string
      calls: {
        tool: string
        input: unknown
        /** As the model got it; null for keys that may not call the tool. */
        result: string | null
        isError: boolean
      }[]
      /** Whole number. */
      inputTokens: number
      /** Whole number. */
      outputTokens: number
    }[]
  }
  /** Counts the stored events that jobs still have to check, because they may belong to somebody else now. */
  'identity.pending': {
    /** The jobs that will check them. At least 0. */
    jobs: number
    /** The remaining events of those jobs. An event counts once for each job that will check it. At least 0. */
    events: number
  }
  /** Lists the providers, and the state of the sync of connected ones. */
  'integrations.list': {
    /** The id of one of these providers, or of a provider of your own. 1 to 80 characters. */
    id:
      | 'salesforce'
      | 'hubspot'
      | 'attio'
      | 'slack'
      | 'google-calendar'
      | 'google-mail'
      | 'granola'
      | 'gong'
      | 'fireflies'
      | 'pylon'
      | 'stripe'
      | 'mixpanel'
      | 'posthog'
      | 'supabase'
      | 'clerk'
      | (string & {})
    /** 1 to 120 characters. */
    name: string
    category: 'crm' | 'communication' | 'storage' | 'calls' | 'calendar' | 'analytics' | 'billing' | 'support'
    status: 'connected' | 'not_connected'
    /** Uuid. */
    connectionId?: string
    /** Date-time. */
    lastDataReceivedAt?: string
    syncStatus?: 'idle' | 'running' | 'waiting' | 'failing' | 'stopped'
    errorMessage?: string
    /** For product analytics. features: its events may repeat those of the workspace, so only features and timelines show them. */
    counts?: 'all' | 'features'
  }[]
  /** Lists which providers can be connected and how, with the fields that each needs. */
  'integrations.capabilities': {
    /** The id of a provider, such as hubspot. 1 to 80 characters. */
    provider: string
    /** 1 to 120 characters. */
    name: string
    category: 'crm' | 'communication' | 'storage' | 'calls' | 'calendar' | 'analytics' | 'billing' | 'support'
    authType: 'oauth' | 'api_key' | 'basic_auth'
    /** human_controlled: the caller can give the credentials itself. */
    setupMode: 'browser_handoff' | 'human_controlled'
    /** Whether a link to a page is available now. */
    browserHandoffAvailable: boolean
    /** not_configured: the owner of the server has to set missingSettings first. no_connector: this version cannot read it. */
    availability: 'available' | 'not_configured' | 'no_connector'
    /** The settings of the server that nobody has set yet, such as publicUrl. */
    missingSettings: string[]
    /** What a person does on the page: signs in at the vendor, or gives a key. */
    connectBy: ('sign_in' | 'key')[]
    fields: {
      name: string
      label: string
      type: 'string' | 'enum' | 'boolean'
      required: boolean
      /** Whether its value must never be shown. */
      secret: boolean
      pattern?: string
      options?: string[]
      help: string
    }[]
    /** The decision to make after it is connected. */
    configuration: 'crm_mapping' | 'mixpanel_mapping' | null
    channel?: {
      /** The provider's id in upper case, followed by _CHANNEL, such as SLACK_CHANNEL. 1 to 80 characters. */
      type: 'SLACK_CHANNEL' | (string & {})
      /** Where people find the id of a channel. */
      help: string
      /** What an id of a channel looks like. */
      example: string
    }
  }[]
  /** Connects a provider with credentials, or returns a link to the page where a person does it. */
  'integrations.connect':
    | {
        connected: true
        /** Uuid. */
        connectionId: string
        alreadyConnected: boolean
      }
    | {
        /** Uuid. */
        sessionId: string
        /** Uri. */
        connectUrl: string
        alreadyConnected: boolean
      }
  /** Ends a connection and deletes its credential. The data stays. */
  'integrations.disconnect': {
    success: true
  }
  /** Shows the state of each stream of a provider, and its problems. */
  'integrations.status': {
    /** The id of one of these providers, or of a provider of your own. 1 to 80 characters. */
    provider:
      | 'salesforce'
      | 'hubspot'
      | 'attio'
      | 'slack'
      | 'google-calendar'
      | 'google-mail'
      | 'granola'
      | 'gong'
      | 'fireflies'
      | 'pylon'
      | 'stripe'
      | 'mixpanel'
      | 'posthog'
      | 'supabase'
      | 'clerk'
      | (string & {})
    /** 1 to 120 characters. */
    name: string
    category: 'crm' | 'communication' | 'storage' | 'calls' | 'calendar' | 'analytics' | 'billing' | 'support'
    /** setup_required: connected, and a mapping is missing. requires_intervention: only a person can help. */
    status: 'not_connected' | 'awaiting_auth' | 'setup_required' | 'ready' | 'requires_intervention'
    syncs: {
      /** The stream. */
      model: string
      /** idle, running, waiting, failing, skipped or stopped. */
      status: string
      /** Date-time. */
      lastSyncedAt?: string
      errorMessage?: string
      counts?: {
        /** At least 0. */
        added: number
        /** At least 0. */
        updated: number
        /** At least 0. */
        removed: number
        /** At least 0. */
        unchanged: number
        /** Records that were left out on purpose since everything was read last. At least 0. */
        skipped: number
        /** Why records were left out, as a phrase that continues "records …", and how many for each. */
        skippedFor: {
          reason: string
          /** At least 0. */
          count: number
        }[]
      }
    }[]
  }
  /** Lists the runs of a connected provider, newest first, with the result of each stream. */
  'integrations.runs': {
    /** Uuid. */
    id: string
    /** What started the run: schedule, asked (somebody asked for it), webhook or connected (a new connection). */
    cause: string
    /** running, succeeded, partial or failed. It succeeds only if every stream was read to its end. */
    status: string
    streams: {
      stream: string
      /** ended: read to its end. */
      outcome: 'ended' | 'partial' | 'failed' | 'skipped'
      /** At least 0. */
      added: number
      /** At least 0. */
      updated: number
      /** At least 0. */
      removed: number
      /** At least 0. */
      unchanged: number
      /** Records that were left out on purpose. At least 0. */
      skipped: number
      /** Why records were left out, as a phrase that continues "records …", and how many for each. */
      skippedFor: {
        reason: string
        /** At least 0. */
        count: number
      }[]
      unreadable: {
        /** Records that could not be read. At least 0. */
        count: number
        examples: {
          id: string
          message: string
        }[]
      }
      /** At least 0. */
      requests: number
      /** How long it waited for the pace that the vendor allows, in milliseconds. At least 0. */
      waitedMs: number
      /** How often the vendor asked it to wait. At least 0. */
      rateLimited: number
      lastCursor: string | null
      errorClass: string | null
      errorMessage: string | null
      /** When the stream is read again, in milliseconds since the epoch. Whole number. */
      nextRunAt: number | null
    }[]
    /** At least 0. */
    requests: number
    /** Date-time. */
    startedAt: string
    /** Date-time. */
    endedAt: string | null
    /** Date-time. */
    nextRunAt: string | null
  }[]
  /** Starts a sync of a provider now. */
  'integrations.sync': {
    /** Uuid. */
    runId: string
  }
  /** Makes a webhook address for one connection, and stores the secret that the vendor signs with. The address is shown once. */
  'integrations.webhook': {
    /** The address to enter at the vendor. The old address ends. */
    url: string
  }
  /** Lists people and customers that may be the same, most recent first. */
  'identity.suggestions': {
    items: {
      /** Uuid. */
      id: string
      entity: 'user' | 'customer'
      status: 'suggested' | 'merged' | 'rejected'
      confidence: 'HIGH' | 'MEDIUM' | 'LOW'
      survivor: {
        /** The id that it has, or had, as a separate user or customer. Uuid. */
        id: string
        /** Your userId or customerId. */
        externalId: string | null
        name: string | null
        /** Of people. */
        email: string | null
        /** Of customers. */
        domain: string | null
      }
      duplicate: {
        /** The id that it has, or had, as a separate user or customer. Uuid. */
        id: string
        /** Your userId or customerId. */
        externalId: string | null
        name: string | null
        /** Of people. */
        email: string | null
        /** Of customers. */
        domain: string | null
      }
      /** Why the two may be the same, with a sentence for each reason. */
      explanation: string[]
      /** What a merge would move. Each number counts at most 10000. Null after a decision. */
      impact: {
        /** 0 to 10000. */
        users: number
        /** 0 to 10000. */
        events: number
        /** 0 to 10000. */
        sources: number
        /** 0 to 10000. */
        facts: number
      } | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      decidedAt: string | null
      /** The member who decided; null if your server decided without a member. */
      decidedById: string | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** At least 0. */
      total: number
    }
  }
  /** Reads one suggestion. */
  'identity.suggestion': {
    /** Uuid. */
    id: string
    entity: 'user' | 'customer'
    status: 'suggested' | 'merged' | 'rejected'
    confidence: 'HIGH' | 'MEDIUM' | 'LOW'
    survivor: {
      /** The id that it has, or had, as a separate user or customer. Uuid. */
      id: string
      /** Your userId or customerId. */
      externalId: string | null
      name: string | null
      /** Of people. */
      email: string | null
      /** Of customers. */
      domain: string | null
    }
    duplicate: {
      /** The id that it has, or had, as a separate user or customer. Uuid. */
      id: string
      /** Your userId or customerId. */
      externalId: string | null
      name: string | null
      /** Of people. */
      email: string | null
      /** Of customers. */
      domain: string | null
    }
    /** Why the two may be the same, with a sentence for each reason. */
    explanation: string[]
    /** What a merge would move. Each number counts at most 10000. Null after a decision. */
    impact: {
      /** 0 to 10000. */
      users: number
      /** 0 to 10000. */
      events: number
      /** 0 to 10000. */
      sources: number
      /** 0 to 10000. */
      facts: number
    } | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    decidedAt: string | null
    /** The member who decided; null if your server decided without a member. */
    decidedById: string | null
  }
  /** Merges the duplicate into the survivor. Repeating it changes nothing. */
  'identity.merge': {
    /** Uuid. */
    id: string
    entity: 'user' | 'customer'
    status: 'suggested' | 'merged' | 'rejected'
    confidence: 'HIGH' | 'MEDIUM' | 'LOW'
    survivor: {
      /** The id that it has, or had, as a separate user or customer. Uuid. */
      id: string
      /** Your userId or customerId. */
      externalId: string | null
      name: string | null
      /** Of people. */
      email: string | null
      /** Of customers. */
      domain: string | null
    }
    duplicate: {
      /** The id that it has, or had, as a separate user or customer. Uuid. */
      id: string
      /** Your userId or customerId. */
      externalId: string | null
      name: string | null
      /** Of people. */
      email: string | null
      /** Of customers. */
      domain: string | null
    }
    /** Why the two may be the same, with a sentence for each reason. */
    explanation: string[]
    /** What a merge would move. Each number counts at most 10000. Null after a decision. */
    impact: {
      /** 0 to 10000. */
      users: number
      /** 0 to 10000. */
      events: number
      /** 0 to 10000. */
      sources: number
      /** 0 to 10000. */
      facts: number
    } | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    decidedAt: string | null
    /** The member who decided; null if your server decided without a member. */
    decidedById: string | null
  }
  /** Decides that the two are not the same. They stay separate, whatever events say. */
  'identity.reject': {
    /** Uuid. */
    id: string
    entity: 'user' | 'customer'
    status: 'suggested' | 'merged' | 'rejected'
    confidence: 'HIGH' | 'MEDIUM' | 'LOW'
    survivor: {
      /** The id that it has, or had, as a separate user or customer. Uuid. */
      id: string
      /** Your userId or customerId. */
      externalId: string | null
      name: string | null
      /** Of people. */
      email: string | null
      /** Of customers. */
      domain: string | null
    }
    duplicate: {
      /** The id that it has, or had, as a separate user or customer. Uuid. */
      id: string
      /** Your userId or customerId. */
      externalId: string | null
      name: string | null
      /** Of people. */
      email: string | null
      /** Of customers. */
      domain: string | null
    }
    /** Why the two may be the same, with a sentence for each reason. */
    explanation: string[]
    /** What a merge would move. Each number counts at most 10000. Null after a decision. */
    impact: {
      /** 0 to 10000. */
      users: number
      /** 0 to 10000. */
      events: number
      /** 0 to 10000. */
      sources: number
      /** 0 to 10000. */
      facts: number
    } | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    decidedAt: string | null
    /** The member who decided; null if your server decided without a member. */
    decidedById: string | null
  }
  /** Lists the merges in effect, newest first. */
  'identity.merges': {
    items: {
      /** The id that was merged: it leads to the survivor. Uuid. */
      id: string
      entity: 'user' | 'customer'
      survivor: {
        /** The id that it has, or had, as a separate user or customer. Uuid. */
        id: string
        /** Your userId or customerId. */
        externalId: string | null
        name: string | null
        /** Of people. */
        email: string | null
        /** Of customers. */
        domain: string | null
      }
      duplicate: {
        /** The id that it has, or had, as a separate user or customer. Uuid. */
        id: string
        /** Your userId or customerId. */
        externalId: string | null
        name: string | null
        /** Of people. */
        email: string | null
        /** Of customers. */
        domain: string | null
      }
      /** Why: a userId claimed the email, a customer owns the domain, a provider's account joined the customer that it names, or a reviewer said so. */
      reason: 'email_claimed' | 'domain_owned' | 'account_joined' | 'reviewed'
      /** Date-time. */
      mergedAt: string
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** At least 0. */
      total: number
    }
  }
  /** Shows what merging two customers or two people would do: which one remains, and what moves to it. */
  'identity.previewMerge': {
    entity: 'user' | 'customer'
    survivor: {
      /** The id that it has, or had, as a separate user or customer. Uuid. */
      id: string
      /** Your userId or customerId. */
      externalId: string | null
      name: string | null
      /** Of people. */
      email: string | null
      /** Of customers. */
      domain: string | null
    }
    duplicate: {
      /** The id that it has, or had, as a separate user or customer. Uuid. */
      id: string
      /** Your userId or customerId. */
      externalId: string | null
      name: string | null
      /** Of people. */
      email: string | null
      /** Of customers. */
      domain: string | null
    }
    /** What a merge would move. Each number counts at most 10000. Null after a decision. */
    moves: {
      /** 0 to 10000. */
      users: number
      /** 0 to 10000. */
      events: number
      /** 0 to 10000. */
      sources: number
      /** 0 to 10000. */
      facts: number
    }
  }
  /** Merges two customers or two people by decision of a person. The merge holds, whatever events say, until it is undone. */
  'identity.mergeByHand': {
    /** Uuid. */
    id: string
    entity: 'user' | 'customer'
    status: 'suggested' | 'merged' | 'rejected'
    confidence: 'HIGH' | 'MEDIUM' | 'LOW'
    survivor: {
      /** The id that it has, or had, as a separate user or customer. Uuid. */
      id: string
      /** Your userId or customerId. */
      externalId: string | null
      name: string | null
      /** Of people. */
      email: string | null
      /** Of customers. */
      domain: string | null
    }
    duplicate: {
      /** The id that it has, or had, as a separate user or customer. Uuid. */
      id: string
      /** Your userId or customerId. */
      externalId: string | null
      name: string | null
      /** Of people. */
      email: string | null
      /** Of customers. */
      domain: string | null
    }
    /** Why the two may be the same, with a sentence for each reason. */
    explanation: string[]
    /** What a merge would move. Each number counts at most 10000. Null after a decision. */
    impact: {
      /** 0 to 10000. */
      users: number
      /** 0 to 10000. */
      events: number
      /** 0 to 10000. */
      sources: number
      /** 0 to 10000. */
      facts: number
    } | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    decidedAt: string | null
    /** The member who decided; null if your server decided without a member. */
    decidedById: string | null
  }
  /** Undoes a merge, whoever made it. The duplicate is separate again and stays separate, whatever events say. */
  'identity.undo': {
    /** Uuid. */
    id: string
    entity: 'user' | 'customer'
    status: 'suggested' | 'merged' | 'rejected'
    confidence: 'HIGH' | 'MEDIUM' | 'LOW'
    survivor: {
      /** The id that it has, or had, as a separate user or customer. Uuid. */
      id: string
      /** Your userId or customerId. */
      externalId: string | null
      name: string | null
      /** Of people. */
      email: string | null
      /** Of customers. */
      domain: string | null
    }
    duplicate: {
      /** The id that it has, or had, as a separate user or customer. Uuid. */
      id: string
      /** Your userId or customerId. */
      externalId: string | null
      name: string | null
      /** Of people. */
      email: string | null
      /** Of customers. */
      domain: string | null
    }
    /** Why the two may be the same, with a sentence for each reason. */
    explanation: string[]
    /** What a merge would move. Each number counts at most 10000. Null after a decision. */
    impact: {
      /** 0 to 10000. */
      users: number
      /** 0 to 10000. */
      events: number
      /** 0 to 10000. */
      sources: number
      /** 0 to 10000. */
      facts: number
    } | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    decidedAt: string | null
    /** The member who decided; null if your server decided without a member. */
    decidedById: string | null
  }
  /** Reads the workspace's settings: its time zone, its currency and the rates into it. */
  'settings.get': {
    /** The IANA time zone that days and weeks are counted in. At least 1 characters. */
    defaultTimezone: string
    /** The currency that the console and the movements of MRR add up in; null while none is chosen. 3 to 3 characters. */
    currency: string | null
    /** The rates into that currency, by currency. */
    rates: {
      /** The currency (ISO 4217). 3 to 3 characters. */
      currency: string
      /** What one unit of it is worth in the workspace's currency, exactly. */
      rate: string
      /** The day of the rate, such as 2026-11-20. */
      date: string
      /** How many days ago that was. At least 0. */
      ageDays: number
    }[]
  }
  /** Changes the workspace's settings; omitted fields keep their values. A rate says what one unit of a currency is worth in the workspace's currency. If you change the currency, the rates into the old one are removed. */
  'settings.change': {
    /** The IANA time zone that days and weeks are counted in. At least 1 characters. */
    defaultTimezone: string
    /** The currency that the console and the movements of MRR add up in; null while none is chosen. 3 to 3 characters. */
    currency: string | null
    /** The rates into that currency, by currency. */
    rates: {
      /** The currency (ISO 4217). 3 to 3 characters. */
      currency: string
      /** What one unit of it is worth in the workspace's currency, exactly. */
      rate: string
      /** The day of the rate, such as 2026-11-20. */
      date: string
      /** How many days ago that was. At least 0. */
      ageDays: number
    }[]
  }
  /** Reads the workspace's competitors, products, code names and patience with tickets. */
  'reading.get': {
    /** Products and companies that customers may choose instead of yours. A sentence that names one counts as a sentence about a competitor. At most 500 elements. Each 2 to 100 characters. */
    competitors: string[]
    /** The names of your own products. A sentence that names one is read as if it said "your product". At most 500 elements. Each 2 to 100 characters. */
    products: string[]
    /** Names that your people use instead of the names of customers and products. At most 500 elements. */
    codeNames: {
      /** 2 to 100 characters. */
      name: string
      /** The customer that it means: Rapport's id of the customer, your customerId, or the domain; null if it means one of your products. 1 to 500 characters. */
      customer: string | null
    }[]
    /** How many days a ticket may stay open before it counts as a problem without an answer. 0 to 365. */
    patienceDays: number
  }
  /** Sets the workspace's competitors, products, code names and patience with tickets. A field that is left out keeps its value, and [] clears a list. Names apply to sources that are read from now on. Earlier facts stay as they are. */
  'reading.put': {
    /** Products and companies that customers may choose instead of yours. A sentence that names one counts as a sentence about a competitor. At most 500 elements. Each 2 to 100 characters. */
    competitors: string[]
    /** The names of your own products. A sentence that names one is read as if it said "your product". At most 500 elements. Each 2 to 100 characters. */
    products: string[]
    /** Names that your people use instead of the names of customers and products. At most 500 elements. */
    codeNames: {
      /** 2 to 100 characters. */
      name: string
      /** The customer that it means: Rapport's id of the customer, your customerId, or the domain; null if it means one of your products. 1 to 500 characters. */
      customer: string | null
    }[]
    /** How many days a ticket may stay open before it counts as a problem without an answer. 0 to 365. */
    patienceDays: number
  }
  /** Exports what is stored about a person or a customer, in pages: their own rows, and the rows whose texts name them. */
  'privacy.export': {
    items: {
      /** The table, as docs/privacy.md names it. */
      table: string
      /** The row as it is stored. Times are ISO 8601 in UTC. */
      row: Record<string, unknown>
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** Whole number. */
      total: number
    }
  }
  /** Counts the users, customers, events and sources that an erasure would remove. */
  'privacy.previewErasure': {
    /** People whose users would be removed. At least 0. */
    users: number
    /** Customers that would be removed. At least 0. */
    customers: number
    /** Events that would be removed. At least 0. */
    events: number
    /** Emails, calls and other sources that would be removed or changed. At least 0. */
    sources: number
    /** Whether a job does the work, because there are 10,000 events or more. */
    isJob: boolean
  }
  /** Erases a person, or a customer with all of its people, from every table, and keeps them away. */
  'privacy.erase': {
    /** Uuid. */
    id: string
    status: 'running' | 'done'
    selectedBy: 'email' | 'userId' | 'visitorId' | 'customerId'
    /** How many rows of each table were removed. */
    removed: Record<string, number>
    /** In how many rows of each table the names were masked. */
    masked: Record<string, number>
    /** Events that were dropped since, because they were of somebody who was erased. The newest erasure counts them. At least 0. */
    droppedEvents: number
    /** When it was asked for. Date-time. */
    askedAt: string
    /** When it was done; null while it runs. Date-time. */
    erasedAt: string | null
  }
  /** Shows the progress of an erasure, and what it removed. */
  'privacy.getErasure': {
    /** Uuid. */
    id: string
    status: 'running' | 'done'
    selectedBy: 'email' | 'userId' | 'visitorId' | 'customerId'
    /** How many rows of each table were removed. */
    removed: Record<string, number>
    /** In how many rows of each table the names were masked. */
    masked: Record<string, number>
    /** Events that were dropped since, because they were of somebody who was erased. The newest erasure counts them. At least 0. */
    droppedEvents: number
    /** When it was asked for. Date-time. */
    askedAt: string
    /** When it was done; null while it runs. Date-time. */
    erasedAt: string | null
  }
  /** Allows an erased person or customer to come back. Erased data stays erased. */
  'privacy.lift': {
    /** How many names (ids, emails and the like) may come back. At least 0. */
    lifted: number
  }
  /** Reads for how many days each kind of data is kept. */
  'retention.get': {
    /** Events of browsers, servers and providers. What is counted of events then covers those that are left. Null: for good. 7 to 3650. */
    events: number | null
    /** Emails, calls, calendar events, tickets and chats, with their text and the facts that rest on nothing else. Null: for good. 7 to 3650. */
    conversations: number | null
    /** Ended runs of automations and agents, with their messages and what models said. Without a rule they are kept for 90 days. Null: for good. 7 to 3650. */
    runs: number | null
  }
  /** Sets for how many days events, conversations and runs are kept. A kind that is left out keeps its rule; null keeps it for good. From the next night on, older data is removed for good. */
  'retention.put': {
    /** Events of browsers, servers and providers. What is counted of events then covers those that are left. Null: for good. 7 to 3650. */
    events: number | null
    /** Emails, calls, calendar events, tickets and chats, with their text and the facts that rest on nothing else. Null: for good. 7 to 3650. */
    conversations: number | null
    /** Ended runs of automations and agents, with their messages and what models said. Without a rule they are kept for 90 days. Null: for good. 7 to 3650. */
    runs: number | null
  }
  /** Shows what the workspace's rules would remove now with this change. It changes nothing. */
  'retention.preview': {
    /** The kinds that have a rule. */
    kinds: {
      kind: 'events' | 'conversations' | 'runs'
      /** Whole number. */
      days: number
      /** Data that is older than this time is removed. Date-time. */
      before: string
      /** How many rows that are. Whole number. */
      rows: number
    }[]
  }
  /** Starts to remove data that is older than the workspace's rules allow, without waiting for the night. */
  'retention.run': {
    /** The kinds that have a rule. */
    kinds: {
      kind: 'events' | 'conversations' | 'runs'
      /** Whole number. */
      days: number
      /** Data that is older than this time is removed. Date-time. */
      before: string
      /** How many rows that are. Whole number. */
      rows: number
    }[]
  }
  /** Lists the newest 100 runs that removed old data, newest first, with the number of removed rows of each kind. */
  'retention.runs': {
    /** The newest 100 runs, newest first. */
    items: {
      /** Uuid. */
      id: string
      /** When the run began. Date-time. */
      startedAt: string
      /** When the run ended; null while it goes on. Date-time. */
      endedAt: string | null
      kinds: {
        kind: 'events' | 'conversations' | 'runs'
        /** Whole number. */
        days: number
        /** Data that was older than this time was removed. Date-time. */
        before: string
        /** How many rows were removed so far. Whole number. */
        removed: number
      }[]
    }[]
  }
  /** Lists what was changed, newest first, with the names of the members and API keys that did it. */
  'audit.entries': {
    items: {
      /** Uuid. */
      id: string
      /** Date-time. */
      at: string
      /** The operation or tool. */
      tool: string
      /** The member who acted, or who made the API key. */
      actorId: string | null
      /** null for nobody, and for a member who was removed since. */
      actorName: string | null
      /** Uuid. */
      apiKeyId: string | null
      apiKeyName: string | null
      requestId: string
      /** What was changed; null for the workspace itself. */
      subjectId: string | null
      /** The name of a member who was changed. */
      subjectName: string | null
      before: Record<string, unknown> | null
      after: Record<string, unknown> | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
    }
  }
  /** Lists the audit log as a chain, the oldest entry first: each entry with its hash and the hash of the one before it. */
  'audit.chain': {
    organizationId: string
    items: {
      /** At least 1. */
      position: number
      previousHash: string
      hash: string
      entry: {
        id: string
        /** Date-time. */
        at: string
        tool: string
        actorId: string | null
        apiKeyId: string | null
        requestId: string
        subjectId: string | null
        before: Record<string, unknown> | null
        after: Record<string, unknown> | null
      }
      parts: {
        column: 'actorId' | 'subjectId' | 'before' | 'after'
        /** The field of `before` or `after`; null for the value as a whole. */
        field: string | null
        /** Null if the value was erased. */
        salt: string | null
        digest: string
      }[]
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** Whole number. */
      total: number
    }
  }
  /** Checks that no entry of the audit log was changed, removed, moved or added, and names the first that was. */
  'audit.verify': {
    valid: boolean
    /** How many entries of the chain were checked, up to the first fault. At least 0. */
    entries: number
    /** How many of them have lost values to an erasure. At least 0. */
    erased: number
    /** Entries that a job will add to the chain. At least 0. */
    waiting: number
    /** The hash of the last entry that was checked. Store it elsewhere, and pass it next time. */
    head: string
    fault: {
      /** The place in the chain. Whole number. */
      position: number
      entryId: string | null
      reason: string
    } | null
  }
  /** Exports all rows of the workspace, a page at a time, without keys and credentials. */
  'transfer.export': {
    organization: {
      /** Uuid. */
      id: string
      name: string
      slug: string
    }
    /** A fingerprint of all tables. The rows can only be imported where it is the same. */
    schema: string
    table: string
    /** The rows as they are stored. Times are epoch milliseconds. */
    rows: Record<string, unknown>[]
    /** The next request; null after the last row of the last table. */
    next: {
      table: string
      /** The key of the last row that was read. Without it, the export starts with the first row. */
      after: (string | number | null)[]
    } | null
    /** The tables that are not exported, and why. */
    leftOut: Record<string, string>
  }
  /** Lists the domains of pages that may send events, and the public keys. */
  'publicKeys.domains': string[]
  /** Replaces the domains of pages that may send events. */
  'publicKeys.setDomains': string[]
  /** Lists the members who may sign in to the console, by name, with their roles. */
  'team.list': {
    id: string
    email: string
    name: string
    /** What the person may do; docs/console-sign-in.md has the grants. */
    role: 'owner' | 'admin' | 'member' | 'viewer' | null
    /** When a session of the member was last used. Date-time. */
    lastSeenAt: string | null
    /** At least 0. */
    sessionCount: number
  }[]
  /** Lists invitations and sign-in links that nobody has used, newest first, without their secrets. */
  'team.links': {
    /** Uuid. */
    id: string
    kind: 'invitation' | 'sign_in'
    email: string
    name: string | null
    /** What the person may do; docs/console-sign-in.md has the grants. */
    role: 'owner' | 'admin' | 'member' | 'viewer'
    /** The member who signs in with it; null for an invitation. */
    memberId: string | null
    /** The member who made it. */
    createdById: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    expiresAt: string
    isExpired: boolean
  }[]
  /** Creates a link with which a person joins the console, once. Nobody can give a role with more grants than their own. Only an owner makes owners. */
  'team.invite': {
    link: {
      /** Uuid. */
      id: string
      kind: 'invitation' | 'sign_in'
      email: string
      name: string | null
      /** What the person may do; docs/console-sign-in.md has the grants. */
      role: 'owner' | 'admin' | 'member' | 'viewer'
      /** The member who signs in with it; null for an invitation. */
      memberId: string | null
      /** The member who made it. */
      createdById: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      expiresAt: string
      isExpired: boolean
    }
    /** Path and fragment of the link, its secret shown only once. */
    path: string
    /** The whole link; null if the server does not know its public address. */
    url: string | null
  }
  /** Creates a link with which a member signs in again, once, within a day. */
  'team.signInLink': {
    link: {
      /** Uuid. */
      id: string
      kind: 'invitation' | 'sign_in'
      email: string
      name: string | null
      /** What the person may do; docs/console-sign-in.md has the grants. */
      role: 'owner' | 'admin' | 'member' | 'viewer'
      /** The member who signs in with it; null for an invitation. */
      memberId: string | null
      /** The member who made it. */
      createdById: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      expiresAt: string
      isExpired: boolean
    }
    /** Path and fragment of the link, its secret shown only once. */
    path: string
    /** The whole link; null if the server does not know its public address. */
    url: string | null
  }
  /** Withdraws an invitation or a sign-in link, so that it no longer works. */
  'team.withdraw': {
    /** Uuid. */
    id: string
    kind: 'invitation' | 'sign_in'
    email: string
    name: string | null
    /** What the person may do; docs/console-sign-in.md has the grants. */
    role: 'owner' | 'admin' | 'member' | 'viewer'
    /** The member who signs in with it; null for an invitation. */
    memberId: string | null
    /** The member who made it. */
    createdById: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    expiresAt: string
    isExpired: boolean
  }
  /** Changes the role of a member in the console, or removes it. The change applies from the next request on, in every process. */
  'team.setRole': {
    member: {
      id: string
      email: string
      name: string
      /** What the person may do; docs/console-sign-in.md has the grants. */
      role: 'owner' | 'admin' | 'member' | 'viewer' | null
      /** When a session of the member was last used. Date-time. */
      lastSeenAt: string | null
      /** At least 0. */
      sessionCount: number
    }
    /** API keys that the member made, which still work. At least 0. */
    workingKeyCount: number
  }
  /** Lists the browsers in which members are signed in, last used first. */
  'team.sessions': {
    /** Uuid. */
    id: string
    memberId: string
    memberName: string
    /** What the browser says about itself. */
    userAgent: string
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    lastUsedAt: string
    /** Whether it is the calling session. */
    isCurrent: boolean
  }[]
  /** Ends a session at once, in every process. Only an owner ends an owner's. */
  'team.endSession': {
    /** Uuid. */
    id: string
  }
  /** Lists the API keys, oldest first, including revoked ones. */
  'apiKeys.list': {
    /** Uuid. */
    id: string
    name: string
    /** `ok_` and the key's first 8 characters. */
    prefix: string
    keyType: 'api'
    grants: string[]
    /** The member who made it. */
    createdById: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    expiresAt: string | null
    /** Date-time. */
    revokedAt: string | null
    /** Date-time. */
    lastUsedAt: string | null
    /** At least 0. */
    totalRequests: number
  }[]
  /** Finds API keys by their first 11 characters, such as a key that has leaked. */
  'apiKeys.find': {
    /** Uuid. */
    id: string
    name: string
    /** `ok_` and the key's first 8 characters. */
    prefix: string
    keyType: 'api'
    grants: string[]
    /** The member who made it. */
    createdById: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    expiresAt: string | null
    /** Date-time. */
    revokedAt: string | null
    /** Date-time. */
    lastUsedAt: string | null
    /** At least 0. */
    totalRequests: number
  }[]
  /** Creates an API key. It cannot have more grants or a later end than the calling key. */
  'apiKeys.create': {
    /** The secret, shown only once. */
    key: string
    apiKey: {
      /** Uuid. */
      id: string
      name: string
      /** `ok_` and the key's first 8 characters. */
      prefix: string
      keyType: 'api'
      grants: string[]
      /** The member who made it. */
      createdById: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      expiresAt: string | null
      /** Date-time. */
      revokedAt: string | null
      /** Date-time. */
      lastUsedAt: string | null
      /** At least 0. */
      totalRequests: number
    }
  }
  /** Changes the name of an API key, or when it ends. */
  'apiKeys.update': {
    /** Uuid. */
    id: string
    name: string
    /** `ok_` and the key's first 8 characters. */
    prefix: string
    keyType: 'api'
    grants: string[]
    /** The member who made it. */
    createdById: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    expiresAt: string | null
    /** Date-time. */
    revokedAt: string | null
    /** Date-time. */
    lastUsedAt: string | null
    /** At least 0. */
    totalRequests: number
  }
  /** Makes a key that replaces this one. The old key works for one more day, or as long as you set. */
  'apiKeys.rotate': {
    /** The secret, shown only once. */
    key: string
    apiKey: {
      /** Uuid. */
      id: string
      name: string
      /** `ok_` and the key's first 8 characters. */
      prefix: string
      keyType: 'api'
      grants: string[]
      /** The member who made it. */
      createdById: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      expiresAt: string | null
      /** Date-time. */
      revokedAt: string | null
      /** Date-time. */
      lastUsedAt: string | null
      /** At least 0. */
      totalRequests: number
    }
  }
  /** Ends an API key at once. Repeating it changes nothing. */
  'apiKeys.revoke': {
    /** Uuid. */
    id: string
    name: string
    /** `ok_` and the key's first 8 characters. */
    prefix: string
    keyType: 'api'
    grants: string[]
    /** The member who made it. */
    createdById: string | null
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    expiresAt: string | null
    /** Date-time. */
    revokedAt: string | null
    /** Date-time. */
    lastUsedAt: string | null
    /** At least 0. */
    totalRequests: number
  }
  /** Lists the public keys, oldest first, including revoked ones. */
  'publicKeys.list': {
    publicKey: string
    /** `accept` applies what events say. `record` keeps the event and changes nothing. */
    trust: {
      /** record: a billing event is kept, and changes no billing status. */
      billing: 'accept' | 'record'
      /** record: a stage event is kept, and changes no stage. */
      stage: 'accept' | 'record'
      /** record: the traits of the customer in an event are left out. */
      customerTraits: 'accept' | 'record'
    }
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    expiresAt: string | null
    /** Date-time. */
    revokedAt: string | null
  }[]
  /** Creates a public key, and adds its domains to the workspace's. By default, its events may change everything if the calling key has data:write, else nothing. `trust` restricts them. */
  'publicKeys.create': {
    publicKey: string
    /** `accept` applies what events say. `record` keeps the event and changes nothing. */
    trust: {
      /** record: a billing event is kept, and changes no billing status. */
      billing: 'accept' | 'record'
      /** record: a stage event is kept, and changes no stage. */
      stage: 'accept' | 'record'
      /** record: the traits of the customer in an event are left out. */
      customerTraits: 'accept' | 'record'
    }
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    expiresAt: string | null
    /** Date-time. */
    revokedAt: string | null
  }
  /** Changes what the events of a public key may change; omitted fields keep their values. To let them change more, the caller needs data:write. */
  'publicKeys.setTrust': {
    publicKey: string
    /** `accept` applies what events say. `record` keeps the event and changes nothing. */
    trust: {
      /** record: a billing event is kept, and changes no billing status. */
      billing: 'accept' | 'record'
      /** record: a stage event is kept, and changes no stage. */
      stage: 'accept' | 'record'
      /** record: the traits of the customer in an event are left out. */
      customerTraits: 'accept' | 'record'
    }
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    expiresAt: string | null
    /** Date-time. */
    revokedAt: string | null
  }
  /** Ends a public key at once. Repeating it changes nothing. */
  'publicKeys.revoke': {
    publicKey: string
    /** `accept` applies what events say. `record` keeps the event and changes nothing. */
    trust: {
      /** record: a billing event is kept, and changes no billing status. */
      billing: 'accept' | 'record'
      /** record: a stage event is kept, and changes no stage. */
      stage: 'accept' | 'record'
      /** record: the traits of the customer in an event are left out. */
      customerTraits: 'accept' | 'record'
    }
    /** Date-time. */
    createdAt: string
    /** Date-time. */
    expiresAt: string | null
    /** Date-time. */
    revokedAt: string | null
  }
  /** Shows whether pages must prove the identity of people. */
  'identityVerification.status': {
    enabled: boolean
    /** Until when proofs with the previous secret are valid, if they still are. Date-time. */
    previousSecretUntil?: string
  }
  /** Requires the proof from pages from now on. First make your pages send it. */
  'identityVerification.enable': {
    enabled: boolean
    /** Until when proofs with the previous secret are valid, if they still are. Date-time. */
    previousSecretUntil?: string
  }
  /** Stops requiring the proof from pages. The secret stays. */
  'identityVerification.disable': {
    enabled: boolean
    /** Until when proofs with the previous secret are valid, if they still are. Date-time. */
    previousSecretUntil?: string
  }
  /** Shows the secret with which `userHash` makes the proofs. It is made at the first call. */
  'identityVerification.secret': string
  /** Makes a new secret. Proofs with the old one stay valid for a while. */
  'identityVerification.rotate': string
  /** Shows the state of the workspace's background jobs by lane, and the jobs that were given up, with their errors. */
  'jobs.list': {
    lanes: {
      /** The lane, such as identity or network. `other` has hooks, and jobs of other versions of Rapport. */
      lane: string
      /** Jobs that are due, or that wait for another try. At least 0. */
      waiting: number
      /** At least 0. */
      running: number
      /** Jobs that were given up. At least 0. */
      failed: number
      /** Since when the oldest due job has been waiting. Date-time. */
      oldestAt: string | null
    }[]
    failed: {
      kind: string
      /** What jobs of this kind do. */
      summary: string
      lane: string
      /** The error of the last attempt. */
      error: string | null
      /** At least 1. */
      count: number
      /** Date-time. */
      since: string
    }[]
  }
  /** Retries jobs that were given up: all of them, or those of one kind. Their work is not lost. */
  'jobs.retry': number
  /** Lists dead letters of hooks: deliveries that failed 20 times, oldest first, at most 100. */
  'hooks.deadLetters': {
    /** The id of the delivery, which its handler receives. Uuid. */
    id: string
    /** The event of the hook, such as customer.activated. */
    name: string
    hookId: string
    /** When it happened. Date-time. */
    at: string
    historical: boolean
    data: Record<string, unknown>
    /** At least 0. */
    attempts: number
    /** The error of the last attempt. */
    error: string | null
    /** Date-time. */
    since: string
  }[]
  /** Delivers dead letters of hooks again: all of them, those of one hook, or one. */
  'hooks.retry': number
  /** Lists messages that did not arrive at their destination, newest first, at most 100. */
  'deliveries.failed': {
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
    /** The name of the destination. */
    label: string
  }[]
  /** Retries a message that did not arrive. A message that may have arrived is never sent twice. */
  'deliveries.retry': {
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
}

/** The name of a method, such as `customers.list`. */
export type MethodName = keyof MethodOutputs
