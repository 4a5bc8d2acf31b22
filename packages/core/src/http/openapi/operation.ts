import type { tags } from '../../runtime/index.js'
import type { Reference } from './named-schemas.js'
import type { JsonSchema } from './openapi-schema.js'

/** A parameter of an operation. */
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: JsonSchema
}

/** An answer of an operation. */
export interface DescribedResponse {
  description: string
  headers?: Record<string, Reference>
  content?: { 'application/json'?: Content; 'text/javascript'?: Content; 'text/csv'?: Content }
}

interface Content {
  schema: object
  example?: unknown
  examples?: Record<string, { summary: string; value: unknown }>
}

/** One method of a path, as OpenAPI describes it. `security` is empty where no key is needed. */
export interface Operation {
  operationId: string
  summary: string
  description?: string
  tags: readonly [keyof typeof tags]
  security: readonly Record<string, readonly []>[]
  parameters?: readonly Parameter[]
  requestBody?: { required: true; content: { 'application/json': Content } }
  responses: Record<string, DescribedResponse>
}

/** Operations by path and method. */
export type Paths = Record<string, Record<string, Operation>>

/** An operation that an API key opens. */
export const withKey = [{ apiKey: [] }] as const

/** An operation that needs none. */
export const withoutKey = [] as const

/** A JSON body of this schema. */
export function jsonContent(schema: object, examples: Omit<Content, 'schema'> = {}): { 'application/json': Content } {
  return { 'application/json': { schema, ...examples } }
}
