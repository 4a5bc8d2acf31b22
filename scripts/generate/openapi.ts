import type { ErrorTable } from './errors-page.js'
import { type EventVariant, ingestEvents, ingestSchemas } from './openapi-ingest.js'
import { gatewayError, headers } from './openapi-parts.js'
import { servicePaths, serviceSchemas } from './openapi-service.js'
import { callTool, toolSchemas } from './openapi-tools.js'
import type { ToolContract } from './tool-contract.js'

/** docs/openapi.json: the HTTP interface as OpenAPI 3.1. */
export function openapi(tools: readonly ToolContract[], errors: ErrorTable, variants: readonly EventVariant[]): string {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Rapport',
      version: '1.0.0',
      description: 'Customer intelligence: tools over customers, people and what they did, and the ingest of events.',
      license: { name: 'MIT', identifier: 'MIT' }
    },
    tags: [{ name: 'tools' }, { name: 'ingest' }, { name: 'keys' }, { name: 'server' }],
    paths: {
      '/api/tools/call': { post: callTool(tools, errors) },
      '/api/i/v1/{publicKey}/events': { post: ingestEvents(variants) },
      ...servicePaths
    },
    components: {
      schemas: { ...toolSchemas(tools), ...ingestSchemas(variants), ...serviceSchemas, GatewayError: gatewayError(errors) },
      headers,
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, which begins with `ok_`.' } }
    }
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
