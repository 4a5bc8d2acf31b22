import { describe, it } from 'vitest'
import { stripe } from '../../src/stripe/stripe.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { everyField } from '../every-field.js'
import { accountOfEverything, day, start } from './account-of-everything.js'

const key = 'rk_test_51secret'

/** What every connector has to pass, on an account that has something of everything. */
describe('stripe', () => {
  const subject = {
    provider: stripe(),
    credential: { kind: 'fields' as const, fields: { apiKey: key } },
    secrets: [key],
    account: 'acct_1',
    http: (pageSize: number) => accountOfEverything().provider({ now: () => start, pageSize }).http,
    changed: { from: start - day, to: start },
    startedAt: start
  }
  const own = {
    customers: ['event', 'now.0'],
    invoices: ['event', 'now.0'],
    subscriptions: ['subscription', 'event', 'now.0.subscription']
  }
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(subject, own)) it(name, run)
})
