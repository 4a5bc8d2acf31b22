import type { Plans } from '../context/index.js'
import { IngestRefusal } from './answer.js'

/** Throws `IngestRefusal` 403 when the organization's plan does not include website tracking. */
export async function requireTracking(plans: Plans, organizationId: string): Promise<void> {
  if (!(await plans.websiteTracking(organizationId))) throw new IngestRefusal(403, 'The plan does not include website tracking')
}
