import { describe, it } from 'vitest'
import { attio } from '../../src/attio/attio.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { everyField } from '../every-field.js'
import { accountOfEverything } from './account.js'
import { start } from './objects.js'

const token = 'token-of-the-app'
const subject = {
  provider: attio(),
  credential: { kind: 'oauth' as const, accessToken: token, extra: {} },
  secrets: [token],
  account: accountOfEverything().workspaceId,
  http: (pageSize: number) => accountOfEverything().provider({ now: () => start, pageSize }).http,
  startedAt: start
}

describe('attio', () => {
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(subject)) it(name, run)
})
