import { describe, it } from 'vitest'
import { googleCalendar } from '../../src/google-calendar/google-calendar.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { everyField } from '../every-field.js'
import { calendarOfEverything, owner, start } from './account.js'

describe('google-calendar', () => {
  const subject = {
    provider: googleCalendar({ clientId: 'client', clientSecret: 'secret-of-the-client' }),
    credential: { kind: 'oauth' as const, accessToken: 'access-token', extra: {} },
    secrets: ['access-token', 'secret-of-the-client'],
    account: owner,
    http: (pageSize: number) => calendarOfEverything().provider({ now: () => start, pageSize }).http,
    startedAt: start
  }
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(subject, { events: ['event'] })) it(name, run)
})
