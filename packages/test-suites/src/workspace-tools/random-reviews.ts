import { RapportError } from '@rapport/core/src/errors.js'
import * as tables from '@rapport/core/src/registry/tables.js'
import type { OrganizationStore } from '@rapport/core/src/storage/contract.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'
import { endOrganization } from '../list-tools/world.js'
import { type Step, stepsArbitrary } from './random-steps.js'

/** Whatever is put, decided and undone, in whatever order: all that names a customer stays with the owner of what it names, and counts are right. */
export function testRandomReviews(newWorld: NewWorld, runs: number): void {
  describe('random reviews', () => {
    it.each([
      ['at once', 5_000],
      ['by jobs', 1]
    ])('leave everything with its owner, and counts right, when events move %s', async (_, inlineMoves) => {
      const run = fc.asyncProperty(stepsArbitrary, async (steps) => {
        const world = await newWorld({ limits: { inlineMoves } })
        await world.workspace.members.put(['m1', 'm2', 'm3'].map((id) => ({ id, email: `${id}@w.test`, name: id })))
        for (const step of steps) await take(step, world)
        for (let turn = 0; turn < 3; turn++) {
          world.clock.advance(60_000)
          await world.rapport.runDue()
        }
        expect(await world.workspace.identity.pending()).toEqual({ jobs: 0, events: 0 })
        const { items, pagination } = await world.workspace.identity.merges({ limit: 100 })
        expect(items).toHaveLength(pagination.total)
        await expectOwned(world.rows)
        await expectCounted(world.rows)
        await endOrganization(world.store, world.organizationId)
      })
      await fc.assert(run, { numRuns: runs })
    })
  })

  async function take(step: Step, world: World): Promise<void> {
    world.clock.advance(1_000)
    try {
      await step(world)
    } catch (error) {
      // What a reviewer looked at may be decided already, or be somebody else's.
      if (!(error instanceof RapportError && error.code === 'CONFLICT')) throw error
    }
  }

  /** What names a domain or a customerId is with whoever owns that, and of that customer there is a row. */
  async function expectOwned(rows: OrganizationStore): Promise<void> {
    const [keys, known, people, happened, ...named] = await Promise.all([
      rows.find(tables.customerIdentities),
      rows.find(tables.customers),
      rows.find(tables.users),
      rows.find(tables.events),
      rows.find(tables.sources),
      rows.find(tables.facts),
      rows.find(tables.subscriptions)
    ])
    const owners = new Map(keys.map(({ customer_key, customer_id }) => [customer_key, customer_id]))
    const ids = new Set(known.map(({ id }) => id))
    for (const { customer_key, customer_id } of named.flat()) expect(customer_id).toBe(owners.get(customer_key ?? '') ?? null)
    for (const { customer_id } of [...named.flat(), ...people, ...happened]) expect(customer_id === null || ids.has(customer_id)).toBe(true)
  }

  async function expectCounted(rows: OrganizationStore): Promise<void> {
    const [known, people, paid, given, staff] = await Promise.all([
      rows.find(tables.customers),
      rows.find(tables.users),
      rows.find(tables.subscriptions, { where: { status: { eq: 'active' } } }),
      rows.find(tables.customerAccess, { where: { role: { eq: 'OWNER' }, ended_at: { isNull: true } } }),
      rows.find(tables.members)
    ])
    const of = <R extends { customer_id: string | null }>(all: readonly R[], id: string) => all.filter((row) => row.customer_id === id)
    for (const { id, contact_count, active_subscription_count, owner_id } of known) {
      expect([contact_count, active_subscription_count]).toEqual([of(people, id).length, of(paid, id).length])
      expect(of(given, id).map(({ member_id }) => member_id)).toEqual(owner_id === null ? [] : [owner_id])
    }
    for (const { id, owned_customer_count } of staff)
      expect(owned_customer_count).toBe(known.filter(({ owner_id }) => owner_id === id).length)
  }
}
