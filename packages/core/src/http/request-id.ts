import type { Clock, Ids } from '../values/index.js'
import type { HttpRequest } from './exchange.js'

/** The caller's X-Request-Id, when it is one that is safe to log and send back; else a new one. */
export function requestIdOf(request: HttpRequest, { ids, clock }: { ids: Ids; clock: Clock }): string {
  const given = request.header('x-request-id')
  return given !== undefined && /^[A-Za-z0-9._-]{1,128}$/.test(given) ? given : ids.uuid(clock.now())
}
