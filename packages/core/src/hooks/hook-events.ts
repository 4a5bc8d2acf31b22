import type { ChangeOf } from '../changes/index.js'
import { day, isoTimeOrNull } from '../values/index.js'
import type { HookData, HookName } from './hook-names.js'

/** What a handler of a hook gets of a change. */
export interface HookEvent {
  name: HookName
  /** Whom it is about: a customer, a person without one, or an automation. */
  subjectId: string
  at: number
  data: HookData<HookName>
}

type HookChangeKind =
  | 'customerActivated'
  | 'customerChurned'
  | 'customerMerged'
  | 'userIdentified'
  | 'factDetected'
  | 'subscriptionChanged'
  | 'attentionOpened'
  | 'attentionResolved'
  | 'segmentChanged'
  | 'signalOccurred'
  | 'automationRan'

function hookEvent<Name extends HookName>(name: Name, subjectId: string, at: number, data: HookData<Name>): HookEvent {
  return { name, subjectId, at, data }
}

/** The hook event of each kind of change. */
const hookEvents: { [Kind in HookChangeKind]: (change: ChangeOf<Kind>) => HookEvent } = {
  customerActivated: ({ customerId, at }) => hookEvent('customer.activated', customerId, at, { customerId }),
  customerChurned: ({ customerId, from, at }) => hookEvent('customer.churned', customerId, at, { customerId, from }),
  customerMerged: ({ fromId, intoId, reason, at }) => hookEvent('customer.merged', intoId, at, { fromId, intoId, reason }),
  userIdentified: ({ userId, customerId, externalId, email, at }) =>
    hookEvent('user.identified', customerId ?? userId, at, { userId, customerId, externalId, email }),
  factDetected: ({ factId, customerId, factType, status, at }) =>
    hookEvent('fact.detected', customerId, at, { factId, customerId, factType, status }),
  subscriptionChanged: ({ subscriptionId, externalId, customerId, before, after, at }) =>
    hookEvent('subscription.changed', customerId, at, { subscriptionId, externalId, customerId, before, after }),
  attentionOpened: ({ itemId, customerId, cause, isReopened, at }) =>
    hookEvent('attention.opened', customerId, at, { itemId, customerId, cause, isReopened }),
  attentionResolved: ({ itemId, customerId, cause, at }) => hookEvent('attention.resolved', customerId, at, { itemId, customerId, cause }),
  segmentChanged: ({ entered, segmentId, name, customerId, userId, at }) =>
    hookEvent(entered ? 'segment.entered' : 'segment.left', customerId ?? userId ?? segmentId, at, { segmentId, name, customerId, userId }),
  signalOccurred: ({ occurrenceId, signalId, customerId, severity, title, reason, evidence, at }) =>
    hookEvent('signal.occurred', customerId, at, {
      occurrenceId,
      signalId,
      customerId,
      severity,
      title,
      reason,
      evidence: evidence.map(({ kind, id, title, observedAt, value, comparedWith }) => {
        return { kind, id, title, observedAt: isoTimeOrNull(observedAt), value, comparedWith }
      })
    }),
  automationRan: ({ automationId, name, runId, items, at }) =>
    hookEvent('automation.ran', automationId, at, {
      automationId,
      name,
      runId,
      customers: items.map(({ signalIds, occurrenceIds, ...item }) => {
        return { ...item, signalIds: [...signalIds], occurrenceIds: [...occurrenceIds] }
      })
    })
}

/** The changes that have a hook event. */
export type HookChange = ChangeOf<HookChangeKind>

export const hookChangeKinds = Object.keys(hookEvents) as HookChangeKind[]

export function hookEventOf(change: HookChange): HookEvent {
  const toEvent = hookEvents[change.kind] as (change: HookChange) => HookEvent
  return toEvent(change)
}

/** What happened longer ago when we came to know is no news. */
export function isOldEvent({ at }: HookEvent, now: number): boolean {
  return now - at > day
}
