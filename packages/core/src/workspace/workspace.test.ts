import { Type } from 'typebox'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Principal } from '../context/context.js'
import { IngestRefusal } from '../ingest/answer.js'
import { tables } from '../registry/tables.js'
import { defineTool } from '../runtime/define-tool.js'
import { createTestRapport } from '../testing/create-test-rapport.js'
import type { ToolArguments } from './tools.js'

describe('calling tools in process', () => {
  it('is typed by name, and validated as the gateway does', async () => {
    const { workspace } = await createTestRapport()
    const { items } = await workspace.call('svc_list_workspace_users', { limit: 1 })
    expectTypeOf(items).items.toHaveProperty('ownedCustomerCount').toEqualTypeOf<number>()
    expectTypeOf<ToolArguments<'svc_get_timeline'>[0]>().toHaveProperty('customer').toEqualTypeOf<string>()
    // @ts-expect-error No tool has this name, and no operation of a host may have it.
    await expect(workspace.call('svc_list_user', {})).rejects.toThrow('did you mean svc_list_users?')
    const call = (name: string, input: unknown) => workspace.call(Object(name).toString(), Object(input))
    await expect(call('svc_list_users', { limit: 0 })).rejects.toMatchObject({
      code: 'INVALID_TOOL_INPUT',
      message: 'input.limit must be at least 1'
    })
    await expect(call('svc_list_users', { limit: Number.NaN })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
    await expect(call('svc_nothing', {})).rejects.toMatchObject({ code: 'INVALID_TOOL_CALL' })
    await expect(call('svc_list_users', [])).rejects.toMatchObject({ code: 'INVALID_TOOL_CALL' })
  })

  it('tells the tool who acts, and needs no grant', async () => {
    const principals: Principal[] = []
    const tool = defineTool({
      name: 'svc_list_features',
      title: 'A tool of this test',
      description: 'A tool of this test.',
      effect: 'read',
      toolset: 'features',
      grants: ['analytics:read'],
      reads: 'none',
      summary: 'A tool of this test.',
      input: Type.Object({}),
      output: Type.Object({}),
      example: {},
      async handle(_, { principal }) {
        principals.push(principal)
        return {}
      }
    })
    const { workspace } = await createTestRapport({ tools: { svc_list_features: tool } })
    await workspace.call('svc_list_features', {}, { actor: 'm1' })
    await workspace.call('svc_list_features', {})
    const longest = '👩'.repeat(500)
    await workspace.call('svc_list_features', {}, { actor: longest })
    expect(principals).toEqual([{ kind: 'host', actor: 'm1' }, { kind: 'host' }, { kind: 'host', actor: longest }])
    const tooLong = workspace.call('svc_list_features', {}, { actor: `${longest}x` })
    await expect(tooLong).rejects.toMatchObject({
      code: 'INVALID_TOOL_CALL',
      message: 'actor must be the id of a member, from members.list: 1 to 500 characters'
    })
  })
})

describe('ingest in process', () => {
  it('answers as the route does, and what it stored is read by the tools', async () => {
    const { workspace, clock } = await createTestRapport()
    const signup = {
      type: 'custom' as const,
      eventName: 'signup',
      url: 'server://app',
      userId: 'u1',
      email: 'ann@acme.test',
      customerId: 'acme'
    }
    expect(await workspace.ingest({ source: 'server', events: [signup] })).toEqual({
      success: true,
      processed: 1,
      errors: [],
      warnings: []
    })
    const { items } = await workspace.call('svc_list_users', { customerId: 'acme' })
    expect(items).toMatchObject([
      { email: 'ann@acme.test', journeyStage: 'SIGNED_UP', lastActivityAt: new Date(clock.now()).toISOString() }
    ])
    const { events } = await workspace.call('svc_get_timeline', { customer: 'acme', eventTypes: ['signup'] })
    expect(events).toMatchObject([{ eventType: 'CUSTOM', eventName: 'signup', contact: 'ann@acme.test' }])
  })

  it('throws the refusal of a batch that cannot be taken', async () => {
    const { workspace } = await createTestRapport()
    await expect(workspace.ingest({ events: [] })).rejects.toMatchObject({ name: 'IngestRefusal', status: 400 })
  })
})

describe('puts of customers and users', () => {
  it('are read by the tools at once, and change nothing when repeated', async () => {
    const { workspace } = await createTestRapport()
    const customer = { customerId: 'acme', name: 'Acme', domain: 'acme.test', traits: { plan: 'pro' } }
    const user = { userId: 'u1', email: 'ann@acme.test', name: 'Ann', customer: { customerId: 'acme' } }
    expect(await workspace.customers.put([customer])).toMatchObject([{ externalId: 'acme', created: true }])
    expect(await workspace.users.put([user])).toMatchObject([{ externalId: 'u1', created: true }])
    expect(await workspace.customers.put([customer])).toMatchObject([{ externalId: 'acme', created: false }])
    const { items } = await workspace.call('svc_list_customers', { traitFilters: { plan: 'pro' } })
    expect(items).toMatchObject([{ name: 'Acme', domain: 'acme.test', contactCount: 1 }])
    const users = await workspace.call('svc_list_users', { customerId: 'acme.test' })
    expect(users.items).toMatchObject([{ name: 'Ann', customerName: 'Acme' }])
  })

  it('are refused with index and field, and nothing of the batch is stored', async () => {
    const { workspace } = await createTestRapport()
    const batch = [{ customerId: 'a' }, { customerId: 7 }]
    const put = workspace.customers.put(Object(batch))
    await expect(put).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT', message: 'customers[1].customerId must be a string' })
    expect((await workspace.call('svc_list_customers', {})).items).toEqual([])
  })
})

describe('ingest in process for a plan without website tracking', () => {
  const plans = { apiCall: () => ({ allowed: true }) as const, websiteTracking: async () => false }
  const events = [{ type: 'custom' as const, eventName: 'signup' }]

  it('is refused as over HTTP, stores nothing and is an issue', async () => {
    const { workspace, store, organizationId, post, publicKey } = await createTestRapport({ plans })
    const refusal = await workspace.ingest({ events }).catch((error: unknown) => error)
    const overHttp = await post(`/api/i/v1/${publicKey}/events`, { events })
    expect(refusal).toMatchObject({ name: 'IngestRefusal', status: overHttp.status, message: 'The plan does not include website tracking' })
    expect(refusal instanceof IngestRefusal && refusal.toBody()).toEqual(overHttp.body)
    expect(await store.organization(organizationId).count(tables.events)).toBe(0)
    expect(await workspace.ingestIssues()).toMatchObject([
      { kind: 'refused', message: 'The plan does not include website tracking', count: 2 }
    ])
  })

  it('is told first that the organization does not exist', async () => {
    const { rapport } = await createTestRapport({ plans })
    const nobody = rapport.organization('00000000-0000-8000-8000-000000000000')
    await expect(nobody.ingest({ events })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('ingest issues', () => {
  it('say why events were refused', async () => {
    const { workspace } = await createTestRapport()
    await workspace.ingest({ events: [{ type: 'pageview', url: 'https://x.test/', path: '/' }, { type: 'nonsense' as 'pageview' }] })
    expect(await workspace.ingestIssues()).toMatchObject([{ kind: 'refused', eventType: null, count: 1, sample: { type: 'nonsense' } }])
  })
})

describe('public keys', () => {
  it('are listed oldest first and revoked once', async () => {
    const { workspace, publicKey, clock } = await createTestRapport()
    clock.advance(5)
    const { publicKey: second } = await workspace.publicKeys.create()
    expect(second).toMatch(/^pk_[A-Za-z0-9_-]{32,}$/)
    const revoked = await workspace.publicKeys.revoke(publicKey)
    clock.advance(5)
    expect(await workspace.publicKeys.revoke(publicKey)).toEqual(revoked)
    expect(await workspace.publicKeys.list()).toMatchObject([revoked, { publicKey: second, revokedAt: null }])
    const { workspace: other } = await createTestRapport()
    for (const key of [publicKey, 'x']) await expect(other.publicKeys.revoke(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are not made when a domain is wrong', async () => {
    const { workspace } = await createTestRapport()
    await expect(workspace.publicKeys.create({ domains: ['example.com'] })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
    expect((await workspace.publicKeys.list()).length).toBe(1)
  })
})
