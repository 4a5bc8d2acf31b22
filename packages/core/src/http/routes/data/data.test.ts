import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.js'
import { createTestRapport } from '../../../testing/create-test-rapport.js'

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
    expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', error: 'items[0].customer.id names no customer' } })
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
})
