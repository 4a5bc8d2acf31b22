import { RapportError } from '../../errors.js'
import type { Descriptor, IntegrationSettings } from '../../providers/index.js'
import type { OrganizationStore, RowOf } from '../../storage/index.js'
import { isoTime } from '../../values/index.js'
import type { IntegrationItem, IntegrationSyncs, syncStates } from '../operation-shapes.js'
import { nothingLeftOut, readCheckpoint } from '../sync/checkpoint.js'
import { integrationRuns, integrationStreams } from '../tables/index.js'
import { type ConnectionRow, findConnection, liveConnections, statusOf } from './read-connections.js'

type StreamRow = RowOf<typeof integrationStreams>

type SyncState = (typeof syncStates)[number]

/** How the reading of a connection goes, by its streams: the state that needs attention most. */
function syncStateOf(connection: ConnectionRow, streams: readonly StreamRow[]): SyncState {
  if (statusOf(connection) === 'requires_intervention') return 'stopped'
  const has = (state: string) => streams.some((stream) => stream.state === state)
  return (['running', 'failing', 'waiting'] as const).find(has) ?? 'idle'
}

/** Every provider of the process, the catalogue's first, and how the connected ones are read. */
export async function listIntegrations(
  { descriptors }: IntegrationSettings,
  store: OrganizationStore,
  connectedOnly = false
): Promise<IntegrationItem[]> {
  const connections = await liveConnections(store)
  const ids = [...connections.values()].map(({ id }) => id)
  const streams = ids.length === 0 ? [] : await store.find(integrationStreams, { where: { connection_id: { in: ids } } })
  return [...descriptors.values()].flatMap(({ id, name, category }): IntegrationItem[] => {
    const connection = connections.get(id)
    if (!connection) return connectedOnly ? [] : [{ id, name, category, status: 'not_connected' as const }]
    const own = streams.filter(({ connection_id }) => connection_id === connection.id)
    const errorMessage =
      connection.reason ?? own.find(({ state, error_message }) => state === 'failing' && error_message !== null)?.error_message
    return [
      {
        id,
        name,
        category,
        status: 'connected' as const,
        connectionId: connection.id,
        syncStatus: syncStateOf(connection, own),
        ...(connection.last_data_at !== null && { lastDataReceivedAt: isoTime(connection.last_data_at) }),
        ...(typeof errorMessage === 'string' && { errorMessage }),
        ...(connection.counts !== null && { counts: connection.counts === 'features' ? ('features' as const) : ('all' as const) })
      }
    ]
  })
}

/** How each stream of a provider is read. */
export async function syncStatus(store: OrganizationStore, { id, name, category }: Descriptor): Promise<IntegrationSyncs> {
  const connection = await findConnection(store, id)
  if (!connection) return { provider: id, name, category, status: 'not_connected' as const, syncs: [] }
  const streams = await store.find(integrationStreams, { where: { connection_id: { eq: connection.id } } })
  const syncs = streams.map(({ stream, state, checkpoint, succeeded_at, error_message, added, updated, removed, unchanged }) => ({
    model: stream,
    status: state,
    ...(succeeded_at !== null && { lastSyncedAt: isoTime(succeeded_at) }),
    ...(error_message !== null && { errorMessage: error_message }),
    counts: { added, updated, removed, unchanged, ...leftOutOf(checkpoint) }
  }))
  return { provider: id, name, category, status: statusOf(connection), syncs }
}

function leftOutOf(checkpoint: StreamRow['checkpoint']) {
  const { count, reasons } = readCheckpoint(checkpoint).leftOut ?? nothingLeftOut
  return { skipped: count, skippedFor: reasons }
}

/** The connection of a provider. Throws NOT_FOUND when there is none. */
export async function requireConnection(store: OrganizationStore, { id, name }: Descriptor): Promise<ConnectionRow> {
  const connection = await findConnection(store, id)
  if (!connection) throw new RapportError('NOT_FOUND', `${name} is not connected`)
  return connection
}

/** How many runs are listed at most. */
export const maxRuns = 1_000

/** The runs of a provider's connection, the newest first. */
export async function listRuns(store: OrganizationStore, descriptor: Descriptor, limit: number) {
  const { id } = await requireConnection(store, descriptor)
  const orderBy = { column: 'started_at', direction: 'desc' } as const
  const rows = await store.find(integrationRuns, { where: { connection_id: { eq: id } }, orderBy, limit })
  return rows.map(({ id: runId, cause, status, streams, requests, started_at, ended_at, next_run_at }) => ({
    id: runId,
    cause,
    status,
    streams,
    requests,
    startedAt: isoTime(started_at),
    endedAt: ended_at === null ? null : isoTime(ended_at),
    nextRunAt: next_run_at === null ? null : isoTime(next_run_at)
  }))
}
