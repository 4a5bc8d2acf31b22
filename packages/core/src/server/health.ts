import { Type } from 'typebox'
import { answered, defineRawRoute, failure, json, serverOperation } from '../http/index.js'
import { strictObject } from '../validation/index.js'

const liveness = strictObject({ status: Type.Literal('ok') })

/** `GET /healthz`: the process runs. */
export const healthRoute = defineRawRoute({
  path: '/healthz',
  describe: (schemas) => ({
    get: serverOperation('health', 'Tells that the process answers.', {
      200: answered('The process answers.', schemas.refer('Liveness', liveness))
    })
  }),
  serve: () => ({
    methods: { GET: () => json(200, { status: 'ok' }) },
    fail: () => failure(500, 'Internal error')
  })
})
