import { defineStream } from '@rapport/core/connector'
import { describe, expect, it } from 'vitest'
import { fieldsOf, itemsOf, messageSegments, requiredText, textOf } from '../src/reading.js'
import { stripe } from '../src/stripe/stripe.js'
import { fakeProvider } from '../src/testing/fake-provider.js'
import { FakeTokens } from '../src/testing/fake-tokens.js'
import { allFaults, type Fault, randomFaults } from '../src/testing/faults.js'
import {
  type Paging,
  pagesAfterId,
  pagesByBodyCursor,
  pagesByLinkHeader,
  pagesByNextLink,
  pagesByOffset,
  pagesByToken
} from '../src/testing/paging.js'
import { providerCases } from '../src/testing/provider-cases.js'
import { readStream } from '../src/testing/read-stream.js'
import { accountOfEverything, start } from './stripe/account-of-everything.js'

const now = () => start
const records = [1, 2, 3, 4, 5].map((number) => ({ id: `r${number}` }))
const origin = 'https://api.fake.test'

/** Follows pages of a kind: how the next one is asked for, from an answer. */
type Follow = (answer: { body: Record<string, unknown>; headers: Headers }, read: number) => { url: string; body?: object } | undefined

const kinds: [string, Paging, Follow][] = [
  ['an id', pagesAfterId(), ({ body }, read) => (body.has_more ? { url: `/list?starting_after=r${read}` } : undefined)],
  ['a token', pagesByToken(), ({ body }) => (body.nextPageToken ? { url: `/list?pageToken=${body.nextPageToken}` } : undefined)],
  ['an offset', pagesByOffset(), ({ body }, read) => (read < Number(body.total_count) ? { url: `/list?offset=${read}` } : undefined)],
  ['a header', pagesByLinkHeader(), ({ headers }) => linkOf(headers.get('link'))],
  ['a link', pagesByNextLink(), ({ body }) => (typeof body.nextRecordsUrl === 'string' ? { url: body.nextRecordsUrl } : undefined)],
  ['a cursor in the body', pagesByBodyCursor(), ({ body }) => (body.cursor ? { url: '/list', body: { cursor: body.cursor } } : undefined)]
]

function linkOf(header: string | null) {
  const url = /<([^>]+)>; rel="next"/.exec(header ?? '')?.[1]
  return url === undefined ? undefined : { url }
}

describe('the fake provider', () => {
  it.each(kinds)('cuts pages by %s', async (_name, paging, follow) => {
    for (const pageSize of [1, 2, 5, 9]) {
      const routes = ['GET', 'POST'].map((method) => ({ method, path: '/list', list: () => records, paging }))
      const { http } = fakeProvider({ routes, now, pageSize })
      const read: unknown[] = []
      for (let next: ReturnType<Follow> = { url: '/list' }; next; ) {
        const init = next.body ? { method: 'POST', body: JSON.stringify(next.body) } : {}
        const response = await http(new URL(next.url, origin).href, init)
        const body = fieldsOf(await response.clone().json()) ?? {}
        const page: unknown[] = [await response.json(), ...Object.values(body)].find(Array.isArray) ?? []
        expect(page.length).toBeLessThanOrEqual(pageSize)
        read.push(...page)
        next = follow({ body, headers: response.headers }, read.length)
      }
      expect(read).toEqual(records)
    }
  })

  const one = () => fakeProvider({ routes: [{ path: '/v1/thing/:id', answer: ({ names }) => ({ id: names.id }) }], now })

  it('answers what it has, 404 for the rest, and keeps what it was asked', async () => {
    const { http, requests } = one()
    expect(await (await http(`${origin}/v1/thing/a%20b?x=1`, { headers: { authorization: 'Bearer 1' } })).json()).toEqual({ id: 'a b' })
    expect((await http(`${origin}/v1/other`, {})).status).toBe(404)
    expect((await http(`${origin}/v1/thing/a`, { method: 'DELETE' })).status).toBe(404)
    expect(requests[0]).toMatchObject({ method: 'GET', url: `${origin}/v1/thing/a%20b?x=1` })
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer 1')
  })

  it('fails as it is told, once for each fault', async () => {
    const { http, failNext } = one()
    const ask = (fault: Fault, signal?: AbortSignal) => {
      failNext(fault)
      return http(`${origin}/v1/thing/1`, signal ? { signal } : {})
    }
    const wait = (told: 'seconds' | 'date' | 'epoch') =>
      ask({ kind: 'tooMany', seconds: 7, told }).then(({ headers }) => headers.get('retry-after'))
    expect(await wait('seconds')).toBe('7')
    expect(Date.parse((await wait('date')) ?? '')).toBe(start + 7000)
    expect(Number(await wait('epoch'))).toBe(start / 1000 + 7)
    for (const [kind, status] of [
      ['serverError', 500],
      ['unauthorized', 401],
      ['gone', 410]
    ] as const)
      expect((await ask({ kind })).status).toBe(status)
    expect(await (await ask({ kind: 'html' })).text()).toContain('<!doctype html>')
    await expect(ask({ kind: 'cut' })).rejects.toThrow('fetch failed')
    await expect(ask({ kind: 'cutWithin' }).then((response) => response.text())).rejects.toThrow('terminated')
    const given = new AbortController()
    const slow = await ask({ kind: 'slow' }, given.signal)
    const text = slow.text()
    given.abort(new Error('given up'))
    await expect(text).rejects.toThrow('given up')
    expect(await (await http(`${origin}/v1/thing/1`, {})).json()).toEqual({ id: '1' })
  })

  it('fails by chance, the same for the same seed', () => {
    const take = (seed: number) => {
      const next = randomFaults({ seed, rate: 0.5 })
      return Array.from({ length: 200 }, () => next())
    }
    expect(take(1)).toEqual(take(1))
    expect(take(1)).not.toEqual(take(2))
    expect(new Set(take(1).map((fault) => JSON.stringify(fault))).size).toBe(allFaults.length + 1)
  })

  it('has tokens that rotate, and all end when one is used again', async () => {
    let at = start
    const tokens = new FakeTokens(() => at, 60)
    const routes = [tokens.route('/token'), { path: '/data', answer: () => ({ ok: true }) }]
    const { http } = fakeProvider({ routes, now: () => at, accepts: (headers) => headers.has('grant') || tokens.accepts(headers) })
    const first = tokens.issue()
    const data = async (token: string) => (await http(`${origin}/data`, { headers: { authorization: `Bearer ${token}` } })).status
    const refresh = (refresh_token: string) => {
      const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token })
      return http(`${origin}/token`, { method: 'POST', headers: { grant: '1' }, body })
    }
    expect(await data(first.access_token)).toBe(200)
    at += 60_000
    expect(await data(first.access_token)).toBe(401)
    const second = fieldsOf(await (await refresh(first.refresh_token)).json())
    expect([await data(requiredText(second, 'access_token')), tokens.refreshes]).toEqual([200, 1])
    expect(await (await refresh(first.refresh_token)).json()).toEqual({ error: 'invalid_grant' })
    expect(await data(requiredText(second, 'access_token'))).toBe(401)
    expect((await refresh(requiredText(second, 'refresh_token'))).status).toBe(400)
  })

  it('gives a connector that tries again all records, whatever goes wrong on the way', async () => {
    const passing = allFaults.filter(({ kind }) => !['unauthorized', 'gone', 'slow'].includes(kind))
    const provider = stripe()
    for (let seed = 1; seed <= 10; seed++) {
      for (const stream of provider.streams) {
        const read = (faults?: () => Fault | undefined) => {
          const { http } = accountOfEverything().provider({ now, pageSize: 2, ...(faults && { faults }) })
          const context = { account: 'acct_1', startedAt: start, historical: true, configuration: null }
          return readStream({ provider, stream, credential: { kind: 'fields', fields: { apiKey: 'k' } }, http, mode: 'walk', context })
        }
        expect((await read(randomFaults({ seed, rate: 0.3, of: passing }))).operations).toEqual((await read()).operations)
      }
    }
  })
})

describe('the cases of a connector', () => {
  it.each([
    ['html', undefined],
    ['body', 'no source of the type SUPPORT_TICKET has a text in segments']
  ])('find a ticket whose text stands in html and is read from %s', async (field, fault) => {
    const tickets = defineStream({
      name: 'tickets',
      summary: 'Tickets',
      everySeconds: 60,
      deletes: 'absence',
      walk: { first: () => ({ path: '/tickets' }), next: () => null, records: ({ body }) => itemsOf(body) },
      recordId: (record) => textOf(fieldsOf(record)?.id),
      map: (record, { startedAt }) => [
        {
          kind: 'source',
          sourceType: 'SUPPORT_TICKET',
          id: requiredText(fieldsOf(record), 'id'),
          at: startedAt,
          occurredAt: startedAt,
          segments: messageSegments([{ text: textOf(fieldsOf(record)?.[field]) ?? '', speaker: null }])
        }
      ]
    })
    const { http } = fakeProvider({ routes: [{ path: '/tickets', answer: () => [{ id: 't1', html: 'It is broken.' }] }], now })
    const cases = providerCases({
      provider: { ...stripe(), streams: [tickets] },
      credential: { kind: 'fields', fields: { apiKey: 'k' } },
      secrets: ['k'],
      http: () => http,
      account: 'acct_1',
      startedAt: start
    })
    const all = cases.find(({ name }) => name === 'tickets, all of it: there are records, and all are read')
    const message = await all?.run().then(
      () => undefined,
      (error: Error) => error.message.split(':')[0]
    )
    expect(all).toBeDefined()
    expect(message).toBe(fault)
  })
})
