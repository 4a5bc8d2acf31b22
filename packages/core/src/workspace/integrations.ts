import { isoTime } from '../domain/instant.js'
import { isNameText } from '../domain/name-text.js'
import { RapportError } from '../errors.js'
import { callContext } from '../gateway/call-context.js'
import { disconnect } from '../integrations/connections/disconnect.js'
import { setWebhook } from '../integrations/connections/own-webhook.js'
import { syncNow } from '../integrations/connections/sync-now.js'
import {
  type IntegrationItem,
  type IntegrationRun,
  type IntegrationSyncs,
  listIntegrations,
  listRuns,
  maxRuns,
  syncStatus
} from '../integrations/connections/sync-report.js'
import type { KnownProviderId } from '../integrations/descriptors/catalogue.js'
import { beginSetup, requireDescriptor } from '../integrations/setup/begin-setup.js'
import { type ConnectAnswer, connectCall } from '../integrations/setup/connect-call.js'
import { detailedCapabilities, type IntegrationCapability } from '../integrations/setup/integration-status.js'
import type { Settings } from '../options.js'
import { requireKnownNames } from '../runtime/known-names.js'
import { readConnectConfig } from '../tool-shape/read-connect-config.js'
import type { RunningWork } from './running-work.js'

/** For whom the host acts: the id of a member, whom the audit names. */
export interface Acting {
  actor?: string
}

/** The id of a provider: of the catalogue, or of the host's own. Other texts throw NOT_FOUND. */
export type ProviderName = KnownProviderId | (string & {})

/** What data comes from by itself: providers that are connected, and how they are read. */
export interface WorkspaceIntegrations {
  /** Every provider in the specification's order, then the host's own; or only those that are connected. */
  list(options?: { connectedOnly?: boolean }): Promise<IntegrationItem[]>
  /**
   * What can be connected and how: what the owner of the server has to set before, and the fields that a person gives. Without `provider`
   * every provider, in the specification's order, then the host's own.
   *
   * @example const [stripe] = await workspace.integrations.capabilities({ provider: 'stripe' })
   */
  capabilities(options?: { provider?: string }): Promise<IntegrationCapability[]>
  /**
   * A link to the page on which a person connects a provider; null when it is connected. Throws NOT_FOUND for what is no provider, UNPROCESSABLE naming
   * the settings that are missing, and TOOL_CALL_FORBIDDEN when the plan allows no more.
   *
   * @example const { connectUrl } = (await workspace.integrations.begin('hubspot')) ?? {}
   */
  begin(provider: ProviderName, options?: Acting): Promise<{ sessionId: string; connectUrl: string; expiresAt: string } | null>
  /**
   * Connects with credentials, or answers a link. `config` is what `svc_setup_integration` takes beside `provider`.
   *
   * @example await workspace.integrations.connect('stripe', { config: { connectionMode: 'restricted_key', credentials: { apiKey } } })
   */
  connect(provider: ProviderName, input?: { config?: Record<string, unknown> }, options?: Acting): Promise<ConnectAnswer>
  /** How each stream of a provider is read. */
  status(provider: ProviderName): Promise<IntegrationSyncs>
  /** Has a provider read now. Throws NOT_FOUND when it is not connected. */
  sync(provider: ProviderName, options?: Acting): Promise<{ runId: string }>
  /**
   * Gives a connection a webhook address of its own: enter it at the vendor, with the `secret` that the vendor then signs with. It is told once; asking
   * again makes another one. Throws UNPROCESSABLE for a provider without webhooks, and where `publicUrl` or `secret` are not set.
   *
   * @example const { url } = await workspace.integrations.webhook('fireflies', { secret })
   */
  webhook(provider: ProviderName, input: { secret: string }, options?: Acting): Promise<{ url: string }>
  /** The runs of a provider, the newest first, 20 unless told otherwise. Throws NOT_FOUND when it is not connected. */
  runs(provider: ProviderName, options?: { limit?: number }): Promise<IntegrationRun[]>
  /**
   * Ends a connection and deletes its credential; what was read stays, or with `data: 'remove'` a job removes what came from it alone. Throws NOT_FOUND
   * when there is none.
   */
  disconnect(provider: ProviderName, options?: Acting & { data?: 'keep' | 'remove' }): Promise<{ success: true }>
}

/** The integrations of one organization; `existing` throws when there is no such organization. */
export function workspaceIntegrations(
  settings: Settings,
  organizationId: string,
  running: RunningWork,
  existing: () => Promise<string>
): WorkspaceIntegrations {
  const store = settings.store.organization(organizationId)

  async function acting(name: string, options: Acting = {}) {
    requireKnownNames(options, ['actor'])
    const { actor } = options
    if (actor !== undefined && !isNameText(actor, 500)) throw new RapportError('INVALID_TOOL_INPUT', 'actor must be the id of a member')
    await existing()
    const principal = { kind: 'host' as const, ...(actor !== undefined && { actor }) }
    const caller = { organizationId, principal, requestId: settings.ids.uuid(settings.clock.now()) }
    return Object.assign(callContext(settings, caller, `integrations.${name}`), { process: settings })
  }

  return {
    list: (options = {}) =>
      running.run(async () => {
        requireKnownNames(options, ['connectedOnly'])
        return listIntegrations(settings.integrations, store, options.connectedOnly)
      }),
    capabilities: (options = {}) =>
      running.run(async () => {
        requireKnownNames(options, ['provider'])
        return detailedCapabilities(settings, options.provider)
      }),
    begin: (provider, options) =>
      running.run(async () => {
        const handoff = await beginSetup(await acting('begin', options), requireDescriptor(settings, provider))
        return handoff ? { sessionId: handoff.sessionId, connectUrl: handoff.url, expiresAt: isoTime(handoff.expiresAt) } : null
      }),
    connect: (provider, input = {}, options) =>
      running.run(async () => {
        requireKnownNames(input, ['config'])
        return connectCall(await acting('connect', options), readConnectConfig(requireDescriptor(settings, provider), input.config))
      }),
    status: (provider) => running.run(async () => syncStatus(store, requireDescriptor(settings, provider))),
    sync: (provider, options) => running.run(async () => syncNow(await acting('sync', options), requireDescriptor(settings, provider))),
    webhook: (provider, input, options) =>
      running.run(async () => {
        requireKnownNames(input, ['secret'])
        if (!isNameText(input.secret, 500))
          throw new RapportError('INVALID_TOOL_INPUT', 'secret must be the text that the vendor signs with')
        return setWebhook(settings, await acting('webhook', options), requireDescriptor(settings, provider), input.secret)
      }),
    runs: (provider, options = {}) =>
      running.run(async () => {
        requireKnownNames(options, ['limit'])
        const { limit = 20 } = options
        if (!Number.isInteger(limit) || limit < 1 || limit > maxRuns)
          throw new RapportError('INVALID_TOOL_INPUT', `limit must be a whole number from 1 to ${maxRuns}`)
        return listRuns(store, requireDescriptor(settings, provider), limit)
      }),
    disconnect: (provider, options = {}) =>
      running.run(async () => {
        requireKnownNames(options, ['actor', 'data'])
        const { data = 'keep', ...by } = options
        if (data !== 'keep' && data !== 'remove') throw new RapportError('INVALID_TOOL_INPUT', 'data must be "keep" or "remove"')
        await disconnect(settings, await acting('disconnect', by), requireDescriptor(settings, provider), () => undefined, data)
        return { success: true as const }
      })
  }
}
