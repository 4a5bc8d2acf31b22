import type { TObject, TSchema } from 'typebox'
import { RapportError } from '../errors.js'
import { checkOf, requireStorable } from '../validation/index.js'
import { isUuid } from '../values/index.js'
import type { ActorOptions } from './actor-options.js'
import { changesSomething, type Operation } from './define-operation.js'
import { requireKnownNames } from './known-names.js'
import type { OperationContext } from './operation-context.js'
import type { InProcessOperation, OperationMethod } from './operation-method.js'

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

/** What a method does once it is called. It is prepared once for all organizations, because a host makes workspaces as it needs them. */
interface PreparedMethod {
  /** Noun and verb. */
  name: string
  auditName: string
  isChange: boolean
  /** Whether it reads what is the actor's own. */
  readsOwn?: boolean | undefined
  /** Reads the arguments, and answers what does the work. */
  call(args: readonly unknown[]): PreparedCall
}

interface PreparedCall {
  options?: ActorOptions | undefined
  /** Whether it works in a transaction of the host's, through which alone it may look for the organization. */
  isInTransaction?: boolean
  work(context: OperationContext): Promise<unknown>
}

/**
 * The workspace's methods of these operations, by noun and verb. A method takes the arguments that its definition names first, then the other fields as one
 * object, and one that changes something takes `{ actor }` at last. It throws what the operation throws, and INVALID_TOOL_INPUT naming the argument.
 */
export function workspaceMethods(operations: readonly (Operation | InProcessOperation)[]): (binding: WorkspaceBinding) => object {
  const prepared = operations.flatMap((operation) => ('operationId' in operation ? prepare(operation) : [prepareInProcess(operation)]))
  return (binding) => {
    const nouns: Noun = {}
    for (const method of prepared) {
      const path = method.name.split('.')
      const verb = path.pop() ?? ''
      nounAt(nouns, path)[verb] = bind(method, binding)
    }
    return nouns
  }
}

/** The methods of a noun by verb, and the nouns within it, such as `patterns` in `facts`. */
interface Noun {
  [name: string]: Method | Noun
}

function nounAt(nouns: Noun, path: readonly string[]): Noun {
  let noun = nouns
  for (const name of path) {
    const known = noun[name]
    const next: Noun = typeof known === 'object' ? known : {}
    noun[name] = next
    noun = next
  }
  return noun
}

function bind(
  { auditName, isChange, readsOwn = false, call }: PreparedMethod,
  { contextOf, requireOrganization, run }: WorkspaceBinding
): Method {
  return (...args) =>
    run(async () => {
      const { options, isInTransaction = false, work } = call(args)
      const context = contextOf(auditName, isChange || readsOwn ? options : undefined)
      if (isChange && !isInTransaction) await requireOrganization()
      return work(context)
    })
}

function prepareInProcess(operation: InProcessOperation): PreparedMethod {
  const { method, effect, auditName = method, actorOf } = operation
  const names = Object.keys(operation.input.properties)
  const call = (args: readonly unknown[]) => {
    const input: Record<string, unknown> = Object.fromEntries(names.map((name, index) => [name, args[index]]))
    const { actor } = Object(actorOf === undefined ? {} : input[actorOf])
    return { options: actor === undefined ? {} : { actor }, work: async (context: OperationContext) => operation.handle(input, context) }
  }
  return { name: method, auditName, isChange: effect === 'write', call }
}

function prepare(operation: Operation): PreparedMethod[] {
  const { method, operationId } = operation
  if (!method || method.only === 'client') return []
  const { name, answer, inProcess, inTransaction, readsOwn, auditName = operation.auditName ?? operationId } = method
  const isChange = changesSomething(operation)
  if (inProcess) {
    const place = optionsPlace(operation)
    const call = (args: readonly unknown[]): PreparedCall => {
      const options = args[place]
      if (!inTransaction) return { options: options as ActorOptions | undefined, work: (context) => callWith(inProcess, context, args) }
      const transaction = transactionOf(options)
      if (transaction === undefined) return { work: (context) => callWith(inProcess, context, args) }
      return { isInTransaction: true, work: (context) => inTransaction(context, transaction, ...(args.slice(0, place) as never[])) }
    }
    return [{ name, auditName, isChange, call }]
  }
  const read = argumentReader(operation)
  const call = (args: readonly unknown[]) => {
    const { input, options } = read(args)
    const work = async (context: OperationContext) => {
      const output: unknown = await operation.handle(input, context)
      return answer === undefined ? output : Object(output)[answer]
    }
    return { options, work }
  }
  return [{ name, auditName, isChange, readsOwn, call }]
}

/**
 * The transaction of `{ transaction }`; undefined without options. Throws where the options have none: what was meant to roll back with the host's rows
 * must not be written at once.
 */
function transactionOf(options: unknown): unknown {
  if (options === undefined) return undefined
  requireKnownNames(options, ['transaction'])
  const { transaction } = Object(options)
  if (transaction === undefined) throw new TypeError('transaction is undefined: pass a transaction, or leave the options out')
  return transaction
}

/** Calls what checks the host's arguments by itself. */
function callWith(
  handle: NonNullable<OperationMethod['inProcess']>,
  context: OperationContext,
  args: readonly unknown[]
): Promise<unknown> {
  return handle(context, ...(args as never[]))
}

interface Arguments {
  input: Record<string, unknown>
  options: ActorOptions | undefined
}

/** Where the argument `{ actor }` stands: behind the fields that come first, and the object of the others if there are any. */
function optionsPlace({ input, method }: Operation): number {
  const { first = [], takes } = method ?? {}
  return first.length + (takes || restOf(input, first) ? 1 : 0)
}

/** Reads a method's arguments as the operation's input. An error names the argument: `id`, `query.limit`, `input.name`. */
function argumentReader(operation: Operation): (args: readonly unknown[]) => Arguments {
  const { input, method, http } = operation
  const place = optionsPlace(operation)
  const { first = [], takes, argument } = method ?? {}
  const readers = first.map((name) => fieldReader(name, input.properties[name]))
  const rest = takes ?? restOf(input, first)
  const root = argument ?? (http?.startsWith('GET ') ? 'query' : 'input')
  const readRest = rest && valueReader(root, rest)
  return (args) => {
    const fields = Object.fromEntries(readers.map((read, index) => [first[index], read(args[index])]))
    const given = args[first.length]
    const others = readRest ? Object(readRest(given === undefined ? {} : given)) : {}
    return { input: { ...others, ...fields }, options: args[place] as ActorOptions | undefined }
  }
}

/** The fields of the input that do not come first, as an object; undefined when none is left. */
function restOf(input: TObject, first: readonly string[]): TSchema | undefined {
  const properties = Object.fromEntries(Object.entries(input.properties).filter(([name]) => !first.includes(name)))
  if (Object.keys(properties).length === 0) return undefined
  return { ...input, properties, required: (input.required ?? []).filter((name) => !first.includes(name)) }
}

function fieldReader(name: string, schema: TSchema | undefined): (value: unknown) => unknown {
  if (schema === undefined) throw new TypeError(`${name} comes first, but is not a field of the input`)
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
  if (!isUuid(lower)) throw new RapportError('INVALID_TOOL_INPUT', `${name} must be a UUID, such as 0198c3a4-5b6c-7d8e-9f01-23456789abcd`)
  return lower
}
