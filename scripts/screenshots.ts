// Pictures of the console on the demo world, on a fixed day. `npm run screenshots` writes every page in light, dark and on a phone to screenshots/, which
// is for looking at; `npm run screenshots -- --readme` writes the six that the README shows to docs/pictures/.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../packages/server-node/test/e2e/browser.js'
import { type DemoSite, open, pageOf, startDemoSite } from './screenshots/demo-site.js'
import { webpOf } from './screenshots/webp.js'

const root = join(import.meta.dirname, '..')
const desk = { viewport: { width: 1360, height: 900 } }
const looks = {
  light: { colorScheme: 'light', ...desk },
  dark: { colorScheme: 'dark', ...desk },
  phone: { colorScheme: 'light', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
} as const
const sql =
  "select date_trunc('week', occurred_at) as week, event_name, count(*) as events\nfrom activity\nwhere event_name in ('job_completed', 'route_optimized', 'schedule_published', 'report_exported')\n  and occurred_at < date_trunc('week', now())\ngroup by 1, 2 order by 1"
const question = '/search?q=who%20is%20going%20to%20cancel%20or%20leave%20us'

async function pathsOf(site: DemoSite): Promise<Record<string, string>> {
  const customer = `/customers/${await site.customer('orchidheating.example')}`
  return {
    home: '',
    attention: '/attention',
    tasks: '/tasks',
    customers: '/customers',
    customer,
    'customer-timeline': `${customer}?tab=timeline`,
    'customer-facts': `${customer}?tab=facts`,
    'customer-people': `${customer}?tab=people`,
    'customer-revenue': `${customer}?tab=revenue`,
    'customer-features': `${customer}?tab=features`,
    'customer-notes': `${customer}?tab=notes`,
    'customer-tasks': `${customer}?tab=tasks`,
    people: '/people',
    search: question,
    sql: `/sql?q=${encodeURIComponent(sql)}`,
    signals: '/signals',
    'signal-new': '/signals?signal=new',
    automations: '/signals?tab=automations',
    'automation-new': '/signals?tab=automations&automation=new',
    agents: '/signals?tab=agents',
    'agent-new': '/signals?tab=agents&agent=new',
    channels: '/signals?tab=channels',
    'channel-new': '/signals?tab=channels&to=new',
    integrations: '/integrations',
    'integration-connect': '/integrations?provider=stripe',
    identity: '/identity',
    'identity-merge': '/identity?tab=two',
    settings: '/settings',
    names: '/settings?tab=reading',
    keys: '/settings?tab=keys',
    tracking: '/settings?tab=tracking',
    team: '/settings?tab=team'
  }
}

/** Every page in every look, to look at. */
async function shootAll(browser: Browser, site: DemoSite): Promise<void> {
  const target = join(root, 'screenshots')
  await mkdir(target, { recursive: true })
  for (const [look, options] of Object.entries(looks)) {
    const page = await pageOf(browser, options)
    for (const [name, path] of Object.entries(await pathsOf(site))) {
      await open(page, site.url + path)
      await page.screenshot({ path: join(target, `${name}-${look}.png`) })
      console.log(`screenshots/${name}-${look}.png`)
    }
    await page.context().close()
  }
}

/** The six that are shown to those who have not started it yet. */
async function shootForReadme(browser: Browser, site: DemoSite): Promise<void> {
  const paths = await pathsOf(site)
  const target = join(root, 'docs/pictures')
  await mkdir(target, { recursive: true })
  const packing = await browser.newPage()
  const shoot = async (name: string, look: keyof typeof looks, path: string, first?: { press: string; shows: string }) => {
    const page = await pageOf(browser, looks[look])
    await open(page, site.url + path)
    if (first) {
      await page.getByText(first.press, { exact: true }).first().click()
      await page.locator(first.shows).first().waitFor()
      await page.waitForTimeout(600)
    }
    const packed = await webpOf(packing, await page.screenshot(), 0.8)
    await writeFile(join(target, `${name}.webp`), packed)
    console.log(`docs/pictures/${name}.webp: ${(packed.length / 1000).toFixed(0)} kB`)
    await page.context().close()
  }
  await shoot('home', 'light', '')
  await shoot('customer', 'light', paths.customer ?? '')
  await shoot('said', 'light', question, {
    press: 'Unless the address problem is gone, we are going to cancel at the end of January.',
    shows: '[role="dialog"] mark'
  })
  await shoot('signal', 'light', '/signals?signal=new', { press: 'Preview matches', shows: '.preview .list-row' })
  await shoot('customers', 'dark', '/customers')
  await shoot('sql', 'dark', paths.sql ?? '', { press: 'Chart', shows: '.plot canvas' })
}

const site = await startDemoSite()
const browser = await launchBrowser()
try {
  await (process.argv.includes('--readme') ? shootForReadme : shootAll)(browser, site)
} finally {
  await browser.close()
  await site.close()
}
