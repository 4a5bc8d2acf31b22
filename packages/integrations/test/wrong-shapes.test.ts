import type { HttpClient } from '@rapport/core'
import type { Credential, Provider } from '@rapport/core/connector'
import { describe, expect, it } from 'vitest'
import { attio } from '../src/attio/attio.js'
import { clerk } from '../src/clerk/clerk.js'
import { fireflies } from '../src/fireflies/fireflies.js'
import { gong } from '../src/gong/gong.js'
import { googleCalendar } from '../src/google-calendar/google-calendar.js'
import { googleMail } from '../src/google-mail/google-mail.js'
import { granola } from '../src/granola/granola.js'
import { hubspot } from '../src/hubspot/hubspot.js'
import { mixpanel } from '../src/mixpanel/mixpanel.js'
import { profilesStream } from '../src/mixpanel/profiles.js'
import { posthog } from '../src/posthog/posthog.js'
import { pylon } from '../src/pylon/pylon.js'
import { salesforce } from '../src/salesforce/salesforce.js'
import { slack } from '../src/slack/slack.js'
import { stripe } from '../src/stripe/stripe.js'
import { supabase } from '../src/supabase/supabase.js'
import { readStream } from '../src/testing/read-stream.js'
import { accountOfEverything as crmOfEverything, start as crmStart } from './hubspot/account.js'
import { accountOfEverything as talkOfEverything, start as talkStart } from './slack/account.js'

const key: Credential = { kind: 'fields', fields: { apiKey: 'key' } }
const token: Credential = { kind: 'oauth', accessToken: 'token', extra: {} }
const ofGong: Credential = { ...token, extra: { api_base_url_for_customer: 'https://company-17.api.gong.io' } }
const connectors: [Provider, Credential][] = [
  [attio(), token],
  [clerk(), key],
  [fireflies(), key],
  [gong(), ofGong],
  [googleCalendar(), token],
  [googleMail(), token],
  [granola(), key],
  [hubspot(), token],
  // Its events come in lines, each of them a record.
  [{ ...mixpanel(), streams: [profilesStream] }, key],
  [posthog(), key],
  [salesforce({ baseUrl: 'https://acme.my.salesforce.com' }), token],
  [pylon(), key],
  [slack(), token],
  [stripe(), key],
  [supabase(), token]
]

const shapes = [null, [], {}, { data: null }, { ok: true }, { results: null }, { data: {}, results: {}, channels: {}, members: {} }, 'text']

/** Streams whose lists come without anything around them: an empty one says that there is nobody. */
const bareLists = ['clerk users', 'supabase users']

const answering =
  (body: unknown, status = 200): HttpClient =>
  async () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const streams = connectors.flatMap(([provider, credential]) =>
  provider.streams.map((stream) => [`${provider.id}, ${stream.name}`, { provider, credential, stream }] as const)
)

const contextAt = (startedAt: number, account: string) => ({ account, startedAt, historical: false, configuration: null })

describe('an answer of the wrong shape is never an empty list', () => {
  it.each(streams)('%s', async (_, { provider, credential, stream }) => {
    const context = contextAt(crmStart, '4711')
    const { changes } = stream
    const ofChanges = changes?.kind === 'feed' ? { place: '1' } : { from: crmStart - 1_000, to: crmStart }
    const modes = ['walk' as const, ...(changes ? [ofChanges] : [])]
    for (const mode of modes) {
      for (const shape of shapes) {
        if (Array.isArray(shape) && bareLists.includes(`${provider.id} ${stream.name}`)) continue
        const reading = readStream({ provider, credential, stream, http: answering(shape), mode, context })
        await expect(reading, `${JSON.stringify(mode)} ${JSON.stringify(shape)}`).rejects.toThrow(/missing|not a list|is answered with/)
      }
    }
  })
})

/** The same answers, but for those of some paths. */
const instead =
  (http: HttpClient, path: RegExp, body: unknown): HttpClient =>
  (url, init) =>
    path.test(url) ? answering(body)(url, init) : http(url, init)

describe('what is read beside a page', () => {
  it.each([
    ['deals', /associations/, null],
    ['deals', /associations/, { status: 'COMPLETE' }],
    ['contacts', /associations/, []],
    ['deals', /contacts\/batch\/read/, {}],
    ['companies', /owners/, { results: 'none' }],
    ['deals', /pipelines/, null]
  ])('of HubSpot, %s: an answer of %s that is %j is no answer of nothing', async (name, path, body) => {
    const provider = hubspot()
    const stream = provider.streams.find((each) => each.name === name)
    if (!stream) throw new Error(`There is no stream ${name}`)
    const http = instead(crmOfEverything().provider({ now: () => crmStart }).http, path, body)
    const reading = readStream({ provider, credential: token, stream, http, mode: 'walk', context: contextAt(crmStart, '4711') })
    await expect(reading).rejects.toThrow('not a list')
  })

  it.each([[/users\.info/], [/team\.info/]])(
    'of Slack: an answer of %s without what was asked for makes nobody a colleague',
    async (path) => {
      const provider = slack()
      const stream = provider.streams.find(({ name }) => name === 'messages')
      if (!stream) throw new Error('There is no stream of messages')
      const http = instead(talkOfEverything().slack.provider({ now: () => talkStart }).http, path, { ok: true })
      const reading = readStream({ provider, credential: token, stream, http, mode: 'walk', context: contextAt(talkStart, 'T1') })
      await expect(reading).rejects.toThrow('is missing in the answer')
    }
  )
})
