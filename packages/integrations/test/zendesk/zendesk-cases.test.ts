import { describe, it } from 'vitest'
import { zendesk } from '../../src/index.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { everyField } from '../every-field.js'
import { accountOfEverything, changed, key, start } from './account.js'

const subject = {
  provider: zendesk(),
  credential: { kind: 'fields' as const, fields: key },
  secrets: [key.apiToken],
  account: 'ours',
  http: (pageSize: number) => accountOfEverything().provider({ now: () => start, pageSize }).http,
  changed,
  startedAt: start
}

/** What every connector has to pass, on an account that has something of everything. */
describe('zendesk', () => {
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(subject)) it(name, run)
})
