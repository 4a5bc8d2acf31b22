// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

import type { Pagination } from './paging.generated.js'

/** What an endpoint is made of. */
export interface NewEndpoint {
  /** webhook by default: it needs `url`. email: it needs `memberIds`. It never changes. */
  kind?: 'webhook' | 'email'
  /** Where a webhook is posted to. It begins with https:// and names a public address. With the option endpoints.allowPrivateAddresses of the server, private addresses are allowed too, and http on the same machine. 1 to 2000 characters. */
  url?: string
  /** The members who get mail from an endpoint of the kind email. Each member first confirms the address by a link. 1 to 20 elements. Each 1 to 255 characters. */
  memberIds?: string[]
  /** What the endpoint is for, in your own words. At most 200 characters. */
  description?: string
  /** The events that it gets; docs/hooks.md lists the names. If empty, it gets only the runs of automations that name it. At most 50 elements. */
  events?: (
    | 'customer.activated'
    | 'customer.churned'
    | 'customer.merged'
    | 'user.identified'
    | 'fact.detected'
    | 'subscription.changed'
    | 'attention.opened'
    | 'attention.resolved'
    | 'segment.entered'
    | 'segment.left'
    | 'signal.occurred'
    | 'automation.ran'
  )[]
  /** True by default. An endpoint that you enable again gets only new events. */
  enabled?: boolean
}

/** What of an endpoint is changed: what is left out stays. */
export interface EndpointChange {
  /** Where a webhook is posted to. It begins with https:// and names a public address. With the option endpoints.allowPrivateAddresses of the server, private addresses are allowed too, and http on the same machine. 1 to 2000 characters. */
  url?: string
  /** The members who get mail from an endpoint of the kind email. Each member first confirms the address by a link. 1 to 20 elements. Each 1 to 255 characters. */
  memberIds?: string[]
  /** What the endpoint is for, in your own words. At most 200 characters. */
  description?: string
  /** The events that it gets; docs/hooks.md lists the names. If empty, it gets only the runs of automations that name it. At most 50 elements. */
  events?: (
    | 'customer.activated'
    | 'customer.churned'
    | 'customer.merged'
    | 'user.identified'
    | 'fact.detected'
    | 'subscription.changed'
    | 'attention.opened'
    | 'attention.resolved'
    | 'segment.entered'
    | 'segment.left'
    | 'signal.occurred'
    | 'automation.ran'
  )[]
  /** True by default. An endpoint that you enable again gets only new events. */
  enabled?: boolean
}

/** An endpoint as callers see it. */
export interface Endpoint {
  /** The endpoint's id. Uuid. */
  id: string
  kind: 'webhook' | 'email'
  /** Where a webhook is posted to; null for the kind email. */
  url: string | null
  /** To whom the kind email writes; empty for a webhook. */
  recipients: {
    /** The id of the member. */
    memberId: string
    /** Only a confirmed recipient gets mail. */
    status: 'unconfirmed' | 'waiting' | 'confirmed' | 'disabled' | 'unsubscribed'
  }[]
  description: string
  events: (
    | 'customer.activated'
    | 'customer.churned'
    | 'customer.merged'
    | 'user.identified'
    | 'fact.detected'
    | 'subscription.changed'
    | 'attention.opened'
    | 'attention.resolved'
    | 'segment.entered'
    | 'segment.left'
    | 'signal.occurred'
    | 'automation.ran'
  )[]
  enabled: boolean
  /** Why it disabled itself. */
  disabledReason: string | null
  /** Date-time. */
  failingSince: string | null
  /** Messages that were dropped, because more than 10,000 waited. At least 0. */
  dropped: number
  /** Date-time. */
  lastDeliveredAt: string | null
  /** Date-time. */
  previousSecretUntil: string | null
  /** Date-time. */
  createdAt: string
  /** Date-time. */
  updatedAt: string
}

/** A message to an endpoint as callers see it. */
export interface EndpointDelivery {
  /** The webhook-id of every attempt; of an e-mail, the id of the message. Uuid. */
  id: string
  /** The endpoint's id. Uuid. */
  endpointId: string
  /** The event, such as customer.activated. */
  type: string
  /** PENDING: it is being sent, or is tried again at nextAttemptAt. */
  status: 'PENDING' | 'DELIVERED' | 'FAILED'
  /** At least 0. */
  attempts: number
  /** Date-time. */
  nextAttemptAt: string | null
  /** What the receiver answered to the last attempt; null for e-mail. Whole number. */
  responseCode: number | null
  /** How long the last attempt took. Whole number. */
  durationMs: number | null
  /** Why the last attempt failed. */
  error: string | null
  /** Date-time. */
  createdAt: string
  /** Date-time. */
  endedAt: string | null
}

/** Which messages of an endpoint are listed. */
export interface EndpointDeliveryQuery {
  /** 50 by default. 1 to 200. */
  limit?: number
  /** The `nextCursor` of the previous page. */
  cursor?: string
  /** Only messages of this status. */
  status?: 'PENDING' | 'DELIVERED' | 'FAILED'
}

/** A page of messages, the newest first. */
export interface EndpointDeliveryPage {
  items: EndpointDelivery[]
  pagination: Pagination
}
