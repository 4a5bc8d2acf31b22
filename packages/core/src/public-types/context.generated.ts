// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/**
 * An organization's plan for people to read; `plan` is null when the host does not say. `limit` is null where there is none; `resetAt` is the end of the
 * billing cycle, ISO 8601 in UTC.
 */
export interface PlanDescription {
  /** Null if the host does not set it. */
  plan: string | null
  usage: {
    feature: string
    used: number
    /** Null where there is none. */
    limit: number | null
    /** The end of the billing cycle, ISO 8601 in UTC. */
    resetAt: string | null
  }[]
}
