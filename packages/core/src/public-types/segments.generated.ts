// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

import type { ListFilter } from './lists.generated.js'

/** What a segment is made of: a filter over customers or people, with a name. */
export interface NewSegment {
  /** Whether it has customers or people. */
  subject: 'customers' | 'people'
  /** The name that people see. 1 to 120 characters. */
  name: string
  /** Who belongs to the segment, in your own words. At most 2000 characters. */
  description?: string | null
  /** Conditions, and groups of conditions. Without conditions, everybody passes. */
  filter: ListFilter
}

/** What of a segment is changed; what is left out stays. */
export interface SegmentChange {
  /** The version that you read. A newer version causes CONFLICT. At least 1. */
  version: number
  /** The name that people see. 1 to 120 characters. */
  name?: string
  /** Who belongs to the segment, in your own words. At most 2000 characters. */
  description?: string | null
  /** Conditions, and groups of conditions. Without conditions, everybody passes. */
  filter?: ListFilter
}

/** A segment: a saved filter with its members counted. */
export interface Segment {
  id: string
  subject: 'customers' | 'people'
  name: string
  description: string | null
  /** Conditions, and groups of conditions. Without conditions, everybody passes. */
  filter: ListFilter
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

/** Somebody who entered or left a segment, and when that was seen. */
export interface SegmentMembershipChange {
  customerId: string | null
  userId: string | null
  /** The name of the customer or person; null if it is gone, or has none. */
  name: string | null
  /** True: it entered. False: it left. */
  entered: boolean
  /** Date-time. */
  at: string
}
