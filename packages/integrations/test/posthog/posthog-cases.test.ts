import { describe, it } from 'vitest'
import { posthog } from '../../src/posthog/posthog.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { everyField } from '../every-field.js'
import { apiKey, credentials, day, projectOfEverything, start } from './account.js'

describe('posthog', () => {
  const subject = {
    provider: posthog(),
    credential: { kind: 'fields' as const, fields: credentials },
    secrets: [apiKey],
    http: (pageSize: number) => projectOfEverything().provider({ now: () => start, pageSize }).http,
    account: '12345',
    changed: { from: start - 2 * day, to: start },
    startedAt: start
  }
  const own = { events: ['row'], persons: ['row'], groups: ['row'] }
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(subject, own)) it(name, run)
})
