/**
 * The world as data, in the shapes that Rapport's puts and its ingest take. The package depends on nothing, so that they are written here once more; the
 * tests put a world into Rapport, which refuses what it does not know.
 */

/** Somebody of the vendor's own team. */
export interface WorldMember {
  id: string
  email: string
  name: string
  title: string
  role: string
}

export interface WorldCustomer {
  customerId: string
  name: string
  domain: string
  traits: Record<string, string | number>
}

export interface WorldUser {
  userId: string
  email: string
  name: string
  customer: { customerId: string }
  traits: Record<string, string>
}

export interface WorldSubscription {
  externalId: string
  customer: { customerId: string }
  status: 'active' | 'trialing' | 'past_due' | 'canceled'
  currency: string
  plan: string
  items: { amountCents: number; quantity: number; interval: 'month' }[]
  startedAt: number
  canceledAt?: number
}

/** A contract, with days as `YYYY-MM-DD`. */
export interface WorldContract {
  externalId: string
  customer: { customerId: string }
  startsOn: string
  endsOn: string
  noticeOn: string
  /** What the whole term is worth. */
  amountCents: number
  currency: string
  autoRenews: boolean
  /** How it ended, where the vendor has noted that. */
  outcome?: 'churned'
  reason?: string | null
}

/** What some customers paid for from that time on: epoch milliseconds. */
export interface WorldBilling {
  at: number
  subscriptions: WorldSubscription[]
}

/** A mail, call, chat thread, ticket or deal. Times are epoch milliseconds. */
export interface WorldSource {
  sourceType: 'EMAIL' | 'CALL' | 'SLACK' | 'SUPPORT_TICKET' | 'CRM_OPPORTUNITY'
  externalId: string
  occurredAt: number
  title: string
  summary?: string
  permalink: string
  customer: { customerId: string }
  participants: { email: string; name: string; role: string }[]
  segments: { text: string; speaker: string; at?: number }[]
  record?: Record<string, string | number>
}

/** An owner of an account, by the member's id. */
export interface WorldOwnership {
  customerId: string
  memberId: string
}

/** A batch as `workspace.ingest` takes it. */
export interface WorldBatch {
  source: 'server' | 'client'
  visitorId?: string
  sessionId?: string
  events: WorldEvent[]
}

export type WorldEvent = {
  uuid: string
  timestamp: number
  userId?: string
  email?: string
} & (
  | { type: 'custom'; eventName: string; properties: Record<string, string | number> }
  | {
      type: 'pageview'
      url: string
      path: string
      title: string
      referrer?: string
      utm?: { source: string; medium: string; campaign: string }
    }
  | { type: 'engagement'; path: string; activeTimeMs: number; totalTimeMs: number }
  | { type: 'identify'; traits: Record<string, string> }
)

/** What the stories are of; calm accounts have none. */
export const storyKinds = ['churn', 'expansion', 'championLeaves', 'trialConverts', 'trialStalls', 'paymentFails'] as const

export type StoryKind = (typeof storyKinds)[number]

/** A story of an account, told with knowledge of its end. */
export interface Story {
  kind: StoryKind
  customerId: string
  /** The start of the UTC day on which it can first be seen, in activity or in words. */
  firstSign: number
  /** Events of a working day before it, on average, and what is left of them afterwards (1: as before). */
  baseline: number
  changesTo: number
  /** The userId of the main person: the one who leaves, or who asks for more. */
  person: string
  /** The sentences that tell it, word for word, with their sources. */
  sentences: { text: string; sourceId: string; sourceType: WorldSource['sourceType'] }[]
}

/** How the term of an account ended within the last year, told with knowledge of its end. */
export interface PastStory extends Pick<Story, 'customerId' | 'sentences'> {
  outcome: 'left' | 'renewed' | 'expanded'
  /** The start of the UTC day after the term. */
  endedAt: number
  /** The start of the UTC day on which it could first be seen; null where nothing could be. */
  firstSign: number | null
  reason: string | null
}
