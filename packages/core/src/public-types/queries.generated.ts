// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

import type { QueryParameter } from './sql.generated.js'

/** A query that is saved with a name. */
export interface NewQuery {
  /** The name that people see. 1 to 120 characters. */
  name: string
  /** What it answers, for people. At most 2000 characters. */
  description?: string | null
  /** One SELECT over activity, customers, users and revenue. 1 to 10000 characters. */
  sql: string
  /** The parameters of the SQL. The SQL writes :name where a value goes. At most 20 elements. */
  parameters?: QueryParameter[]
  /** Whether everybody who may run SQL sees it, and may change it. False by default. */
  shared?: boolean
}

/** What of a saved query is changed; what is left out stays. Parameters are given whole. */
export interface QueryChange {
  /** The version that you read. A newer version causes CONFLICT. At least 1. */
  version: number
  /** The name that people see. 1 to 120 characters. */
  name?: string
  /** What it answers, for people. At most 2000 characters. */
  description?: string | null
  /** One SELECT over activity, customers, users and revenue. 1 to 10000 characters. */
  sql?: string
  /** The parameters of the SQL. The SQL writes :name where a value goes. At most 20 elements. */
  parameters?: QueryParameter[]
  /** Whether everybody who may run SQL sees it, and may change it. False by default. */
  shared?: boolean
}

/** A saved query. */
export interface SavedQuery {
  id: string
  name: string
  description: string | null
  sql: string
  parameters: QueryParameter[]
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

/** A saved query, with what keeps it from running. */
export interface CheckedQuery {
  id: string
  name: string
  description: string | null
  sql: string
  parameters: QueryParameter[]
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

/** What a saved query said in a version. */
export interface QueryVersion {
  /** At least 1. */
  version: number
  name: string
  description: string | null
  sql: string
  parameters: QueryParameter[]
  /** The member who saved it. */
  savedById: string | null
  /** Date-time. */
  savedAt: string
}

/** How a saved query is run: the values of its parameters, the most rows (1,000 by default), and whether it must run anew. */
export interface QueryRun {
  /** The values of parameters by their names. A parameter with a default can be left out. Keys match `^[a-z][a-z0-9_]{0,39}$`. */
  parameters?: Record<string, string | number>
  /** The most rows to return. 1 to 10000. Default 1000. */
  limit?: number
  /** Whether to run it now. By default, an answer of the last ten minutes may be returned. */
  refresh?: boolean
}

/** A query that is run without being saved. */
export interface QueryTrial {
  /** One SELECT over activity, customers, users and revenue. 1 to 10000 characters. */
  sql: string
  /** The parameters of the SQL. The SQL writes :name where a value goes. At most 20 elements. */
  declared?: QueryParameter[]
  /** The values of parameters by their names. A parameter with a default can be left out. Keys match `^[a-z][a-z0-9_]{0,39}$`. */
  parameters?: Record<string, string | number>
  /** The most rows to return. 1 to 10000. Default 1000. */
  limit?: number
}

/** What a query answers, and when it was asked. */
export interface QueryAnswer {
  rows: Record<string, unknown>[]
  /** Whether there are more rows than limit, or more than 8 MiB of them. */
  truncated: boolean
  /** How long the database took. At least 0. */
  milliseconds: number
  /** When the query ran. Date-time. */
  asOf: string
}
