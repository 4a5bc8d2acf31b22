import { defineRawRoute, pageAnswer, readBody } from '../../http/index.js'
import { takeKey } from '../setup/key-flow.js'
import { formToken, isFormToken } from '../setup/page-session.js'
import { isForeign, pageFailure, withPage } from './connect-page.js'
import { formPage, gonePage, resultPage } from './views.js'

const maxBytes = 64 * 1024

/** `POST /connect/{token}/key`: proves the key that a person gives on the page, and connects with it. */
export const giveKeyRoute = defineRawRoute({
  path: '/connect/{token}/key',
  serve({ settings }) {
    return {
      methods: {
        POST: (exchange) =>
          withPage(settings, exchange, async (page, token) => {
            const form = Object.fromEntries(new URLSearchParams((await readBody(exchange.request, maxBytes)).toString('utf8')))
            if (isForeign(exchange) || !page.ways.takesKey || !isFormToken(settings, page, form.form_token ?? ''))
              return pageAnswer(settings, gonePage(403))
            const outcome = await takeKey(settings, page, form, exchange.requestId)
            if (outcome.kind === 'result') return pageAnswer(settings, resultPage(outcome.result, ''))
            const state = { token, formToken: formToken(settings, page), fault: outcome.message, given: form }
            return pageAnswer(settings, formPage(settings, page, state))
          })
      },
      fail: pageFailure(settings)
    }
  }
})
