import { defineRawRoute, type Exchange, pageAnswer, pageHeaders, pagePath } from '../../http/index.js'
import { endSignIn, shownResult } from '../setup/sign-in-flow.js'
import { browserOf } from './browser-cookie.js'
import { pageFailure } from './connect-page.js'
import { gonePage, resultPage } from './views.js'

/**
 * `GET /connect/callback/{provider}`: where vendors send browsers back. What they bring is used once; then the browser goes on to the same path
 * without it, which shows what came of the session.
 */
export const callbackRoute = defineRawRoute({
  path: '/connect/callback/{provider}',
  serve({ settings }) {
    async function get({ request, requestId, params: [name = ''] }: Exchange) {
      const descriptor = settings.integrations.descriptors.get(name)
      if (!descriptor) return pageAnswer(settings, gonePage())
      const here = `${pagePath(settings)}/callback/${descriptor.id}`
      const query = new URLSearchParams(request.url.split('?')[1] ?? '')
      const browser = browserOf(settings, request)
      if (query.size === 0) {
        const result = browser === undefined ? undefined : await shownResult(settings, descriptor.id, browser)
        return pageAnswer(settings, result ? resultPage(result, here) : gonePage())
      }
      const given = (field: string) => query.get(field) ?? undefined
      const callback = { state: given('state') ?? '', code: given('code'), iss: given('iss'), error: given('error') }
      const all = { ...callback, errorWords: given('error_description'), browser }
      const result = await endSignIn(settings, descriptor.id, all, requestId)
      if (!result) return pageAnswer(settings, gonePage(400))
      // Without the cookie the other path has nothing to show.
      const isKnown = browser !== undefined && (await shownResult(settings, descriptor.id, browser)) !== undefined
      if (!isKnown) return pageAnswer(settings, resultPage(result, here))
      return { status: 303, headers: { ...pageHeaders(), location: here }, body: null }
    }
    return { methods: { GET: get }, fail: pageFailure(settings) }
  }
})
