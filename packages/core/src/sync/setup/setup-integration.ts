import { type Descriptor, pageWays } from '../../providers/index.js'
import { capRefusal, reachedCap } from '../connections/plan-cap.js'
import { type ConnectionRow, findConnection, isOwn, managesAll, statusOf } from '../connections/read-connections.js'
import { connectWithKey } from './connect-with-key.js'
import { continueSetup } from './continue-setup.js'
import { beginSession, ownLiveSession, type SetupContext } from './sessions.js'
import { handoffStep, type SetupAnswer, type SetupInput, setupError } from './setup-answer.js'

/** Sets an integration up as far as one call can; what is missing stands in the answer. A cap of the plan is thrown as TOOL_CALL_FORBIDDEN. */
export async function setupIntegration(context: SetupContext, input: SetupInput): Promise<SetupAnswer> {
  const { store, process } = context
  const { descriptor, credentials } = input
  const connection = await findConnection(store, descriptor.id)
  const refused = ownerRefusal(context, input, connection)
  if (refused) return { status: connection ? statusOf(connection) : await idleStatus(context, descriptor), next: null, error: refused }
  const cap = connection ? undefined : await reachedCap(process.plans, store.organizationId, store)
  if (cap) throw capRefusal(cap)
  if (credentials !== undefined) return connectWithKey(context, { ...input, credentials }, connection)
  if (connection) return continueSetup(context, input, connection)
  return handOff(context, input)
}

function ownerRefusal(
  { principal }: SetupContext,
  { descriptor, credentials, configuration }: SetupInput,
  known: ConnectionRow | undefined
) {
  if (managesAll(principal)) return undefined
  if (!descriptor.isPersonal)
    return setupError('OWNER_REQUIRED', `${descriptor.name} is connected for the whole workspace: that needs the grant integrations:manage`)
  const changes = credentials !== undefined || configuration !== undefined || known?.status === 'requires_intervention'
  if (!known || isOwn(principal, known) || !changes) return undefined
  return setupError(
    'OWNER_REQUIRED',
    `Somebody else has connected ${descriptor.name}: they, or a key with integrations:manage, can change it`
  )
}

/** Nothing is connected, and the call brings no key: a person has to. */
async function handOff(context: SetupContext, { descriptor, byKey, wantsSignIn }: SetupInput): Promise<SetupAnswer> {
  const { integrations } = context.process
  const ways = pageWays(integrations, descriptor)
  const needed = byKey ? setupError('CREDENTIAL_REQUIRED', `Give credentials, or open the link: ${fieldNames(descriptor)}`) : null
  if ('missing' in ways) {
    // Without an address of ours the caller can still give the key itself.
    if (needed && integrations.secret !== undefined && integrations.providers.has(descriptor.id))
      return { status: 'not_connected', next: null, error: needed }
    return {
      status: 'not_connected',
      next: null,
      error: setupError('HANDOFF_UNAVAILABLE', `${descriptor.name} cannot be connected: ${ways.missing}`)
    }
  }
  if (wantsSignIn && !ways.signIn) {
    const { id } = descriptor
    const message = `Set providers.${id}.clientId and providers.${id}.clientSecret`
    return {
      status: 'not_connected',
      next: null,
      error: setupError('HANDOFF_UNAVAILABLE', `Nobody can sign in at ${descriptor.name}: ${message}`)
    }
  }
  const handoff = (await ownLiveSession(context, descriptor, ways)) ?? (await beginSession(context, descriptor, ways))
  return { status: 'awaiting_auth', next: handoffStep(handoff, 'authentication'), error: needed }
}

async function idleStatus(context: SetupContext, descriptor: Descriptor): Promise<'awaiting_auth' | 'not_connected'> {
  const ways = pageWays(context.process.integrations, descriptor)
  return !('missing' in ways) && (await ownLiveSession(context, descriptor, ways)) ? 'awaiting_auth' : 'not_connected'
}

const fieldNames = ({ fields }: Descriptor) =>
  fields
    .filter(({ required }) => required)
    .map(({ name }) => name)
    .join(', ')
