import type { ActivityOperation, Operation } from '@rapport/core/connector'
import { type Fields, fieldsAt, numberOf, requiredText, textOf } from '../json-fields.js'
import type { Subscription } from './complete-subscriptions.js'
import { eventId, eventObject, eventTime, formerValues } from './events.js'
import { idOf } from './expandable.js'

/** Which words an entry of the timeline has. */
const titles = {
  SUBSCRIPTION_STARTED: 'Subscription started',
  SUBSCRIPTION_CHANGED: 'Subscription changed',
  SUBSCRIPTION_CANCEL_SCHEDULED: 'Subscription will be canceled',
  SUBSCRIPTION_CANCELED: 'Subscription ended',
  SUBSCRIPTION_PAST_DUE: 'Subscription is past due',
  SUBSCRIPTION_PAUSED: 'Subscription paused',
  SUBSCRIPTION_RESUMED: 'Subscription resumed',
  SUBSCRIPTION_TRIAL_ENDING: 'Trial ends soon'
} as const

/** Fields of a subscription whose change is one of what is paid for. */
const contents = ['items', 'plan', 'quantity', 'discount', 'discounts']

/** What the state of a subscription tells of its past, under the same keys whenever and however it is read. */
export function stateActivities({ subscription }: Subscription): Operation[] {
  const { status, start_date, canceled_at, cancel_at, cancel_at_period_end, ended_at } = subscription
  const id = requiredText(subscription, 'id')
  const activities: Operation[] = []
  const say = (type: keyof typeof titles, key: string, seconds: unknown) => {
    const at = numberOf(seconds)
    if (at !== undefined) activities.push(activity(type, `${id}:${key}`, subscription, at * 1000))
  }
  if (status !== 'incomplete' && status !== 'incomplete_expired') say('SUBSCRIPTION_STARTED', 'started', start_date)
  const willEnd = status !== 'canceled' && (cancel_at_period_end === true || numberOf(cancel_at) !== undefined)
  const decidedAt = numberOf(canceled_at)
  if (willEnd && decidedAt !== undefined) say('SUBSCRIPTION_CANCEL_SCHEDULED', `cancel:${decidedAt}`, decidedAt)
  if (status === 'canceled') say('SUBSCRIPTION_CANCELED', 'canceled', ended_at ?? canceled_at)
  return activities
}

/** What an event tells that the state does not: that something changed, and that a status was reached. */
export function changeActivities(event: Fields): Operation[] {
  const subscription = eventObject(event)
  if (subscription.object !== 'subscription') return []
  const id = requiredText(subscription, 'id')
  const at = eventTime(event)
  const former = formerValues(event)
  const said: Operation[] = []
  const say = (type: keyof typeof titles, key: string) => said.push(activity(type, key, subscription, at))
  if (event.type === 'customer.subscription.trial_will_end') say('SUBSCRIPTION_TRIAL_ENDING', eventId(event))
  if (contents.some((field) => field in former)) say('SUBSCRIPTION_CHANGED', eventId(event))
  const isNew = 'status' in former && former.status !== subscription.status
  if (isNew && subscription.status === 'past_due') say('SUBSCRIPTION_PAST_DUE', eventId(event))
  // A pause is told by an event of its own and by a change of the status, both of one second.
  const isPaused = event.type === 'customer.subscription.paused' || (isNew && subscription.status === 'paused')
  if (isPaused) say('SUBSCRIPTION_PAUSED', `${id}:paused:${at / 1000}`)
  const isResumed =
    event.type === 'customer.subscription.resumed' || (isNew && former.status === 'paused' && subscription.status === 'active')
  if (isResumed) say('SUBSCRIPTION_RESUMED', `${id}:resumed:${at / 1000}`)
  return said
}

function activity(type: keyof typeof titles, id: string, subscription: Fields, at: number): ActivityOperation {
  const account = idOf(subscription.customer)
  const status = textOf(subscription.status)
  const trialEnd = numberOf(subscription.trial_end)
  const reason = textOf(fieldsAt(subscription, 'cancellation_details')?.reason)
  return {
    kind: 'activity',
    id,
    at,
    type,
    channel: 'BILLING',
    occurredAt: at,
    title: titles[type],
    account,
    properties: {
      subscriptionId: requiredText(subscription, 'id'),
      ...(type === 'SUBSCRIPTION_PAST_DUE' && status && { status }),
      ...(type === 'SUBSCRIPTION_TRIAL_ENDING' && trialEnd !== undefined && { trialEnd: new Date(trialEnd * 1000).toISOString() }),
      ...((type === 'SUBSCRIPTION_CANCELED' || type === 'SUBSCRIPTION_CANCEL_SCHEDULED') && reason && { reason })
    }
  }
}
