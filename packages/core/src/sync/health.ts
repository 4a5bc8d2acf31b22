import type { Store } from '../storage/index.js'
import { type Clock, groupBy } from '../values/index.js'
import { integrationConnections, integrationStreams } from './tables/index.js'

/** How the connections of all organizations stand. */
export interface IntegrationStatus {
  /** Those that are read. */
  connections: number
  /** Those of them that wait for a person: a credential that does not count any more, say. */
  requireIntervention: number
  /** Streams whose last run did not reach its end, or that may not be read. */
  failingStreams: number
  /** How long the stream that is most overdue has been waiting, in milliseconds; 0 when none is. */
  lagMs: number
}

/** Counts what fails and how far the reading is behind. */
export async function integrationStatus({ store, clock }: { store: Store; clock: Clock }): Promise<IntegrationStatus> {
  const now = clock.now()
  const [[found], [streams]] = await Promise.all([
    store.acrossOrganizations.aggregate(integrationConnections, {
      where: { disconnected_at: { isNull: true } },
      measures: { all: { count: true }, waiting: { count: true, where: { status: { eq: 'requires_intervention' } } } }
    }),
    store.acrossOrganizations.aggregate(integrationStreams, {
      where: { state: { ne: 'stopped' } },
      measures: {
        failing: { count: true, where: { state: { in: ['failing', 'skipped'] } } },
        oldestDue: { min: 'due_at', where: { due_at: { lte: now } } }
      }
    })
  ])
  return {
    connections: found?.all ?? 0,
    requireIntervention: found?.waiting ?? 0,
    failingStreams: streams?.failing ?? 0,
    lagMs: Math.max(0, now - (streams?.oldestDue ?? now))
  }
}

/** How the connections to one provider stand, of all organizations. */
export interface ProviderStatus {
  provider: string
  /** How many there are of each status. */
  connections: ReadonlyMap<string, number>
  /** How long ago the stream that waits longest was read to its end; undefined where none ever was. */
  successAgeMs: number | undefined
}

/** How each provider stands. */
export async function providerStatus({ store, clock }: { store: Store; clock: Clock }): Promise<ProviderStatus[]> {
  const [connections, streams] = await Promise.all([
    store.acrossOrganizations.aggregate(integrationConnections, {
      where: { disconnected_at: { isNull: true } },
      by: ['id', 'provider', 'status'],
      measures: {}
    }),
    store.acrossOrganizations.aggregate(integrationStreams, {
      where: { state: { ne: 'stopped' } },
      by: ['connection_id'],
      measures: { succeededAt: { min: 'succeeded_at' } }
    })
  ])
  const succeeded = new Map(streams.map(({ connection_id: id, succeededAt }) => [id, succeededAt]))
  const now = clock.now()
  return [...groupBy(connections, ({ provider }) => provider)].map(([provider, rows]) => {
    const byStatus = groupBy(rows, ({ status }) => status)
    const times = rows.flatMap(({ id }) => succeeded.get(id) ?? [])
    const successAgeMs = times.length === 0 ? undefined : Math.max(0, now - Math.min(...times))
    return { provider, connections: new Map([...byStatus].map(([status, { length }]) => [status, length])), successAgeMs }
  })
}
