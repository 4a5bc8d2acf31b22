import type { RowOf } from '../../storage/define-table.js'
import type { tables } from '../../storage/tables/index.js'

type Tables = typeof tables

/** A UUID that orders and reads as its number. */
export function id(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
}

/** 2026-01-01T00:00:00Z. */
export const NOON = 1_767_268_800_000

/** A customer with these columns and nothing else known. */
export function customer(columns: Partial<RowOf<Tables['customers']>>): RowOf<Tables['customers']> {
  return {
    id: id(1),
    external_id: null,
    domain: null,
    name: null,
    name_key: null,
    search_key: '',
    traits: {},
    billing_status: 'NONE',
    mrr_cents: null,
    mrr_status: 'unavailable',
    currency: null,
    owner_id: null,
    contact_count: 0,
    created_at: NOON,
    first_seen_at: null,
    activated_at: null,
    last_activity_at: null,
    ...columns
  }
}

/** A page view with these columns. */
export function event(columns: Partial<RowOf<Tables['events']>>): RowOf<Tables['events']> {
  return {
    event_id: id(1),
    type: 'pageview',
    channel: 'PRODUCT',
    event_name: 'Page viewed',
    occurred_at: NOON,
    received_at: NOON,
    clamped: false,
    visitor_id: null,
    session_id: null,
    identity: null,
    customer_key: null,
    user_id: null,
    customer_id: null,
    source: 'client',
    url: null,
    path: null,
    title: null,
    referrer: null,
    utm: null,
    properties: {},
    ...columns
  }
}

/** A member with these columns; the email follows from the id. */
export function member(columns: Partial<RowOf<Tables['members']>> & { id: string }): RowOf<Tables['members']> {
  return {
    email: `${columns.id}@example.com`,
    name: columns.id,
    title: null,
    role: null,
    manager_email: null,
    territory: null,
    linkedin_url: null,
    owned_customer_count: 0,
    search_key: columns.id,
    created_at: NOON,
    ...columns
  }
}

/** A visitor with these columns. */
export function visitor(columns: Partial<RowOf<Tables['visitors']>>): RowOf<Tables['visitors']> {
  return { visitor_id: id(1), identity: null, mixed: false, fingerprint: null, first_seen_at: NOON, last_seen_at: NOON, ...columns }
}

/** What was said of a customerId, with these columns. */
export function customerIdentity(columns: Partial<RowOf<Tables['customerIdentities']>>): RowOf<Tables['customerIdentities']> {
  return { customer_key: 'id:acme', home_id: id(1), customer_id: id(1), domain: null, domain_at: null, traits: {}, ...columns }
}

/** An API key with these columns. */
export function apiKey(
  columns: Partial<RowOf<Tables['apiKeys']>> & { id: string; organization_id: string; hash: string }
): RowOf<Tables['apiKeys']> {
  return {
    name: 'a key',
    prefix: 'ok_abcdefgh',
    grants: [],
    created_by_id: null,
    created_at: NOON,
    expires_at: null,
    revoked_at: null,
    last_used_at: null,
    total_requests: 0,
    ...columns
  }
}
