import { type Static, type TObject, type TSchema, Type } from 'typebox'
import type { Tool } from '../runtime/define-tool.js'
import type { ApiRoute } from './define-route.js'
import { schemaName } from './openapi/tool-schemas.js'

/** What a route that shows a tool says beside the tool. */
interface Shown<T extends Tool, Output extends TSchema>
  extends Pick<ApiRoute, 'method' | 'path' | 'operationId' | 'tag' | 'answer' | 'names' | 'fails'> {
  tool: T
  /** What the route takes, where that is not the tool's whole input. */
  input?: TObject
  /** Fields of the tool's input that the route sets itself where nobody sends them. */
  defaults?: Partial<Static<T['input']>>
  /** The part of the tool's output that is answered; all of it by default. */
  part?: { schema: Output; of(output: Static<T['output']>): unknown }
}

/**
 * A route that shows a tool at an address of its own: with the gateway's grant and checks, without the plan's meter.
 *
 * @example
 * export const getDestinationRoute = toolRoute({
 *   tool: getDestination,
 *   method: 'GET',
 *   path: '/api/destinations/{id}',
 *   operationId: 'getDestination',
 *   tag: 'destinations',
 *   answer: 'The destination.',
 *   fails: ['NOT_FOUND']
 * })
 */
export function toolRoute<T extends Tool, Output extends TSchema = T['output']>(shown: Shown<T, Output>): ApiRoute {
  const { tool, input = objectOf(tool), defaults = {}, part, fails = [], names = {}, ...route } = shown
  return {
    ...route,
    grants: tool.grants,
    summary: tool.summary,
    input,
    output: part?.schema ?? tool.output,
    names: { input: `${schemaName(tool)}Input`, output: `${schemaName(tool)}Output`, ...names },
    example: Object.fromEntries(Object.entries(Object(tool.example)).filter(([name]) => Object.hasOwn(input.properties, name))),
    fails: [...fails, 'TOOL_OUTPUT_INVALID'],
    async handle(fields, { caller, services }) {
      const call = { tool: tool.name, input: { ...defaults, ...fields } }
      const output = await services.gateway.call(caller, call, { isMetered: false })
      return part ? part.of(output as Static<T['output']>) : output
    }
  }
}

function objectOf({ name, input }: Tool): TObject {
  if (!Type.IsObject(input)) throw new TypeError(`${name} takes more than one shape; say which of them its route takes`)
  return input
}
