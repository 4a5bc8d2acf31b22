import { integrationConnections } from '@rapport/core/src/registry/tables.js'
import { pipelines } from '@rapport/core/src/testing/integrations/fake-api.js'
import { setupSite } from '@rapport/core/src/testing/integrations/setup-site.js'
import { describe, expect, it } from 'vitest'

const crm = {
  mapping: {
    kind: 'crm_mapping' as const,
    pipelines: async (request: (asked: { path: string }) => Promise<{ body: unknown }>) =>
      (await request({ path: '/pipelines' })).body && pipelines
  }
}
const recommended = [
  {
    pipelineId: 'sales',
    pipelineName: 'Sales',
    mappings: [
      { outlitStage: 'Created', crmStages: [{ id: 's1', name: 'Discovery' }] },
      { outlitStage: 'Quoting', crmStages: [{ id: 's2', name: 'Proposal sent' }] },
      { outlitStage: 'Negotiation', crmStages: [{ id: 's3', name: 'Contract' }] },
      { outlitStage: 'Won', crmStages: [{ id: 's4', name: 'Closed won' }] },
      { outlitStage: 'Lost', crmStages: [{ id: 's5', name: 'Closed lost' }] }
    ]
  }
]
const handoff = (purpose: string) => ({ kind: 'browser_handoff', purpose })
const crmSite = () => setupSite({ connectors: { hubspot: crm as never } })
const key = (apiKey: string) => ({ provider: 'fireflies', credentials: { apiKey } })

describe('svc_setup_integration: signing in', () => {
  it('hands a link over, the same while it is live, and is ready after the sign-in', async () => {
    const { setup, signIn, call } = await setupSite()
    const first = await setup({ provider: 'slack' })
    expect(first).toMatchObject({ status: 'awaiting_auth', next: handoff('authentication'), error: null })
    expect(await setup({ provider: 'slack' })).toEqual(first)
    expect((await call('svc_get_integration_status', { provider: 'slack' })).body).toMatchObject({
      integrations: [{ status: 'awaiting_auth' }]
    })
    await signIn(first.next?.url ?? '')
    expect(await setup({ provider: 'slack' })).toEqual({ status: 'ready', next: null, error: null })
    expect((await call('svc_begin_integration_setup', { provider: 'slack' })).body).toEqual({
      provider: 'slack',
      state: 'already_connected',
      sessionId: null,
      connectUrl: null,
      expiresAt: null
    })
  })

  it('asks a CRM for its mapping, and takes only one that fits', async () => {
    const { setup, signIn, call } = await crmSite()
    const configuration = { kind: 'crm_mapping', mappings: recommended, confirm: true }
    expect(await setup({ provider: 'hubspot', configuration })).toMatchObject({ status: 'awaiting_auth', next: handoff('authentication') })
    const { next } = await setup({ provider: 'hubspot' })
    await signIn(next?.url ?? '')
    const asked = await setup({ provider: 'hubspot' })
    expect(asked).toEqual({ status: 'setup_required', next: { kind: 'crm_mapping', recommendation: recommended }, error: null })
    const [sales] = recommended
    const without = sales?.mappings.slice(1)
    const wrong: [unknown, RegExp][] = [
      [[{ ...sales, pipelineId: 'none' }], /configuration\.mappings\[0\]\.pipelineId names no pipeline/],
      [[{ ...sales, mappings: without }], /leaves out the stage "s1"/],
      [
        [{ ...sales, mappings: [...(sales?.mappings ?? []), { outlitStage: 'Won', crmStages: [{ id: 's1', name: '' }] }] }],
        /crmStages\[0\]\.id names a stage that stands before/
      ],
      [[{ ...sales, mappings: [{ outlitStage: 'Won', crmStages: [{ id: 'x', name: '' }] }] }], /names no stage/]
    ]
    for (const [mappings, words] of wrong) {
      const refused = await call('svc_setup_integration', { provider: 'hubspot', configuration: { ...configuration, mappings } })
      expect(refused).toMatchObject({ status: 422, body: { code: 'UNPROCESSABLE', message: expect.stringMatching(words) } })
    }
    expect(await setup({ provider: 'hubspot', configuration })).toEqual({ status: 'ready', next: null, error: null })
    expect(await setup({ provider: 'hubspot', configuration })).toEqual({ status: 'ready', next: null, error: null })
    expect(await setup({ provider: 'hubspot' })).toEqual({ status: 'ready', next: null, error: null })
  })

  it('leaves nothing to decide where a CRM has no stages, or its deals cannot be read', async () => {
    for (const read of [async () => [], async (request: (asked: { path: string }) => Promise<unknown>) => request({ path: '/missing' })]) {
      const { setup, signIn } = await setupSite({ connectors: { hubspot: { mapping: { kind: 'crm_mapping', pipelines: read } } as never } })
      const { next } = await setup({ provider: 'hubspot' })
      await signIn(next?.url ?? '')
      expect(await setup({ provider: 'hubspot' })).toEqual({ status: 'ready', next: null, error: null })
    }
  })

  it('begins anew when the session failed or ran out, and says what is missing where nobody can sign in', async () => {
    const { setup, signIn, clock } = await setupSite()
    const first = await setup({ provider: 'slack' })
    await signIn(first.next?.url ?? '', 'access_denied')
    const second = await setup({ provider: 'slack' })
    expect(second.next?.sessionId).not.toBe(first.next?.sessionId)
    clock.advance(15 * 60_000)
    const third = await setup({ provider: 'slack' })
    expect(third.next?.sessionId).not.toBe(second.next?.sessionId)
    const none = { status: 'not_connected', next: null, error: { code: 'HANDOFF_UNAVAILABLE', retryable: false } }
    for (const lacking of [{ secret: undefined }, { publicUrl: undefined }]) {
      const bare = await setupSite(lacking as never)
      expect(await bare.setup({ provider: 'slack' })).toMatchObject(none)
      expect(await bare.call('svc_begin_integration_setup', { provider: 'slack' })).toMatchObject({
        status: 422,
        body: { code: 'UNPROCESSABLE', message: `Slack cannot be connected on a page: Set ${Object.keys(lacking)[0]}` }
      })
    }
    expect(await (await setupSite()).setup({ provider: 'attio' })).toMatchObject(none)
  })
})

describe('svc_setup_integration: keys', () => {
  it('needs one, proves it before anything is stored, and says what to fix', async () => {
    const { setup, vendor, store, organizationId } = await setupSite()
    expect(await setup({ provider: 'granola' })).toMatchObject({
      status: 'awaiting_auth',
      next: handoff('authentication'),
      error: { code: 'CREDENTIAL_REQUIRED', retryable: false }
    })
    expect(await (await setupSite({ publicUrl: undefined } as never)).setup({ provider: 'granola' })).toMatchObject({
      status: 'not_connected',
      next: null,
      error: { code: 'CREDENTIAL_REQUIRED' }
    })
    expect(await setup(key('bad-key'))).toMatchObject({
      status: 'not_connected',
      next: null,
      error: { code: 'CREDENTIAL_REJECTED', retryable: false }
    })
    vendor.behaviour.apiStatus = 503
    expect(await setup(key('good-key'))).toMatchObject({ status: 'not_connected', error: { code: 'TRANSIENT_FAILURE', retryable: true } })
    vendor.behaviour.apiStatus = 403
    expect(await setup(key('good-key'))).toMatchObject({
      error: { code: 'CREDENTIAL_REJECTED', message: expect.stringContaining('The API says so') }
    })
    delete vendor.behaviour.apiStatus
    vendor.behaviour.missing = [{ permission: 'records:read', streams: ['records', 'others'] }]
    expect(await setup(key('good-key'))).toMatchObject({ error: { message: 'Fireflies: Nothing can be read with it: allow records:read' } })
    vendor.behaviour.account = { id: 'refused', name: '' }
    expect(await setup(key('good-key'))).toMatchObject({
      error: { message: 'Fireflies: Allow the permission "Accounts: read" to the key' }
    })
    expect(await store.organization(organizationId).count(integrationConnections)).toBe(0)
    vendor.behaviour.missing = []
    vendor.behaviour.account = { id: 'acct_1', name: 'Acme' }
    expect(await setup(key('good-key'))).toEqual({ status: 'ready', next: null, error: null })
  })

  it('replaces the key of the same account, and leaves the connection of another one', async () => {
    const { setup, vendor, store, organizationId } = await setupSite()
    await setup(key('good-1'))
    const rows = store.organization(organizationId)
    const [before] = await rows.find(integrationConnections)
    expect(await setup(key('good-2'))).toEqual({ status: 'ready', next: null, error: null })
    vendor.behaviour.account = { id: 'acct_2', name: 'Globex' }
    expect(await setup(key('good-3'))).toEqual({
      status: 'ready',
      next: null,
      error: {
        code: 'CONNECTION_CONFLICT',
        message: 'Fireflies is connected to Acme (acct_1), and this is Globex (acct_2): disconnect first',
        retryable: false
      }
    })
    expect((await rows.find(integrationConnections)).map(({ id }) => id)).toEqual([before?.id])
    expect(await setup({ provider: 'fireflies' })).toEqual({ status: 'ready', next: null, error: null })
  })

  it('stripe: a restricted key replaces a sign-in of the same account', async () => {
    const { setup, signIn } = await setupSite()
    const oauth = { provider: 'stripe', connectionMode: 'oauth' }
    await signIn((await setup(oauth)).next?.url ?? '')
    expect(await setup({ provider: 'stripe', connectionMode: 'restricted_key', credentials: { apiKey: 'rk_live_1' } })).toEqual({
      status: 'ready',
      next: null,
      error: null
    })
    expect(await setup(oauth)).toMatchObject({ status: 'ready', next: handoff('authentication'), error: null })
  })

  it('mixpanel: shows a preview, and is ready with a mapping', async () => {
    const events = [
      { keys: { $group_company: 'acme', plan: 'a' }, email: 'ann@acme.com', isIdentified: true },
      { keys: { plan: 'b' }, email: 'bob@gmail.com', isIdentified: true },
      { keys: {}, isIdentified: false },
      { keys: { plan: 'b' }, isIdentified: true }
    ]
    const sample = async () => ({ startAt: Date.UTC(2026, 2, 1), endAt: Date.UTC(2026, 2, 2), events })
    const { setup, workspace } = await setupSite({ connectors: { mixpanel: { mapping: { kind: 'mixpanel_mapping', sample } } } })
    await workspace.customers.put([{ customerId: 'x', domain: 'acme.com' }])
    const credentials = { username: 'good-user', secret: 'good-secret', projectId: '1', region: 'eu' }
    expect(await setup({ provider: 'mixpanel', credentials })).toEqual({
      status: 'setup_required',
      next: {
        kind: 'mixpanel_mapping',
        preview: {
          sampleSize: 4,
          sampleWindowStartAt: '2026-03-01T00:00:00.000Z',
          sampleWindowEndAt: '2026-03-02T00:00:00.000Z',
          accountKeyCoveragePct: 75,
          emailOrDomainCoveragePct: 25,
          unmappedPct: 25,
          matchedCustomerCount: 1,
          opaqueOnlyUnmappedCount: 1,
          candidateAccountKeys: [
            { key: 'plan', count: 3, coveragePct: 75 },
            { key: '$group_company', count: 1, coveragePct: 25 }
          ],
          unmappedReasons: [
            { reason: 'missing_account_key', count: 1 },
            { reason: 'missing_email_or_domain', count: 3 },
            { reason: 'no_matching_customer', count: 3 }
          ],
          warnings: []
        }
      },
      error: null
    })
    const configuration = { kind: 'mixpanel_mapping', mapping: { mode: 'email_domain' }, confirm: true }
    expect(await setup({ provider: 'mixpanel', configuration })).toEqual({ status: 'ready', next: null, error: null })
  })
})
