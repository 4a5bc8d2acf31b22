import type { ChangeOf } from '../changes/change.js'
import { day } from '../window.js'
import type { HookData, HookName } from './hook-table.js'

/** What a change tells hooks. */
export interface HookEvent {
  name: HookName
  /** Whom it is about: a customer, or a person without one. */
  subjectId: string
  at: number
  data: HookData<HookName>
}

type ToldKind =
  | 'customerActivated'
  | 'customerChurned'
  | 'customerMerged'
  | 'userIdentified'
  | 'factDetected'
  | 'subscriptionChanged'
  | 'attentionOpened'
  | 'attentionResolved'

function telling<Name extends HookName>(name: Name, subjectId: string, at: number, data: HookData<Name>): HookEvent {
  return { name, subjectId, at, data }
}

/** What each kind of change tells. */
const tellers: { [Kind in ToldKind]: (change: ChangeOf<Kind>) => HookEvent } = {
  customerActivated: ({ customerId, at }) => telling('customer.activated', customerId, at, { customerId }),
  customerChurned: ({ customerId, from, at }) => telling('customer.churned', customerId, at, { customerId, from }),
  customerMerged: ({ fromId, intoId, reason, at }) => telling('customer.merged', intoId, at, { fromId, intoId, reason }),
  userIdentified: ({ userId, customerId, externalId, email, at }) =>
    telling('user.identified', customerId ?? userId, at, { userId, customerId, externalId, email }),
  factDetected: ({ factId, customerId, factType, status, at }) =>
    telling('fact.detected', customerId, at, { factId, customerId, factType, status }),
  subscriptionChanged: ({ subscriptionId, externalId, customerId, before, after, at }) =>
    telling('subscription.changed', customerId, at, { subscriptionId, externalId, customerId, before, after }),
  attentionOpened: ({ itemId, customerId, cause, isReopened, at }) =>
    telling('attention.opened', customerId, at, { itemId, customerId, cause, isReopened }),
  attentionResolved: ({ itemId, customerId, cause, at }) => telling('attention.resolved', customerId, at, { itemId, customerId, cause })
}

/** The changes that tell hooks something. */
export type ToldChange = ChangeOf<ToldKind>

export const toldKinds = Object.keys(tellers) as ToldKind[]

export function hookEventOf(change: ToldChange): HookEvent {
  const teller = tellers[change.kind] as (change: ToldChange) => HookEvent
  return teller(change)
}

/** What happened longer ago when we came to know is no news. */
export function isOld({ at }: HookEvent, now: number): boolean {
  return now - at > day
}
