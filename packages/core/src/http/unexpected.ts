import type { Logger } from '../values/index.js'
import type { Exchange } from './route.js'

/** Logs what no route foresaw, with the request id that its answer carries, so that the answer itself need not tell. */
export function logUnexpected(logger: Logger, error: unknown, { request, requestId }: Exchange): void {
  const [path] = request.url.split('?')
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  logger.error('A request failed', { requestId, method: request.method, path, error: text })
}
