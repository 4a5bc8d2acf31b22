import type { CallOptions } from './options.js'
import { PagePromise, type Pagination } from './page.js'
import type { MethodName, MethodOutputs } from './resources.generated.js'
import type { RouteCall } from './route-request.js'
import type { Send } from './send.js'
import type { ToolInputs, ToolName, ToolOutputs } from './tools.generated.js'

/** What follows a tool's name in a call: its input, which may be left out when no field of it is required, and this call's options. */
export type CallArguments<Name extends ToolName> =
  Record<string, never> extends ToolInputs[Name]
    ? [input?: ToolInputs[Name] | undefined, options?: CallOptions | undefined]
    : [input: ToolInputs[Name], options?: CallOptions | undefined]

/** Calls a tool by its name. */
export type CallTool = <Name extends ToolName>(name: Name, ...rest: CallArguments<Name>) => Promise<ToolOutputs[Name]>

/** The tools that answer in pages. */
export type ListName = {
  [Name in ToolName]: ToolOutputs[Name] extends { pagination: Pagination } ? Name : never
}[ToolName]

/** The method of a tool that answers at once. */
export function single<Name extends ToolName>(send: Send, name: Name) {
  return (...[input, options]: CallArguments<Name>): Promise<ToolOutputs[Name]> => send.tool(name, input, options)
}

/** The method of a tool that answers in pages: awaitable for one page, `for await` for all items. */
export function list<Name extends ListName, Item>(send: Send, name: Name, itemsOf: (page: ToolOutputs[Name]) => readonly Item[]) {
  return (...[input, options]: CallArguments<Name>) =>
    new PagePromise<ToolOutputs[Name], Item>((cursor) => send.tool(name, input, options, cursor), itemsOf)
}

/** The methods of routes that answer in pages. */
type PagedName = {
  [Name in MethodName]: MethodOutputs[Name] extends { items: unknown[]; pagination: Pagination } ? Name : never
}[MethodName]

/** Makes what the methods of routes end in. The server answers as the schemas say that these types were generated from. */
export function asking({ route: send }: Send) {
  return {
    /** One answer. */
    ask: <Name extends MethodName>(_: Name, call: RouteCall, fields: object = {}, options?: CallOptions) =>
      send(call, fields, options) as Promise<MethodOutputs[Name]>,
    /** A list: awaitable for one page, `for await` for all items. */
    pages: <Name extends PagedName>(_: Name, call: RouteCall, fields: object = {}, options?: CallOptions) =>
      new PagePromise<MethodOutputs[Name], MethodOutputs[Name]['items'][number]>(
        (cursor) => send(call, cursor === undefined ? fields : { ...fields, cursor }, options) as Promise<MethodOutputs[Name]>,
        (page) => page.items
      )
  }
}
