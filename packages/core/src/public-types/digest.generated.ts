// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

import type { MailAddress } from './mail.generated.js'

/** What a member chooses of the own digest; what is left out stays, or has its default. */
export interface DigestChange {
  /** true by default in a first call. */
  enabled?: boolean
  /** email: the digest goes to the member's own address. slack: it goes to a destination. */
  channel?: 'email' | 'slack'
  /** The destination of a Slack digest. Uuid. */
  destinationId?: string | null
  /** mine: the digest covers the customers that the member owns. all: it covers every customer. */
  scope?: 'mine' | 'all'
  /** What happens if nothing is new. say: the digest says so in one line. skip: nothing is sent. */
  whenQuiet?: 'say' | 'skip'
  schedule?: {
    cadence: 'daily' | 'weekly'
    /** HH:MM. Matches `^([01][0-9]|2[0-3]):[0-5][0-9]$`. */
    localTime: string
    /** An IANA zone; the workspace's by default. 1 to 100 characters. */
    timezone?: string
    /** 1 (Monday) to 7, for weekly ones. 1 to 7. */
    weekday?: number
  }
}

/** The digest of the caller, with how the address stands. A member who never chose anything has no digest yet. */
export interface OwnDigest {
  /** The member of the digest; null if the caller is not a member. */
  memberId: string | null
  digest: {
    enabled: boolean
    /** email: the digest goes to the member's own address. slack: it goes to a destination. */
    channel: 'email' | 'slack'
    /** Uuid. */
    destinationId: string | null
    /** mine: the digest covers the customers that the member owns. all: it covers every customer. */
    scope: 'mine' | 'all'
    /** What happens if nothing is new. say: the digest says so in one line. skip: nothing is sent. */
    whenQuiet: 'say' | 'skip'
    schedule: {
      cadence: 'hourly' | 'daily' | 'weekly'
      localTime: string
      timezone: string
      /** Whole number. */
      weekday: number | null
    }
    /** Date-time. */
    nextRunAt: string | null
    /** Changes up to this time were reported. Date-time. */
    coveredUntil: string | null
    /** Date-time. */
    lastRunAt: string | null
    /** skipped: nothing was new; not_sent: `lastReason` says why. */
    lastResult: 'sent' | 'skipped' | 'not_sent' | null
    lastReason: string | null
  } | null
  address: MailAddress | null
  /** The missing settings of the server that mail needs: mail, publicUrl, secret. */
  missingSettings: string[]
}

/** What a digest would say if it were sent now. */
export interface DigestPreview {
  subject: string
  /** The mail as plain text, without the link to unsubscribe. */
  text: string
  /** The same as HTML. */
  html: string
  /** Whether nothing is new. */
  isQuiet: boolean
  /** Date-time. */
  from: string
  /** Date-time. */
  to: string
}
