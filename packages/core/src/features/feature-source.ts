import { RapportError } from '../errors.js'
import { customers, events, users } from '../identity/index.js'
import type { OrganizationStore, Rows } from '../storage/index.js'
import { digestKey } from '../values/index.js'

/** Where usage is counted from. */
export interface FeatureSource {
  sourceKey: string
  provider: 'sdk'
  label: string
}

/** The organization's source: the events that its trackers and servers send. */
export function featureSource({ organizationId }: Pick<OrganizationStore, 'organizationId'>): FeatureSource {
  return { sourceKey: digestKey('metric_source_v1', { organizationId, provider: 'sdk' }), provider: 'sdk', label: 'Rapport SDK' }
}

/** Throws NOT_FOUND unless this is the key of the organization's source. */
export function requireSource(source: FeatureSource, sourceKey: string): void {
  if (sourceKey !== source.sourceKey)
    throw new RapportError('NOT_FOUND', 'There is no source with this sourceKey; svc_list_features lists them')
}

/** Since when a source has been sending; null while nothing says so. */
export interface Tracking {
  hasEvents: boolean
  since: number | null
}

/** What is known of the organization's tracking: its first event of somebody known, found without looking through the events. */
export async function readTracking(rows: Rows<'organization'>): Promise<Tracking> {
  const isSeen = { first_seen_at: { isNull: false } } as const
  const earliest = { columns: ['first_seen_at'], orderBy: { column: 'first_seen_at', direction: 'asc' }, limit: 1 } as const
  const [[event], [customer], [user]] = await Promise.all([
    rows.find(events, { columns: ['event_id'], limit: 1 }),
    // When a provider's account was created says nothing of tracking; events of such a customer have users.
    rows.find(customers, { ...earliest, where: { ...isSeen, first_record_at: { isNull: true } } }),
    rows.find(users, { ...earliest, where: isSeen })
  ])
  const seen = [customer, user].flatMap((row) => row?.first_seen_at ?? [])
  return { hasEvents: event !== undefined, since: seen.length === 0 ? null : Math.min(...seen) }
}
