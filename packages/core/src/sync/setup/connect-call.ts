import { type ErrorCode, RapportError } from '../../errors.js'
import { reachedCap } from '../connections/plan-cap.js'
import { findConnection } from '../connections/read-connections.js'
import type { ConnectAnswer } from '../operation-shapes.js'
import type { SetupContext } from './sessions.js'
import type { SetupInput } from './setup-answer.js'
import { setupIntegration } from './setup-integration.js'

/** Connects, or answers a link. Throws the reason when neither is possible; a reached cap as plan_connection_limit_exceeded. */
export async function connectCall(context: SetupContext, input: SetupInput): Promise<ConnectAnswer> {
  const { store, process } = context
  const before = await findConnection(store, input.descriptor.id)
  const cap = before ? undefined : await reachedCap(process.plans, store.organizationId, store)
  if (cap) {
    const { plan, limit, currentConnections } = cap
    const details = { plan, limit, currentConnections, feature: 'integration_connections' }
    throw new RapportError(
      'plan_connection_limit_exceeded',
      `The plan ${plan} allows ${limit} connected integrations: disconnect one, or choose a larger plan`,
      details
    )
  }
  const { next, error } = await setupIntegration(context, input)
  if (next?.kind === 'browser_handoff') return { sessionId: next.sessionId, connectUrl: next.url, alreadyConnected: before !== undefined }
  if (error) throw new RapportError(codes[error.code], error.message)
  const connection = await findConnection(store, input.descriptor.id)
  if (!connection) throw new RapportError('CONFLICT', 'The provider was disconnected during the setup. Connect it again')
  const isNew = before === undefined || input.credentials !== undefined
  return { connected: true, connectionId: connection.id, alreadyConnected: !isNew }
}

const codes = {
  OWNER_REQUIRED: 'TOOL_CALL_FORBIDDEN',
  CONNECTION_CONFLICT: 'CONNECTION_CONFLICT',
  CREDENTIAL_REQUIRED: 'HANDOFF_UNAVAILABLE',
  CREDENTIAL_REJECTED: 'CREDENTIAL_REJECTED',
  LEGACY_CONNECTION_REQUIRED: 'CONFLICT',
  HANDOFF_UNAVAILABLE: 'HANDOFF_UNAVAILABLE',
  TRANSIENT_FAILURE: 'TRANSIENT_FAILURE'
} as const satisfies Record<string, ErrorCode>
