// Written by hand, not generated: the schemas of events say what a good sender writes over HTTP, and
// OpenAPI shows just that. In process an event may also hold a Date as a time, a number as an id, and
// null for what is not known, which no schema says. `ingest-batch.test.ts` compares the two.

/** Values by the names of the host's own: text, numbers, booleans and null; deeper values are kept as JSON. */
export type IngestValues = Readonly<Record<string, unknown>>

/** An instant: epoch milliseconds, a date-time with its zone such as `2026-01-31T09:30:00Z`, or a Date. Parts of a millisecond are cut off. */
export type IngestTime = number | string | Date

/** A batch of events, with fields for all of them. */
export interface IngestBatch<Event = IngestEvent> {
  /** 1 to 100 events. Each is checked by itself, so a wrong event does not affect the others. */
  events: readonly Event[]
  /** The browser, as a UUID. Events of servers have none. */
  visitorId?: string
  /** The visit, as a UUID, for events that name none. */
  sessionId?: string
  /** Groups visitors; it never merges them. */
  fingerprint?: string
  /** Where the events come from; `client` when it is left out. */
  source?: 'client' | 'server' | 'integration'
  /** The person behind the events. Fields of an event outrank it. */
  userIdentity?: IngestUser | null
  /** The account that the events are for. An event's own customerId outranks it. */
  customerIdentity?: IngestCustomer | null
}

/** A person, by the host's id, by email, or both. */
export interface IngestUser {
  /** Compared in lower case, without blanks around it. */
  email?: string | null
  /** The host's id of the person, at most 255 characters. A number becomes its decimal text. */
  userId?: string | number | null
  /** Groups visitors; it never merges them. */
  fingerprint?: string | null
  /** Traits of the person, by name. */
  traits?: IngestValues | null
  /** The proof that a workspace may ask pages for; `userHash(secret, userId)` makes it. In process nobody asks for one. */
  userHash?: unknown
}

/** An account of the host's. */
export interface IngestCustomer {
  /** The host's id of the account, at most 255 characters. A number becomes its decimal text. */
  customerId?: string | number | null
  /** Traits of the account, by name. `name` and `domain` are its name and its company's domain. */
  customerTraits?: IngestValues | null
}

/** An event, by its `type`. Where the host has declared events, those of its own are of these names, with these properties. */
export type IngestEvent<Events = unknown> =
  | IngestPageview
  | DeclaredCustom<Events>
  | IngestIdentify
  | IngestForm
  | IngestEngagement
  | IngestCalendar
  | IngestStage
  | IngestBilling

/** The fields that every event may have. */
export interface IngestEventFields {
  /** When it happened; without it the time of receipt. A time to come becomes the time of receipt. */
  timestamp?: IngestTime
  /** The same as `timestamp`. */
  occurredAt?: IngestTime
  /** The event's own id, a UUID: it makes the event count once however often it is sent. */
  uuid?: string | null
  /** The page's address; a server may write one of its own, such as `server://billing`. */
  url?: string | null
  /** The path of the page; without it that of `url`. */
  path?: string | null
  /** The page before. */
  referrer?: string | null
  /** What led to the page. */
  utm?: IngestUtm | null
  /** Who it is from. It outranks the batch's. Compared in lower case, without blanks around it. */
  email?: string | null
  /** The host's id of the person it is from. It outranks the batch's. A number becomes its decimal text. */
  userId?: string | number | null
  /** Groups visitors; it never merges them. */
  fingerprint?: string | null
  /** The visit, as a UUID. It outranks the batch's. */
  sessionId?: string | null
  /** The host's id of the account it is for. It outranks the batch's. A number becomes its decimal text. */
  customerId?: string | number | null
  /** Traits of that account, by name. */
  customerTraits?: IngestValues | null
  /** A program controls the browser. If true, it is kept among the properties. */
  automated?: boolean | null
}

/** The campaign tags of a link. */
export interface IngestUtm {
  source?: string | null
  medium?: string | null
  campaign?: string | null
  term?: string | null
  content?: string | null
  ref?: string | null
}

/** A page was viewed. */
export interface IngestPageview extends IngestEventFields {
  type: 'pageview'
  /** The page's title. */
  title?: string | null
}

/** Something that the host gave a name. */
export interface IngestCustom extends IngestEventFields {
  type: 'custom'
  /** The name, 1 to 191 characters, such as `report_exported`. */
  eventName: string
  /** Further properties, by name. */
  properties?: IngestValues | null
}

/** The host's own events: of any name, or one of those that it has declared. */
type DeclaredCustom<Events> = unknown extends Events
  ? IngestCustom
  : {
      [Name in keyof Events & string]: IngestEventFields & { type: 'custom'; eventName: Name } & PropertiesField<Events[Name]>
    }[keyof Events & string]

/** `properties`, which may be left out where none is required: where the empty object is one of them. */
type PropertiesField<Properties> = Record<never, never> extends Properties ? { properties?: Properties | null } : { properties: Properties }

/** The visitor or caller said who it is: `email`, `userId` or both. */
export interface IngestIdentify extends IngestEventFields {
  type: 'identify'
  /** Traits of the person, by name. */
  traits?: IngestValues | null
}

/** A form was submitted. */
export interface IngestForm extends IngestEventFields {
  type: 'form'
  /** Which form. */
  formId?: string | null
  /** Its fields as text. Those that look like passwords or payment cards are left out. */
  formFields?: IngestValues | null
}

/** How long a page was open. */
export interface IngestEngagement extends IngestEventFields {
  type: 'engagement'
  /** Milliseconds in which the page was visible and the visitor not idle. */
  activeTimeMs: number
  /** Milliseconds in all. */
  totalTimeMs: number
}

/** A meeting was booked through an embedded calendar. */
export interface IngestCalendar extends IngestEventFields {
  type: 'calendar'
  /** Whose calendar. */
  provider?: 'cal.com' | 'calendly' | 'unknown' | 'other' | null
  /** The kind of meeting, such as `Intro call`. */
  eventType?: string | null
  /** When it begins. */
  startTime?: IngestTime | null
  /** When it ends. */
  endTime?: IngestTime | null
  /** Minutes. */
  duration?: number | null
  /** Whether it is one of a series. */
  isRecurring?: boolean | null
  /** Who is invited. */
  inviteeEmail?: string | null
  /** Who is invited. */
  inviteeName?: string | null
}

/** The host reports the stage of a user. */
export interface IngestStage extends IngestEventFields {
  type: 'stage'
  stage: 'activated' | 'engaged' | 'inactive'
  /** Further properties, by name. */
  properties?: IngestValues | null
}

/** The host reports how a customer pays. `customerId`, or else `domain`, names the customer. */
export interface IngestBilling extends IngestEventFields {
  type: 'billing'
  status: 'trialing' | 'paid' | 'churned'
  /** The customer's id in Stripe. */
  stripeCustomerId?: string | null
  /** The company's domain, for a customer without a customerId. */
  domain?: string | null
  /** Further properties, by name. */
  properties?: IngestValues | null
}
