import {
  answered,
  apiFailureBody,
  defineRawRoute,
  type Exchange,
  failure,
  type HttpResponse,
  json,
  logUnexpected,
  serverOperation
} from '../http/index.js'
import { refuseWithout } from './bearer.js'
import type { ServerServices } from './readiness.js'

const off =
  'This server runs its jobs by itself. To run them by a schedule, set the option cronSecret of createRapport, or RAPPORT_CRON_SECRET'
const closed = 'Send the secret of the schedule: Authorization: Bearer <secret>'
const wrongSeconds = 'seconds must be a whole number from 1 to 300'

const usualSeconds = 10
const maxSeconds = 300

/**
 * `POST /api/jobs/run`, and GET, as schedules of some hosts ask by GET: runs due jobs for a while. It is for hosts whose processes do not live on. Several
 * may run at the same time: leases share the jobs.
 */
export const runJobsRoute = defineRawRoute({
  path: '/api/jobs/run',
  describe: (schemas) => {
    const refused = schemas.refer('ApiFailure', apiFailureBody)
    const run = (id: string) =>
      serverOperation(
        id,
        'Runs due jobs for a while, for hosts whose processes do not live on. The bearer is the secret of the schedule.',
        {
          200: answered('How many jobs ran, and whether more are due.', {
            type: 'object',
            properties: { ran: { type: 'integer' }, more: { type: 'boolean' } },
            required: ['ran', 'more']
          }),
          400: answered(`${wrongSeconds}.`, refused),
          401: answered('The secret is wrong.', refused),
          404: answered('The server has no secret for a schedule.', refused),
          503: answered('The storage is not available now.', refused)
        }
      )
    return { get: run('runJobsByGet'), post: run('runJobs') }
  },
  serve({ settings, jobs }: ServerServices) {
    async function run(exchange: Exchange): Promise<HttpResponse> {
      const refusal = refuseWithout(settings.cronSecret, exchange, { off, closed })
      if (refusal) return refusal
      const seconds = secondsOf(exchange.request.url)
      if (seconds === undefined) return failure(400, wrongSeconds)
      return json(200, await jobs.runFor(seconds * 1_000))
    }

    return {
      methods: { GET: run, POST: run },
      fail(error, exchange) {
        logUnexpected(settings.logger, error, exchange)
        return failure(503, 'The jobs cannot be run now: try again in a while')
      }
    }
  }
})

/** For how long the caller wants jobs to run. */
function secondsOf(url: string): number | undefined {
  const given = new URLSearchParams(url.split('?')[1] ?? '').get('seconds')
  if (given === null) return usualSeconds
  const seconds = Number(given)
  return /^\d{1,3}$/.test(given) && seconds >= 1 && seconds <= maxSeconds ? seconds : undefined
}
