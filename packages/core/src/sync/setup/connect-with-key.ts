import { connect } from '../connections/connect.js'
import { capRefusal } from '../connections/plan-cap.js'
import { proveCredential } from '../connections/prove-credential.js'
import { type ConnectionRow, statusOf } from '../connections/read-connections.js'
import { needsMapping } from '../mapping/needs-mapping.js'
import { textsOfFields } from '../oauth/stored-credential.js'
import { continueSetup } from './continue-setup.js'
import { liveSessions, type SetupContext } from './sessions.js'
import { type SetupAnswer, type SetupError, type SetupInput, setupError } from './setup-answer.js'

/** Proves a key that the caller gives, and connects with it. Nothing is stored of a key that does not serve. */
export async function connectWithKey(
  context: SetupContext,
  input: SetupInput & { credentials: Readonly<Record<string, string>> },
  connection: ConnectionRow | undefined
): Promise<SetupAnswer> {
  const { process, store, now } = context
  const { descriptor, credentials, configuration } = input
  const { integrations } = process
  const asBefore = async (code: SetupError, message: string): Promise<SetupAnswer> => {
    const awaited = !connection && (await liveSessions(store, now, descriptor.id)).length > 0
    return {
      status: connection ? statusOf(connection) : awaited ? 'awaiting_auth' : 'not_connected',
      next: null,
      error: setupError(code, message)
    }
  }
  const provider = integrations.providers.get(descriptor.id)
  if (!provider) return asBefore('HANDOFF_UNAVAILABLE', `This server has no connector for ${descriptor.name}`)
  if (integrations.secret === undefined) return asBefore('HANDOFF_UNAVAILABLE', 'Set secret: credentials are only stored encrypted')
  const credential = { kind: 'fields' as const, fields: credentials }
  const proved = await proveCredential(process, provider, credential)
  if (proved.kind !== 'ok')
    return asBefore(proved.kind === 'away' ? 'TRANSIENT_FAILURE' : 'CREDENTIAL_REJECTED', `${descriptor.name}: ${proved.message}`)
  const outcome = await connect(process, context, {
    descriptor,
    account: proved.value,
    auth: 'fields',
    secrets: textsOfFields(credentials),
    configuration: configuration ?? null,
    needsMapping: await needsMapping(process, descriptor, provider, credential),
    sessionId: null,
    note: null
  })
  if (outcome.kind === 'over_cap') throw capRefusal(outcome.cap)
  if (outcome.kind === 'conflict') return asBefore('CONNECTION_CONFLICT', outcome.message)
  if (outcome.kind === 'session_over') throw new Error('A call without a session cannot outlive one')
  return continueSetup(context, { ...input, credentials: undefined }, outcome.connection)
}
