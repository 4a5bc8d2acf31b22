import { type Browser, chromium as driver } from 'playwright-core'
import { type BrowserAge, unpackedBrowser } from './unpacked-browser.js'

/** Real Chromium, from npm. That package's own switches are left out: they put all into one process and turn the same-origin policy off. */
export async function launchBrowser(age: BrowserAge = 'oldest'): Promise<Browser> {
  return driver.launch({
    executablePath: await unpackedBrowser(age),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    headless: true
  })
}
