import { expect, it } from 'vitest'
import { createRapport } from '../create-rapport.js'
import { createTestRapport, type TestRapport } from '../testing/create-test-rapport.js'

const at = '2026-01-31T09:30:00Z'
const nobody = '00000000-0000-4000-8000-000000000000'
const source = { sourceType: 'EMAIL', externalId: 'm1' }
const fact = { externalId: 'f1', customer: { customerId: 'a' }, factType: 'EXPANSION', assertion: 'More seats.' }

const refused: [message: string, call: (world: TestRapport) => Promise<unknown>][] = [
  ['customers[0].customer_id is not allowed; did you mean customerId?', (w) => w.workspace.customers.put([{ customer_id: 'a' } as never])],
  [
    'customers[1].trait is not allowed; did you mean traits?',
    (w) => w.workspace.customers.put([{ customerId: 'a' }, { customerId: 'b', trait: {} } as never])
  ],
  ['customers[0].externalId is not allowed; did you mean customerId?', (w) => w.workspace.customers.put([{ externalId: 'a' } as never])],
  ['users[0].user_id is not allowed; did you mean userId?', (w) => w.workspace.users.put([{ user_id: 'u' } as never])],
  [
    'users[0].customer.account_id is not allowed; did you mean customerId?',
    (w) => w.workspace.users.put([{ userId: 'u', customer: { account_id: 'a' } } as never])
  ],
  [
    'members[0].fullName is not allowed; did you mean name?',
    (w) => w.workspace.members.put([{ email: 'a@b.test', fullName: 'A' } as never])
  ],
  [
    'sources[0].tittle is not allowed; did you mean title?',
    (w) => w.workspace.sources.put([{ ...source, occurredAt: at, tittle: 'x' } as never])
  ],
  ['names is not allowed; did you mean name?', (w) => w.rapport.organizations.create({ names: 'x' } as never)],
  ['scopes is not allowed; did you mean grants?', (w) => w.workspace.apiKeys.create({ name: 'x', scopes: [] } as never)],
  ['origins is not allowed; did you mean domains?', (w) => w.workspace.publicKeys.create({ origins: [] } as never)],
  ['tx is not allowed; did you mean transaction?', (w) => w.workspace.ingest({ events: [{ type: 'pageview' }] }, { tx: {} } as never)],
  ['userId is not allowed; did you mean actor?', (w) => w.workspace.call('svc_list_customers', {}, { userId: 'm' } as never)],
  ['actr is not allowed; did you mean actor?', (w) => w.workspace.tools.listCustomers({}, { actr: 'm' } as never)],
  ['page is not allowed', (w) => w.workspace.audit.list({ page: 2 } as never)],
  ['Limit is not allowed; did you mean limit?', (w) => w.workspace.audit.list({ Limit: 2 } as never)],
  ['actors is not allowed; did you mean actor?', (w) => w.workspace.identity.merge(nobody, { actors: 'm' } as never)],
  ['Status is not allowed; did you mean status?', (w) => w.workspace.identity.suggestions({ Status: 'merged' } as never)],
  ['Until is not allowed; did you mean until?', (w) => w.workspace.facts.setStatus('f1', 'SNOOZED', { Until: at } as never)],
  ['histroy is not allowed; did you mean history?', (w) => w.workspace.access.list('a', { histroy: true } as never)],
  ['day is not allowed; there is days', (w) => w.workspace.activation.backfill({ day: 3 } as never)],
  ['by is not allowed; did you mean actor?', (w) => w.workspace.members.remove('m', { by: 'n' } as never)],
  ['keepPrevious is not allowed', (w) => w.workspace.identityVerification.rotate({ keepPrevious: 3 } as never)],
  ['name.user_id is not allowed; did you mean userId?', (w) => w.workspace.users.get({ user_id: 'u' } as never)],
  ['sources[0].occurredAt is required', (w) => w.workspace.sources.put([source as never])],
  [
    'sources[0].occurredAt and timestamp are two times',
    (w) => w.workspace.sources.put([{ ...source, occurredAt: at, timestamp: 0 } as never])
  ],
  ['facts[0].occurredAt and timestamp are two times', (w) => w.workspace.facts.put([{ ...fact, occurredAt: at, timestamp: 0 } as never])]
]

it.each(refused)('%s', async (message, call) => {
  const refusal = call(await createTestRapport())
  await expect(refusal).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT', message: expect.stringContaining(message) })
})

it('an option of createRapport that there is not is named, with the one that is meant', () => {
  expect(() => createRapport({ database: {} } as never)).toThrow(
    new TypeError('createRapport: database is not allowed; did you mean store?')
  )
  expect(() => createRapport({ basepath: '/x' } as never)).toThrow('did you mean basePath?')
  expect(() => createRapport({ limits: { inlineMove: 5 } as never })).toThrow('did you mean inlineMoves?')
})

it('over HTTP a put says the same of its items', async () => {
  const { send, apiKey } = await createTestRapport()
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const answer = await send({ method: 'PUT', url: '/api/customers', headers, body: JSON.stringify({ items: [{ customer_id: 'a' }] }) })
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([
    400,
    expect.stringContaining('customer_id is not allowed; did you mean customerId?')
  ])
})

it('a source and a fact take timestamp for occurredAt', async () => {
  const { workspace } = await createTestRapport()
  await workspace.customers.put([{ customerId: 'a' }])
  await workspace.sources.put([{ ...source, sourceType: 'EMAIL', timestamp: at, customer: { customerId: 'a' } }])
  await workspace.facts.put([{ ...fact, factType: 'EXPANSION', timestamp: at, occurredAt: new Date(at) }])
  expect((await workspace.sources.list()).items).toMatchObject([{ occurredAt: '2026-01-31T09:30:00.000Z' }])
  expect((await workspace.facts.list({ customer: 'a' } as never)).items).toMatchObject([{ occurredAt: '2026-01-31T09:30:00.000Z' }])
})
