import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ChangeContext } from '../../audit/index.js'
import type { IntegrationProcess } from '../../context/index.js'
import { type Descriptor, type PageWays, pageWays } from '../../providers/index.js'
import { organizations } from '../../storage/index.js'
import { endSession } from './end-session.js'
import { findSession, type SessionRow, sessionStatus } from './sessions.js'

/** A session as its page sees it. */
export interface PageSession {
  organizationId: string
  organizationName: string
  session: SessionRow
  descriptor: Descriptor
  ways: PageWays
}

/** What became of a session, for people; `missing` names what was not granted. */
export interface PageResult {
  status: 'connected' | 'failed' | 'expired' | 'pending'
  providerName: string
  organizationName: string
  message: string
}

/** The live session of a page's token; undefined for one that is unknown or over. */
export async function livePage(process: IntegrationProcess, token: string): Promise<PageSession | undefined> {
  const found = await findSession(process, 'page', '', token)
  if (!found || sessionStatus(found.session, process.clock.now()) !== 'pending') return undefined
  return pageOf(process, found)
}

/** A session with what its page needs; undefined where the host has taken the connector or its settings away. */
export async function pageOf(
  process: IntegrationProcess,
  { organizationId, session }: { organizationId: string; session: SessionRow }
): Promise<PageSession | undefined> {
  const descriptor = process.integrations.descriptors.get(session.provider)
  const ways = descriptor && pageWays(process.integrations, descriptor)
  if (!descriptor || !ways || 'missing' in ways) return undefined
  return { organizationId, organizationName: await nameOf(process, organizationId), session, descriptor, ways }
}

async function nameOf({ store }: IntegrationProcess, organizationId: string): Promise<string> {
  const [organization] = await store.directory.get(organizations, [{ id: organizationId }])
  return organization?.name ?? ''
}

/** The page acts for whoever began its session. */
export function pageContext(
  process: IntegrationProcess,
  { organizationId, session }: Pick<PageSession, 'organizationId' | 'session'>,
  requestId: string
): ChangeContext {
  return {
    store: process.store.organization(organizationId),
    now: process.clock.now(),
    ids: process.ids,
    origin: { tool: 'connect_page', actorId: session.started_by_member, apiKeyId: session.started_by, requestId },
    inlineMoves: 0
  }
}

/** Ends a session as failed, for a reason that people can read. */
export async function failPage(process: IntegrationProcess, page: PageSession, message: string): Promise<PageResult> {
  const { organizationId, session, organizationName, descriptor } = page
  const store = process.store.organization(organizationId)
  await store.transaction((transaction) => endSession(transaction, session.id, 'failed', message, process.clock.now()))
  return { status: 'failed', providerName: descriptor.name, organizationName, message }
}

/** What the key form proves that it was shown with: it is made of the session and the host's secret, so that showing the page writes nothing. */
export function formToken({ integrations }: IntegrationProcess, { session }: Pick<PageSession, 'session'>): string {
  return createHmac('sha256', `rapport/connect-form/v1 ${integrations.secret?.current ?? ''}`)
    .update(session.id)
    .digest('base64url')
}

export function isFormToken(process: IntegrationProcess, page: Pick<PageSession, 'session'>, given: string): boolean {
  const expected = Buffer.from(formToken(process, page))
  const sent = Buffer.from(given)
  return expected.length === sent.length && timingSafeEqual(expected, sent)
}
