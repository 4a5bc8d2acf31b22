import type { Settings } from '../../context/index.js'
import { isStoreAway } from '../../gateway/index.js'
import { BodyError, defineRawRoute, type Exchange, type HttpResponse, pageAnswer, type Route } from '../../http/index.js'
import { formToken, livePage, type PageSession } from '../setup/page-session.js'
import { failurePage, formPage, gonePage } from './views.js'

/** `GET /connect/{token}`: shows what is to be connected. It has no effect: chats and mail programs fetch links. */
export const connectPageRoute = defineRawRoute({
  path: '/connect/{token}',
  serve({ settings }) {
    return {
      methods: {
        GET: (exchange) =>
          withPage(settings, exchange, (page, token) =>
            pageAnswer(settings, formPage(settings, page, { token, formToken: formToken(settings, page) }))
          )
      },
      fail: pageFailure(settings)
    }
  }
})

/** Runs with the live session that the path's token names; without one the link does not work. */
export async function withPage(
  settings: Settings,
  { params: [token = ''] }: Exchange,
  show: (page: PageSession, token: string) => HttpResponse | Promise<HttpResponse>
): Promise<HttpResponse> {
  const page = /^[\w-]{20,100}$/.test(token) ? await livePage(settings, token) : undefined
  return page ? show(page, token) : pageAnswer(settings, gonePage())
}

/** The failure page of every path here. Addresses hold tokens and codes, so that the log names none. */
export function pageFailure(settings: Settings): Route['fail'] {
  return (error, { requestId, request }) => {
    if (error instanceof BodyError) return { ...pageAnswer(settings, gonePage(400)), close: true }
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    settings.logger.error('A connect page failed', { requestId, method: request.method, error: text })
    return pageAnswer(settings, failurePage(requestId, isStoreAway(error)))
  }
}

/** Browsers say when a form was sent by a page of somebody else. */
export function isForeign({ request }: Exchange): boolean {
  return request.header('sec-fetch-site') === 'cross-site'
}
