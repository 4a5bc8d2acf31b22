import type { TObject, TSchema } from 'typebox'
import { requireStorable } from '../domain/require-storable.js'
import { isUuid } from '../domain/uuid.js'
import { RapportError } from '../errors.js'
import { checkOf } from '../validation.js'
import { changesSomething, type Operation, type OperationContext } from './define-operation.js'

/** On whose behalf the host asks for an operation. */
export interface ActorOptions {
  /** The id of the member that the host acts for; the audit names it. */
  actor?: string
}

/** What the methods of one organization's workspace need. */
export interface WorkspaceBinding {
  /** The context of one operation. Throws INVALID_TOOL_INPUT for options that are none. */
  contextOf(auditName: string, options?: ActorOptions): OperationContext
  /** Throws NOT_FOUND when the organization does not exist. */
  requireOrganization(): Promise<unknown>
  /** Counts the work as running, so that closing waits for it. */
  run<R>(work: () => Promise<R>): Promise<R>
}

type Method = (...args: unknown[]) => Promise<unknown>

/**
 * The workspace's methods of these operations, by noun and verb. A method takes the arguments that its definition names first, then the other fields as one
 * object, and one that changes something takes `{ actor }` at last. It throws what the operation throws, and INVALID_TOOL_INPUT naming the argument.
 */
export function workspaceMethods(operations: readonly Operation[]): (binding: WorkspaceBinding) => object {
  const makers = operations.flatMap((operation) => {
    const { method } = operation
    if (!method || method.only === 'client') return []
    const [noun = '', verb = ''] = method.name.split('.')
    return [{ noun, verb, make: methodMaker(operation) }]
  })
  return (binding) => {
    const nouns: Record<string, Record<string, Method>> = {}
    for (const { noun, verb, make } of makers) nouns[noun] = { ...nouns[noun], [verb]: make(binding) }
    return nouns
  }
}

function methodMaker(operation: Operation): (binding: WorkspaceBinding) => Method {
  const read = argumentReader(operation)
  const isChange = changesSomething(operation)
  const answer = operation.method?.answer
  return ({ contextOf, requireOrganization, run }) =>
    (...args) =>
      run(async () => {
        const { input, options } = read(args)
        const context = contextOf(operation.auditName ?? operation.operationId, isChange ? options : undefined)
        if (isChange) await requireOrganization()
        const output: unknown = await operation.handle(input, context)
        return answer === undefined ? output : Object(output)[answer]
      })
}

interface Arguments {
  input: Record<string, unknown>
  options: ActorOptions | undefined
}

/** Reads a method's arguments as the operation's input. An error names the argument: `id`, `query.limit`, `input.name`. */
function argumentReader({ input, method, http }: Operation): (args: readonly unknown[]) => Arguments {
  const { first = [], takes, argument } = method ?? {}
  const readers = first.map((name) => fieldReader(name, input.properties[name]))
  const rest = takes ?? restOf(input, first)
  const root = argument ?? (http?.startsWith('GET ') ? 'query' : 'input')
  const readRest = rest && valueReader(root, rest)
  return (args) => {
    const fields = Object.fromEntries(readers.map((read, index) => [first[index], read(args[index])]))
    const given = args[first.length]
    const others = readRest ? Object(readRest(given === undefined ? {} : given)) : {}
    const options = args[first.length + (readRest ? 1 : 0)] as ActorOptions | undefined
    return { input: { ...others, ...fields }, options }
  }
}

/** The fields of the input that do not come first, as an object; undefined when none is left. */
function restOf(input: TObject, first: readonly string[]): TSchema | undefined {
  const properties = Object.fromEntries(Object.entries(input.properties).filter(([name]) => !first.includes(name)))
  if (Object.keys(properties).length === 0) return undefined
  return { ...input, properties, required: (input.required ?? []).filter((name) => !first.includes(name)) }
}

function fieldReader(name: string, schema: TSchema | undefined): (value: unknown) => unknown {
  if (schema === undefined) throw new TypeError(`${name} comes first, but is no field of the input`)
  if ('format' in schema && schema.format === 'uuid') return (value) => readUuid(value, name)
  return valueReader(name, schema)
}

function valueReader(root: string, schema: TSchema): (value: unknown) => unknown {
  const check = checkOf(schema)
  return (value) => {
    if (!check.accepts(value)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(value, root))
    requireStorable(value, root)
    return value
  }
}

/** An id of ours that a host gives, in lower case. */
function readUuid(value: unknown, name: string): string {
  const lower = String(value).toLowerCase()
  if (!isUuid(lower)) throw new RapportError('INVALID_TOOL_INPUT', `${name} must be a UUID`)
  return lower
}
