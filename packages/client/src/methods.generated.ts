// Made by scripts/generate.ts from the tools' schemas: change those or scripts/generate/method-names.ts, then run `npm run generate`.

import { bySubject, list } from './methods.js'
import type { SendCall } from './send-call.js'
import type { ToolInputs } from './tools.generated.js'

/** Makes one method for every tool, grouped by noun, each of which ends in `send`. */
export function createToolMethods(send: SendCall) {
  return {
    customers: {
      /** Lists customers, newest activity first, narrowed by activity, billing, revenue, traits, owner or text. Calls `svc_list_customers`; needs the grant customer_intelligence:read. */
      list: list(send, 'svc_list_customers', (page) => page.items)
    },
    users: {
      /** Lists the people who use the product, newest activity first, narrowed by stage, customer, activity, traits or text. Calls `svc_list_users`; needs the grant customer_intelligence:read. */
      list: list(send, 'svc_list_users', (page) => page.items)
    },
    workspaceUsers: {
      /** Lists the workspace's own members, those who own most customers first. Calls `svc_list_workspace_users`; needs the grant workspace_members:read. */
      list: list(send, 'svc_list_workspace_users', (page) => page.items)
    },
    timeline: {
      /** Reads a customer's timeline, newest first: what its people did, where and when. Calls `svc_get_timeline`; needs the grant customer_intelligence:read. */
      get: bySubject(
        list(send, 'svc_get_timeline', (page) => page.events),
        (customer: string, rest?: Omit<ToolInputs['svc_get_timeline'], 'customer'>) => ({ ...rest, customer })
      )
    }
  }
}

/** One method for every tool, grouped by noun. */
export type ToolMethods = ReturnType<typeof createToolMethods>
