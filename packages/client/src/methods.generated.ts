import { bySubject, list, single } from './methods.js'
import type { SendCall } from './send-call.js'
import type { ToolInputs } from './tools.generated.js'

export function createToolMethods(send: SendCall) {
  return {
    customers: {
      /** Lists */
      list: list(send, 'svc_list_customers', (page) => page.items)
    },
    timeline: {
      get: bySubject(
        list(send, 'svc_get_timeline', (page) => page.events),
        (customer: string, rest?: Omit<ToolInputs['svc_get_timeline'], 'customer'>) => ({ ...rest, customer })
      )
    },
    query: bySubject(single(send, 'svc_query'), (sql: string, rest?: Omit<ToolInputs['svc_query'], 'sql'>) => ({ ...rest, sql }))
  }
}
export type ToolMethods = ReturnType<typeof createToolMethods>
