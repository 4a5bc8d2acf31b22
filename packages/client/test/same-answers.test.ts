import { createTestRapport } from '@rapport/core/testing'
import { expect, it } from 'vitest'
import { BadRequestError, createRapportClient, NotFoundError, PermissionDeniedError } from '../src/index.js'

/** A Rapport in memory, its workspace, and a client that reaches it over its own fetch, without a port. */
async function bothSides() {
  const { rapport, workspace, apiKey } = await createTestRapport()
  const clientOf = (key: string) =>
    createRapportClient({ baseUrl: 'http://127.0.0.1', apiKey: key, fetch: (url, init) => rapport.fetch(new Request(url, init)) })
  return { workspace, client: clientOf(apiKey), clientOf }
}

it('what the client puts is read alike by both, list by list and one by one', async () => {
  const { workspace, client } = await bothSides()
  const customer = { customerId: 'acme' }
  expect(await client.customers.put([{ ...customer, name: 'Acme', domain: 'acme.test', traits: { plan: 'team' } }])).toMatchObject([
    { externalId: 'acme', created: true }
  ])
  await client.users.put([{ userId: 'u 1', email: 'ann@acme.test', customer }])
  await client.members.put([{ id: 'm/1', email: 'eve@example.com', name: 'Eve' }])
  const segments = [{ text: 'We would like to add ten seats.' }]
  await client.sources.put([{ sourceType: 'EMAIL', externalId: 's1', occurredAt: new Date('2026-01-02T03:04:05Z'), customer, segments }])
  await client.facts.put([{ externalId: 'f 1', customer, factType: 'EXPANSION', assertion: 'Ten seats.', timestamp: '2026-01-02' }])
  const items = [{ amountCents: 4900, interval: 'month' as const }]
  await client.subscriptions.put([{ externalId: 'sub', customer, status: 'active', currency: 'usd', items, startedAt: '2026-01-01' }])

  for (const [remote, here] of [
    [client.customers.list({ search: 'acme' }), workspace.customers.list({ search: 'acme' })],
    [client.users.list({ customerId: 'acme' }), workspace.users.list({ customerId: 'acme' })],
    [client.members.list(), workspace.members.list()],
    [client.sources.list(), workspace.sources.list()],
    [client.facts.list({ customer: 'acme' }), workspace.facts.list({ customer: 'acme' })],
    [client.subscriptions.list(), workspace.subscriptions.list()],
    [client.customers.get(customer), workspace.customers.get(customer)],
    [client.users.get({ email: 'ANN@acme.test' }), workspace.users.get({ email: 'ANN@acme.test' })],
    [client.apiKeys.list(), workspace.apiKeys.list()],
    [client.publicKeys.list(), workspace.publicKeys.list()],
    [client.publicKeys.domains(), workspace.publicKeys.domains()],
    [client.identityVerification.secret(), workspace.identityVerification.secret()],
    [client.identityVerification.status(), workspace.identityVerification.status()],
    [client.identity.pending(), workspace.identity.pending()],
    [client.tools.listCustomers(), workspace.tools.listCustomers()],
    [client.tools.getTimeline({ customer: 'acme' }), workspace.tools.getTimeline({ customer: 'acme' })]
  ] as const) {
    expect(await remote).toEqual(await here)
  }
  expect((await workspace.facts.list({ customer: 'acme' })).items).toMatchObject([{ occurredAt: '2026-01-02T00:00:00.000Z' }])

  expect(await client.identityVerification.enable()).toEqual(await workspace.identityVerification.status())
  const snoozed = await client.facts.setStatus('f 1', 'SNOOZED', { until: new Date('2100-01-01') })
  expect([snoozed.status, await client.facts.history('f 1')]).toEqual(['SNOOZED', await workspace.facts.history('f 1')])
  const dismissed = await client.facts.dismiss('f 1', { reason: 'No.' })
  expect([dismissed.status, await client.facts.history('f 1')]).toEqual(['RESOLVED', await workspace.facts.history('f 1')])
  expect((await client.facts.confirm('f 1')).status).toBe('ACTIVE')
  expect(await client.facts.patterns.list()).toEqual(await workspace.facts.patterns.list())
  expect(await client.facts.patterns.reset()).toEqual({ reset: 0 })
  expect(await client.members.remove('m/1')).toEqual({ id: 'm/1', releasedCustomerCount: 0 })
  await expect(client.members.remove('m/1')).rejects.toThrow(NotFoundError)
})

it('a customer is named alike, whether it is read or asked for its health', async () => {
  const { workspace, client } = await bothSides()
  const [acme] = await client.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.test' }])
  const id = acme?.id ?? ''
  for (const ref of [{ customerId: 'acme' }, { domain: 'acme.test' }, { id }]) {
    expect(await client.customers.health(ref)).toMatchObject({ customerId: id, history: [] })
    expect(await client.customers.health(ref)).toEqual(await workspace.customers.health(ref))
    expect(await client.customers.get(ref)).toEqual(await workspace.customers.get(ref))
  }
  for (const wrong of [{}, { customerId: 'acme', domain: 'acme.test' }, { customer_id: 'acme' }])
    await expect(client.customers.health(wrong as never), JSON.stringify(wrong)).rejects.toThrow(BadRequestError)
  for (const nobody of [{ customerId: 'nobody' }, { domain: 'nobody.test' }, { id: '0198c0de-0000-7000-8000-000000000001' }])
    await expect(client.customers.health(nobody)).rejects.toThrow(NotFoundError)
})

it('merges and what undoes them are decided alike', async () => {
  const { workspace, client } = await bothSides()
  await workspace.ingest({ userIdentity: { email: 'ann@gmail.com' }, events: [{ type: 'identify' }] })
  await workspace.ingest({ userIdentity: { userId: 'u1', email: 'ann@gmail.com' }, events: [{ type: 'identify' }] })
  const [merge] = (await client.identity.merges()).items
  expect([merge]).toEqual((await workspace.identity.merges()).items)
  const undone = await client.identity.undo(merge?.id ?? '')
  expect(await client.identity.suggestion(undone.id)).toEqual(await workspace.identity.suggestion(undone.id))
  for await (const suggestion of client.identity.suggestions({ status: 'rejected' })) expect(suggestion).toEqual(undone)
  expect((await client.identity.merge(undone.id)).status).toBe('merged')
})

it('keys are made, narrowed and ended by the client', async () => {
  const { workspace, client, clientOf } = await bothSides()
  const { key, apiKey } = await client.apiKeys.create({
    name: 'reader',
    grants: ['customer_intelligence:read'],
    expiresAt: new Date('2100-01-01')
  })
  expect(apiKey.expiresAt).toBe('2100-01-01T00:00:00.000Z')
  await expect(clientOf(key).customers.put([{ customerId: 'a' }])).rejects.toThrow(PermissionDeniedError)
  await expect(client.apiKeys.create({ name: 'x', grants: [], expiresAt: 'soon' })).rejects.toThrow(/^expiresAt must be/)
  expect((await client.apiKeys.revoke(apiKey.id)).revokedAt).not.toBe(null)
  const { publicKey } = await client.publicKeys.create({ domains: ['https://a.test'] })
  const trust = { billing: 'record', stage: 'accept', customerTraits: 'accept' }
  expect(await client.publicKeys.setTrust(publicKey, { billing: 'record' })).toMatchObject({ trust })
  expect((await client.publicKeys.revoke(publicKey)).revokedAt).not.toBe(null)
  expect(await client.publicKeys.setDomains(['https://b.test'])).toEqual(['https://b.test'])
  expect(await client.identityVerification.rotate({ keepPreviousSeconds: 60 })).toBe(await workspace.identityVerification.secret())
})

it('what is wrong is said with the name that is meant', async () => {
  const { client } = await bothSides()
  for (const [call, message] of [
    [client.customers.put([{ customer_id: 'a' } as never]), 'items[0].customer_id is not allowed; did you mean customerId?'],
    [client.customers.list({ billing_status: 'PAYING' } as never), 'billing_status is not allowed; did you mean billingStatus?'],
    [client.users.get({ user_id: 'u' } as never), 'did you mean userId?'],
    [client.users.get({} as never), 'must have one of id, userId, email'],
    [client.facts.setStatus('f', 'SNOOZED', { Until: 5 } as never), 'Until is not allowed; did you mean until?'],
    [client.facts.setStatus('f', 'SNOOZED', { until: 'soon' }), 'until must be'],
    [client.publicKeys.setTrust('pk_a', { biling: 'record' } as never), 'did you mean billing?']
  ] as const) {
    const refusal = await call.then(() => undefined).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(BadRequestError)
    expect(String(refusal)).toContain(message)
  }
})
