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
  /** What it comes from, in a word of yours: a customer has one item of a cause. 1 to 200 characters. */
  cause: string
  /** 1 to 240 characters. */
  title: string
  /** Default "NORMAL". */
  priority?: 'NORMAL' | 'HIGH' | 'URGENT'
  /** 1 to 8000 characters. */
  priorityReason?: string
  /** 1 to 8000 characters. */
  whatChanged?: string
  /** 1 to 8000 characters. */
  whyItMatters?: string
  /** 1 to 8000 characters. */
  uncertainty?: string
  /** 1 to 8000 characters. */
  updateSummary?: string
  /** Where to act: http or https. At most 2000 characters. Matches `^https?://[^\s]+$`. */
  preparedActionUrl?: string
  /** At most 20 elements. */
  timeline?: {
    /** 1 to 240 characters. */
    title: string
    /** 1 to 4000 characters. */
    explanation: string
    /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
    observedAt: string | number | Date
  }[]
  /** At most 50 elements. */
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
