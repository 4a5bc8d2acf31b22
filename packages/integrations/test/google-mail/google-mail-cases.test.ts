import { describe, it } from 'vitest'
import { googleMail } from '../../src/google-mail/google-mail.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { mailboxOfEverything, owner, start } from './account.js'

describe('google-mail', () => {
  const cases = providerCases({
    provider: googleMail({ clientId: 'client', clientSecret: 'secret-of-the-client' }),
    credential: { kind: 'oauth', accessToken: 'access-token', extra: {} },
    secrets: ['access-token', 'secret-of-the-client'],
    account: owner,
    http: (pageSize) => mailboxOfEverything().provider({ now: () => start, pageSize }).http,
    startedAt: start
  })
  for (const { name, run } of cases) it(name, run)
})
