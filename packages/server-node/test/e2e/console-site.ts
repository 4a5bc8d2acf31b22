import type { Rapport } from '@rapport/core'
import type { Browser } from 'playwright-core'
import { withConsole } from '../../src/console/console-listener.js'
import { serve, toNodeListener } from '../../src/index.js'
import { withStartPage } from '../../src/start-page.js'
import { launchBrowser } from './browser.js'
import { ConsoleVisitor } from './console-visitor.js'
import type { BrowserAge } from './unpacked-browser.js'

/** A console that is served, and somebody who looks at it. */
export interface ConsoleSite {
  url: string
  browser: Browser
  visitor: ConsoleVisitor
  /** Ends the browser, the server and its Rapport. */
  close(): Promise<void>
}

const startPage = { what: 'A Rapport server runs here.', keys: 'Its owner makes keys.' }

/** Serves the console of a Rapport, at a free port and to the oldest Chromium that is tested unless told otherwise. */
export async function startConsole(
  rapport: Rapport,
  options: Parameters<typeof withConsole>[2],
  { port = 0, age = 'oldest' }: { port?: number; age?: BrowserAge } = {}
): Promise<ConsoleSite> {
  const web = withConsole(withStartPage(toNodeListener(rapport), startPage, rapport), rapport, options)
  const [server, browser] = await Promise.all([serve({ rapport, port, host: '127.0.0.1', listener: web.listener }), launchBrowser(age)])
  return {
    url: server.url,
    browser,
    visitor: await ConsoleVisitor.open(browser, server.url),
    async close() {
      await browser.close()
      web.close()
      await server.close()
    }
  }
}
