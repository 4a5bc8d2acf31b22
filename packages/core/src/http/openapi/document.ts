import { type Registry, type Tool, tags } from '../../runtime/index.js'
import type { RouteTable } from '../define-raw-route.js'
import { apiOperation } from './api-operation.js'
import { headerComponents } from './headers.js'
import { NamedSchemas } from './named-schemas.js'
import type { Paths } from './operation.js'

/** The HTTP interface as OpenAPI 3.1. */
export interface OpenapiDocument {
  openapi: '3.1.0'
  info: { title: string; version: '1.0.0'; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Paths
  components: Record<'schemas' | 'headers' | 'securitySchemes', Record<string, object>>
}

/**
 * Describes every route below this base path, with these tools. The schemas are those that requests and answers are checked against, with what `adapt` adds to
 * them for the process.
 */
export function openapiDocument(
  table: RouteTable,
  registry: Registry,
  basePath: string,
  adapt: <Schema extends object>(schema: Schema) => Schema = (schema) => schema
): OpenapiDocument {
  const schemas = new NamedSchemas(adapt)
  const tools: Tool[] = Object.values(registry)
  const paths: Paths = {}
  for (const { path, describe } of table.raw) if (describe) paths[path] = describe(schemas, tools)
  for (const route of table.api) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: apiOperation(schemas, route) }
  }
  return adapt({
    openapi: '3.1.0' as const,
    info: {
      title: 'Rapport',
      version: '1.0.0' as const,
      description: 'Customer intelligence: tools over customers, people and what they did, and the ingest of events.',
      license: { name: 'MIT', identifier: 'MIT' }
    },
    servers: [{ url: basePath === '' ? '/' : basePath }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.all(),
      headers: headerComponents,
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, which begins with `ok_`.' } }
    }
  })
}
