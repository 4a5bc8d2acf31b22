import type { PlanDescription } from '../public-types/index.js'

/** What a plan answers when asked whether something may go on. `resetAt` is the end of the billing cycle in epoch milliseconds. */
export type PlanDecision =
  | { allowed: true }
  | { allowed: false; reason: 'limit_exceeded'; plan: string; resetAt: number }
  | { allowed: false; reason: 'billing_action_required'; plan: string; resetAt?: number }

/** A plan's cap on integrations. */
export interface ConnectionCap {
  plan: string
  limit: number
}

/** The host's plans: Rapport asks, the host counts and decides. Every method may be synchronous. */
export interface Plans {
  /** Counts one gateway call; asked before the tool runs. */
  apiCall(organizationId: string): PlanDecision | Promise<PlanDecision>
  /** Whether this organization's events are taken, from its pages and from the host's own code; asked once a batch. */
  websiteTracking(organizationId: string): boolean | Promise<boolean>
  /** How many integrations may be connected at a time; null, as without it, for any number. Reconnecting is always allowed. */
  integrationConnections?(organizationId: string): ConnectionCap | null | Promise<ConnectionCap | null>
  /** What the plan is and how much of it is used, for `GET /api/settings/plan`; counts nothing. */
  describe?(organizationId: string): PlanDescription | Promise<PlanDescription>
}

/** The default: everything is allowed. */
export const unlimitedPlans: Plans = {
  apiCall: () => ({ allowed: true }),
  websiteTracking: () => true,
  describe: () => ({ plan: 'unlimited', usage: [] })
}

/** What the host says of an organization's plan; a host that says nothing has no limits to tell of. */
export async function describePlan(plans: Plans, organizationId: string): Promise<PlanDescription> {
  return (await plans.describe?.(organizationId)) ?? { plan: null, usage: [] }
}
