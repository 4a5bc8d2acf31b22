import type { SubscriptionOperation } from '@rapport/core/connector'
import { createTestRapport, TestClock } from '@rapport/core/testing'
import { describe, expect, it } from 'vitest'
import { stripe } from '../../src/stripe/stripe.js'
import { readStream } from '../../src/testing/read-stream.js'
import { discountVectors } from './discount-vectors.js'
import { mrrVectors, type StripeVector } from './mrr-vectors.js'
import { accountWith, newYear } from './objects.js'
import { shapeVectors } from './shape-vectors.js'

const now = (newYear + 30 * 86_400) * 1000
const provider = stripe()
const credential = { kind: 'fields', fields: { apiKey: 'rk_test_1' } } as const
const context = { account: 'acct_1', startedAt: now, historical: true, configuration: null }

/** The subscriptions that the connector reads out of an account. */
async function read({ subscriptions, customer, invoices, adjust }: StripeVector): Promise<SubscriptionOperation[]> {
  const account = accountWith(subscriptions, customer, invoices)
  adjust?.(account)
  const stream = provider.streams.find(({ name }) => name === 'subscriptions')
  if (!stream) throw new Error('no stream of subscriptions')
  const { http } = account.provider({ now: () => now })
  const { operations, unreadable } = await readStream({ provider, stream, credential, http, mode: 'walk', context })
  expect(unreadable).toEqual([])
  return operations.filter((operation) => operation.kind === 'subscription')
}

describe('MRR from Stripe’s JSON to svc_get_customer', async () => {
  const { workspace } = await createTestRapport({ clock: new TestClock(now) })
  const vectors = [...mrrVectors, ...discountVectors, ...shapeVectors].map(
    (vector, index) => [vector.name, vector, `customer ${index}`] as const
  )

  it.each(vectors)('%s', async (_name, vector, customerId) => {
    await workspace.customers.put([{ customerId }])
    const operations = await read(vector)
    expect(operations).toHaveLength(vector.subscriptions.length)
    await workspace.subscriptions.put(
      operations.map(({ kind, id, at, account, ...said }) => ({ ...said, externalId: id, customer: { customerId } }))
    )
    const { customer, revenue } = await workspace.call('svc_get_customer', { customer: customerId, include: ['revenue'] })
    const { currentMrr = null, mrrCalculationStatus } = revenue ?? {}
    expect(mrrCalculationStatus === 'calculated' ? currentMrr : mrrCalculationStatus).toBe(vector.mrr)
    expect(customer.billingStatus).toBe(vector.billing)
  })
})
