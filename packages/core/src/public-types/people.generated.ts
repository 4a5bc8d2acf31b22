// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** A user as the host reads it back. Times are ISO 8601 in UTC; `customerId` is Rapport's id of the current customer. */
export interface UserRecord {
  id: string
  email: string | null
  name: string | null
  customerId: string | null
  customerName: string | null
  customerDomain: string | null
  journeyStage: 'DISCOVERED' | 'SIGNED_UP' | 'ACTIVATED' | 'ENGAGED' | 'INACTIVE'
  /** The last of their events, and of the emails, calls, meetings and tickets that they took part in. */
  lastActivityAt: string | null
  /** At least 0. */
  daysSinceActivity: number | null
  /** Your userId; null for a person who is known by email alone. */
  externalId: string | null
  traits: Record<string, unknown>
  firstSeenAt: string | null
  /** Date-time. */
  createdAt: string
}

/** How a host names one user for certain: by our id (merged ones lead on), its own id, or an email. */
export type UserName =
  | {
      /** 1 to 500 characters. */
      id: string
    }
  | {
      /** 1 to 500 characters. */
      userId: string
    }
  | {
      /** 1 to 500 characters. */
      email: string
    }
