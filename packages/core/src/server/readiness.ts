import { type Static, Type } from 'typebox'
import { storeAwayMessage, storeRetrySeconds } from '../gateway/index.js'
import { answered, answerWithin, defineRawRoute, json, logUnexpected, retryAfter, serverOperation } from '../http/index.js'
import type { JobRunner } from '../jobs/index.js'
import type { Services } from '../runtime/index.js'
import { integrationStatus } from '../sync/index.js'
import { strictObject } from '../validation/index.js'

const readiness = strictObject({
  status: Type.Literal('ready'),
  store: Type.String({ description: 'The kind of the store.' }),
  jobs: strictObject({
    pending: Type.Integer({ minimum: 0, description: 'Work that is not yet done.' }),
    failed: Type.Integer({ minimum: 0, description: 'Work that was given up after its last attempt.' }),
    lagMs: Type.Number({ minimum: 0, description: 'How long the oldest due work has waited, in milliseconds.' }),
    lanes: Type.Record(
      Type.String(),
      strictObject({
        pending: Type.Integer({ minimum: 0 }),
        running: Type.Integer({ minimum: 0 }),
        lagMs: Type.Number({ minimum: 0 })
      }),
      { description: 'The same by lane. Lanes do not wait for each other.' }
    )
  }),
  clock: Type.Optional(
    strictObject({
      offsetMs: Type.Integer({
        description:
          "By how many milliseconds this process's clock is ahead of the store's; negative where it is behind. Shown beyond 5 seconds."
      }),
      message: Type.String({ description: 'The same in words, and what to do.' })
    })
  ),
  integrations: strictObject({
    connections: Type.Integer({ minimum: 0, description: 'Connections to providers.' }),
    requireIntervention: Type.Integer({ minimum: 0, description: 'Connections that wait for a person.' }),
    failingStreams: Type.Integer({ minimum: 0, description: 'Streams of records that fail, or may not be read.' }),
    lagMs: Type.Number({ minimum: 0, description: 'How late their reading is, in milliseconds.' })
  })
})

const unreadiness = strictObject({
  status: Type.Literal('unavailable'),
  store: Type.String(),
  reason: Type.String({ description: 'Why, such as that the database is a read-only standby.' })
})

/** A store that takes longer cannot serve. */
const maxWaitMs = 5_000

/** What the route of readiness works with. */
export interface ServerServices extends Services {
  jobs: Pick<JobRunner, 'runFor' | 'status'>
}

/** `GET /readyz`: the process can serve, because its store answers and takes writes. How far the later work is behind is shown, and no reason to refuse. */
export const readinessRoute = defineRawRoute({
  path: '/readyz',
  describe: (schemas) => ({
    get: serverOperation('readiness', 'Tells whether requests should come to this process.', {
      200: answered('Ready; how far the later work is behind is shown, and no reason to refuse.', schemas.refer('Readiness', readiness)),
      503: answered('The storage does not answer, or takes no writes.', schemas.refer('Unreadiness', unreadiness), retryAfter)
    })
  }),
  serve: ({ settings: { store, clock, clockOffset, logger }, jobs }: ServerServices) => ({
    methods: {
      async GET() {
        const state = async () => {
          await Promise.all([store.ping(), clockOffset.measure(store.directory)])
          return Promise.all([jobs.status(), integrationStatus({ store, clock })])
        }
        const [{ pending, failed, lagMs, lanes }, integrations] = await answerWithin(state(), maxWaitMs)
        const later = { pending, failed, lagMs, lanes }
        const warning = clockOffset.warning()
        const ready = { status: 'ready', store: store.name, jobs: later, ...(warning && { clock: warning }), integrations } as const
        return json(200, ready satisfies Static<typeof readiness>)
      }
    },
    fail(error, exchange) {
      logUnexpected(logger, error, exchange)
      const body = { status: 'unavailable', store: store.name, reason: storeAwayMessage(error) } satisfies Static<typeof unreadiness>
      return json(503, body, { 'retry-after': String(storeRetrySeconds) })
    }
  })
})
