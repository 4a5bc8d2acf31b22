import { createHmac } from 'node:crypto'
import type { ApiResponse } from '@rapport/core/connector'
import { describe, expect, it } from 'vitest'
import { fireflies } from '../../src/fireflies/fireflies.js'
import { transcriptsStream } from '../../src/fireflies/transcripts.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { readStream } from '../../src/testing/read-stream.js'
import { everyField } from '../every-field.js'
import { accountOfEverything, apiKey, day, start, transcript } from './account.js'
import { changed } from './engine-subject.js'

const provider = fireflies()
const credential = { kind: 'fields' as const, fields: { apiKey } }
const context = { account: 'u_1', startedAt: start, historical: false, configuration: null }

describe('fireflies', () => {
  const http = (pageSize: number) => accountOfEverything().provider({ now: () => start, pageSize }).http
  const subject = { provider, credential, secrets: [apiKey], account: 'u_1', http, changed, startedAt: start }
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(subject)) it(name, run)

  it('a call has its people once, and neighbouring sentences of a speaker as one segment', () => {
    expect(transcriptsStream.map(transcript(1, start), context)).toEqual([
      {
        kind: 'source',
        sourceType: 'CALL',
        id: 't_1',
        at: start,
        occurredAt: start,
        title: 'Call 1',
        summary: 'We spoke of plan 1.',
        permalink: 'https://app.fireflies.ai/view/t_1',
        participants: [
          { email: 'ann@ours.test', name: null, role: 'organizer' },
          { email: 'bob@company1.test', name: 'Bob 1', role: 'attendee' },
          { name: 'Ann', role: 'attendee' }
        ],
        segments: [
          { text: 'How is it going? And the roll-out?', speaker: 'Ann', at: 500 },
          { text: 'We will leave unless ticket 1 is solved.', speaker: 'Bob', at: 6000 }
        ]
      }
    ])
  })

  it('reads on behind a gap of months, and a schema that lacks fields', async () => {
    const account = accountOfEverything()
    account.refuses = ['is_live', 'meeting_attendees']
    const { http } = account.provider({ now: () => start, pageSize: 3 })
    const { operations } = await readStream({ provider, stream: transcriptsStream, credential, http, mode: 'walk', context })
    const ids = new Set(operations.map(({ id }) => id))
    for (let index = 1; index <= 14; index++) expect(ids).toContain(`t_${index}`)
  })

  const answer = (body: unknown, status = 200): ApiResponse => ({ status, body, header: () => null, askedAt: start })
  const error = (code: string, more: object = {}) => ({ data: { transcripts: null }, errors: [{ message: 'No', code, ...more }] })

  it.each([
    [
      'a limit with an epoch',
      error('too_many_requests', { extensions: { metadata: { retryAfter: start + day } } }),
      { kind: 'retry', at: start + day }
    ],
    ['a limit with a duration', error('too_many_requests', { retryAfter: 90_000 }), { kind: 'retry', at: start + 90_000 }],
    [
      'a limit with a date',
      error('too_many_requests', { extensions: { retryAfter: '2026-06-01T13:00:00Z' } }),
      { kind: 'retry', at: start + 3_600_000 }
    ],
    ['a limit without a time', error('too_many_requests'), { kind: 'retry', at: start + 3_600_000 }],
    ['a dead key', error('', { extensions: { code: 'auth_failed' } }), { kind: 'authDead' }],
    ['a plan without the API', error('paid_required'), { kind: 'skipStream', reason: 'No' }],
    ['a wrong argument', error('invalid_arguments'), { kind: 'fatal', reason: 'No' }],
    ['data with an error beside it', { data: { transcripts: [{ id: 't_1' }] }, errors: [{ message: 'Internal' }] }, { kind: 'retry' }],
    ['no error', { data: { transcripts: [] } }, undefined]
  ])('%s', (_, body, verdict) => expect(provider.classify?.(answer(body), { path: '/graphql' })).toEqual(verdict))

  it('takes webhooks that are signed, of both forms', () => {
    const verify = (body: string, signature: string | null) =>
      provider.webhook?.verify({ header: () => signature, body: new TextEncoder().encode(body), secret: 'secret', now: start })
    const sign = (body: string) => `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`
    expect(verify('{"event":"meeting.transcribed"}', sign('{"event":"meeting.transcribed"}'))).toBe(true)
    expect(verify('{}', sign('{} '))).toBe(false)
    expect(provider.webhook?.streams({ event: 'meeting.summarized', meeting_id: 't_1' })).toEqual(['transcripts'])
    expect(provider.webhook?.streams({ eventType: 'Transcription completed', meetingId: 't_1' })).toEqual(['transcripts'])
  })

  it.each([
    ['no date', { date: null }],
    ['no id', { id: 5 }]
  ])('a transcript with %s cannot be read, and says why', (_, more) => {
    expect(() => transcriptsStream.map(transcript(1, start, more), context)).toThrow(/missing|no text/)
  })

  it('fields of other types than documented are left out', () => {
    const odd = {
      title: 5,
      sentences: { 0: 'x' },
      speakers: 'Ann',
      participants: 'bob',
      summary: [],
      transcript_url: 'javascript:alert(1)',
      date: String(start)
    }
    const [call] = transcriptsStream.map(transcript(1, start, odd), context)
    expect(call).toMatchObject({ title: null, segments: [], summary: null, permalink: null, occurredAt: start })
  })

  it('a call of 30,000 sentences keeps the first 10,000 turns, and one without speakers its people and its words', () => {
    const many = Array.from({ length: 30_000 }, (_, index) => ({ speaker_name: `S${index % 2}`, text: `${index}`, start_time: index }))
    const [long] = transcriptsStream.map(transcript(1, start, { sentences: many }), context)
    expect(long?.kind === 'source' && long.segments?.length).toBe(10_000)
    const unnamed = [{ text: 'Hello' }, { text: 'there', speaker_name: null }]
    const [call] = transcriptsStream.map(transcript(1, start, { speakers: null, sentences: unnamed }), context)
    expect(call).toMatchObject({
      participants: [{ role: 'organizer' }, { role: 'attendee' }],
      segments: [{ text: 'Hello there', speaker: null }]
    })
  })
})
