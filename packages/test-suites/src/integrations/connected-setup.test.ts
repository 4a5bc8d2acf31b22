import { integrationConnections, integrationStreams } from '@rapport/core/src/registry/tables.js'
import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { setupSite } from '@rapport/core/src/testing/integrations/setup-site.js'
import { describe, expect, it } from 'vitest'

const handoff = (purpose: string) => ({ kind: 'browser_handoff', purpose })
const key = (apiKey: string) => ({ provider: 'fireflies', credentials: { apiKey } })

describe('svc_setup_integration: what is connected', () => {
  it('asks for a new credential when the stored one is dead, lacks everything, or cannot be opened', async () => {
    const store = memoryStore()
    const { setup, organizationId, apiKey, vendor } = await setupSite({ store })
    await setup(key('good-1'))
    const rows = store.organization(organizationId)
    await rows.update(integrationConnections, {}, { status: 'requires_intervention', reason: 'The provider has ended it' })
    expect(await setup({ provider: 'fireflies' })).toMatchObject({
      status: 'requires_intervention',
      next: handoff('recovery'),
      error: { code: 'CREDENTIAL_REJECTED', message: 'The provider has ended it' }
    })
    const [connection] = await rows.find(integrationConnections)
    const numbers = { full_sync: 0, errors: 0, added: 0, updated: 0, removed: 0, unchanged: 0 }
    const nothing = { succeeded_at: null, reconciled_at: null, gone_at: null, error_message: null }
    const stream = { ...numbers, ...nothing, stream: 'records', state: 'failing', checkpoint: {}, due_at: 0, error_class: 'forbidden' }
    await rows.insert(integrationStreams, [{ ...stream, connection_id: connection?.id ?? '' }])
    expect(await setup({ provider: 'fireflies' })).toMatchObject({ next: handoff('external_setup') })
    expect(await setup(key('good-2'))).toEqual({ status: 'ready', next: null, error: null })

    const changed = await setupSite({ store, secret: 'quite another secret of thirty-two letters' })
    const lost = await changed.setup({ provider: 'fireflies' }, apiKey)
    expect(lost).toMatchObject({ status: 'requires_intervention', next: handoff('recovery'), error: { code: 'CREDENTIAL_REQUIRED' } })
    expect(lost.error?.message).toContain('The secret has changed')
    expect(vendor.requests.length).toBeGreaterThan(0)
  })

  it("keeps to what is the caller's own", async () => {
    const { setup, keyWith, call } = await setupSite()
    const own = await keyWith(['integrations:connect_own'])
    expect(await setup(key('good'), own)).toMatchObject({
      status: 'not_connected',
      next: null,
      error: { code: 'OWNER_REQUIRED', retryable: false }
    })
    expect(await call('svc_begin_integration_setup', { provider: 'slack' }, own)).toMatchObject({
      status: 403,
      body: { code: 'TOOL_CALL_FORBIDDEN' }
    })
    const granola = { provider: 'granola', credentials: { apiKey: 'good' } }
    expect(await setup(granola, own)).toEqual({ status: 'ready', next: null, error: null })
    expect(await setup(granola, own)).toEqual({ status: 'ready', next: null, error: null })
    const another = await keyWith(['integrations:connect_own'])
    expect(await setup(granola, another)).toMatchObject({ status: 'ready', error: { code: 'OWNER_REQUIRED' } })
    expect(await setup({ provider: 'granola' }, another)).toEqual({ status: 'ready', next: null, error: null })
  })

  it('shows no session of another organization', async () => {
    const { setup, rapport, call, send, clock } = await setupSite()
    const sessionId = (await setup({ provider: 'slack' })).next?.sessionId
    const other = rapport.organization((await rapport.organizations.create({ name: 'Other' })).id)
    const { key: theirs } = await other.apiKeys.create({ name: 'k', grants: ['customer_intelligence:read'] })
    expect((await call('svc_get_integration_setup_status', { sessionId })).body).toEqual({ provider: 'slack', status: 'pending' })
    expect((await call('svc_get_integration_setup_status', { sessionId }, theirs)).body).toEqual({ provider: null, status: 'expired' })
    const url = `/api/integrations/connect/status?sessionId=${sessionId}`
    expect((await send({ method: 'GET', url, headers: { authorization: `Bearer ${theirs}` } })).status).toBe(404)
    clock.advance(1)
  })

  it('counts what the plan allows, also when two connect at once', async () => {
    const plans = {
      apiCall: () => ({ allowed: true as const }),
      websiteTracking: () => true,
      integrationConnections: () => ({ plan: 'free', limit: 1 })
    }
    const { setup, call, post, apiKey, signIn, browse } = await setupSite({ plans })
    const waiting = await setup({ provider: 'slack' })
    const both = await Promise.allSettled([setup(key('good')), setup({ provider: 'granola', credentials: { apiKey: 'good' } })])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await call('svc_begin_integration_setup', { provider: 'clerk' })).toMatchObject({
      status: 403,
      body: { code: 'TOOL_CALL_FORBIDDEN', plan: 'free', feature: 'integration_connections' }
    })
    expect(await post('/api/integrations/connect', { provider: 'clerk' }, { authorization: `Bearer ${apiKey}` })).toMatchObject({
      status: 403,
      body: { code: 'plan_connection_limit_exceeded', feature: 'integration_connections', plan: 'free', currentConnections: 1, limit: 1 }
    })
    expect((await signIn(waiting.next?.url ?? '')).body).toContain('The plan free allows 1 connected integrations')
    expect((await browse(waiting.next?.url ?? '')).status).toBe(404)
  })

  it('takes a key without the spaces and line ends around it', async () => {
    const { setup, vendor } = await setupSite()
    expect(await setup({ provider: 'fireflies', credentials: { apiKey: ' good-key\n' } })).toMatchObject({ status: 'ready', error: null })
    expect(vendor.requests.map(({ authorization }) => authorization)).toEqual(['Bearer good-key'])
  })

  it('refuses fields of other variants, and keys that are none', async () => {
    const { call } = await setupSite()
    const wrong: [object, RegExp][] = [
      [{ provider: 'nope' }, /input\.provider must be one of salesforce/],
      [{ provider: 'slack', credentials: {} }, /input\.credentials is not allowed/],
      [{ provider: 'stripe' }, /input\.connectionMode is required/],
      [
        { provider: 'stripe', connectionMode: 'restricted_key', credentials: { apiKey: 'sk_1' } },
        /input\.credentials\.apiKey must match \^rk_/
      ],
      [{ provider: 'granola', credentials: { apiKey: 'a', authScope: 'enterprise' } }, /enterpriseKeyAcknowledged must be true/],
      [
        { provider: 'posthog', credentials: { apiKey: 'phx_123456', region: 'in', projectId: '1' } },
        /input\.credentials\.region must be one of us, eu/
      ],
      [{ provider: 'posthog', credentials: { apiKey: 'phx_123456', region: 'us', projectId: '1a' } }, /input\.credentials\.projectId/],
      [
        {
          provider: 'hubspot',
          configuration: { kind: 'crm_mapping', mappings: [{ pipelineId: 'a', pipelineName: '', mappings: [] }], confirm: false }
        },
        /input\.configuration\.confirm must be true/
      ],
      [{ provider: 'mixpanel', credentials: { username: 'a', secret: 'b', projectId: 'c' } }, /input\.credentials\.region is required/],
      [{ provider: 'fireflies', credentials: { apiKey: ' ' } }, /input\.credentials\.apiKey is needed/],
      // What no header can carry is no vendor's fault, and trying again does not help.
      ...['good\r\nX-Other: 1', 'good key', 'good-ключ'].map((apiKey): [object, RegExp] => [
        { provider: 'fireflies', credentials: { apiKey } },
        /input\.credentials\.apiKey holds characters that cannot be in it/
      ])
    ]
    for (const [input, words] of wrong)
      expect(await call('svc_setup_integration', input)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_TOOL_INPUT', message: expect.stringMatching(words) }
      })
  })
})
