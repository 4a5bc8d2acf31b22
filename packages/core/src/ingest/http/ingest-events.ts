import { hasGrant, isEnabledOrigin, type TrackedSite } from '../../auth/index.js'
import type { Plans } from '../../context/index.js'
import { RapportError } from '../../errors.js'
import {
  answerWithin,
  BodyError,
  defineRawRoute,
  type Exchange,
  type HttpResponse,
  json,
  parseInTurn,
  type Route,
  readBody
} from '../../http/index.js'
import { type RateDecision, RateLimit } from '../../limits/index.js'
import type { Services } from '../../runtime/index.js'
import { IngestRefusal, type IngestWarning } from '../answer.js'
import type { Ingest } from '../ingest.js'
import { isTrusted } from '../sender.js'
import { describeIngest } from './describe-ingest.js'
import { ingestFailure } from './ingest-failure.js'

/** A store that hangs must not keep senders waiting without end. What it stores after all is recognized when it is sent again. */
const maxWaitMs = 30_000

/** A body of a megabyte can have very many faults; the first ones are enough to mend them. */
const maxWarnings = 500

/** A request whose key is known. `headers` go on every answer to it: they tell enabled pages that they may read it. */
interface Admission {
  publicKey: string
  organizationId: string
  site: TrackedSite
  isEnabled: boolean
  headers: Record<string, string>
}

/** `POST` and `OPTIONS /api/i/v1/{publicKey}/events`: public key, origin, plan and rate are looked at before the body is read. */
export const ingestEventsRoute = defineRawRoute({
  path: '/api/i/v1/{publicKey}/events',
  describe: describeIngest,
  serve: serveIngest
})

/** What the route of ingest works with. */
export interface IngestServices extends Services {
  ingest: Ingest
}

function serveIngest({ settings, apiKeys, publicKeys, ingest }: IngestServices): Omit<Route, 'path'> {
  const { clock, limits, plans, rateLimiter, logger, metrics } = settings
  const rateLimit = new RateLimit({ perSecond: limits.ingestRequestsPerSecond, rateLimiter, logger })
  const fail = ingestFailure(logger)

  const foreignOrigin = () => new IngestRefusal(403, 'This origin is not an enabled domain of the workspace')

  async function admit({ request, params }: Exchange): Promise<Admission> {
    const [publicKey = ''] = params
    const site = await publicKeys.site(publicKey)
    if (!site) throw new IngestRefusal(403, 'The public key is unknown, revoked or expired')
    const origin = request.header('origin')
    const isEnabled = origin === undefined || isEnabledOrigin(origin, site.domains)
    return { publicKey, organizationId: site.organizationId, site, isEnabled, headers: isEnabled ? corsHeaders(origin) : {} }
  }

  /** The headers of answers that do not count: every answer shows the rate limit of the key. */
  async function uncounted({ publicKey, headers }: Admission): Promise<Record<string, string>> {
    return { ...headers, ...rateLimitHeaders(await rateLimit.peek(publicKey, clock.now())) }
  }

  /** Counts a request after origin and plan are checked: refused requests must not use up the rate that the other pages share. */
  async function count({ publicKey, organizationId, isEnabled }: Admission): Promise<RateDecision> {
    if (!isEnabled) throw foreignOrigin()
    await requireTracking(plans, organizationId)
    return rateLimit.consume(publicKey, clock.now())
  }

  /**
   * The site whose public key decides how far the sender is trusted; undefined for a sender that is trusted in everything, such as one that also shows an
   * API key with the grant data:write. A wrong API key refuses the request, because its sender relies on being trusted. Other schemes of authorization are
   * ignored: they may be for a proxy that asks for a password.
   */
  async function senderOf({ request }: Exchange, { organizationId, site }: Admission): Promise<TrackedSite | undefined> {
    const authorization = request.header('authorization')
    if (authorization === undefined || !/^Bearer +ok_/i.test(authorization)) return isTrusted(site) ? undefined : site
    const key = await apiKeys.authenticate(authorization).catch((error: unknown) => {
      if (error instanceof RapportError && error.code === 'INVALID_CREDENTIALS') throw new IngestRefusal(403, error.message)
      throw error
    })
    if (key.organization_id !== organizationId)
      throw new IngestRefusal(403, 'The API key belongs to another organization than the public key')
    if (!hasGrant(key.grants, 'data:write'))
      throw new IngestRefusal(403, 'The API key lacks the grant data:write, which trusted events need')
    apiKeys.usage.count(key.id, clock.now())
    return undefined
  }

  /** Notes a refusal as an ingest issue, where owners look for it. Ingest notes faults of events itself. Beyond the rate limit, senders come again. */
  function note(error: unknown, { organizationId }: Admission, { request }: Exchange): void {
    const isNoted = error instanceof BodyError || (error instanceof IngestRefusal && error.status === 403)
    if (isNoted) ingest.noteRefusal(organizationId, error.message, request.header('origin'))
  }

  async function post(exchange: Exchange): Promise<HttpResponse> {
    const admission = await admit(exchange)
    const { organizationId } = admission
    let headers: Record<string, string> | undefined
    try {
      const decision = await count(admission)
      headers = { ...admission.headers, ...rateLimitHeaders(decision) }
      if (!decision.allowed) {
        metrics.rateLimited.add({ bound: 'rate' })
        throw new IngestRefusal(429, 'Too many requests; try again later')
      }
      const sender = await senderOf(exchange, admission)
      const receivedAt = clock.now()
      const body = await readBody(exchange.request, limits.ingestBodyBytes)
      const warnings: IngestWarning[] | undefined = asksForWarnings(exchange.request.url) ? [] : undefined
      const options = { bytes: body.length, sender, ...(warnings && { warnings, warnsOfRepeats: true }) }
      const submitted = ingest.submit(organizationId, await parseInTurn(body), receivedAt, options)
      const answer = await answerWithin(submitted, maxWaitMs)
      return json(200, warnings ? { ...answer, warnings: warnings.slice(0, maxWarnings) } : answer, headers)
    } catch (error) {
      note(error, admission, exchange)
      return fail(error, exchange, headers ?? (await uncounted(admission)))
    }
  }

  async function preflight(exchange: Exchange): Promise<HttpResponse> {
    const admission = await admit(exchange)
    const headers = await uncounted(admission)
    if (admission.isEnabled) return { status: 204, headers, body: null }
    const refusal = foreignOrigin()
    note(refusal, admission, exchange)
    return fail(refusal, exchange, headers)
  }

  /** Every answer shows the rate limit of a known key, even the answer to a method that the route does not have. */
  async function standing(exchange: Exchange): Promise<Record<string, string>> {
    const headers = await admit(exchange).then(uncounted, () => ({}))
    return { vary: 'Origin', ...headers }
  }

  return { methods: { POST: post, OPTIONS: preflight }, standing, fail }
}

/** Trackers ask for none: only `warnings=1` does. */
function asksForWarnings(url: string): boolean {
  const at = url.indexOf('?')
  return at >= 0 && new URLSearchParams(url.slice(at)).get('warnings') === '1'
}

/** What browsers on an enabled origin may do; the specification's headers, and what sendBeacon needs, which always sends credentials. */
function corsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'Content-Type',
    'access-control-allow-credentials': 'true',
    'access-control-max-age': '86400',
    'access-control-expose-headers': 'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id'
  }
}

/** How a key stands with its rate, as headers; Retry-After only when it is over. */
function rateLimitHeaders({ allowed, limit, remaining, resetAt, retryAfterSeconds }: RateDecision): Record<string, string> {
  const standing = {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(resetAt)
  }
  return allowed ? standing : { ...standing, 'retry-after': String(retryAfterSeconds) }
}

/** Throws `IngestRefusal` 403 when the organization's plan does not include website tracking. */
export async function requireTracking(plans: Plans, organizationId: string): Promise<void> {
  if (!(await plans.websiteTracking(organizationId))) throw new IngestRefusal(403, 'The plan does not include website tracking')
}
