import type { Plans } from '../context/index.js'
import { RapportError } from '../errors.js'

/** Counts one gateway call with the host's plans. Throws api_limit_exceeded or plan_billing_action_required when they say no. */
export async function meterCall(plans: Plans, organizationId: string, now: number): Promise<void> {
  const verdict = await plans.apiCall(organizationId)
  if (verdict.allowed) return
  const plan = { plan: verdict.plan, feature: 'api_calls' }
  if (verdict.reason === 'billing_action_required') {
    const { resetAt } = verdict
    const details = { ...plan, ...(resetAt !== undefined && { resetAt }) }
    throw new RapportError(
      'plan_billing_action_required',
      'The plan needs a billing action first: see to the billing, then call again',
      details
    )
  }
  const { resetAt } = verdict
  const retryAfterSeconds = Math.max(1, Math.ceil((resetAt - now) / 1000))
  throw new RapportError('api_limit_exceeded', "The plan's API calls are used up. New calls are possible from resetAt on", {
    ...plan,
    resetAt,
    retryAfterSeconds
  })
}
