import { describe, it } from 'vitest'
import { supabase } from '../../src/supabase/supabase.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { everyField } from '../every-field.js'
import { accountOfEverything, start } from './account.js'

const accessToken = 'access-token-of-the-account'
const subject = {
  provider: supabase({ clientId: 'client', clientSecret: 'secret-of-the-client' }),
  credential: { kind: 'oauth' as const, accessToken, extra: {} },
  secrets: [accessToken, 'sb_secret_'],
  account: 'org-slug',
  http: (pageSize: number) => accountOfEverything().provider({ now: () => start, pageSize }).http,
  startedAt: start
}

/** What every connector has to pass, on projects that have users of every kind. */
describe('supabase', () => {
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(subject)) it(name, run)
})
