import type { ApiRoute } from '../../packages/core/src/http/api-route.js'
import type { OperationMethod } from '../../packages/core/src/runtime/operation-method.js'
import { type JsonSchema, plainSchema } from './json-schema.js'

/** A client's method of a route as its types and code see it. */
export interface MethodContract {
  /** `noun.verb`. */
  name: OperationMethod['name']
  http: ApiRoute['method']
  path: string
  summary: string
  grants: readonly string[]
  input: JsonSchema
  /** The fields that come first, each as an argument. */
  first: readonly string[]
  /** What follows them as one object; undefined when no field is left. */
  rest: JsonSchema | undefined
  /** The field of the route's answer that is answered. */
  answer: string | undefined
  output: JsonSchema
  once: boolean
}

/** The methods of all routes that the client has, in the order of the table. */
export function methodsOf(routes: readonly ApiRoute[]): MethodContract[] {
  return routes.flatMap((route) => (route.client ? [methodOf(route, route.client)] : []))
}

function methodOf({ method, path, summary, grants, input, output }: ApiRoute, client: OperationMethod): MethodContract {
  const { name, first = [], takes, answer, once = false } = client
  const whole = plainSchema(input)
  const answered = plainSchema(output)
  const part = answer === undefined ? answered : answered.properties?.[answer]
  if (part === undefined) throw new Error(`${name} answers ${answer}, which its route does not`)
  for (const field of first) {
    if (whole.required?.includes(field) !== true) throw new Error(`${name} has ${field} first, which its route does not require`)
  }
  const left = Object.entries(whole.properties ?? {}).filter(([field]) => !first.includes(field))
  const required = (whole.required ?? []).filter((field) => !first.includes(field))
  const rest = left.length === 0 ? undefined : { ...whole, properties: Object.fromEntries(left), required }
  return {
    name,
    http: method,
    path,
    summary,
    grants,
    input: whole,
    first,
    rest: takes ? plainSchema(takes) : rest,
    answer,
    output: part,
    once
  }
}

/** Whether it answers in pages: then it takes a cursor, and answers its items beside a pagination. */
export function isPaged({ rest, output }: MethodContract): boolean {
  return rest?.properties?.cursor !== undefined && output.properties?.pagination !== undefined
}
