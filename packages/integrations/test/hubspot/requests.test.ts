import { describe, expect, it } from 'vitest'
import { hubspot } from '../../src/hubspot/hubspot.js'
import { FakeHubspot } from '../../src/testing/fake-hubspot.js'
import { readStream, requestOn } from '../../src/testing/read-stream.js'
import { day, start } from './account.js'
import { credential, provider, said } from './said.js'

const at = start - 10 * day

describe('a search', () => {
  it('reads more records than one search tells, all of one time', async () => {
    const account = new FakeHubspot()
    for (let id = 1; id <= 10_450; id++) account.put('contacts', String(id), { email: `p${id}@acme.test` }, at)
    const { operations, requests } = await said(account, 'contacts', { changed: true })
    expect(new Set(operations.map(({ id }) => id)).size).toBe(10_450)
    expect(operations).toHaveLength(10_450)
    const searches = requests.filter(({ path }) => path.endsWith('/search'))
    expect(searches).toHaveLength(53)
    expect(searches.every(({ body }) => body?.after === undefined)).toBe(true)
  })

  it('that is not in the order of ids fails, and passes nothing over', async () => {
    const account = new FakeHubspot()
    for (const id of ['3', '10', '20']) account.put('contacts', id, {}, at)
    const { http } = account.provider({ now: () => start, pageSize: 2 })
    const shuffled: typeof http = async (url, init) => {
      const body = (await (await http(url, init)).json()) as { results: unknown[] }
      return new Response(JSON.stringify({ ...body, results: [...body.results].reverse() }))
    }
    const stream = provider.streams.find(({ name }) => name === 'contacts')
    const context = { account: '4711', startedAt: start, historical: false, configuration: null }
    const mode = { from: at - day, to: start }
    const read = stream && readStream({ provider, stream, credential, http: shuffled, mode, context })
    await expect(read).rejects.toThrow('A search is not in the order of ids')
  })
})

describe('requests', () => {
  it('have the token and the secret in the body of a form, and in no address', async () => {
    const account = new FakeHubspot().provider({ now: () => start })
    const by = hubspot({ clientId: 'client', clientSecret: 'secret of the app' })
    expect(await by.check(requestOn(by, credential, account.http), credential, 0)).toMatchObject({ id: '4711', missing: [] })
    const form = { client_id: 'client', client_secret: 'secret of the app', token: 'access', token_type_hint: 'access_token' }
    expect(account.requests).toMatchObject([{ method: 'POST', url: 'https://api.hubapi.com/oauth/2026-03/token/introspect', body: form }])
  })

  it('a sign-in that grants less names what cannot be read', async () => {
    const account = new FakeHubspot()
    account.scopes = ['oauth', 'crm.objects.contacts.read', 'crm.objects.companies.read', 'crm.objects.owners.read', 'tickets']
    const { http } = account.provider({ now: () => start })
    const missing = [
      { permission: 'crm.objects.deals.read', streams: ['deals', 'archived_deals'] },
      { permission: 'sales-email-read', streams: ['emails'] }
    ]
    expect(await provider.check(requestOn(provider, credential, http), credential, 0)).toMatchObject({ missing })
  })

  it.each([
    [429, { policyName: 'SECONDLY' }, {}, { kind: 'retry', at: start + 1_000 }],
    [429, { policyName: 'TEN_SECONDLY_ROLLING' }, {}, { kind: 'retry', at: start + 10_000 }],
    [429, { policyName: 'DAILY' }, {}, { kind: 'retry', at: start + 3_600_000 }],
    [429, { policyName: 'DAILY' }, { 'retry-after': '7' }, undefined],
    [429, null, {}, undefined],
    [423, null, {}, { kind: 'retry' }],
    [477, null, {}, { kind: 'retry' }],
    [403, { category: 'MISSING_SCOPES' }, {}, undefined]
  ])('%s %j is understood', (status, body, headers: Record<string, string>, verdict) => {
    const answer = { status, body, header: (name: string) => headers[name] ?? null, askedAt: start }
    expect(provider.classify?.(answer, { path: '/crm/objects' })).toEqual(verdict)
  })
})
