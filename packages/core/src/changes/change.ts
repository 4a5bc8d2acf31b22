import type { AssessmentChanged, CustomersArranged, HealthCalculated, SegmentChanged } from './list-changes.js'
import type { AttentionOpened, AttentionResolved, AttentionUpdated, AutomationRan, SignalOccurred } from './notice-changes.js'

/**
 * What a transaction may change that others follow: plain data, each named by what happened. Times are epoch milliseconds; `at` is when it happened, by
 * the event or row that tells of it where one does, so that it may be long ago. Ids are those of our rows.
 */
export type Change =
  | EventsStored
  | CustomerCreated
  | CustomerActivated
  | CustomerChurned
  | CustomerMerged
  | CustomerKeyMoved
  | NewDomainOwned
  | AccountsChanged
  | BillingChanged
  | UserIdentified
  | FactDetected
  | FactChanged
  | FactStatusChanged
  | SourcePut
  | SourceRemoved
  | SubscriptionChanged
  | AssessmentChanged
  | HealthCalculated
  | CustomersArranged
  | SegmentChanged
  | TermsChanged
  | SubscriptionWritten
  | SubscriptionRemoved
  | SignalOccurred
  | AutomationRan
  | AttentionOpened
  | AttentionResolved
  | AttentionUpdated
  | AgentRunEnded
  | SearchTextWritten
  | AuditRecorded
  | MailTried
  | JobEnqueued
  | JobWoken
  | HistoryRead

export type ChangeKind = Change['kind']

/** The changes of these kinds. */
export type ChangeOf<K extends ChangeKind> = Extract<Change, { kind: K }>

/** New events were stored as news, with their owners: not those of the past, which somebody imports or a provider tells of. */
interface EventsStored {
  kind: 'eventsStored'
  events: readonly { event_id: string }[]
}

/** There is a row of a customer that was not there: a new one, or one that was taken away and is back. */
interface CustomerCreated {
  kind: 'customerCreated'
  customerId: string
  at: number
}

/** `activatedAt` went from null to a time: that of the activating event. */
interface CustomerActivated {
  kind: 'customerActivated'
  customerId: string
  at: number
}

/** The billing status became CHURNED. `from` is the one before: NONE when the customer comes to be known as a former one. */
interface CustomerChurned {
  kind: 'customerChurned'
  customerId: string
  from: string
  at: number
}

/** A customer that was only a domain, or a provider's account, goes into the one that owns it now, and its id leads there; also from one owner on to the next. */
interface CustomerMerged {
  kind: 'customerMerged'
  fromId: string
  intoId: string
  reason: 'domain_owned' | 'account_joined' | 'reviewed'
  at: number
}

/**
 * A key (of identity/rules/keys.ts) of a domain or of a provider's account went from one customer to another, whether or not anybody has seen the former
 * one's id.
 */
interface CustomerKeyMoved {
  kind: 'customerKeyMoved'
  key: string
  from: string
  into: string
  at: number
}

/**
 * A domain that nothing stored named as its customer went to an account at once. Sources may still have participants there, and follow another
 * company's domain so far.
 */
interface NewDomainOwned {
  kind: 'newDomainOwned'
  domain: string
  at: number
}

/** Accounts at providers of these customers say something else, or came or went. */
interface AccountsChanged {
  kind: 'accountsChanged'
  customerIds: readonly string[]
  at: number
}

/** A customer's MRR, currency, plan or billing status changed, or the customer was taken away with them. */
interface BillingChanged {
  kind: 'billingChanged'
  customerId: string
  at: number
}

/** A user has a userId or an email for the first time. `at` is the first event of the commit that names them; for a put the time of the put. */
interface UserIdentified {
  kind: 'userIdentified'
  userId: string
  externalId: string | null
  email: string | null
  /** Theirs by now, if they have one. */
  customerId: string | null
  at: number
}

/** A fact is new, and ACTIVE or CANDIDATE. */
interface FactDetected {
  kind: 'factDetected'
  factId: string
  customerId: string
  factType: string
  status: string
  at: number
}

/** A fact that was known is written anew. `before` is whose it was, and of which type. */
interface FactChanged {
  kind: 'factChanged'
  factId: string
  customerId: string
  factType: string
  before: { customerId: string; factType: string }
  at: number
}

/** A fact has another status, as somebody set it. */
interface FactStatusChanged {
  kind: 'factStatusChanged'
  factId: string
  customerId: string
  status: string
  at: number
}

/** A source is new, or says or belongs to something else than before. `at` is when what it tells of occurred. */
interface SourcePut {
  kind: 'sourcePut'
  sourceId: string
  sourceType: string
  externalId: string
  customerId: string | null
  isNew: boolean
  at: number
}

/** A source is taken away with its text. */
interface SourceRemoved {
  kind: 'sourceRemoved'
  sourceId: string
  sourceType: string
  externalId: string
  at: number
}

/** What a subscription brings in a month, in minor units of its currency. */
interface SubscriptionState {
  status: string
  mrrCents: number
  currency: string
}

/** A subscription is new or says something else than before; `before` is null for a new one. */
interface SubscriptionChanged {
  kind: 'subscriptionChanged'
  subscriptionId: string
  externalId: string
  customerId: string
  before: SubscriptionState | null
  after: SubscriptionState
  at: number
}

/** Another thing is known of a customer's terms: a term, its end, or how it ended. */
interface TermsChanged {
  kind: 'termsChanged'
  customerId: string
}

/** Anything at all is said anew of a subscription, such as its billing period or whose it is: more often than `subscriptionChanged`, of which hosts hear. */
interface SubscriptionWritten {
  kind: 'subscriptionWritten'
  subscriptionId: string
}

/** A subscription is taken back, as if it had never been said. */
interface SubscriptionRemoved {
  kind: 'subscriptionRemoved'
  externalId: string
}

/** A run of an agent has ended, however it did; `automationId` is the automation that asked for it. */
interface AgentRunEnded {
  kind: 'agentRunEnded'
  runId: string
  agentId: string
  automationId: string | null
  at: number
}

/** The search has another text of a source or fact. */
interface SearchTextWritten {
  kind: 'searchTextWritten'
  artifactType: 'source' | 'fact'
  artifactId: string
}

/** An entry of the audit log was written. */
interface AuditRecorded {
  kind: 'auditRecorded'
  entryId: string
}

/** A mail that carries a message to an endpoint was sent, has failed, or is tried again later. */
interface MailTried {
  kind: 'mailTried'
  deliveryId: string
}

/** There is a job that was not there; asking again for a live one of a key makes none. */
interface JobEnqueued {
  kind: 'jobEnqueued'
  jobId: string
  jobKind: string
  dueAt: number
}

/** A job that waited for a later time is due now. */
interface JobWoken {
  kind: 'jobWoken'
  dueAt: number
}

/** What this commit changes comes of a provider's past, as its first walk tells it: nobody is to be told of it as news. */
interface HistoryRead {
  kind: 'historyRead'
}
