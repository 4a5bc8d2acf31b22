import type { Reference } from './named-schemas.js'
import type { JsonSchema } from './openapi-schema.js'

/** What an operation is about; every one has exactly one. */
export const tags = {
  tools: 'The gateway: every tool by its name.',
  ingest: 'Events of websites, servers and integrations.',
  data: 'What the host puts, and reads back with its own ids.',
  keys: 'What an API key may do.',
  destinations: 'Where notifications go: the destination tools, each at an address of its own.',
  signals: 'What the workspace watches for, and where it was seen.',
  agents: 'What looks into customers by itself with a language model, and what its runs found.',
  automations: 'Who is told of what was seen, and when; what became of it.',
  identity: 'Who may be the same person or customer, what was merged, and what reviewers decide of it.',
  integrations: 'Providers that data comes from: what can be connected, what is, and how it is read.',
  settings: "The workspace's time zone, website tracking, API keys and plan.",
  server: 'Whether the server is well, and what it offers.'
} as const

/** A parameter of an operation. */
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: JsonSchema
}

/** An answer of an operation. */
export interface Answer {
  description: string
  headers?: Record<string, Reference>
  content?: { 'application/json'?: Content; 'text/javascript'?: Content }
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
  responses: Record<string, Answer>
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
