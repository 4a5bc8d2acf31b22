// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

import type { ListFilter } from './lists.generated.js'

/** How a list is arranged: its filter, text, columns and order. */
export interface ViewDefinition {
  /** Conditions, and groups of conditions. Without conditions, everybody passes. */
  filter?: ListFilter
  /** Only rows with this text, as in the list. At most 500 characters. */
  search?: string
  /** Columns in their order, such as health or trait:industry. 1 to 30 elements. Each 1 to 300 characters. */
  columns?: string[]
  /** The field to sort by. At most 60 characters. */
  orderBy?: string
  /** desc by default. */
  orderDirection?: 'asc' | 'desc'
}

/** A view that is saved: a list with a name. */
export interface NewView {
  /** What it lists. */
  subject: 'customers' | 'people'
  /** The name that people see. 1 to 120 characters. */
  name: string
  definition: ViewDefinition
  /** Whether everybody sees it, and may change it. False by default. */
  shared?: boolean
  /** Whether the navigation shows it. False by default. */
  pinned?: boolean
}

/** What of a view is changed; what is left out stays. A definition is given whole. */
export interface ViewChange {
  /** The version that you read. A newer version causes CONFLICT. At least 1. */
  version: number
  /** The name that people see. 1 to 120 characters. */
  name?: string
  definition?: ViewDefinition
  /** Whether everybody sees it, and may change it. False by default. */
  shared?: boolean
  /** Whether the navigation shows it. False by default. */
  pinned?: boolean
}

/** A saved view of a list. */
export interface SavedView {
  id: string
  /** What it lists. */
  subject: 'customers' | 'people'
  name: string
  /** The member that it belongs to. */
  ownerId: string | null
  isMine: boolean
  shared: boolean
  pinned: boolean
  definition: ViewDefinition
  /** The version that you read. A newer version causes CONFLICT. At least 1. */
  version: number
  /** Date-time. */
  createdAt: string
  /** Date-time. */
  updatedAt: string
}
