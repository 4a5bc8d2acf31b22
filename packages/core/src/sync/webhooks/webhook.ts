import { Type } from 'typebox'
import { storeRetrySeconds } from '../../gateway/index.js'
import {
  answered,
  BodyError,
  failure,
  json,
  logUnexpected,
  pathNames,
  type RawRoute,
  readBody,
  retryAfter,
  serverOperation
} from '../../http/index.js'
import { strictObject } from '../../validation/index.js'
import { loggerWith } from '../../values/index.js'
import { takeWebhook } from '../take-webhook.js'

const taken = strictObject({ received: Type.Literal(true), challenge: Type.Optional(Type.String()) })
const refused = strictObject({ error: Type.String() })

const said: Record<string, string> = {
  provider: 'The id of the provider, such as stripe.',
  token: "What makes the address the connection's own."
}

/** A provider's call: of the application's webhook, or of a connection's own. */
const webhookAt = (path: `/api/webhooks/${string}`, operationId: string, summary: string): RawRoute => ({
  path,
  describe: (schemas) => ({
    post: {
      ...serverOperation(operationId, summary, {
        200: answered('Taken; what nobody here has connected is left alone.', schemas.refer('WebhookTaken', taken)),
        400: answered('The body broke off, or cannot be unpacked.', schemas.refer('WebhookRefused', refused)),
        401: answered('Its signature is wrong.', schemas.refer('WebhookRefused', refused)),
        404: answered('There is no such webhook.', schemas.refer('WebhookRefused', refused)),
        413: answered('The body is too large.', schemas.refer('WebhookRefused', refused)),
        503: answered('It cannot be taken now: send it again.', schemas.refer('WebhookRefused', refused), retryAfter)
      }),
      parameters: pathNames(path).map((name) => ({
        name,
        in: 'path',
        required: true,
        description: said[name] ?? name,
        schema: { type: 'string' }
      }))
    }
  }),
  serve: ({ settings }) => ({
    methods: {
      async POST({ request, requestId, params: [provider = '', token] }) {
        const body = await readBody(request, settings.limits.gatewayBodyBytes)
        const search = /\?.*/s.exec(request.url)?.[0] ?? ''
        const header = (name: string) => request.header(name.toLowerCase()) ?? null
        const logger = loggerWith(settings.logger, { requestId })
        const outcome = await takeWebhook({ ...settings, logger }, { provider, token, search, header, body })
        if (outcome === 'unknown') return failure(404, 'There is no such webhook')
        if (typeof outcome === 'object') return json(200, { received: true, challenge: outcome.challenge })
        return outcome === 'unproven' ? failure(401, 'The signature is wrong') : json(200, { received: true })
      }
    },
    fail(error, exchange) {
      if (error instanceof BodyError) return failure(error.kind === 'too_large' ? 413 : 400, error.message)
      logUnexpected(settings.logger, error, exchange)
      return failure(503, 'It cannot be taken now: send it again', { 'retry-after': String(storeRetrySeconds) })
    }
  })
})

/** `POST /api/webhooks/{provider}`: signed with the application's secret; the body names the account. */
export const applicationWebhookRoute = webhookAt('/api/webhooks/{provider}', 'takeWebhook', "Takes a webhook of a provider's application.")

/** `POST /api/webhooks/{provider}/{token}`: signed with the connection's own secret. */
export const connectionWebhookRoute = webhookAt(
  '/api/webhooks/{provider}/{token}',
  'takeConnectionWebhook',
  "Takes a webhook of a single connection's."
)
