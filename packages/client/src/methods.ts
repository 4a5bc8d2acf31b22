import type { CallOptions } from './options.js'
import { PagePromise, type Pagination } from './page.js'
import type { SendCall } from './send-call.js'
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

/**
 * The method of a tool that answers at once.
 *
 * @public The generated methods use it once such a tool is in the registry.
 */
export function single<Name extends ToolName>(send: SendCall, name: Name) {
  return (...[input, options]: CallArguments<Name>): Promise<ToolOutputs[Name]> => send(name, input, options)
}

/** The method of a tool that answers in pages: awaitable for one page, `for await` for all items. */
export function list<Name extends ListName, Item>(send: SendCall, name: Name, itemsOf: (page: ToolOutputs[Name]) => readonly Item[]) {
  return (...[input, options]: CallArguments<Name>) =>
    new PagePromise<ToolOutputs[Name], Item>((cursor) => send(name, input, options, cursor), itemsOf)
}

/** A method whose one required field may also come first, by itself: `facts.get('…')` for `facts.get({ factId: '…' })`. */
export interface SubjectMethod<Input, Rest, Answer> {
  (subject: string, input?: Rest | undefined, options?: CallOptions | undefined): Answer
  (input: Input, options?: CallOptions | undefined): Answer
}

/** Lets the one required field come first. `fill` puts it into the input. */
export function bySubject<Input extends object, Rest, Answer>(
  method: (input: Input, options?: CallOptions | undefined) => Answer,
  fill: (subject: string, rest?: Rest) => Input
): SubjectMethod<Input, Rest, Answer> {
  return (...args: SubjectArguments<Input, Rest>) => (hasSubject(args) ? method(fill(args[0], args[1]), args[2]) : method(args[0], args[1]))
}

type WithSubject<Rest> = [subject: string, input?: Rest | undefined, options?: CallOptions | undefined]
type SubjectArguments<Input, Rest> = WithSubject<Rest> | [input: Input, options?: CallOptions | undefined]

function hasSubject<Input, Rest>(args: SubjectArguments<Input, Rest>): args is WithSubject<Rest> {
  return typeof args[0] === 'string'
}
