import type { Static } from 'typebox'
import { type ErrorCode, type ErrorDetails, errorTable, type RapportError } from '../../errors.js'
import { parseCall } from '../../gateway/index.js'
import type { Tool } from '../../runtime/index.js'
import { BodyError } from '../body-error.js'
import { callerOf } from '../caller.js'
import { defineRawRoute } from '../define-raw-route.js'
import type { HttpResponse } from '../exchange.js'
import { gatewayError } from '../failures.js'
import { failuresOf } from '../openapi/failures.js'
import { requestId } from '../openapi/headers.js'
import type { NamedSchemas } from '../openapi/named-schemas.js'
import { jsonContent, type Operation, withKey } from '../openapi/operation.js'
import { toolSchemas } from '../openapi/tool-schemas.js'
import { readJson } from '../read-json.js'
import { asRefusal, refusalHeaders } from '../refusal.js'
import { json } from '../respond.js'
import type { Exchange } from '../route.js'
import { logUnexpected } from '../unexpected.js'

/** `POST /api/tools/call`: authenticates, parses, and leaves the rest to the gateway. */
export const callToolRoute = defineRawRoute({
  path: '/api/tools/call',
  describe: (schemas, tools) => ({ post: describeCall(schemas, tools) }),
  serve: ({ settings, apiKeys, gateway }) => ({
    methods: {
      async POST(exchange) {
        const caller = await callerOf({ apiKeys, settings }, exchange)
        const call = parseCall(await readJson(exchange.request, settings.limits.gatewayBodyBytes))
        return json(200, await gateway.call(caller, call))
      }
    },
    fail(error, exchange) {
      const refusal = asRefusal(error)
      if (refusal.code === 'TOOL_GATEWAY_ERROR' && error !== refusal) logUnexpected(settings.logger, error, exchange)
      return errorAnswer(refusal, exchange, error instanceof BodyError && error.details.isUnread === true)
    }
  })
})

/** The gateway's error body: exactly code, message, retryable, requestId, and what the code adds. */
function errorAnswer(error: RapportError, { requestId }: Exchange, close: boolean): HttpResponse {
  const { code, message, retryable, status } = error
  const { retryAfterSeconds: _, ...fields }: ErrorDetails = error.details
  const text = code === 'api_limit_exceeded' ? { error: message } : {}
  const body: Static<typeof gatewayError> = { code, message, retryable, requestId, ...fields, ...text }
  const answer = json(status, body, refusalHeaders(error))
  return close ? { ...answer, close } : answer
}

/** One operation for all tools, told apart by the tool's name. */
function describeCall(schemas: NamedSchemas, tools: readonly Tool[]): Operation {
  const calls = tools.map((tool) => ({ tool, ...callOf(schemas, tool) }))
  return {
    operationId: 'callTool',
    summary: 'Calls a tool.',
    description: tools.map((tool) => `- \`${tool.name}\` (${grantsOf(tool)}): ${tool.summary}`).join('\n'),
    tags: ['tools'],
    security: withKey,
    requestBody: {
      required: true,
      content: jsonContent(
        {
          oneOf: calls.map(({ call }) => call),
          discriminator: { propertyName: 'tool', mapping: Object.fromEntries(calls.map(({ tool, call }) => [tool.name, call.$ref])) }
        },
        { examples: Object.fromEntries(tools.flatMap((tool) => (tool.example === undefined ? [] : [[tool.name, exampleOf(tool)]]))) }
      )
    },
    responses: {
      200: {
        description: "The tool's answer.",
        headers: requestId,
        content: jsonContent({ anyOf: calls.map(({ output }) => output) })
      },
      ...failuresOf(Object.keys(errorTable) as ErrorCode[], schemas.refer('GatewayError', gatewayError))
    }
  }
}

/** The body of a call. `input` may be missing where the tool needs none of its fields. */
function callOf(schemas: NamedSchemas, tool: Tool) {
  const { name, input, output } = toolSchemas(schemas, tool)
  const isInputNeeded = 'required' in tool.input && Array.isArray(tool.input.required) && tool.input.required.length > 0
  const call = schemas.refer(`${name}Call`, {
    type: 'object',
    description: tool.summary,
    required: isInputNeeded ? ['tool', 'input'] : ['tool'],
    properties: { tool: { type: 'string', const: tool.name }, input },
    additionalProperties: false
  })
  return { call, output }
}

/** The grants that a tool needs: "grant `analytics:read`". */
function grantsOf({ grants }: Tool): string {
  return `${grants.length === 1 ? 'grant' : 'grants'} ${grants.map((grant) => `\`${grant}\``).join(', ')}`
}

const exampleOf = ({ name, summary, example }: Tool) => ({ summary, value: { tool: name, input: example } })
