// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** The id of a provider: of the catalogue, or of the host's own. Other texts throw NOT_FOUND. */
export type ProviderName =
  | 'salesforce'
  | 'hubspot'
  | 'attio'
  | 'slack'
  | 'google-calendar'
  | 'google-mail'
  | 'granola'
  | 'gong'
  | 'fireflies'
  | 'pylon'
  | 'stripe'
  | 'mixpanel'
  | 'posthog'
  | 'supabase'
  | 'clerk'
  | (string & {})

/** How a provider stands, connected or not. `errorMessage` says what is wrong with it. Times are ISO 8601 in UTC. */
export interface IntegrationItem {
  /** The id of one of these providers, or of a provider of your own. 1 to 80 characters. */
  id:
    | 'salesforce'
    | 'hubspot'
    | 'attio'
    | 'slack'
    | 'google-calendar'
    | 'google-mail'
    | 'granola'
    | 'gong'
    | 'fireflies'
    | 'pylon'
    | 'stripe'
    | 'mixpanel'
    | 'posthog'
    | 'supabase'
    | 'clerk'
    | (string & {})
  /** 1 to 120 characters. */
  name: string
  category: 'crm' | 'communication' | 'storage' | 'calls' | 'calendar' | 'analytics' | 'billing' | 'support'
  status: 'connected' | 'not_connected'
  /** Uuid. */
  connectionId?: string
  /** Date-time. */
  lastDataReceivedAt?: string
  syncStatus?: 'idle' | 'running' | 'waiting' | 'failing' | 'stopped'
  errorMessage?: string
  /** For product analytics. features: its events may repeat those of the workspace, so only features and timelines show them. */
  counts?: 'all' | 'features'
}

/** How each stream of a provider is read. `lastSyncedAt` is the end of the last run that read it to its end. Times are ISO 8601 in UTC. */
export interface IntegrationSyncs {
  /** The id of one of these providers, or of a provider of your own. 1 to 80 characters. */
  provider:
    | 'salesforce'
    | 'hubspot'
    | 'attio'
    | 'slack'
    | 'google-calendar'
    | 'google-mail'
    | 'granola'
    | 'gong'
    | 'fireflies'
    | 'pylon'
    | 'stripe'
    | 'mixpanel'
    | 'posthog'
    | 'supabase'
    | 'clerk'
    | (string & {})
  /** 1 to 120 characters. */
  name: string
  category: 'crm' | 'communication' | 'storage' | 'calls' | 'calendar' | 'analytics' | 'billing' | 'support'
  /** setup_required: connected, and a mapping is missing. requires_intervention: only a person can help. */
  status: 'not_connected' | 'awaiting_auth' | 'setup_required' | 'ready' | 'requires_intervention'
  syncs: {
    /** The stream. */
    model: string
    /** idle, running, waiting, failing, skipped or stopped. */
    status: string
    /** Date-time. */
    lastSyncedAt?: string
    errorMessage?: string
    counts?: {
      /** At least 0. */
      added: number
      /** At least 0. */
      updated: number
      /** At least 0. */
      removed: number
      /** At least 0. */
      unchanged: number
      /** Records that were left out on purpose since everything was read last. At least 0. */
      skipped: number
      /** Why records were left out, as a phrase that continues "records …", and how many for each. */
      skippedFor: {
        reason: string
        /** At least 0. */
        count: number
      }[]
    }
  }[]
}

/** What can be connected, how, and what is missing for that. `fields` are what a person gives on the page. */
export interface IntegrationCapability {
  /** The id of a provider, such as hubspot. 1 to 80 characters. */
  provider: string
  /** 1 to 120 characters. */
  name: string
  category: 'crm' | 'communication' | 'storage' | 'calls' | 'calendar' | 'analytics' | 'billing' | 'support'
  authType: 'oauth' | 'api_key' | 'basic_auth'
  /** human_controlled: the caller can give the credentials itself. */
  setupMode: 'browser_handoff' | 'human_controlled'
  /** Whether a link to a page is available now. */
  browserHandoffAvailable: boolean
  /** not_configured: the owner of the server has to set missingSettings first. no_connector: this version cannot read it. */
  availability: 'available' | 'not_configured' | 'no_connector'
  /** The settings of the server that nobody has set yet, such as publicUrl. */
  missingSettings: string[]
  /** What a person does on the page: signs in at the vendor, or gives a key. */
  connectBy: ('sign_in' | 'key')[]
  fields: {
    name: string
    label: string
    type: 'string' | 'enum' | 'boolean'
    required: boolean
    /** Whether its value must never be shown. */
    secret: boolean
    pattern?: string
    options?: string[]
    help: string
  }[]
  /** The decision to make after it is connected. */
  configuration: 'crm_mapping' | 'mixpanel_mapping' | null
  channel?: {
    /** The provider's id in upper case, followed by _CHANNEL, such as SLACK_CHANNEL. 1 to 80 characters. */
    type: 'SLACK_CHANNEL' | (string & {})
    /** Where people find the id of a channel. */
    help: string
    /** What an id of a channel looks like. */
    example: string
  }
}

/** A run of a provider. Times are ISO 8601 in UTC. */
export interface IntegrationRun {
  /** Uuid. */
  id: string
  /** What started the run: schedule, asked (somebody asked for it), webhook or connected (a new connection). */
  cause: string
  /** running, succeeded, partial or failed. It succeeds only if every stream was read to its end. */
  status: string
  streams: {
    stream: string
    /** ended: read to its end. */
    outcome: 'ended' | 'partial' | 'failed' | 'skipped'
    /** At least 0. */
    added: number
    /** At least 0. */
    updated: number
    /** At least 0. */
    removed: number
    /** At least 0. */
    unchanged: number
    /** Records that were left out on purpose. At least 0. */
    skipped: number
    /** Why records were left out, as a phrase that continues "records …", and how many for each. */
    skippedFor: {
      reason: string
      /** At least 0. */
      count: number
    }[]
    unreadable: {
      /** Records that could not be read. At least 0. */
      count: number
      examples: {
        id: string
        message: string
      }[]
    }
    /** At least 0. */
    requests: number
    /** How long it waited for the pace that the vendor allows, in milliseconds. At least 0. */
    waitedMs: number
    /** How often the vendor asked it to wait. At least 0. */
    rateLimited: number
    lastCursor: string | null
    errorClass: string | null
    errorMessage: string | null
    /** When the stream is read again, in milliseconds since the epoch. Whole number. */
    nextRunAt: number | null
  }[]
  /** At least 0. */
  requests: number
  /** Date-time. */
  startedAt: string
  /** Date-time. */
  endedAt: string | null
  /** Date-time. */
  nextRunAt: string | null
}

/** What a call to connect has come to: it is connected, or a person goes on with the link. */
export type ConnectAnswer =
  | {
      connected: true
      /** Uuid. */
      connectionId: string
      alreadyConnected: boolean
    }
  | {
      /** Uuid. */
      sessionId: string
      /** Uri. */
      connectUrl: string
      alreadyConnected: boolean
    }
