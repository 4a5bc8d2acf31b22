import { continueReattribution, reattributionKind } from '@rapport/core/src/identity/events/pending-reattribution.js'
import { reattributionSchema } from '@rapport/core/src/identity/events/reattribution.js'
import { jobs } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { checkOf } from '@rapport/core/src/validation/validation.js'
import type { Ids } from '@rapport/core/src/values/ids.js'

const check = checkOf(reattributionSchema)

/** Does by hand what the job runner does: one page of the oldest reattribution that waits. Answers whether there was one. */
export async function runPage(store: Store, organizationId: string, ids: Ids, pageSize: number): Promise<boolean> {
  return store.groupTransaction([organizationId], {
    settle: async (of) => {
      const transaction = of(organizationId)
      const [job] = await transaction.find(jobs, { where: { kind: { eq: reattributionKind } }, limit: 1 })
      if (!job) return false
      if (!check.accepts(job.payload)) throw new TypeError(check.fault(job.payload, 'payload'))
      const rest = await continueReattribution(transaction, job.payload, ids, 1, pageSize)
      if (rest) await transaction.update(jobs, { id: { eq: job.id } }, { payload: rest })
      else await transaction.remove(jobs, { id: { eq: job.id } })
      return true
    }
  })
}
