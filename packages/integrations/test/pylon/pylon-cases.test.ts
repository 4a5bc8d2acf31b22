import { describe, it } from 'vitest'
import { pylon } from '../../src/pylon/pylon.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { everyField } from '../every-field.js'
import { apiToken, changed, credential, organizationOfEverything, start } from './account.js'

const subject = {
  provider: pylon(),
  credential,
  secrets: [apiToken],
  account: 'org_1',
  http: (pageSize: number) => organizationOfEverything().provider({ now: () => start, pageSize }).http,
  changed,
  startedAt: start
}

describe('pylon', () => {
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(subject)) it(name, run)
})
