import { defineRawRoute, failure, type HttpResponse, logUnexpected } from '../http/index.js'
import { refuseWithout } from './bearer.js'
import { type MetricsServices, metricsText } from './metrics-text.js'

/** The media type of OpenMetrics. */
const openMetrics = 'application/openmetrics-text; version=1.0.0; charset=utf-8'
const off = 'The figures are off: set RAPPORT_METRICS_TOKEN for the command, or the option metricsToken of createRapport'
const closed = 'Send the token of the figures: Authorization: Bearer <token>'

/** `GET /metrics`: the figures of this process, for whoever has the token. It is for the operator, so no document describes it. */
export const metricsRoute = defineRawRoute({
  path: '/metrics',
  serve: (services: MetricsServices) => ({
    methods: {
      async GET(exchange): Promise<HttpResponse> {
        const refusal = refuseWithout(services.settings.metricsToken, exchange, { off, closed })
        if (refusal) return refusal
        return { status: 200, headers: { 'content-type': openMetrics, 'cache-control': 'no-store' }, body: await metricsText(services) }
      }
    },
    fail(error, exchange) {
      logUnexpected(services.settings.logger, error, exchange)
      return failure(500, 'Internal error')
    }
  })
})
