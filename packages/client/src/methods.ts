import type { CallOptions } from './options.js'
import { PagePromise, type Pagination } from './page.js'
import { type ResourceMethods, routeLines } from './resource-methods.generated.js'
import type { RouteCall } from './route-request.js'
import type { Send } from './send.js'
import { type ToolMethods, toolLines } from './tool-methods.generated.js'
import type { ToolInputs, ToolName, ToolOutputs } from './tools.generated.js'
import type { HttpMethod } from './transport.js'

/** What follows a tool's name in a call: its input, which may be left out when no field of it is required, and this call's options. */
export type CallArguments<Name extends ToolName> =
  Record<string, never> extends ToolInputs[Name]
    ? [input?: ToolInputs[Name] | undefined, options?: CallOptions | undefined]
    : [input: ToolInputs[Name], options?: CallOptions | undefined]

/** The name of an operation of the server's own: any but those that begin as the tools do. */
export type OwnOperationName<Name extends string> = Name extends `svc_${string}` ? never : Name

/** Calls a tool by its name, or an operation that the server's host has added, whose answer has no type here. */
export interface CallTool {
  <Name extends string>(
    name: OwnOperationName<Name>,
    input?: Readonly<Record<string, unknown>> | undefined,
    options?: CallOptions | undefined
  ): Promise<unknown>
  <Name extends ToolName>(name: Name, ...rest: CallArguments<Name>): Promise<ToolOutputs[Name]>
}

/** Makes `call`. The server says which names it knows. */
export const callWith = (send: Send): CallTool =>
  ((name: ToolName, input?: never, options?: CallOptions) => send.tool(name, input, options)) as CallTool

/** The method of a tool that answers at once. */
export type ToolMethod<Name extends ToolName> = (...rest: CallArguments<Name>) => Promise<ToolOutputs[Name]>

/** The method of a tool that answers in pages: awaitable for one page, `for await` for all items. */
export type ListMethod<Name extends ToolName, Items extends keyof ToolOutputs[Name]> = (
  ...rest: CallArguments<Name>
) => PagePromise<ToolOutputs[Name] & { pagination: Pagination }, ItemOf<ToolOutputs[Name][Items]>>

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never

type Method = (...given: never[]) => unknown
interface Methods {
  [name: string]: Method | Methods
}

/** Makes the methods of the tools, each of which ends in `send`. The types are made from the contracts that the lines are made from. */
export function createToolMethods(send: Send): ToolMethods {
  const methods: Methods = {}
  for (const [words = '', items] of wordsOf(toolLines)) {
    const tool = `svc_${words}` as ToolName
    methods[words.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())] = (input?: never, options?: CallOptions) =>
      items === undefined
        ? send.tool(tool, input, options)
        : new PagePromise(
            (cursor) => send.tool(tool, input, options, cursor) as Promise<never>,
            (page) => page[items]
          )
  }
  return methods as unknown as ToolMethods
}

/** Makes the methods of the routes, grouped by noun. The types are made from the contracts that the lines are made from. */
export function createResourceMethods({ route: send }: Send): ResourceMethods {
  const all: Methods = {}
  let noun = all
  let base = ''
  for (const line of routeLines.trim().split('\n')) {
    const [name = '', route = ''] = line.split(' ')
    if (name.startsWith(':')) {
      noun = nounAt(all, name.slice(1))
      base = `/api${route === '' ? pathOf(name.slice(1)) : route === '/' ? '' : route}`
    } else noun[name] = methodOf(send, name, base, line)
  }
  return all as unknown as ResourceMethods
}

/** `facts.patterns` and `dryRun` as they stand in paths: `/facts/patterns` and `/dry-run`. */
const pathOf = (name: string) => name && `/${name.replace('.', '/').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const wordsOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' '))

/** The methods of a noun: those of `facts.patterns` stand in `patterns` of `facts`, and those of no noun beside the nouns. */
function nounAt(all: Methods, noun: string): Methods {
  let at = all
  for (const name of noun === '' ? [] : noun.split('.')) {
    const within = (at[name] ?? {}) as Methods
    at[name] = within
    at = within
  }
  return at
}

const verbs: Readonly<Record<string, HttpMethod>> = { G: 'GET', P: 'POST', U: 'PUT', A: 'PATCH', D: 'DELETE' }

/**
 * The method that a line says: its name, the first letter of its verb with the path, and the fields that come first beside those of the path. In the path
 * `#` is `/{id}`, and `~` the method's name. `+` is an object with further fields, `*` pages (with such an object), `!` a call that counts once, and
 * `=` the field that is answered, `items` without a name.
 */
function methodOf(send: Send['route'], name: string, base: string, line: string): Method {
  const [, verb = '', route = '', fields = '', marks = '', answer] = /^\w+ (\w)([^ +*!=]*)([ \w]*)([+*!]*)(?:=(\w*))?$/.exec(line) ?? []
  const path = base + route.replace('#', '/{id}').replace('~', pathOf(name))
  const first = [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field).concat(fields.split(' ').slice(1))
  const isPaged = marks.includes('*')
  const takesMore = isPaged || marks.includes('+')
  const call: RouteCall = {
    method: verbs[verb] ?? 'GET',
    path,
    ...(answer !== undefined && { answer: answer || 'items' }),
    ...(marks.includes('!') && { once: true })
  }
  return (...given: unknown[]) => {
    const more = takesMore ? given[first.length] : undefined
    const fields =
      first.length === 0
        ? more === undefined
          ? {}
          : more
        : { ...Object(more), ...Object.fromEntries(first.map((field, at) => [field, given[at]])) }
    const options = given[first.length + (takesMore ? 1 : 0)] as CallOptions | undefined
    if (!isPaged) return send(call, fields, options)
    return new PagePromise(
      (cursor) => send(call, cursor === undefined ? fields : { ...fields, cursor }, options) as Promise<never>,
      (page: { pagination: Pagination; items: readonly unknown[] }) => page.items
    )
  }
}
