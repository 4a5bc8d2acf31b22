import { type Static, Type } from 'typebox'
import { planJob } from '../jobs/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'

/** The job that sends a digest at its times: one of each digest, so that none is sent twice. */
export const digestKind = 'digest'
export const digestPayload = Type.Object({ digestId: Type.String() })
export type DigestPayload = Static<typeof digestPayload>

/** Has the job of a digest look at `runAt` whether it is to be sent. The lock of the digest must be held. */
export function planDigest(transaction: Transaction, digestId: string, runAt: number, ids: Ids, now: number): Promise<void> {
  return planJob(transaction, { kind: digestKind, payload: { digestId }, uniqueKey: `${digestKind} ${digestId}`, runAt }, ids, now)
}

/** What serializes a change of a member's digest with its runs. */
export const digestLock = (memberId: string) => `digest ${memberId}`
