import type { SendRequest } from './request.js'

/** The data for a decision of a person: a CRM's stages, or events in which the key of accounts may be found. */
export type ProviderMapping =
  | {
      kind: 'crm_mapping'
      /** The pipelines with their stages in the CRM's order; none where deals cannot be read. */
      pipelines(request: SendRequest): Promise<readonly CrmPipeline[]>
    }
  | {
      kind: 'mixpanel_mapping'
      /** Some events of the last complete day. `now` is in epoch milliseconds. */
      sample(request: SendRequest, now: number): Promise<EventSample>
    }

/** A pipeline of a CRM's deals. */
export interface CrmPipeline {
  id: string
  name: string
  stages: readonly CrmStage[]
}

/**
 * A stage of deals. `outcome` is set if the CRM says that the stage ends deals. `probability` is from 0 to 1, if the
 * CRM gives one.
 */
export interface CrmStage {
  id: string
  name: string
  outcome?: 'won' | 'lost' | undefined
  probability?: number | undefined
}

/** A sample of events, with the fields that could name an account. Times are epoch milliseconds. */
export interface EventSample {
  startAt: number
  endAt: number
  events: readonly {
    /** Properties that could be an account's key, by their names. */
    keys: Readonly<Record<string, string>>
    email?: string | undefined
    /** Whether a userId or an email names the person; otherwise only the id of a device does. */
    isIdentified: boolean
  }[]
}
