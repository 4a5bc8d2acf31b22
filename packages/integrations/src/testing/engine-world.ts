import { type Clock, createRapport, type HttpClient, type Rapport, type Workspace } from '@rapport/core'
import type { Provider } from '@rapport/core/connector'
import { type Fault, faulty } from './faults.js'
import { crashingStore, type KitStore, type Life } from './mortal-store.js'

/** A connector, and the account that it is read from through Rapport's engine. */
export interface EngineSubject {
  /** The connector. */
  provider: Provider
  /** Makes the vendor's account, the same at each call. `now` is in epoch milliseconds. A page has at most `pageSize` records. */
  open(around: { now: () => number; pageSize: number }): OpenedAccount
  /** Makes an empty store with this clock: `memoryStore` of `@rapport/core/memory`, or another store. */
  createStore(options: { clock: Clock }): KitStore | Promise<KitStore>
  /** When the cases begin, in epoch milliseconds. */
  startedAt: number
  /** All rows of the store, if you can read them. The kit then checks that no credential is in them. */
  rows?(store: KitStore, organizationId: string): Promise<unknown>
  /**
   * Emails of your own team that the account has, such as those of agents. A case then checks that these people do not
   * become people of customers, that their company does not become a customer, and that no activity is only about them.
   */
  ownPeople?: readonly string[]
  /** The part of the workspace's data that must be the same with faults and without. By default all of it. */
  comparable?(data: Readonly<Record<string, string[]>>): unknown
}

/** An account that a workspace is connected to. */
export interface OpenedAccount {
  /** Answers requests as the vendor does. */
  http: HttpClient
  /**
   * Connects a workspace, or connects it again.
   *
   * @example connect: (_, workspace) => workspace.integrations.connect('stripe', { config: { credentials: { apiKey } } })
   */
  connect(rapport: Rapport, workspace: Workspace): Promise<unknown>
  /** All credentials so far. They must appear in no log, run, answer or stored row. */
  secrets(): readonly string[]
  /** Changes records of the account. `round` is 1 for the first change, 2 for the second, and so on. */
  change?(round: number): void
  /** Ends the access token, if it can be refreshed. */
  expire?(): void
}

/** What goes wrong with a request, where anything does; `crash` takes the process away, so many calls of its store later. */
export type FaultPlan = (request: { isForToken: boolean }) => Fault | { kind: 'crash'; afterCalls: number } | undefined

/** Longer than what a process that is gone still holds: its job, and the renewal of a token. */
const leaseMs = 65_000

/** A workspace with processes that read an account, one after the other on the same store. */
export class EngineWorld {
  private life: Life = { left: undefined }
  private instance: Rapport | undefined
  private isExpired = false
  private organizationId = ''
  readonly account: OpenedAccount
  readonly log: unknown[] = []
  weather: FaultPlan = () => undefined

  private constructor(
    private readonly subject: EngineSubject,
    private readonly store: KitStore,
    private instant: number,
    pageSize: number
  ) {
    this.account = subject.open({ now: () => this.instant, pageSize })
  }

  /** A workspace that is connected, and has not read anything yet. */
  static async connected(subject: EngineSubject, pageSize = 100): Promise<EngineWorld> {
    const time: { world?: EngineWorld } = {}
    const clock = { now: () => time.world?.instant ?? subject.startedAt }
    const world = new EngineWorld(subject, await subject.createStore({ clock }), subject.startedAt, pageSize)
    time.world = world
    const { id } = await world.rapport.organizations.create({ name: 'Of the kit' })
    world.organizationId = id
    await world.connect()
    return world
  }

  get now(): number {
    return this.instant
  }

  get workspace(): Workspace {
    return this.rapport.organization(this.organizationId)
  }

  connect(): Promise<unknown> {
    return this.account.connect(this.rapport, this.workspace)
  }

  /** Lets time pass up to an instant, and runs what is due then. A process that dies on the way is followed by another. */
  async until(instant: number): Promise<void> {
    this.instant = Math.max(this.instant, instant)
    for (let processes = 0; processes < 5; processes++) {
      const hasRun = await this.rapport.runDue().then(
        () => true,
        (error: unknown) => {
          if (this.life.left !== 0) throw error
          return false
        }
      )
      if (hasRun && this.life.left === undefined) return
      this.instance = undefined
      this.life = { left: undefined }
      this.instant += leaseMs
    }
  }

  /** All that is stored, if the subject can tell. */
  async rows(): Promise<unknown> {
    return this.subject.rows?.(this.store, this.organizationId)
  }

  async close(): Promise<void> {
    await this.rapport.close()
  }

  private get rapport(): Rapport {
    this.instance ??= this.open()
    return this.instance
  }

  private open(): Rapport {
    const { provider } = this.subject
    // Time passes by `until` alone: neither the pace of requests nor short waits are waited for.
    const clock = { now: () => this.instant, wait: async () => undefined }
    const life = this.life
    const note = (message: string, fields?: object) => void this.log.push([message, fields])
    return createRapport({
      store: crashingStore(this.store, life),
      clock,
      logger: { info: note, warn: note, error: note },
      http: (url, init) => this.ask(life, url, init),
      secret: 'a secret of the kit, which has more than 32 characters',
      publicUrl: 'https://rapport.test',
      // What is allowed in a minute gives a run back; that is a matter of its own.
      providers: [{ ...provider, options: { ...provider.options, requestsPerSecond: 1_000_000 } }]
    })
  }

  /** A request, and what the weather makes of it. */
  private async ask(life: Life, url: string, init: RequestInit): Promise<Response> {
    const request = { isForToken: isForToken(init) }
    // A renewed token that is lost needs a person, with every provider that revokes on reuse: no process dies between.
    if (request.isForToken && life.left !== undefined) throw new TypeError('fetch failed')
    const fault = this.weather(request)
    if (fault?.kind === 'crash') life.left ??= fault.afterCalls
    if (fault?.kind === 'unauthorized') this.expireToken()
    if (!fault || fault.kind === 'crash' || fault.kind === 'unauthorized') return this.answer(url, init)
    const answer = fault.kind === 'cutWithin' ? await this.answer(url, init) : new Response()
    return faulty(fault, () => answer, this.instant, init.signal)
  }

  /** A token that does not count just after it was renewed has died: one ends only when its last one has served. */
  private expireToken(): void {
    if (!this.isExpired) this.account.expire?.()
    this.isExpired = true
  }

  private async answer(url: string, init: RequestInit): Promise<Response> {
    const answer = await this.account.http(url, init)
    if (answer.status !== 401 && !isForToken(init)) this.isExpired = false
    return answer
  }
}

const isForToken = ({ body }: RequestInit): boolean => String(body ?? '').includes('grant_type')
