import { customers } from '@rapport/core/src/registry/tables.js'
import type { Workspace } from '@rapport/core/src/workspace/workspace.js'
import fc from 'fast-check'
import type { World } from '../list-tools/world.js'

/** Something that a host, a sender or a reviewer does. */
export type Step = (world: World) => Promise<unknown>

const domains = ['acme.test', 'beta.test', 'acme.io'] as const
const email = fc.constantFrom('a@acme.test', 'b@acme.test', 'c@beta.test', 'a+x@acme.test', 'd@acme.io', 'e@gmail.com')
const userId = fc.constantFrom('u1', 'u2', 'u3')
const customerId = fc.constantFrom('A', 'B')
const ago = fc.integer({ min: 0, max: 100_000 })
const externalId = fc.constantFrom('1', '2', '3', '4')
const person = fc.oneof(fc.record({ email }), fc.record({ userId }), fc.record({ userId, email }))
const customer = fc.oneof(
  fc.constantFrom(...domains).map((domain) => ({ domain })),
  customerId.map((id) => ({ customerId: id }))
)
const nth = fc.nat({ max: 20 })
const memberId = fc.constantFrom('m1', 'm2', 'm3')
const one = <T>(items: readonly T[], n: number): T | undefined => items[n % items.length]

const visit = fc.record({ person, ago }).map(({ person: userIdentity, ago }): Step => {
  return ({ workspace, now }) => workspace.ingest({ userIdentity, events: [{ type: 'custom', eventName: 'x', timestamp: now - ago }] })
})

const puts = fc.oneof(
  fc.record({ person, customer: fc.option(customer, { nil: undefined }) }).map(({ person, customer }): Step => {
    return ({ workspace }) => workspace.users.put([{ ...person, ...(customer && { customer }) }])
  }),
  fc.record({ customerId, domain: fc.constantFrom(...domains, 'none'), name: fc.constantFrom('Acme', 'Beta') }).map((put): Step => {
    return ({ workspace }) => workspace.customers.put([put])
  }),
  fc.record({ externalId, ago, of: fc.oneof(fc.record({ customer }), fc.record({ participants: fc.array(fc.record({ email })) })) }).map(
    ({ externalId, ago, of }): Step =>
      ({ workspace, now }) =>
        workspace.sources.put([{ sourceType: 'EMAIL', externalId, occurredAt: now - ago, ...of, segments: [{ text: 'Hello' }] }])
  ),
  fc.record({ externalId, customer }).map((named): Step => {
    return ({ workspace }) => workspace.facts.put([{ ...named, assertion: 'They grow', factType: 'CUSTOM' }])
  }),
  fc.record({ externalId, customer, status: fc.constantFrom('active' as const, 'canceled' as const) }).map((put): Step => {
    const items = [{ amountCents: 1000, interval: 'month' as const }]
    return ({ workspace }) => workspace.subscriptions.put([{ ...put, currency: 'usd', startedAt: '2026-01-01T00:00:00Z', items }])
  })
)

const owner = fc.record({ nth, memberId }).map(({ nth, memberId: targetUserId }): Step => {
  return async ({ workspace, rows }) => {
    const found = one(await rows.find(customers), nth)
    if (found) await workspace.call('svc_assign_customer_owner', { customerId: found.id, targetUserId })
  }
})

/** A reviewer's decision of one of those that can be made. */
const decision = (items: (of: Workspace) => Promise<{ id: string }[]>, decide: 'merge' | 'reject' | 'undo') =>
  nth.map(
    (n): Step =>
      async ({ workspace }) => {
        const found = one(await items(workspace), n)
        if (found) await workspace.identity[decide](found.id)
      }
  )

const suggested = async ({ identity }: Workspace) => (await identity.suggestions()).items
const merged = async ({ identity }: Workspace) => (await identity.merges()).items
const decisions = fc.oneof(decision(suggested, 'merge'), decision(suggested, 'reject'), decision(merged, 'undo'))
const jobs = fc.constant<Step>(({ rapport }) => rapport.runDue())

/** What happens in a small world, where much of it meets. */
export const stepsArbitrary: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: visit },
    { weight: 5, arbitrary: puts },
    { weight: 1, arbitrary: owner },
    { weight: 5, arbitrary: decisions },
    { weight: 1, arbitrary: jobs }
  ),
  { minLength: 25, maxLength: 45 }
)
