import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Rapport } from '../src/tracker.js'
import { launchBrowser } from './browser.js'
import { buildFiles } from './build.js'
import { Collector } from './collector.js'
import { type PageSource, Site } from './site.js'

declare global {
  interface Window {
    rapport?: Rapport
  }
}

/** Attributes of the script tag, without `data-`. */
export type Attributes = Record<string, string>

/** A browser, a website, a collector of another origin, and short ways to use them. */
export interface World {
  collector: Collector
  site: Site
  files: Map<string, string>
  browser: Browser
  /** A visitor of its own: cookies and storage start empty. */
  visitor(options?: BrowserContextOptions): Promise<BrowserContext>
  /** Opens a page of the site and waits until the tracker is there; by default for a visitor of its own. */
  open(path?: string, context?: BrowserContext): Promise<Page>
  /** The tracker's script tag. */
  tag(attributes?: Attributes): string
  /** Makes every path of the site a page with the tracker. */
  track(attributes?: Attributes, page?: PageSource): void
  close(): Promise<void>
}

/** Sets up the world for one test file. */
export async function createWorld(): Promise<World> {
  const [browser, files] = await Promise.all([launchBrowser(), buildFiles()])
  const collector = new Collector(files)
  const site = new Site()
  await Promise.all([collector.start(), site.start()])
  const tag = (attributes: Attributes = {}) => {
    const data = Object.entries({ 'public-key': 'pk_test', ...attributes }).map(([name, value]) => ` data-${name}="${value}"`)
    return `<script defer src="${collector.url}/rapport.js"${data.join('')}></script>`
  }
  return {
    collector,
    site,
    files,
    browser,
    visitor: (options) => browser.newContext(options),
    async open(path = '/', context) {
      const page = await (context ?? (await browser.newContext())).newPage()
      await page.goto(site.url(path))
      await page.waitForFunction(() => window.rapport?.getConsent)
      return page
    },
    tag,
    track(attributes, page = {}) {
      site.define('*', { ...page, head: tag(attributes) + (page.head ?? '') })
    },
    async close() {
      await browser.close()
      await Promise.all([collector.stop(), site.stop()])
    }
  }
}

/** Waits until a condition holds; the test's own time limit is the only one. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Pretends that the page's tab is hidden or shown, as switching tabs does; a headless browser shows all of them. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

/** Collects everything that a host's developer would see as our noise: errors, and lines in the console. */
export function noiseOf(page: Page): string[] {
  const noise: string[] = []
  page.on('pageerror', (error) => noise.push(String(error)))
  page.on('console', (message) => noise.push(message.text()))
  return noise
}
