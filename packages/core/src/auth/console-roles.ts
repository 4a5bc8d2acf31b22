import { allGrants, type Grant, hasGrant } from './grants.js'

const viewer: readonly Grant[] = ['customer_intelligence:read', 'workspace_members:read', 'workspace_settings:read', 'activation:read']

/**
 * What people may do in the console, by their role there. Owners and admins have the same grants; an owner alone makes, changes and removes owners. The
 * table of docs/console-sign-in.md is the same.
 */
export const consoleRoles = {
  owner: allGrants,
  admin: allGrants,
  member: [
    ...viewer,
    'data:write',
    'analytics:read',
    'customer_access:manage',
    'behavior_metrics:manage',
    'activation:manage',
    'integrations:connect_own'
  ],
  viewer
} as const satisfies Record<string, readonly Grant[]>

/** What a person is in the console. */
export type ConsoleRole = keyof typeof consoleRoles

export const consoleRoleNames = Object.keys(consoleRoles) as ConsoleRole[]

/** The role that a stored text names; null where it names none. */
export function readConsoleRole(text: string | null): ConsoleRole | null {
  return consoleRoleNames.find((name) => name === text) ?? null
}

/** The first grant of a role that a holder of these grants lacks. */
export function grantBeyond(held: readonly string[], role: ConsoleRole): Grant | undefined {
  return consoleRoles[role].find((grant) => !hasGrant(held, grant))
}
