import type { ToolName } from '../gateway/tool-names.js'
import type { ToolOutput } from '../gateway/tool-types.js'
import { callerOf } from './caller.js'
import { json } from './respond.js'
import type { Exchange, Handler } from './route.js'
import type { Services } from './routes.js'

/** How a route shows a tool: the input that a request means, and what of the tool's output it answers; all of it by default. */
interface Shown<Name extends ToolName> {
  inputOf?: (exchange: Exchange) => Promise<Record<string, unknown>> | Record<string, unknown>
  answerOf?: (output: ToolOutput<Name>) => unknown
}

/** Makes handlers that call a tool for whoever sends the request: the gateway's grant and checks, without the plan's meter. */
export function toolHandlers(services: Services) {
  return <Name extends ToolName>(name: Name, { inputOf = () => ({}), answerOf = (output) => output }: Shown<Name> = {}): Handler =>
    async (exchange) => {
      const caller = await callerOf(services, exchange)
      const call = { tool: name, input: await inputOf(exchange) }
      const output = await services.gateway.call(caller, call, { isMetered: false })
      return json(200, answerOf(output as ToolOutput<Name>))
    }
}
