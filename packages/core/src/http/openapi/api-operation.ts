import type { ErrorCode } from '../../errors.js'
import type { ApiRoute } from '../api-route.js'
import { apiFailureBody } from '../failures.js'
import { pathNames, sentFields } from '../route-input.js'
import { failuresOf } from './failures.js'
import { requestId } from './headers.js'
import type { NamedSchemas } from './named-schemas.js'
import { openapiSchema } from './openapi-schema.js'
import { jsonContent, type Operation, type Parameter, withKey } from './operation.js'

const always = ['INVALID_CREDENTIALS', 'TOOL_CALL_FORBIDDEN', 'TOOL_GATEWAY_ERROR', 'TOOL_UNAVAILABLE'] as const
const ofFields: Record<'query' | 'body' | 'none', readonly ErrorCode[]> = {
  body: ['INVALID_JSON', 'INVALID_TOOL_INPUT', 'PAYLOAD_TOO_LARGE'],
  query: ['INVALID_TOOL_INPUT'],
  none: []
}

/** A route that an API key opens, as OpenAPI describes it: with the grant, and failures `{ error, code, details? }`. */
export function apiOperation(schemas: NamedSchemas, route: ApiRoute): Operation {
  const { operationId, summary, tag, grants, input, output, answer, names, fails = [] } = route
  const title = `${operationId[0]?.toUpperCase()}${operationId.slice(1)}`
  const { from, properties } = sentFields(route)
  const inPath = pathNames(route.path).map((name) => parameter(name, 'path', Object(input.properties)[name]))
  const inQuery = from === 'query' ? Object.entries(properties).map(([name, schema]) => parameter(name, 'query', schema)) : []
  const parameters = [...inPath, ...inQuery]
  return {
    operationId,
    summary,
    description: `${grants.length === 1 ? 'Grant' : 'Grants'}: ${grants.map((grant) => `\`${grant}\``).join(' and ')}.`,
    tags: [tag],
    security: withKey,
    ...(parameters.length > 0 && { parameters }),
    ...(from === 'body' && {
      requestBody: {
        required: true,
        content: jsonContent(schemas.refer(names?.input ?? `${title}Input`, bodyOf(route, properties)), {
          example: only(route.example, Object.keys(properties))
        })
      }
    }),
    responses: {
      [route.status ?? 200]: {
        description: answer,
        headers: requestId,
        content: jsonContent(schemas.refer(names?.output ?? `${title}Output`, output))
      },
      ...failuresOf([...new Set([...always, ...ofFields[from], ...fails])], schemas.refer('ApiFailure', apiFailureBody))
    }
  }
}

/** The input without what the path names. */
function bodyOf({ input }: ApiRoute, properties: Record<string, object>): object {
  const names = Object.keys(properties)
  if (names.length === Object.keys(input.properties).length) return input
  const required = (input.required ?? []).filter((name) => names.includes(name))
  const { required: _, ...rest } = input
  return { ...rest, ...(required.length > 0 && { required }), properties }
}

function parameter(name: string, place: 'path' | 'query', schema: object): Parameter {
  const { description = '', ...rest } = openapiSchema(schema) as { description?: string }
  return { name, in: place, required: place === 'path', description, schema: rest }
}

function only(example: unknown, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(Object(example)).filter(([name]) => names.includes(name)))
}
