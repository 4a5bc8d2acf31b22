import { describe, it } from 'vitest'
import { stripe } from '../../src/stripe/stripe.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { accountOfEverything, day, start } from './account-of-everything.js'

const key = 'rk_test_51secret'

/** What every connector has to pass, on an account that has something of everything. */
describe('stripe', () => {
  const cases = providerCases({
    provider: stripe(),
    credential: { kind: 'fields', fields: { apiKey: key } },
    secrets: [key],
    account: 'acct_1',
    http: (pageSize) => accountOfEverything().provider({ now: () => start, pageSize }).http,
    changed: { from: start - day, to: start },
    startedAt: start
  })
  for (const { name, run } of cases) it(name, run)
})
