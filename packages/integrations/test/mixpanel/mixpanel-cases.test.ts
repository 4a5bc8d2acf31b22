import { describe, it } from 'vitest'
import { mixpanel } from '../../src/mixpanel/mixpanel.js'
import { type ProviderSubject, providerCases } from '../../src/testing/provider-cases.js'
import { everyField } from '../every-field.js'
import { byEmail, byGroup, credentials, day, projectOfEverything, secret, start } from './account.js'

const subject: ProviderSubject = {
  provider: mixpanel(),
  credential: { kind: 'fields', fields: credentials },
  secrets: [secret],
  http: (pageSize) => projectOfEverything().provider({ now: () => start, pageSize }).http,
  account: '2195193',
  changed: { from: start - 2 * day, to: start },
  startedAt: start
}

describe('mixpanel, accounts by a group key', () => {
  for (const { name, run } of providerCases({ ...subject, configuration: byGroup })) it(name, run)
  const own = { events: ['record'], profiles: ['record'] }
  for (const { name, run } of everyField({ ...subject, configuration: byGroup }, own)) it(name, run)
})

describe('mixpanel, accounts by the domains of emails', () => {
  for (const { name, run } of providerCases({ ...subject, configuration: byEmail })) it(name, run)
})
