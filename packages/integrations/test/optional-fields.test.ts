import type { HttpClient } from '@rapport/core'
import {
  type Credential,
  defineProvider,
  type Operation,
  type Provider,
  type Stream,
  type StreamContext,
  secretField
} from '@rapport/core/connector'
import { memoryStore } from '@rapport/core/memory'
import { describe, expect, it } from 'vitest'
import { fireflies } from '../src/fireflies/fireflies.js'
import { googleCalendar } from '../src/google-calendar/google-calendar.js'
import { googleMail } from '../src/google-mail/google-mail.js'
import { hubspot } from '../src/hubspot/hubspot.js'
import { slack } from '../src/slack/slack.js'
import { stripe } from '../src/stripe/stripe.js'
import { EngineWorld } from '../src/testing/engine-world.js'
import { readStream } from '../src/testing/read-stream.js'
import { type FieldVariant, fieldVariants } from './field-variants.js'
import { accountOfEverything as callsOfEverything, start as callsStart } from './fireflies/account.js'
import { calendarOfEverything, start as calendarStart, owner } from './google-calendar/account.js'
import { mailboxOfEverything, start as mailStart } from './google-mail/account.js'
import { accountOfEverything as crmOfEverything, start as crmStart } from './hubspot/account.js'
import { accountOfEverything as talkOfEverything, start as talkStart } from './slack/account.js'
import { accountOfEverything as billingOfEverything, start as billingStart } from './stripe/account-of-everything.js'

interface Subject {
  provider: Provider
  credential: Credential
  account: string
  startedAt: number
  http: HttpClient
  /** Where within a record that was read the provider's own lies, by the stream; all of it where it is left out. */
  within?: Record<string, readonly string[]>
}

const key: Credential = { kind: 'fields', fields: { apiKey: 'key' } }
const token: Credential = { kind: 'oauth', accessToken: 'token', extra: {} }
const ofObject = ['object']

const subjects: Subject[] = [
  {
    provider: stripe(),
    credential: key,
    account: 'acct_1',
    startedAt: billingStart,
    http: billingOfEverything().provider({ now: () => billingStart }).http,
    within: { subscriptions: ['subscription'] }
  },
  {
    provider: slack(),
    credential: token,
    account: 'T1',
    startedAt: talkStart,
    http: talkOfEverything().slack.provider({ now: () => talkStart }).http,
    within: { messages: ['messages', '0'], users: ['user'], channels: ['channel'] }
  },
  {
    provider: fireflies(),
    credential: key,
    account: 'u_1',
    startedAt: callsStart,
    http: callsOfEverything().provider({ now: () => callsStart }).http
  },
  {
    provider: hubspot(),
    credential: token,
    account: '4711',
    startedAt: crmStart,
    http: crmOfEverything().provider({ now: () => crmStart }).http,
    within: Object.fromEntries(
      ['companies', 'contacts', 'deals', 'tickets', 'emails', 'calls', 'meetings', 'notes'].map((name) => [name, ofObject])
    )
  },
  {
    provider: googleCalendar(),
    credential: token,
    account: owner,
    startedAt: calendarStart,
    http: calendarOfEverything().provider({ now: () => calendarStart }).http,
    within: { events: ['event'] }
  },
  {
    provider: googleMail(),
    credential: token,
    account: owner,
    startedAt: mailStart,
    http: mailboxOfEverything().provider({ now: () => mailStart }).http,
    within: { messages: ['message'] }
  }
]

/** A provider without a sign-in, whose records are those of another one. */
const descriptor = {
  name: 'Variants',
  category: 'crm',
  authType: 'api_key',
  setupMode: 'human_controlled',
  needsClient: false,
  fields: [secretField('apiKey', 'API key', 'Anything.')],
  configuration: null,
  isPersonal: false,
  reads: 'Records.',
  leaves: 'Nothing is written there.',
  precedence: 25
} as const

const streams = subjects.flatMap((subject) =>
  subject.provider.streams.flatMap((stream) =>
    stream.walk ? [[`${subject.provider.id}, ${stream.name}`, { ...subject, stream }] as const] : []
  )
)

/** The records of a stream, as they are mapped. */
async function recordsOf({ stream, within, ...subject }: Subject & { stream: Stream }) {
  const context: StreamContext = { account: subject.account, startedAt: subject.startedAt, historical: true, configuration: null }
  const { pages } = await readStream({ ...subject, stream, mode: 'walk', context })
  return { context, records: pages.flat(), path: within?.[stream.name] ?? [] }
}

function mapped(stream: Stream, { record, path, to }: FieldVariant, context: StreamContext): readonly Operation[] | string {
  const words = `${path} = ${JSON.stringify(to)}`
  expect(() => stream.recordId(record), words).not.toThrow()
  try {
    const operations = stream.map(record, context)
    stream.leftOut?.(record, context)
    return operations
  } catch (error) {
    // A record that cannot be read says what is wrong with it, and not where the code was surprised.
    expect(error, words).toBeInstanceOf(Error)
    expect(error, words).not.toBeInstanceOf(TypeError)
    expect(error, words).not.toBeInstanceOf(RangeError)
    return error instanceof Error ? error.message : ''
  }
}

describe('each field of each record may be absent, null or of another type', () => {
  it.each(streams)('%s: the record is kept, left out, or named with what is wrong', async (_, subject) => {
    const { context, records, path } = await recordsOf(subject)
    let variants = 0
    for (const record of records) {
      for (const variant of fieldVariants(record, path)) {
        variants++
        const said = mapped(subject.stream, variant, context)
        if (typeof said === 'string') expect(said.length, variant.path).toBeGreaterThan(0)
      }
    }
    expect(variants).toBeGreaterThan(0)
  })

  it.each(streams)('%s: the run goes on, and counts all of them', async (_, subject) => {
    const { context, records, path } = await recordsOf(subject)
    const { stream, provider } = subject
    const kept = records.find((record) => stream.map(record, context).length > 0) ?? records[0]
    const variants = [...fieldVariants(kept, path)].map(({ record }) => record)
    const { changes: _changes, complete: _complete, ...walked } = stream
    const only: Stream = {
      ...walked,
      walk: { first: () => ({ path: '/variants' }), next: () => null, records: () => variants },
      deletes: 'said'
    }
    const id = `variants-${provider.id}`
    const world = await EngineWorld.connected({
      provider: defineProvider({
        id,
        descriptor,
        options: {},
        auth: [{ kind: 'fields', fields: ['apiKey'], label: 'key' }],
        baseUrl: () => 'https://variants.test',
        headers: () => ({}),
        requestsPerSecond: 10,
        check: async () => ({ id: subject.account, name: null }),
        streams: [only]
      }),
      open: () => ({
        http: async () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
        connect: (_rapport, workspace) => workspace.integrations.connect(id, { config: { credentials: { apiKey: 'key-of-nobody' } } }),
        secrets: () => ['key-of-nobody']
      }),
      createStore: memoryStore,
      startedAt: subject.startedAt
    })
    await world.until(subject.startedAt)
    const [run] = await world.workspace.integrations.runs(id, { limit: 1 })
    const [told] = run?.streams ?? []
    expect(['ended', 'partial']).toContain(told?.outcome)
    const counted = told ? told.added + told.updated + told.unchanged + told.removed + told.skipped + told.unreadable.count : 0
    expect(counted).toBe(variants.length)
    await world.close()
  })
})
