import type { Registry } from '../gateway/registry.js'
import type { Settings } from '../options.js'
import { failure } from './respond.js'
import type { Route } from './route.js'
import { logUnexpected } from './unexpected.js'

/** `GET /openapi.json`: what this server offers. The document, and the code that makes it, are loaded when it is first asked for. */
export function openapiRoute({ basePath, logger }: Settings, registry: Registry): Route {
  let text: Promise<string> | undefined
  async function make(): Promise<string> {
    const { openapiDocument } = await import('./openapi/document.js')
    return JSON.stringify(openapiDocument(registry, basePath))
  }
  return {
    path: /^\/openapi\.json$/,
    methods: {
      async GET() {
        text ??= make()
        const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' }
        return { status: 200, headers, body: await text }
      }
    },
    fail(error, exchange) {
      logUnexpected(logger, error, exchange)
      return failure(500, 'The description could not be made')
    }
  }
}
