import { createRapport, type Rapport } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { postgresStore } from '@rapport/storage-postgres'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { devWorkspace } from '../../src/cli/dev-workspace.js'
import { type RunningServer, serve } from '../../src/index.js'
import { freshSchema } from '../cli/fresh-schema.js'
import { migratedPglite } from '../migrated-pglite.js'
import { launchBrowser } from './browser.js'
import { type Site, startSite } from './site.js'

const stores = {
  memory: () => memoryStore(),
  pglite: () => migratedPglite(),
  postgres: () => {
    const { DATABASE_URL, RAPPORT_SCHEMA } = freshSchema()
    return postgresStore({ connectionString: DATABASE_URL }, { schema: RAPPORT_SCHEMA, migrate: true })
  }
}

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

// One of them below a path, as in a host's own server: the tag stays as short as it is.
const basePaths: Record<string, string> = { pglite: '/rapport' }

describe.each(Object.entries(stores))('on %s', (name, makeStore) => {
  let rapport: Rapport
  let server: RunningServer
  let site: Site
  let organizationId: string

  beforeEach(async () => {
    rapport = createRapport({ store: await makeStore(), basePath: basePaths[name] ?? '', logger: { info() {}, warn() {}, error() {} } })
    const keys = await devWorkspace(rapport)
    organizationId = keys.organizationId
    server = await serve({ rapport, port: 0 })
    site = await startSite(server.url + rapport.basePath, keys.publicKey)
  })

  let page: Page

  afterEach(async () => {
    await page.context().close()
    site.close()
    await server.close()
  })

  const workspace = () => rapport.organization(organizationId)

  test('what a visitor did before and after signing in becomes one person of one customer with one timeline', async () => {
    page = await (await browser.newContext()).newPage()
    await page.goto(`${site.origin}/pricing?utm_source=newsletter&secret=1`)
    await page.evaluate(`
      history.pushState(null, '', '/pricing/teams')
      document.title = 'Teams'
      rapport.track('plan_compared', { seats: 5 })
    `)
    await page.waitForTimeout(150)
    await page.evaluate(`rapport.identify({ email: 'Ada@Acme.com', traits: { name: 'Ada Lovelace' } })`)
    await page.click('a')
    await page.waitForURL('**/docs')
    await page.close()

    // Each page sends what it has when it is left: wait for the last of all of them, not for a number.
    await expect
      .poll(async () => (await timeline()).flatMap(({ eventType, title, eventName }) => (eventType === 'PAGE_VIEW' ? title : eventName)), {
        timeout: 60_000
      })
      .toEqual(expect.arrayContaining(['Docs', 'identify', 'plan_compared', 'Teams', 'Pricing']))
    const { items: users } = await workspace().call('svc_list_users', {})
    expect(users).toMatchObject([
      { email: 'ada@acme.com', name: 'Ada Lovelace', customerDomain: 'acme.com', journeyStage: 'DISCOVERED', daysSinceActivity: 0 }
    ])
    const { items: customers } = await workspace().call('svc_list_customers', {})
    expect(customers).toMatchObject([{ id: users[0]?.customerId, domain: 'acme.com', contactCount: 1, billingStatus: 'NONE' }])

    const events = await timeline()
    expect(new Set(events.map(({ contact }) => contact)).size).toBe(1)
    expect(events.filter(({ eventType }) => eventType === 'PAGE_VIEW').map(({ title }) => title)).toEqual(['Docs', 'Teams', 'Pricing'])
    expect(events.filter(({ eventType }) => eventType === 'CUSTOM').map(({ eventName }) => eventName)).toEqual(['plan_compared'])
    expect(events.filter(({ eventType }) => eventType === 'IDENTIFY')).toHaveLength(1)
    expect(JSON.stringify(events)).toContain('newsletter')
    expect(JSON.stringify(events)).not.toContain('secret')
  })

  const timeline = async () => {
    const [customer] = (await workspace().call('svc_list_customers', {})).items
    return customer ? (await workspace().call('svc_get_timeline', { customer: customer.id, timeframe: 'all' })).events : []
  }
})
