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

/** Calls a tool by its name. */
export type CallTool = <Name extends ToolName>(name: Name, ...rest: CallArguments<Name>) => Promise<ToolOutputs[Name]>

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
  for (const [name = '', route = '', ...marks] of wordsOf(routeLines)) {
    if (name.startsWith(':')) {
      noun = nounAt(all, name.slice(1))
      base = route
    } else noun[name] = methodOf(send, base, route, marks)
  }
  return all as unknown as ResourceMethods
}

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

/** The method that a line says: `+` is an object with further fields, `*` pages, `!` a call that counts once, `=` the field that is answered. */
function methodOf(send: Send['route'], base: string, route: string, marks: readonly string[]): Method {
  const method = /^[A-Z]+/.exec(route)?.[0] ?? ''
  const path = base + route.slice(method.length)
  const named = marks.filter((mark) => /^\w/.test(mark))
  const first = named.length > 0 ? named : [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field)
  const takesMore = marks.includes('+')
  const answer = marks.find((mark) => mark.startsWith('='))?.slice(1)
  const call: RouteCall = {
    method: method as HttpMethod,
    path,
    ...(answer !== undefined && { answer }),
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
    if (!marks.includes('*')) return send(call, fields, options)
    return new PagePromise(
      (cursor) => send(call, cursor === undefined ? fields : { ...fields, cursor }, options) as Promise<never>,
      (page: { pagination: Pagination; items: readonly unknown[] }) => page.items
    )
  }
}
