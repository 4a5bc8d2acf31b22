import { hasGrant, type Rapport, type Session, StoreUnavailableError } from '@rapport/core'
import { requireKnownOptions } from '@rapport/core/operations'
import { json, refusal } from './answers.js'
import { callApi, describeKey, type Viewer } from './api-call.js'
import { AppFiles } from './app-files.js'
import type { Visit } from './cookie.js'
import { LiveStreams } from './live.js'
import { foreignRefusal } from './own-page.js'
import { PersonSignIn } from './person-sign-in.js'
import type { Secret } from './sealed-key.js'
import { noSecret, SignIn } from './sign-in.js'

/** Who may look at the console. */
export interface ConsoleOptions {
  /**
   * Returns the person that the host lets in, such as by its own sign-in; null for nobody. It is called with every
   * request.
   */
  authorize?(request: Request): Session | null | Promise<Session | null>
  /**
   * Turns on Rapport's own sign-in: with the one-time links of `workspace.team`, or with an API key. The browser keeps
   * the sign-in in a cookie that this secret seals. At least 32 characters. Leave it out if only your own sign-in
   * decides.
   */
  secret?: Secret | undefined
  /**
   * Where people reach this server, such as `https://rapport.example.com`. With https, the cookie is only sent over
   * https. The path that a proxy in front strips is that of the Rapport's own `publicUrl`, or the X-Forwarded-Prefix of
   * a proxy of its `trustProxy`.
   */
  publicUrl?: string | undefined
}

const optionNames = ['authorize', 'secret', 'publicUrl'] satisfies (keyof ConsoleOptions)[]

/** Answers every request at or below `/console`, behind the Rapport's `basePath`. */
export interface ConsoleHandler {
  /**
   * `peer` is the address of the connection. Wrong keys are counted by it, or by the address that the proxies of the Rapport's `trustProxy` name in
   * X-Forwarded-For.
   */
  (request: Request, from?: { peer?: string }): Promise<Response>
  /** Ends the streams of live hints and refuses new ones, so that a server can drain. Pages ask again until a server is there. */
  close(): void
  /** The path that it is served at: `/console`, below the Rapport's `basePath`. */
  readonly basePath: string
}

/**
 * Makes the web console for a host to mount. It serves the app's files, signs people in, and passes on what the app asks of the API, within the grants of
 * who looks. Throws TypeError for an option that there is not.
 *
 * @example
 * const handler = consoleHandler(rapport, {
 *   authorize: async (request) => (await isStaff(request)) ? { organizationId, grants: ['customer_intelligence:read'] } : null
 * })
 * app.all('/console/*', (context) => handler(context.req.raw))   // Hono and whatever else speaks Request and Response
 * app.use(toNodeListener(handler))                               // Express; node:http takes the listener too
 */
export function consoleHandler(rapport: Rapport, options: ConsoleOptions = {}): ConsoleHandler {
  requireKnownOptions(options, optionNames, 'consoleHandler')
  const { authorize, secret, publicUrl } = options
  for (const text of typeof secret === 'object' ? [secret.current, secret.previous] : [secret])
    if (text !== undefined && text.length < 32) throw new TypeError('consoleHandler: secret must be a text of at least 32 characters')
  const base = `${rapport.basePath}/console`
  const files = new AppFiles()
  const live = new LiveStreams(rapport)
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const signIn = new SignIn(rapport, secret)
  const people = new PersonSignIn(rapport)

  async function viewerOf(request: Request): Promise<Viewer | undefined> {
    const person = signIn.isPossible ? await people.personOf(request) : undefined
    if (person) {
      const { organizationId, grants, memberId, sessionId } = person
      return { session: { organizationId, grants, memberId, sessionId }, person }
    }
    const session = await authorize?.(request)
    if (session) return { session }
    const apiKey = signIn.keyOf(request)
    return apiKey === undefined ? undefined : { apiKey }
  }

  /** Who looks, as the page shows it; a refusal when the key does not hold any more. */
  async function describe(request: Request, viewer: Viewer) {
    if ('session' in viewer) {
      const { organizationId, grants, memberId } = viewer.session
      const organization = await rapport.organizations.get(organizationId)
      if (!organization) return { status: 404, error: 'authorize has named an organization that there is not' }
      const { id, name, slug } = organization
      return {
        status: 200,
        organization: { id, name, slug },
        grants: [...grants],
        memberId: memberId ?? null,
        memberName: viewer.person?.name ?? null,
        role: viewer.person?.role ?? null,
        keyName: null,
        watcherId: viewer.person?.sessionId
      }
    }
    const { status, answer } = await describeKey(rapport, request, viewer.apiKey)
    const { organization, authorization, createdBy, apiKey, error } = answer
    if (status !== 200 || !organization) return { status, error: error ?? 'The key could not be checked' }
    const grants = authorization?.grants ?? []
    const person = { memberId: createdBy?.id ?? null, memberName: null, role: null }
    return { status, organization, grants, ...person, keyName: apiKey?.name ?? null, watcherId: apiKey?.id }
  }

  async function watch(request: Request, viewer: Viewer): Promise<Response> {
    const looking = async () => {
      const now = await viewerOf(request)
      return now && describe(request, now)
    }
    const first = await describe(request, viewer)
    if ('error' in first) return refusal(first.status, 'INVALID_CREDENTIALS', first.error)
    const { id } = first.organization
    const grant = 'customer_intelligence:read'
    if (!hasGrant(first.grants, grant)) return refusal(403, 'TOOL_CALL_FORBIDDEN', `Live hints need the grant ${grant}`)
    return live.answer(request, { organizationId: id, keyId: first.watcherId }, async () => {
      const still = await looking()
      return still !== undefined && !('error' in still) && still.organization.id === id && hasGrant(still.grants, grant)
    })
  }

  /** Where browsers reach the console: a proxy in front may take a part of the path off. */
  const shownBase = ({ headers }: Request, peer: string | undefined) =>
    `${rapport.publicPath({ peer, forwardedPrefix: headers.get('x-forwarded-prefix') })}/console`

  function visitOf(request: Request, peer: string | undefined): Visit {
    const address = rapport.clientAddress({ peer, forwardedFor: request.headers.get('x-forwarded-for') })
    return { address, cookie: { path: shownBase(request, peer), isSecure } }
  }

  async function signOut(request: Request, visit: Visit): Promise<Response> {
    const answer = json(200, { signedIn: false })
    answer.headers.append('set-cookie', await people.end(request, visit))
    answer.headers.append('set-cookie', signIn.forget(visit))
    return answer
  }

  async function api(request: Request, path: string, visit: Visit): Promise<Response> {
    const foreign = foreignRefusal(request, publicUrl)
    if (foreign) return foreign
    const { method } = request
    if (path === '/api/sign-in') {
      if (method !== 'POST') return onlyBy('POST')
      return signIn.signIn(request, visit)
    }
    if (path === '/api/link' || path === '/api/link/accept') {
      if (method !== 'POST') return onlyBy('POST')
      if (!signIn.isPossible) return noSecret()
      return path === '/api/link' ? people.describe(request, visit) : people.accept(request, visit)
    }
    if (path === '/api/sign-out') return method === 'POST' ? signOut(request, visit) : onlyBy('POST')
    const viewer = await viewerOf(request)
    if (!viewer) {
      if (!authorize && !signIn.isPossible) return noSecret()
      const how = signIn.isPossible ? 'Sign in by a link, or with an API key' : 'Sign in where this console is part of, then load it again'
      return json(401, { error: how, code: 'INVALID_CREDENTIALS', canSignIn: signIn.isPossible })
    }
    if (path === '/api/session') {
      const { status, ...found } = await describe(request, viewer)
      if ('error' in found) return json(status, { ...found, code: 'INVALID_CREDENTIALS', canSignIn: true })
      const canSignOut = 'apiKey' in viewer || viewer.person !== undefined
      return json(200, { ...found, watcherId: undefined, canSignOut })
    }
    if (path === '/api/live') return method === 'GET' ? watch(request, viewer) : onlyBy('GET')
    return callApi(rapport, request, path, viewer)
  }

  const handler = async (request: Request, { peer }: { peer?: string } = {}) => {
    const { pathname } = new URL(request.url)
    if (pathname !== base && !pathname.startsWith(`${base}/`)) return refusal(404, 'NOT_FOUND', 'Not found')
    const path = pathname.slice(base.length)
    if (!path.startsWith('/api/')) return files.answer(request, path, shownBase(request, peer))
    try {
      return await api(request, path, visitOf(request, peer))
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error
      return refusal(503, 'TOOL_UNAVAILABLE', 'The storage is not available now: try again in a while')
    }
  }
  return Object.assign(handler, { close: () => live.close(), basePath: base })
}

const onlyBy = (method: string) => refusal(405, 'METHOD_NOT_ALLOWED', 'Method not allowed', { allow: method })
