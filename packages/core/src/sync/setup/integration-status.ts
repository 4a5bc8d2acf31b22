import type { IntegrationProcess } from '../../context/index.js'
import { destinationTypeOf } from '../../destinations/index.js'
import { availabilityOf, type Descriptor, type IntegrationSettings } from '../../providers/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { type IntegrationStatus, liveConnections, statusOf } from '../connections/read-connections.js'
import type { IntegrationCapability } from '../operation-shapes.js'
import { integrationSessions } from '../tables/index.js'
import { liveSessions, sessionStatus } from './sessions.js'

/** What can be connected, the catalogue's first; an empty list for what is no provider. */
export function capabilities({ integrations }: Pick<IntegrationProcess, 'integrations'>, provider?: string) {
  return wanted(integrations, provider).map((descriptor) => {
    const { id, name, category, authType, setupMode } = descriptor
    const availability = availabilityOf(integrations, descriptor)
    return {
      provider: id,
      name,
      category,
      authType,
      setupMode,
      browserHandoffAvailable: availability.availability === 'available',
      availability,
      descriptor
    }
  })
}

/** The same with why a provider cannot be connected, and the fields that its page asks for. */
export function detailedCapabilities(process: Pick<IntegrationProcess, 'integrations'>, provider?: string): IntegrationCapability[] {
  return capabilities(process, provider).map(({ descriptor, availability, ...shown }) => ({
    ...shown,
    ...availability,
    fields: descriptor.fields.map(({ minLength: _, maxLength: __, confirms: ___, options, ...each }) => ({
      ...each,
      ...(options && { options: [...options] })
    })),
    configuration: descriptor.configuration,
    ...(descriptor.channel && { channel: { type: destinationTypeOf(descriptor.id), ...descriptor.channel } })
  }))
}

/** How every provider stands. */
export async function integrationStatuses(
  { integrations }: Pick<IntegrationProcess, 'integrations'>,
  store: OrganizationStore,
  now: number,
  provider?: string
) {
  const [connections, sessions] = await Promise.all([liveConnections(store), liveSessions(store, now)])
  const awaited = new Set(sessions.map((session) => session.provider))
  return wanted(integrations, provider).map(({ id, name, category }) => {
    const connection = connections.get(id)
    const status: IntegrationStatus = connection ? statusOf(connection) : awaited.has(id) ? 'awaiting_auth' : 'not_connected'
    return { provider: id, name, category, status }
  })
}

/** How a session stands; one that this workspace does not have has expired. */
export async function setupStatus(store: OrganizationStore, now: number, sessionId: string) {
  const [session] = await store.get(integrationSessions, [{ id: sessionId.toLowerCase() }])
  if (!session) return undefined
  return { provider: session.provider, status: sessionStatus(session, now), error: session.status === 'failed' ? session.error : null }
}

function wanted({ descriptors }: IntegrationSettings, provider: string | undefined): Descriptor[] {
  return [...descriptors.values()].filter(({ id }) => provider === undefined || id === provider)
}
