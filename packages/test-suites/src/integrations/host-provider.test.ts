import { providerIds } from '@rapport/core'
import { catalogue } from '@rapport/core/connector'
import { registry, type Tool } from '@rapport/core/operations'
import { setupSite } from '@rapport/core/src/testing/integrations/setup-site.js'
import { describe, expect, it } from 'vitest'
import { seeSignals } from '../automations/see-signals.js'
import { AcmeCrm, acmeCrm, acmeKey } from './host-crm.js'

const provider = 'acme-crm'

async function hostSite() {
  const acme = new AcmeCrm()
  const site = await setupSite({ providers: [acmeCrm], http: acme.http })
  const { integrations } = site.workspace
  const authorization = `Bearer ${site.apiKey}`
  const get = async (path: string) => Object((await site.send({ method: 'GET', url: `/api${path}`, headers: { authorization } })).body)
  const ask = async (path: string, body: object) => {
    const answer = await site.post(`/api${path}`, body, { authorization })
    return { status: answer.status, body: Object(answer.body) }
  }
  const names = async () => (await site.workspace.call('svc_list_customers', {})).items.map(({ name }) => name).sort()
  const pass = async (milliseconds = 0) => {
    site.clock.advance(milliseconds)
    await site.rapport.runDue()
  }
  return { ...site, acme, integrations, get, ask, names, pass }
}

describe('a provider that a host defines in its own code', () => {
  it('is listed behind those of the catalogue, with its fields and its channels', async () => {
    const { integrations, get, call } = await hostSite()
    const { items } = await get('/integrations')
    expect(items).toHaveLength(16)
    expect(items.at(-1)).toEqual({ id: provider, name: 'Acme CRM', category: 'crm', status: 'not_connected' })
    expect(await integrations.list()).toEqual(items)
    const shown = { provider, name: 'Acme CRM', category: 'crm', authType: 'api_key', setupMode: 'human_controlled' }
    const { providers } = await get(`/integrations/capabilities?provider=${provider}`)
    expect(providers).toMatchObject([
      {
        ...shown,
        availability: 'available',
        connectBy: ['key'],
        fields: [
          { name: 'apiKey', secret: true },
          { name: 'cluster', label: 'Cluster', secret: false }
        ],
        channel: { type: 'ACME_CRM_CHANNEL', example: 'room-1' }
      }
    ])
    expect((await call('svc_get_integration_capabilities', { provider })).body).toMatchObject({
      providers: [{ ...shown, browserHandoffAvailable: true }]
    })
    expect((await call('svc_get_integration_status', { provider })).body).toEqual({
      integrations: [{ provider, name: 'Acme CRM', category: 'crm', status: 'not_connected' }]
    })
    expect((await call('svc_get_integration_status', { provider: 'other-crm' })).body).toMatchObject({
      code: 'INVALID_TOOL_INPUT',
      message: expect.stringMatching(/^input\.provider must be one of salesforce, .*clerk, acme-crm$/)
    })
  })

  it('is connected, read, told of by webhooks, sent to, and disconnected', async () => {
    const { acme, integrations, get, ask, post, names, pass, workspace, rapport } = await hostSite()
    const connected = await ask('/integrations/connect', { provider, config: { credentials: acmeKey } })
    expect(connected).toMatchObject({ status: 200, body: { connected: true, alreadyConnected: false } })
    await pass()
    expect(await names()).toEqual(['Globex'])
    expect(await integrations.list({ connectedOnly: true })).toMatchObject([{ id: provider, status: 'connected', syncStatus: 'idle' }])
    expect(await get(`/integrations/sync-status?provider=${provider}`)).toMatchObject({
      provider,
      status: 'ready',
      syncs: [{ model: 'companies', status: 'idle', counts: { added: 1 } }]
    })

    acme.companies.push({ id: '2', name: 'Initech', domain: 'initech.example', owner: 'ann@team.test' })
    const { text, headers } = acme.hook({ workspace: 'acme-1' })
    expect(await post(`/api/webhooks/${provider}`, text, { 'x-acme-signature': 'forged' })).toMatchObject({ status: 401 })
    expect(await post(`/api/webhooks/${provider}`, text, headers)).toMatchObject({ status: 200 })
    await pass(1_000)
    expect(await names()).toEqual(['Globex', 'Initech'])
    expect(await integrations.runs(provider)).toMatchObject([{ cause: 'webhook', status: 'succeeded' }, { cause: 'connected' }])

    const type = 'ACME_CRM_CHANNEL'
    const made = await ask('/destinations', { type, channelId: 'room-1', label: 'News' })
    expect(made.body.destination).toMatchObject({ provider: 'ACME_CRM', kind: type, syncStatus: 'PENDING_PROVIDER_SYNC' })
    await pass(1_000)
    const { id } = made.body.destination
    expect((await get(`/destinations/${id}`)).destination).toMatchObject({ syncStatus: 'SYNCED', maskedConfig: { channelId: 'room-1' } })
    await ask(`/destinations/${id}/test`, {})
    await pass(1_000)
    expect(acme.rooms.get('room-1')).toEqual([{ id: expect.any(String), text: 'Test message' }])
    expect((await get('/destinations')).destinations).toMatchObject([{ id, recentDeliveries: [{ status: 'DELIVERED' }] }])
    const figures = (await rapport.metrics()).split('\n')
    expect(figures).toContain(`rapport_sync_records_total{provider="${provider}",result="added"} 2`)
    expect(figures).toContain(`rapport_sync_connections{provider="${provider}",status="ready"} 1`)
    expect(figures).toContain(`rapport_sync_success_age_seconds{provider="${provider}"} 2`)
    expect(figures).toContain(`rapport_deliveries_total{provider="${provider}",outcome="delivered"} 1`)
    const renamed = await workspace.call('svc_update_destination', { id, type, label: 'Customer news' })
    expect(renamed.destination).toMatchObject({ name: 'Customer news', kind: type })

    await integrations.disconnect(provider, { data: 'remove' })
    await pass(1_000)
    expect(await names()).toEqual([])
    expect(await get('/integrations?connectedOnly=true')).toEqual({ items: [] })
    expect((await get(`/destinations/${id}`)).destination).toMatchObject({ syncStatus: 'PENDING_PROVIDER_SYNC' })
  })

  it('is named by the schemas of its process, beside those of the catalogue; the published ones keep theirs', async () => {
    const { get, rapport, apiKey, send } = await hostSite()
    const { tools } = await rapport.authorize(`Bearer ${apiKey}`)
    const status = (tool: Tool | undefined) => Object(tool?.input).properties.provider.examples
    expect(status(tools.svc_get_integration_status)).toEqual([...providerIds, provider])
    expect(status(registry.svc_get_integration_status)).toEqual([...providerIds])
    const variantOf = (tool: Tool | undefined): object[] =>
      Object(tool?.input).anyOf.filter((variant: object) => Object(variant).properties.provider.const === provider)
    expect(variantOf(tools.svc_setup_integration)).toMatchObject([
      { properties: { credentials: { required: ['apiKey', 'cluster'], properties: { apiKey: { pattern: '^ak_' } } } } }
    ])
    expect(variantOf(registry.svc_setup_integration)).toEqual([])
    expect(tools.svc_list_customers).toBe(registry.svc_list_customers)
    const kind = (tool: Tool | undefined) => Object(tool?.input).properties.type.examples
    expect(kind(tools.svc_create_destination)).toEqual(['SLACK_CHANNEL', 'ACME_CRM_CHANNEL'])

    const document = JSON.stringify((await send({ method: 'GET', url: '/openapi.json' })).body)
    const ids = JSON.stringify([...providerIds]).slice(0, -1)
    expect(document).toContain(`${ids},"${provider}"]`)
    expect(document).not.toContain(`${ids}]`)
    const published = JSON.stringify((await (await setupSite({})).send({ method: 'GET', url: '/openapi.json' })).body)
    expect(published).toContain(`${ids}]`)
    expect(published).not.toContain(provider)
    expect((await get('/integrations')).items.map(({ id }: { id: string }) => id)).toEqual([...providerIds, provider])
  })

  it('is connected on its page by the fields of its descriptor', async () => {
    const { integrations, browse, linkIn, pass, names } = await hostSite()
    const link = (await integrations.begin(provider))?.connectUrl ?? ''
    const page = await browse(link)
    expect(page.body).toContain('Find it in Acme under Settings.')
    const form_token = linkIn(page, /name="form_token" value="([^"]+)"/)
    expect((await browse(`${link}/key`, { form_token, apiKey: 'no key', cluster: 'eu' })).body).toContain('API key')
    expect((await browse(`${link}/key`, { form_token, ...acmeKey })).body).toContain('Acme CRM')
    await pass()
    expect(await names()).toEqual(['Globex'])
  })

  it('has what its setup takes checked by its descriptor', async () => {
    const { call, setup } = await hostSite()
    const wrong: [object, string][] = [
      [{ credentials: { apiKey: 'sk_1', cluster: 'eu' } }, 'input.credentials.apiKey must match ^ak_'],
      [{ credentials: { apiKey: acmeKey.apiKey } }, 'input.credentials.cluster is required'],
      [{ credentials: { ...acmeKey, token: 'x' } }, 'input.credentials.token is not allowed'],
      [{ connectionMode: 'oauth' }, 'input.connectionMode is not allowed'],
      [{ configuration: { kind: 'crm_mapping', mappings: [], confirm: true } }, 'input.configuration']
    ]
    for (const [input, words] of wrong)
      expect(await call('svc_setup_integration', { provider, ...input })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_TOOL_INPUT', message: expect.stringContaining(words) }
      })
    expect(await setup({ provider, credentials: { ...acmeKey, apiKey: 'ak_another' } })).toMatchObject({
      error: { code: 'CREDENTIAL_REJECTED' }
    })
    expect(await setup({ provider, credentials: acmeKey })).toEqual({ status: 'ready', next: null, error: null })
  })

  it('is not connected where its check returns no account, and the answer says what is wrong', async () => {
    const faults: [unknown, string][] = [
      [{ id: null, name: null }, 'check must return the id of the account as a text that is not empty'],
      [{ id: ' ', name: null }, 'check must return the id of the account as a text that is not empty'],
      [{ id: 7, name: 'Acme' }, 'check must return the id of the account as a text that is not empty'],
      [undefined, 'check must return the id of the account as a text that is not empty'],
      [{ id: 'acme-1' }, 'check must return the name of the account as a text, or null']
    ]
    for (const [account, fault] of faults) {
      // As a host's own connector in JavaScript may return it.
      const check = async () => Object(JSON.parse(JSON.stringify(account ?? null)))
      const { setup, workspace } = await setupSite({ providers: [{ ...acmeCrm, check }], http: new AcmeCrm().http })
      expect(await setup({ provider, credentials: acmeKey })).toMatchObject({
        status: 'not_connected',
        error: { code: 'CREDENTIAL_REJECTED', message: `Acme CRM: The connector acme-crm has a fault: ${fault}` }
      })
      expect(await workspace.integrations.list({ connectedOnly: true })).toEqual([])
    }
  })

  it('takes a sign-in, like those of the catalogue', async () => {
    const descriptor = { ...catalogue.slack, name: 'Acme Chat' }
    const { signIn, setup, workspace } = await setupSite({ connectors: { slack: { id: 'acme-chat', descriptor } } })
    const { next } = await setup({ provider: 'acme-chat' })
    expect((await signIn(next?.url ?? '')).body).toContain('Acme Chat')
    expect(await workspace.integrations.list({ connectedOnly: true })).toMatchObject([{ id: 'acme-chat', status: 'connected' }])
  })

  it('tells what automations see', async () => {
    const { acme, ask, pass, workspace, store, organizationId, clock } = await hostSite()
    await ask('/integrations/connect', { provider, config: { credentials: acmeKey } })
    await ask('/destinations', { type: 'ACME_CRM_CHANNEL', channelId: 'room-1', label: 'News', isDefault: true })
    await pass(1_000)
    const { signal } = await workspace.signals.create({
      kind: 'EVENT_PATTERN',
      name: 'No export',
      definition: { detection: 'event_absence', eventNames: ['exported'], days: 14 }
    })
    await workspace.automations.create({ name: 'News', enabled: true, triggerType: 'SIGNAL_OCCURRENCE', signalIds: [signal.id] })
    const [globex] = (await workspace.call('svc_list_customers', {})).items
    await seeSignals(store, organizationId, [{ signalId: signal.id, customerId: globex?.id ?? '' }], clock.now())
    for (let passes = 0; passes < 3; passes++) await pass(60_000)
    expect(acme.rooms.get('room-1')).toMatchObject([{ text: expect.any(String) }])
  })

  it('has its word count by its precedence', async () => {
    const owners = { ann: 15, bob: 25 }
    for (const [owner, precedence] of Object.entries(owners)) {
      const acme = new AcmeCrm()
      const other = { ...acmeCrm, id: 'other-crm', descriptor: { ...acmeCrm.descriptor, precedence: 20 } }
      const own = { ...acmeCrm, descriptor: { ...acmeCrm.descriptor, precedence } }
      const { workspace, rapport } = await setupSite({ providers: [own, other], http: acme.http })
      await workspace.members.put(['ann', 'bob'].map((id) => ({ id, email: `${id}@team.test`, name: id })))
      await workspace.integrations.connect(provider, { config: { credentials: acmeKey } })
      await rapport.runDue()
      acme.companies = acme.companies.map((company) => ({ ...company, owner: 'bob@team.test' }))
      await workspace.integrations.connect('other-crm', { config: { credentials: acmeKey } })
      await rapport.runDue()
      const { items } = await workspace.call('svc_list_customers', {})
      expect(items).toMatchObject([{ name: 'Globex', owner: { id: owner } }])
    }
  })

  it('shares a channel’s id with another provider, and nothing else', async () => {
    const { ask, get, pass } = await hostSite()
    await ask('/integrations/connect', { provider, config: { credentials: acmeKey } })
    for (const type of ['ACME_CRM_CHANNEL', 'SLACK_CHANNEL'])
      expect(await ask('/destinations', { type, channelId: 'room-1', label: type })).toMatchObject({ status: 200 })
    expect(await ask('/destinations', { type: 'ACME_CRM_CHANNEL', channelId: 'room-1', label: 'x' })).toMatchObject({ status: 409 })
    expect(await ask('/destinations', { type: 'PYLON_CHANNEL', channelId: 'room-1', label: 'x' })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('type must be one of SLACK_CHANNEL, ACME_CRM_CHANNEL') }
    })
    await pass(1_000)
    const { destinations } = await get('/destinations')
    for (const { id } of destinations) await ask(`/destinations/${id}/test`, {})
    await pass(1_000)
    const outcomes = (await get('/destinations')).destinations.map(
      (each: { kind: string; syncStatus: string; recentDeliveries: { status: string; error: string | null }[] }) => [
        each.kind,
        each.syncStatus,
        each.recentDeliveries[0]?.status,
        each.recentDeliveries[0]?.error
      ]
    )
    expect(outcomes).toEqual([
      ['ACME_CRM_CHANNEL', 'SYNCED', 'DELIVERED', null],
      ['SLACK_CHANNEL', 'PENDING_PROVIDER_SYNC', 'FAILED', 'Slack is not connected: connect it first']
    ])
  })
})
