import { describe, expect, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import { threat, toldOf } from '../told-of.js'
import { accountOfEverything, day, start } from './account.js'
import { slackSubject } from './engine-subject.js'

describe('slack, through the engine', () => {
  for (const { name, run } of engineCases(slackSubject, { seeds: [1, 2, 3, 4, 5] })) it(name, run)

  it('a thread is found, extracted, related and on the timeline', async () => {
    const at = start - day
    const subject: EngineSubject = {
      ...slackSubject,
      open(around) {
        const { slack, say } = accountOfEverything()
        const root = say('C2', 1, 'U5', threat)
        say('C2', 0.5, 'U2', 'Let us talk tomorrow', { thread: root })
        return { ...slackSubject.open(around), http: slack.provider(around).http }
      }
    }
    const told = await toldOf(subject, 'acme.test')
    expect(told.facts.map(({ factType }) => factType)).toContain('CHURN_RISK')
    expect(JSON.stringify(told.found)).toContain('thinking about leaving')
    expect(told.relationship.items.length).toBeGreaterThan(0)
    const entries = told.timeline.filter(({ sourceType }) => sourceType === 'SLACK')
    expect(entries.map(({ occurredAt }) => occurredAt)).toContain(new Date(at + day / 2).toISOString())
    expect(told.metrics).toMatchObject({ lastEmailAt: null, lastMeetingAt: null })
    expect(told.users.map(({ email }) => email)).toEqual(expect.arrayContaining(['ann@acme.test', 'bob@acme.test', 'gus@guest.test']))
  })
})
