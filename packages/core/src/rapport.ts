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

/** The state of a Rapport: its store, its jobs, its connections and its hooks. */
export interface RapportStatus {
  store: { name: string; durable: boolean; available: boolean }
  /** The state of the background jobs; null while the store cannot be reached. */
  jobs: JobStatus | null
  /** The state of the connections to providers; null while the store cannot be reached. */
  integrations: IntegrationStatus | null
  /** The hooks of all processes, with the number of waiting deliveries; null while the store cannot be reached. */
  hooks: HookStatus[] | null
  /** What the language model still has to read, and what that may cost. Only if a model reads texts; null while the store cannot be reached. */
  models?: ModelStatus | null
  /** Only while the clock of this process differs by more than 5 seconds from the clock of the store. */
  clock?: ClockWarning
}

/** The result of `rotateSecret`. */
export interface SecretRotation {
  /** How many texts were encrypted again with the current secret. */
  reencrypted: number
  /** How many texts no configured secret can decrypt. They stay as they are. */
  lost: number
  /** How many texts still need the previous secret, because a process with an older configuration wrote them meanwhile. */
  left: number
}

/** A running Rapport, made by `createRapport`. `Event` is the type of the events that `ingest` takes. A Rapport with declared events can be used as a plain `Rapport`. */
export interface Rapport<Event = IngestEvent> {
  /** Answers a WHATWG `Request` with a `Response`, for all routes. Use it in frameworks that work with these classes. */
  fetch(request: Request): Promise<Response>
  /** Answers a request in Rapport's own form, without WHATWG objects. Servers such as @rapport/server-node use it. Never rejects. */
  handle(request: HttpRequest): Promise<HttpResponse>
  /** The path that all routes begin with, such as `/rapport`; empty if Rapport is at the root. */
  readonly basePath: string
  /** The address where browsers reach Rapport, if the option `publicUrl` is set; without a slash at the end. */
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
   * Checks the API key of an `Authorization` header, and returns what it may do. Use it in a server that answers holders of
   * keys outside of Rapport's routes, as @rapport/mcp does. A call counts as one use of the key. Throws RapportError
   * INVALID_CREDENTIALS.
   */
  authorize(authorization: string | undefined): Promise<KeyAccess>
  /**
   * The sign-in of people to the console, by one-time links from `workspace.team`. `consoleHandler` uses it. If you serve a
   * console of your own, keep the token in a cookie, and read the session with each request.
   *
   * @example
   * const { token } = await rapport.signIn.acceptLink(code, { userAgent: request.headers.get('user-agent') ?? '' })
   * const person = await rapport.signIn.session(token)
   */
  readonly signIn: Pick<ConsoleSignIn, 'acceptLink' | 'describeLink' | 'endSession' | 'session'>
  readonly organizations: Pick<Organizations, 'create' | 'delete' | 'ensure' | 'get' | 'list'> & {
    readonly demo: Pick<Organizations['demo'], 'clear' | 'mark' | 'of' | 'putSubscriptions'>
  }
  /** The workspace of one organization. Throws TypeError if the id is not a UUID. */
  organization(id: string): Workspace<Event>
  /**
   * Calls `hear` after each commit of this process that changes what people see in an organization. It is a hint for
   * pages to read again. Call the returned function to stop.
   *
   * @example const stop = rapport.watch(organizationId, ({ kinds, customerIds }) => refresh(kinds, customerIds))
   */
  watch(organizationId: string, hear: (hint: Hint) => void): () => void
  /**
   * Calls `hear` with the events that arrive in an organization, from all processes. It is called once a second at most, with
   * the newest 100 events, their owners and the reason, and with the number of further events. Some events may be missing: use
   * a hook (`on`) for what you must not miss. It costs nothing while nobody watches. Call the returned function to stop.
   *
   * @example const stop = rapport.watchEvents(organizationId, ({ events }) => events.forEach(({ name, person }) => console.log(name, person?.email)))
   */
  watchEvents(organizationId: string, hear: (arrival: Arrival) => void): () => void
  /**
   * Calls a handler for each event of this name that happens from now on, in all organizations.
   *
   * - **Delivery.** Each event is delivered at least once, by one process at a time. The events of a customer come in the order
   *   of their commits. No event is lost, because Rapport stores it in the transaction that causes it.
   * - **Who delivers.** A process that has the hook delivers in `start()` or `runDue()`. Other processes learn of a new hook
   *   within 5 seconds.
   * - **Failures.** If the handler throws, or takes longer than `timeoutMs`, it is called again: after a second at first, then
   *   after longer and longer pauses, up to an hour. Meanwhile, later events of this customer wait. After 20 failures, the
   *   event is a dead letter (`rapport.hooks`), and the next event is delivered.
   * - **Without a process.** Events that no process takes are kept for 7 days, at most 100,000 of an organization.
   *
   * Returns a function that ends the hook in this process. Throws TypeError that says what is wrong.
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
    /** The jobs that were given up, by kind, with their last errors. */
    list(): Promise<FailedJobs[]>
    /** Tries all of them again. Mend the cause first. Returns how many jobs are tried again. They run like all due jobs. */
    retry(): Promise<number>
  }
  /**
   * Encrypts all credentials, and the secrets of identity verification, with the current `secret`, while everything
   * keeps running. Once `left` is 0, nothing needs the previous secret. With `next`, this process changes to that
   * secret first. Put it into the configuration before, with the current secret as `previous`. Where several processes
   * run, all of them need both secrets before (docs/secrets.md). Doing it again goes on where it ended.
   *
   * Throws TypeError for a `next` that is too short, and RapportError UNPROCESSABLE without a secret.
   *
   * @example const { left, lost } = await rapport.rotateSecret()
   */
  rotateSecret(next?: string): Promise<SecretRotation>
  /** Whether the store can be reached, and the state of the background jobs, connections and hooks. */
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
   * Stores what this process has only counted so far: the use of API keys, and why events were refused. Events do not need it:
   * they are stored before they are answered. Call it in hosts whose processes stand still between requests (docs/serverless.md).
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
