import { RapportError } from '../../errors.js'
import { CredentialRevoked, hasConnectionModes, type Provider, pageWays } from '../../providers/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { askVendor } from '../connections/prove-credential.js'
import { type ConnectionRow, statusOf } from '../connections/read-connections.js'
import { checkMapping } from '../mapping/check-mapping.js'
import { configure } from '../mapping/configure.js'
import { readPipelines } from '../mapping/needs-mapping.js'
import { previewMapping } from '../mapping/preview.js'
import { type CrmMapping, recommendMapping } from '../mapping/recommend.js'
import { credentialSource } from '../oauth/credential-source.js'
import { readCredential } from '../oauth/stored-credential.js'
import { integrationConnections, integrationStreams } from '../tables/index.js'
import { beginSession, ownLiveSession, type SetupContext } from './sessions.js'
import { handoffStep, type SetupAnswer, type SetupError, type SetupInput, setupError } from './setup-answer.js'

/** What a connected integration still needs, and what the call decides of it. */
export async function continueSetup(context: SetupContext, input: SetupInput, connection: ConnectionRow): Promise<SetupAnswer> {
  const { process, store } = context
  const { descriptor, configuration } = input
  const lost = await lostCredential(context, connection)
  if (lost !== undefined) return recover(context, input, 'CREDENTIAL_REQUIRED', lost)
  if (statusOf(connection) === 'requires_intervention') {
    if (connection.reason === 'suspicious_shrink') return { status: 'requires_intervention', next: null, error: null }
    return recover(
      context,
      input,
      'CREDENTIAL_REJECTED',
      connection.reason ?? 'The credential does not count any more',
      await lacksAll(store, connection)
    )
  }
  const provider = process.integrations.providers.get(descriptor.id)
  if (!provider) return { status: statusOf(connection), next: null, error: null }
  if (descriptor.configuration === 'crm_mapping') return continueCrm(context, input, connection, provider)
  if (descriptor.configuration === 'mixpanel_mapping') return continueEvents(context, input, connection, provider)
  if (configuration !== undefined) throw new RapportError('UNPROCESSABLE', `${descriptor.name} takes no configuration`)
  return signInInstead(context, input, connection)
}

async function continueCrm(
  context: SetupContext,
  { configuration }: SetupInput,
  connection: ConnectionRow,
  provider: Provider
): Promise<SetupAnswer> {
  const status = statusOf(connection)
  if (configuration === undefined && status === 'ready') return { status, next: null, error: null }
  const read = await readPipelines(context.process, provider, sourceOf(context, connection))
  if (read.kind !== 'ok') {
    const code = read.kind === 'away' ? 'TRANSIENT_FAILURE' : 'CREDENTIAL_REJECTED'
    return { status, next: null, error: setupError(code, read.message) }
  }
  const recommendation = recommendMapping(read.value)
  if (configuration === undefined) {
    if (recommendation.length > 0) return { status: 'setup_required', next: { kind: 'crm_mapping', recommendation }, error: null }
    await configure(context, connection, { kind: 'crm_mapping', mappings: [] })
    return { status: 'ready', next: null, error: null }
  }
  // The schema of the input says that it is one.
  if (provider.mapping !== undefined) checkMapping(configuration.mappings as unknown as CrmMapping, read.value)
  await configure(context, connection, configuration)
  return { status: 'ready', next: null, error: null }
}

async function continueEvents(
  context: SetupContext,
  { configuration }: SetupInput,
  connection: ConnectionRow,
  provider: Provider
): Promise<SetupAnswer> {
  const { process, store, now } = context
  if (configuration !== undefined) {
    await configure(context, connection, configuration)
    return { status: 'ready', next: null, error: null }
  }
  const { mapping } = provider
  const status = statusOf(connection)
  if (status === 'ready' || mapping?.kind !== 'mixpanel_mapping') return { status, next: null, error: null }
  const read = await askVendor(process, provider, sourceOf(context, connection), ({ request }) => mapping.sample(request, now))
  if (read.kind === 'ok')
    return { status, next: { kind: 'mixpanel_mapping', preview: await previewMapping(store, read.value) }, error: null }
  return { status, next: null, error: setupError(read.kind === 'away' ? 'TRANSIENT_FAILURE' : 'CREDENTIAL_REJECTED', read.message) }
}

/** Connected by a key, where the call would rather sign in: the page can replace it. Else there is nothing to do. */
async function signInInstead(context: SetupContext, { descriptor, byKey }: SetupInput, connection: ConnectionRow): Promise<SetupAnswer> {
  const ways = pageWays(context.process.integrations, descriptor)
  const status = statusOf(connection)
  if (!hasConnectionModes(descriptor) || byKey || connection.auth === 'oauth' || 'missing' in ways || !ways.signIn)
    return { status, next: null, error: null }
  const handoff = (await ownLiveSession(context, descriptor, ways)) ?? (await beginSession(context, descriptor, ways))
  return { status, next: handoffStep(handoff, 'authentication'), error: null }
}

/** Why the stored credential cannot be opened, if so. It is noted, so that everybody sees it. */
async function lostCredential({ store, process }: SetupContext, connection: ConnectionRow): Promise<string | undefined> {
  try {
    await readCredential(store, store, process.integrations.secret, connection)
    return undefined
  } catch (error) {
    if (!(error instanceof CredentialRevoked)) throw error
    await store.update(integrationConnections, { id: { eq: connection.id } }, { status: 'requires_intervention', reason: error.message })
    return error.message
  }
}

/** Whether the credential lives, and every stream lacks a permission. */
async function lacksAll(store: OrganizationStore, { id }: ConnectionRow): Promise<boolean> {
  const streams = await store.find(integrationStreams, { where: { connection_id: { eq: id } }, columns: ['error_class'] })
  return streams.length > 0 && streams.every(({ error_class }) => error_class === 'forbidden')
}

async function recover(
  context: SetupContext,
  { descriptor }: SetupInput,
  code: SetupError,
  reason: string,
  isExternal = false
): Promise<SetupAnswer> {
  const ways = pageWays(context.process.integrations, descriptor)
  const error = setupError(code, reason)
  if ('missing' in ways) return { status: 'requires_intervention', next: null, error }
  const handoff = (await ownLiveSession(context, descriptor, ways)) ?? (await beginSession(context, descriptor, ways))
  return { status: 'requires_intervention', next: handoffStep(handoff, isExternal ? 'external_setup' : 'recovery'), error }
}

function sourceOf({ store, clock, ids, process }: SetupContext, connection: ConnectionRow) {
  return credentialSource({ store, clock, ids, http: process.http, integrations: process.integrations }, connection)
}
