// Made by scripts/generate.ts from the tools' schemas: change those, then run `npm run generate`.

/** What each tool takes, by its name. */
export interface ToolInputs {
  /** Lists customers, newest activity first, narrowed by activity, billing, revenue, traits, owner or text. */
  svc_list_customers: {
    /** Customers activated at or after this instant. Date-time. */
    activatedSince?: string | undefined
    billingStatus?: 'NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED' | undefined
    /** Customers active within this window. */
    hasActivityInLast?: '7d' | '14d' | '30d' | '90d' | undefined
    /** Customers silent throughout this window. */
    noActivityInLast?: '7d' | '14d' | '30d' | '90d' | undefined
    /** Monthly revenue above this many minor units. At least 0. */
    mrrAbove?: number | undefined
    /** Monthly revenue below this many minor units. At least 0. */
    mrrBelow?: number | undefined
    /** Exact values of traits, all of which must hold. Keys match `^[A-Za-z0-9_-]{1,100}$`. */
    traitFilters?: Record<string, string | number | boolean> | undefined
    /** Text within the name or domain, in any case. At most 500 characters. */
    search?: string | undefined
    /** The owner's member id. At most 500 characters. */
    ownerId?: string | undefined
    /** The owner's email, in any case. At most 500 characters. */
    ownerEmail?: string | undefined
    /** true: only customers with an owner; false: only those without. */
    hasOwner?: boolean | undefined
    /** Page size. 1 to 1000. Default 50. */
    limit?: number | undefined
    /** The previous page's pagination.nextCursor, with the same filters and order. */
    cursor?: string | undefined
    /** What to sort by; rows without a value come last. Default "last_activity_at". */
    orderBy?: 'last_activity_at' | 'first_seen_at' | 'name' | 'mrr_cents' | undefined
    /** Default "desc". */
    orderDirection?: 'asc' | 'desc' | undefined
  }
  /** Lists the people who use the product, newest activity first, narrowed by stage, customer, activity, traits or text. */
  svc_list_users: {
    journeyStage?: 'DISCOVERED' | 'SIGNED_UP' | 'ACTIVATED' | 'ENGAGED' | 'INACTIVE' | undefined
    /** The customer's id, the host's customerId or the domain; one that nobody has gives an empty page. At most 500 characters. */
    customerId?: string | undefined
    /** Exact values of traits, all of which must hold. Keys match `^[A-Za-z0-9_-]{1,100}$`. */
    traitFilters?: Record<string, string | number | boolean> | undefined
    /** People active within this many days, hours or minutes, such as 30d, 12h, 45m. Matches `^[0-9]+[dhm]$`. */
    hasActivityInLast?: string | undefined
    /** People silent throughout this many days, hours or minutes. Matches `^[0-9]+[dhm]$`. */
    noActivityInLast?: string | undefined
    /** Text within the email or name, in any case. At most 500 characters. */
    search?: string | undefined
    /** Page size. 1 to 1000. Default 50. */
    limit?: number | undefined
    /** The previous page's pagination.nextCursor, with the same filters and order. */
    cursor?: string | undefined
    /** What to sort by; rows without a value come last. Default "last_activity_at". */
    orderBy?: 'last_activity_at' | 'first_seen_at' | 'email' | undefined
    /** Default "desc". */
    orderDirection?: 'asc' | 'desc' | undefined
  }
  /** Lists the workspace's own members, those who own most customers first. */
  svc_list_workspace_users: {
    /** Text within the name, email, title, role or territory, in any case. At most 500 characters. */
    search?: string | undefined
    /** Exactly this role. At most 100 characters. */
    role?: string | undefined
    /** The manager's email, in any case. At most 500 characters. */
    managerEmail?: string | undefined
    /** true: only members who own customers; false: only those who own none. */
    hasOwnedCustomers?: boolean | undefined
    /** Page size. 1 to 1000. Default 50. */
    limit?: number | undefined
    /** The previous page's pagination.nextCursor, with the same filters and order. */
    cursor?: string | undefined
    /** What to sort by; rows without a value come last. Default "owned_customer_count". */
    orderBy?: 'owned_customer_count' | 'name' | 'email' | undefined
    /** Default "desc". */
    orderDirection?: 'asc' | 'desc' | undefined
  }
  /** Reads a customer's timeline, newest first: what its people did, where and when. */
  svc_get_timeline: {
    /** The customer's id, the host's customerId, or the domain. 1 to 200 characters. */
    customer: string
    channels?: ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[] | undefined
    /** Event types such as PAGE_VIEW, or names of custom events. */
    eventTypes?: string[] | undefined
    /** A window that ends now; not together with dates. Default "30d". */
    timeframe?: '7d' | '14d' | '30d' | '90d' | 'all' | undefined
    /** First instant, in UTC ending in Z; without endDate the window ends now. Date-time. */
    startDate?: string | undefined
    /** Last instant, in UTC ending in Z, included to the millisecond. Date-time. */
    endDate?: string | undefined
    /** Page size. 1 to 1000. Default 50. */
    limit?: number | undefined
    /** The previous page's pagination.nextCursor, with the same filters and order. */
    cursor?: string | undefined
  }
}

/** What each tool answers, by its name. */
export interface ToolOutputs {
  /** Lists customers, newest activity first, narrowed by activity, billing, revenue, traits, owner or text. */
  svc_list_customers: {
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
      /** Minor units of the currency a month. */
      currentMrr: number | null
      mrrCalculationStatus: 'calculated' | 'mixed_currency' | 'unavailable'
      owner: {
        id: string
        email: string
        name: string
      } | null
      /** At least 0. */
      daysSinceActivity: number | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** At least 0. */
      total: number
    }
  }
  /** Lists the people who use the product, newest activity first, narrowed by stage, customer, activity, traits or text. */
  svc_list_users: {
    items: {
      id: string
      email: string | null
      name: string | null
      customerId: string | null
      customerName: string | null
      customerDomain: string | null
      journeyStage: 'DISCOVERED' | 'SIGNED_UP' | 'ACTIVATED' | 'ENGAGED' | 'INACTIVE'
      lastActivityAt: string | null
      /** At least 0. */
      daysSinceActivity: number | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** At least 0. */
      total: number
    }
  }
  /** Lists the workspace's own members, those who own most customers first. */
  svc_list_workspace_users: {
    items: {
      id: string
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
      /** At least 0. */
      total: number
    }
  }
  /** Reads a customer's timeline, newest first: what its people did, where and when. */
  svc_get_timeline: {
    events: {
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
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
    }
  }
}

/** The name of a tool. */
export type ToolName = keyof ToolInputs
