import { answered, defineRawRoute, failure, forwardedPrefix, logUnexpected, originOf, PathAnswers, serverOperation } from '../http/index.js'
import { namingProviders } from '../sync/index.js'

/** `GET /openapi.json`: what this server offers. The document, and the code that makes it, are loaded when it is first asked for. */
export const openapiRoute = defineRawRoute({
  path: '/openapi.json',
  describe: () => ({
    get: serverOperation('describe', 'This document.', {
      200: answered('The description of every route, as OpenAPI 3.1.', { type: 'object' })
    })
  }),
  serve({ settings, tools }, table) {
    const { logger, integrations } = settings
    const documents = new PathAnswers(async (path) => {
      const { openapiDocument } = await import('../http/openapi/document.js')
      return JSON.stringify(openapiDocument(table, tools, path, (schema) => namingProviders(schema, integrations.descriptors)))
    })
    return {
      methods: {
        async GET({ request }) {
          const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', vary: forwardedPrefix }
          return { status: 200, headers, body: await documents.at(settings.publicPath(originOf(request))) }
        }
      },
      fail(error, exchange) {
        logUnexpected(logger, error, exchange)
        return failure(500, 'The description could not be made')
      }
    }
  }
})
