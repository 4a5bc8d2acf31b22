import { systemIds } from '../../ids.js'
import type { RowOf } from '../../storage/define-table.js'
import type { users } from '../../storage/tables/index.js'
import { createTestRapport, type TestRapport } from '../create-test-rapport.js'
import type { NamedStore } from '../store-suite/index.js'
import { id } from '../store-suite/sample-rows.js'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** A user with these columns and nothing else known. */
export function user(columns: Partial<RowOf<typeof users>>): RowOf<typeof users> {
  return {
    id: id(1),
    external_id: null,
    email: null,
    name: null,
    search_key: '',
    traits: {},
    customer_id: null,
    claimed_customer: null,
    mixed_customers: false,
    created_at: 0,
    first_seen_at: null,
    last_activity_at: null,
    active_days: [],
    third_active_day_at: null,
    first_touch_at: null,
    first_source: null,
    first_channel: null,
    activated_at: null,
    engaged_at: null,
    inactive_at: null,
    ...columns
  }
}

/** How the topics of the suite get a Rapport on the store under test. */
export type NewWorld = () => Promise<World>

/** A Rapport with an organization of its own, its `now`, and its rows to write. */
export interface World extends TestRapport {
  now: number
  rows: ReturnType<TestRapport['store']['organization']>
  /** Calls a tool in process and answers its output, whatever its type. */
  ask(tool: string, input?: Record<string, unknown>): Promise<Answer>
}

/** A list's answer as tests look at it. */
export interface Answer {
  items: Record<string, unknown>[]
  events: Record<string, unknown>[]
  pagination: { hasMore: boolean; nextCursor: string | null; total: number }
}
