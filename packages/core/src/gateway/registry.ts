import { listCustomers } from '../tools/customers/list-customers.js'
import { listUsers } from '../tools/customers/list-users.js'
import { listWorkspaceUsers } from '../tools/customers/list-workspace-users.js'
import { getTimeline } from '../tools/evidence/get-timeline.js'
import type { Tool } from './define-tool.js'
import type { ToolName } from './tool-names.js'

/** Every tool that exists, by name, in the specification's order. */
export const registry = {
  svc_list_customers: listCustomers,
  svc_list_users: listUsers,
  svc_list_workspace_users: listWorkspaceUsers,
  svc_get_timeline: getTimeline
} satisfies Registry

/** Tools by name: all of them, or those that a test brings. */
export type Registry = { readonly [Name in ToolName]?: Tool<Name> }
