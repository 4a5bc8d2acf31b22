// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** Over how many weeks (12 by default) and of whom adoption is counted. */
export interface AdoptionQuery {
  /** Calendar weeks from Monday, including the current week. 1 to 26. Default 12. */
  weeks?: number
  /** Only customers or people of this segment; all customers by default. Uuid. */
  segmentId?: string
  /** Whether to count now. By default an answer of the last ten minutes may be shown again. */
  refresh?: boolean
}

/** How many customers and people use each feature, by week. */
export interface FeatureAdoption {
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

/** Which of the customers behind a number of adoption are asked for. */
export interface AdoptersQuery {
  /** Calendar weeks from Monday, including the current week. 1 to 26. Default 12. */
  weeks?: number
  /** Only customers or people of this segment; all customers by default. Uuid. */
  segmentId?: string
  /** Customers who used this feature; without it, active customers. At most 100 characters. */
  featureId?: string
  /** Only in the week that starts on this day; needs featureId. Date-time. */
  weekStartAt?: string
  /** False: active customers who did not use the feature. True by default. */
  used?: boolean
  /** Customers who used exactly this number of features. 0 to 100. */
  features?: number
}

/** The customers behind a number of adoption. */
export interface FeatureAdopters {
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
