import type { IntegrationProcess } from '../../context/index.js'
import { putSecrets, readSecrets } from '../../vault/index.js'
import { cleanWords } from '../api/clean-words.js'
import { authorizeAddress, codeForm, isFromVendor, missingScopes, newSignIn } from '../oauth/sign-in.js'
import { textsOfTokens } from '../oauth/stored-credential.js'
import { requestTokens, TokenAway, TokenRefused } from '../oauth/token-request.js'
import { integrationSessions } from '../tables/index.js'
import { finishSession } from './finish-session.js'
import { failPage, type PageResult, type PageSession, pageOf } from './page-session.js'
import { findSession, hashOf, nameSession, sessionStatus } from './sessions.js'

const verifierField = 'pkce_verifier'

/** Binds the session to this browser, and answers where the person signs in; undefined where the provider has no sign-in. */
export async function beginSignIn(process: IntegrationProcess, page: PageSession, browser: string): Promise<string | undefined> {
  const { organizationId, session, descriptor, ways } = page
  const { secret } = process.integrations
  if (!ways.signIn || secret === undefined) return undefined
  const now = process.clock.now()
  const store = process.store.organization(organizationId)
  const secrets = newSignIn(process.ids)
  await store.transaction(async (transaction) => {
    const bound = { browser_hash: hashOf(browser), state_hash: hashOf(secrets.state) }
    await transaction.update(integrationSessions, { id: { eq: session.id }, status: { eq: 'pending' } }, bound)
    const texts = { [verifierField]: { text: secrets.verifier, expiresAt: session.expires_at } }
    await putSecrets(transaction, secret, { organizationId, ownerId: session.id }, texts, now)
  })
  const named = { provider: descriptor.id, organizationId, session }
  await nameSession(process, { ...named, kind: 'state', text: secrets.state })
  await nameSession(process, { ...named, kind: 'browser', text: browser })
  return authorizeAddress(ways.signIn, callbackAddress(process, descriptor.id, ways.publicUrl), secrets)
}

function callbackAddress({ basePath }: IntegrationProcess, provider: string, publicUrl: string): string {
  return `${publicUrl}${basePath}/connect/callback/${provider}`
}

/** What a browser brings back from the vendor. */
export interface Callback {
  state: string
  code: string | undefined
  iss: string | undefined
  error: string | undefined
  errorWords: string | undefined
  /** The cookie of the browser. */
  browser: string | undefined
}

/** Ends a sign-in. A callback that is seen again shows what came of the first. Undefined where nobody has begun such a sign-in here. */
export async function endSignIn(
  process: IntegrationProcess,
  provider: string,
  callback: Callback,
  requestId: string
): Promise<PageResult | undefined> {
  const found = callback.state === '' ? undefined : await findSession(process, 'state', provider, callback.state)
  if (!found) return wrongState(process, provider, callback)
  const page = await pageOf(process, found)
  if (!page) return undefined
  const now = process.clock.now()
  const { session, organizationId } = page
  const status = sessionStatus(session, now)
  const isSameBrowser = callback.browser !== undefined && session.browser_hash === hashOf(callback.browser)
  if (!isSameBrowser) {
    if (status !== 'pending') return undefined
    return failPage(
      process,
      page,
      'The sign-in came back in another browser than it began in: ask for a new link, and open it where you sign in'
    )
  }
  if (status !== 'pending') return resultOf(page, status)
  const store = process.store.organization(organizationId)
  const mine = { id: { eq: session.id }, status: { eq: 'pending' }, state_hash: { eq: hashOf(callback.state) } }
  if ((await store.update(integrationSessions, mine, { state_hash: null })) === 0) return resultOf(page, 'pending')
  return exchange(process, page, callback, requestId)
}

async function exchange(process: IntegrationProcess, page: PageSession, callback: Callback, requestId: string): Promise<PageResult> {
  const { ways, descriptor, organizationId, session } = page
  const { signIn } = ways
  const { code, error, errorWords, iss } = callback
  const fail = (message: string) => failPage(process, page, message)
  if (!signIn) return fail(`Set providers.${descriptor.id}.clientId and providers.${descriptor.id}.clientSecret`)
  if (!isFromVendor(signIn, iss)) return fail('The answer does not come from the provider that was asked: ask for a new link')
  if (error !== undefined) {
    const secrets = [callback.state, code ?? '', signIn.clientSecret]
    const words = cleanWords([error, errorWords ?? ''].filter((text) => text !== '').join(': '), secrets)
    return fail(`${descriptor.name} did not allow it (${words}): ask for a new link, and allow what it asks for`)
  }
  if (code === undefined || code === '') return fail('The answer of the provider holds no code: ask for a new link')
  const store = process.store.organization(organizationId)
  const texts = await readSecrets(store, process.integrations.secret, { organizationId, ownerId: session.id })
  const form = codeForm(signIn, callbackAddress(process, descriptor.id, ways.publicUrl), code, texts[verifierField]?.text ?? '')
  try {
    const tokens = await requestTokens(process.http, signIn, form, process.clock.now())
    const { missing, required } = missingScopes(signIn, tokens.scopes)
    if (required.length > 0)
      return fail(`Nothing can be read without ${required.join(', ')}: ask for a new link, and allow all that it asks for`)
    const credential = { kind: 'oauth' as const, accessToken: tokens.accessToken, extra: tokens.extra }
    const finished = await finishSession(process, page, { credential, secrets: textsOfTokens(tokens), notGranted: missing }, requestId)
    return finished.kind === 'result'
      ? finished.result
      : fail(`${descriptor.name} said: ${finished.message}. Ask for a new link, and try again`)
  } catch (cause) {
    if (cause instanceof TokenRefused) return fail(`${descriptor.name} did not accept the sign-in (${cause.message}): ask for a new link`)
    if (cause instanceof TokenAway) return fail(`${descriptor.name} could not be asked (${cause.message}): ask for a new link in a while`)
    throw cause
  }
}

/** A state that nobody has: what this browser has begun at the provider ends. */
async function wrongState(process: IntegrationProcess, provider: string, { browser }: Callback): Promise<PageResult | undefined> {
  const found = browser === undefined ? undefined : await findSession(process, 'browser', provider, browser)
  const page = found && (await pageOf(process, found))
  if (!page || sessionStatus(page.session, process.clock.now()) !== 'pending') return undefined
  return failPage(process, page, 'The answer does not belong to the sign-in that was begun here: ask for a new link')
}

/** What came of the session that a browser has begun last at a provider. */
export async function shownResult(process: IntegrationProcess, provider: string, browser: string): Promise<PageResult | undefined> {
  const found = await findSession(process, 'browser', provider, browser)
  const page = found && (await pageOf(process, found))
  return page && resultOf(page, sessionStatus(page.session, process.clock.now()))
}

function resultOf({ session, descriptor, organizationName }: PageSession, status: PageResult['status']): PageResult {
  const words = {
    connected: session.error ?? '',
    failed: session.error ?? '',
    expired: 'The link is over: ask for a new one',
    pending: 'The sign-in is being finished'
  }
  return { status, providerName: descriptor.name, organizationName, message: words[status] }
}
