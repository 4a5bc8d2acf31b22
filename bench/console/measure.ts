import type { Browser, BrowserContext, Page } from 'playwright-core'

/** All in milliseconds. */
export interface ConsoleFigures {
  /** From the start of the navigation to the first content of Home, with an empty cache, on Fast 3G and a processor four times as slow, one for each time. */
  firstContents: number[]
  /** From the start of the navigation to the first row, with an empty cache, one for each time. */
  firstRows: number[]
  /** The time between two frames while the list scrolls. */
  frames: number[]
  /** How many rows the list had been given at the end of it. */
  scrolledRows: number
  /** From a keystroke to the narrowed list, beyond the time of the request that it made. */
  filters: { total: number; request: number }[]
}

const openings = 5
/** Fast 3G as Chromium's developer tools emulate it: bytes a second, and milliseconds. */
const fast3G = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 }
const slowerProcessor = 4
const scrollSeconds = 20
const pixelsEachFrame = 120
const filterTexts = [
  'amber',
  'kestrel labs',
  'company777',
  'robotics 99',
  'juniper bank 5',
  'nobody is called that',
  'falcon',
  'ember travel'
]

/** Opens the list of customers, scrolls it, and narrows it, as a person would. */
export async function measureConsole(browser: Browser, address: string, apiKey: string): Promise<ConsoleFigures> {
  const signedIn = await signIn(browser, address, apiKey)
  const firstContents: number[] = []
  for (let time = 0; time < openings; time++) {
    const context = await browser.newContext({ storageState: signedIn, viewport: { width: 1360, height: 900 } })
    firstContents.push(await firstContent(context, address))
    await context.close()
  }
  const firstRows: number[] = []
  for (let time = 0; time < openings; time++) {
    const context = await browser.newContext({ storageState: signedIn, viewport: { width: 1360, height: 900 } })
    firstRows.push(await firstRow(context, `${address}/customers`))
    await context.close()
  }
  const context = await browser.newContext({ storageState: signedIn, viewport: { width: 1360, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${address}/customers`)
  await page.locator('.table-body .table-row').first().waitFor()
  const frames: number[] = await page.evaluate(scrolling)
  const scrolledRows = await page.evaluate<number>("Math.round(document.querySelector('.table-body').offsetHeight / 40)")
  const filters = []
  await page.evaluate('scrollTo(0, 0)')
  for (const text of filterTexts) filters.push(await filter(page, text))
  await context.close()
  return { firstContents, firstRows, frames, scrolledRows, filters }
}

async function signIn(browser: Browser, address: string, apiKey: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(address)
  await page.getByLabel('API key').fill(apiKey)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation').first().waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

async function firstContent(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', fast3G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate<number>(`new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      if (paint) resolve(paint.startTime)
    }).observe({ type: 'paint', buffered: true })
  })`)
}

async function firstRow(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage()
  // Noted in the page by its own clock, which begins with the navigation.
  await page.addInitScript(`new MutationObserver((_, observer) => {
    if (!document.querySelector('.table-body .table-row')) return
    observer.disconnect()
    requestAnimationFrame(() => { globalThis.firstRowAt = performance.now() })
  }).observe(document, { childList: true, subtree: true })`)
  await page.goto(address)
  await page.locator('.table-body .table-row').first().waitFor()
  return page.evaluate<number>('new Promise((resolve) => requestAnimationFrame(() => resolve(globalThis.firstRowAt)))')
}

/** Scrolls by the same way each frame, and notes how long frames take. */
const scrolling = `new Promise((resolve) => {
  const frames = []
  const end = performance.now() + ${scrollSeconds * 1000}
  let before = performance.now()
  const frame = (now) => {
    frames.push(now - before)
    before = now
    scrollBy(0, ${pixelsEachFrame})
    if (now < end) requestAnimationFrame(frame)
    else resolve(frames.slice(1))
  }
  requestAnimationFrame(frame)
})`

/** Types one text and waits for its answer: what the list then says is noted in the page. */
async function filter(page: Page, text: string): Promise<{ total: number; request: number }> {
  return page.evaluate(`new Promise((resolve) => {
    const input = document.querySelector('[data-filter]')
    const asked = (entry) => entry.startTime >= began && entry.name.endsWith('/api/lists/customers')
    performance.clearResourceTimings()
    const began = performance.now()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, ${JSON.stringify(text)})
    input.dispatchEvent(new Event('input', { bubbles: true }))
    const look = () => {
      const entry = performance.getEntriesByType('resource').findLast(asked)
      const isReading = document.querySelector('.is-reading, .loading') !== null
      if (!entry || isReading) return requestAnimationFrame(look)
      resolve({ total: performance.now() - began, request: entry.responseEnd - entry.startTime })
    }
    requestAnimationFrame(look)
  })`)
}
