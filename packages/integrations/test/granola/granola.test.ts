import { createTestRapport, TestClock } from '@rapport/core/testing'
import { describe, expect, it } from 'vitest'
import { granola } from '../../src/granola/granola.js'
import { notesStream } from '../../src/granola/notes.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import { FakeGranola } from '../../src/testing/fake-granola.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { readStream } from '../../src/testing/read-stream.js'
import { everyField } from '../every-field.js'
import { threat, toldOf } from '../told-of.js'
import { accountOfEverything, apiKey, changed, day, note, start } from './account.js'
import { granolaSubject } from './engine-subject.js'

const provider = granola()
const credential = { kind: 'fields' as const, fields: { apiKey } }
const context = { account: 'granola', startedAt: start, historical: false, configuration: null }
const subject = {
  provider,
  credential,
  secrets: [apiKey],
  account: 'granola',
  http: (pageSize: number) => accountOfEverything().provider({ now: () => start, pageSize }).http,
  changed,
  startedAt: start
}

/** What is said of these notes. */
async function readNotes(account: FakeGranola, pageSize = 30) {
  const { http, requests } = account.provider({ now: () => start, pageSize })
  const read = await readStream({ provider, stream: notesStream, credential, http, mode: 'walk', context })
  return { ...read, asked: requests.map(({ url }) => url.replace('https://public-api.granola.ai', '')) }
}

describe('granola', () => {
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(subject)) it(name, run)

  it('a note is a call with its people once; whoever sits at the microphone is its owner, who is a member', async () => {
    const account = new FakeGranola()
    account.put(note(1, start - day))
    const at = start - day
    expect((await readNotes(account)).operations).toEqual([
      {
        kind: 'source',
        sourceType: 'CALL',
        id: 'not_00000000000001',
        at: at + 3_600_000,
        occurredAt: at,
        title: 'Call 1',
        summary: '## Plan 1\n\nWe spoke of plan 1.',
        permalink: 'https://notes.granola.ai/d/1',
        participants: [
          { email: 'ann@ours.test', name: 'Ann', role: 'attendee' },
          { email: 'bob@company1.test', name: 'Bob 1', role: 'attendee' }
        ],
        segments: [
          { text: 'How is it going? And the roll-out?', speaker: 'Ann', at: 0 },
          { text: 'We will leave unless ticket 1 is solved.', speaker: null, at: 6_000 }
        ],
        record: { web_url: 'https://notes.granola.ai/d/1', calendarEventId: 'event-1' }
      },
      { kind: 'member', id: 'ann@ours.test', at: at + 3_600_000, email: 'ann@ours.test', name: 'Ann', active: true }
    ])
  })

  it('a transcript that is too long for its note is read in parts, with the voices that are told apart', async () => {
    const account = new FakeGranola()
    account.partsInNote = 2
    const said = ['A', 'A', 'B', 'A'].map((label, index) => ({
      speaker: { source: 'microphone', diarization_label: `Speaker ${label}` },
      text: `${index}.`
    }))
    account.put(note(1, start - day, { transcript: said }))
    const { operations, asked } = await readNotes(account, 3)
    expect(asked.slice(1).map((url) => url.replace(/^\/v1\/notes\/\w+/, ''))).toEqual([
      '?include=transcript',
      '',
      '/transcript?page_size=100',
      '/transcript?page_size=100&cursor=after-3'
    ])
    expect(operations[0]).toMatchObject({
      segments: [
        { text: '0. 1.', speaker: 'Speaker A' },
        { text: '2.', speaker: 'Speaker B' },
        { text: '3.', speaker: 'Speaker A' }
      ]
    })
  })

  it('without a transcript the summary is kept, and a note that is gone meanwhile is taken back', async () => {
    const account = new FakeGranola()
    account.put(note(1, start - day, { transcript: null, summary_markdown: null }))
    account.put(note(2, start - 2 * day))
    const { http } = account.provider({ now: () => start })
    const gone: typeof http = async (url, init) =>
      url.includes('not_00000000000002') ? new Response('{}', { status: 404 }) : http(url, init)
    const { operations } = await readStream({ provider, stream: notesStream, credential, http: gone, mode: 'walk', context })
    expect(operations[0]).toMatchObject({ summary: 'We spoke of plan 1.', segments: [] })
    expect(operations.at(-1)).toEqual({ kind: 'removal', of: 'source', id: 'not_00000000000002', at: start - 2 * day + 3_600_000 })
  })

  it('a note that cannot be read for another reason fails the reading, and does not seem to be gone', async () => {
    const account = new FakeGranola()
    account.put(note(1, start - day))
    const { http } = account.provider({ now: () => start })
    const odd: typeof http = async (url, init) =>
      url.includes('/notes/') ? new Response('{"message":"No"}', { status: 400 }) : http(url, init)
    await expect(readStream({ provider, stream: notesStream, credential, http: odd, mode: 'walk', context })).rejects.toThrow('fatal')
  })

  it('a call is found, extracted, related, on the timeline, and the last meeting of its customer', async () => {
    const open: EngineSubject['open'] = (around) => {
      const account = new FakeGranola()
      account.put(note(1, start - day, { transcript: [{ speaker: { source: 'speaker' }, text: threat }] }))
      const { http } = account.provider(around)
      const connect: ReturnType<EngineSubject['open']>['connect'] = (_, workspace) =>
        workspace.integrations.connect('granola', { config: { credentials: { apiKey } } })
      return { http, connect, secrets: () => [apiKey] }
    }
    const told = await toldOf({ ...granolaSubject, open }, 'company1.test')
    expect(told.facts.map(({ factType }) => factType)).toContain('CHURN_RISK')
    expect(JSON.stringify(told.found)).toContain('thinking about leaving')
    expect(told.relationship.items.length).toBeGreaterThan(0)
    const occurredAt = new Date(start - day).toISOString()
    expect(told.timeline).toContainEqual(expect.objectContaining({ eventType: 'MEETING_COMPLETED', occurredAt }))
    expect(told.metrics).toMatchObject({ lastEmailAt: null, lastMeetingAt: occurredAt })
  })

  it('takes a personal key as it is, and an enterprise key once somebody has said that it reads the notes of everybody', async () => {
    const { http, requests } = new FakeGranola().provider({ now: () => start })
    const { workspace } = await createTestRapport({
      clock: new TestClock(start),
      http,
      providers: [granola()],
      secret: 's'.repeat(32),
      publicUrl: 'https://rapport.test'
    })
    const setup = (credentials?: object) =>
      workspace.call('svc_setup_integration', { provider: 'granola', ...(credentials && { credentials }) } as never)
    expect(await setup()).toMatchObject({ status: 'awaiting_auth', error: { code: 'CREDENTIAL_REQUIRED' } })
    await expect(setup({ apiKey, authScope: 'enterprise' })).rejects.toThrow('enterpriseKeyAcknowledged must be true')
    expect(await setup({ apiKey, authScope: 'enterprise', enterpriseKeyAcknowledged: true })).toMatchObject({
      status: 'ready',
      error: null
    })
    expect(await setup({ apiKey })).toMatchObject({ status: 'ready', error: null })
    expect(requests.every(({ headers }) => headers.get('authorization') === `Bearer ${apiKey}`)).toBe(true)
  })
})
