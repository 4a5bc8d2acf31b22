// Pictures of every page of the console on the demo world, in light, dark and on a phone: `npm run screenshots` writes them to screenshots/.
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../packages/server-node/test/e2e/browser.js'

const root = join(import.meta.dirname, '..')
const target = join(root, 'screenshots')
const looks = {
  light: { colorScheme: 'light', viewport: { width: 1360, height: 900 } },
  dark: { colorScheme: 'dark', viewport: { width: 1360, height: 900 } },
  phone: { colorScheme: 'light', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
} as const
const sql =
  "select date_trunc('week', occurred_at) as week, count(distinct customer_id) as customers, count(*) as events from activity group by 1 order by 1"

/** Starts the demo as `npm start` does, on a database of its own, and waits until its world is loaded. */
async function startDemo(directory: string) {
  const cli = join(root, 'packages/server-node/dist/cli.js')
  const server = spawn(process.execPath, [cli, 'dev', '--demo', '--data', directory, '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const loaded = new Promise<void>((resolve) => {
    createInterface(server.stderr).on('line', (line) => line.startsWith('The demo world is') && resolve())
  })
  const [line] = await Promise.all([
    new Promise<string>((resolve, reject) => {
      createInterface(server.stdout).once('line', resolve)
      server.once('exit', (code) => reject(new Error(`The demo ended with ${code}`)))
    }),
    loaded
  ])
  const { url, apiKey }: { url: string; apiKey: string } = JSON.parse(line)
  return { server, url, apiKey }
}

/** The id of a customer with a story, which its pages are shown of. */
async function customerOf(url: string, apiKey: string): Promise<string> {
  const answer = await fetch(`${url}/api/customers?domain=orchidheating.example`, { headers: { authorization: `Bearer ${apiKey}` } })
  const { items }: { items: { id: string }[] } = JSON.parse(await answer.text())
  return items[0]?.id ?? ''
}

async function shoot(page: Page, address: string, file: string): Promise<void> {
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  const deadline = Date.now() + 30_000
  do await page.waitForTimeout(250)
  while ((await page.locator('.loading').count()) > 0 && Date.now() < deadline)
  await page.waitForTimeout(400)
  await page.screenshot({ path: join(target, file) })
  console.log(`screenshots/${file}`)
}

const directory = await mkdtemp(join(tmpdir(), 'rapport-screenshots-'))
await mkdir(target, { recursive: true })
const { server, url, apiKey } = await startDemo(join(directory, 'data'))
const browser = await launchBrowser()
try {
  const customer = `/customers/${await customerOf(url, apiKey)}`
  const pages: Record<string, string> = {
    home: '',
    attention: '/attention',
    customers: '/customers',
    customer,
    'customer-timeline': `${customer}?tab=timeline`,
    'customer-facts': `${customer}?tab=facts`,
    'customer-people': `${customer}?tab=people`,
    'customer-revenue': `${customer}?tab=revenue`,
    people: '/people',
    search: '/search?q=who%20is%20going%20to%20cancel%20or%20leave%20us',
    sql: `/sql?q=${encodeURIComponent(sql)}`,
    integrations: '/integrations',
    'integration-connect': '/integrations?provider=stripe',
    identity: '/identity',
    settings: '/settings',
    keys: '/settings?tab=keys',
    tracking: '/settings?tab=tracking'
  }
  for (const [look, options] of Object.entries(looks)) {
    const page = await (await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options })).newPage()
    for (const [name, path] of Object.entries(pages)) await shoot(page, `${url}/console${path}`, `${name}-${look}.png`)
    await page.context().close()
  }
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('close', resolve))
  await rm(directory, { recursive: true, force: true })
}
