import chromium from '@sparticuz/chromium'
import { type Browser, chromium as driver } from 'playwright-core'

/** Real Chromium, from npm. That package's own switches are left out: they put all into one process and turn the same-origin policy off. */
export async function launchBrowser(): Promise<Browser> {
  return driver.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    headless: true
  })
}
