// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** The ingest route's success body. `processed` counts good events, duplicates included; `errors` has the others. */
export interface IngestAnswer {
  success: true
  /** Accepted events, including known ones. At least 0. */
  processed: number
  /** The events at fault, by their place in the batch. */
  errors: {
    /** At least 0. */
    index: number
    message: string
  }[]
  /** What was left out or changed in accepted events, at most 500; only with `warnings=1`. */
  warnings?: {
    /** The event's place in the batch; null for fields of the batch itself. At least 0. */
    index: number | null
    /** Such as `user_id` or `userIdentity.email`. */
    field: string
    /** What happened to it, and what to send instead. */
    message: string
  }[]
}

/** Where a refused request is at fault: a path into the body such as `['events', 3, 'timestamp']`, and why. */
export interface IngestFault {
  /** Into the body, such as ["events", 3, "timestamp"]. Each whole number. */
  path: (string | number)[]
  message: string
}

/** The ingest route's failure body, whatever the status. */
export interface IngestFailureBody {
  success: false
  message: string
  errors: IngestFault[]
}

/** An event as it was stored: what it said itself, whose it is, and what decided that. */
export interface ArrivedEvent {
  /** Uuid. */
  id: string
  type: string
  name: string
  channel: string
  /** Such as browser or server. */
  source: string
  provider: string | null
  /** Date-time. */
  occurredAt: string
  /** Date-time. */
  receivedAt: string
  /** Its time was impossible, and was replaced by the nearest possible time. */
  clamped: boolean
  visitorId: string | null
  path: string | null
  properties: Record<string, unknown>
  /** Its properties are too long to be shown here, and are left out. */
  isShortened: boolean
  person: {
    /** Uuid. */
    id: string
    name: string | null
    email: string | null
    userId: string | null
    /** What names the person: the event itself, or another event of the same browser. */
    decidedBy: 'userId' | 'email' | 'visitor'
    /** The userId, email or visitorId that decided it. */
    key: string | null
  } | null
  customer: {
    /** Uuid. */
    id: string
    name: string | null
    domain: string | null
    /** What names the customer: the event itself, a provider's account, or the customer of the person. */
    decidedBy: 'customerId' | 'domain' | 'account' | 'person'
    /** The customerId, domain or account that decided it. */
    key: string | null
  } | null
}
