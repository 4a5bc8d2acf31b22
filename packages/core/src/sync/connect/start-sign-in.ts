import { defineRawRoute, pageAnswer } from '../../http/index.js'
import { beginSignIn } from '../setup/sign-in-flow.js'
import { browserCookie, browserOf, newBrowser } from './browser-cookie.js'
import { isForeign, pageFailure, withPage } from './connect-page.js'
import { gonePage, leavePage } from './views.js'

/** `POST /connect/{token}/start`: binds the session to this browser, and sends it to the vendor. */
export const startSignInRoute = defineRawRoute({
  path: '/connect/{token}/start',
  serve({ settings }) {
    return {
      methods: {
        POST: (exchange) =>
          withPage(settings, exchange, async (page) => {
            if (isForeign(exchange)) return pageAnswer(settings, gonePage(403))
            const browser = browserOf(settings, exchange.request) ?? newBrowser(settings)
            const address = await beginSignIn(settings, page, browser)
            if (address === undefined) return pageAnswer(settings, gonePage())
            return pageAnswer(settings, { ...leavePage(page, address), headers: { 'set-cookie': browserCookie(settings, browser) } })
          })
      },
      fail: pageFailure(settings)
    }
  }
})
