import { allGrants, createRapport } from '@rapport/core'
import { pgliteStore } from '@rapport/storage-postgres'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { withConsole } from '../../packages/server-node/src/console/console-listener.js'
import { loadWorld } from '../../packages/server-node/src/demo/world/load-world.js'
import { serve, toNodeListener } from '../../packages/server-node/src/index.js'

/** When the pictures are taken, whatever day it is: a Friday afternoon. */
const end = Date.UTC(2026, 10, 20, 15)

export interface DemoSite {
  url: string
  /** The id of a customer, by its domain. */
  customer(domain: string): Promise<string>
  close(): Promise<void>
}

/** The console on the demo world, whose clock begins at that day. */
export async function startDemoSite(): Promise<DemoSite> {
  const began = Date.now()
  let ahead = 0
  const rapport = createRapport({
    store: pgliteStore(),
    clock: { now: () => end + Date.now() - began + ahead },
    secret: 'what nothing but pictures is sealed with',
    publicUrl: 'http://127.0.0.1',
    logger: { info() {}, warn: console.error, error: console.error }
  })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  const workspace = rapport.organization(organizationId)
  await loadWorld(rapport, organizationId, { now: end })
  await rapport.runDue()
  // The first look at health comes some minutes after the first customer.
  ahead = 4 * 60_000
  await rapport.runDue()
  await workspace.automations.create({
    name: 'Monday digest',
    triggerType: 'SCHEDULE',
    schedule: { cadence: 'weekly', localTime: '09:00', timezone: 'Europe/Berlin', weekday: 1 }
  })
  const web = withConsole(toNodeListener(rapport), rapport, { letIn: () => ({ organizationId, grants: allGrants }) })
  const server = await serve({ rapport, port: 0, listener: web.listener })
  return {
    url: `${server.url}/console`,
    customer: async (domain) => (await workspace.customers.get({ domain })).id,
    async close() {
      web.close()
      await server.close()
    }
  }
}

/** A page that believes that it is that day, as must the database's SQL. */
export async function pageOf(browser: Browser, look: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce', ...look })
  const page = await context.newPage()
  await page.clock.setFixedTime(end + 5 * 60_000)
  await page.route('**/console/api/tools/call', async (route) => {
    const call: { tool: string; input: { sql?: string } } = route.request().postDataJSON()
    const { sql } = call.input
    if (call.tool !== 'svc_query' || sql === undefined) return route.continue()
    const then = `timestamptz '${new Date(end).toISOString()}'`
    await route.continue({ postData: JSON.stringify({ ...call, input: { ...call.input, sql: sql.replaceAll('now()', then) } }) })
  })
  return page
}

/** Opens an address and waits until nothing on it is being read. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  const deadline = Date.now() + 30_000
  do await page.waitForTimeout(250)
  while ((await page.locator('.loading').count()) > 0 && Date.now() < deadline)
  await page.waitForTimeout(400)
}
