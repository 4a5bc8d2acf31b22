/** Who an event is about. The strongest of userId, email and visitorId decides; none is required. */
export interface Who {
  /** Your own id of the user. */
  userId?: string | undefined
  email?: string | undefined
  /** The browser tracker's visitor, so that this event joins what the visitor did there: see visitorIdFromCookie. */
  visitorId?: string | undefined
  /** Your own id of the account that the event belongs to. */
  customerId?: string | undefined
  /** Traits of that account. */
  customerTraits?: Record<string, unknown> | undefined
}

/** When and where an event happened. */
export interface Occurrence {
  /** Default: now. A number is milliseconds since the epoch. */
  timestamp?: Date | number | undefined
  /** Makes the event count once however often it is tracked, such as from a webhook that is sent again. Default: a new UUID. */
  uuid?: string | undefined
  /** The address of the page or the place in your system. */
  url?: string | undefined
  referrer?: string | undefined
  utm?: Partial<Record<'source' | 'medium' | 'campaign' | 'term' | 'content' | 'ref', string>> | undefined
}

/** Something that happened, by a name of yours. */
export interface TrackInput extends Who, Occurrence {
  /** 1 to 191 characters, such as `order_placed`. */
  eventName: string
  /** Further properties: anything that JSON can carry. */
  properties?: Record<string, unknown> | undefined
}

/** Events of any name with any properties: what holds where no events are declared. */
export type AnyEvents = Record<string, Record<string, unknown>>

/** The properties of events by name, from the type of what `defineEvents` of `@rapport/core` answers. */
export type EventsOf<Declared> = Declared extends { readonly propertyTypes?: infer Events } ? NonNullable<Events> : AnyEvents

/** Something that happened, by a name that is declared, with the properties that are declared for it. */
export type DeclaredTrackInput<Events> = string extends keyof Events
  ? TrackInput
  : { [Name in keyof Events & string]: Who & Occurrence & { eventName: Name } & PropertiesField<Events[Name]> }[keyof Events & string]

/** `properties`, which may be left out where none is required: where the empty object is one of them. */
export type PropertiesField<Properties> =
  Record<never, never> extends Properties ? { properties?: Properties | undefined } : { properties: Properties }

/** Who somebody is: names a userId, an email, or both. */
export interface IdentifyInput extends Who, Occurrence {
  /** Traits of the user. */
  traits?: Record<string, unknown> | undefined
}

/** A page that was served. */
export interface PageInput extends Who, Occurrence {
  url: string
  title?: string | undefined
}

/** How far a user has come. */
export interface StageInput extends Who, Occurrence {
  stage: 'activated' | 'engaged' | 'inactive'
  properties?: Record<string, unknown> | undefined
}

/** What an account pays. Names the account by customerId, domain or stripeCustomerId. */
export interface BillingInput extends Who, Occurrence {
  status: 'trialing' | 'paid' | 'churned'
  domain?: string | undefined
  stripeCustomerId?: string | undefined
  properties?: Record<string, unknown> | undefined
}

/** A meeting that was booked. */
export interface CalendarInput extends Who, Occurrence {
  /** `cal.com`, `calendly`, `other` or `unknown`. */
  provider?: 'cal.com' | 'calendly' | 'other' | 'unknown' | undefined
  /** The booking page's own name of the meeting. */
  eventType?: string | undefined
  startTime?: Date | string | undefined
  endTime?: Date | string | undefined
  /** Minutes. */
  duration?: number | undefined
  isRecurring?: boolean | undefined
  inviteeEmail?: string | undefined
  inviteeName?: string | undefined
}

/** Every kind of event with the input of its method. */
export interface EventInputs {
  custom: TrackInput
  identify: IdentifyInput
  pageview: PageInput
  stage: StageInput
  billing: BillingInput
  calendar: CalendarInput
}

/** The kinds of event that a server sends. */
export type EventType = keyof EventInputs
