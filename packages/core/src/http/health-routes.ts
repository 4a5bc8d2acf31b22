import type { Settings } from '../options.js'
import { failure, json } from './respond.js'
import type { Route } from './route.js'
import { logUnexpected } from './unexpected.js'

/** `/healthz`: the process runs. `/readyz`: it can serve, because its store answers. */
export function healthRoutes({ store, logger }: Settings): Route[] {
  const live: Route = {
    path: /^\/healthz$/,
    methods: { GET: () => json(200, { status: 'ok' }) },
    fail: () => failure(500, 'Internal error')
  }
  const ready: Route = {
    path: /^\/readyz$/,
    methods: {
      async GET() {
        await store.ping()
        return json(200, { status: 'ready', store: store.name })
      }
    },
    fail(error, exchange) {
      logUnexpected(logger, error, exchange)
      return json(503, { status: 'unavailable', store: store.name })
    }
  }
  return [live, ready]
}
