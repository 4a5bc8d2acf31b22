import { type TObject, type TSchema, Type } from 'typebox'
import { routeParts, type Tool } from '../runtime/index.js'
import type { ApiRoute } from './api-route.js'
import { schemaName } from './openapi/tool-schemas.js'

/** The route that shows a tool, with the gateway's grants and checks and without the plan's meter; none of a tool that has none. */
export function toolRoutes(tool: Tool): ApiRoute[] {
  const { name, http, grants, summary, output } = tool
  if (!http) return []
  const { route, operationId, tag, answer, defaults, part, shapes, errors = [] } = http
  const input = objectOf(name, http.input ?? tool.input)
  return [
    {
      ...routeParts(route),
      operationId,
      tag,
      grants,
      summary,
      input,
      output: part === undefined ? output : partOf(tool, part),
      answer,
      names: { input: `${schemaName(tool)}Input`, output: `${schemaName(tool)}Output`, ...shapes },
      example: Object.fromEntries(Object.entries(Object(tool.example)).filter(([field]) => Object.hasOwn(input.properties, field))),
      fails: [...errors, 'TOOL_OUTPUT_INVALID'],
      async handle(fields, { caller, services }) {
        const call = { tool: name, input: { ...defaults, ...fields } }
        const whole = await services.gateway.call(caller, call, { isMetered: false })
        return part === undefined ? whole : Object(whole)[part]
      }
    }
  ]
}

function objectOf(name: string, schema: object): TObject {
  if (!Type.IsObject(schema)) throw new TypeError(`${name} takes more than one shape; say which of them its route takes`)
  return schema
}

function partOf({ name, output }: Tool, part: string): TSchema {
  const schema = Type.IsObject(output) ? output.properties[part] : undefined
  if (!schema) throw new TypeError(`${name} does not return ${part}; name a field of its output as the part of its route`)
  return schema
}
