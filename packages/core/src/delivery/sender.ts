import { markAllUnusable } from '../destinations/index.js'
import type { DeliveryChannel, IntegrationSettings } from '../providers/index.js'
import type { OrganizationStore, Transaction } from '../storage/index.js'
import {
  type Api,
  type ConnectionRow,
  checkTimeoutMs,
  createApi,
  credentialSource,
  findConnection,
  integrationConnections,
  suspiciousShrink
} from '../sync/index.js'
import type { Clock, HttpClient, Ids } from '../values/index.js'

/** What of the process messages are sent with; jobs have it all. */
export interface SenderContext {
  store: OrganizationStore
  clock: Clock
  ids: Ids
  http: HttpClient
  integrations: IntegrationSettings
  signal: AbortSignal
  /** What is written, but for tokens, is written only while the process has the job. */
  write<R>(work: (transaction: Transaction) => Promise<R>): Promise<R>
}

/** The way to an organization's channels of a provider. */
export interface Sender {
  connection: ConnectionRow
  channel: DeliveryChannel
  api: Api
}

/** The way to an organization's channels of a provider; or why there is none, in words. */
export async function senderOf(context: SenderContext, provider: string): Promise<Sender | { reason: string; isConnected: boolean }> {
  const { http, clock, signal, integrations } = context
  const name = integrations.descriptors.get(provider)?.name ?? provider
  const connection = await findConnection(context.store, provider)
  if (!connection) return { reason: `${name} is not connected: connect it first`, isConnected: false }
  const connector = integrations.providers.get(provider)
  if (!connector?.channel) return { reason: `This server has no connector of ${name}: give createRapport one`, isConnected: false }
  if (connection.status === 'requires_intervention' && connection.reason !== suspiciousShrink)
    return { reason: `${name} has to be connected again: ${connection.reason ?? 'its sign-in does not count any more'}`, isConnected: true }
  const credentials = credentialSource(context, connection)
  const api = createApi({ http, clock, provider: connector, credentials, signal, timeoutMs: checkTimeoutMs })
  return { connection, channel: connector.channel, api }
}

/** Only a person can help: the connection says so, and each of its destinations, until somebody connects again. */
export function askForPerson({ write }: SenderContext, { connection }: Sender, reason: string): Promise<void> {
  const live = { id: { eq: connection.id }, disconnected_at: { isNull: true } }
  return write(async (transaction) => {
    await transaction.update(integrationConnections, live, { status: 'requires_intervention', reason })
    await markAllUnusable(transaction, connection.provider, reason)
  })
}
