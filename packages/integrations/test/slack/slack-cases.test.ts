import { describe, it } from 'vitest'
import { slack } from '../../src/slack/slack.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { accountOfEverything, changed, start } from './account.js'

describe('slack', () => {
  const cases = providerCases({
    provider: slack({ clientId: 'id', clientSecret: 'secret-of-the-app' }),
    credential: { kind: 'oauth', accessToken: 'xoxb-of-the-bot', extra: {} },
    secrets: ['xoxb-of-the-bot'],
    account: 'T1',
    http: (pageSize) => accountOfEverything().slack.provider({ now: () => start, pageSize }).http,
    changed,
    startedAt: start
  })
  for (const { name, run } of cases) it(name, run)
})
