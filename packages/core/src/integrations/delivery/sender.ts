import type { Clock } from '../../clock.js'
import { markAllUnusable } from '../../domain/destinations/mark-synced.js'
import type { HttpClient } from '../../http-client.js'
import type { Ids } from '../../ids.js'
import type { OrganizationStore, Transaction } from '../../storage/contract.js'
import { integrationConnections } from '../../storage/tables/index.js'
import { type Api, checkTimeoutMs, createApi } from '../api/create-api.js'
import { type ConnectionRow, findConnection } from '../connections/read-connections.js'
import { credentialSource } from '../oauth/credential-source.js'
import type { Sending } from '../sending.js'
import type { IntegrationSettings } from '../settings.js'
import { suspiciousShrink } from '../sync/sweep.js'

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

/** The way to the channels of an organization. */
export interface Sender {
  connection: ConnectionRow
  sending: Sending
  api: Api
}

/** Destinations are channels of this provider. */
const provider = 'slack'

/** The way to an organization's channels; or why there is none, in words. */
export async function senderOf(context: SenderContext): Promise<Sender | { reason: string; isConnected: boolean }> {
  const connection = await findConnection(context.store, provider)
  if (!connection) return { reason: 'Slack is not connected: connect it first', isConnected: false }
  const connector = context.integrations.providers.get(provider)
  if (!connector?.sending) return { reason: 'This server has no connector of Slack: give createRapport one', isConnected: false }
  if (connection.status === 'requires_intervention' && connection.reason !== suspiciousShrink)
    return { reason: `Slack has to be connected again: ${connection.reason ?? 'its sign-in does not count any more'}`, isConnected: true }
  const { http, clock, signal } = context
  const credentials = credentialSource(context, connection)
  const api = createApi({ http, clock, provider: connector, credentials, signal, timeoutMs: checkTimeoutMs })
  return { connection, sending: connector.sending, api }
}

/** Only a person can help: the connection says so, and each of its destinations, until somebody connects again. */
export function askForPerson({ write }: SenderContext, { connection }: Sender, reason: string): Promise<void> {
  const live = { id: { eq: connection.id }, disconnected_at: { isNull: true } }
  return write(async (transaction) => {
    await transaction.update(integrationConnections, live, { status: 'requires_intervention', reason })
    await markAllUnusable(transaction, reason)
  })
}
