// Made by scripts/generate.ts from the tools' schemas: change those, then run `npm run generate`.

/** What each tool takes, by its name. */
export interface ToolInputs {
  /** Lists customers, newest activity first, optionally filtered by activity, billing, revenue, traits, owner or text. */
  svc_list_customers: {
    /** Customers activated at or after this instant. Date-time. */
    activatedSince?: string | undefined
    billingStatus?: 'NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED' | undefined
    /** Customers active within this window. */
    hasActivityInLast?: '7d' | '14d' | '30d' | '90d' | undefined
    /** Customers without activity in this window. */
    noActivityInLast?: '7d' | '14d' | '30d' | '90d' | undefined
    /** Monthly revenue above this many minor units (cents). At least 0. */
    mrrAbove?: number | undefined
    /** Monthly revenue below this many minor units (cents). At least 0. */
    mrrBelow?: number | undefined
    /** Exact values of traits. All of them must match. Keys match `^[A-Za-z0-9_-]{1,100}$`. */
    traitFilters?: Record<string, string | number | boolean> | undefined
    /** Text within the name or domain, in any case. At most 500 characters. */
    search?: string | undefined
    /** The owner's member id. At most 500 characters. */
    ownerId?: string | undefined
    /** The owner's email, in any case. At most 500 characters. */
    ownerEmail?: string | undefined
    /** true: only customers with an owner; false: only customers without one. */
    hasOwner?: boolean | undefined
    /** Page size. 1 to 1000. Default 50. */
    limit?: number | undefined
    /** The pagination.nextCursor of the previous page, with the same filters and order. */
    cursor?: string | undefined
    /** The field to sort by. Rows without a value come last. Default "last_activity_at". */
    orderBy?: 'last_activity_at' | 'first_seen_at' | 'name' | 'mrr_cents' | undefined
    /** Default "desc". */
    orderDirection?: 'asc' | 'desc' | undefined
  }
  /** Lists the people who use the product, newest activity first, optionally filtered by stage, customer, activity, traits or text. */
  svc_list_users: {
    journeyStage?: 'DISCOVERED' | 'SIGNED_UP' | 'ACTIVATED' | 'ENGAGED' | 'INACTIVE' | undefined
    /** Rapport's id of the customer, your customerId or the domain; an unknown customer gives an empty page. At most 500 characters. */
    customerId?: string | undefined
    /** Exact values of traits. All of them must match. Keys match `^[A-Za-z0-9_-]{1,100}$`. */
    traitFilters?: Record<string, string | number | boolean> | undefined
    /** People active within this many days, hours or minutes, such as 30d, 12h, 45m. Matches `^[0-9]+[dhm]$`. */
    hasActivityInLast?: string | undefined
    /** People silent throughout this many days, hours or minutes. Matches `^[0-9]+[dhm]$`. */
    noActivityInLast?: string | undefined
    /** Text within the email or name, in any case. At most 500 characters. */
    search?: string | undefined
    /** Page size. 1 to 1000. Default 50. */
    limit?: number | undefined
    /** The pagination.nextCursor of the previous page, with the same filters and order. */
    cursor?: string | undefined
    /** The field to sort by. Rows without a value come last. Default "last_activity_at". */
    orderBy?: 'last_activity_at' | 'first_seen_at' | 'email' | undefined
    /** Default "desc". */
    orderDirection?: 'asc' | 'desc' | undefined
  }
  /** Lists the workspace's own members. Members who own the most customers come first. */
  svc_list_workspace_users: {
    /** Text within the name, email, title, role or territory, in any case. At most 500 characters. */
    search?: string | undefined
    /** Exactly this role. At most 100 characters. */
    role?: string | undefined
    /** The manager's email, in any case. At most 500 characters. */
    managerEmail?: string | undefined
    /** true: only members who own customers; false: only members who own none. */
    hasOwnedCustomers?: boolean | undefined
    /** Page size. 1 to 1000. Default 50. */
    limit?: number | undefined
    /** The pagination.nextCursor of the previous page, with the same filters and order. */
    cursor?: string | undefined
    /** The field to sort by. Rows without a value come last. Default "owned_customer_count". */
    orderBy?: 'owned_customer_count' | 'name' | 'email' | undefined
    /** Default "desc". */
    orderDirection?: 'asc' | 'desc' | undefined
  }
  /** Reads a customer. `include` adds its people, revenue, recent timeline, activity and enrichment. */
  svc_get_customer: {
    /** Rapport's id of the customer, your customerId, the domain, or the name. 1 to 500 characters. */
    customer: string
    /** The parts to return besides the customer itself. */
    include?: readonly ('users' | 'revenue' | 'recentTimeline' | 'behaviorMetrics' | 'enrichment')[] | undefined
    /** The window of recentTimeline and behaviorMetrics, which ends now. Default "30d". */
    timeframe?: '7d' | '14d' | '30d' | '90d' | undefined
  }
  /** Sums up the relationship with a customer: a line or two, and the most important statements with their sources. */
  svc_get_customer_relationship: {
    /** Rapport's id of the customer, your customerId, the domain, or the exact name. 1 to 500 characters. */
    customer: string
  }
  /** Makes a member the owner of a customer. The former owner becomes an editor. */
  svc_assign_customer_owner: {
    /** The customer's id. Uuid. */
    customerId: string
    /** The member's id. 1 to 500 characters. */
    targetUserId: string
  }
  /** Gives a member access to a customer, or changes the role of a member that has access. */
  svc_grant_customer_access: {
    /** The customer's id. Uuid. */
    customerId: string
    /** The member's id. 1 to 500 characters. */
    targetUserId: string
    /** An editor may do what a viewer may, and change things. */
    role: 'VIEWER' | 'EDITOR'
  }
  /** Changes the role of a member that already has access to a customer. */
  svc_update_customer_access: {
    /** The customer's id. Uuid. */
    customerId: string
    /** The member's id. 1 to 500 characters. */
    targetUserId: string
    /** An editor may do what a viewer may, and change things. */
    role: 'VIEWER' | 'EDITOR'
  }
  /** Ends a member's access to a customer. The owner always has access. */
  svc_revoke_customer_access: {
    /** The customer's id. Uuid. */
    customerId: string
    /** The member's id. 1 to 500 characters. */
    targetUserId: string
  }
  /** Reads a customer's timeline, newest first: what its people did, where and when, and its emails, meetings, tickets and records. */
  svc_get_timeline: {
    /** Rapport's id of the customer, your customerId, or the domain. 1 to 200 characters. */
    customer: string
    channels?:
      | readonly ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
      | undefined
    /** Event types such as PAGE_VIEW, or names of custom events. */
    eventTypes?: readonly string[] | undefined
    /** A window that ends now. It cannot be combined with startDate or endDate. Default "30d". */
    timeframe?: '7d' | '14d' | '30d' | '90d' | 'all' | undefined
    /** The first instant, in UTC and ending in Z. Without endDate, the window ends now. Date-time. */
    startDate?: string | undefined
    /** The last instant, in UTC and ending in Z. It is included to the millisecond. Date-time. */
    endDate?: string | undefined
    /** Page size. 1 to 1000. Default 50. */
    limit?: number | undefined
    /** The pagination.nextCursor of the previous page, with the same filters and order. */
    cursor?: string | undefined
  }
  /** Lists what is known about a customer, latest first, each with its source. */
  svc_list_facts: {
    /** Rapport's id of the customer, your customerId, or the domain. 1 to 500 characters. */
    customer: string
    /** All by default. */
    status?: readonly ('ACTIVE' | 'ACKNOWLEDGED' | 'RESOLVED' | 'SNOOZED' | 'CANDIDATE')[] | undefined
    /** Facts with evidence from sources of these types. */
    sourceTypes?:
      | readonly (
          | 'EMAIL'
          | 'CALL'
          | 'CALENDAR_EVENT'
          | 'SUPPORT_TICKET'
          | 'OPPORTUNITY'
          | 'SLACK'
          | 'PERSON_PROFILE'
          | 'CRM'
          | 'CRM_OPPORTUNITY'
        )[]
      | undefined
    /** Types of facts. Types of anomaly detectors are not accepted. */
    factTypes?:
      | readonly (
          | 'CUSTOM'
          | 'COMPANY_CHANGE'
          | 'FUNDING_REVENUE'
          | 'TECHNOLOGY'
          | 'STRATEGY'
          | 'COMPETITIVE'
          | 'SENTIMENT'
          | 'CHAMPION_RISK'
          | 'EXPANSION'
          | 'CHURN_RISK'
          | 'TIMELINE'
          | 'BUDGET'
          | 'DECISION_MAKER'
          | 'REQUIREMENTS'
          | 'PRODUCT_USAGE'
          | 'CONTACT_INFO'
          | 'CONTACT_PREFERENCE'
          | 'CONTACT_DEPARTURE'
          | 'CONTACT_POSITION_CHANGE'
          | 'CONTACT_DISENGAGEMENT'
        )[]
      | undefined
    /** RELATIONSHIP: people and how they feel. CUSTOM: facts that you put with the type CUSTOM. MEMORY: all other facts. */
    factCategories?: readonly ('MEMORY' | 'RELATIONSHIP' | 'CUSTOM')[] | undefined
    /** The first instant, in UTC and ending in Z. Date-time. */
    after?: string | undefined
    /** The last instant, in UTC and ending in Z. It is included. Date-time. */
    before?: string | undefined
    /** Page size. 1 to 100. Default 50. */
    limit?: number | undefined
    /** The pagination.nextCursor of the previous page, with the same filters. 1 to 2000 characters. */
    cursor?: string | undefined
  }
  /** Reads a fact, and on request the exact quotes that support it. */
  svc_get_fact: {
    /** Rapport's id of the fact, or your externalId. 1 to 500 characters. */
    factId: string
    /** `evidence` asks for the quotes; other values are ignored. Each 1 to 100 characters. */
    include?: readonly string[] | undefined
  }
  /** Reads the exact text of an email, call, ticket or record, a page of segments at a time. */
  svc_get_source: {
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
      | 'EXTRACTED'
    /** The id of the source, from facts, lists or search; for EXTRACTED the id of a fact. 1 to 500 characters. */
    sourceId: string
    /** Segments per page. 1 to 100. Default 10. */
    limit?: number | undefined
    /** The previous page's record.pagination.nextCursor, of the same source. 1 to 2000 characters. */
    cursor?: string | undefined
  }
  /** Lists emails, calls, tickets and records, newest first, optionally filtered by customer, people, provider, type or time. */
  svc_list_sources: {
    sourceType?:
      | 'EMAIL'
      | 'CALL'
      | 'CALENDAR_EVENT'
      | 'SUPPORT_TICKET'
      | 'OPPORTUNITY'
      | 'SLACK'
      | 'PERSON_PROFILE'
      | 'CRM'
      | 'CRM_OPPORTUNITY'
      | undefined
    /** Rapport's id of the customer, your customerId, the domain, or the name. 1 to 200 characters. */
    customer?: string | undefined
    /** The first instant, in UTC and ending in Z. Date-time. */
    after?: string | undefined
    /** The last instant, in UTC and ending in Z. It is included. Date-time. */
    before?: string | undefined
    /** A whole email address, or a part of an email or name, in any case. 1 to 500 characters. */
    participant?: string | undefined
    /** The system that it came from, such as gong. 1 to 200 characters. */
    provider?: string | undefined
    /** true: calls with text; false: calls without text. */
    hasTranscript?: boolean | undefined
    /** Page size. 1 to 100. Default 50. */
    limit?: number | undefined
    /** The pagination.nextCursor of the previous page, with the same filters. 1 to 2000 characters. */
    cursor?: string | undefined
  }
  /** Finds the facts and sources that answer a question, best first, with the exact words that answer it. */
  svc_search_customer_context: {
    /** A question or keywords. 2 to 2000 characters. */
    query: string
    /** Rapport's id of the customer, your customerId, the domain, or the name; all customers without it. 1 to 500 characters. */
    customer?: string | null | undefined
    /** The most results. 1 to 50. Default 20. */
    topK?: number | undefined
    /** The first instant, in UTC and ending in Z. Date-time. */
    after?: string | undefined
    /** The last instant, in UTC and ending in Z. It is included. Date-time. */
    before?: string | undefined
    /** Only sources of these types, and facts from such sources. An empty list has no effect. */
    sourceTypes?:
      | readonly (
          | 'EMAIL'
          | 'CALL'
          | 'CALENDAR_EVENT'
          | 'SUPPORT_TICKET'
          | 'OPPORTUNITY'
          | 'SLACK'
          | 'PERSON_PROFILE'
          | 'CRM'
          | 'CRM_OPPORTUNITY'
        )[]
      | undefined
  }
  /** Runs one SELECT of Postgres over the views that svc_schema describes. */
  svc_query: {
    /** One SELECT over activity, customers, users and revenue. 1 to 10000 characters. */
    sql: string
    /** The most rows to return. 1 to 10000. Default 1000. */
    limit?: number | undefined
  }
  /** Describes the views that svc_query reads: their columns, with example queries. */
  svc_schema: {
    /** One view; all views by default. */
    table?: 'activity' | 'customers' | 'users' | 'revenue' | undefined
  }
  /** Lists the destinations of notifications, oldest first, without archived ones. */
  svc_list_destinations: Record<string, never>
  /** Reads a destination, even an archived one. */
  svc_get_destination: {
    /** The destination's id. Uuid. */
    id: string
  }
  /** Adds a channel for notifications, such as a Slack channel. Nothing is sent to it until its provider is connected. */
  svc_create_destination: {
    /** The provider's id in upper case, followed by _CHANNEL, such as SLACK_CHANNEL. 1 to 80 characters. */
    type: 'SLACK_CHANNEL' | (string & {})
    /** The channel's id at the provider. Two destinations in use cannot share one. 1 to 191 characters. */
    channelId: string
    /** What people call it. 1 to 120 characters. */
    label: string
    /** Whether notifications go there. Default true. */
    enabled?: boolean | undefined
    /** Makes it the default destination. Default false. */
    isDefault?: boolean | undefined
  }
  /** Renames a destination, or makes it the default. */
  svc_update_destination: {
    /** The destination's id. Uuid. */
    id: string
    /** The provider's id in upper case, followed by _CHANNEL, such as SLACK_CHANNEL. 1 to 80 characters. */
    type: 'SLACK_CHANNEL' | (string & {})
    /** What people call it. 1 to 120 characters. */
    label?: string | undefined
    /** Can only be true. To change the default, make another destination the default. */
    isDefault?: true | undefined
  }
  /** Lets notifications go to a destination. */
  svc_enable_destination: {
    /** The destination's id. Uuid. */
    id: string
  }
  /** Stops notifications to a destination. The default one cannot be disabled. */
  svc_disable_destination: {
    /** The destination's id. Uuid. */
    id: string
  }
  /** Archives a destination for good. It can still be read, but not changed. Its channel can be used again. */
  svc_archive_destination: {
    /** The destination's id. Uuid. */
    id: string
  }
  /** Lists which providers can be connected and how: all of them, or one. */
  svc_get_integration_capabilities: {
    /** The id of a provider, such as hubspot. 1 to 80 characters. */
    provider?: string | undefined
  }
  /** Returns a link to a page where a person connects a provider. The link works once, for 15 minutes. */
  svc_begin_integration_setup: {
    /** The id of a provider, such as hubspot. 1 to 80 characters. */
    provider: string
  }
  /** Shows the progress of a setup on the connect page. */
  svc_get_integration_setup_status: {
    /** The id of the setup, from svc_begin_integration_setup. Uuid. */
    sessionId: string
  }
  /** Shows which providers are connected, and what is missing: all of them, or one. */
  svc_get_integration_status: {
    /** The id of one of these providers, or of a provider of your own. 1 to 80 characters. */
    provider?:
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
      | undefined
  }
  /** Connects a provider in steps. Each call does one step and returns what to do next. Call it again until `next` is null. */
  svc_setup_integration:
    | {
        provider: 'salesforce'
        configuration?:
          | {
              kind: 'crm_mapping'
              /** 1 to 200 elements. */
              mappings: readonly {
                /** 1 to 500 characters. */
                pipelineId: string
                /** At most 1000 characters. */
                pipelineName: string
                /** At most 50 elements. */
                mappings: readonly {
                  outlitStage: 'Created' | 'Quoting' | 'Negotiation' | 'Won' | 'Lost'
                  /** At most 500 elements. */
                  crmStages: readonly {
                    /** 1 to 500 characters. */
                    id: string
                    /** At most 1000 characters. */
                    name: string
                  }[]
                }[]
              }[]
              /** Must be true: a person has read and accepted what the mapping means. */
              confirm: true
            }
          | undefined
      }
    | {
        provider: 'hubspot'
        configuration?:
          | {
              kind: 'crm_mapping'
              /** 1 to 200 elements. */
              mappings: readonly {
                /** 1 to 500 characters. */
                pipelineId: string
                /** At most 1000 characters. */
                pipelineName: string
                /** At most 50 elements. */
                mappings: readonly {
                  outlitStage: 'Created' | 'Quoting' | 'Negotiation' | 'Won' | 'Lost'
                  /** At most 500 elements. */
                  crmStages: readonly {
                    /** 1 to 500 characters. */
                    id: string
                    /** At most 1000 characters. */
                    name: string
                  }[]
                }[]
              }[]
              /** Must be true: a person has read and accepted what the mapping means. */
              confirm: true
            }
          | undefined
      }
    | {
        provider: 'attio'
        configuration?:
          | {
              kind: 'crm_mapping'
              /** 1 to 200 elements. */
              mappings: readonly {
                /** 1 to 500 characters. */
                pipelineId: string
                /** At most 1000 characters. */
                pipelineName: string
                /** At most 50 elements. */
                mappings: readonly {
                  outlitStage: 'Created' | 'Quoting' | 'Negotiation' | 'Won' | 'Lost'
                  /** At most 500 elements. */
                  crmStages: readonly {
                    /** 1 to 500 characters. */
                    id: string
                    /** At most 1000 characters. */
                    name: string
                  }[]
                }[]
              }[]
              /** Must be true: a person has read and accepted what the mapping means. */
              confirm: true
            }
          | undefined
      }
    | {
        provider: 'slack'
      }
    | {
        provider: 'google-calendar'
      }
    | {
        provider: 'google-mail'
      }
    | {
        provider: 'granola'
        credentials?:
          | {
              /** Make one in Granola under Settings, API. 1 to 2000 characters. */
              apiKey: string
              /** Your own notes, or those of the whole enterprise. Default "personal". */
              authScope?: 'personal' | 'enterprise' | undefined
              /** Must be true for an enterprise key. Default false. */
              enterpriseKeyAcknowledged?: boolean | undefined
            }
          | undefined
      }
    | {
        provider: 'gong'
      }
    | {
        provider: 'fireflies'
        credentials?:
          | {
              /** Find it in Fireflies under Integrations, Fireflies API. 1 to 2000 characters. */
              apiKey: string
            }
          | undefined
      }
    | {
        provider: 'pylon'
        credentials?:
          | {
              /** An admin makes one in Pylon under Settings, API tokens. 1 to 2000 characters. */
              apiToken: string
            }
          | undefined
      }
    | {
        provider: 'stripe'
        connectionMode: 'oauth'
      }
    | {
        provider: 'stripe'
        connectionMode: 'restricted_key'
        credentials?:
          | {
              /** Make one in Stripe under Developers, API keys, with read access only. It begins with rk_. 1 to 2000 characters. Matches `^rk_`. */
              apiKey: string
            }
          | undefined
      }
    | {
        provider: 'mixpanel'
        credentials?:
          | {
              /** Make a service account in Mixpanel under Organization settings. 1 to 500 characters. */
              username: string
              /** Mixpanel shows it once, when the account is made. 1 to 2000 characters. */
              secret: string
              /** In Mixpanel under Project settings. 1 to 64 characters. */
              projectId: string
              /** Where the project keeps its data. */
              region: 'us' | 'eu' | 'in'
            }
          | undefined
        configuration?:
          | {
              kind: 'mixpanel_mapping'
              mapping:
                | {
                    mode: 'group_key'
                    /** 1 to 500 characters. */
                    groupKey: string
                  }
                | {
                    mode: 'event_property'
                    /** 1 to 500 characters. */
                    propertyName: string
                  }
                | {
                    mode: 'email_domain'
                  }
              /** Must be true: a person has read and accepted what the mapping means. */
              confirm: true
            }
          | undefined
      }
    | {
        provider: 'posthog'
        credentials?:
          | {
              /** Make one in PostHog under Settings, Personal API keys, with query:read. It begins with phx_. 10 to 2000 characters. Matches `^phx_`. */
              apiKey: string
              /** Where the project keeps its data. */
              region: 'us' | 'eu'
              /** The number in the address of the project. 1 to 64 characters. Matches `^[0-9]+$`. */
              projectId: string
            }
          | undefined
      }
    | {
        provider: 'supabase'
      }
    | {
        provider: 'clerk'
      }
    | {
        /** The id of a provider of your own. 1 to 80 characters. */
        provider: string
        /** Needed if the provider can be connected by a sign-in and by a key. */
        connectionMode?: 'oauth' | 'restricted_key' | undefined
        /** The fields that GET /api/integrations/capabilities names. */
        credentials?: Record<string, string | boolean> | undefined
        configuration?:
          | {
              kind: 'crm_mapping'
              /** 1 to 200 elements. */
              mappings: readonly {
                /** 1 to 500 characters. */
                pipelineId: string
                /** At most 1000 characters. */
                pipelineName: string
                /** At most 50 elements. */
                mappings: readonly {
                  outlitStage: 'Created' | 'Quoting' | 'Negotiation' | 'Won' | 'Lost'
                  /** At most 500 elements. */
                  crmStages: readonly {
                    /** 1 to 500 characters. */
                    id: string
                    /** At most 1000 characters. */
                    name: string
                  }[]
                }[]
              }[]
              /** Must be true: a person has read and accepted what the mapping means. */
              confirm: true
            }
          | {
              kind: 'mixpanel_mapping'
              mapping:
                | {
                    mode: 'group_key'
                    /** 1 to 500 characters. */
                    groupKey: string
                  }
                | {
                    mode: 'event_property'
                    /** 1 to 500 characters. */
                    propertyName: string
                  }
                | {
                    mode: 'email_domain'
                  }
              /** Must be true: a person has read and accepted what the mapping means. */
              confirm: true
            }
          | undefined
      }
  /** Reads the activation event: the event that activates a person and the customer. */
  svc_get_customer_activation: Record<string, never>
  /** Shows which customers an activation event would have activated in the last days, with examples. Changes nothing. */
  svc_preview_customer_activation: {
    /** The exact name of a custom event. 1 to 191 characters. */
    eventName: string
    /** 1 to 90. Default 30. */
    lookbackDays?: number | undefined
    /** 1 to 20. Default 10. */
    exampleLimit?: number | undefined
  }
  /** Sets the activation event from now on. null disables it. Activated customers stay activated. */
  svc_update_customer_activation: {
    /** The exact name of a custom event. 1 to 191 characters. */
    eventName: string | null
  }
  /** Reads the workspace's settings. */
  svc_get_workspace_settings: Record<string, never>
  /** Changes the workspace's settings. */
  svc_update_workspace_settings: {
    /** The name of an IANA time zone, such as Europe/Berlin. At least 1 characters. */
    defaultTimezone: string
  }
  /** Lists the workspace's features with their use, and event names that could become features. */
  svc_list_features: {
    /** Only the features of this source. If there is only one source, it is the default. */
    sourceKey?: string | undefined
    /** Calendar weeks from Monday, including the current week. 1 to 53. Default 12. */
    weeks?: number | undefined
    /** How many event names to show that are not features yet. 1 to 100. Default 100. */
    candidateLimit?: number | undefined
  }
  /** Makes a feature from a custom event, optionally only from events with certain properties. A repeated call returns the existing feature. */
  svc_create_feature: {
    /** The key of the source of the event. svc_list_features lists the keys. */
    sourceKey: string
    /** The exact name of a custom event. 1 to 191 characters. */
    eventName: string
    /** A name for programs, such as report_export. At most 64 characters. Matches `^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$`. */
    featureKey: string
    /** A name for people. 1 to 255 characters. */
    name: string
    /** At most 5 elements. */
    propertyFilters?:
      | readonly (
          | {
              /** The name of a property. 1 to 191 characters. */
              property: string
              operator: 'equals'
              value:
                | {
                    type: 'string'
                    /** At most 191 characters. */
                    value: string
                  }
                | {
                    type: 'number'
                    value: number
                  }
                | {
                    type: 'boolean'
                    value: boolean
                  }
            }
          | {
              /** The name of a property. 1 to 191 characters. */
              property: string
              operator: 'exists'
            }
        )[]
      | undefined
  }
  /** Archives a feature, so that its use is no longer counted. Needs the current revision. The last feature cannot be archived. */
  svc_archive_feature: {
    id: string
    revision: string
  }
  /** Reads how a customer uses each of the workspace's features, on request week by week. */
  svc_get_customer_features: {
    /** Rapport's id of the customer, your customerId, the domain, or the exact name. 1 to 500 characters. */
    customer: string
    /** Calendar weeks from Monday, including the current week. 1 to 53. Default 12. */
    weeks?: number | undefined
    /** Default false. */
    includeWeeklyUsage?: boolean | undefined
  }
  /** Lists what the workspace should look at, most urgent first, with the weight of each account. */
  svc_list_attention_items: {
    /** Default "open". */
    status?: 'open' | 'resolved' | undefined
    /** Only this customer's items. Uuid. */
    customerId?: string | undefined
    /** Page size. 1 to 100. Default 25. */
    limit?: number | undefined
    /** The pagination.nextCursor of the previous page, with the same filters. 1 to 2000 characters. */
    cursor?: string | undefined
  }
  /** Reads an attention item: what changed, why it matters, how sure that is, and the evidence for and against it. */
  svc_get_attention_item: {
    /** The item's id. Uuid. */
    id: string
  }
}

/** What each tool answers, by its name. */
export interface ToolOutputs {
  /** Lists customers, newest activity first, optionally filtered by activity, billing, revenue, traits, owner or text. */
  svc_list_customers: {
    items: {
      id: string
      name: string | null
      domain: string | null
      billingStatus: 'NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED'
      activatedAt: string | null
      firstSeenAt: string | null
      lastActivityAt: string | null
      /** At least 0. */
      contactCount: number
      /** Minor units (cents) a month, of the currency in which the account pays: in SQL the column customers.currency. Null: mrrCalculationStatus says why. */
      currentMrr: number | null
      mrrCalculationStatus: 'calculated' | 'mixed_currency' | 'unavailable'
      owner: {
        id: string
        email: string
        name: string
      } | null
      /** At least 0. */
      daysSinceActivity: number | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** At least 0. */
      total: number
    }
  }
  /** Lists the people who use the product, newest activity first, optionally filtered by stage, customer, activity, traits or text. */
  svc_list_users: {
    items: {
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
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** At least 0. */
      total: number
    }
  }
  /** Lists the workspace's own members. Members who own the most customers come first. */
  svc_list_workspace_users: {
    items: {
      id: string
      email: string
      name: string
      title: string | null
      role: string | null
      managerEmail: string | null
      territory: string | null
      linkedinUrl: string | null
      /** At least 0. */
      ownedCustomerCount: number
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
      /** At least 0. */
      total: number
    }
  }
  /** Reads a customer. `include` adds its people, revenue, recent timeline, activity and enrichment. */
  svc_get_customer: {
    customer: {
      id: string
      name: string | null
      domain: string | null
      billingStatus: 'NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED'
      activatedAt: string | null
      firstSeenAt: string | null
      lastActivityAt: string | null
      owner: {
        id: string
        email: string
        name: string
      } | null
    }
    /** Up to 100, the most recently active first. */
    users?: {
      id: string
      email: string | null
      name: string | null
      journeyStage: 'DISCOVERED' | 'SIGNED_UP' | 'ACTIVATED' | 'ENGAGED' | 'INACTIVE'
      lastActivityAt: string | null
    }[]
    revenue?: {
      /** Minor units (cents) a month, of the currency in which the account pays: in SQL the column customers.currency. Null: mrrCalculationStatus says why. */
      currentMrr: number | null
      mrrCalculationStatus: 'calculated' | 'mixed_currency' | 'unavailable'
      /** What was paid so far, in minor units (cents) of the currency in which the account pays: in SQL the column customers.currency. */
      lifetimeRevenue: number
      /** At least 0. */
      activeSubscriptions: number
    }
    /** Up to 20 events, newest first. */
    recentTimeline?: {
      type: string
      title: string | null
      contact: string | null
      occurredAt: string
    }[]
    behaviorMetrics?: {
      /** At least 0. */
      activityCount: number
      /** At least 0. */
      activeUsers: number
      lastEmailAt: string | null
      lastMeetingAt: string | null
    }
    enrichment?: {
      status: 'MISSING' | 'FRESH' | 'STALE' | 'FAILED' | 'NO_MATCH' | 'INPUT_CHANGED'
      provider: string | null
      providerEntityId: string | null
      summary: {
        name?: string | null
        domain?: string | null
        websiteUrl?: string | null
        description?: string | null
        logoUrl?: string | null
        linkedinUrl?: string | null
        /** Whole number. */
        yearFounded?: number | null
        companyType?: string | null
        employeeCountRange?: string | null
        /** Whole number. */
        headcount?: number | null
        industry?: string | null
        categories?: string[]
        markets?: string[]
        headquarters?: string | null
        fundingSummary?: {
          /** In US dollars. */
          totalInvestmentUsd: number | null
          lastRoundType: string | null
          /** In US dollars. */
          lastRoundAmountUsd: number | null
          lastFundraiseDate: string | null
          investors: string[]
        } | null
        hiringSummary?: {
          /** Whole number. */
          openingsCount: number | null
          recentTitles: string[]
        } | null
        followerSummary?: {
          /** Whole number. */
          count: number | null
          growth: Record<string, number | null>
        } | null
      } | null
      match: Record<string, unknown> | null
      lastSuccessfulRefreshAt: string | null
      lastAttemptAt: string | null
      expiresAt: string | null
      error: {
        class: string
        message: string
        retryable?: boolean
      } | null
    }
  }
  /** Sums up the relationship with a customer: a line or two, and the most important statements with their sources. */
  svc_get_customer_relationship: {
    customer: {
      id: string
      name: string | null
      domain: string | null
    }
    relationship: {
      /** null when nothing is known. 1 to 240 characters. */
      summary: string | null
      /** The most important first. At most 8 elements. */
      items: {
        /** 1 to 120 characters. */
        category: string
        /** 1 to 500 characters. */
        statement: string
        /** Date-time. */
        observedAt: string | null
        /** The sources of the statement. At most 4 elements. Each 1 to 100 characters. */
        sourceLabels: string[]
      }[]
      /** Date-time. */
      updatedAt: string | null
    }
  }
  /** Makes a member the owner of a customer. The former owner becomes an editor. */
  svc_assign_customer_owner: {
    customerId: string
    ownerId: string
    previousOwnerId: string | null
  }
  /** Gives a member access to a customer, or changes the role of a member that has access. */
  svc_grant_customer_access: {
    access: {
      customerId: string
      userId: string
      role: 'VIEWER' | 'EDITOR'
      grantedById: string | null
    }
  }
  /** Changes the role of a member that already has access to a customer. */
  svc_update_customer_access: {
    access: {
      customerId: string
      userId: string
      role: 'VIEWER' | 'EDITOR'
      grantedById: string | null
    }
  }
  /** Ends a member's access to a customer. The owner always has access. */
  svc_revoke_customer_access: {
    customerId: string
    userId: string
  }
  /** Reads a customer's timeline, newest first: what its people did, where and when, and its emails, meetings, tickets and records. */
  svc_get_timeline: {
    events: {
      id: string
      eventType: string
      eventName: string
      channel: 'PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM'
      title: string | null
      summary: string | null
      /** Date-time. */
      occurredAt: string
      contact: string | null
      sourceType: string | null
      sourceId: string | null
      sourceRef?: {
        sourceType: string
        sourceId: string
      }
      metadata: Record<string, unknown>
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
    }
  }
  /** Lists what is known about a customer, latest first, each with its source. */
  svc_list_facts: {
    customer: {
      id: string
      name: string | null
      domain: string | null
    }
    facts: {
      /** 1 to 500 characters. */
      id: string
      /** 1 to 20000 characters. */
      assertion: string
      /** At most 20000 characters. */
      reasoning: string | null
      /** 1 to 200 characters. */
      factType: string
      /** 1 to 200 characters. */
      factCategory: string
      /** A snoozed fact becomes ACTIVE again at its time. */
      status: 'ACTIVE' | 'ACKNOWLEDGED' | 'RESOLVED' | 'SNOOZED' | 'CANDIDATE'
      /** 0 to 1. */
      confidence: number
      /** At most 100 characters. */
      priority: string | null
      /** Date-time. */
      occurredAt: string | null
      /** Date-time. */
      detectedAt: string
      /** Date-time. */
      validFrom: string
      /** Date-time. */
      validUntil: string | null
      linkedSourceRef?: {
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
        /** 1 to 500 characters. */
        sourceId: string
        /** Date-time. */
        occurredAt: string | null
        /** At most 2000 characters. */
        permalink: string | null
      } | null
      sourceMetadata?: {
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
          | null
        /** At most 500 characters. */
        sourceId: string | null
        /** Date-time. */
        sourceOccurredAt: string | null
        /** At most 20000 characters. */
        sourceQuote: string | null
        /** At most 2000 characters. */
        permalink: string | null
      } | null
      /** At least 0. */
      evidenceCount: number
      /** At most 200 characters. */
      metricName: string | null
      /** In the unit of metricUnit. */
      metricValue: number | null
      /** In the unit of metricUnit. */
      metricPreviousValue: number | null
      /** In the unit of metricUnit. */
      metricDelta: number | null
      /** At most 100 characters. */
      metricUnit: string | null
      /** Date-time. */
      periodStart: string | null
      /** Date-time. */
      periodEnd: string | null
      /** Date-time. */
      changePointDate: string | null
      /** How often it was detected. At least 0. */
      occurrenceCount: number
      /** Date-time. */
      lastDetectedAt: string | null
      /** At most 100 characters. */
      severity: string | null
      evidence?:
        | {
            /** At most 500 characters. */
            id: string
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
              | null
            /** At most 500 characters. */
            sourceId: string | null
            /** At most 20000 characters. */
            excerpt: string | null
            metadata: Record<string, unknown> | null
          }[]
        | null
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
    }
  }
  /** Reads a fact, and on request the exact quotes that support it. */
  svc_get_fact: {
    /** 1 to 500 characters. */
    id: string
    /** 1 to 20000 characters. */
    assertion: string
    /** At most 20000 characters. */
    reasoning: string | null
    /** 1 to 200 characters. */
    factType: string
    /** 1 to 200 characters. */
    factCategory: string
    /** A snoozed fact becomes ACTIVE again at its time. */
    status: 'ACTIVE' | 'ACKNOWLEDGED' | 'RESOLVED' | 'SNOOZED' | 'CANDIDATE'
    /** 0 to 1. */
    confidence: number
    /** At most 100 characters. */
    priority: string | null
    /** Date-time. */
    occurredAt: string | null
    /** Date-time. */
    detectedAt: string
    /** Date-time. */
    validFrom: string
    /** Date-time. */
    validUntil: string | null
    linkedSourceRef?: {
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
      /** 1 to 500 characters. */
      sourceId: string
      /** Date-time. */
      occurredAt: string | null
      /** At most 2000 characters. */
      permalink: string | null
    } | null
    sourceMetadata?: {
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
        | null
      /** At most 500 characters. */
      sourceId: string | null
      /** Date-time. */
      sourceOccurredAt: string | null
      /** At most 20000 characters. */
      sourceQuote: string | null
      /** At most 2000 characters. */
      permalink: string | null
    } | null
    /** At least 0. */
    evidenceCount: number
    /** At most 200 characters. */
    metricName: string | null
    /** In the unit of metricUnit. */
    metricValue: number | null
    /** In the unit of metricUnit. */
    metricPreviousValue: number | null
    /** In the unit of metricUnit. */
    metricDelta: number | null
    /** At most 100 characters. */
    metricUnit: string | null
    /** Date-time. */
    periodStart: string | null
    /** Date-time. */
    periodEnd: string | null
    /** Date-time. */
    changePointDate: string | null
    /** How often it was detected. At least 0. */
    occurrenceCount: number
    /** Date-time. */
    lastDetectedAt: string | null
    /** At most 100 characters. */
    severity: string | null
    evidence?:
      | {
          /** At most 500 characters. */
          id: string
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
            | null
          /** At most 500 characters. */
          sourceId: string | null
          /** At most 20000 characters. */
          excerpt: string | null
          metadata: Record<string, unknown> | null
        }[]
      | null
  }
  /** Reads the exact text of an email, call, ticket or record, a page of segments at a time. */
  svc_get_source: {
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
      | 'EXTRACTED'
    /** 1 to 500 characters. */
    sourceId: string
    /** Date-time. */
    occurredAt: string | null
    /** At most 1000 characters. */
    title: string | null
    /** At most 20000 characters. */
    summary: string | null
    /** At most 2000 characters. */
    permalink: string | null
    /** At most 200 characters. */
    provider: string | null
    customer: {
      /** 1 to 500 characters. */
      id: string
      /** 1 to 500 characters. */
      name: string
      /** `unknown` for a customer without a domain. 1 to 500 characters. */
      domain: string
    } | null
    participants: {
      /** Email. */
      email: string | null
      /** At most 500 characters. */
      name: string | null
      /** At most 100 characters. */
      role: string
      /** internal: a member of the workspace; unknown: there is no email to decide by. */
      affiliation: 'internal' | 'external' | 'unknown' | null
      /** The user of this email. At most 500 characters. */
      resolvedUserId: string | null
    }[]
    record: Record<string, unknown>
  }
  /** Lists emails, calls, tickets and records, newest first, optionally filtered by customer, people, provider, type or time. */
  svc_list_sources: {
    items: {
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
      /** 1 to 500 characters. */
      sourceId: string
      /** Date-time. */
      occurredAt: string | null
      /** At most 1000 characters. */
      title: string | null
      /** At most 20000 characters. */
      summary: string | null
      /** At most 2000 characters. */
      permalink: string | null
      /** At most 200 characters. */
      provider: string | null
      customer: {
        /** 1 to 500 characters. */
        id: string
        /** 1 to 500 characters. */
        name: string
        /** `unknown` for a customer without a domain. 1 to 500 characters. */
        domain: string
      } | null
      participants: {
        /** Email. */
        email: string | null
        /** At most 500 characters. */
        name: string | null
        /** At most 100 characters. */
        role: string
        /** internal: a member of the workspace; unknown: there is no email to decide by. */
        affiliation: 'internal' | 'external' | 'unknown' | null
        /** The user of this email. At most 500 characters. */
        resolvedUserId: string | null
      }[]
      record: Record<string, unknown>
    }[]
    pagination: {
      hasMore: boolean
      nextCursor: string | null
    }
  }
  /** Finds the facts and sources that answer a question, best first, with the exact words that answer it. */
  svc_search_customer_context: {
    customer: {
      id: string
      name: string | null
      domain: string | null
    } | null
    results: (
      | {
          kind: 'fact'
          /** How well it matches; comparable within one answer only. */
          score: number
          /** The number of places that match the query. At least 0. */
          matchCount: number
          /** The best matching words, quoted exactly. At most 2 elements. */
          matches: {
            text: string
            /** Date-time. */
            occurredAt?: string
          }[]
          fact: {
            /** 1 to 500 characters. */
            id: string
            /** 1 to 20000 characters. */
            assertion: string
            /** At most 20000 characters. */
            reasoning: string | null
            /** 1 to 200 characters. */
            factType: string
            /** 1 to 200 characters. */
            factCategory: string
            /** A snoozed fact becomes ACTIVE again at its time. */
            status: 'ACTIVE' | 'ACKNOWLEDGED' | 'RESOLVED' | 'SNOOZED' | 'CANDIDATE'
            /** 0 to 1. */
            confidence: number
            /** At most 100 characters. */
            priority: string | null
            /** Date-time. */
            occurredAt: string | null
            /** Date-time. */
            detectedAt: string
            /** Date-time. */
            validFrom: string
            /** Date-time. */
            validUntil: string | null
            linkedSourceRef?: {
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
              /** 1 to 500 characters. */
              sourceId: string
              /** Date-time. */
              occurredAt: string | null
              /** At most 2000 characters. */
              permalink: string | null
            } | null
            sourceMetadata?: {
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
                | null
              /** At most 500 characters. */
              sourceId: string | null
              /** Date-time. */
              sourceOccurredAt: string | null
              /** At most 20000 characters. */
              sourceQuote: string | null
              /** At most 2000 characters. */
              permalink: string | null
            } | null
            /** At least 0. */
            evidenceCount: number
            /** At most 200 characters. */
            metricName: string | null
            /** In the unit of metricUnit. */
            metricValue: number | null
            /** In the unit of metricUnit. */
            metricPreviousValue: number | null
            /** In the unit of metricUnit. */
            metricDelta: number | null
            /** At most 100 characters. */
            metricUnit: string | null
            /** Date-time. */
            periodStart: string | null
            /** Date-time. */
            periodEnd: string | null
            /** Date-time. */
            changePointDate: string | null
            /** How often it was detected. At least 0. */
            occurrenceCount: number
            /** Date-time. */
            lastDetectedAt: string | null
            /** At most 100 characters. */
            severity: string | null
            evidence?:
              | {
                  /** At most 500 characters. */
                  id: string
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
                    | null
                  /** At most 500 characters. */
                  sourceId: string | null
                  /** At most 20000 characters. */
                  excerpt: string | null
                  metadata: Record<string, unknown> | null
                }[]
              | null
          }
        }
      | {
          kind: 'source'
          /** How well it matches; comparable within one answer only. */
          score: number
          /** The number of places that match the query. At least 0. */
          matchCount: number
          /** The best matching words, quoted exactly. At most 2 elements. */
          matches: {
            text: string
            /** Date-time. */
            occurredAt?: string
          }[]
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
          /** The id of the source. svc_get_source takes it. */
          sourceId: string
          /** Date-time. */
          occurredAt: string | null
          title: string | null
          permalink: string | null
          context?: {
            /** The conversation around the match. */
            text: string
            sourceRef: {
              sourceType: 'SLACK'
              sourceId: string
            }
          }
        }
    )[]
  }
  /** Runs one SELECT of Postgres over the views that svc_schema describes. */
  svc_query: {
    success: true
    data: Record<string, unknown>[]
    metadata: {
      /** At least 0. */
      rowsReturned: number
      /** How long the database took. At least 0. */
      executionTimeMs: number
      /** Whether there are more rows than limit, or more than 8 MiB of them. */
      truncated: boolean
    }
  }
  /** Describes the views that svc_query reads: their columns, with example queries. */
  svc_schema:
    | {
        name: 'activity' | 'customers' | 'users' | 'revenue'
        description: string
        columns: {
          name: string
          type: string
          description: string
        }[]
        exampleQueries: string[]
      }
    | {
        views: {
          name: 'activity' | 'customers' | 'users' | 'revenue'
          description: string
          columns: {
            name: string
            type: string
            description: string
          }[]
          exampleQueries: string[]
        }[]
        /** The same as views. */
        tables: {
          name: 'activity' | 'customers' | 'users' | 'revenue'
          description: string
          columns: {
            name: string
            type: string
            description: string
          }[]
          exampleQueries: string[]
        }[]
      }
  /** Lists the destinations of notifications, oldest first, without archived ones. */
  svc_list_destinations: {
    destinations: {
      /** Uuid. */
      id: string
      /** At least 1 characters. */
      name: string
      description: string | null
      enabled: boolean
      syncStatus: 'PENDING_PROVIDER_SYNC' | 'SYNCED' | 'PROVIDER_ERROR' | 'DISABLED_BY_PROVIDER'
      /** Date-time. */
      lastSyncedAt: string | null
      isDefault: boolean
      /** Date-time. */
      archivedAt: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
      /** The id of the provider, in upper case. */
      provider: string
      /** The provider's id in upper case, followed by _CHANNEL, such as SLACK_CHANNEL. 1 to 80 characters. */
      kind: 'SLACK_CHANNEL' | (string & {})
      maskedConfig: {
        channelId: string
        label?: string
      } | null
    }[]
  }
  /** Reads a destination, even an archived one. */
  svc_get_destination: {
    destination: {
      /** Uuid. */
      id: string
      /** At least 1 characters. */
      name: string
      description: string | null
      enabled: boolean
      syncStatus: 'PENDING_PROVIDER_SYNC' | 'SYNCED' | 'PROVIDER_ERROR' | 'DISABLED_BY_PROVIDER'
      /** Date-time. */
      lastSyncedAt: string | null
      isDefault: boolean
      /** Date-time. */
      archivedAt: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
      /** The id of the provider, in upper case. */
      provider: string
      /** The provider's id in upper case, followed by _CHANNEL, such as SLACK_CHANNEL. 1 to 80 characters. */
      kind: 'SLACK_CHANNEL' | (string & {})
      maskedConfig: {
        channelId: string
        label?: string
      } | null
    }
  }
  /** Adds a channel for notifications, such as a Slack channel. Nothing is sent to it until its provider is connected. */
  svc_create_destination: {
    destination: {
      /** Uuid. */
      id: string
      /** At least 1 characters. */
      name: string
      description: string | null
      enabled: boolean
      syncStatus: 'PENDING_PROVIDER_SYNC' | 'SYNCED' | 'PROVIDER_ERROR' | 'DISABLED_BY_PROVIDER'
      /** Date-time. */
      lastSyncedAt: string | null
      isDefault: boolean
      /** Date-time. */
      archivedAt: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
      /** The id of the provider, in upper case. */
      provider: string
      /** The provider's id in upper case, followed by _CHANNEL, such as SLACK_CHANNEL. 1 to 80 characters. */
      kind: 'SLACK_CHANNEL' | (string & {})
      maskedConfig: {
        channelId: string
        label?: string
      } | null
    }
  }
  /** Renames a destination, or makes it the default. */
  svc_update_destination: {
    destination: {
      /** Uuid. */
      id: string
      /** At least 1 characters. */
      name: string
      description: string | null
      enabled: boolean
      syncStatus: 'PENDING_PROVIDER_SYNC' | 'SYNCED' | 'PROVIDER_ERROR' | 'DISABLED_BY_PROVIDER'
      /** Date-time. */
      lastSyncedAt: string | null
      isDefault: boolean
      /** Date-time. */
      archivedAt: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
      /** The id of the provider, in upper case. */
      provider: string
      /** The provider's id in upper case, followed by _CHANNEL, such as SLACK_CHANNEL. 1 to 80 characters. */
      kind: 'SLACK_CHANNEL' | (string & {})
      maskedConfig: {
        channelId: string
        label?: string
      } | null
    }
  }
  /** Lets notifications go to a destination. */
  svc_enable_destination: {
    destination: {
      /** Uuid. */
      id: string
      /** At least 1 characters. */
      name: string
      description: string | null
      enabled: boolean
      syncStatus: 'PENDING_PROVIDER_SYNC' | 'SYNCED' | 'PROVIDER_ERROR' | 'DISABLED_BY_PROVIDER'
      /** Date-time. */
      lastSyncedAt: string | null
      isDefault: boolean
      /** Date-time. */
      archivedAt: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
      /** The id of the provider, in upper case. */
      provider: string
      /** The provider's id in upper case, followed by _CHANNEL, such as SLACK_CHANNEL. 1 to 80 characters. */
      kind: 'SLACK_CHANNEL' | (string & {})
      maskedConfig: {
        channelId: string
        label?: string
      } | null
    }
  }
  /** Stops notifications to a destination. The default one cannot be disabled. */
  svc_disable_destination: {
    destination: {
      /** Uuid. */
      id: string
      /** At least 1 characters. */
      name: string
      description: string | null
      enabled: boolean
      syncStatus: 'PENDING_PROVIDER_SYNC' | 'SYNCED' | 'PROVIDER_ERROR' | 'DISABLED_BY_PROVIDER'
      /** Date-time. */
      lastSyncedAt: string | null
      isDefault: boolean
      /** Date-time. */
      archivedAt: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
      /** The id of the provider, in upper case. */
      provider: string
      /** The provider's id in upper case, followed by _CHANNEL, such as SLACK_CHANNEL. 1 to 80 characters. */
      kind: 'SLACK_CHANNEL' | (string & {})
      maskedConfig: {
        channelId: string
        label?: string
      } | null
    }
  }
  /** Archives a destination for good. It can still be read, but not changed. Its channel can be used again. */
  svc_archive_destination: {
    destination: {
      /** Uuid. */
      id: string
      /** Date-time. */
      archivedAt: string
    }
  }
  /** Lists which providers can be connected and how: all of them, or one. */
  svc_get_integration_capabilities: {
    providers: {
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
    }[]
    preferredSetupVersion?: 1
  }
  /** Returns a link to a page where a person connects a provider. The link works once, for 15 minutes. */
  svc_begin_integration_setup: {
    /** The id of a provider, such as hubspot. 1 to 80 characters. */
    provider: string
    state: 'handoff_ready' | 'already_connected'
    /** The id of the setup. svc_get_integration_setup_status takes it. Uuid. */
    sessionId: string | null
    /** For the person. Everybody with the link can connect. Uri. */
    connectUrl: string | null
    /** Date-time. */
    expiresAt: string | null
  }
  /** Shows the progress of a setup on the connect page. */
  svc_get_integration_setup_status: {
    /** The id of a provider, such as hubspot. 1 to 80 characters. */
    provider: string | null
    /** An unknown session counts as expired. */
    status: 'expired' | 'pending' | 'connected' | 'failed'
  }
  /** Shows which providers are connected, and what is missing: all of them, or one. */
  svc_get_integration_status: {
    integrations: {
      /** The id of a provider, such as hubspot. 1 to 80 characters. */
      provider: string
      /** 1 to 120 characters. */
      name: string
      category: 'crm' | 'communication' | 'storage' | 'calls' | 'calendar' | 'analytics' | 'billing' | 'support'
      /** setup_required: connected, and a mapping is missing. requires_intervention: only a person can help. */
      status: 'not_connected' | 'awaiting_auth' | 'setup_required' | 'ready' | 'requires_intervention'
    }[]
  }
  /** Connects a provider in steps. Each call does one step and returns what to do next. Call it again until `next` is null. */
  svc_setup_integration: {
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
    next:
      | {
          kind: 'browser_handoff'
          purpose: 'authentication' | 'recovery' | 'external_setup'
          /** Uri. */
          url: string
          /** Uuid. */
          sessionId: string | null
          /** Date-time. */
          expiresAt: string | null
        }
      | {
          kind: 'crm_mapping'
          /** 1 to 200 elements. */
          recommendation: {
            /** 1 to 500 characters. */
            pipelineId: string
            /** At most 1000 characters. */
            pipelineName: string
            /** At most 50 elements. */
            mappings: {
              outlitStage: 'Created' | 'Quoting' | 'Negotiation' | 'Won' | 'Lost'
              /** At most 500 elements. */
              crmStages: {
                /** 1 to 500 characters. */
                id: string
                /** At most 1000 characters. */
                name: string
              }[]
            }[]
          }[]
        }
      | {
          kind: 'mixpanel_mapping'
          preview: {
            /** At least 0. */
            sampleSize: number
            /** Date-time. */
            sampleWindowStartAt: string
            /** Date-time. */
            sampleWindowEndAt: string
            /** 0 to 100. */
            accountKeyCoveragePct: number
            /** 0 to 100. */
            emailOrDomainCoveragePct: number
            /** 0 to 100. */
            unmappedPct: number
            /** At least 0. */
            matchedCustomerCount: number
            /** At least 0. */
            opaqueOnlyUnmappedCount: number
            candidateAccountKeys: {
              key: string
              /** At least 0. */
              count: number
              /** 0 to 100. */
              coveragePct: number
            }[]
            unmappedReasons: {
              reason: 'missing_account_key' | 'missing_email_or_domain' | 'no_matching_customer'
              /** At least 0. */
              count: number
            }[]
            warnings: string[]
          }
        }
      | null
    error: {
      code:
        | 'OWNER_REQUIRED'
        | 'CONNECTION_CONFLICT'
        | 'CREDENTIAL_REQUIRED'
        | 'CREDENTIAL_REJECTED'
        | 'LEGACY_CONNECTION_REQUIRED'
        | 'HANDOFF_UNAVAILABLE'
        | 'TRANSIENT_FAILURE'
      message: string
      retryable: boolean
    } | null
  }
  /** Reads the activation event: the event that activates a person and the customer. */
  svc_get_customer_activation: {
    activation: {
      /** The exact name of a custom event. 1 to 191 characters. */
      eventName: string | null
    }
  }
  /** Shows which customers an activation event would have activated in the last days, with examples. Changes nothing. */
  svc_preview_customer_activation: {
    preview: {
      /** The exact name of a custom event. 1 to 191 characters. */
      eventName: string
      /** Date-time. */
      evaluatedFrom: string
      /** Date-time. */
      evaluatedTo: string
      /** At least 0. */
      evaluatedEventCount: number
      /** At least 0. */
      matchedCustomerCount: number
      /** At least 0. */
      alreadyActivatedCustomerCount: number
      /** At least 0. */
      wouldActivateCustomerCount: number
      /** At least 0. */
      evaluatedContactOccurrenceCount: number
      /** At least 0. */
      matchedContactCount: number
      /** At least 0. */
      alreadyActivatedContactCount: number
      /** At least 0. */
      wouldActivateContactCount: number
      /** Whether the counts of contacts count only the first events. */
      contactTruncated: boolean
      /** Whether the counts of customers count only the first events. */
      customerTruncated: boolean
      /** Whether any counts count only the first events. */
      truncated: boolean
      /** The first customers that matched. */
      examples: {
        customer: {
          /** At least 1 characters. */
          id: string
          /** At least 1 characters. */
          name: string
          /** `unknown` for a customer without a domain. At least 1 characters. */
          domain: string
        }
        /** Date-time. */
        activatedAt: string | null
        /** Date-time. */
        firstMatchedAt: string
        /** Uuid. */
        eventId: string
      }[]
    }
  }
  /** Sets the activation event from now on. null disables it. Activated customers stay activated. */
  svc_update_customer_activation: {
    activation: {
      /** The exact name of a custom event. 1 to 191 characters. */
      eventName: string | null
    }
    /** Whether the setting changed. */
    changed: boolean
  }
  /** Reads the workspace's settings. */
  svc_get_workspace_settings: {
    settings: {
      /** The IANA time zone that days and weeks are counted in. At least 1 characters. */
      defaultTimezone: string
    }
  }
  /** Changes the workspace's settings. */
  svc_update_workspace_settings: {
    settings: {
      /** The IANA time zone that days and weeks are counted in. At least 1 characters. */
      defaultTimezone: string
    }
  }
  /** Lists the workspace's features with their use, and event names that could become features. */
  svc_list_features: {
    sources: {
      sourceKey: string
      provider: 'sdk' | 'posthog' | 'mixpanel'
      /** 1 to 255 characters. */
      label: string
      readiness: 'READY' | 'WARMING' | 'BLOCKED'
    }[]
    selectedSourceKey: string | null
    /** At least 0. */
    workspaceActiveFeatureCount: number
    /** At most 100 elements. */
    features: {
      id: string
      revision: string
      sourceKey: string
      /** A name for programs, such as report_export. At most 64 characters. Matches `^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$`. */
      featureKey: string
      /** A name for people. 1 to 255 characters. */
      name: string
      rule: {
        /** The exact name of a custom event. 1 to 191 characters. */
        eventName: string
        /** At most 5 elements. */
        propertyFilters: (
          | {
              /** The name of a property. 1 to 191 characters. */
              property: string
              operator: 'equals'
              value:
                | {
                    type: 'string'
                    /** At most 191 characters. */
                    value: string
                  }
                | {
                    type: 'number'
                    value: number
                  }
                | {
                    type: 'boolean'
                    value: boolean
                  }
            }
          | {
              /** The name of a property. 1 to 191 characters. */
              property: string
              operator: 'exists'
            }
        )[]
      }
      evidence:
        | {
            window: {
              /** Date-time. */
              startAt: string
              /** Date-time. */
              endAt: string
            }
            coverage: 'complete' | 'partial'
            /** At least 0. */
            eventCount: number
            /** At least 0. */
            activeDays: number
            /** 0 to 53. */
            activeWeeks: number
            /** Date-time. */
            firstObservedAt: string | null
            /** Date-time. */
            lastObservedAt: string | null
            /** At least 0. */
            distinctCustomers: number
          }
        | {
            window: {
              /** Date-time. */
              startAt: string
              /** Date-time. */
              endAt: string
            }
            coverage: 'unavailable'
            reason: 'SOURCE_BLOCKED' | 'SOURCE_NOT_READY' | 'QUERY_FAILED'
          }
    }[]
    candidates:
      | {
          status: 'ready'
          /** At most 100 elements. */
          items: {
            /** The exact name of a custom event. 1 to 191 characters. */
            eventName: string
            /** At least 0. */
            eventCount: number
            /** At least 0. */
            distinctCustomers: number
            /** 1 to 53. */
            activeWeeks: number
            /** At most 10 elements. Each 1 to 191 characters. */
            propertyKeys: string[]
          }[]
          truncated: boolean
        }
      | {
          status: 'partial'
          /** At most 100 elements. */
          items: {
            /** The exact name of a custom event. 1 to 191 characters. */
            eventName: string
            /** At least 0. */
            eventCount: number
            /** At least 0. */
            distinctCustomers: number
            /** 1 to 53. */
            activeWeeks: number
            /** At most 10 elements. Each 1 to 191 characters. */
            propertyKeys: string[]
          }[]
          truncated: boolean
        }
      | {
          status: 'unavailable'
          reason: 'SOURCE_BLOCKED' | 'SOURCE_NOT_READY' | 'QUERY_FAILED'
        }
  }
  /** Makes a feature from a custom event, optionally only from events with certain properties. A repeated call returns the existing feature. */
  svc_create_feature: {
    created: boolean
    feature: {
      id: string
      revision: string
      sourceKey: string
      /** A name for programs, such as report_export. At most 64 characters. Matches `^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$`. */
      featureKey: string
      /** A name for people. 1 to 255 characters. */
      name: string
      rule: {
        /** The exact name of a custom event. 1 to 191 characters. */
        eventName: string
        /** At most 5 elements. */
        propertyFilters: (
          | {
              /** The name of a property. 1 to 191 characters. */
              property: string
              operator: 'equals'
              value:
                | {
                    type: 'string'
                    /** At most 191 characters. */
                    value: string
                  }
                | {
                    type: 'number'
                    value: number
                  }
                | {
                    type: 'boolean'
                    value: boolean
                  }
            }
          | {
              /** The name of a property. 1 to 191 characters. */
              property: string
              operator: 'exists'
            }
        )[]
      }
    }
  }
  /** Archives a feature, so that its use is no longer counted. Needs the current revision. The last feature cannot be archived. */
  svc_archive_feature: {
    archived: true
    feature: {
      id: string
      revision: string
    }
  }
  /** Reads how a customer uses each of the workspace's features, on request week by week. */
  svc_get_customer_features: {
    customer: {
      /** 1 to 191 characters. */
      id: string
      /** 1 to 255 characters. */
      name: string
    }
    /** At most 100 elements. */
    features: {
      id: string
      revision: string
      sourceKey: string
      /** A name for programs, such as report_export. At most 64 characters. Matches `^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$`. */
      featureKey: string
      /** A name for people. 1 to 255 characters. */
      name: string
      rule: {
        /** The exact name of a custom event. 1 to 191 characters. */
        eventName: string
        /** At most 5 elements. */
        propertyFilters: (
          | {
              /** The name of a property. 1 to 191 characters. */
              property: string
              operator: 'equals'
              value:
                | {
                    type: 'string'
                    /** At most 191 characters. */
                    value: string
                  }
                | {
                    type: 'number'
                    value: number
                  }
                | {
                    type: 'boolean'
                    value: boolean
                  }
            }
          | {
              /** The name of a property. 1 to 191 characters. */
              property: string
              operator: 'exists'
            }
        )[]
      }
      evidence:
        | {
            window: {
              /** Date-time. */
              startAt: string
              /** Date-time. */
              endAt: string
            }
            coverage: 'complete' | 'partial'
            /** At least 0. */
            eventCount: number
            /** At least 0. */
            activeDays: number
            /** 0 to 53. */
            activeWeeks: number
            /** Date-time. */
            firstObservedAt: string | null
            /** Date-time. */
            lastObservedAt: string | null
            /** Oldest week first. At most 53 elements. */
            weeklyUsage?: (
              | {
                  /** Date-time. */
                  weekStartAt: string
                  coverage: 'complete' | 'partial'
                  /** At least 0. */
                  eventCount: number
                  /** 0 to 7. */
                  activeDays: number
                }
              | {
                  /** Date-time. */
                  weekStartAt: string
                  coverage: 'unavailable'
                }
            )[]
          }
        | {
            window: {
              /** Date-time. */
              startAt: string
              /** Date-time. */
              endAt: string
            }
            coverage: 'unavailable'
            reason: 'SOURCE_BLOCKED' | 'SOURCE_NOT_READY' | 'QUERY_FAILED'
          }
    }[]
  }
  /** Lists what the workspace should look at, most urgent first, with the weight of each account. */
  svc_list_attention_items: {
    /** At most 100 elements. */
    items: {
      /** 1 to 500 characters. */
      id: string
      customer: {
        /** 1 to 500 characters. */
        id: string
        /** 1 to 500 characters. */
        name: string
        /** At most 253 characters. */
        domain: string
        /** 1 to 500 characters. */
        ownerName: string | null
      }
      /** 1 to 240 characters. */
      title: string
      priority: 'NORMAL' | 'HIGH' | 'URGENT'
      /** 0 to 50. */
      evidenceCount: number
      lifecycle: {
        status: 'open' | 'resolved'
        /** Date-time. */
        customerVisibleAt: string
        /** Date-time. */
        resolvedAt: string | null
        /** Date-time. */
        reopenedAt: string | null
        /** Date-time. */
        createdAt: string
        /** Date-time. */
        updatedAt: string
        /** Date-time. */
        materialUpdateAt: string | null
      }
      accountImportance: {
        /** Twelve months of recurring revenue in minor units (cents) of currency. At least 0. */
        arrCents: number | null
        /** The currency of arrCents, such as USD. Matches `^[A-Z]{3}$`. */
        currency: string | null
        /** 0 to 1. */
        arrShareWithinCurrency: number | null
        /** 0 to 100. */
        arrPercentileWithinCurrency: number | null
        /** At most 50 elements. Each 1 to 240 characters. */
        segments: string[]
      }
      /** At most 2000 characters. Uri. */
      preparedActionUrl: string | null
    }[]
    pagination: {
      hasMore: boolean
      /** The pagination.nextCursor of the previous page, with the same filters. 1 to 2000 characters. */
      nextCursor: string | null
      /** At least 0. */
      total: number
    }
  }
  /** Reads an attention item: what changed, why it matters, how sure that is, and the evidence for and against it. */
  svc_get_attention_item: {
    /** 1 to 500 characters. */
    id: string
    customer: {
      /** 1 to 500 characters. */
      id: string
      /** 1 to 500 characters. */
      name: string
      /** At most 253 characters. */
      domain: string
      /** 1 to 500 characters. */
      ownerName: string | null
    }
    /** 1 to 240 characters. */
    title: string
    priority: 'NORMAL' | 'HIGH' | 'URGENT'
    /** 0 to 50. */
    evidenceCount: number
    lifecycle: {
      status: 'open' | 'resolved'
      /** Date-time. */
      customerVisibleAt: string
      /** Date-time. */
      resolvedAt: string | null
      /** Date-time. */
      reopenedAt: string | null
      /** Date-time. */
      createdAt: string
      /** Date-time. */
      updatedAt: string
      /** Date-time. */
      materialUpdateAt: string | null
    }
    accountImportance: {
      /** Twelve months of recurring revenue in minor units (cents) of currency. At least 0. */
      arrCents: number | null
      /** The currency of arrCents, such as USD. Matches `^[A-Z]{3}$`. */
      currency: string | null
      /** 0 to 1. */
      arrShareWithinCurrency: number | null
      /** 0 to 100. */
      arrPercentileWithinCurrency: number | null
      /** At most 50 elements. Each 1 to 240 characters. */
      segments: string[]
    }
    /** At most 2000 characters. Uri. */
    preparedActionUrl: string | null
    /** 1 to 8000 characters. */
    whatChanged: string
    /** 1 to 8000 characters. */
    whyItMatters: string
    /** 1 to 8000 characters. */
    uncertainty: string | null
    /** 1 to 8000 characters. */
    priorityReason: string
    /** What was observed, newest first. At most 20 elements. */
    timeline: {
      /** 1 to 240 characters. */
      title: string
      /** 1 to 4000 characters. */
      explanation: string
      /** Date-time. */
      observedAt: string
    }[]
    /** At most 20 elements. */
    evidence: {
      role: 'supporting' | 'contradictory' | 'context'
      kind: 'metric' | 'communication' | 'record' | 'event'
      /** 1 to 500 characters. */
      title: string
      /** Date-time. */
      observedAt: string | null
      window: {
        /** Date-time. */
        start: string
        /** Date-time. */
        end: string
      } | null
      /** 1 to 240 characters. */
      sourceLabel: string
    }[]
    latestUpdate: {
      /** Date-time. */
      updatedAt: string
      /** 1 to 8000 characters. */
      summary: string
    } | null
  }
}

/** The name of a tool. */
export type ToolName = keyof ToolInputs
