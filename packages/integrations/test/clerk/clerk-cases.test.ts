import { describe, it } from 'vitest'
import { clerk } from '../../src/clerk/clerk.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { everyField } from '../every-field.js'
import { accountOfEverything, changed, secretKey, start } from './account.js'

const subject = {
  provider: clerk({ organizationIsCustomer: true }),
  credential: { kind: 'fields' as const, fields: { secretKey } },
  secrets: [secretKey],
  account: 'ins_1',
  http: (pageSize: number) => accountOfEverything().provider({ now: () => start, pageSize }).http,
  changed,
  startedAt: start
}

/** What every connector has to pass, on an instance that has something of everything. */
describe('clerk', () => {
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(subject)) it(name, run)
})
