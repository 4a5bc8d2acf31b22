// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** A member as the host knows it. A field that is left out keeps its value; null clears it. */
export interface MemberInput {
  /** Your own id of the member. Without it, the email finds the member. 1 to 255 characters. */
  id?: string
  /** At most 320 characters. Matches `^\s*[^\s@]+@[^\s@]+\s*$`. */
  email: string
  /** The full name of the member. 1 to 255 characters. */
  name: string
  /** The job title. At most 255 characters. */
  title?: string | null
  /** The role in your company, in your own words. It grants nothing in the console. At most 100 characters. */
  role?: string | null
  /** At most 320 characters. Matches `^\s*[^\s@]+@[^\s@]+\s*$`. */
  managerEmail?: string | null
  /** The region or segment that the member looks after, in your own words. At most 255 characters. */
  territory?: string | null
  /** The address of the LinkedIn profile. At most 2000 characters. */
  linkedinUrl?: string | null
}
