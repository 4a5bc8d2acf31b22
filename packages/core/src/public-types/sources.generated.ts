// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/**
 * An email, call, ticket or record, by its type and its id in the system that it comes from. It replaces what was put before under that
 * name: what is left out is not there any more. The same again changes nothing.
 *
 * - `occurredAt`, or `timestamp`, which is the same: when it was sent, said or changed. One of them is required.
 * - `customer`: whose it is. Left out, it follows from the participants' email domains: free-mail, and the domains of the workspace's own
 *   members, tell nothing; of several domains the one of an account of the host's, then the one with most people, then the first.
 * - `participants`: `role` is a word of the host's, such as `from`, `to`, `host`, `attendee`. An `email` that is no address becomes the name
 *   where there is none.
 * - `segments`: the text in pieces that are quoted as they are, in order: paragraphs, or the turns of a call. `at` is when it was said; a
 *   number below 10^11, with any sign, counts milliseconds from `occurredAt`.
 * - `record`: fields of a record without text, such as a deal's stage. JSON.
 *
 * @example
 * { sourceType: 'EMAIL', externalId: 'msg_1', provider: 'google-mail', occurredAt: '2026-01-31T09:30:00Z', title: 'Renewal',
 *   participants: [{ email: 'ann@acme.com', name: 'Ann', role: 'from' }], segments: [{ text: 'We want to renew for two years.' }] }
 */
export interface SourceInput {
  sourceType:
    | 'EMAIL'
    | 'CALL'
    | 'CALENDAR_EVENT'
    | 'SUPPORT_TICKET'
    | 'OPPORTUNITY'
    | 'SLACK'
    | 'PERSON_PROFILE'
    | 'CRM'
    | 'CRM_OPPORTUNITY'
  /** The id of the source in the system that it comes from. 1 to 500 characters. */
  externalId: string
  /** The system that the source comes from, such as gong. At most 200 characters. */
  provider?: string | null
  /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
  occurredAt?: string | number | Date
  /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
  timestamp?: string | number | Date
  /** At most 1000 characters. */
  title?: string | null
  /** At most 20000 characters. */
  summary?: string | null
  /** The address where a person can open the source. At most 2000 characters. */
  permalink?: string | null
  customer?:
    | {
        /** Uuid. */
        id: string
      }
    | {
        /** 1 to 255 characters. */
        customerId: string
      }
    | {
        /** 1 to 255 characters. */
        domain: string
      }
    | null
  /** Who wrote, received or took part. At most 1000 elements. */
  participants?:
    | {
        /** At most 320 characters. */
        email?: string | null
        /** At most 500 characters. */
        name?: string | null
        /** At most 100 characters. */
        role?: string | null
      }[]
    | null
  /** The text, in order: paragraphs, or the turns of a call. At most 10000 elements. */
  segments?:
    | {
        /** At most 100000 characters. */
        text: string
        /** At most 500 characters. */
        speaker?: string | null
        /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
        at?: string | number | Date
      }[]
    | null
  record?: Record<string, unknown> | null
}
