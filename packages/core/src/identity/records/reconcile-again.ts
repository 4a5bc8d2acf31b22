import { type Static, Type } from 'typebox'
import { enqueueJob } from '../../jobs/index.js'
import type { Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { providerRecords } from '../tables/provider-records.js'
import { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { ownDomains } from './own-domains.js'
import { reconcileRecords } from './put-provider-records.js'
import { outsiderIdentity, stateOf } from './record-state.js'

/** The job that looks at all accounts and people of providers again. */
export const recordsAgainKind = 'provider_records'

/** The record that was looked at last. */
export const recordsAgain = Type.Object({ after: Type.Union([Type.Array(Type.String()), Type.Null()]) })

const pageSize = 200

/** Has all accounts and people of providers looked at again, if there are any: who is internal, and who owns what, may follow otherwise from them now. */
export async function enqueueRecordsAgain(transaction: Transaction, ids: Ids, now: number): Promise<void> {
  if ((await transaction.count(providerRecords, {}, 1)) === 0) return
  await enqueueJob(transaction, { kind: recordsAgainKind, payload: { after: null } }, ids, now)
}

/** Looks at a page of them, by the members that the workspace has now. Answers what is left. The `ingest` lock must be held. */
export async function reconcileRecordsAgain(
  transaction: Transaction,
  { after }: Static<typeof recordsAgain>,
  ids: Ids,
  now: number
): Promise<Static<typeof recordsAgain> | undefined> {
  const page = await transaction.find(providerRecords, {
    where: { kind: { in: ['account', 'person'] }, digest: { isNull: false } },
    limit: pageSize,
    ...(after !== null && { after: { key: after } })
  })
  const own = await ownDomains(transaction)
  const states = page.map((row) => ({ row, state: stateOf(row) }))
  const moved = states.flatMap(({ row, state }) => {
    const identity = outsiderIdentity(state, own)
    return identity === row.identity ? [] : [{ ...row, identity }]
  })
  if (moved.length > 0) await transaction.upsert(providerRecords, moved)
  const changed = states.map(({ state }) => ({ before: state, after: state }))
  await reconcileRecords(new IdentityUnitOfWork(transaction, ids, now), changed)
  const last = page.at(-1)
  return last && page.length === pageSize ? { after: [last.provider, last.account, last.kind, last.external_id] } : undefined
}
