import { beforeCommit, type ChangeOf, defineSubscriber } from '../changes/index.js'
import { liveSegments, membersOf, reconcileMembers } from './reconcile-members.js'

const kinds = [
  'customerCreated',
  'customerActivated',
  'customerMerged',
  'accountsChanged',
  'billingChanged',
  'assessmentChanged',
  'healthCalculated',
  'termsChanged',
  'customersArranged',
  'userIdentified'
] as const

/** So many people are looked at in a commit; the others are with the next pass of the job. */
const maxPeople = 500

/** Lets customers enter and leave segments in the commit that changes them, as far as changes tell. All else is seen by the job, within minutes. */
export const followMembers = defineSubscriber({
  at: beforeCommit,
  kinds,
  async follow(changes, { transaction, ids, now }) {
    const live = await liveSegments(transaction)
    if (live.length === 0) return
    const changed = await membersOf(transaction, 'customers', [...new Set(changes.flatMap(customersOf))])
    await reconcileMembers(transaction, 'customers', live, changed, ids, now)
    if (!live.some(({ subject }) => subject === 'people')) return
    const named = changes.flatMap((change) => (change.kind === 'userIdentified' ? [change.userId] : []))
    const people = await membersOf(transaction, 'people', named.slice(0, maxPeople))
    await reconcileMembers(transaction, 'people', live, people, ids, now)
  }
})

function customersOf(change: ChangeOf<(typeof kinds)[number]>): readonly string[] {
  switch (change.kind) {
    case 'customerMerged':
      return [change.intoId]
    case 'accountsChanged':
    case 'healthCalculated':
    case 'customersArranged':
      return change.customerIds
    case 'userIdentified':
      return change.customerId === null ? [] : [change.customerId]
    default:
      return [change.customerId]
  }
}
