import { describe, it } from 'vitest'
import { posthog } from '../../src/posthog/posthog.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { apiKey, credentials, day, projectOfEverything, start } from './account.js'

describe('posthog', () => {
  const cases = providerCases({
    provider: posthog(),
    credential: { kind: 'fields', fields: credentials },
    secrets: [apiKey],
    http: (pageSize) => projectOfEverything().provider({ now: () => start, pageSize }).http,
    account: '12345',
    changed: { from: start - 2 * day, to: start },
    startedAt: start
  })
  for (const { name, run } of cases) it(name, run)
})
