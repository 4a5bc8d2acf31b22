import { isUuid } from './uuid.js'

/** The cookie that @rapport/browser-tracker keeps its visitor's id in. */
export const visitorCookie = 'rapport_visitor'

/**
 * The browser's visitor id out of a request's `Cookie` header: pass it as `visitorId`, so that the server's event joins what the
 * visitor did in the browser. Undefined when the cookie is missing or holds no id.
 *
 * @example tracker.track({ eventName: 'order_placed', userId: user.id, visitorId: visitorIdFromCookie(request.headers.cookie) })
 */
export function visitorIdFromCookie(cookieHeader: string | null | undefined): string | undefined {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [name, value] = pair.split('=', 2)
    if (name?.trim() === visitorCookie && value !== undefined && isUuid(value.trim())) return value.trim()
  }
  return undefined
}
