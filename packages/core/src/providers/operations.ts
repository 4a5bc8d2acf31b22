import type { SourceInput, SubscriptionInput } from '../public-types/index.js'
import type { JsonObject } from '../storage/index.js'
import type { ReportedAccount, ReportedPerson } from './reported.js'

/**
 * Everything that a connector can report. Each operation names a record by the provider's own id, which is unique
 * within its kind and the connected account, and gives the record's current state. Repeating it changes nothing. An
 * older state never replaces a newer one. Times are epoch milliseconds.
 *
 * @example { kind: 'account', id: 'cus_1', at: 1700000000000, name: 'Acme', email: 'billing@acme.com', customerId: 'acme', createdAt: 1600000000000 }
 */
export type Operation =
  | AccountOperation
  | PersonOperation
  | MemberOperation
  | SourceOperation
  | ActivityOperation
  | SubscriptionOperation
  | PaymentOperation
  | RemovalOperation
  | AbsenceOperation
  | PresenceOperation

interface Observed {
  /** The provider's id of the record. */
  id: string
  /**
   * When the provider changed it: the provider's time, never the time of the reading. Without one, the start of the
   * walk.
   */
  at: number
}

/** A company as the provider knows it: a customer key of its own (`providerAccountKey`). */
export interface AccountOperation extends Observed, ReportedAccount {
  kind: 'account'
}

/** Somebody at a customer. Without an email or a userId they can take part in sources, and are no user. */
export interface PersonOperation extends Observed, ReportedPerson {
  kind: 'person'
}

/** Somebody of the workspace's own team. */
export interface MemberOperation extends Observed {
  kind: 'member'
  email: string
  name: string
  title?: string | undefined
  /** False takes the membership back that this record gave. */
  active: boolean
}

/** A mail, call, ticket, deal …: what texts and records are read from. `at` is the time of change, `occurredAt` when it happened. */
export interface SourceOperation extends Observed, Omit<SourceInput, 'externalId' | 'occurredAt' | 'timestamp' | 'customer' | 'provider'> {
  kind: 'source'
  occurredAt: number
  /** The provider's id of the account that it is about; left out, the customer follows from the participants. */
  account?: string | undefined
  /**
   * The customer if neither `account` nor a participant gives one: an account of the provider, else the one customer
   * with this name.
   */
  otherwise?: { account?: string | undefined; name?: string | undefined } | undefined
  /** A name that several connections give to one and the same thing, such as `mail:<Message-ID>`; left out, it is the connection's own. */
  sharedId?: string | undefined
}

/** Something that happened and has no text of its own: an entry of the timeline. `id` names the moment, not the object. */
export interface ActivityOperation extends Observed {
  kind: 'activity'
  /** UPPER_SNAKE, such as INVOICE_PAID; CUSTOM with `eventName` for the product's own events. */
  type: string
  eventName?: string | undefined
  channel: 'BILLING' | 'CRM' | 'SUPPORT' | 'IDENTITY' | 'PRODUCT' | 'COMMUNICATION' | 'MEETING'
  occurredAt: number
  title?: string | undefined
  account?: string | undefined
  /** Of a page that was viewed: where it is, and the page before. */
  page?: { url?: string | undefined; path?: string | undefined; referrer?: string | undefined } | undefined
  /**
   * The people of a customer that it is about. Members of the workspace do not count. Of the others the first who is
   * known counts, else the first.
   */
  people?: readonly { email?: string | undefined; userId?: string | undefined }[] | undefined
  /** At most 32 kB as JSON; never the provider's raw answer. */
  properties?: JsonObject | undefined
}

/** What an account pays for, as `workspace.subscriptions.put` takes it. */
export interface SubscriptionOperation extends Observed, Omit<SubscriptionInput, 'externalId' | 'customer'> {
  kind: 'subscription'
  account: string
}

/** Money that an account has paid: what lifetime revenue is the sum of. */
export interface PaymentOperation extends Observed {
  kind: 'payment'
  account: string
  /** The provider's id of the subscription that it was for. */
  subscription?: string | undefined
  /** Minor units of `currency`. */
  amountCents: number
  currency: string
  paidAt: number
}

/** The record is not there any more: all that it said is taken back. */
export interface RemovalOperation extends Observed {
  kind: 'removal'
  of: RecordedKind
}

/** What a record can be. */
export type RecordedKind = Exclude<Operation['kind'], 'removal' | 'absence' | 'presence'>

/**
 * Of the sources, or the activities, whose ids lie between two texts, in the order of their bytes and both included, only these are there: whatever else was
 * read there before is taken back. `id` names the place in reports.
 *
 * @example { kind: 'absence', of: 'activity', id: 'ticket:7', at, from: 'ticket:7:', to: 'ticket:7:~', except: [] }
 */
export interface AbsenceOperation extends Observed {
  kind: 'absence'
  of: 'source' | 'activity'
  from: string
  to: string
  except: readonly string[]
}

/**
 * A range of records cannot be read now: those of a kind whose ids are between two texts, both included, in the order
 * of their bytes. If a walk has not seen them, they may still exist. `id` names the place in reports.
 */
export interface PresenceOperation extends Observed {
  kind: 'presence'
  of: RecordedKind
  from: string
  to: string
}
