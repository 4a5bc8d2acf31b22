import type { ErrorTable } from './errors-page.js'
import { gatewayFailures, jsonContent, reference, requestIdHeader } from './openapi-parts.js'
import { openapiSchema } from './openapi-schema.js'
import type { ToolContract } from './tool-contract.js'

/** `svc_list_customers` as `ListCustomers`. */
function schemaName(tool: string): string {
  return tool
    .replace(/^svc_/, '')
    .split('_')
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join('')
}

/** The schemas of every tool: its input, its output, and the call that joins its name with its input. */
export function toolSchemas(tools: readonly ToolContract[]): Record<string, object> {
  return Object.fromEntries(
    tools.flatMap((tool) => {
      const name = schemaName(tool.name)
      const required = (tool.input.required ?? []).length > 0 ? ['tool', 'input'] : ['tool']
      const properties = { tool: { type: 'string', const: tool.name }, input: reference(`${name}Input`) }
      return [
        [`${name}Call`, { type: 'object', description: tool.summary, required, properties, additionalProperties: false }],
        [`${name}Input`, openapiSchema(tool.input)],
        [`${name}Output`, openapiSchema(tool.output)]
      ]
    })
  )
}

/** The gateway's one operation. */
export function callTool(tools: readonly ToolContract[], errors: ErrorTable) {
  const names = tools.map((tool) => ({ tool: tool.name, name: schemaName(tool.name) }))
  return {
    operationId: 'callTool',
    summary: 'Calls a tool.',
    description: tools.map((tool) => `- \`${tool.name}\` (grant \`${tool.grant}\`): ${tool.summary}`).join('\n'),
    tags: ['tools'],
    security: [{ apiKey: [] }],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            oneOf: names.map(({ name }) => reference(`${name}Call`)),
            discriminator: {
              propertyName: 'tool',
              mapping: Object.fromEntries(names.map(({ tool, name }) => [tool, `#/components/schemas/${name}Call`]))
            }
          },
          examples: Object.fromEntries(
            tools.map(({ name, summary, example }) => [name, { summary, value: { tool: name, input: example } }])
          )
        }
      }
    },
    responses: {
      200: {
        description: "The tool's answer.",
        headers: requestIdHeader,
        content: jsonContent({ anyOf: names.map(({ name }) => reference(`${name}Output`)) })
      },
      ...gatewayFailures(errors)
    }
  }
}
