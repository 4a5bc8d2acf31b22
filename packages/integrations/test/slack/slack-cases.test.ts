import { describe, it } from 'vitest'
import { slack } from '../../src/slack/slack.js'
import { FakeSlack } from '../../src/testing/fake-slack.js'
import { providerCases } from '../../src/testing/provider-cases.js'

/** What every connector has to pass; Slack has no streams yet. */
describe('slack', () => {
  const startedAt = Date.parse('2026-11-02T09:00:00Z')
  const cases = providerCases({
    provider: slack({ clientId: 'id', clientSecret: 'secret-of-the-app' }),
    credential: { kind: 'oauth', accessToken: 'xoxb-of-the-bot', extra: {} },
    secrets: ['xoxb-of-the-bot'],
    account: 'T1',
    http: (pageSize) => new FakeSlack().provider({ now: () => startedAt, pageSize }).http,
    startedAt
  })
  for (const { name, run } of cases) it(name, run)
})
