import { routeTable } from '@rapport/core/src/registry/routes.js'
import { registry } from '@rapport/core/src/registry/tools.js'
import { createTestRapport, type TestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import fc from 'fast-check'
import { validate, version } from 'uuid'
import { expect, it } from 'vitest'
import { inputArbitrary } from './input-arbitrary.js'
import { KnownValues } from './known-values.js'
import { seedWorld } from './seed-world.js'

const anyUuid = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi

/** The ids that answers hold, wherever they stand in them. */
class SeenIds {
  readonly ids = new Map<string, string>()

  note(answer: unknown, where: string): void {
    for (const [id] of JSON.stringify(answer ?? null).matchAll(anyUuid)) this.ids.set(id, where)
  }
}

async function openWorld(): Promise<TestRapport> {
  const world = await createTestRapport({ ids: systemIds(), limits: { ingestRequestsPerSecond: 1_000_000 } })
  await seedWorld(world, async () => world.clock.advance(60_000))
  await world.rapport.runDue()
  return world
}

async function callTools({ call }: TestRapport, seen: SeenIds): Promise<void> {
  const known = new KnownValues()
  const tools = Object.values(registry)
  for (const round of [0, 1]) {
    for (const tool of tools) {
      const inputs = round === 0 ? [{}, { customer: 'c1' }] : fc.sample(inputArbitrary(tool, known), { seed: 7, numRuns: 3 })
      for (const input of inputs) {
        const { status, body } = await call(tool.name, input)
        seen.note(body, tool.name)
        if (status === 200) known.note(tool.name, body)
      }
    }
  }
}

async function callRoutes({ send, apiKey, publicKey }: TestRapport, seen: SeenIds): Promise<void> {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const ask = async (method: string, url: string, body?: unknown) => {
    const answer = await send({ method, url, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    seen.note([answer.headers, answer.body], `${method} ${url}`)
    return Object(answer.body)
  }
  for (const { method, path } of routeTable.api) if (method === 'GET' && !path.includes('{')) await ask('GET', path)
  await ask('POST', '/api/validate-api-key')
  await ask('POST', '/api/settings/api-keys', { name: 'agent', grants: ['analytics:read'] })
  await ask('POST', `/api/i/v1/${publicKey}/events`, { events: [{ type: 'identify', email: 'ann@gmail.com' }] })
  await ask('POST', `/api/i/v1/${publicKey}/events`, { events: [{ type: 'identify', userId: 'ann', email: 'ann@gmail.com' }] })
  const { items } = await ask('GET', '/api/identity/merges?limit=100')
  const { suggestion } = await ask('POST', `/api/identity/merges/${items[0].id}/undo`)
  await ask('GET', `/api/identity/merge-suggestions/${suggestion.id}`)
}

async function callWorkspace({ workspace }: TestRapport, seen: SeenIds): Promise<void> {
  const { users, customers, members, sources, facts, subscriptions } = workspace
  const customer = { customerId: 'acme' }
  seen.note(await users.put([{ userId: 'new' }]), 'users.put')
  seen.note(await customers.put([customer]), 'customers.put')
  seen.note(await members.put([{ email: 'new@w.test', name: 'New', role: 'CSM' }]), 'members.put')
  seen.note(await sources.put([{ sourceType: 'EMAIL', externalId: 'new', occurredAt: '2026-01-31', customer }]), 'sources.put')
  const [fact] = await facts.put([{ externalId: 'new', customer, assertion: 'Wants more.', factType: 'EXPANSION' }])
  seen.note(await facts.setStatus(fact?.id ?? '', 'RESOLVED'), 'facts.setStatus')
  seen.note([fact, await facts.history(fact?.id ?? '')], 'facts.history')
  const item = { amountCents: 100, quantity: 1, interval: 'month' as const }
  const subscription = { externalId: 'new', customer, status: 'active' as const, currency: 'usd', items: [item], startedAt: '2026-01-31' }
  seen.note(await subscriptions.put([subscription]), 'subscriptions.put')
  seen.note(await workspace.access.list('c1', { history: true }), 'access.list')
  seen.note(await workspace.audit.list({ limit: 1000 }), 'audit.list')
  seen.note(await workspace.ingestIssues(), 'ingestIssues')
  // Events that bring no uuid of their own: a digest where they have a time, a new id where they have none.
  const event = { type: 'custom' as const, eventName: 'unnamed', userId: 'new' }
  await workspace.ingest({ events: [event, { ...event, timestamp: 1_764_000_000_000 }] })
}

it('every id in an answer passes an independent check, and is of version 7, or 8 where it is a digest', async () => {
  const world = await openWorld()
  const seen = new SeenIds()
  await callWorkspace(world, seen)
  await callTools(world, seen)
  await callRoutes(world, seen)
  await world.rapport.close()

  const refused = [...seen.ids].filter(([id]) => !validate(id))
  expect(refused).toEqual([])
  const generated = [...seen.ids].filter(([id]) => version(id) !== 4)
  const places = new Set(generated.map(([, where]) => where))
  expect(new Set(generated.map(([id]) => version(id)))).toEqual(new Set([7, 8]))
  expect([generated.length > 200, places.size > 20]).toEqual([true, true])
})
