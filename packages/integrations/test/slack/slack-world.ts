import type { RapportOptions } from '@rapport/core'
import { tables } from '@rapport/core/storage'
import { createTestRapport, TestClock } from '@rapport/core/testing'
import { seeSignals } from '@rapport/test-suites'
import { slack } from '../../src/slack/slack.js'
import { FakeSlack } from '../../src/testing/fake-slack.js'
import { signIn } from '../../src/testing/sign-in.js'

export const start = Date.parse('2026-11-02T09:00:00Z')
export const webhookSecret = 'signing-secret-of-the-app'
export const channelId = 'C0123456789'

/** The connector of Slack, as a host sets it. */
export function providersOf() {
  // What is sent is tried here; reading once is enough.
  const addresses = { baseUrl: 'https://slack.test', requestsPerSecond: 1_000_000, everySeconds: 365 * 86_400 }
  return [slack({ clientId: 'client', clientSecret: 'secret-of-the-app', webhookSecret, ...addresses })]
}

/** A workspace of Rapport with a destination, connected to a Slack workspace with that channel. */
export async function connectedSlack(options: { slack?: FakeSlack; store?: RapportOptions['store']; clock?: TestClock } = {}) {
  const { slack: workspaceOfSlack = new FakeSlack(), clock = new TestClock(start) } = options
  workspaceOfSlack.channel({ id: channelId, isMember: true })
  const fake = workspaceOfSlack.provider({ now: () => clock.now() })
  const world = await createTestRapport({
    clock,
    providers: providersOf(),
    http: fake.http,
    secret: 's'.repeat(32),
    publicUrl: 'https://rapport.test',
    ...(options.store && { store: options.store })
  })
  const { rapport, workspace, send, apiKey } = world
  const ask = (method: string, url: string, body?: unknown) =>
    send({ method, url, headers: { authorization: `Bearer ${apiKey}` }, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const connect = () => signIn({ rapport, workspace, provider: 'slack', back: { code: 'code-of-the-person' } })
  const destination = async (channel = channelId, label = 'News') => {
    const { body } = await ask('POST', '/api/destinations', { type: 'SLACK_CHANNEL', channelId: channel, label })
    return Object(body).destination.id as string
  }
  const listed = async () => Object((await ask('GET', '/api/destinations')).body).destinations
  const rows = world.store.organization(world.organizationId)
  const customerIds = async () => {
    const found = await rows.find(tables.customers, { columns: ['id', 'external_id'] })
    return found.sort((a, b) => ((a.external_id ?? '') < (b.external_id ?? '') ? -1 : 1)).map(({ id }) => id)
  }
  /** A signal, and a way to see it at some customers. */
  const signal = async () => {
    const id = crypto.randomUUID()
    const at = { enabled_at: clock.now(), created_at: clock.now(), updated_at: clock.now(), archived_at: null }
    const row = { ...at, id, kind: 'EVENT_MATCH', built_in_key: null, name: 'Usage', description: null, definition: {}, enabled: true }
    await rows.insert(tables.signals, [row])
    const see = async (count: number) => {
      const seen = (await customerIds()).slice(0, count).map((customerId) => ({ signalId: id, customerId }))
      await seeSignals(world.store, world.organizationId, seen, clock.now())
    }
    return { id, see }
  }
  /** An open attention item of each of the first customers, changed now. */
  const raise = async (count: number) => {
    const now = clock.now()
    const times = {
      created_at: now,
      updated_at: now,
      customer_visible_at: now,
      material_update_at: null,
      resolved_at: null,
      reopened_at: null,
      assignee_id: null,
      snoozed_until: null
    }
    const said = { priority: 'HIGH', priority_reason: 'Large', what_changed: 'They asked to leave.', why_it_matters: 'They renew in May' }
    const other = { uncertainty: null, update_summary: null, prepared_action_url: null, timeline: [], evidence: [], list_position: now }
    const items = (await customerIds()).slice(0, count).map((customer_id) => ({
      id: crypto.randomUUID(),
      customer_id,
      cause: `host:${now}`,
      status: 'open',
      title: 'At risk',
      ...said,
      ...other,
      ...times
    }))
    await rows.insert(tables.attentionItems, items)
  }
  /** Moves on in steps, and does what is due at each. */
  const pass = async (milliseconds: number, step = milliseconds) => {
    for (let passed = 0; passed < milliseconds; passed += step) {
      clock.advance(step)
      await rapport.runDue()
    }
  }
  return { ...world, slack: workspaceOfSlack, fake, clock, ask, connect, destination, listed, pass, rows, signal, raise }
}

export type SlackWorld = Awaited<ReturnType<typeof connectedSlack>>
