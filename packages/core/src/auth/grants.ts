/** All grants, each with what it allows. `…:manage` implies the `…:read` of the same area. */
export const grantTable = {
  'customer_intelligence:read': 'Read customers, users, timeline, facts, sources, search, attention, features and integration status.',
  'data:write': "Put customers, users, sources, facts and subscriptions, and set facts' statuses.",
  'workspace_members:read': "Read the workspace's members.",
  'analytics:read': 'Run read-only SQL and read its schema.',
  'customer_access:manage': "Change customers' owners and access, and decide merges.",
  'destinations:manage': 'Manage notification destinations.',
  'behavior_metrics:manage': 'Create and archive features.',
  'activation:read': 'Read the activation event, and preview a new one.',
  'activation:manage': 'Change the activation event.',
  'workspace_settings:read': 'Read settings, signals, automations and agents.',
  'workspace_settings:manage': 'Change settings, signals, automations and agents.',
  'integrations:connect_own': 'Connect your own integrations.',
  'integrations:manage': 'Connect and disconnect any integration.'
} as const

export type Grant = keyof typeof grantTable

export const allGrants = Object.keys(grantTable) as Grant[]

/** Whether this text is a grant. */
export function isGrant(text: string): text is Grant {
  return Object.hasOwn(grantTable, text)
}

/** Whether a holder of these grants has the wanted one, itself or by the area's manage. */
export function hasGrant(held: readonly string[], wanted: Grant): boolean {
  if (held.includes(wanted)) return true
  const [area] = wanted.split(':')
  return held.includes(`${area}:manage`)
}
