import { describe, it } from 'vitest'
import { intercom } from '../../src/index.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { everyField } from '../every-field.js'
import { accessToken, accountOfEverything, changed, start } from './account.js'

const subject = {
  provider: intercom(),
  credential: { kind: 'fields' as const, fields: { accessToken, region: 'us' } },
  secrets: [accessToken],
  account: 'abc12345',
  http: (pageSize: number) => accountOfEverything().provider({ now: () => start, pageSize }).http,
  changed,
  startedAt: start
}

/** What every connector has to pass, on a workspace that has something of everything. */
describe('intercom', () => {
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(subject)) it(name, run)
})
