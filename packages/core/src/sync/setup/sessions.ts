import { createHash } from 'node:crypto'
import { apiKeys } from '../../auth/index.js'
import type { CallContext, IntegrationProcess, Principal } from '../../context/index.js'
import type { Descriptor, PageWays } from '../../providers/index.js'
import type { RowOf, Rows, Store } from '../../storage/index.js'
import { hexToUuid, type Ids, latestInstant } from '../../values/index.js'
import { putSecrets, readSecrets, removeSecrets, SecretLost } from '../../vault/index.js'
import { integrationAddresses, integrationSessions } from '../tables/index.js'

export type SessionRow = RowOf<typeof integrationSessions>

/** A link for a person, and until when it works. */
export interface Handoff {
  sessionId: string
  url: string
  expiresAt: number
}

/** What is asked of a call and of the process to set an integration up. */
export interface SetupContext extends CallContext {
  process: IntegrationProcess
}

const sessionMs = 15 * 60_000
const keptMs = 24 * 60 * 60_000
const tokenLength = 43
const tokenField = 'page_token'

/** What is stored of a secret of an address. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Begins a session, with a page of its own. It ends with the key that begins it, at the latest. */
export async function beginSession(context: SetupContext, { id: provider }: Descriptor, { publicUrl }: PageWays): Promise<Handoff> {
  const { store, now, ids, origin, process, principal } = context
  const { secret } = process.integrations
  if (secret === undefined) throw new TypeError('Sessions begin only where a secret is configured')
  await purge(context)
  const token = ids.secret(tokenLength)
  const session: SessionRow = {
    id: randomUuid(ids),
    provider,
    status: 'pending',
    error: null,
    started_by: origin.apiKeyId,
    started_by_member: origin.actorId,
    token_hash: hashOf(token),
    browser_hash: null,
    state_hash: null,
    rejections: 0,
    created_at: now,
    expires_at: Math.min(now + sessionMs, principal.kind === 'api_key' ? (principal.expiresAt ?? latestInstant) : latestInstant),
    ended_at: null
  }
  await store.transaction(async (transaction) => {
    await transaction.insert(integrationSessions, [session])
    // Kept until it ends, so that whoever asks again gets the same link.
    const owner = { organizationId: store.organizationId, ownerId: session.id }
    await putSecrets(transaction, secret, owner, { [tokenField]: { text: token, expiresAt: session.expires_at } }, now)
  })
  await nameSession(process, { kind: 'page', provider: '', text: token, organizationId: store.organizationId, session })
  return { sessionId: session.id, url: pageAddress(process, publicUrl, token), expiresAt: session.expires_at }
}

/** The live session that this caller has begun, with its link. */
export async function ownLiveSession(
  context: SetupContext,
  { id: provider }: Descriptor,
  { publicUrl }: PageWays
): Promise<Handoff | undefined> {
  const { store, now, process, principal } = context
  const live = await liveSessions(store, now, provider)
  const session = live.find((each) => isBegunBy(each, principal))
  if (!session) return undefined
  const texts = await readSecrets(store, process.integrations.secret, { organizationId: store.organizationId, ownerId: session.id }).catch(
    (error: unknown) => {
      if (error instanceof SecretLost) return undefined
      throw error
    }
  )
  const token = texts?.[tokenField]?.text
  if (token === undefined) return undefined
  return { sessionId: session.id, url: pageAddress(process, publicUrl, token), expiresAt: session.expires_at }
}

/** The sessions that can still connect, the newest first. */
export function liveSessions(rows: Rows<'organization'>, now: number, provider?: string): Promise<SessionRow[]> {
  const where = { status: { eq: 'pending' }, expires_at: { gt: now }, ...(provider !== undefined && { provider: { eq: provider } }) }
  return rows.find(integrationSessions, { where, orderBy: { column: 'created_at', direction: 'desc' } })
}

/** How a session stands: a pending one is over when its time is. */
export function sessionStatus({ status, expires_at }: SessionRow, now: number): 'pending' | 'connected' | 'failed' | 'expired' {
  if (status === 'pending') return expires_at > now ? 'pending' : 'expired'
  return status === 'connected' || status === 'failed' ? status : 'expired'
}

/** Lets a session be found by a secret text of an address or a cookie; what is kept of the text is its hash. */
export async function nameSession(
  { store }: IntegrationProcess,
  named: { kind: 'page' | 'state' | 'browser'; provider: string; text: string; organizationId: string; session: SessionRow }
): Promise<void> {
  const { kind, provider, text, organizationId, session } = named
  const key = { kind, provider, address: hashOf(text), organization_id: organizationId }
  await store.directory.upsert(integrationAddresses, [{ ...key, target_id: session.id, expires_at: session.expires_at + keptMs }])
}

/** The session that a secret text leads to. A pending one is over when the key that began it was revoked. */
export async function findSession(
  { store }: IntegrationProcess,
  kind: 'page' | 'state' | 'browser',
  provider: string,
  text: string
): Promise<{ organizationId: string; session: SessionRow } | undefined> {
  const where = { kind: { eq: kind }, provider: { eq: provider }, address: { eq: hashOf(text) } }
  const orderBy = { column: 'expires_at', direction: 'desc' } as const
  const [address] = await store.directory.find(integrationAddresses, { where, orderBy, limit: 1 })
  if (!address) return undefined
  const [session] = await store.organization(address.organization_id).get(integrationSessions, [{ id: address.target_id }])
  if (!session) return undefined
  const isOver = session.status === 'pending' && (await isRevoked(store, session.started_by))
  return { organizationId: address.organization_id, session: isOver ? { ...session, status: 'expired' } : session }
}

async function isRevoked({ directory }: Pick<Store, 'directory'>, keyId: string | null): Promise<boolean> {
  const [key] = keyId === null ? [] : await directory.get(apiKeys, [{ id: keyId }])
  return key !== undefined && key.revoked_at !== null
}

/** Sessions are kept for a day after their end. */
async function purge({ store, now, process }: SetupContext): Promise<void> {
  const old = await store.find(integrationSessions, { where: { expires_at: { lt: now - keptMs } }, columns: ['id'], limit: 1_000 })
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) {
    await removeSecrets(store, ids)
    await store.remove(integrationSessions, { id: { in: ids } })
  }
  await process.store.directory.remove(integrationAddresses, { expires_at: { lt: now } })
}

function isBegunBy({ started_by, started_by_member }: SessionRow, principal: Principal): boolean {
  return principal.kind === 'api_key'
    ? started_by === principal.keyId
    : started_by === null && started_by_member === (principal.actor ?? null)
}

function pageAddress({ basePath }: IntegrationProcess, publicUrl: string, token: string): string {
  return `${publicUrl}${basePath}/connect/${token}`
}

/** A UUID of version 4: it tells nothing of when it was made. */
function randomUuid(ids: Ids): string {
  const digits = createHash('sha256').update(ids.secret(tokenLength)).digest('hex')
  return hexToUuid(`${digits.slice(0, 12)}4${digits.slice(13, 16)}8${digits.slice(17, 32)}`)
}
