import { customers, revenueSnapshots } from '@rapport/core/src/registry/tables.js'
import type { OrganizationStore } from '@rapport/core/src/storage/contract.js'
import { startOfUtcDay } from '@rapport/core/src/values/time/window.js'
import { expect } from 'vitest'
import { day } from '../list-tools/world.js'

interface Billed {
  mrr_cents: number | null
  currency: string | null
  plan: string | null
  billing_status: string
}

const nothing: Billed = { mrr_cents: null, currency: null, plan: null, billing_status: 'NONE' }

/** Notes after each step how every customer's billing stands, as the snapshots have to tell of each day's end. */
export class SnapshotLog {
  private readonly days = new Map<number, Map<string, Billed>>()

  constructor(private readonly rows: OrganizationStore) {}

  async note(now: number): Promise<void> {
    const found = await this.rows.find(customers)
    const billed = found.map(
      ({ id, mrr_cents, currency, plan, billing_status }) => [id, { mrr_cents, currency, plan, billing_status }] as const
    )
    this.days.set(startOfUtcDay(now), new Map(billed))
  }

  /** Expects a snapshot of each day on which a customer had billing, and in every snapshot what was noted last by the end of that day. */
  async expectKept(now: number): Promise<void> {
    const stored = await this.rows.find(revenueSnapshots)
    const found = new Map(stored.map(({ customer_id, day: of, ...billed }) => [`${of} ${customer_id}`, billed]))
    const ids = new Set([...this.days.values()].flatMap((noted) => [...noted.keys()]))
    const first = Math.min(...this.days.keys())
    let known = new Map<string, Billed>()
    for (let at = first; at <= startOfUtcDay(now); at += day) {
      known = this.days.get(at) ?? known
      for (const id of ids) {
        const snapshot = found.get(`${at} ${id}`)
        const billed = known.get(id) ?? nothing
        const isBilled = billed.billing_status !== 'NONE' || billed.mrr_cents !== null
        if (snapshot || isBilled) expect({ at, id, ...snapshot }).toEqual({ at, id, ...billed })
      }
    }
  }
}
