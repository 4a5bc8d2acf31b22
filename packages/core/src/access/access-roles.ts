/** Roles that can be granted, the weaker first. */
export const grantRoles = ['VIEWER', 'EDITOR'] as const

/** Every role that a member can have with a customer, each including those before it. */
export const accessRoles = [...grantRoles, 'OWNER'] as const

export type GrantRole = (typeof grantRoles)[number]
export type AccessRole = (typeof accessRoles)[number]

/** Whether a role includes another: an owner may do what an editor may, an editor what a viewer may. */
export function includesRole(held: string, wanted: AccessRole): boolean {
  const weakestFirst: readonly string[] = accessRoles
  return weakestFirst.indexOf(held) >= weakestFirst.indexOf(wanted)
}
