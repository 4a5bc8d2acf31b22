import { defineProvider, defineStream, type Operation, type Stream } from '@rapport/core/connector'
import * as memory from '@rapport/core/memory'
import { createTestRapport, TestClock } from '@rapport/core/testing'
import { describe, expect, it } from 'vitest'
import * as reading from '../../src/reading.js'
import { fieldsAt, fieldsOf, itemsOf, requiredId, textOf } from '../../src/reading.js'
import { stripe } from '../../src/stripe/stripe.js'
import { engineCases } from '../../src/testing/engine-cases.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import { fakeProvider } from '../../src/testing/fake-provider.js'
import { runSnippet, snippetWith } from './snippets.js'

const startedAt = Date.UTC(2026, 5, 1, 12)
const day = 86_400_000
const agent = 'eve@ours.example'

const { momentsOf } = await runSnippet(snippetWith('export function momentsOf'), { '@rapport/integrations/reading': reading })
const { ended } = await runSnippet(snippetWith('export const ended'), {})

/** The moments of a ticket, as the page makes them. */
function moments(ticket: unknown, id: string): Operation[] {
  if (typeof momentsOf !== 'function') throw new Error('The page has no momentsOf')
  return momentsOf(ticket, id)
}

/** Three tickets of no account, each with an agent's reply. */
const ticketOf = (id: number) => ({
  id,
  subject: `Problem ${id}`,
  requester: { email: `ann@globex${id}.example` },
  replies: [{ id: 1, from: 'agent', email: agent, sent_at: '2026-06-01T10:00:00Z' }]
})

const sourceOf = (ticket: unknown, id: string, at: number): Operation => ({
  kind: 'source',
  sourceType: 'SUPPORT_TICKET',
  id,
  at,
  occurredAt: startedAt - day,
  participants: [
    { email: textOf(fieldsAt(fieldsOf(ticket), 'requester')?.email) ?? null, name: null, role: 'requester' },
    { email: agent, name: null, role: 'agent' }
  ],
  segments: [{ text: 'It is broken.' }]
})

const member: Operation = { kind: 'member', id: agent, at: startedAt, email: agent, name: 'Eve', active: true }

/** A help desk without a list of agents or accounts, whose tickets become what `more` adds to their source. */
function deskOf(more: (ticket: unknown, id: string) => Operation[]) {
  const tickets = defineStream({
    name: 'tickets',
    summary: 'Tickets',
    everySeconds: 3_600,
    deletes: 'absence',
    walk: { first: () => ({ path: '/tickets' }), next: () => null, records: ({ body }) => itemsOf(body) },
    recordId: (record) => reading.idOf(fieldsOf(record)?.id),
    map(record, context) {
      const id = requiredId(fieldsOf(record), 'id')
      return [sourceOf(record, id, context.startedAt), ...more(record, id)]
    },
    ...(typeof ended === 'function' && { ended: ended as NonNullable<Stream['ended']> })
  })
  const { descriptor, auth, headers } = stripe()
  return defineProvider({
    id: 'desk',
    descriptor,
    options: {},
    auth,
    headers,
    baseUrl: () => 'https://api.desk.example',
    requestsPerSecond: 1_000_000,
    check: async () => ({ id: 'desk', name: null }),
    streams: [tickets]
  })
}

const connected = { config: { credentials: { apiKey: 'rk_test_123' } } }

/** What the kit's case about your own people finds; undefined for nothing. */
async function findingOf(provider: EngineSubject['provider']): Promise<string | undefined> {
  const open: EngineSubject['open'] = ({ now }) => ({
    http: fakeProvider({ now, routes: [{ path: '/tickets', answer: () => [1, 2].map(ticketOf) }] }).http,
    connect: (_, workspace) => workspace.integrations.connect('desk', connected),
    secrets: () => []
  })
  const cases = engineCases({ provider, open, createStore: memory.memoryStore, startedAt, ownPeople: [agent] }, { seeds: [] })
  const own = cases.find(({ name }) => name === 'your own people do not become customers')
  if (!own) throw new Error('The kit has no case about your own people')
  return own.run().then(
    () => undefined,
    (error: Error) => error.message
  )
}

describe('the moments of a ticket', () => {
  it('are on the timeline of the requester, and go with a ticket that a walk misses', async () => {
    const clock = new TestClock(startedAt)
    const tickets = [1, 2, 3].map(ticketOf)
    const { http } = fakeProvider({ now: () => clock.now(), routes: [{ path: '/tickets', answer: () => tickets }] })
    const providers = [deskOf((ticket, id) => [member, ...moments(ticket, id)])]
    const { rapport, workspace } = await createTestRapport({
      clock,
      http,
      providers,
      secret: 'a secret of this test, which has more than 32 characters',
      publicUrl: 'https://rapport.test'
    })
    await workspace.integrations.connect('desk', connected)
    await rapport.runDue()
    const timeline = async (customer: string) => {
      const { events } = await workspace.call('svc_get_timeline', { customer, timeframe: 'all' })
      return events.map(({ eventType, contact }) => [eventType, contact])
    }
    expect(await timeline('globex2.example')).toContainEqual(['SUPPORT_MESSAGE_SENT', 'ann@globex2.example'])
    tickets.splice(1, 1)
    clock.advance(day)
    await rapport.runDue()
    expect(await timeline('globex2.example')).toEqual([])
    expect(await timeline('globex3.example')).toContainEqual(['SUPPORT_MESSAGE_SENT', 'ann@globex3.example'])
    await rapport.close()
  })

  it('pass the kit if the agents are members, and fail it if agents become customers or moments are theirs alone', async () => {
    expect(await findingOf(deskOf((ticket, id) => [member, ...moments(ticket, id)]))).toBeUndefined()
    expect(await findingOf(deskOf(moments))).toContain(`${agent}: your own people are outsiders`)
    const alone = (ticket: unknown, id: string) =>
      moments(ticket, id).map((moment) => (moment.kind === 'activity' ? { ...moment, people: [{ email: agent }] } : moment))
    expect(await findingOf(deskOf(alone))).toContain('ours.example: your own company is a customer')
    expect(await findingOf(deskOf((ticket, id) => [member, ...alone(ticket, id)]))).toContain(
      '1:reply:1, 2:reply:1: activities without an account'
    )
  })
})
