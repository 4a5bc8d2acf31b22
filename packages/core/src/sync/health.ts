import type { Store } from '../storage/index.js'
import type { Clock } from '../values/index.js'
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
