import { type ErrorCode, errorTable } from '../../errors.js'
import type { Tool } from '../../gateway/define-tool.js'
import { gatewayError } from '../shapes/failures.js'
import { failuresOf } from './failures.js'
import { requestId } from './headers.js'
import type { NamedSchemas } from './named-schemas.js'
import { jsonContent, type Operation, type Paths, withKey } from './operation.js'
import { toolSchemas } from './tool-schemas.js'

/** `POST /api/tools/call`: one operation for all tools, told apart by the tool's name. */
export function toolPaths(schemas: NamedSchemas, tools: readonly Tool[]): Paths {
  const calls = tools.map((tool) => ({ tool, ...callOf(schemas, tool) }))
  const operation: Operation = {
    operationId: 'callTool',
    summary: 'Calls a tool.',
    description: tools.map((tool) => `- \`${tool.name}\` (grant \`${tool.grant}\`): ${tool.summary}`).join('\n'),
    tags: ['tools'],
    security: withKey,
    requestBody: {
      required: true,
      content: jsonContent(
        {
          oneOf: calls.map(({ call }) => call),
          discriminator: { propertyName: 'tool', mapping: Object.fromEntries(calls.map(({ tool, call }) => [tool.name, call.$ref])) }
        },
        { examples: Object.fromEntries(tools.map((tool) => [tool.name, exampleOf(tool)])) }
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
  return { '/api/tools/call': { post: operation } }
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

const exampleOf = ({ name, summary, example }: Tool) => ({ summary, value: { tool: name, input: example } })
