import { describe, it } from 'vitest'
import { salesforce } from '../../src/salesforce/salesforce.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { everyField } from '../every-field.js'
import { minute, organizationOfEverything, smallOrganization, start } from './account.js'

const accessToken = '00D5g00000AbCdE!access-token-of-the-session'
const organization = organizationOfEverything()

const whole = {
  provider: salesforce(),
  credential: { kind: 'oauth' as const, accessToken, extra: { ...organization.identity() } },
  secrets: [accessToken],
  account: organization.organizationId,
  http: (pageSize: number) => organizationOfEverything().provider({ now: () => start, pageSize }).http,
  startedAt: start
}
const subject = { ...whole, changed: { from: start - 60 * minute, to: start } }
const small = { ...whole, http: (pageSize: number) => smallOrganization().provider({ now: () => start, pageSize }).http }

/** What every connector has to pass, on an organization that has something of everything. */
describe('salesforce', () => {
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(small)) it(name, run)
})
