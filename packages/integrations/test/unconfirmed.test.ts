import type { HttpClient } from '@rapport/core'
import type { Credential, Operation, Provider } from '@rapport/core/connector'
import { describe, expect, it } from 'vitest'
import { allProviders } from '../src/all-providers.js'
import { fireflies } from '../src/fireflies/fireflies.js'
import { slack } from '../src/slack/slack.js'
import { stripe } from '../src/stripe/stripe.js'
import { readStream } from '../src/testing/read-stream.js'
import { accountOfEverything as callsOfEverything, start as callsStart } from './fireflies/account.js'
import { accountOfEverything as talkOfEverything, start as talkStart } from './slack/account.js'
import { accountOfEverything as billingOfEverything, start as billingStart } from './stripe/account-of-everything.js'
import { changed, othersThan, unconfirmedFields } from './unconfirmed-fields.js'

type Fields = Record<string, unknown>

interface Subject {
  provider: Provider
  credential: Credential
  account: string
  startedAt: number
  http: () => HttpClient
  /** How objects of a kind are known in answers. */
  kinds: Record<string, (object: Fields) => boolean>
}

const key: Credential = { kind: 'fields', fields: { apiKey: 'key' } }

const subjects: Record<string, Subject> = {
  slack: {
    provider: slack(),
    credential: { kind: 'oauth', accessToken: 'xoxb-of-the-bot', extra: {} },
    account: 'T1',
    startedAt: talkStart,
    http: () => talkOfEverything().slack.provider({ now: () => talkStart }).http,
    kinds: {
      auth: (object) => 'user_id' in object && 'ok' in object,
      team: (object) => 'email_domain' in object,
      user: (object) => 'profile' in object,
      channel: (object) => 'is_member' in object,
      message: (object) => object.type === 'message'
    }
  },
  fireflies: {
    provider: fireflies(),
    credential: key,
    account: 'u_1',
    startedAt: callsStart,
    http: () => callsOfEverything().provider({ now: () => callsStart }).http,
    kinds: { transcript: (object) => 'sentences' in object }
  },
  stripe: {
    provider: stripe(),
    credential: key,
    account: 'acct_1',
    startedAt: billingStart,
    http: () => billingOfEverything().provider({ now: () => billingStart }).http,
    kinds: { item: (object) => object.object === 'subscription_item' || ('price' in object && 'quantity' in object) }
  }
}

/** What all streams say, and what could not be read. */
async function readAll({ provider, credential, account, startedAt }: Subject, http: HttpClient) {
  const operations: Operation[] = []
  const unreadable: unknown[] = []
  for (const stream of provider.streams) {
    const context = { account, startedAt, historical: false, configuration: null }
    const read = await readStream({ provider, stream, credential, http, mode: 'walk', context })
    operations.push(...read.operations)
    unreadable.push(...read.unreadable)
  }
  return {
    unreadable,
    kept: operations.flatMap(({ kind, id }) => (['source', 'subscription', 'payment'].includes(kind) ? [`${kind} ${id}`] : []))
  }
}

function changing(http: HttpClient, change: (body: unknown) => unknown): HttpClient {
  return async (url, init) => {
    const response = await http(url, init)
    return new Response(JSON.stringify(change(await response.json())), { status: response.status, headers: response.headers })
  }
}

describe('fields that nobody has confirmed', () => {
  it('every connector says which those are, or is described elsewhere', () => {
    for (const { id } of allProviders()) if (id in subjects) expect(unconfirmedFields(id).length, id).toBeGreaterThan(0)
  })

  for (const [id, subject] of Object.entries(subjects)) {
    it.each(unconfirmedFields(id))(`${id}: $field of $object may be absent or of another type`, async ({ object, field, type }) => {
      const isOfKind = subject.kinds[object]
      if (!isOfKind) throw new Error(`How is a ${object} of ${id} known?`)
      const whole = await readAll(subject, subject.http())
      expect(whole.unreadable).toEqual([])
      for (const to of othersThan(type)) {
        let met = 0
        const counting = (each: Fields) => isOfKind(each) && ++met > 0
        const { unreadable, kept } = await readAll(
          subject,
          changing(subject.http(), (body) => changed(body, counting, field, to))
        )
        expect(met, `${object} is in no answer`).toBeGreaterThan(0)
        expect(unreadable, JSON.stringify(to)).toEqual([])
        expect(kept, JSON.stringify(to)).toEqual(expect.arrayContaining(whole.kept))
      }
    })
  }
})
