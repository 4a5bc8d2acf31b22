import type { Static } from 'typebox'
import type { JobRunner } from '../jobs/runner.js'
import type { Settings } from '../options.js'
import { failure, json } from './respond.js'
import type { Route } from './route.js'
import type { liveness, readiness, unreadiness } from './shapes/health.js'
import { logUnexpected } from './unexpected.js'

/** `/healthz`: the process runs. `/readyz`: it can serve, because its store answers; how far the later work is behind is shown, and no reason to refuse. */
export function healthRoutes({ store, logger }: Settings, jobs: Pick<JobRunner, 'status'>): Route[] {
  const live: Route = {
    path: /^\/healthz$/,
    methods: { GET: () => json(200, { status: 'ok' } satisfies Static<typeof liveness>) },
    fail: () => failure(500, 'Internal error')
  }
  const ready: Route = {
    path: /^\/readyz$/,
    methods: {
      async GET() {
        await store.ping()
        const { pending, failed, lagMs } = await jobs.status()
        return json(200, { status: 'ready', store: store.name, jobs: { pending, failed, lagMs } } satisfies Static<typeof readiness>)
      }
    },
    fail(error, exchange) {
      logUnexpected(logger, error, exchange)
      return json(503, { status: 'unavailable', store: store.name } satisfies Static<typeof unreadiness>)
    }
  }
  return [live, ready]
}
