import chromium from '@sparticuz/chromium'
import { type Browser, chromium as driver } from 'playwright-core'

/** Real Chromium, from npm. */
export async function launchBrowser(): Promise<Browser> {
  return driver.launch({ executablePath: await chromium.executablePath(), args: chromium.args, headless: true })
}
