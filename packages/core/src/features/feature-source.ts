import { RapportError } from '../errors.js'
import { customers, events, users } from '../identity/index.js'
import type { OrganizationStore, RowOf, Rows } from '../storage/index.js'
import { integrationConnections, integrationStreams } from '../sync/tables/index.js'
import { day, digestKey } from '../values/index.js'
import type { Unavailability } from './evidence.js'
import type { EventWhere } from './matching-events.js'

/** Where usage is counted from. */
export interface FeatureSource {
  sourceKey: string
  provider: 'sdk' | ProductProvider
  label: string
  /** WARMING: nothing has come yet. BLOCKED: nothing comes any more, so that what it has told is not the usage of today. */
  readiness: 'READY' | 'WARMING' | 'BLOCKED'
  /** Since when it tells of usage; null while nothing says so. */
  since: number | null
  /** What narrows events to its own. */
  events: EventWhere
}

/** The providers whose events are people's use of the product. */
type ProductProvider = keyof typeof productLabels
const productLabels = { mixpanel: 'Mixpanel', posthog: 'PostHog' }
const productProviders = ['mixpanel', 'posthog'] as const satisfies readonly ProductProvider[]

/** So far back their connectors read at first. */
const productDays = 90
/** The stream of a product's events. */
const eventsStream = 'events'

/** The organization's sources: the events that its trackers and servers send, then those of each product analytics that was connected. */
export async function featureSources(store: OrganizationStore): Promise<[FeatureSource, ...FeatureSource[]]> {
  const connections = await store.find(integrationConnections, { where: { provider: { in: productProviders } } })
  const streams = await streamsOf(
    store,
    connections.map(({ id }) => id)
  )
  const products = productProviders.flatMap((provider) => {
    const connection = connections.find((each) => each.provider === provider)
    return connection ? [productSource(store, provider, connection, streams.get(connection.id))] : []
  })
  return [await ownSource(store, products.length > 0), ...products]
}

type ConnectionRow = RowOf<typeof integrationConnections>
type StreamRow = RowOf<typeof integrationStreams>

async function streamsOf(rows: Rows<'organization'>, connectionIds: readonly string[]): Promise<Map<string, StreamRow>> {
  const where = { connection_id: { in: connectionIds }, stream: { eq: eventsStream } }
  const found = connectionIds.length === 0 ? [] : await rows.find(integrationStreams, { where })
  return new Map(found.map((row) => [row.connection_id, row]))
}

function productSource(
  { organizationId }: OrganizationStore,
  provider: ProductProvider,
  { status, disconnected_at, created_at }: ConnectionRow,
  stream: StreamRow | undefined
): FeatureSource {
  const isBlocked = disconnected_at !== null || status === 'requires_intervention'
  const hasEvents = stream !== undefined && stream.added + stream.unchanged > 0
  return {
    sourceKey: keyOf(organizationId, provider),
    provider,
    label: productLabels[provider],
    readiness: isBlocked ? 'BLOCKED' : hasEvents ? 'READY' : 'WARMING',
    since: stream === undefined || stream.succeeded_at === null ? null : created_at - productDays * day,
    events: { provider: { eq: provider } }
  }
}

/** Only beside products their events have to be told apart, which takes longer than the index alone. */
async function ownSource(store: OrganizationStore, hasProducts: boolean): Promise<FeatureSource> {
  const own: EventWhere = hasProducts ? { provider: { isNull: true } } : {}
  const { hasEvents, since } = await readTracking(store, own)
  return {
    sourceKey: keyOf(store.organizationId, 'sdk'),
    provider: 'sdk',
    label: 'Rapport SDK',
    readiness: hasEvents ? 'READY' : 'WARMING',
    since,
    events: own
  }
}

const keyOf = (organizationId: string, provider: FeatureSource['provider']) => digestKey('metric_source_v1', { organizationId, provider })

/** The source of this key; where none is named, the first that has events. Throws NOT_FOUND for a key of nobody's. */
export function selectSource(sources: readonly [FeatureSource, ...FeatureSource[]], sourceKey: string | undefined): FeatureSource {
  if (sourceKey === undefined) return sources.find(({ readiness }) => readiness === 'READY') ?? sources[0]
  const named = sources.find((source) => source.sourceKey === sourceKey)
  if (!named) throw new RapportError('NOT_FOUND', 'There is no source with this sourceKey; svc_list_features lists them')
  return named
}

/** Why a source tells no usage now; undefined where it does. */
export function unavailabilityOf({ readiness }: FeatureSource): Unavailability | undefined {
  return { READY: undefined, WARMING: 'SOURCE_NOT_READY' as const, BLOCKED: 'SOURCE_BLOCKED' as const }[readiness]
}

/** What is known of the organization's tracking: its first event of somebody known, found without looking through the events. */
async function readTracking(rows: Rows<'organization'>, own: EventWhere): Promise<{ hasEvents: boolean; since: number | null }> {
  const isSeen = { first_seen_at: { isNull: false } } as const
  const earliest = { columns: ['first_seen_at'], orderBy: { column: 'first_seen_at', direction: 'asc' }, limit: 1 } as const
  const [[event], [customer], [user]] = await Promise.all([
    rows.find(events, { where: own, columns: ['event_id'], limit: 1 }),
    // When a provider's account was created says nothing of tracking; events of such a customer have users.
    rows.find(customers, { ...earliest, where: { ...isSeen, first_record_at: { isNull: true } } }),
    rows.find(users, { ...earliest, where: isSeen })
  ])
  const seen = [customer, user].flatMap((row) => row?.first_seen_at ?? [])
  return { hasEvents: event !== undefined, since: seen.length === 0 ? null : Math.min(...seen) }
}
