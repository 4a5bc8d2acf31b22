import { tables } from '@rapport/core/storage'
import { describe, expect, it } from 'vitest'
import { mixpanel } from '../../src/mixpanel/mixpanel.js'
import { FakeMixpanel } from '../../src/testing/fake-mixpanel.js'
import { productWorld } from '../product-world.js'
import { byEmail, byGroup, credentials, day, event, hour, profile, start } from './account.js'

const { events, integrationConnections, providerRecords } = tables

type Configuration =
  | typeof byGroup
  | typeof byEmail
  | { kind: 'mixpanel_mapping'; mapping: { mode: 'event_property'; propertyName: string }; confirm: true }

/** A workspace that is connected to a project, and has not read anything yet. */
async function connected(project: FakeMixpanel, configuration: Configuration = byGroup, options: Parameters<typeof mixpanel>[0] = {}) {
  const world = await productWorld(mixpanel({ requestsPerSecond: 1_000_000, ...options }), (now) => project.provider({ now }).http, start)
  await world.workspace.integrations.connect('mixpanel', { config: { credentials, configuration } })
  const rows = world.store.organization(world.organizationId)
  return { ...world, rows, stored: () => rows.count(events, { provider: { eq: 'mixpanel' } }) }
}

describe('what Mixpanel’s events become', () => {
  it('moments of their people and accounts, with flat properties; nothing is kept of each beside the event', async () => {
    const project = new FakeMixpanel()
    for (let index = 0; index < 20; index++) project.track('Report exported', event(index, start - index * hour))
    project.put('user-1', profile(1))
    const { pass, rows, stored, timelineOf } = await connected(project)
    await pass(0)
    expect(await stored()).toBe(20)
    const records = await rows.find(providerRecords)
    expect(records.map(({ kind }) => kind).filter((kind) => kind !== 'account')).toEqual(['person'])
    expect(records.filter(({ kind }) => kind === 'account')).toHaveLength(3)
    const [newest] = await timelineOf('company-1')
    expect(newest).toMatchObject({
      eventType: 'CUSTOM',
      eventName: 'Report exported',
      channel: 'PRODUCT',
      occurredAt: new Date(start - hour).toISOString(),
      contact: 'ann1@company1.test',
      metadata: { source: 'integration', properties: { plan: 'pro', seats: 1, isTrial: false, $browser: 'Firefox' } }
    })
    const { properties } = newest?.metadata ?? {}
    expect(Object.keys(properties as object)).not.toEqual(expect.arrayContaining(['tags', 'nested', 'time', 'mp_lib']))
  })

  it('by a property of events, or by the domains of emails', async () => {
    const project = new FakeMixpanel()
    project.track('Opened', event(1, start - hour, { tenant: 'globex.test', company_id: undefined }))
    const property = { kind: 'mixpanel_mapping', mapping: { mode: 'event_property', propertyName: 'tenant' }, confirm: true } as const
    const byProperty = await connected(project, property)
    await byProperty.pass(0)
    expect((await byProperty.workspace.customers.list()).items).toMatchObject([{ externalId: null, domain: 'globex.test' }])
    expect(await byProperty.timelineOf('globex.test')).toHaveLength(1)
    const byDomain = await connected(project, byEmail)
    await byDomain.pass(0)
    expect((await byDomain.workspace.customers.list()).items).toMatchObject([{ domain: 'company1.test' }])
    expect(await byDomain.timelineOf('company1.test')).toMatchObject([{ contact: 'ann1@company1.test' }])
  })

  it('lines that are no JSON, times far ahead and events of nobody are told, and end nothing', async () => {
    const project = new FakeMixpanel()
    project.track('Opened', event(1, start - hour))
    project.moreLines.push('no JSON at all', '{"event":"Cut off","proper', '{"event":5}', 'null')
    const ahead = JSON.stringify({ event: 'Opened', properties: event(2, start + 400 * day) })
    const ofNobody = JSON.stringify({ event: 'Opened', properties: { time: start - hour, $insert_id: 'x' } })
    project.moreLines.push(ahead, ofNobody)
    const { pass, lastRun, stored, workspace } = await connected(project)
    await pass(0)
    expect(await stored()).toBe(1)
    const { outcome, added, skippedFor, unreadable } = await lastRun('events')
    expect({ outcome, added }).toEqual({ outcome: 'partial', added: 1 })
    // 92 days, each with the same lines behind its events.
    expect(skippedFor).toEqual([
      { reason: 'whose time is more than a day ahead', count: 92 },
      { reason: 'without a distinct_id, a person or an account', count: 92 }
    ])
    expect(unreadable.count).toBe(4 * 92)
    expect(unreadable.examples).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'line 1', message: 'The line is not JSON' })])
    )
    const [item] = await workspace.integrations.list({ connectedOnly: true })
    expect(item).toMatchObject({ status: 'connected', counts: 'all' })
  })

  it('an export that says it was cut short is asked for again, and what it had is kept once', async () => {
    const project = new FakeMixpanel()
    for (let index = 0; index < 10; index++) project.track('Opened', event(index, start - index * 60_000))
    project.moreLines.push('terminated early')
    const { pass, lastRun, stored } = await connected(project)
    await pass(0)
    expect((await lastRun('events')).outcome).not.toBe('ended')
    project.moreLines.pop()
    for (let hours = 0; hours < 3; hours++) await pass(hour)
    expect(await lastRun('events')).toMatchObject({ outcome: 'ended' })
    expect(await stored()).toBe(10)
  })
})

describe('which days are read', () => {
  it('days of any time zone, also where the project’s zone changes: each event once', async () => {
    const project = new FakeMixpanel()
    project.zone = 10
    for (let index = 0; index < 60; index++) project.track('Opened', event(index, start - index * 36 * hour))
    const { pass, stored } = await connected(project)
    await pass(0)
    expect(await stored()).toBe(60)
    project.zone = -8
    for (let index = 60; index < 90; index++) project.track('Opened', event(index, start + (index - 60) * hour))
    for (let hours = 0; hours < 31; hours++) await pass(hour)
    expect(await stored()).toBe(90)
  })

  it('today and yesterday each hour, and once a day the last five, for events that come late', async () => {
    const project = new FakeMixpanel()
    const { pass, stored, lastRun } = await connected(project)
    await pass(0)
    project.track('Opened', event(1, start - 4 * day))
    project.track('Opened', event(2, start - 30 * hour))
    await pass(hour)
    expect(await lastRun('events')).toMatchObject({ requests: 3, added: 1 })
    await pass(12 * hour)
    expect(await stored()).toBe(2)
    await pass(hour)
    expect(await lastRun('events')).toMatchObject({ requests: 3, added: 0 })
  })

  it('50 exports an hour, and never more than 60', async () => {
    const project = new FakeMixpanel()
    const asked: number[] = []
    const world = await productWorld(
      mixpanel(),
      (now) => {
        const { http } = project.provider({ now })
        return (url, init) => {
          if (url.includes('/export')) asked.push(now())
          return http(url, init)
        }
      },
      start
    )
    await world.workspace.integrations.connect('mixpanel', { config: { credentials, configuration: byGroup } })
    for (let minutes = 0; minutes < 150; minutes++) await world.pass(60_000)
    expect((await world.lastRun('events')).outcome).toBe('ended')
    expect(asked.length).toBeGreaterThan(93)
    for (const at of asked) expect(asked.filter((other) => other >= at && other < at + hour).length).toBeLessThanOrEqual(61)
  })
})

describe('setting Mixpanel up', () => {
  it('asks for the mapping with a preview of the last complete day, and reads nothing before', async () => {
    const project = new FakeMixpanel()
    for (let index = 0; index < 10; index++)
      project.track('Opened', event(index, start - day, index < 4 ? { company_id: undefined, $email: undefined, $user_id: undefined } : {}))
    const world = await productWorld(mixpanel(), (now) => project.provider({ now }).http, start)
    const { workspace, pass, store, organizationId } = world
    await workspace.customers.put([{ customerId: 'company-1' }])
    const answer = await workspace.call('svc_setup_integration', { provider: 'mixpanel', credentials })
    expect(answer).toMatchObject({
      status: 'setup_required',
      next: {
        kind: 'mixpanel_mapping',
        preview: {
          sampleSize: 10,
          accountKeyCoveragePct: 60,
          emailOrDomainCoveragePct: 60,
          unmappedPct: 40,
          matchedCustomerCount: 1,
          opaqueOnlyUnmappedCount: 4,
          candidateAccountKeys: [{ key: 'company_id', count: 6, coveragePct: 60 }]
        }
      },
      error: null
    })
    await pass(0)
    const rows = store.organization(organizationId)
    expect(await rows.count(events)).toBe(0)
    const ready = await workspace.call('svc_setup_integration', { provider: 'mixpanel', configuration: byGroup })
    expect(ready).toMatchObject({ status: 'ready', next: null, error: null })
    await pass(0)
    expect(await rows.count(events)).toBe(10)
  })

  it('refuses a wrong project, and goes to the hosts of its region', async () => {
    const project = new FakeMixpanel()
    const world = await productWorld(mixpanel(), (now) => project.provider({ now }).http, start)
    const wrong = { ...credentials, projectId: '1' }
    const answer = await world.workspace.call('svc_setup_integration', { provider: 'mixpanel', credentials: wrong })
    expect(answer).toMatchObject({ status: 'not_connected', error: { code: 'CREDENTIAL_REJECTED' } })
    const of = (region: string, path: string) => mixpanel().baseUrl({ kind: 'fields', fields: { ...credentials, region } }, { path })
    expect([
      of('us', '/api/2.0/export'),
      of('eu', '/api/2.0/export'),
      of('in', '/api/query/engage'),
      of('us', '/api/query/engage')
    ]).toEqual(['https://data.mixpanel.com', 'https://data-eu.mixpanel.com', 'https://in.mixpanel.com', 'https://mixpanel.com'])
  })
})

describe('a product that sends to Mixpanel and to us', () => {
  const project = () => {
    const found = new FakeMixpanel()
    for (let index = 0; index < 6; index++) found.track('Opened', event(index, start - index * hour))
    return found
  }
  const own = {
    events: [{ type: 'custom' as const, eventName: 'Opened', userId: 'user-1', customerId: 'company-1', timestamp: start - 9 * hour }]
  }

  async function told(world: Awaited<ReturnType<typeof connected>>) {
    const { workspace } = world
    const { sources } = await workspace.call('svc_list_features', {})
    const ofMixpanel = sources.find(({ provider }) => provider === 'mixpanel')
    const features = await workspace.call('svc_list_features', ofMixpanel ? { sourceKey: ofMixpanel.sourceKey } : {})
    const { behaviorMetrics, customer } = await workspace.call('svc_get_customer', { customer: 'company-1', include: ['behaviorMetrics'] })
    const preview = await workspace.call('svc_preview_customer_activation', { eventName: 'Opened' })
    return {
      sources: sources.map(({ provider, readiness }) => [provider, readiness]),
      candidates:
        'items' in features.candidates ? features.candidates.items.map(({ eventName, eventCount }) => [eventName, eventCount]) : [],
      lastActivityAt: customer.lastActivityAt,
      activityCount: behaviorMetrics?.activityCount,
      evaluated: preview.preview.evaluatedEventCount,
      timeline: (await world.timelineOf('company-1')).length
    }
  }

  it('counts once: of Mixpanel’s events only features and the timeline tell', async () => {
    const world = await productWorld(mixpanel({ requestsPerSecond: 1_000_000 }), (now) => project().provider({ now }).http, start)
    await world.workspace.ingest(own)
    await world.workspace.integrations.connect('mixpanel', { config: { credentials, configuration: byGroup } })
    await world.pass(0)
    const rows = world.store.organization(world.organizationId)
    expect(await told({ ...world, rows, stored: async () => 0 })).toEqual({
      sources: [
        ['sdk', 'READY'],
        ['mixpanel', 'READY']
      ],
      candidates: [['Opened', 6]],
      lastActivityAt: new Date(start - 9 * hour).toISOString(),
      activityCount: 1,
      evaluated: 1,
      timeline: 3
    })
    const [item] = await world.workspace.integrations.list({ connectedOnly: true })
    expect(item).toMatchObject({ counts: 'features' })
    expect(await rows.find(integrationConnections, { columns: ['counts'] })).toEqual([{ counts: 'features' }])
  })

  it('that sends to Mixpanel alone counts in all', async () => {
    const world = await connected(project())
    await world.pass(0)
    expect(await told(world)).toEqual({
      sources: [
        ['sdk', 'WARMING'],
        ['mixpanel', 'READY']
      ],
      candidates: [['Opened', 6]],
      lastActivityAt: new Date(start - hour).toISOString(),
      activityCount: 2,
      evaluated: 6,
      timeline: 2
    })
  })

  it('an activation event of Mixpanel’s activates only where it counts', async () => {
    for (const counts of ['all', 'features'] as const) {
      const world = await connected(project(), byGroup, { counts })
      await world.workspace.call('svc_update_customer_activation', { eventName: 'Opened' })
      await world.pass(0)
      const { items } = await world.workspace.customers.list()
      expect(items.map(({ activatedAt }) => activatedAt !== null)).toEqual(items.map(() => counts === 'all'))
    }
  })
})

describe('disconnecting Mixpanel', () => {
  it('with its data removes its events and no others; connecting again brings them back', async () => {
    const project = new FakeMixpanel()
    for (let index = 0; index < 250; index++) project.track('Opened', event(index, start - index * 60_000))
    const world = await connected(project)
    const { workspace, pass, rows, stored } = world
    await pass(0)
    await workspace.ingest({ events: [{ type: 'custom', eventName: 'Opened', userId: 'zoe', timestamp: start }] })
    expect(await stored()).toBe(250)
    await workspace.integrations.disconnect('mixpanel', { data: 'remove' })
    await pass(0)
    expect([await stored(), await rows.count(events)]).toEqual([0, 1])
    await workspace.integrations.connect('mixpanel', { config: { credentials, configuration: byGroup } })
    await pass(5_000)
    await pass(5_000)
    expect(await stored()).toBe(250)
  })
})
