import type { IntegrationProcess } from '../context.js'
import { integrationAddresses, integrationConnections } from '../storage/tables/index.js'
import type { Provider } from './provider.js'
import { isProviderId } from './provider-ids.js'
import { requestSync } from './request-sync.js'
import { hashOf } from './setup/sessions.js'
import { readSecrets, webhookSecretField } from './vault/vault.js'

/** A call of a provider's. `token` stands in the address of a connection's own webhook. */
export interface Webhook {
  provider: string
  token: string | undefined
  /** What stands behind the path of the address that was called, with its question mark; empty where nothing does. */
  search: string
  header(name: string): string | null
  body: Uint8Array
}

/**
 * `unknown`: there is no such address; `unproven`: its signature is wrong; `taken`: whatever it was about is read now, if it is connected here; else the
 * answer that the vendor asks for to prove the address.
 */
export type WebhookOutcome = 'unknown' | 'unproven' | 'taken' | { challenge: string }

/**
 * Takes a webhook, verified on its raw bytes. It only makes streams due: what it says is never stored, so that a forged or repeated one could do no more
 * than have us look.
 */
export async function takeWebhook(process: IntegrationProcess, hook: Webhook): Promise<WebhookOutcome> {
  const provider = isProviderId(hook.provider) ? process.integrations.providers.get(hook.provider) : undefined
  if (!provider?.webhook) return 'unknown'
  return hook.token === undefined ? ofApplication(process, provider, hook) : ofConnection(process, provider, hook, hook.token)
}

/** So many accounts a single call can be about. */
const mostAccounts = 100

async function ofApplication(process: IntegrationProcess, provider: Provider, hook: Webhook): Promise<WebhookOutcome> {
  const { webhookSecret } = provider.options
  if (webhookSecret === undefined) return 'unknown'
  if (!isProven(process, provider, hook, webhookSecret)) return 'unproven'
  const said = read(hook)
  const challenge = quietly(() => provider.webhook?.challenge?.(said))
  if (typeof challenge === 'string') return { challenge }
  const named = quietly(() => provider.webhook?.account(said)) ?? []
  const accounts = new Set((Array.isArray(named) ? named : [named]).filter((each) => typeof each === 'string' && each !== ''))
  const where = { kind: { eq: 'account' }, provider: { eq: provider.id }, address: { in: [...accounts].slice(0, mostAccounts) } }
  const found = accounts.size === 0 ? [] : await process.store.directory.find(integrationAddresses, { where })
  for (const { organization_id, target_id, address } of found) {
    await askFor(process, provider, { organizationId: organization_id, connectionId: target_id, account: address }, said)
  }
  return 'taken'
}

async function ofConnection(process: IntegrationProcess, provider: Provider, hook: Webhook, token: string): Promise<WebhookOutcome> {
  const where = { kind: { eq: 'hook' }, provider: { eq: provider.id }, address: { eq: hashOf(token) } }
  const [found] = await process.store.directory.find(integrationAddresses, { where, limit: 1 })
  if (!found) return 'unknown'
  const { organization_id: organizationId, target_id: connectionId } = found
  const rows = process.store.organization(organizationId)
  const secrets = await readSecrets(rows, process.integrations.secret, { organizationId, ownerId: connectionId })
  const secret = secrets[webhookSecretField]?.text
  if (secret === undefined || !isProven(process, provider, hook, secret)) return 'unproven'
  await askFor(process, provider, { organizationId, connectionId, account: undefined }, read(hook))
  return 'taken'
}

function isProven(process: IntegrationProcess, { webhook }: Provider, hook: Webhook, secret: string): boolean {
  const { header, body } = hook
  return quietly(() => webhook?.verify({ header, body, url: addressOf(process, hook), secret, now: process.clock.now() })) === true
}

/** The address that was called as the vendor knows it: never by what the call itself says of its host. */
function addressOf({ integrations, basePath }: IntegrationProcess, { provider, token, search }: Webhook): string | undefined {
  if (integrations.publicUrl === undefined) return undefined
  return `${integrations.publicUrl}${basePath}/api/webhooks/${provider}${token === undefined ? '' : `/${token}`}${search}`
}

/** A connector that stumbles over what it is sent has not understood it. */
function quietly<R>(work: () => R): R | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function read({ body }: Webhook): unknown {
  return quietly((): unknown => JSON.parse(Buffer.from(body).toString('utf8')))
}

interface Target {
  organizationId: string
  connectionId: string
  /** The account that the call is about; undefined where the address says whose it is. */
  account: string | undefined
}

async function askFor({ store, ids, clock }: IntegrationProcess, provider: Provider, target: Target, said: unknown): Promise<void> {
  const { organizationId, connectionId, account } = target
  const named = quietly(() => provider.webhook?.streams(said)) ?? []
  const streams = provider.streams.map(({ name }) => name).filter((name) => named.includes(name))
  if (streams.length === 0) return
  await store.organization(organizationId).transaction(async (transaction) => {
    const [connection] = await transaction.get(integrationConnections, [{ id: connectionId }])
    const isLive = connection && connection.disconnected_at === null && connection.status !== 'setup_required'
    if (!isLive || connection.provider !== provider.id || (account !== undefined && connection.account !== account)) return
    await requestSync(transaction, { connectionId, cause: 'webhook', streams }, ids, clock.now())
  })
}
