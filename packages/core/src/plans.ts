/** What a plan answers when asked whether something may go on. `resetAt` is the end of the billing cycle in epoch milliseconds. */
export type PlanVerdict =
  | { allowed: true }
  | { allowed: false; reason: 'limit_exceeded'; plan: string; resetAt: number }
  | { allowed: false; reason: 'billing_action_required'; plan: string }

/** The host's plans: Rapport asks, the host counts and decides. Every method may be synchronous. */
export interface Plans {
  /** Counts one gateway call; asked before the tool runs. */
  apiCall(organizationId: string): PlanVerdict | Promise<PlanVerdict>
  /** Whether this organization's pages may send events. */
  websiteTracking(organizationId: string): boolean | Promise<boolean>
}

/** The default: everything is allowed. */
export const unlimitedPlans: Plans = { apiCall: () => ({ allowed: true }), websiteTracking: () => true }
