import { describe, it } from 'vitest'
import { googleCalendar } from '../../src/google-calendar/google-calendar.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { calendarOfEverything, owner, start } from './account.js'

describe('google-calendar', () => {
  const cases = providerCases({
    provider: googleCalendar({ clientId: 'client', clientSecret: 'secret-of-the-client' }),
    credential: { kind: 'oauth', accessToken: 'access-token', extra: {} },
    secrets: ['access-token', 'secret-of-the-client'],
    account: owner,
    http: (pageSize) => calendarOfEverything().provider({ now: () => start, pageSize }).http,
    startedAt: start
  })
  for (const { name, run } of cases) it(name, run)
})
