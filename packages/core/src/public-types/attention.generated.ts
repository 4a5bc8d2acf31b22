// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

import type { CustomerReference } from './identity.generated.js'

/**
 * What your own system wants somebody to look at. A customer has one item of a `cause`: raising it again updates the item, and opens it again after it was
 * resolved; saying the same changes nothing. Texts that are left out are said in general words.
 *
 * @example { customer: { domain: 'acme.com' }, cause: 'quota', title: 'Acme has used 95 % of its quota', priority: 'HIGH' }
 */
export interface HostAttention {
  customer: CustomerReference
  /** A name of your own for the cause, such as quota. A customer has one item for each cause. 1 to 200 characters. */
  cause: string
  /** What somebody should look at, in a line. 1 to 240 characters. */
  title: string
  /** How urgent the item is. Default "NORMAL". */
  priority?: 'NORMAL' | 'HIGH' | 'URGENT'
  /** Why the item has this priority. 1 to 8000 characters. */
  priorityReason?: string
  /** What has changed at the customer. 1 to 8000 characters. */
  whatChanged?: string
  /** Why the change matters. 1 to 8000 characters. */
  whyItMatters?: string
  /** How sure this is, and what is not known. 1 to 8000 characters. */
  uncertainty?: string
  /** What is new since the item was last raised. 1 to 8000 characters. */
  updateSummary?: string
  /** The link that a person opens to act: http or https. At most 2000 characters. Matches `^https?://[^\s]+$`. */
  preparedActionUrl?: string
  /** What was observed, and when. At most 20 elements. */
  timeline?: {
    /** 1 to 240 characters. */
    title: string
    /** 1 to 4000 characters. */
    explanation: string
    /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
    observedAt: string | number | Date
  }[]
  /** What supports the item, and what speaks against it. At most 50 elements. */
  evidence?: {
    /** Default "supporting". */
    role?: 'supporting' | 'contradictory' | 'context'
    kind: 'metric' | 'communication' | 'record' | 'event'
    /** 1 to 500 characters. */
    title: string
    /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
    observedAt?: string | number | Date
    /** 1 to 240 characters. */
    sourceLabel?: string
  }[]
}

/** An item by its id, or by what it was raised with. */
export type AttentionName =
  | {
      id: string
    }
  | {
      customer: CustomerReference
      cause: string
    }

/** What an item says: in the words of the template or of whoever raised it, and in other words where it is shown in them. */
export interface ItemWords {
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

/** What became of an item: `refreshed` means that its evidence or its numbers changed, and there was no news. */
export interface Raised {
  /** Uuid. */
  id: string
  change: 'opened' | 'updated' | 'refreshed' | 'reopened' | 'unchanged'
}

/** What a list of attention items can be asked for over HTTP. */
export interface AttentionWorkQuery {
  /** Only items with this status. Default "open". */
  status?: 'open' | 'resolved'
  /** Only this customer's items. Uuid. */
  customerId?: string
  /** Only this member's items. 1 to 255 characters. */
  assigneeId?: string
  /** True: only items with an assignee. False: only items without one. By default, both. */
  isAssigned?: boolean
  /** True: only snoozed items. False: only items that are not snoozed. By default, both. */
  isSnoozed?: boolean
  /** What the items come from. */
  kind?: 'signal' | 'facts' | 'billing' | 'tickets' | 'activity' | 'host'
  /** Page size. 1 to 100. Default 25. */
  limit?: number
  /** The pagination.nextCursor of the previous page, with the same filters and order. */
  cursor?: string
}

/** A page of attention items, each with who looks at it, and until when it is snoozed. */
export interface AttentionWorkPage {
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

/** The items that changed. */
export interface Worked {
  /** The items that changed. Each uuid. */
  changed: string[]
  /** Date-time. */
  snoozedUntil?: string | null
}
