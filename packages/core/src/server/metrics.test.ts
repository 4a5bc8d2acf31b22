import { describe, expect, it } from 'vitest'
import { createRapport } from '../create-rapport.js'
import { memoryStore } from '../memory.js'
import { overlay, StoreUnavailableError } from '../storage/index.js'
import { createTestRapport } from '../testing/create-test-rapport.js'

const metricsToken = 'a-token-of-sixteen'
const uuid = (last: number) => `00000000-0000-4000-8000-00000000000${last}`

/** The figures as numbers, by name and labels. */
const figuresOf = (text: string) =>
  new Map(text.split('\n').flatMap((line) => (/^[a-z]/.test(line) ? [line.split(/ (?=\S+$)/) as [string, string]] : [])))

describe('the figures', () => {
  it('count events by what became of them, and a batch that comes again as duplicates', async () => {
    const suppression = { isSuppressed: async (_: string, { userId }: { userId: string | null }) => userId === 'gone' }
    const { rapport, post, publicKey } = await createTestRapport({ suppression })
    const ingest = (body: object) => post(`/api/i/v1/${publicKey}/events`, body)
    const event = (last: number) => ({ id: uuid(last), type: 'custom', eventName: 'paid', timestamp: 1_700_000_000_000 })
    const batch = { visitorId: uuid(9), events: [event(1), event(2), { type: 'nothing' }] }
    for (const _ of [1, 2]) expect((await ingest(batch)).status).toBe(200)
    await ingest({ userIdentity: { userId: 'gone' }, events: [event(3)] })
    await ingest({ events: [{ type: 'nothing' }] })
    const figures = figuresOf(await rapport.metrics())
    const counted = ['accepted', 'duplicate', 'suppressed', 'refused'].map((name) =>
      figures.get(`rapport_ingest_events_total{result="${name}"}`)
    )
    expect(counted).toEqual(['2', '2', '1', '3'])
    expect(figures.get('rapport_ingest_group_seconds_count{outcome="committed"}')).toBe('2')
    const route = '{route="/api/i/v1/{publicKey}/events",method="POST",status="200"}'
    expect(figures.get(`rapport_http_request_seconds_count${route}`)).toBe('3')
  })

  it('name tools, routes and methods that there are, whatever callers name', async () => {
    const { rapport, call, send } = await createTestRapport()
    await call('svc_list_users')
    await call('svc_get_customer', { customer: 'nobody' })
    await call('made up "tool"')
    await send({ method: 'BREW', url: '/api/destinations/1' })
    await send({ method: 'GET', url: '/healthz' })
    const text = await rapport.metrics()
    const figures = figuresOf(text)
    expect(figures.get('rapport_tool_calls_total{tool="svc_list_users",outcome="ok"}')).toBe('1')
    expect(figures.get('rapport_tool_calls_total{tool="svc_get_customer",outcome="NOT_FOUND"}')).toBe('1')
    expect(figures.get('rapport_tool_calls_total{tool="unknown",outcome="INVALID_TOOL_CALL"}')).toBe('1')
    expect(figures.get('rapport_http_request_seconds_count{route="none",method="other",status="404"}')).toBe('1')
    expect(figures.get('rapport_http_request_seconds_count{route="/healthz",method="GET",status="200"}')).toBe('1')
    expect(text).not.toMatch(/made up|BREW/)
  })

  it('hold no name of an organization, a key or a person', async () => {
    const { rapport, workspace, organizationId, publicKey, post, call } = await createTestRapport()
    await post(`/api/i/v1/${publicKey}/events`, { userIdentity: { email: 'ada@acme.com' }, events: [{ type: 'identify' }] })
    await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
    await call('svc_get_customer', { customer: 'acme' })
    const text = await rapport.metrics()
    for (const secret of [organizationId, publicKey, 'ada@', 'acme']) expect(text.toLowerCase()).not.toContain(secret)
  })

  it('count jobs by how they ended, and show what was given up', async () => {
    const { rapport, post, apiKey } = await createTestRapport()
    await post('/api/lookback', { months: 1 }, { authorization: `Bearer ${apiKey}` })
    await rapport.runDue()
    const text = await rapport.metrics()
    expect(text).toMatch(/rapport_jobs_total\{kind="lookback\w*",outcome="done"\} 1/)
    expect(figuresOf(text).get('rapport_jobs_given_up')).toBe('0')
  })

  it('are there while the store is away, but for those that it would have to tell', async () => {
    let isAway = false
    const stored = memoryStore()
    const ping = () => (isAway ? Promise.reject(new StoreUnavailableError('away')) : stored.ping())
    const { rapport, call } = await createTestRapport({ store: overlay(stored, { ping }) })
    await call('svc_list_users')
    expect(figuresOf(await rapport.metrics()).get('rapport_store_available')).toBe('1')
    isAway = true
    const figures = figuresOf(await rapport.metrics())
    expect(figures.get('rapport_store_available')).toBe('0')
    expect(figures.has('rapport_jobs_given_up')).toBe(false)
    expect(figures.get('rapport_tool_calls_total{tool="svc_list_users",outcome="ok"}')).toBe('1')
    isAway = false
    expect(figuresOf(await rapport.metrics()).get('rapport_jobs_given_up')).toBe('0')
  })
})

describe('GET /metrics', () => {
  const get = (authorization?: string) => ({ method: 'GET', url: '/metrics', headers: authorization ? { authorization } : {} })

  it('is off without a token', async () => {
    const { send } = await createTestRapport({ metricsToken: '' })
    expect(await send(get(`Bearer ${metricsToken}`))).toMatchObject({
      status: 404,
      body: { error: expect.stringContaining('metricsToken') }
    })
  })

  it('answers whoever sends the token, and nobody else, not even an API key with all grants', async () => {
    const { send, apiKey } = await createTestRapport({ metricsToken })
    expect(await send(get(`Bearer ${metricsToken}`))).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/openmetrics-text; version=1.0.0; charset=utf-8' },
      body: expect.stringContaining('rapport_store_available 1')
    })
    for (const wrong of [undefined, 'Bearer', `Bearer ${metricsToken}x`, `Basic ${metricsToken}`, `Bearer ${apiKey}`])
      expect(await send(get(wrong))).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } })
  })

  it('takes no token that is easily guessed', () => {
    expect(() => createRapport({ metricsToken: 'short' })).toThrow('metricsToken must be a text of at least 16 characters')
  })
})
