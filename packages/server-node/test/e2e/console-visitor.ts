import axe, { type AxeResults } from 'axe-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'

/** A browser's view of a console: pages that note what they complain of and whom they ask, and a look for what keeps people out. */
export class ConsoleVisitor {
  readonly complaints: string[] = []
  readonly origins = new Set<string>()

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly url: string
  ) {}

  static async open(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<ConsoleVisitor> {
    const context = await browser.newContext({
      locale: 'en-US',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
      ...options
    })
    // Before the page's own scripts, and exempt from its policy.
    await context.addInitScript(axe.source)
    await context.addInitScript(
      "addEventListener('click', ({ detail }) => detail > 0 && sessionStorage.setItem('clicks', Number(sessionStorage.getItem('clicks')) + 1), true)"
    )
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    const visitor = new ConsoleVisitor(context, page, url)
    page.on('console', (message) => {
      if (message.type() === 'error') visitor.complaints.push(message.text())
    })
    page.on('pageerror', (error) => visitor.complaints.push(error.message))
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) visitor.origins.add(new URL(request.url()).origin)
    })
    return visitor
  }

  /** Opens an address of the console, and waits until all of it is there. */
  async go(path: string): Promise<void> {
    await this.page.goto(`${this.url}/console${path}`)
    await this.page.locator('main').waitFor()
    await this.settle()
  }

  async close(): Promise<void> {
    await this.context.close()
  }

  /** How often somebody clicks with a pointer during a task; without a task, since the last time that this was asked. What the keyboard does is no click. */
  async clicks(task?: () => Promise<void>): Promise<number> {
    if (task) {
      await this.takeClicks()
      await task()
    }
    return this.takeClicks()
  }

  private async takeClicks(): Promise<number> {
    const counted = await this.page.evaluate("sessionStorage.getItem('clicks')")
    await this.page.evaluate("sessionStorage.removeItem('clicks')")
    return Number(counted)
  }

  /** Opens an address, and waits until the page would hear of a change. */
  async listen(path: string): Promise<void> {
    const hears = this.page.waitForResponse((response) => response.url().endsWith('/console/api/live'))
    await this.go(path)
    await hears
  }

  /** Goes to a page by the keyboard. The second letter counts soon after the first: on a busy machine both are pressed until it did. */
  async press(letter: string, path: string): Promise<void> {
    const isThere = async () => {
      await this.page.keyboard.press('g')
      await this.page.keyboard.press(letter)
      return new URL(this.page.url()).pathname
    }
    await expect.poll(isThere).toBe(`/console${path}`)
  }

  /** Waits until nothing is being read. */
  async settle(): Promise<void> {
    await expect.poll(() => this.page.locator('h1').count()).toBeGreaterThan(0)
    await expect.poll(() => this.page.locator('.loading').count()).toBe(0)
  }

  /** Expects that nothing on the page keeps anybody out, as far as axe can tell, and that nothing is wider than the screen. */
  async expectAccessible(rules: 'all' | 'contrast' = 'all'): Promise<void> {
    const options = rules === 'all' ? { resultTypes: ['violations'] } : { resultTypes: ['violations'], runOnly: ['color-contrast'] }
    const result: AxeResults = await this.page.evaluate(`axe.run(document, ${JSON.stringify(options)})`)
    const found = result.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
    expect(found).toEqual([])
    await this.expectNothingWider()
  }

  /** Expects that nothing is wider than the screen, or stands over the edge of the row of a list. */
  async expectNothingWider(): Promise<void> {
    const wider = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    await expect.poll(() => this.page.evaluate(wider)).toBeLessThanOrEqual(0)
    const over = '[...document.querySelectorAll(".table-row")].filter((row) => row.scrollWidth > row.clientWidth).length'
    await expect.poll(() => this.page.evaluate(over)).toBe(0)
  }
}
