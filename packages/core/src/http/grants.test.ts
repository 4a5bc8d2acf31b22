import { describe, expect, it } from 'vitest'
import { allGrants, type Grant, hasGrant } from '../auth/grants.js'
import { routeTable } from '../registry/routes.js'
import { registry } from '../registry/tools.js'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { FakeLanguageModel, says } from '../testing/models/fake-language-model.js'
import type { ApiRoute } from './api-route.js'
import { pathNames, sentFields } from './route-input.js'

/** A word that stands in every name, address and text of the workspace's one customer, and nowhere else. */
const marker = /zyxmark/i

/** What shows customers to a key with this grant alone: operations of routes, and tools. `customer_intelligence:read` may see what customers are. */
const shownTo: Record<Exclude<Grant, 'customer_intelligence:read'>, readonly string[]> = {
  'data:write': [],
  'workspace_members:read': [],
  // `svc_query` shows everything by its nature; the store in memory has no SQL.
  'analytics:read': [],
  'customer_access:manage': ['listMerges'],
  'destinations:manage': [],
  'behavior_metrics:manage': [],
  'activation:read': [],
  'activation:manage': [],
  'workspace_settings:read': [],
  'workspace_settings:manage': [],
  'integrations:connect_own': [],
  'integrations:manage': []
}

/** The fields of a query that say which row is meant. */
const named = new Set(['id', 'customerId', 'provider'])

/** A workspace full of one customer: what it said, did and pays, what was seen of it and who was told, and what an agent found. */
async function markedWorkspace() {
  const standIn = new FakeLanguageModel()
  const modelUse = { answerSeconds: 5, extraction: false, rephrasing: false }
  const test = await createTestRapport({ languageModel: standIn.model, modelUse })
  const { workspace, rapport, clock } = test
  const customer = { customerId: 'zyxmark' }
  const [{ id: customerId = '' } = {}] = await workspace.customers.put([{ ...customer, name: 'Zyxmark Inc', domain: 'zyxmark.test' }])
  const person = { userId: 'zyxmark-ann', email: 'ann@zyxmark.test', name: 'Ann Zyxmark' }
  const [{ id: userId = '' } = {}] = await workspace.users.put([{ ...person, customer }])
  const mail = { sourceType: 'EMAIL' as const, externalId: 'msg_1', occurredAt: clock.now(), title: 'Zyxmark renewal', customer }
  await workspace.sources.put([{ ...mail, segments: [{ text: 'Zyxmark will renew in June.', speaker: 'Ann Zyxmark' }] }])
  const evidence = [{ sourceType: 'EMAIL' as const, sourceId: 'msg_1', quote: 'Zyxmark will renew in June.' }]
  const fact = { externalId: 'f_1', customer, factType: 'TIMELINE' as const, assertion: 'Zyxmark renews in June', evidence }
  const [{ id: factId = '' } = {}] = await workspace.facts.put([fact])
  const raised = { customer, cause: 'quota', title: 'Zyxmark is over quota', whatChanged: 'Zyxmark', whyItMatters: 'Zyxmark pays' }
  const { id: attentionId } = await workspace.attention.raise(raised)

  const { signal } = await workspace.signals.create({
    kind: 'EVENT_MATCH',
    name: 'Upgrade',
    definition: { eventNames: ['upgrade_clicked'] },
    enabled: true
  })
  const channel = { type: 'SLACK_CHANNEL' as const, channelId: 'C1', label: 'News', isDefault: true }
  const { destination } = await workspace.call('svc_create_destination', channel)
  const told = { name: 'News', triggerType: 'SIGNAL_OCCURRENCE' as const, signalIds: [signal.id], enabled: true }
  const { automation } = await workspace.automations.create(told)
  await rapport.runDue()
  clock.advance(60_000)
  const clicked = { type: 'custom' as const, eventName: 'upgrade_clicked', timestamp: clock.now(), ...person, ...customer }
  await workspace.ingest({ source: 'server', events: [clicked] })
  await rapport.runDue()
  clock.advance(60_000)
  await rapport.runDue()
  const [automationRun] = (await workspace.automations.runs(automation.id)).items

  // An email that turns out to be a user's: the two are merged.
  const email = 'zyxmark.bo@gmail.com'
  await workspace.ingest({ userIdentity: { email }, events: [{ type: 'identify' }] })
  await workspace.ingest({ userIdentity: { userId: 'zyxmark-bo', email }, events: [{ type: 'identify' }] })

  const cited = { customerId, title: 'Zyxmark renews', summary: 'Zyxmark, in June', evidence: [{ kind: 'fact', id: factId }] }
  standIn.otherwise = says({ summary: 'Zyxmark', outputs: [cited] })
  const agent = await workspace.agents.create({ displayName: 'Renewals', instructions: 'Look for renewals.' })
  const agentRun = await workspace.agents.start(agent.id)
  await rapport.runDue()

  const filter = { match: 'all' as const, conditions: [{ field: 'health', op: 'lt' as const, value: 50 }] }
  const segment = await workspace.segments.create({ name: 'Low health', subject: 'customers', filter })

  // What the fields of an example's input stand for here. `id` is of the route's own noun.
  const ids: Record<string, string> = {
    customers: customerId,
    users: userId,
    attention: attentionId,
    signals: signal.id,
    automations: automation.id,
    agents: agent.id,
    segments: segment.id,
    destinations: destination.id
  }
  const runIds: Record<string, string> = { automations: automationRun?.id ?? '', agents: agentRun.id }
  const inputOf = ({ path, example }: Pick<ApiRoute, 'path' | 'example'>): Record<string, unknown> => {
    const [, , noun = ''] = path.split('/')
    const given: Record<string, unknown> = { ...Object(example) }
    if ('id' in given && ids[noun]) given.id = ids[noun]
    if ('runId' in given && runIds[noun]) given.runId = runIds[noun]
    if ('customerId' in given) given.customerId = customerId
    if (path === '/api/signals/preview') Object.assign(given, { kind: 'EVENT_MATCH', definition: { eventNames: ['upgrade_clicked'] } })
    return given
  }
  const toolInputs: Record<string, object> = {
    customer: { customer: customerId },
    customerId: { customerId },
    factId: { factId },
    sourceId: { sourceType: 'EMAIL', sourceId: 'msg_1' }
  }
  const toolInputOf = (example: unknown): object => {
    const given: Record<string, unknown> = { ...Object(example) }
    for (const [field, input] of Object.entries(toolInputs)) if (field in given) Object.assign(given, input)
    return given
  }
  const keyWith = async (grants: readonly Grant[]) => (await workspace.apiKeys.create({ name: 'k', grants })).key

  async function ask(route: ApiRoute, key: string) {
    const input = inputOf(route)
    const { from, properties } = sentFields(route)
    const path = pathNames(route.path).reduce(
      (left, name) => left.replace(`{${name}}`, encodeURIComponent(String(input[name]))),
      route.path as string
    )
    // Filters of the example would leave the marked rows out.
    const isSent = (name: string) => from === 'body' || named.has(name) || (route.input.required ?? []).includes(name)
    const sent = Object.entries(input).filter(([name]) => Object.hasOwn(properties, name) && isSent(name))
    const query = from === 'query' ? `?${new URLSearchParams(Object.fromEntries(sent.map(([name, value]) => [name, String(value)])))}` : ''
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const body = from === 'body' ? { body: JSON.stringify(Object.fromEntries(sent)) } : {}
    return test.send({ method: route.method, url: `${path}${query}`, headers, ...body })
  }
  return { ...test, ask, keyWith, toolInputOf }
}

/** Those that change things come last, and among them those that end what the others ask for: each is asked in a workspace that still has everything. */
const isReading = ({ method, operationId }: ApiRoute) => method === 'GET' || /preview|dryRun|start/i.test(operationId)
const routes: readonly ApiRoute[] = [...routeTable.api].sort((a, b) => Number(isReading(b)) - Number(isReading(a)))

describe('a key with one grant alone', () => {
  it.each(allGrants)('%s: sees of customers what the list says, and no more', async (grant) => {
    const { ask, call, keyWith, toolInputOf } = await markedWorkspace()
    const key = await keyWith([grant])
    const shown: string[] = []
    for (const { name, example } of Object.values(registry)) {
      const answers = [await call(name, toolInputOf(example), key), await call(name, {}, key)]
      if (answers.some(({ status, body }) => status === 200 && marker.test(JSON.stringify(body)))) shown.push(name)
    }
    for (const route of routes) {
      const answer = await ask(route, key)
      const missing = route.grants.find((needed) => !hasGrant([grant], needed))
      if (missing) {
        const refused = { status: 403, body: { code: 'TOOL_CALL_FORBIDDEN', error: expect.stringContaining(missing) } }
        expect(answer, route.operationId).toMatchObject(refused)
      }
      if (marker.test(JSON.stringify(answer.body ?? ''))) shown.push(route.operationId)
    }
    if (grant === 'customer_intelligence:read') expect(shown).toEqual(expect.arrayContaining(['svc_list_customers', 'listCustomers']))
    else expect(shown).toEqual(shownTo[grant])
  })

  it('shows runs, previews and occurrences to a key that may also read customers', async () => {
    const { ask, keyWith } = await markedWorkspace()
    const held: readonly Grant[] = ['workspace_settings:manage', 'customer_intelligence:read']
    const key = await keyWith(held)
    const shown: string[] = []
    for (const route of routes.filter(({ grants }) => grants.length > 1 && grants.every((needed) => hasGrant(held, needed)))) {
      const { status, body } = await ask(route, key)
      expect([200, 202], `${route.operationId} ${JSON.stringify(body)}`).toContain(status)
      if (marker.test(JSON.stringify(body))) shown.push(route.operationId)
    }
    // A start answers before the agent says anything, and a list of runs only counts what they did.
    const told = ['previewSignal', 'listSignalOccurrences', 'dryRunAutomation', 'getAutomationRun', 'listAgentRuns', 'getAgentRun']
    expect(shown).toEqual(told)
  })
})
