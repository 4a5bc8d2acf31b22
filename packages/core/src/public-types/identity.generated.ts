// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** How a customer is named: by Rapport's id, the host's, or its domain. */
export type CustomerReference =
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

/** A customer as the host knows it. What is left out stays as it is. */
export interface CustomerInput {
  /** Your own id of the customer. 1 to 255 characters. */
  customerId: string
  /** The name of the company. At most 500 characters. */
  name?: string
  /** The domain of the company, such as acme.com. Users with emails of this domain belong to the customer. At most 255 characters. */
  domain?: string
  traits?: Record<string, unknown>
}

/** A person as the host knows them: by userId, email or both. What is left out stays as it is. */
export interface UserInput {
  /** Your own id of the user. A user needs a userId, an email or both. 1 to 255 characters. */
  userId?: string
  /** The email of the user. At most 255 characters. */
  email?: string
  /** The full name of the user. At most 500 characters. */
  name?: string
  customer?: CustomerReference
  traits?: Record<string, unknown>
}

/** How many stored events are still to be checked because they may belong to somebody else by now. */
export interface PendingReattribution {
  /** The jobs that will check them. At least 0. */
  jobs: number
  /** The remaining events of those jobs. An event counts once for each job that will check it. At least 0. */
  events: number
}

/** One of two that are, or may be, the same. `id` is that which it has, or had, as a user or customer of its own. */
export interface Party {
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

/** How many of each a merge would move; of anything at most 10,000 are counted. */
export interface Impact {
  /** 0 to 10000. */
  users: number
  /** 0 to 10000. */
  events: number
  /** 0 to 10000. */
  sources: number
  /** 0 to 10000. */
  facts: number
}

/** Two people, or two customers, that may be one. Times are ISO 8601 in UTC. */
export interface Suggestion {
  /** Uuid. */
  id: string
  entity: 'user' | 'customer'
  status: 'suggested' | 'merged' | 'rejected'
  confidence: 'HIGH' | 'MEDIUM' | 'LOW'
  survivor: Party
  duplicate: Party
  /** Why the two may be the same, with a sentence for each reason. */
  explanation: string[]
  /** What a merge would move. Each number counts at most 10000. Null after a decision. */
  impact: Impact | null
  /** Date-time. */
  createdAt: string
  /** Date-time. */
  decidedAt: string | null
  /** The member who decided; null if your server decided without a member. */
  decidedById: string | null
}

/** Which suggestions: all unless told otherwise; and which page. */
export interface SuggestionQuery {
  /** Only suggestions with this status. */
  status?: 'suggested' | 'merged' | 'rejected'
  /** Only suggestions with this confidence. */
  confidence?: 'HIGH' | 'MEDIUM' | 'LOW'
  /** Items per page, 50 by default. 1 to 100. */
  limit?: number
  /** The `nextCursor` of the previous page. */
  cursor?: string
}

/** A page of suggestions, those found last first. */
export interface SuggestionPage {
  items: Suggestion[]
  pagination: {
    hasMore: boolean
    nextCursor: string | null
    /** At least 0. */
    total: number
  }
}

/** A user or customer that was merged into another; its `id` leads there. Times are ISO 8601 in UTC. */
export interface Merge {
  /** The id that was merged: it leads to the survivor. Uuid. */
  id: string
  entity: 'user' | 'customer'
  survivor: Party
  duplicate: Party
  /** Why: a userId claimed the email, a customer owns the domain, a provider's account joined the customer that it names, or a reviewer said so. */
  reason: 'email_claimed' | 'domain_owned' | 'account_joined' | 'reviewed'
  /** Date-time. */
  mergedAt: string
}

/** What a list of merges can be asked for. */
export interface MergeQuery {
  /** Items per page, 50 by default. 1 to 100. */
  limit?: number
  /** The `nextCursor` of the previous page. */
  cursor?: string
}

/** A page of merges, the newest first. */
export interface MergePage {
  items: Merge[]
  pagination: {
    hasMore: boolean
    nextCursor: string | null
    /** At least 0. */
    total: number
  }
}

/** Two that somebody says are one. */
export interface HandMerge {
  /** Whether the two are users or customers. */
  entity: 'user' | 'customer'
  /** Rapport's id of the record that remains. The record must have a customerId or userId of yours. Uuid. */
  survivorId: string
  /** Rapport's id of the record that becomes part of the survivor. If both are people, this one must have no userId. Uuid. */
  duplicateId: string
}

/** What merging two would do: who remains, and what moves there. */
export interface MergePreview {
  entity: 'user' | 'customer'
  survivor: Party
  duplicate: Party
  /** What a merge would move. Each number counts at most 10000. Null after a decision. */
  moves: Impact
}
