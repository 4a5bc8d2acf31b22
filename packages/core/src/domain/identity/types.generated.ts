// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** How a customer is named: by Rapport's id, the host's, or its domain. */
export type CustomerReference =
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

/** A customer as the host knows it. What is left out stays as it is. */
export interface CustomerInput {
  /** 1 to 255 characters. */
  customerId: string
  /** At most 500 characters. */
  name?: string
  /** At most 255 characters. */
  domain?: string
  traits?: Record<string, unknown>
}

/** A person as the host knows them: by userId, email or both. What is left out stays as it is. */
export interface UserInput {
  /** 1 to 255 characters. */
  userId?: string
  /** At most 255 characters. */
  email?: string
  /** At most 500 characters. */
  name?: string
  customer?: CustomerReference
  traits?: Record<string, unknown>
}

/** How many stored events are still to be checked because they may belong to somebody else by now. */
export interface PendingReattribution {
  /** The jobs that will check them. At least 0. */
  jobs: number
  /** The events that those jobs have left; an event that several jobs will check counts several times. At least 0. */
  events: number
}
