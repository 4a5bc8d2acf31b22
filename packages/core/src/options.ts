import {
  ClockOffset,
  clientAddressBehind,
  defaultLimits,
  type EndpointSettings,
  type ErasureLog,
  type EventsCheckMode,
  type Limits,
  noSuppression,
  type Plans,
  publicPathBehind,
  type RateLimiter,
  type Settings,
  type Suppression,
  type TrustProxy,
  unlimitedPlans
} from './context/index.js'
import type { HostOperation } from './host-operations/index.js'
import { type EventDeclarations, readEvents } from './ingest/index.js'
import { storeRateLimiter } from './limits/index.js'
import { type MailOptions, readMail } from './mail/transport/index.js'
import {
  configuredModel,
  type EmbedderOptions,
  embeddingEndpoint,
  type LanguageModel,
  type ModelUse,
  measuredEmbedder,
  measuredModel
} from './models/index.js'
import { type IntegrationOptions, readIntegrations } from './providers/index.js'
import type { Store } from './storage/index.js'
import { memoryStore } from './storage/memory/index.js'
import { Metrics } from './telemetry/index.js'
import { fieldHint, unknownName } from './validation/index.js'
import { type Clock, type HttpClient, type Ids, type Logger, readLogger, systemClock, systemHttp, systemIds } from './values/index.js'

/** What `createRapport` takes; everything has a default. */
export interface RapportOptions<Events = unknown> extends IntegrationOptions {
  /** Where data is stored: `postgresStore` or `pgliteStore`. In memory, data is lost when the process ends. Default: `memoryStore()`. */
  store?: Store
  /** The path that all routes begin with, such as `/rapport`. Set it if you mount Rapport in your own server. Default: `''`, the root. */
  basePath?: string
  /**
   * The trusted proxies in front of this server: their number, or a list of their addresses and networks. Rapport takes
   * the client's address from their X-Forwarded-For, and the path that they strip from their X-Forwarded-Prefix. Limits
   * by address count this address. A number is safe only if nobody reaches the server past the proxies. Default: `0`:
   * no proxy is trusted, and these headers are ignored.
   *
   * @example createRapport({ trustProxy: 1 })
   * @example createRapport({ trustProxy: ['10.0.0.0/8', '2001:db8::/32'] })
   */
  trustProxy?: TrustProxy
  /** How much callers may send: the table of limits in docs/options.md. Default: as the table says. */
  limits?: Partial<Limits>
  /**
   * Counts ingest requests by public key for several processes. `'store'` counts on the store, which must be a
   * Postgres: all processes together then accept `limits.ingestRequestsPerSecond`. Your own limiter, of
   * `rate-limiter-flexible`, has its own limit. While a limiter fails, each process counts by itself. Default: each
   * process counts by itself.
   *
   * @example createRapport({ store: postgresStore({ connectionString }), rateLimiter: 'store' })
   */
  rateLimiter?: RateLimiter | 'store'
  /** Your plans. They limit calls of tools and connections, and say whether website tracking is included. Default: everything is allowed. */
  plans?: Plans
  /** Your suppression list. Events of the people and accounts that it names are dropped. Default: nobody. */
  suppression?: Suppression
  /**
   * A log of erasures outside of the database, without names. After the restore of a backup, it tells which people to erase again:
   * see docs/operations.md. `erasureFile` of `@rapport/server-node` writes it into a file. Default: none.
   *
   * @example createRapport({ store, erasureLog: erasureFile('/var/lib/rapport/erasures.ndjson') })
   */
  erasureLog?: ErasureLog
  /**
   * The time. A clock that you pass is used without correction. Default: the machine's clock, corrected by its
   * difference from the store's clock.
   */
  clock?: Clock
  /** Makes ids and secrets. Default: UUIDs of version 7. */
  ids?: Ids
  /** Where Rapport logs. No field holds a secret. `jsonLogger('warn')` drops less serious lines. Default: JSON lines on standard error. */
  logger?: Logger
  /** Logs a line for each HTTP request: its id, method, route, status and time. Default: `false`. */
  accessLog?: boolean
  /**
   * The token for `GET /metrics`, sent as `Authorization: Bearer`. At least 16 characters. docs/observability.md lists
   * the figures. Default: none, and the route is off.
   *
   * @example createRapport({ metricsToken: process.env.RAPPORT_METRICS_TOKEN })
   */
  metricsToken?: string | undefined
  /**
   * The token for `POST` and `GET /api/jobs/run`, sent as `Authorization: Bearer`. A schedule calls this route to run due
   * jobs, in hosts whose processes end with their requests (docs/serverless.md). At least 16 characters. Default: none,
   * and the route is off.
   *
   * @example createRapport({ store, cronSecret: process.env.CRON_SECRET })
   */
  cronSecret?: string | undefined
  /** An embeddings endpoint with OpenAI's API. Searches then also find texts that say the same in other words. Default: none, and searches go by words. */
  embedder?: EmbedderOptions
  /**
   * A model of the AI SDK (npm `ai`, version 6): for agents, for facts that no rule finds, and for plainer words.
   * docs/models.md lists the data that it receives. Default: none.
   *
   * @example createRapport({ languageModel: anthropic('claude-sonnet-4-5'), modelUse: { prices: { inputPerMillion: 3, outputPerMillion: 15 } } })
   */
  languageModel?: LanguageModel
  /** What the language model costs, its bounds, and what it is used for: see docs/models.md. Default: `{}`. */
  modelUse?: ModelUse
  /**
   * How mail is sent to members: a transport of nodemailer, or an object of your own. Links in mails need `publicUrl`
   * and `secret`. docs/digest.md describes the states of a mail. Default: none, and no mail is sent.
   *
   * @example createRapport({ mail: { transport: nodemailer.createTransport(smtpUrl), from: 'Rapport <rapport@example.com>' }, publicUrl, secret })
   */
  mail?: MailOptions | undefined
  /**
   * Which addresses endpoints may have. `allowPrivateAddresses` also allows private addresses, and http on this machine.
   * Use it for development, and for receivers in your own network. Default: public https addresses only.
   *
   * @example createRapport({ endpoints: { allowPrivateAddresses: process.env.NODE_ENV === 'development' } })
   */
  endpoints?: { allowPrivateAddresses?: boolean }
  /**
   * Your own events, declared with `defineEvents`. They give `ingest` its types, and the console lists them. `eventsCheck`
   * decides how they are checked: see docs/typed-events.md. Default: none.
   *
   * @example createRapport({ events: defineEvents({ signed_up: Type.Object({ plan: Type.String() }) }), eventsCheck: 'warn' })
   */
  events?: EventDeclarations<Events>
  /**
   * What happens to your own events that differ from their declaration. `off` stores them. `warn` stores them, and the
   * answer has a warning for each. `refuse` does not store them, and the answer has an error for each. Other events of
   * the batch are stored. Default: `'off'`.
   */
  eventsCheck?: EventsCheckMode
  /** How requests to other services are made. Default: the global `fetch`. */
  http?: HttpClient
  /**
   * Operations of your own. Agents, clients and models call them like the tools of Rapport. A name must not begin with
   * `svc_`, and must be unique: see docs/agents.md. Default: none.
   *
   * @example createRapport({ operations: [defineHostOperation({ name: 'open_invoices', … })] })
   */
  operations?: readonly HostOperation[]
}

/** A record, so that the compiler says when an option is missing. */
const optionNames = Object.keys({
  store: true,
  basePath: true,
  trustProxy: true,
  limits: true,
  rateLimiter: true,
  plans: true,
  suppression: true,
  events: true,
  eventsCheck: true,
  erasureLog: true,
  clock: true,
  ids: true,
  logger: true,
  accessLog: true,
  metricsToken: true,
  cronSecret: true,
  embedder: true,
  languageModel: true,
  modelUse: true,
  mail: true,
  endpoints: true,
  http: true,
  operations: true,
  secret: true,
  publicUrl: true,
  providers: true
} satisfies Record<keyof RapportOptions, true>)

/** Fills in the defaults and checks what is given; throws TypeError naming the option. */
export function readOptions<Events>(options: RapportOptions<Events>): Settings {
  const wrong = unknownName(options, optionNames)
  if (wrong !== undefined) throw new TypeError(`createRapport: ${wrong}`)
  const { basePath = '' } = options
  if (basePath !== '' && !/^(\/[^/?#]+)+$/.test(basePath))
    throw new TypeError('basePath must look like /rapport: a leading slash, none at the end')
  const clockOffset = new ClockOffset(options.clock ?? systemClock)
  const http = options.http ?? systemHttp
  if (options.modelUse !== undefined && options.languageModel === undefined)
    throw new TypeError('modelUse needs a languageModel, which is missing')
  const metrics = new Metrics()
  for (const [name, methods] of Object.entries(parts)) {
    const part: unknown = Reflect.get(options, name)
    if (name !== 'rateLimiter' || part !== 'store') requireMethods(name, part, methods)
  }
  const store = options.store ?? memoryStore()
  const limits = readLimits(options.limits)
  const integrations = readIntegrations(options)
  const { trustProxy } = options
  return {
    store,
    basePath,
    clientAddress: clientAddressBehind(trustProxy),
    publicPath: publicPathBehind({ trustProxy, publicUrl: integrations.publicUrl, basePath }),
    limits,
    rateLimiter: options.rateLimiter === 'store' ? storeRateLimiter(store, limits.ingestRequestsPerSecond) : options.rateLimiter,
    plans: options.plans ?? unlimitedPlans,
    suppression: options.suppression ?? noSuppression,
    declaredEvents: readEvents(options.events, options.eventsCheck),
    erasureLog: options.erasureLog,
    clock: options.clock ?? clockOffset.corrected,
    clockOffset,
    ids: options.ids ?? systemIds(),
    logger: readLogger(options.logger),
    accessLog: readSwitch('accessLog', options.accessLog),
    metrics,
    metricsToken: readToken('metricsToken', options.metricsToken),
    cronSecret: readToken('cronSecret', options.cronSecret),
    embedder: options.embedder && measuredEmbedder(embeddingEndpoint(options.embedder, http), metrics),
    model: options.languageModel && measuredModel(configuredModel(options.languageModel, options.modelUse), metrics),
    http,
    integrations,
    mail: readMail(options.mail),
    endpoints: readEndpoints(options.endpoints)
  }
}

/** The objects that a host may bring, and what is called on them: a wrong one is named at once, not at its first use. */
const parts = {
  store: ['open', 'ping', 'organization', 'close'],
  rateLimiter: ['consume', 'get'],
  plans: ['apiCall', 'websiteTracking'],
  suppression: ['isSuppressed'],
  erasureLog: ['append'],
  clock: ['now'],
  ids: ['uuid', 'secret'],
  logger: ['info', 'warn', 'error']
}

/** What to pass instead, where that is not obvious. */
const examples: { readonly [name: string]: string } = {
  store: 'postgresStore({ connectionString }) of @rapport/storage-postgres',
  rateLimiter: 'a limiter of rate-limiter-flexible, or the text "store"',
  erasureLog: "erasureFile('/var/lib/rapport/erasures.ndjson') of @rapport/server-node"
}

function requireMethods(name: string, value: unknown, methods: readonly string[]): void {
  if (value === undefined) return
  const missing = methods.find((method) => typeof Object(value)[method] !== 'function')
  if (missing === undefined) return
  const example = examples[name]
  throw new TypeError(`${name} must be an object with the method ${missing}${example === undefined ? '' : `, such as ${example}`}`)
}

function readSwitch(name: string, value: unknown): boolean {
  if (value !== undefined && typeof value !== 'boolean') throw new TypeError(`${name} must be true or false`)
  return value ?? false
}

function readEndpoints(endpoints: RapportOptions['endpoints'] = {}): EndpointSettings {
  const wrong = unknownName(endpoints, ['allowPrivateAddresses'])
  if (wrong !== undefined) throw new TypeError(`endpoints: ${wrong}`)
  return { allowPrivateAddresses: readSwitch('endpoints.allowPrivateAddresses', endpoints.allowPrivateAddresses) }
}

const minTokenLength = 16

/** An empty one counts as absent, as environment variables have it. */
function readToken(name: string, token: unknown): string | undefined {
  if (token === undefined || token === '') return undefined
  if (typeof token !== 'string' || token.length < minTokenLength)
    throw new TypeError(`${name} must be a text of at least ${minTokenLength} characters`)
  return token
}

const limitNames = Object.keys(defaultLimits)

/** The limits with their defaults; one that is undefined counts as absent. */
function readLimits(given: Partial<Limits> = {}): Limits {
  const limits = { ...defaultLimits }
  for (const [name, value] of Object.entries(given)) {
    if (!isLimit(name))
      throw new TypeError(`limits.${name} is not a limit${fieldHint(name, limitNames) || `; the limits are ${limitNames.join(', ')}`}`)
    if (value === undefined) continue
    if (!Number.isFinite(value) || value <= 0) throw new TypeError(`limits.${name} must be a number above 0, and finite`)
    limits[name] = value
  }
  return limits
}

function isLimit(name: string): name is keyof Limits {
  return Object.hasOwn(defaultLimits, name)
}
