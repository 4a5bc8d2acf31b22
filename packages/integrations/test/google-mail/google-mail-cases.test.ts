import { describe, it } from 'vitest'
import { googleMail } from '../../src/google-mail/google-mail.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { everyField } from '../every-field.js'
import { mailboxOfEverything, owner, start } from './account.js'

describe('google-mail', () => {
  const subject = {
    provider: googleMail({ clientId: 'client', clientSecret: 'secret-of-the-client' }),
    credential: { kind: 'oauth' as const, accessToken: 'access-token', extra: {} },
    secrets: ['access-token', 'secret-of-the-client'],
    account: owner,
    http: (pageSize: number) => mailboxOfEverything().provider({ now: () => start, pageSize }).http,
    startedAt: start
  }
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(subject, { messages: ['message'] })) it(name, run)
})
