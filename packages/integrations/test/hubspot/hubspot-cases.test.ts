import { describe, it } from 'vitest'
import { hubspot } from '../../src/hubspot/hubspot.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { accountOfEverything, minute, start } from './account.js'

const accessToken = 'access-token-of-the-account'

/** What every connector has to pass, on an account that has something of everything; with both versions of HubSpot's paths. */
describe.each([['2026-09'], ['v3']])('hubspot %s', (apiVersion) => {
  const cases = providerCases({
    provider: hubspot({ apiVersion }),
    credential: { kind: 'oauth', accessToken, extra: {} },
    secrets: [accessToken],
    account: '4711',
    http: (pageSize) => accountOfEverything().provider({ now: () => start, pageSize }).http,
    changed: { from: start - 60 * minute, to: start },
    startedAt: start
  })
  for (const { name, run } of cases) it(name, run)
})
