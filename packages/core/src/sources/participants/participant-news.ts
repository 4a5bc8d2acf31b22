import { type Static, Type } from 'typebox'
import { enqueueJob } from '../../jobs/index.js'
import type { Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { sources } from '../tables/index.js'

/** The job that looks at stored sources again, whose customer or direction may follow otherwise from their participants now. */
export const participantsKind = 'participants'

/** What is new: emails of members, domains that have another owner; and the source that was looked at last. */
export const participantNews = Type.Object({
  emails: Type.Array(Type.String()),
  domains: Type.Array(Type.String()),
  after: Type.Union([Type.String(), Type.Null()])
})
export type ParticipantNews = Static<typeof participantNews>

/** Has the sources looked at again in which these new members take part, if there are any sources at all. */
export async function enqueueColleagues(transaction: Transaction, emails: readonly string[], ids: Ids, now: number): Promise<void> {
  if (emails.length === 0 || (await transaction.count(sources, {}, 1)) === 0) return
  const payload = { emails: [...emails], domains: [], after: null }
  await enqueueJob(transaction, { kind: participantsKind, payload }, ids, now)
}

/** Has the sources looked at again whose customer was chosen among several domains, these with another owner being one. */
export async function enqueueDomains(transaction: Transaction, domains: readonly string[], ids: Ids, now: number): Promise<void> {
  if (domains.length === 0 || (await transaction.count(sources, { contested: { eq: true } }, 1)) === 0) return
  const payload = { emails: [], domains: [...domains], after: null }
  await enqueueJob(transaction, { kind: participantsKind, payload }, ids, now)
}
