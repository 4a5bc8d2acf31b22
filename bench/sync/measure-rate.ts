import { createRapport, type HttpClient, type Rapport, type Workspace } from '@rapport/core'
import { stripe } from '@rapport/integrations'
import { postgresStore } from '@rapport/storage-postgres'
import type { ServerMemory } from '../ingest/server-messages.js'
import { CpuProfiler } from '../machine/cpu-profiler.js'
import { type Counted, type Cpu, cpuBetween, readCpuTime } from '../machine/cpu-time.js'
import { heldMemory } from '../machine/held-memory.js'
import { credentials, secret } from './credentials.js'
import { type AccountSize, hostRows, remembered, stripeAccount } from './stripe-account.js'

/** One side of a round: seconds for all records, and the CPU seconds of this process and of the database. */
export interface Took {
  seconds: number
  cpu: Cpu
}

export interface Rates {
  size: AccountSize
  rounds: { synced: Took; put: Took }[]
  /** What this process held at the beginning of a sync of its own and after each quarter of its pages. */
  memory: ServerMemory[]
}

const perPut = 100

/** Reads an account by the sync engine and puts the same rows by hand, in turns and each time into an organization of its own. */
export class RateBench {
  readonly #size: AccountSize
  readonly #rapport: Rapport
  readonly #counted: Counted[]
  #onRequest: (url: string) => void = () => undefined
  #organizations = 0

  constructor(connectionString: string, postgresPid: number, size: AccountSize) {
    this.#size = size
    this.#counted = [
      { name: 'node', pids: [process.pid] },
      { name: 'postgres', pids: [postgresPid], withChildren: true }
    ]
    const { http } = stripeAccount(size).provider({ now: Date.now })
    const client: HttpClient = remembered(http, (url) => this.#onRequest(url))
    this.#rapport = createRapport({
      store: postgresStore({ connectionString }, { migrate: true }),
      http: client,
      secret,
      publicUrl: 'http://localhost',
      providers: [stripe({ requestsPerSecond: 1_000_000 })]
    })
  }

  async run(rounds: number, checkpoint: () => Promise<void>): Promise<Rates> {
    // A round of each to warm up.
    await this.#sync()
    await this.#put()
    const rates: Rates = { size: this.#size, rounds: [], memory: [] }
    for (let round = 0; round < rounds; round++) {
      await checkpoint()
      const first = round % 2 === 0 ? await this.#sync() : undefined
      const put = await this.#put()
      rates.rounds.push({ synced: first ?? (await this.#sync()), put })
    }
    rates.memory = await this.#memory()
    return rates
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

  async #sync(): Promise<Took> {
    const workspace = await this.#organization()
    await workspace.integrations.connect('stripe', { config: credentials })
    const took = await this.#timed(() => this.#rapport.runDue())
    await this.#requireWhole(workspace)
    return took
  }

  async #put(): Promise<Took> {
    const workspace = await this.#organization()
    const { customers, subscriptions } = hostRows(this.#size)
    return this.#timed(async () => {
      for (let from = 0; from < customers.length; from += perPut) await workspace.customers.put(customers.slice(from, from + perPut))
      for (let from = 0; from < subscriptions.length; from += perPut)
        await workspace.subscriptions.put(subscriptions.slice(from, from + perPut))
      await this.#rapport.runDue()
    })
  }

  async #memory(): Promise<ServerMemory[]> {
    const pages = (2 * this.#size.customers) / 100
    const samples = [heldMemory()]
    let asked = 0
    this.#onRequest = (url) => {
      if (!/\/v1\/(customers|subscriptions)\?/.test(url) || url.includes('limit=1&') || url.endsWith('limit=1')) return
      asked++
      if (asked % Math.ceil(pages / 4) === 0) samples.push(heldMemory())
    }
    await this.#sync()
    this.#onRequest = () => undefined
    return samples
  }

  async #organization(): Promise<Workspace> {
    const { id } = await this.#rapport.organizations.create({ name: `Organization ${++this.#organizations}` })
    return this.#rapport.organization(id)
  }

  async #timed(work: () => Promise<void>): Promise<Took> {
    const before = readCpuTime(this.#counted)
    const begun = performance.now()
    await work()
    const seconds = (performance.now() - begun) / 1_000
    return { seconds, cpu: cpuBetween(before, readCpuTime(this.#counted)) }
  }

  /** A rate of records that are not there would say nothing. */
  async #requireWhole(workspace: Workspace): Promise<void> {
    const { customers, emails } = this.#size
    const wanted: Record<string, number> = { customers: customers * (emails ? 2 : 1), subscriptions: customers * 2, invoices: 0 }
    const { syncs } = await workspace.integrations.status('stripe')
    const isWhole = syncs.length === 3 && syncs.every(({ model, counts }) => counts?.added === wanted[model])
    if (!isWhole) throw new Error(`Not everything was read: ${JSON.stringify(syncs)}`)
  }
}
