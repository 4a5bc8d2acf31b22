import type { HttpClient } from '@rapport/core'
import { tables } from '@rapport/core/storage'
import { describe, expect, it } from 'vitest'
import { posthog } from '../../src/posthog/posthog.js'
import { FakePosthog } from '../../src/testing/fake-posthog.js'
import { giveKey } from '../../src/testing/give-key.js'
import { productWorld } from '../product-world.js'
import { credentials, day, event, hour, projectOfEverything, start, timeOf, uuidOf } from './account.js'

const { events, providerRecords } = tables

/** A workspace that is connected to a project whose pages are at most so long, and has not read anything yet. */
async function connected(project: FakePosthog, pageSize = 100, around = (http: HttpClient): HttpClient => http) {
  const asked: { path: string; body: unknown }[] = []
  const world = await productWorld(
    posthog({ requestsPerSecond: 1_000_000 }),
    (now) => {
      const http = around(project.provider({ now, pageSize }).http)
      return (url, init) => {
        asked.push({ path: new URL(url).pathname, body: init.body === undefined ? null : JSON.parse(String(init.body)) })
        return http(url, init)
      }
    },
    start
  )
  await world.workspace.integrations.connect('posthog', { config: { credentials } })
  const rows = world.store.organization(world.organizationId)
  return { ...world, asked, rows, stored: () => rows.count(events, { provider: { eq: 'posthog' } }) }
}

describe('whoever connects PostHog on the page', () => {
  it.each([
    ['all', 'all'],
    ['features', 'features'],
    ['', 'all']
  ])('chooses what its events count for: %j', async (counts, expected) => {
    const project = new FakePosthog()
    const world = await productWorld(posthog(), (now) => project.provider({ now }).http, start)
    const given = { rapport: world.rapport, workspace: world.workspace, provider: 'posthog' }
    await giveKey({ ...given, fields: { ...credentials, counts } })
    expect(await world.workspace.integrations.list({ connectedOnly: true })).toMatchObject([{ id: 'posthog', counts: expected }])
  })

  it('is asked again after another answer, and not where the host has decided', async () => {
    const project = new FakePosthog()
    const open = (counts?: 'features') =>
      productWorld(posthog({ ...(counts && { counts }) }), (now) => project.provider({ now }).http, start)
    const asked = await open()
    const fields = { ...credentials, counts: 'some' }
    const given = { rapport: asked.rapport, workspace: asked.workspace, provider: 'posthog' }
    await expect(giveKey({ ...given, fields })).rejects.toThrow('has not connected')
    expect(
      await (await asked.rapport.fetch(new Request((await asked.workspace.integrations.begin('posthog'))?.connectUrl ?? ''))).text()
    ).toContain('name="counts"')
    const decided = await open('features')
    const begun = await decided.workspace.integrations.begin('posthog')
    const page = await (await decided.rapport.fetch(new Request(begun?.connectUrl ?? ''))).text()
    expect(page).not.toContain('name="counts"')
    await giveKey({
      rapport: decided.rapport,
      workspace: decided.workspace,
      provider: 'posthog',
      fields: { ...credentials, counts: 'all' }
    })
    expect(await decided.workspace.integrations.list({ connectedOnly: true })).toMatchObject([{ counts: 'features' }])
  })
})

describe('what PostHog’s events become', () => {
  it('moments of their people and groups; page views with their page; sign-ins say who it was', async () => {
    const project = new FakePosthog()
    project.putGroup(1, 'company-1', { name: 'Company 1' })
    project.capture(event(1, start - hour))
    project.capture(
      event(4, start - 2 * hour, { event: '$pageview' }, { $current_url: 'https://app.test/a?b', $pathname: '/a', $referrer: '$direct' })
    )
    project.capture(event(3, start - 3 * hour, { event: '$identify' }))
    project.capture(event(6, start - 4 * hour, { event: '$autocapture' }))
    project.capture(event(7, start - 5 * hour, { email: null }))
    const { pass, timelineOf, stored, rows, workspace, lastRun } = await connected(project)
    await pass(0)
    expect(await stored()).toBe(3)
    const told = await timelineOf('company-1')
    expect(told.map(({ eventType, eventName, summary, contact }) => ({ eventType, eventName, summary, contact }))).toEqual([
      { eventType: 'CUSTOM', eventName: 'report exported', summary: null, contact: 'ann1@company1.test' },
      { eventType: 'PAGE_VIEW', eventName: 'pageview', summary: '/a', contact: 'ann4@company1.test' },
      { eventType: 'CUSTOM', eventName: 'report exported', summary: null, contact: null }
    ])
    expect(told[0]?.metadata).toMatchObject({ properties: { plan: 'pro', seats: 1, isTrial: false, $browser: 'Firefox' } })
    expect(await rows.count(providerRecords, { kind: { eq: 'activity' } })).toBe(0)
    const { items } = await workspace.users.list()
    expect(items).toEqual(expect.arrayContaining([expect.objectContaining({ email: 'ann3@company0.test', externalId: 'user-3' })]))
    expect(await lastRun('events')).toMatchObject({ skippedFor: [{ reason: 'that PostHog has made itself', count: 1 }] })
  })

  it('of groups those that are called like customers are accounts, and people belong to the group that they act in', async () => {
    const { pass, workspace, lastRun } = await connected(projectOfEverything())
    await pass(0)
    const { items } = await workspace.customers.list()
    expect(items.map(({ externalId, name, domain }) => [externalId, name, domain]).sort()).toEqual([
      ['company-0', 'Company 0', 'company0.test'],
      ['company-1', 'Company 1', 'company1.test'],
      ['company-2', 'Company 2', 'company2.test']
    ])
    expect(await lastRun('groups')).toMatchObject({ added: 3, skippedFor: [{ reason: 'of another kind of groups', count: 3 }] })
    const users = await workspace.users.list({ limit: 100 })
    expect(users.items.every(({ customerId }) => customerId !== null)).toBe(true)
  })

  it('a broken row is told, and ends nothing', async () => {
    const project = new FakePosthog()
    project.capture(event(1, start - hour))
    project.capture({ ...event(2, start - hour), event: 5 })
    project.capture({ ...event(3, start - hour), properties: 'no JSON' })
    const { pass, lastRun, stored } = await connected(project)
    await pass(0)
    expect(await stored()).toBe(2)
    expect(await lastRun('events')).toMatchObject({
      added: 2,
      outcome: 'partial',
      unreadable: { count: 1, examples: [{ id: uuidOf(1, 2), message: 'event is missing or no text' }] }
    })
  })
})

describe('which events are read', () => {
  it('each once, also where more have one instant than a page, and pages are shorter than asked for', async () => {
    const project = new FakePosthog()
    for (let index = 0; index < 30; index++)
      project.capture({ ...event(index, start - hour), timestamp: timeOf(start - hour, Math.floor(index / 10)) })
    for (const pageSize of [1, 4, 7]) {
      const { pass, stored, asked } = await connected(project, pageSize)
      await pass(0)
      expect(await stored()).toBe(30)
      for (const { path, body } of asked)
        if (path.endsWith('/query/')) expect(body).toMatchObject({ refresh: 'force_blocking', query: { kind: 'HogQLQuery' } })
    }
  })

  it('late ones of two days, once an hour', async () => {
    const project = new FakePosthog()
    const { pass, stored } = await connected(project)
    await pass(0)
    project.capture(event(1, start - 40 * hour))
    project.capture(event(2, start - 3 * day))
    await pass(15 * 60_000)
    expect(await stored()).toBe(0)
    await pass(hour)
    expect(await stored()).toBe(1)
  })

  it('fewer at once where an answer is too large', async () => {
    const project = new FakePosthog()
    for (let index = 0; index < 8; index++) project.capture(event(index, start - hour))
    const tooLarge = ' '.repeat(21 * 1024 * 1024)
    const limits: number[] = []
    const { pass, stored, lastRun } = await connected(project, 5_000, (http) => (url, init) => {
      const limit = Number(/FROM events .* LIMIT (\d+)/.exec(String(init.body))?.[1] ?? 0)
      if (limit > 0) limits.push(limit)
      return limit > 1_250 ? Promise.resolve(new Response(tooLarge)) : http(url, init)
    })
    await pass(0)
    expect(limits).toEqual([5_000, 2_500, 1_250])
    expect(await lastRun('events')).toMatchObject({ outcome: 'ended', added: 8 })
    expect(await stored()).toBe(8)
  })
})

describe('connecting PostHog', () => {
  it('goes to its region, or to a PostHog of one’s own', () => {
    const at = (region: string, baseUrl?: string) =>
      posthog(baseUrl === undefined ? {} : { baseUrl }).baseUrl({ kind: 'fields', fields: { ...credentials, region } })
    expect([at('us'), at('eu'), at('us', 'https://posthog.example.com/')]).toEqual([
      'https://us.posthog.com/api/projects/12345',
      'https://eu.posthog.com/api/projects/12345',
      'https://posthog.example.com/api/projects/12345'
    ])
  })

  it('is ready with a key that may query, and refused without', async () => {
    const project = new FakePosthog()
    const world = await productWorld(
      posthog(),
      (now) => project.provider({ now, accepts: (headers) => headers.get('authorization') === `Bearer ${credentials.apiKey}` }).http,
      start
    )
    const setup = (apiKey: string) =>
      world.workspace.call('svc_setup_integration', { provider: 'posthog', credentials: { ...credentials, apiKey } })
    expect(await setup('phx_another_key')).toMatchObject({ status: 'not_connected', error: { code: 'CREDENTIAL_REJECTED' } })
    expect(await setup(credentials.apiKey)).toMatchObject({ status: 'ready', next: null, error: null })
  })

  it('counts for features alone where the workspace has events of its own', async () => {
    const project = new FakePosthog()
    project.capture(event(1, start - hour))
    project.putPerson(uuidOf(2, 1), { email: 'ann1@company1.test' })
    const world = await productWorld(posthog({ requestsPerSecond: 1_000_000 }), (now) => project.provider({ now }).http, start)
    await world.workspace.ingest({ events: [{ type: 'custom', eventName: 'signup', userId: 'zoe', timestamp: start }] })
    await world.workspace.integrations.connect('posthog', { config: { credentials } })
    await world.pass(0)
    const { sources } = await world.workspace.call('svc_list_features', {})
    const [, ofPosthog] = sources
    expect(sources.map(({ provider, readiness }) => [provider, readiness])).toEqual([
      ['sdk', 'READY'],
      ['posthog', 'READY']
    ])
    const { candidates } = await world.workspace.call('svc_list_features', { sourceKey: ofPosthog?.sourceKey ?? '' })
    expect(candidates).toMatchObject({ items: [{ eventName: 'report exported', eventCount: 1 }] })
    const { items } = await world.workspace.users.list()
    expect(items.find(({ email }) => email === 'ann1@company1.test')).toMatchObject({ lastActivityAt: null })
  })
})
