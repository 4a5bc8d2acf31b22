import type { ApiRequest, ProviderOptions, SendRequest, Stream } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsOf, listOf, requiredText, textOf } from '../json-fields.js'
import { completeSubscriptions, completionOf, type Subscription } from './complete-subscriptions.js'
import { type Change, changeOf, eventObject, eventTime, eventWindow, isEvent, nameOf, walkTime, whyNothing, withObjects } from './events.js'
import { idOf } from './expandable.js'
import { nextPage, pageLimit, recordsOf, wholeList } from './list-pages.js'
import { changeActivities, stateActivities } from './subscription-activities.js'
import { subscriptionState } from './subscription-state.js'

/** The first version with a discount's coupon below `source`, where it has to be expanded; before, it stood in the discount. */
const firstWithSource = '2025-09-30'

/** What is expanded in a subscription: four levels at most, `data` of a list included, so that coupons of items come as ids. */
function expansionsOf({ apiVersion = firstWithSource }: ProviderOptions): string[] {
  return [apiVersion < firstWithSource ? 'discounts' : 'discounts.source.coupon', 'items.data.discounts', 'customer', 'latest_invoice']
}

/** How subscriptions are asked for, with all that is expanded. */
interface Requests {
  list: ApiRequest
  one(id: string): ApiRequest
}

/** Subscriptions: what a customer pays for. Stripe keeps those that ended, and tells of them by their status. */
export function subscriptionsStream(options: ProviderOptions): Stream {
  const expanded = expansionsOf(options)
  const requests: Requests = {
    list: { path: '/v1/subscriptions', query: { limit: pageLimit, status: 'all', 'expand[]': expanded.map((path) => `data.${path}`) } },
    one: (id) => ({ path: `/v1/subscriptions/${encodeURIComponent(id)}`, query: { 'expand[]': expanded } })
  }
  return defineStream({
    name: 'subscriptions',
    summary: 'Subscriptions with prices and discounts: MRR and billing status',
    becomes:
      'A subscription for each subscription of Stripe: MRR, plan and billing status. It makes an entry of the timeline when it starts, changes, will be canceled, ends, is past due, pauses, resumes, or when its trial ends soon',
    gone: 'An ended subscription stays, with its status',
    everySeconds: 300,
    walk: { first: () => requests.list, next: nextPage, records: recordsOf },
    changes: eventWindow([
      ...['created', 'updated', 'deleted', 'paused', 'resumed', 'trial_will_end'].map((name) => `customer.subscription.${name}`),
      ...['created', 'updated', 'deleted'].map((name) => `customer.discount.${name}`)
    ]),
    deletes: 'said',
    recordId: (record) => nameOf(changeOf(record) ? record : completionOf(record).subscription),

    async complete(records, lookup) {
      const walked = records.filter((record) => !isEvent(record))
      const read = (body: unknown) => readObjects(body, requests, lookup)
      const changes = await withObjects(records.filter(isEvent), lookup, (event) => requestOf(event, requests), read)
      const objects = listOf([...walked, ...changes.flatMap(({ now }) => now ?? [])])
      const complete = new Map<unknown, Subscription>()
      for (const [index, each] of (await completeSubscriptions(objects, lookup)).entries()) complete.set(objects[index], each)
      const completed = (object: unknown): Subscription => complete.get(object) ?? completionOf(object)
      return [...walked.map(completed), ...changes.map((change) => ({ ...change, now: change.now?.map(completed) ?? null }))]
    },

    map(record, context) {
      const change = changeOf(record)
      if (!change) {
        const subscription = completionOf(record)
        return [subscriptionState(subscription, walkTime(context)), ...stateActivities(subscription)]
      }
      const at = eventTime(change.event)
      if (change.now === null) return goneOperations(change, at)
      return [
        ...change.now.map(completionOf).flatMap((subscription) => [subscriptionState(subscription, at), ...stateActivities(subscription)]),
        ...changeActivities(change.event)
      ]
    },
    leftOut: (record) => whyNothing(record) ?? (isOfGone(record) ? 'of discounts whose customer or subscription is gone' : undefined)
  })
}

/** A subscription is never deleted but with a test clock of its own: then what was said of it is taken back. */
function goneOperations({ event }: Change, at: number) {
  const object = eventObject(event)
  return object.object === 'subscription'
    ? [{ kind: 'removal' as const, of: 'subscription' as const, id: requiredText(object, 'id'), at }]
    : []
}

/** Whether an event tells of a discount on what is not there any more. */
function isOfGone(record: unknown): boolean {
  const change = changeOf(record)
  return change?.now === null && eventObject(change.event).object !== 'subscription'
}

/** What is fetched for an event: the subscription; for a discount of a customer all that are theirs, as it may count on any of them. */
function requestOf(event: Fields, { one, list }: Requests) {
  const object = eventObject(event)
  const id = object.object === 'discount' ? idOf(object.subscription) : textOf(object.id)
  if (id !== undefined) return { name: id, request: one(id) }
  const customer = idOf(object.customer)
  return customer === undefined ? undefined : { name: customer, request: { ...list, query: { ...list.query, customer } } }
}

/** The subscriptions of an answer: one, or the pages of a customer's. */
async function readObjects(body: unknown, { list }: Requests, lookup: SendRequest): Promise<Fields[]> {
  const fields: Fields = fieldsOf(body) ?? {}
  if (!Array.isArray(fields.data)) return [fields]
  const first = listOf(fields.data)
  const last = first.at(-1)
  if (fields.has_more !== true || !last) return first
  const query = { ...list.query, customer: idOf(last.customer) ?? '', starting_after: requiredText(last, 'id') }
  return [...first, ...((await wholeList(lookup, { ...list, query })) ?? [])]
}
