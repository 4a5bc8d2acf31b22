// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

import type { Pagination } from './paging.generated.js'

/** Conditions on fields of a list, and groups of them. Without conditions it passes everybody. */
export interface ListFilter {
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

/** What a list of customers is asked for: a filter, a text, an order and a page. */
export interface CustomerQuery {
  /** Conditions, and groups of conditions. Without conditions, everybody passes. */
  filter?: ListFilter
  /** Text within the name, domain or email, in any case, or your own id as a whole. At most 500 characters. */
  search?: string
  /** desc by default. */
  orderDirection?: 'asc' | 'desc'
  /** last_activity by default. Rows without a value come last. */
  orderBy?: 'name' | 'mrr' | 'health' | 'health_change' | 'renewal' | 'contacts' | 'first_seen' | 'last_activity'
  /** 50 by default. 1 to 200. */
  limit?: number
  /** The `nextCursor` of the previous page. */
  cursor?: string
}

/** What a list of people is asked for: a filter, a text, an order and a page. */
export interface PeopleQuery {
  /** Conditions, and groups of conditions. Without conditions, everybody passes. */
  filter?: ListFilter
  /** Text within the name, domain or email, in any case, or your own id as a whole. At most 500 characters. */
  search?: string
  /** desc by default. */
  orderDirection?: 'asc' | 'desc'
  /** last_activity by default. Rows without a value come last. */
  orderBy?: 'name' | 'email' | 'first_seen' | 'last_activity'
  /** 50 by default. 1 to 200. */
  limit?: number
  /** The `nextCursor` of the previous page. */
  cursor?: string
}

/** A customer in a list: its record, health, assessment, renewal, tags and segments. */
export interface ListedCustomer {
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
}

/** A person in a list. */
export interface ListedPerson {
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
}

/** A page of customers in a list. */
export interface ListedCustomerPage {
  items: ListedCustomer[]
  pagination: Pagination
}

/** A page of people in a list. */
export interface ListedPersonPage {
  items: ListedPerson[]
  pagination: Pagination
}

/** What is changed of several customers: their owner, and their tags. */
export interface CustomersChange {
  /** Rapport's ids of customers. 1 to 200 elements. Each uuid. */
  customerIds: string[]
  /** The id of a member; null for nobody. At least 1 characters. */
  ownerId?: string | null
  /** Tags that they get. A customer has 50 at most. At most 50 elements. Each 1 to 60 characters. */
  addTags?: string[]
  /** Tags that they lose. At most 50 elements. Each 1 to 60 characters. */
  removeTags?: string[]
}

/** How many were changed, and the changes that take all of it back. */
export interface CustomersChanged {
  /** How many customers changed. At least 0. */
  changed: number
  /** The changes that undo all of this. Send them one after the other. */
  undo: CustomersChange[]
}
