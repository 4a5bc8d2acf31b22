import { describe, expect, it } from 'vitest'
import { type EngineSubject, EngineWorld } from '../src/testing/engine-world.js'
import { FakeFireflies } from '../src/testing/fake-fireflies.js'
import { apiKey, start as callsStart, day, transcript } from './fireflies/account.js'
import { firefliesSubject } from './fireflies/engine-subject.js'
import { slackSubject } from './slack/engine-subject.js'

/** What the first run of a connector left out, as the run and the status tell it. */
async function leftOutOf(subject: EngineSubject) {
  const world = await EngineWorld.connected(subject)
  await world.until(subject.startedAt)
  const { integrations } = world.workspace
  const [run] = await integrations.runs(subject.provider.id, { limit: 1 })
  const ofRun = Object.fromEntries((run?.streams ?? []).map(({ stream, skipped, skippedFor }) => [stream, { skipped, skippedFor }]))
  const { syncs } = await integrations.status(subject.provider.id)
  const ofStatus = Object.fromEntries(
    syncs.map(({ model, counts }) => [model, { skipped: counts?.skipped, skippedFor: counts?.skippedFor }])
  )
  await world.close()
  return { ofRun, ofStatus }
}

describe('what a connector leaves out', () => {
  it('calls among colleagues, and those that are still going on, are counted with their reasons, in the run and in the status', async () => {
    const account = new FakeFireflies()
    const internal = { participants: ['ann@ours.test'], meeting_attendees: [], speakers: [] }
    for (let index = 1; index <= 3; index++) account.put(transcript(index, callsStart - index * day, internal))
    account.put(transcript(4, callsStart - day))
    account.put(transcript(5, callsStart - 60_000, { is_live: true }))
    const open: EngineSubject['open'] = (around) => ({
      http: account.provider(around).http,
      connect: (_, workspace) => workspace.integrations.connect('fireflies', { config: { credentials: { apiKey } } }),
      secrets: () => [apiKey]
    })
    const { ofRun, ofStatus } = await leftOutOf({ ...firefliesSubject, open })
    expect(ofRun.transcripts?.skipped).toBe(4)
    expect(ofRun.transcripts?.skippedFor).toEqual(
      expect.arrayContaining([
        { reason: 'in which nobody from outside takes part', count: 3 },
        { reason: 'of meetings that are still going on', count: 1 }
      ])
    )
    expect(ofStatus).toEqual(ofRun)
  })

  it('messages, channels and users of Slack that are nobody else’s are counted with their reasons', async () => {
    const { ofRun, ofStatus } = await leftOutOf(slackSubject)
    const reasons = (stream: string) => ofRun[stream]?.skippedFor.map(({ reason }) => reason)
    expect(reasons('messages')).toEqual(
      expect.arrayContaining(['in which nobody from outside has written', 'in which nobody says anything'])
    )
    expect(reasons('channels')).toEqual(expect.arrayContaining(['that are not shared or named', 'that the app is not in']))
    expect(reasons('users')).toEqual(
      expect.arrayContaining([
        'of bots',
        'that were deactivated',
        'of colleagues, who become members when they write to a customer',
        'of people from outside without an email'
      ])
    )
    expect(ofStatus).toEqual(ofRun)
  })
})
