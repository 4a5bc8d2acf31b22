import { type Clock, createRapport, type Rapport, type Workspace } from '@rapport/core'
import { postgresStore } from '@rapport/storage-postgres'

const dayMs = 86_400_000

/** How much there is. */
export interface Size {
  customers: number
  events: number
  /** The events are of so many days, 90 unless it is said. */
  days?: number
}

const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** A Rapport on a database of its own, with customers and their events of 90 days. */
export class CostBench {
  private constructor(
    readonly rapport: Rapport,
    readonly workspace: Workspace,
    private readonly size: Size
  ) {}

  static async open(connectionString: string, size: Size, onProgress: (done: number) => void, clock?: Clock): Promise<CostBench> {
    const rapport = createRapport({ store: postgresStore({ connectionString, migrate: true }), logger: silent, ...(clock && { clock }) })
    const { id } = await rapport.organizations.create({ name: 'Bench', slug: 'bench' })
    const bench = new CostBench(rapport, rapport.organization(id), size)
    const { customers, events, days = 90 } = size
    for (let at = 0; at < customers; at += 500) {
      const rows = Array.from({ length: Math.min(500, customers - at) }, (_, index) => ({ customerId: `c${at + index}` }))
      await bench.workspace.customers.put(rows)
    }
    const batches = events / 100
    for (let batch = 0; batch < batches; batch += 64) {
      const some = Array.from({ length: Math.min(64, batches - batch) }, (_, index) => bench.send(100, batch + index, days))
      await Promise.all(some)
      onProgress(Math.min(1, (batch + 64) / batches))
    }
    return bench
  }

  /** Sends events of some customers, within the last days. */
  send(count: number, from: number, days: number, customers = this.size.customers, eventName = 'worked') {
    const now = Date.now()
    const events = Array.from({ length: count }, (_, index) => {
      const number = (from * 7_919 + index * 104_729) % customers
      const timestamp = now - Math.floor(((from * 31 + index * 17) % 1_000) * ((days * dayMs) / 1_000))
      return {
        type: 'custom' as const,
        eventName,
        timestamp,
        userId: `u${number}-${index % 2}`,
        customerId: `c${number}`,
        uuid: crypto.randomUUID()
      }
    })
    return this.workspace.ingest({ source: 'server', events })
  }

  /** Switches on five patterns beside the built-in drop: six signals in all. */
  async watch(): Promise<void> {
    const { signals } = this.workspace
    await signals.updateBuiltIn('usage_drop', { enabled: true })
    await signals.updateBuiltIn('quiet_account', { enabled: true })
    await signals.updateBuiltIn('champion_quiet', { enabled: true })
    const patterns: Parameters<Workspace['signals']['create']>[0]['definition'][] = [
      { detection: 'event_count_threshold', eventNames: ['worked'], operator: 'gte', count: 500, windowDays: 7 },
      { detection: 'event_absence', eventNames: ['worked'], days: 30 },
      { detection: 'customer_activity_threshold', operator: 'lt', count: 1, windowDays: 14 }
    ]
    for (const definition of patterns) await signals.create({ kind: 'EVENT_PATTERN', name: 'Watched', definition })
  }

  /** Runs what is due; answers how long it took, in milliseconds. */
  async due(): Promise<number> {
    const before = performance.now()
    await this.rapport.runDue()
    return performance.now() - before
  }

  /** CPU of this process for each event of so many, in microseconds; one in a hundred is of another name. */
  async cpuOfIngest(events: number, round: number): Promise<number> {
    const before = process.cpuUsage()
    for (let batch = 0; batch < events / 100; batch += 8) {
      await Promise.all(
        Array.from({ length: 8 }, async (_, index) => {
          const at = round * 1_000_000 + batch + index
          await Promise.all([this.send(99, at, 0.5), this.send(1, at, 0.5, this.size.customers, 'matched')])
        })
      )
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / events
  }

  async close(): Promise<void> {
    await this.rapport.close()
  }
}
