// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** A member as the host knows it. A field that is left out keeps its value; null clears it. */
export interface MemberInput {
  /** 1 to 255 characters. */
  id?: string
  /** At most 320 characters. Matches `^\s*[^\s@]+@[^\s@]+\s*$`. */
  email: string
  /** 1 to 255 characters. */
  name: string
  /** At most 255 characters. */
  title?: string | null
  /** At most 100 characters. */
  role?: string | null
  /** At most 320 characters. Matches `^\s*[^\s@]+@[^\s@]+\s*$`. */
  managerEmail?: string | null
  /** At most 255 characters. */
  territory?: string | null
  /** At most 2000 characters. */
  linkedinUrl?: string | null
}
