import type { Change, ChangeKind, ChangeOf } from './change.js'
import { defineListener, type Listener } from './subscriber.js'

/** What a commit changed, for those who look at an organization: what kinds of things, and which customers' they are. */
export interface Hint {
  kinds: readonly string[]
  customerIds: readonly string[]
}

/** What people can see change. */
const visibleKinds = [
  'customerCreated',
  'customerActivated',
  'customerChurned',
  'customerMerged',
  'billingChanged',
  'userIdentified',
  'factDetected',
  'sourcePut',
  'sourceRemoved',
  'subscriptionChanged',
  'signalOccurred',
  'attentionOpened',
  'attentionResolved'
] as const satisfies readonly ChangeKind[]

/** Those who look at organizations now. They hear of commits of this process alone, and may miss one. */
export class Watchers {
  private readonly watching = new Map<string, Set<(hint: Hint) => void>>()

  /** Calls `hear` after each commit that changes something visible, until the function that it answers is called. */
  watch(organizationId: string, hear: (hint: Hint) => void): () => void {
    const others = this.watching.get(organizationId) ?? new Set()
    this.watching.set(organizationId, others.add(hear))
    return () => {
      others.delete(hear)
      if (others.size === 0 && this.watching.get(organizationId) === others) this.watching.delete(organizationId)
    }
  }

  /** What tells them. */
  listener(): Listener {
    return defineListener({
      kinds: visibleKinds,
      hear: ({ organizationId, changes }) => {
        const watching = this.watching.get(organizationId)
        if (!watching) return
        const hint = { kinds: [...new Set(changes.map(({ kind }) => kind))], customerIds: [...new Set(changes.flatMap(customersOf))] }
        for (const hear of watching) hear(hint)
      }
    })
  }
}

function customersOf(change: ChangeOf<(typeof visibleKinds)[number]> & Change): string[] {
  if (change.kind === 'customerMerged') return [change.fromId, change.intoId]
  return 'customerId' in change && change.customerId !== null ? [change.customerId] : []
}
