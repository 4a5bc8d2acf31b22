import type { KnownProviderId } from '../providers/index.js'
import type { ConnectAnswer, IntegrationCapability, IntegrationItem, IntegrationRun, IntegrationSyncs } from '../sync/index.js'

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
