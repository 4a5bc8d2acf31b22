import { describe, it } from 'vitest'
import { slack } from '../../src/slack/slack.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { everyField } from '../every-field.js'
import { accountOfEverything, changed, start } from './account.js'

describe('slack', () => {
  const subject = {
    provider: slack({ clientId: 'id', clientSecret: 'secret-of-the-app' }),
    credential: { kind: 'oauth' as const, accessToken: 'xoxb-of-the-bot', extra: {} },
    secrets: ['xoxb-of-the-bot'],
    account: 'T1',
    http: (pageSize: number) => accountOfEverything().slack.provider({ now: () => start, pageSize }).http,
    changed,
    startedAt: start
  }
  const own = { messages: ['messages.0'], users: ['user'], channels: ['channel'] }
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(subject, own)) it(name, run)
})
