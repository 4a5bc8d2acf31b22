import { describe, expect, it } from 'vitest'
import { ConfigurationError, createRapportClient, createTracker, InvalidInputError, UnexpectedResponseError } from '../src/index.js'
import { apiKey, type Handler, json, standInServer } from './stand-in-server.js'

/** A client of a server that answers so, and the requests that it has seen. */
async function clientOf(handler: Handler, path = '') {
  const server = await standInServer(handler)
  const client = createRapportClient({ baseUrl: `${server.baseUrl}${path}`, apiKey })
  return { client, seen: server.seen, asked: () => server.seen.map(({ method, path: url, body }) => [method, url, body]) }
}

const page = { items: [], pagination: { hasMore: false, nextCursor: null, total: 0 } }

describe('a method of a resource', () => {
  it('puts a list and answers what became of each', async () => {
    const results = [{ id: 'x', externalId: 'acme', created: true }]
    const { client, asked, seen } = await clientOf((_, response) => json(response, 200, { items: results }), '/base')
    const at = new Date(0)
    expect(await client.customers.put([{ customerId: 'acme' }] as const)).toEqual(results)
    await client.facts.put([{ externalId: 'f', customer: { domain: 'a.test' }, factType: 'EXPANSION', assertion: 'A.', occurredAt: at }])
    expect(asked()[0]).toEqual(['PUT', '/base/api/customers', '{"items":[{"customerId":"acme"}]}'])
    expect(JSON.parse(String(asked()[1]?.[2])).items[0].occurredAt).toBe('1970-01-01T00:00:00.000Z')
    expect(seen[0]?.headers).toMatchObject({ authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' })
  })

  it('asks in the query, without a body, for what is said and nothing else', async () => {
    const { client, asked, seen } = await clientOf((_, response) => json(response, 200, page))
    await client.customers.list({ search: 'a b&c=ü', limit: 5, billingStatus: undefined })
    await client.members.list()
    await client.users.get({ email: 'ann+1@acme.test' })
    expect(asked()).toEqual([
      ['GET', '/api/customers?search=a+b%26c%3D%C3%BC&limit=5', ''],
      ['GET', '/api/members', ''],
      ['GET', '/api/users/find?email=ann%2B1%40acme.test', '']
    ])
    expect(seen[0]?.headers['content-type']).toBeUndefined()
  })

  it('goes through all pages with the same filters', async () => {
    const { client, asked } = await clientOf(({ path }, response) => {
      const hasMore = !path.includes('cursor=')
      json(response, 200, { items: [{ id: path }], pagination: { hasMore, nextCursor: hasMore ? 'c/1' : null } })
    })
    const seen: string[] = []
    for await (const { id } of client.users.list({ customerId: 'acme' })) seen.push(id)
    expect(seen).toEqual(['/api/users?customerId=acme', '/api/users?customerId=acme&cursor=c%2F1'])
    expect(asked()).toHaveLength(2)
  })

  it('names one in the path, whatever its id holds', async () => {
    const { client, asked } = await clientOf((_, response) => json(response, 200, { items: [], suggestion: {}, apiKey: {} }))
    await client.facts.setStatus('a/b ?#%', 'SNOOZED', { until: '2027-01-01T00:00:00Z' })
    await client.facts.history('é')
    await client.facts.dismiss('f 1', { reason: 'No.' })
    await client.facts.patterns.reset({ kind: 'cancels' })
    await client.publicKeys.setTrust('pk_1', { billing: 'record' })
    await client.members.remove('m..1')
    expect(asked()).toEqual([
      ['PUT', '/api/facts/a%2Fb%20%3F%23%25/status', '{"until":"2027-01-01T00:00:00Z","status":"SNOOZED"}'],
      ['GET', '/api/facts/%C3%A9/history', ''],
      ['POST', '/api/facts/f%201/dismiss', '{"reason":"No."}'],
      ['POST', '/api/facts/patterns/reset', '{"kind":"cancels"}'],
      ['PATCH', '/api/settings/public-keys/pk_1/trust', '{"billing":"record"}'],
      ['DELETE', '/api/members/m..1', '']
    ])
  })

  it.each(['', '.', '..', '\ud800', 5, undefined])('refuses %j in a path, as it would name something else', async (id) => {
    const { client, seen } = await clientOf((_, response) => json(response, 200, {}))
    await expect(client.members.remove(id as string)).rejects.toThrow(InvalidInputError)
    expect(seen).toEqual([])
  })

  it.each([{ search: {} }, { limit: Number.NaN }, { search: null }, { search: '\ud800' }, 'acme'])(
    'refuses the query %j',
    async (query) => {
      const { client, seen } = await clientOf((_, response) => json(response, 200, page))
      await expect(client.customers.list(query as never)).rejects.toThrow(InvalidInputError)
      expect(seen).toEqual([])
    }
  )

  it('is sent again after a failure, but not where that would do something else', async () => {
    const failing = (status: number) => async () => {
      const made = await clientOf((_, response) =>
        json(response, made.seen.length === 1 ? status : 200, { items: [], secret: 's', key: 'k' })
      )
      return made
    }
    const away = failing(503)
    const put = await away()
    await put.client.customers.put([])
    expect(put.seen).toHaveLength(2)
    const once = await away()
    await expect(once.client.apiKeys.create({ name: 'k', grants: [] })).rejects.toMatchObject({ status: 503 })
    await expect(once.client.identityVerification.rotate()).resolves.toBe('s')
    expect(once.seen).toHaveLength(2)
    const conflict = await clientOf((_, response) => json(response, 409, { error: 'Taken', code: 'CONFLICT' }))
    await expect(conflict.client.members.put([])).rejects.toMatchObject({ code: 'CONFLICT', message: 'Taken', retryable: false })
    expect(conflict.seen).toHaveLength(1)
    const busy = await failing(429)()
    await busy.client.publicKeys.create()
    expect(busy.seen).toHaveLength(2)
    const own = await away()
    await expect(own.client.call('settle_invoices', {})).rejects.toMatchObject({ status: 503 })
    expect(own.seen).toHaveLength(1)
    const ownWhenBusy = await failing(429)()
    await ownWhenBusy.client.call('settle_invoices', {})
    expect(ownWhenBusy.seen).toHaveLength(2)
  })

  it('says so when the answer is not that of a server that knows it', async () => {
    const { client } = await clientOf((_, response) => json(response, 200, { hello: 'world' }))
    await expect(client.apiKeys.list()).rejects.toThrow(UnexpectedResponseError)
  })
})

describe('an option that there is not', () => {
  const options = { baseUrl: 'http://127.0.0.1:1', apiKey }

  it('is refused with the one that is meant', async () => {
    expect(() => createRapportClient({ ...options, api_key: apiKey } as never)).toThrow(/api_key is not an option; did you mean apiKey\?/)
    expect(() => createRapportClient({ ...options, retries: 3 } as never)).toThrow(
      /retries is not an option; the options are baseUrl, apiKey, timeout/
    )
    expect(() => createTracker({ baseUrl: options.baseUrl, publicKey: 'pk_a', flushinterval: 5 } as never)).toThrow(
      'did you mean flushInterval?'
    )
    const client = createRapportClient(options)
    for (const call of [
      () => client.call('svc_list_customers', {}, { timeOut: 5 } as never),
      () => client.customers.list({}, { timeOut: 5 } as never),
      () => client.customers.put([], { timeOut: 5 } as never)
    ]) {
      await expect(call()).rejects.toThrow(new ConfigurationError('timeOut is not an option; did you mean timeout?'))
    }
  })
})
