import { describe, expect, it } from 'vitest'
import { resources } from '../registry/resources.js'
import { createTestRapport } from '../testing/create-test-rapport.js'

async function site() {
  const rapport = await createTestRapport()
  const ask = async (method: string, url: string, body?: unknown, key = rapport.apiKey) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return rapport.send({ method, url, headers: { authorization: `Bearer ${key}` }, ...sent })
  }
  return { ...rapport, ask }
}

describe('/api/<noun>', () => {
  it('takes the examples, answers what became of each, and lists them', async () => {
    const { ask } = await site()
    for (const { noun, example, queryExample } of Object.values(resources)) {
      const first = await ask('PUT', `/api/${noun}`, { items: [example] })
      expect(first, noun).toMatchObject({ status: 200, body: { items: [{ id: expect.any(String), externalId: expect.any(String) }] } })
      const again = await ask('PUT', `/api/${noun}`, { items: [example] })
      expect(again.body, noun).toEqual({ items: [{ ...Object(first.body).items[0], created: false }] })
      const listed = await ask('GET', `/api/${noun}?${new URLSearchParams(Object(queryExample))}`)
      expect(listed.status, noun).toBe(200)
    }
    const users = await ask('GET', '/api/users?customerId=acme')
    expect(users.body).toMatchObject({ items: [{ externalId: 'u_1', email: 'ann@acme.com' }], pagination: { hasMore: false, total: 1 } })
    const { id, customerId } = Object(users.body).items[0]
    expect(await ask('GET', `/api/users/${id}`)).toMatchObject({ status: 200, body: { externalId: 'u_1' } })
    expect(await ask('GET', `/api/customers/${customerId}`)).toMatchObject({ status: 200, body: { externalId: 'acme' } })
    expect((await ask('GET', '/api/customers?domain=acme.com')).body).toMatchObject({ items: [{ externalId: 'acme' }] })
    const status = await ask('PUT', '/api/facts/f_1/status', { status: 'SNOOZED', until: '2100-01-01T00:00:00Z' })
    expect(status).toMatchObject({ status: 200, body: { status: 'SNOOZED' } })
  })

  it('writes all or nothing, and names the item at fault as it stands in the request', async () => {
    const { ask } = await site()
    const faulty = await ask('PUT', '/api/customers', { items: [{ customerId: 'a' }, { customerId: 'null' }] })
    expect(faulty).toMatchObject({
      status: 400,
      body: { details: [{ path: 'items[1].customerId', message: expect.stringContaining('placeholder') }] }
    })
    expect((await ask('GET', '/api/customers')).body).toMatchObject({ items: [] })
    expect(await ask('PUT', '/api/users', { items: [{ userId: 7 }] })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'items[0].userId' }] }
    })
    expect(await ask('PUT', '/api/users', { items: [] })).toMatchObject({ status: 400, body: { details: [{ path: 'items' }] } })
    expect(await ask('PUT', '/api/users', [])).toMatchObject({ status: 400, body: { error: 'The body must be an object' } })
    const nobody = {
      externalId: 's',
      customer: { id: '00000000-0000-4000-8000-000000000001' },
      status: 'active',
      currency: 'usd',
      items: []
    }
    const unknown = await ask('PUT', '/api/subscriptions', { items: [{ ...nobody, startedAt: '2026-01-01' }] })
    expect(unknown).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', error: 'items[0].customer.id must be the id of a customer: there is none with this id' }
    })
    expect(await ask('GET', '/api/users?limt=1')).toMatchObject({ status: 400, body: { details: [{ path: 'limt' }] } })
    expect(await ask('GET', '/api/facts')).toMatchObject({ status: 400, body: { details: [{ path: 'customer' }] } })
    expect(await ask('GET', '/api/customers/00000000-0000-4000-8000-000000000001')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' }
    })
  })

  it('needs data:write to put, workspace_settings:manage for members, and the reading grants to read', async () => {
    const { ask, workspace } = await site()
    const { key } = await workspace.apiKeys.create({ name: 'feeder', grants: ['data:write'] })
    expect((await ask('PUT', '/api/customers', { items: [{ customerId: 'a' }] }, key)).status).toBe(200)
    expect((await ask('GET', '/api/customers', undefined, key)).status).toBe(403)
    expect((await ask('PUT', '/api/members', { items: [{ email: 'a@b.test', name: 'A' }] }, key)).status).toBe(403)
    const reader = await workspace.apiKeys.create({ name: 'reader', grants: ['customer_intelligence:read'] })
    expect((await ask('PUT', '/api/customers', { items: [{ customerId: 'a' }] }, reader.key)).status).toBe(403)
    expect((await ask('GET', '/api/customers', undefined, reader.key)).body).toMatchObject({ items: [{ externalId: 'a' }] })
  })

  it('shows nothing of another organization', async () => {
    const { ask, rapport, workspace } = await site()
    await workspace.customers.put([{ customerId: 'theirs' }])
    const { id } = await workspace.customers.get({ customerId: 'theirs' })
    const own = rapport.organization((await rapport.organizations.create({ name: 'Own' })).id)
    const { key } = await own.apiKeys.create({ name: 'k', grants: ['customer_intelligence:read', 'data:write'] })
    expect((await ask('GET', `/api/customers/${id}`, undefined, key)).status).toBe(404)
    expect((await ask('GET', '/api/customers?customerId=theirs', undefined, key)).body).toMatchObject({ items: [] })
    const user = { items: [{ userId: 'u', customer: { id } }] }
    expect((await ask('PUT', '/api/users', user, key)).status).toBe(404)
  })

  it('reads one by any of its names, and refuses none, several and others', async () => {
    const { ask, workspace } = await site()
    await workspace.users.put([{ userId: 'u 1', email: 'ann@acme.com', customer: { customerId: 'acme' } }])
    for (const query of ['userId=u+1', 'email=ANN%40acme.com']) {
      expect(await ask('GET', `/api/users/find?${query}`)).toMatchObject({ status: 200, body: { externalId: 'u 1' } })
    }
    expect(await ask('GET', '/api/customers/find?customerId=acme')).toMatchObject({ status: 200, body: { externalId: 'acme' } })
    expect((await ask('GET', '/api/customers/find?domain=nobody.com')).status).toBe(404)
    for (const query of ['', '?user_id=u', '?userId=u&email=a@b.test', '?userId=']) {
      expect((await ask('GET', `/api/users/find${query}`)).status, query).toBe(400)
    }
    expect(JSON.stringify((await ask('GET', '/api/users/find?user_id=u')).body)).toContain('did you mean userId?')
  })

  it('takes ids of any text in a path', async () => {
    const { ask, workspace } = await site()
    const odd = 'a/b c%20?#é'
    await workspace.customers.put([{ customerId: 'acme' }])
    await workspace.facts.put([{ externalId: odd, customer: { customerId: 'acme' }, factType: 'EXPANSION', assertion: 'More seats.' }])
    await workspace.members.put([{ id: odd, email: 'eve@example.com', name: 'Eve' }])
    const path = encodeURIComponent(odd)
    expect((await ask('PUT', `/api/facts/${path}/status`, { status: 'RESOLVED' })).status).toBe(200)
    expect(await ask('GET', `/api/facts/${path}/history`)).toMatchObject({
      status: 200,
      body: { items: [{ to: 'RESOLVED' }, { from: null }] }
    })
    expect(await ask('DELETE', `/api/members/${path}`)).toMatchObject({ status: 200, body: { id: odd, releasedCustomerCount: 0 } })
    expect(await ask('DELETE', '/api/members/%E0%A4%A')).toMatchObject({ status: 400, body: { details: [{ path: 'id' }] } })
    expect((await ask('DELETE', '/api/members/%00')).status).toBe(400)
  })

  it('removes members for those who may manage settings', async () => {
    const { ask, workspace } = await site()
    await workspace.members.put([{ id: 'm_1', email: 'eve@example.com', name: 'Eve' }])
    const { key } = await workspace.apiKeys.create({ name: 'k', grants: ['data:write', 'workspace_members:read'] })
    expect((await ask('DELETE', '/api/members/m_1', undefined, key)).status).toBe(403)
    expect((await workspace.members.list()).items).toHaveLength(1)
  })
})
