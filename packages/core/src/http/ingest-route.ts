import { isEnabledOrigin } from '../auth/enabled-domain.js'
import type { PublicKeys, TrackedSite } from '../auth/public-keys.js'
import { IngestRefusal } from '../ingest/answer.js'
import type { Ingest } from '../ingest/ingest.js'
import { RateLimit } from '../limits/rate-limit.js'
import type { Settings } from '../options.js'
import { corsHeaders } from './cors.js'
import type { HttpRequest } from './exchange.js'
import { ingestFailure } from './ingest-failure.js'
import { rateLimitHeaders } from './rate-limit-headers.js'
import { readJson } from './read-json.js'
import { json } from './respond.js'
import type { Route } from './route.js'

/** What a request may do, and the headers that every answer to it carries. */
interface Admission {
  refusal?: IngestRefusal
  headers: Record<string, string>
}

/** `POST` and `OPTIONS /api/i/v1/{publicKey}/events`: public key, origin, plan and rate are looked at before the body is read. */
export function ingestRoute(settings: Settings, publicKeys: PublicKeys, ingest: Ingest): Route {
  const { clock, limits, plans } = settings
  const rateLimit = new RateLimit(limits.ingestRequestsPerSecond)
  const fail = ingestFailure(settings.logger)

  async function siteOf(publicKey = ''): Promise<TrackedSite> {
    const site = await publicKeys.site(publicKey)
    if (!site) throw new IngestRefusal(403, 'The public key is unknown or revoked')
    return site
  }

  /** A foreign page, or one whose plan is over, must not use up the rate that enabled pages share. */
  async function admit(publicKey: string, { organizationId, domains }: TrackedSite, request: HttpRequest): Promise<Admission> {
    const origin = request.header('origin')
    const standing = async () => rateLimitHeaders(await rateLimit.peek(publicKey, clock.now()))
    if (origin !== undefined && !isEnabledOrigin(origin, domains)) {
      return { refusal: new IngestRefusal(403, 'This origin is not an enabled domain of the workspace'), headers: await standing() }
    }
    const cors = corsHeaders(origin)
    if (request.method === 'OPTIONS') return { headers: { ...cors, ...(await standing()) } }
    if (!(await plans.websiteTracking(organizationId))) {
      return { refusal: new IngestRefusal(403, 'The plan does not include website tracking'), headers: { ...cors, ...(await standing()) } }
    }
    const verdict = await rateLimit.consume(publicKey, clock.now())
    const headers = { ...cors, ...rateLimitHeaders(verdict) }
    return verdict.allowed ? { headers } : { refusal: new IngestRefusal(429, 'Too many requests; try again later'), headers }
  }

  return {
    path: /^\/api\/i\/v1\/([^/]+)\/events$/,
    methods: {
      async POST(exchange) {
        const { request, params } = exchange
        const [publicKey = ''] = params
        const site = await siteOf(publicKey)
        const { refusal, headers } = await admit(publicKey, site, request)
        try {
          if (refusal) throw refusal
          const receivedAt = clock.now()
          const body = await readJson(request, limits.ingestBodyBytes)
          return json(200, await ingest.submit(site.organizationId, body, receivedAt), headers)
        } catch (error) {
          return fail(error, exchange, headers)
        }
      },
      async OPTIONS(exchange) {
        const [publicKey = ''] = exchange.params
        const { refusal, headers } = await admit(publicKey, await siteOf(publicKey), exchange.request)
        return refusal ? fail(refusal, exchange, headers) : { status: 204, headers, body: null }
      }
    },
    fail
  }
}
