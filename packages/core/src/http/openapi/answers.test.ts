import { describe, expect, it } from 'vitest'
import { resources } from '../../registry/resources.js'
import { askDashboards } from '../../testing/openapi/ask-dashboards.js'
import { askDestinations } from '../../testing/openapi/ask-destinations.js'
import { askDigest } from '../../testing/openapi/ask-digest.js'
import { askLists } from '../../testing/openapi/ask-lists.js'
import { askMoney } from '../../testing/openapi/ask-money.js'
import { askWork } from '../../testing/openapi/ask-work.js'
import {
  askOfAudit,
  askOfBriefing,
  askOfOperation,
  askOfPeople,
  askOfPersonalData,
  askOfTeam
} from '../../testing/openapi/console-questions.js'
import { describedSite, document } from '../../testing/openapi/described-site.js'

describe('what the routes answer', () => {
  it('is what the document says, of every operation', async () => {
    const site = await describedSite()
    const { ask, seen, publicKey, rapport, workspace, clock } = site
    const nobody = '00000000-0000-4000-8000-000000000001'
    const call = (tool: string, input: unknown = {}) => ask('POST', '/api/tools/call', { tool, input })
    for (const tool of ['svc_list_customers', 'svc_list_users', 'svc_list_workspace_users', 'svc_list_features', 'svc_no_such'])
      await call(tool)
    await call('svc_get_customer', { customer: 'nobody' })
    await ask('POST', '/api/tools/call', '{')
    await ask('POST', '/api/tools/call', {}, {})

    const events = `/api/i/v1/${publicKey}/events`
    await ask('POST', events, { events: [{ type: 'pageview' }, { type: 'nothing' }] }, {})
    await ask('POST', events, {}, {})
    await ask('POST', events, {}, { origin: 'https://evil.example' })
    await ask('OPTIONS', events, undefined, { origin: 'https://app.example.com' })
    await ask('OPTIONS', events, undefined, { origin: 'https://evil.example' })

    await ask('POST', '/api/validate-api-key')
    await ask('POST', '/api/validate-api-key', undefined, {})

    await askDestinations(site, nobody)

    const digest = { name: 'Digest', triggerType: 'SCHEDULE', schedule: { cadence: 'hourly' }, enabled: true }
    const raised = await ask('POST', '/api/attention', { customer: { customerId: 'acme' }, cause: 'quota', title: 'Quota' })
    await ask('POST', '/api/attention', { customer: { customerId: 'nobody' }, cause: 'quota', title: 'Quota' })
    await ask('POST', '/api/attention', { title: 'Quota' })
    await ask('POST', `/api/attention/${Object(raised.body).id}/resolve`, {})
    await ask('POST', `/api/attention/${nobody}/resolve`, {})
    await ask('GET', `/api/attention/${Object(raised.body).id}/words`)
    await ask('GET', `/api/attention/${nobody}/words`)

    await askWork(ask, Object(raised.body).id, nobody)
    const watched = await ask('POST', '/api/signals', { kind: 'EVENT_MATCH', name: 'Signed up', definition: { eventNames: ['signed_up'] } })
    await ask('POST', '/api/signals', { kind: 'EVENT_PATTERN', name: 'Signed up', definition: { eventNames: ['signed_up'] } })
    await ask('POST', '/api/signals/preview', { kind: 'EVENT_PATTERN', definition: { detection: 'event_absence', days: 7 } })
    await ask('GET', '/api/signals')
    await ask('GET', '/api/signals?cursor=x')
    await ask('GET', '/api/signals/options')
    await ask('PATCH', '/api/signals/built-in/quiet_account', { enabled: true, settings: { days: 14 } })
    await ask('PATCH', '/api/signals/built-in/quiet_account', { settings: { weeks: 2 } })
    await ask('PATCH', '/api/signals/built-in/nobody', { enabled: true })
    const signal = `/api/signals/${Object(watched.body).signal.id}`
    await ask('GET', signal)
    await ask('GET', `/api/signals/${nobody}`)
    await ask('PATCH', signal, { description: 'Somebody signed up' })
    await ask('GET', `${signal}/occurrences`)
    await ask('GET', `/api/signals/${nobody}/occurrences`)
    for (const _ of [1, 2]) await ask('POST', `${signal}/archive`)

    await askLists(ask)
    await askDashboards(ask)
    await askDigest(site)

    const automation = await ask('POST', '/api/automations', digest)
    await ask('POST', '/api/automations', { ...digest, schedule: null })
    await ask('GET', '/api/automations')
    await ask('GET', '/api/automations?cursor=x')
    const its = `/api/automations/${Object(automation.body).automation.id}`
    await ask('GET', its)
    await ask('GET', `/api/automations/${nobody}`)
    await ask('PATCH', its, { cooldownHours: 1, audienceFilter: { billingStatuses: ['PAYING'] } })
    clock.advance(3_600_000)
    await rapport.runDue()
    const runs = await ask('GET', `${its}/runs`)
    await ask('GET', `${its}/runs/${Object(runs.body).items[0].id}`)
    await ask('GET', `${its}/runs/${nobody}`)
    await ask('POST', `${its}/dry-run`)
    for (const change of ['disable', 'enable', 'archive', 'enable']) await ask('POST', `${its}/${change}`)

    const agent = await ask('POST', '/api/agents', { displayName: 'A', instructions: 'B' })
    await ask('POST', '/api/agents', { displayName: 'A', instructions: 'B', tools: ['svc_assign_customer_owner'] })
    await ask('GET', '/api/agents')
    await ask('GET', '/api/agents?cursor=x')
    const agents = `/api/agents/${Object(agent.body).agent.id}`
    await ask('GET', agents)
    await ask('GET', `/api/agents/${nobody}`)
    await ask('PATCH', agents, { maxItemsToSurface: 3 })
    await ask('PATCH', agents, { maxItemsToSurface: 0 })
    for (const change of ['enable', 'disable']) await ask('POST', `${agents}/${change}`)
    const started = await ask('POST', `${agents}/runs`)
    await rapport.runDue()
    await ask('GET', `${agents}/runs`)
    await ask('GET', `${agents}/runs/${Object(started.body).run.id}`)
    await ask('GET', `${agents}/runs/${nobody}`)

    for (const { noun, example, queryExample } of Object.values(resources)) {
      await ask('PUT', `/api/${noun}`, { items: [example] })
      await ask('PUT', `/api/${noun}`, { items: [{}] })
      await ask('GET', `/api/${noun}?${new URLSearchParams(Object(queryExample))}`)
      await ask('GET', `/api/${noun}?limit=0`)
    }
    for (const noun of ['customers', 'users']) {
      const listed = await ask('GET', `/api/${noun}`)
      await ask('GET', `/api/${noun}/${Object(listed.body).items[0].id}`)
      await ask('GET', `/api/${noun}/${nobody}`)
      await ask('GET', `/api/${noun}/find?id=${nobody}`)
      await ask('GET', `/api/${noun}/find?id=${Object(listed.body).items[0].id}`)
      await ask('GET', `/api/${noun}/find`)
      if (noun === 'users') await askOfPeople(site, [Object(listed.body).items[0].id, nobody])
      if (noun !== 'customers') continue
      await ask('GET', '/api/customers/health')
      await ask('GET', '/api/customers/assessment')
      await ask('GET', '/api/customers/assessments?states=calm,unknown&limit=1')
      await ask('GET', '/api/customers/assessments?states=happy')
      await askOfBriefing(site, [Object(listed.body).items[0].id, nobody])
      for (const id of [Object(listed.body).items[0].id, nobody]) {
        await ask('GET', `/api/customers/${id}/health`)
        await ask('GET', `/api/customers/${id}/assessment`)
        await ask('GET', `/api/customers/health?id=${id}`)
        await ask('GET', `/api/customers/assessment?id=${id}`)
        await ask('DELETE', `/api/customers/${id}/owner`)
        await ask('GET', `/api/customers/${id}/unanswered-problems?patienceDays=2`)
      }
    }
    await ask('GET', '/api/health/model')
    await ask('POST', '/api/health/model/fit')
    await ask('PUT', '/api/facts/f_1/status', { status: 'RESOLVED' })
    await ask('PUT', '/api/facts/nothing/status', { status: 'RESOLVED' })
    await ask('GET', '/api/facts/f_1/history')
    await ask('GET', '/api/facts/nothing/history')
    for (const name of ['f_1', 'nothing']) {
      await ask('POST', `/api/facts/${name}/confirm`)
      await ask('POST', `/api/facts/${name}/dismiss`, { reason: 'Not ours.' })
    }
    await ask('POST', '/api/facts/f_1/dismiss', { reason: 5 })
    await ask('GET', '/api/facts/patterns')
    await ask('POST', '/api/facts/patterns/reset', { factType: 'CHURN_RISK' })
    await ask('POST', '/api/facts/patterns/reset', { factType: 'NOTHING' })
    await ask('POST', '/api/search', { query: 'what about invoices', limit: 5 })
    await ask('POST', '/api/search', { query: 'invoices', customer: 'nobody.test' })
    await ask('POST', '/api/search', { query: '' })
    await askOfTeam(site, nobody)

    const integrations = '/api/integrations'
    for (const path of [
      '',
      '?connectedOnly=true',
      '/capabilities',
      '/capabilities?provider=',
      '/sync-status?provider=stripe',
      '/sync-status?provider=x'
    ])
      await ask('GET', `${integrations}${path}`)
    await ask('POST', `${integrations}/connect`, { provider: 'stripe' })
    await ask('POST', `${integrations}/connect`, { provider: 'x' })
    await ask('POST', `${integrations}/connect`, { provider: 'fireflies', config: { credentials: { apiKey: 'good-key' } } })
    await ask('POST', `${integrations}/connect`, { provider: 'fireflies', config: { credentials: { apiKey: 'bad-key' } } })
    await ask('POST', `${integrations}/connect`, { provider: 'fireflies', config: { keys: 1 } })
    await ask('POST', `${integrations}/connect`, { provider: 'gong' })
    const link = await ask('POST', `${integrations}/connect`, { provider: 'slack' })
    await ask('GET', `${integrations}/connect/status?sessionId=${Object(link.body).sessionId}`)
    await ask('GET', `${integrations}/connect/status?sessionId=${nobody}`)
    for (const provider of ['fireflies', 'gong', 'hubspot'])
      await ask('POST', `${integrations}/webhook`, { provider, secret: 'a-signing-secret' })
    for (const provider of ['fireflies', 'stripe', 'x']) await ask('GET', `${integrations}/runs?provider=${provider}`)
    for (const path of ['sync', 'sync-status?provider=fireflies', 'disconnect'])
      await ask(path.includes('?') ? 'GET' : 'POST', `${integrations}/${path}`, path.includes('?') ? undefined : { provider: 'fireflies' })
    for (const path of ['sync', 'disconnect']) await ask('POST', `${integrations}/${path}`, { provider: 'fireflies' })

    await askMoney(ask)
    await ask('GET', '/api/settings/reading')
    await ask('PUT', '/api/settings/reading', { competitors: ['Brightloop'], codeNames: [{ name: 'Bluebird', customer: null }] })
    await ask('PUT', '/api/settings/reading', { products: ['x'] })
    await ask('GET', '/api/settings/website-tracking')
    await ask('PATCH', '/api/settings/website-tracking', { domains: ['https://app.example.com'] })
    await ask('PATCH', '/api/settings/website-tracking', '[]')
    const key = await ask('POST', '/api/settings/api-keys', {
      name: 'agent',
      grants: ['analytics:read'],
      expiresAt: '2100-01-01T00:00:00Z'
    })
    await ask('POST', '/api/settings/api-keys', { name: 'agent', grants: [] }, { authorization: `Bearer ${Object(key.body).key}` })
    await ask('GET', '/api/settings/api-keys')
    await ask('GET', `/api/settings/api-keys/find?prefix=${Object(key.body).apiKey.prefix}`)
    await ask('GET', '/api/settings/api-keys/find?prefix=x')
    const itsPath = `/api/settings/api-keys/${Object(key.body).apiKey.id}`
    await ask('PATCH', itsPath, { name: 'reader' })
    await ask('PATCH', itsPath, {})
    await ask('POST', `${itsPath}/rotate`, { overlapSeconds: 60 })
    await ask('DELETE', itsPath)
    await ask('PATCH', itsPath, { name: 'reader' })
    await ask('POST', `${itsPath}/rotate`, {})
    await ask('POST', `/api/settings/api-keys/${nobody}/rotate`, {})
    await ask('PATCH', `/api/settings/api-keys/${nobody}`, { name: 'reader' })
    await ask('DELETE', `/api/settings/api-keys/${nobody}`)
    const publicKeys = '/api/settings/public-keys'
    const page = await ask('POST', publicKeys, { domains: ['https://shop.example.com'], trust: { billing: 'record' } })
    await ask('POST', publicKeys, { trust: { billing: 'deny' } })
    await ask('GET', publicKeys)
    await ask('PATCH', `${publicKeys}/${Object(page.body).publicKey}/trust`, { stage: 'record' })
    await ask('PATCH', `${publicKeys}/pk_none/trust`, { stage: 'record' })
    await ask('DELETE', `${publicKeys}/${Object(page.body).publicKey}`)
    await ask('DELETE', `${publicKeys}/pk_none`)
    const verification = '/api/settings/identity-verification'
    for (const change of ['enable', 'disable', 'rotate']) await ask('POST', `${verification}/${change}`, {})
    await ask('POST', `${verification}/rotate`, { keepPreviousSeconds: -1 })
    await ask('GET', verification)
    await ask('GET', `${verification}/secret`)
    await ask('GET', '/api/settings/plan')

    await workspace.ingest({ userIdentity: { email: 'ann@gmail.com' }, events: [{ type: 'identify' }] })
    await workspace.ingest({ userIdentity: { userId: 'u1', email: 'ann@gmail.com' }, events: [{ type: 'identify' }] })
    const identity = '/api/identity'
    const merges = await ask('GET', `${identity}/merges?limit=10`)
    const undone = await ask('POST', `${identity}/merges/${Object(merges.body).items[0].id}/undo`)
    const suggestion = `${identity}/merge-suggestions/${Object(undone.body).suggestion.id}`
    await ask('GET', `${identity}/pending`)
    await ask('GET', `${identity}/merge-suggestions`)
    await ask('GET', `${identity}/merge-suggestions?limit=0`)
    await ask('GET', `${identity}/merges?cursor=x`)
    await ask('GET', suggestion)
    const [survivor, duplicate] = await workspace.customers.put([{ customerId: 'acme' }, { customerId: 'acme-2' }])
    const two = { entity: 'customer', survivorId: survivor?.id, duplicateId: duplicate?.id }
    await ask('GET', `${identity}/merge-preview?${new URLSearchParams(Object(two))}`)
    await ask('POST', `${identity}/merges`, two)
    await ask('POST', `${identity}/merges`, two)
    await ask('POST', `${identity}/merges`, { ...two, duplicateId: nobody })
    await ask('POST', `${identity}/merges/${duplicate?.id}/undo`)
    await ask('POST', `${suggestion}/merge`)
    await ask('POST', `${suggestion}/reject`)
    await ask('POST', `${identity}/merge-suggestions/${nobody}/reject`)

    const term = { externalId: 'c', customer: { customerId: 'acme' }, startsOn: '2026-01-01', endsOn: '2026-12-31' }
    const contract = await ask('PUT', '/api/contracts', { items: [term] })
    await ask('POST', `/api/contracts/${Object(contract.body).items[0].id}/outcome`, { outcome: 'churned' })
    await ask('POST', `/api/contracts/${nobody}/outcome`, { outcome: null })

    const look = await ask('POST', '/api/lookback', { months: 1, health: { below: 50 } })
    await ask('POST', '/api/lookback', { months: 25 })
    await rapport.runDue()
    await ask('GET', '/api/lookback')
    await ask('GET', `/api/lookback/${Object(look.body).id}`)
    await ask('GET', `/api/lookback/${nobody}`)
    await ask('POST', '/api/events/import', { batches: [{ events: [{ type: 'stage', stage: 'no', timestamp: 1 }, {}] }, {}] })
    await ask('POST', '/api/events/import', { batches: [] })
    await askOfOperation(site, nobody)
    await ask('POST', '/api/transfer/export', { limit: 1 })
    await ask('POST', '/api/transfer/export', { table: 'api_keys' })
    await ask('POST', '/api/privacy/export', { email: 'ada@acme.com' })
    await ask('POST', '/api/privacy/export', {})
    await ask('GET', '/api/privacy/retention')
    await ask('PUT', '/api/privacy/retention', { events: 730 })
    await ask('PUT', '/api/privacy/retention', { events: 1 })
    await ask('POST', '/api/privacy/retention/preview', { runs: 30 })
    await ask('POST', '/api/privacy/retention/run')
    await ask('GET', '/api/privacy/retention/runs')
    await rapport.runDue()
    await askOfAudit(site)
    await askOfPersonalData(site, nobody)

    await ask('POST', '/api/webhooks/stripe')
    await ask('POST', '/api/webhooks/stripe/token')
    await ask('GET', '/healthz')
    await ask('GET', '/readyz')
    await ask('GET', '/openapi.json')
    for (const method of ['GET', 'POST']) await ask(method, '/api/jobs/run')
    for (const script of ['/rapport.js', '/rapport-extras.js', '/rapport-stub.js']) await ask('GET', script, undefined, {})
    await ask('GET', '/rapport.js', undefined, { 'if-none-match': '*' })
    await rapport.close()
    await ask('GET', '/readyz')
    await ask('POST', '/api/validate-api-key')
    await ask('GET', '/api/settings/plan')

    const all = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    expect([...seen.keys()].sort()).toEqual(all.sort())
    expect([...(seen.get('updateDestination') ?? [])]).toEqual([200, 400])
    expect([...(seen.get('createApiKey') ?? [])]).toEqual([200, 403])
  })
})
