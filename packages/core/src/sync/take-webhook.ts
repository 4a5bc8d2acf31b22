import type { IntegrationProcess } from '../context/index.js'
import type { Provider } from '../providers/index.js'
import type { RowOf } from '../storage/index.js'
import { readSecrets, webhookSecretField } from '../vault/index.js'
import type { ConnectionRow } from './connections/read-connections.js'
import { requestSync } from './request-sync.js'
import { hashOf } from './setup/sessions.js'
import { integrationAddresses, integrationConnections } from './tables/index.js'

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
  const provider = process.integrations.providers.get(hook.provider)
  if (!provider?.webhook) return 'unknown'
  return hook.token === undefined ? ofApplication(process, provider, hook) : ofConnection(process, provider, hook, hook.token)
}

/** So many accounts a single call can be about. */
const maxAccounts = 100

async function ofApplication(process: IntegrationProcess, provider: Provider, hook: Webhook): Promise<WebhookOutcome> {
  const { webhookSecret } = provider.options
  if (webhookSecret === undefined) return 'unknown'
  if (!isProven(process, provider, hook, webhookSecret)) return 'unproven'
  const said = read(hook)
  const challenge = quietly(() => provider.webhook?.challenge?.(said))
  if (typeof challenge === 'string') return { challenge }
  const named = quietly(() => provider.webhook?.account(said)) ?? []
  const accounts = new Set((Array.isArray(named) ? named : [named]).filter((each) => typeof each === 'string' && each !== ''))
  if (accounts.size === 0) return ofOnlyConnection(process, provider, said)
  const where = { kind: { eq: 'account' }, provider: { eq: provider.id }, address: { in: [...accounts].slice(0, maxAccounts) } }
  const found = await process.store.directory.find(integrationAddresses, { where })
  for (const address of found) await askFor(process, provider, targetOf(address), said)
  return 'taken'
}

/**
 * What names no account is about the application's own one, such as the Stripe account that the webhook was made in. Which connection that is nobody says:
 * where there is only one, it is taken for that one's.
 */
async function ofOnlyConnection(process: IntegrationProcess, provider: Provider, said: unknown): Promise<WebhookOutcome> {
  if (streamsOf(provider, said).length === 0) return 'taken'
  const where = { kind: { eq: 'account' }, provider: { eq: provider.id } }
  const found = await process.store.directory.find(integrationAddresses, { where, limit: maxAccounts })
  const live: Target[] = []
  for (const target of found.map(targetOf)) {
    const [connection] = await process.store.organization(target.organizationId).get(integrationConnections, [{ id: target.connectionId }])
    if (isReadBy(connection, provider, target.account)) live.push(target)
    if (live.length > 1) break
  }
  const [only] = live
  if (only && live.length === 1) await askFor(process, provider, only, said)
  else process.logger.warn(only ? severalConnected : noneConnected, { provider: provider.id })
  return 'taken'
}

const severalConnected =
  'Rapport ignored a webhook: it names no account, and several accounts are connected. Give each connection a webhook address of its own'
const noneConnected = 'Rapport ignored a webhook: it names no account, and no account is connected'

type AddressRow = RowOf<typeof integrationAddresses>

const targetOf = ({ organization_id: organizationId, target_id: connectionId, address: account }: AddressRow): Target => ({
  organizationId,
  connectionId,
  account
})

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

/** The streams that a body is about. */
function streamsOf({ webhook, streams }: Provider, said: unknown): string[] {
  const named = quietly(() => webhook?.streams(said)) ?? []
  return streams.map(({ name }) => name).filter((name) => named.includes(name))
}

/** Whether a connection may be read, and is of this provider and account. */
function isReadBy(connection: ConnectionRow | undefined, { id }: Provider, account: string | undefined): connection is ConnectionRow {
  if (!connection || connection.disconnected_at !== null || connection.status === 'setup_required') return false
  return connection.provider === id && (account === undefined || connection.account === account)
}

async function askFor({ store, ids, clock }: IntegrationProcess, provider: Provider, target: Target, said: unknown): Promise<void> {
  const { organizationId, connectionId, account } = target
  const streams = streamsOf(provider, said)
  if (streams.length === 0) return
  const gone = quietly(() => provider.webhook?.walks?.(said)) ?? []
  const walks = streams.filter((name) => gone.includes(name))
  await store.organization(organizationId).transaction(async (transaction) => {
    const [connection] = await transaction.get(integrationConnections, [{ id: connectionId }])
    if (!isReadBy(connection, provider, account)) return
    await requestSync(transaction, { connectionId, cause: 'webhook', streams, walks }, ids, clock.now())
  })
}
