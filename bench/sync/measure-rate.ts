import { createRapport, type HttpClient, type Rapport, type Workspace } from '@rapport/core'
import { stripe } from '@rapport/integrations'
import { postgresStore } from '@rapport/storage-postgres'
import type { ServerMemory } from '../ingest/server-messages.js'
import { CpuProfiler } from '../machine/cpu-profiler.js'
import { type Counted, type Cpu, cpuBetween, readCpuTime } from '../machine/cpu-time.js'
import { heldMemory } from '../machine/held-memory.js'
import { credentials, secret } from './credentials.js'
import { PlainLoops, type PlainTook } from './plain-loops.js'
import { type AccountSize, hostRows, remembered, stripeAccount } from './stripe-account.js'

/** One side of a round: seconds for all records, and the CPU seconds of this process and of the database. */
export interface Took {
  seconds: number
  cpu: Cpu
}

/** One round: the account read by the sync, put by a host, and written by the two plain loops. */
export interface Round {
  synced: Took
  put: Took
  /** The plain loop with a statement for each row, and with one for each table. */
  plain: PlainTook
  plainAtOnce: PlainTook
  sameRows: PlainTook
}

export interface Rates {
  size: AccountSize
  /** How many customers and subscriptions there are. */
  records: number
  rounds: Round[]
  /** What this process held at the beginning of a sync of its own and after each quarter of its pages. */
  memory: ServerMemory[]
}

const perPut = 100

/** Whether this asks for a page of customers or subscriptions, and not whether the key is good. */
const isPage = (url: string) => /\/v1\/(customers|subscriptions)\?/.test(url) && !/limit=1(&|$)/.test(url)

/** Reads an account by the sync engine, puts the same rows by hand and by plain loops, in turns and each time into an organization of its own. */
export class RateBench {
  readonly #size: AccountSize
  readonly #rapport: Rapport
  readonly #counted: Counted[]
  readonly #http: HttpClient
  readonly #connectionString: string
  #onRequest: (url: string) => void = () => undefined
  #organizations = 0

  constructor(connectionString: string, postgresPid: number, size: AccountSize) {
    this.#size = size
    this.#connectionString = connectionString
    this.#counted = [
      { name: 'node', pids: [process.pid] },
      { name: 'postgres', pids: [postgresPid], withChildren: true }
    ]
    const { http } = stripeAccount(size).provider({ now: Date.now })
    this.#http = remembered(http, (url) => this.#onRequest(url))
    this.#rapport = createRapport({
      store: postgresStore({ connectionString }, { migrate: true }),
      http: this.#http,
      secret,
      publicUrl: 'http://localhost',
      providers: [stripe({ requestsPerSecond: 1_000_000 })]
    })
  }

  async run(rounds: number, checkpoint: () => Promise<void>): Promise<Rates> {
    const pages = await this.#pages()
    const loops = await PlainLoops.open(this.#connectionString)
    try {
      // The first round is to warm up.
      const all: Round[] = []
      for (let round = 0; round <= rounds; round++) {
        await checkpoint()
        all.push(await this.#round(loops, pages, round % 2 === 0))
      }
      const records = this.#size.customers * (this.#size.subscriptions ? 2 : 1)
      return { size: this.#size, records, rounds: all.slice(1), memory: await this.#memory() }
    } finally {
      await loops.close()
    }
  }

  /** The sync before the others, or behind them: whoever comes later finds larger tables. */
  async #round(loops: PlainLoops, pages: readonly string[], isFirst: boolean): Promise<Round> {
    const before = isFirst ? await this.#sync() : undefined
    const put = await this.#put()
    const plain = await loops.insertPlainRows(pages, this.#http, 'row')
    const plainAtOnce = await loops.insertPlainRows(pages, this.#http, 'table')
    const { took: synced, organizationId } = before ?? (await this.#sync())
    return { synced, put, plain, plainAtOnce, sameRows: await loops.insertSameRows(pages, this.#http, organizationId) }
  }

  /** The pages that a sync reads. */
  async #pages(): Promise<string[]> {
    const pages: string[] = []
    this.#onRequest = (url) => {
      if (isPage(url)) pages.push(url)
    }
    await this.#sync()
    this.#onRequest = () => undefined
    return pages
  }

  /** What a sync, or the puts, spend their time on. */
  async profile(way: 'sync' | 'put', file: string): Promise<void> {
    const profiler = await CpuProfiler.start(file)
    await (way === 'sync' ? this.#sync() : this.#put())
    await profiler.stop()
  }

  close(): Promise<void> {
    return this.#rapport.close()
  }

  async #sync(): Promise<{ took: Took; organizationId: string }> {
    const { workspace, organizationId } = await this.#organization()
    await workspace.integrations.connect('stripe', { config: credentials })
    const took = await this.#timed(() => this.#rapport.runDue())
    await this.#requireWhole(workspace)
    return { took, organizationId }
  }

  async #put(): Promise<Took> {
    const { workspace } = await this.#organization()
    const { customers, subscriptions } = hostRows(this.#size)
    return this.#timed(async () => {
      for (let from = 0; from < customers.length; from += perPut) await workspace.customers.put(customers.slice(from, from + perPut))
      for (let from = 0; from < subscriptions.length; from += perPut)
        await workspace.subscriptions.put(subscriptions.slice(from, from + perPut))
      await this.#rapport.runDue()
    })
  }

  async #memory(): Promise<ServerMemory[]> {
    const pages = ((this.#size.subscriptions ? 2 : 1) * this.#size.customers) / 100
    const samples = [heldMemory()]
    let asked = 0
    this.#onRequest = (url) => {
      if (!isPage(url)) return
      asked++
      if (asked % Math.ceil(pages / 4) === 0) samples.push(heldMemory())
    }
    await this.#sync()
    this.#onRequest = () => undefined
    return samples
  }

  async #organization(): Promise<{ workspace: Workspace; organizationId: string }> {
    const { id: organizationId } = await this.#rapport.organizations.create({ name: `Organization ${++this.#organizations}` })
    return { workspace: this.#rapport.organization(organizationId), organizationId }
  }

  async #timed(work: () => Promise<unknown>): Promise<Took> {
    const before = readCpuTime(this.#counted)
    const begun = performance.now()
    await work()
    const seconds = (performance.now() - begun) / 1_000
    return { seconds, cpu: cpuBetween(before, readCpuTime(this.#counted)) }
  }

  /** A rate of records that are not there would say nothing. */
  async #requireWhole(workspace: Workspace): Promise<void> {
    const { customers, subscriptions } = this.#size
    const wanted: Record<string, number> = { customers, subscriptions: subscriptions ? customers : 0, invoices: 0 }
    const { syncs } = await workspace.integrations.status('stripe')
    const isWhole = syncs.length === 3 && syncs.every(({ model, counts }) => counts?.added === wanted[model])
    if (!isWhole) throw new Error(`Not everything was read: ${JSON.stringify(syncs)}`)
  }
}
