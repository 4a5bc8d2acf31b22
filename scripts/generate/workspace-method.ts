import { changesSomething, type Operation } from '../../packages/core/src/runtime/define-operation.js'
import type { InProcessOperation } from '../../packages/core/src/runtime/operation-method.js'
import { type JsonSchema, plainSchema } from './json-schema.js'

/** An argument of a method of the workspace. */
export interface MethodArgument {
  name: string
  schema: JsonSchema
  isOptional: boolean
}

/** A method of the workspace as its interface shows it. */
export interface WorkspaceMethod {
  /** Its noun, behind those that the noun stands within: `facts.patterns`. */
  noun: string
  verb: string
  /** What it does, and what it throws. */
  doc: string
  /** Code that calls it; undefined for a method without arguments that nobody has to be shown. */
  example: string | undefined
  args: readonly MethodArgument[]
  /** Whether `{ actor }` comes at last. */
  takesActor: boolean
  /** Whether it can be written in a transaction of the host's. */
  takesTransaction: boolean
  output: JsonSchema
}

/** The methods that these operations have in the workspace, in their order. */
export function workspaceMethodsOf(operations: readonly (Operation | InProcessOperation)[]): WorkspaceMethod[] {
  return operations.flatMap((operation) => ('operationId' in operation ? ofOperation(operation) : [ofInProcess(operation)]))
}

function ofInProcess({ method, summary, throws, example, input, output }: InProcessOperation): WorkspaceMethod {
  const { properties = {}, required = [] } = plainSchema(input)
  const args = Object.entries(properties).map(([name, schema]) => ({ name, schema, isOptional: !required.includes(name) }))
  return {
    ...placeOf(method),
    doc: docOf(summary, throws),
    example,
    args,
    takesActor: false,
    takesTransaction: false,
    output: plainSchema(output)
  }
}

function ofOperation(operation: Operation): WorkspaceMethod[] {
  const { method, summary, http } = operation
  if (!method || method.only === 'client') return []
  const { name, doc = summary, takes, actor = false, answer, first = [] } = method
  const { properties = {}, required = [], ...input } = plainSchema(operation.input)
  const leading = first.map((field) => ({ name: field, schema: fieldOf(properties, field, name), isOptional: false }))
  const others = Object.entries(properties).filter(([field]) => !first.includes(field))
  const rest = takes
    ? plainSchema(takes)
    : { ...input, required: required.filter((field) => !first.includes(field)), properties: Object.fromEntries(others) }
  const isGet = http?.startsWith('GET ') === true
  const argument = {
    name: method.argument ?? (isGet ? 'query' : 'input'),
    schema: rest,
    // A change that changes nothing is a mistake.
    isOptional: rest.type === 'object' && (rest.required ?? []).length === 0 && http?.startsWith('PATCH ') !== true
  }
  const args = takes || others.length > 0 ? [...leading, argument] : leading
  if (actor && !method.readsOwn && !changesSomething(operation)) throw new Error(`${name} takes an actor, but changes nothing`)
  const output = plainSchema(operation.output)
  const throws = method.throws ?? errorsOf(operation, args.length > first.length, isGet)
  return [
    {
      ...placeOf(name),
      doc: docOf(doc, throws),
      example: method.example ?? callOf(operation, name, first),
      args,
      takesActor: actor,
      takesTransaction: method.inTransaction !== undefined,
      output: answer === undefined ? output : fieldOf(output.properties ?? {}, answer, name)
    }
  ]
}

function placeOf(name: string): Pick<WorkspaceMethod, 'noun' | 'verb'> {
  // What is asked of the workspace as a whole is a verb alone.
  const names = name.split('.')
  const verb = names.pop() ?? ''
  return { noun: names.join('.'), verb }
}

function fieldOf(properties: Record<string, JsonSchema>, field: string, method: string): JsonSchema {
  const schema = properties[field]
  if (schema === undefined) throw new Error(`${method} names ${field}, which its operation does not have`)
  return schema
}

function docOf(doc: string, throws: string | undefined): string {
  return throws === undefined ? doc : `${doc} Throws ${throws}`
}

/** What an operation throws: its errors, and a wrong object where it takes one. */
function errorsOf({ errors = [] }: Operation, takesObject: boolean, isGet: boolean): string | undefined {
  const own = errors.filter((code) => code !== 'INVALID_TOOL_INPUT')
  const wrong = isGet ? 'INVALID_TOOL_INPUT for a wrong query' : 'INVALID_TOOL_INPUT naming the field'
  const all = takesObject ? [wrong, ...own] : own
  if (all.length === 0) return undefined
  return `${[...all.slice(0, -2), all.slice(-2).join(takesObject ? ', and ' : ' and ')].join(', ')}.`
}

/** A call with the operation's example; undefined where it has no arguments. */
function callOf({ example, input }: Operation, name: string, first: readonly string[]): string | undefined {
  const given: Record<string, unknown> = Object(example)
  const others = Object.entries(given).filter(([field]) => !first.includes(field))
  const values = [...first.map((field) => given[field]), ...(others.length > 0 ? [Object.fromEntries(others)] : [])]
  if (values.length === 0 || Object.keys(input.properties).length === 0) return undefined
  return `await workspace.${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`
}
