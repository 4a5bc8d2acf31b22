// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** How a member's address stands. */
export interface MailAddress {
  /** The member's address. */
  email: string
  /** Only a confirmed address gets mail. */
  status: 'unconfirmed' | 'waiting' | 'confirmed' | 'disabled'
  /** Why it is disabled. */
  reason: string | null
  /** Date-time. */
  linkExpiresAt: string | null
}
