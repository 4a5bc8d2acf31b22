import type { Hint } from './changes/index.js'
import type { ClockWarning, RequestOrigin } from './context/index.js'
import type { ModelStatus } from './extraction/index.js'
import type { HookHandler, HookName, HookStatus } from './hooks/index.js'
import type { HttpRequest, HttpResponse } from './http/index.js'
import type { Arrival, IngestEvent } from './ingest/index.js'
import type { FailedJobs, JobRun, JobStatus } from './jobs/index.js'
import type { IntegrationStatus } from './sync/index.js'
import type { ConsoleSignIn } from './team/index.js'
import type { DeadLetterQueue, HookOptions, KeyAccess, Organizations, Workspace } from './workspace/index.js'

/** How a Rapport stands. */
export interface RapportStatus {
  store: { name: string; durable: boolean; available: boolean }
  /** How the later work stands; null when the store is away. */
  jobs: JobStatus | null
  /** How the connections to providers stand; null when the store is away. */
  integrations: IntegrationStatus | null
  /** The hooks that some process has, and what waits for them; null when the store is away. */
  hooks: HookStatus[] | null
  /** What the language model is still to read, and what that may take; only where one reads, null when the store is away. */
  models?: ModelStatus | null
  /** There only while the clock of this process is more than 5 seconds from the store's. */
  clock?: ClockWarning
}

/** What `rotateSecret` has done. */
export interface SecretRotation {
  /** How many texts are encrypted with the present secret since. */
  reencrypted: number
  /** How many no secret that is configured can open: they are left as they are. */
  lost: number
  /** How many others still need the previous secret, because a process with an older configuration wrote them meanwhile. */
  left: number
}

/** A running Rapport, as `createRapport` makes it. `Event` is what `ingest` takes: with declared events it is a `Rapport` all the same. */
export interface Rapport<Event = IngestEvent> {
  /** Serves a WHATWG request: every route, for frameworks that speak Request and Response. */
  fetch(request: Request): Promise<Response>
  /** Serves a request in Rapport's own form, without WHATWG objects: what servers build on. Never rejects. */
  handle(request: HttpRequest): Promise<HttpResponse>
  /** The path that all routes live under; empty at the root. */
  readonly basePath: string
  /** Where browsers reach it, if the host has said so; without a slash at the end. */
  readonly publicUrl: string | undefined
  /**
   * The address that a request came from: its connection's, or the one that the proxies of `trustProxy` name. For hosts that limit by address.
   *
   * @example rapport.clientAddress({ peer: message.socket.remoteAddress, forwardedFor: request.headers.get('x-forwarded-for') })
   */
  clientAddress(origin: RequestOrigin): string
  /**
   * The path at which browsers reach the routes: the path that a proxy in front strips, then `basePath`. A proxy of
   * `trustProxy` sends the stripped path in X-Forwarded-Prefix. Without the header, it is the path of `publicUrl`. For
   * hosts that show addresses of Rapport in pages of their own.
   *
   * @example rapport.publicPath({ peer: message.socket.remoteAddress, forwardedPrefix: request.headers.get('x-forwarded-prefix') })
   */
  publicPath(origin: RequestOrigin): string
  /**
   * What the API key of an `Authorization` header opens: for hosts that serve its holders by another way than HTTP's routes, as @rapport/mcp does. It
   * counts as one use of the key. Throws RapportError INVALID_CREDENTIALS.
   */
  authorize(authorization: string | undefined): Promise<KeyAccess>
  /**
   * People who sign in to the console by one-time links, which `workspace.team` makes: `consoleHandler` works with this. A host that serves a console of its
   * own keeps the token in a cookie, and asks for its session with each request.
   *
   * @example
   * const { token } = await rapport.signIn.acceptLink(code, { userAgent: request.headers.get('user-agent') ?? '' })
   * const person = await rapport.signIn.session(token)
   */
  readonly signIn: Pick<ConsoleSignIn, 'acceptLink' | 'describeLink' | 'endSession' | 'session'>
  readonly organizations: Pick<Organizations, 'create' | 'delete' | 'ensure' | 'get' | 'list'> & {
    readonly demo: Pick<Organizations['demo'], 'clear' | 'mark' | 'of' | 'putSubscriptions'>
  }
  /** The handle of one organization; throws TypeError when the id is no UUID. */
  organization(id: string): Workspace<Event>
  /**
   * Calls `hear` after each commit of this process that changes what people see in an organization. It is a hint for
   * pages to read again. Call the returned function to stop.
   *
   * @example const stop = rapport.watch(organizationId, ({ kinds, customerIds }) => refresh(kinds, customerIds))
   */
  watch(organizationId: string, hear: (hint: Hint) => void): () => void
  /**
   * Shows the events that arrive in an organization, of all processes: once a second at most, the newest 100 with their owners and what decided them, and
   * how many more there were. It may miss some; what the host must not miss is a hook (`on`). It costs nothing while nobody watches. Call what it answers
   * to end it.
   *
   * @example const stop = rapport.watchEvents(organizationId, ({ events }) => events.forEach(({ name, person }) => console.log(name, person?.email)))
   */
  watchEvents(organizationId: string, hear: (arrival: Arrival) => void): () => void
  /**
   * Calls a handler for everything that happens from now on, in all organizations. Each event is delivered at least
   * once, in the order of commits per customer, and by one process at a time. What is to be told is written in the
   * commit of its cause, by every process that commits, so that none is lost; processes hear of a new hook within 5
   * seconds. It is delivered by `start()` or `runDue()` of a process that has the hook. When the handler throws, or
   * takes longer than `timeoutMs`, it is called again, a second later at first and then at growing pauses up to an
   * hour, and what follows of this customer waits; after 20 failures it is a dead letter (`rapport.hooks`), and the
   * next goes on. What nobody takes is kept for 7 days, and at most 100,000 of an organization.
   *
   * Answers what ends it in this process. Throws TypeError that says what is wrong.
   *
   * @example
   * rapport.on('customer.activated', async ({ id, organizationId, historical, data }) => {
   *   if (historical) return
   *   const { name } = await rapport.organization(organizationId).customers.get({ id: data.customerId })
   *   await mailer.sendMail({ messageId: id, to: 'sales@example.com', subject: `${name} is activated` })
   * }, { id: 'activation-mail' })
   */
  on<Name extends HookName>(name: Name, handler: HookHandler<Name>, options: HookOptions): () => void
  /** The dead letters of hooks. `status()` counts them. */
  readonly hooks: DeadLetterQueue
  /** The jobs that were given up after their last attempt; `status()` counts them. Their work is not lost. */
  readonly failedJobs: {
    /** Which they are, and what they failed with. */
    list(): Promise<FailedJobs[]>
    /** Tries all of them again, once what made them fail is mended; answers how many there are. They run as all due jobs do. */
    retry(): Promise<number>
  }
  /**
   * Encrypts all credentials, and the secrets of identity verification, with the current `secret`, while everything
   * keeps running. Once `left` is 0, nothing needs the previous secret. With `next`, this process changes to that
   * secret first; put it into the configuration before, with the present one as `previous`. Where several processes
   * run, all of them need both secrets before (docs/secrets.md). Doing it again goes on where it ended.
   *
   * Throws TypeError for a `next` that is too short, and RapportError UNPROCESSABLE without a secret.
   *
   * @example const { left, lost } = await rapport.rotateSecret()
   */
  rotateSecret(next?: string): Promise<SecretRotation>
  /** Whether the store can serve, and how the later work stands. */
  status(): Promise<RapportStatus>
  /**
   * The figures of this process in the text format of OpenMetrics, as `GET /metrics` answers them: for hosts that serve their own. docs/observability.md
   * lists them. Never rejects: while the store is away, the figures that come from it are missing.
   *
   * @example app.get('/metrics', async (_, response) => response.type('text/plain').send(await rapport.metrics()))
   */
  metrics(): Promise<string>
  /**
   * Runs all due jobs until none is left. Use it in hosts with their own schedule, and in tests. With `seconds`, it
   * ends after about that time: running jobs stop after their current step, and `more` says whether jobs are still due.
   * Throws when the store is away; a job that fails is tried again later, and logged.
   *
   * @example const { ran, more } = await rapport.runDue({ seconds: 20 })
   */
  runDue(options?: { seconds?: number }): Promise<JobRun>
  /**
   * Writes what this process only counts: the use of API keys, and why events were refused. Events need it never: they are stored when they are answered. For
   * hosts whose processes stand still between requests (docs/serverless.md).
   *
   * @example context.waitUntil(rapport.flush())
   */
  flush(): Promise<void>
  /**
   * Runs due jobs until `close()`, together with other processes on the same store. At least one process of a host must
   * call it. Otherwise work that is left for later stays undone, such as moves of more than `limits.inlineMoves`
   * events, and batches of `ingest` in a host's transaction. It does not keep the process alive.
   */
  start(): void
  /**
   * Finishes running work, writes what is pending, and closes the store. Running jobs stop after their current step,
   * and the next process continues from there. A repeated call waits for the first one.
   */
  close(): Promise<void>
}
