import { tables } from '@rapport/core/storage'
import { createTestRapport } from '@rapport/core/testing'
import { world } from '@rapport/demo-world'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadWorld } from '../../src/demo/world/load-world.js'

const day = 86_400_000
const scale = 0.02

/** What there is to count, of the world or of anybody. */
async function countsOf({ workspace }: Awaited<ReturnType<typeof createTestRapport>>) {
  const customers = await workspace.customers.list({ limit: 100 })
  const users = await workspace.users.list({ limit: 100 })
  const sources = await workspace.sources.list({ limit: 100 })
  const activity = customers.items.map(({ externalId, lastActivityAt }) => `${externalId} ${lastActivityAt}`).toSorted()
  return { activity, users: users.items.length, sources: sources.items.length }
}

describe('loading the demo world', () => {
  /** A whole world, loaded once. Only the test that lets time pass changes it, and that one stands last. */
  let whole: Awaited<ReturnType<typeof createTestRapport>>
  let loaded: string
  const seen: number[] = []
  /** How many customers there were when the load told that they are there. */
  const told: number[] = []
  const load = () =>
    loadWorld(whole.rapport, whole.organizationId, {
      scale,
      now: whole.clock.now(),
      onProgress: ({ done, total }) => seen.push(done / total),
      onCustomers: async () => void told.push((await whole.workspace.customers.list({ limit: 100 })).items.length)
    })

  beforeAll(async () => {
    whole = await createTestRapport()
    loaded = await load()
  })

  it('loads all of it, and nothing when it is there', async () => {
    const { clock, workspace } = whole
    expect(loaded).toBe('loaded')
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
    expect(seen.at(-1)).toBe(1)
    const { customers, users } = world({ scale, end: clock.now() })
    const counts = await countsOf(whole)
    expect(counts.activity).toHaveLength(customers.length)
    expect(counts.users).toBe(users.length)
    expect(told).toEqual([customers.length])
    const { items } = await workspace.customers.list({ limit: 100 })
    expect(items.filter(({ owner }) => owner !== null).length).toBeGreaterThan(0)
    expect(await workspace.ingestIssues()).toEqual([])
    seen.length = 0
    expect(await load()).toBe('present')
    expect(seen).toEqual([])
  })

  it('gives revenue half a year without a gap, whether its days are taken meanwhile or at the end', async () => {
    const snapshots = async (isRunning: boolean) => {
      const { rapport, organizationId, clock, store } = await createTestRapport()
      const { demo } = rapport.organizations
      const { billing } = world({ scale: 0.1, end: clock.now() })
      await demo.mark(organizationId, {})
      for (const { at, subscriptions } of billing) {
        await demo.putSubscriptions(organizationId, at, subscriptions)
        if (isRunning) await rapport.runDue()
      }
      await rapport.runDue()
      const rows = await store.organization(organizationId).find(tables.revenueSnapshots, {})
      const daysAgo = (at: number) => Math.floor((clock.now() - at) / day)
      return rows.map((row) => `${daysAgo(row.day)}: ${row.plan} ${row.billing_status} ${row.mrr_cents} ${row.currency}`).toSorted()
    }
    const atTheEnd = await snapshots(false)
    expect(new Set(atTheEnd.map((row) => row.split(':')[0])).size).toBe(181)
    expect(await snapshots(true)).toEqual(atTheEnd)
  })

  it('leaves the revenue of real organizations alone', async () => {
    const { rapport, organizationId, clock } = await createTestRapport()
    const put = rapport.organizations.demo.putSubscriptions(organizationId, clock.now() - day, [])
    await expect(put).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('goes on where it was stopped, and ends as one that was not', async () => {
    const parts = await createTestRapport()
    for (let stops = 1, outcome = ''; outcome !== 'loaded'; stops++) {
      const stopping = new AbortController()
      let steps = 0
      const onProgress = () => ++steps === 3 && stopping.abort()
      const { organizationId, clock, rapport } = parts
      outcome = await loadWorld(rapport, organizationId, { scale, now: clock.now(), signal: stopping.signal, onProgress })
      expect(stops).toBeLessThan(50)
    }
    expect(await countsOf(parts)).toEqual(await countsOf(whole))
  })

  it('refuses an organization with data of its own, and removes nothing of one', async () => {
    const { rapport, organizationId, clock, workspace } = await createTestRapport()
    await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
    await expect(loadWorld(rapport, organizationId, { scale, now: clock.now() })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(rapport.organizations.demo.clear(organizationId)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await workspace.customers.list({})).items).toHaveLength(1)
    await expect(rapport.organizations.demo.mark('018f0000-0000-7000-8000-000000000000', {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('brings an old one up to today, and leaves what was set up', async () => {
    const { rapport, organizationId, clock, workspace, apiKey, call } = whole
    await rapport.runDue()
    const lastOf = async () =>
      Math.max(...(await workspace.customers.list({ limit: 100 })).items.map((each) => Date.parse(each.lastActivityAt ?? '')))
    const before = await lastOf()
    clock.advance(40 * day)
    expect(await loadWorld(rapport, organizationId, { scale, now: clock.now() })).toBe('loaded')
    await rapport.runDue()
    expect(await lastOf()).toBeGreaterThan(clock.now() - 4 * day)
    expect(before).toBeLessThan(clock.now() - 39 * day)
    expect((await call('svc_list_customers', {}, apiKey)).status).toBe(200)
  })
})
