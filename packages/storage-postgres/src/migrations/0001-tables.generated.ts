import type { SchemaDescription } from '@rapport/core/storage'

/** The tables of version 1, as they were frozen. Later versions follow from the migrations: this file never changes. */
export const version1: SchemaDescription = {
  organizations: {
    scope: 'directory',
    columns: {
      id: 'uuid',
      name: 'text',
      slug: 'text',
      domains: 'json',
      domains_revision: 'integer',
      demo: 'json null',
      created_at: 'time'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['slug'],
        unique: true
      }
    ]
  },
  api_keys: {
    scope: 'directory',
    columns: {
      id: 'uuid',
      organization_id: 'uuid',
      name: 'text',
      prefix: 'text',
      hash: 'text',
      grants: 'json',
      created_by_id: 'text null',
      created_at: 'time',
      expires_at: 'time null',
      revoked_at: 'time null',
      last_used_at: 'time null',
      total_requests: 'integer'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['hash'],
        unique: true
      },
      {
        columns: ['organization_id', 'created_at']
      }
    ]
  },
  public_keys: {
    scope: 'directory',
    columns: {
      public_key: 'text',
      organization_id: 'uuid',
      trust: 'json',
      created_at: 'time',
      expires_at: 'time null',
      revoked_at: 'time null'
    },
    key: ['public_key'],
    indexes: [
      {
        columns: ['organization_id', 'created_at']
      }
    ]
  },
  identity_verifications: {
    scope: 'directory',
    columns: {
      organization_id: 'uuid',
      secret: 'text',
      previous_secret: 'text null',
      previous_until: 'time null',
      is_required: 'boolean',
      created_at: 'time'
    },
    key: ['organization_id'],
    indexes: []
  },
  members: {
    scope: 'organization',
    columns: {
      id: 'text',
      email: 'text',
      name: 'text',
      title: 'text null',
      role: 'text null',
      manager_email: 'text null',
      territory: 'text null',
      linkedin_url: 'text null',
      owned_customer_count: 'integer',
      search_key: 'text',
      provider: 'text null',
      created_at: 'time'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['email'],
        unique: true
      },
      {
        columns: ['name']
      },
      {
        columns: ['owned_customer_count']
      }
    ]
  },
  customers: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      external_id: 'text null',
      claimed: 'boolean',
      account_count: 'integer',
      domain: 'text null',
      name: 'text null',
      name_key: 'text null',
      search_key: 'text',
      traits: 'json',
      billing_status: 'text',
      subscription_billing_status: 'text null',
      event_billing_status: 'text',
      billing_at: 'time null',
      mrr_cents: 'integer null',
      mrr_status: 'text',
      currency: 'text null',
      plan: 'text null',
      active_subscription_count: 'integer',
      owner_id: 'text null',
      owner_set_by: 'text null',
      contact_count: 'integer',
      created_at: 'time',
      first_seen_at: 'time null',
      event_seen_at: 'time null',
      record_seen_at: 'time null',
      activated_at: 'time null',
      last_activity_at: 'time null',
      source_activity_at: 'time null',
      first_touch_at: 'time null',
      first_source: 'text null',
      first_channel: 'text null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['external_id'],
        unique: true
      },
      {
        columns: ['domain']
      },
      {
        columns: ['name_key']
      },
      {
        columns: ['name']
      },
      {
        columns: ['last_activity_at']
      },
      {
        columns: ['first_seen_at']
      },
      {
        columns: ['mrr_cents']
      },
      {
        columns: ['owner_id']
      }
    ]
  },
  users: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      external_id: 'text null',
      email: 'text null',
      name: 'text null',
      search_key: 'text',
      traits: 'json',
      customer_id: 'uuid null',
      claimed_customer: 'text null',
      mixed_customers: 'boolean',
      record_account: 'text null',
      created_at: 'time',
      first_seen_at: 'time null',
      last_activity_at: 'time null',
      event_activity_at: 'time null',
      source_activity_at: 'time null',
      active_days: 'json',
      first_touch_at: 'time null',
      first_source: 'text null',
      first_channel: 'text null',
      activated_at: 'time null',
      engaged_at: 'time null',
      inactive_at: 'time null',
      said_inactive_at: 'time null',
      past_activated_at: 'time null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['external_id'],
        unique: true
      },
      {
        columns: ['email']
      },
      {
        columns: ['customer_id', 'last_activity_at']
      },
      {
        columns: ['last_activity_at']
      },
      {
        columns: ['first_seen_at']
      }
    ]
  },
  events: {
    scope: 'organization',
    columns: {
      event_id: 'uuid',
      type: 'text',
      channel: 'text',
      event_name: 'text',
      occurred_at: 'time',
      received_at: 'time',
      clamped: 'boolean',
      activating: 'boolean',
      visitor_id: 'uuid null',
      session_id: 'uuid null',
      identity: 'text null',
      customer_key: 'text null',
      user_id: 'uuid null',
      customer_id: 'uuid null',
      source: 'text',
      provider: 'text null',
      url: 'text null',
      path: 'text null',
      title: 'text null',
      referrer: 'text null',
      utm: 'json null',
      properties: 'json'
    },
    key: ['event_id'],
    indexes: [
      {
        columns: ['customer_id', 'occurred_at']
      },
      {
        columns: ['user_id', 'occurred_at']
      },
      {
        columns: ['visitor_id', 'user_id']
      },
      {
        columns: ['event_name', 'occurred_at']
      }
    ]
  },
  visitors: {
    scope: 'organization',
    columns: {
      visitor_id: 'uuid',
      identity: 'text null',
      mixed: 'boolean',
      fingerprint: 'text null',
      first_seen_at: 'time',
      last_seen_at: 'time'
    },
    key: ['visitor_id'],
    indexes: []
  },
  visitor_claims: {
    scope: 'organization',
    columns: {
      visitor_id: 'uuid',
      at: 'time',
      identity: 'text'
    },
    key: ['visitor_id', 'at', 'identity'],
    indexes: [
      {
        columns: ['identity']
      }
    ]
  },
  email_claims: {
    scope: 'organization',
    columns: {
      email: 'text',
      identity: 'text',
      domain: 'text null',
      first_at: 'time',
      last_at: 'time'
    },
    key: ['email', 'identity'],
    indexes: [
      {
        columns: ['identity']
      },
      {
        columns: ['domain']
      }
    ]
  },
  customer_claims: {
    scope: 'organization',
    columns: {
      identity: 'text',
      at: 'time',
      customer_key: 'text',
      since: 'time'
    },
    key: ['identity', 'at', 'customer_key'],
    indexes: [
      {
        columns: ['customer_key']
      }
    ]
  },
  identities: {
    scope: 'organization',
    columns: {
      identity: 'text',
      home_id: 'uuid',
      user_id: 'uuid',
      domain: 'text null',
      traits: 'json',
      record: 'json null',
      claimed: 'boolean'
    },
    key: ['identity'],
    indexes: [
      {
        columns: ['user_id']
      },
      {
        columns: ['domain']
      }
    ]
  },
  customer_identities: {
    scope: 'organization',
    columns: {
      customer_key: 'text',
      home_id: 'uuid',
      customer_id: 'uuid',
      domain: 'text null',
      domain_at: 'time null',
      contested: 'boolean',
      traits: 'json',
      follows: 'text null',
      followed: 'boolean',
      record: 'json null'
    },
    key: ['customer_key'],
    indexes: [
      {
        columns: ['customer_id']
      },
      {
        columns: ['domain']
      },
      {
        columns: ['follows']
      }
    ]
  },
  merges: {
    scope: 'organization',
    columns: {
      from_id: 'uuid',
      into_id: 'uuid',
      entity: 'text',
      reason: 'text',
      at: 'time'
    },
    key: ['from_id'],
    indexes: [
      {
        columns: ['into_id']
      },
      {
        columns: ['at']
      }
    ]
  },
  merge_suggestions: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      entity: 'text',
      duplicate_key: 'text',
      survivor_key: 'text',
      status: 'text',
      confidence: 'text',
      explanation: 'json',
      found_at: 'time',
      decided_at: 'time null',
      decided_by: 'text null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['duplicate_key']
      },
      {
        columns: ['survivor_key']
      },
      {
        columns: ['found_at']
      }
    ]
  },
  ingest_issues: {
    scope: 'organization',
    columns: {
      reason: 'text',
      kind: 'text',
      event_type: 'text null',
      field: 'text',
      message: 'text',
      count: 'integer',
      first_at: 'time',
      last_at: 'time',
      sample: 'json'
    },
    key: ['reason'],
    indexes: [
      {
        columns: ['last_at']
      }
    ]
  },
  subscriptions: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      external_id: 'text',
      customer_key: 'text',
      customer_id: 'uuid',
      status: 'text',
      currency: 'text',
      items: 'json',
      discounts: 'json',
      plan: 'text null',
      started_at: 'time',
      canceled_at: 'time null',
      ever_paid: 'boolean null',
      has_payments: 'boolean',
      created_at: 'time'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['external_id'],
        unique: true
      },
      {
        columns: ['customer_key']
      },
      {
        columns: ['customer_id', 'started_at']
      }
    ]
  },
  revenue_snapshots: {
    scope: 'organization',
    columns: {
      customer_id: 'uuid',
      day: 'time',
      mrr_cents: 'integer null',
      currency: 'text null',
      plan: 'text null',
      billing_status: 'text'
    },
    key: ['customer_id', 'day'],
    indexes: [
      {
        columns: ['day']
      }
    ]
  },
  audit_entries: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      at: 'time',
      tool: 'text',
      actor_id: 'text null',
      api_key_id: 'uuid null',
      request_id: 'text',
      subject_id: 'text null',
      before: 'json null',
      after: 'json null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['at']
      }
    ]
  },
  customer_access: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      customer_id: 'uuid',
      member_id: 'text',
      role: 'text',
      granted_by_id: 'text null',
      granted_at: 'time',
      ended_at: 'time null',
      ended_by_id: 'text null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['customer_id', 'granted_at']
      },
      {
        columns: ['member_id', 'customer_id']
      }
    ]
  },
  destinations: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      label: 'text',
      channel_id: 'text',
      live_channel_id: 'text null',
      enabled: 'boolean',
      is_default: 'boolean',
      sync_status: 'text',
      sync_reason: 'text null',
      last_synced_at: 'time null',
      created_at: 'time',
      updated_at: 'time',
      archived_at: 'time null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['live_channel_id'],
        unique: true
      },
      {
        columns: ['created_at']
      }
    ]
  },
  workspace_settings: {
    scope: 'organization',
    columns: {
      name: 'text',
      default_timezone: 'text',
      activation_event: 'text null',
      updated_at: 'time'
    },
    key: ['name'],
    indexes: []
  },
  jobs: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      kind: 'text',
      payload: 'json',
      unique_key: 'text null',
      serial_key: 'text null',
      asked: 'integer',
      run_at: 'time null',
      attempts: 'integer',
      leased_by: 'uuid null',
      leased_until: 'time null',
      running: 'boolean',
      last_error: 'text null',
      created_at: 'time'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['unique_key'],
        unique: true
      },
      {
        columns: ['run_at']
      }
    ]
  },
  ingest_inbox: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      events: 'json',
      received_at: 'time'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['received_at']
      }
    ]
  },
  features: {
    scope: 'organization',
    columns: {
      id: 'text',
      revision: 'text',
      generation: 'integer',
      source_key: 'text',
      feature_key: 'text',
      name: 'text',
      event_name: 'text',
      property_filters: 'json',
      created_at: 'time',
      archived_at: 'time null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['archived_at', 'feature_key']
      }
    ]
  },
  attention_items: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      customer_id: 'uuid',
      cause: 'text',
      status: 'text',
      title: 'text',
      priority: 'text',
      priority_reason: 'text',
      what_changed: 'text',
      why_it_matters: 'text',
      uncertainty: 'text null',
      update_summary: 'text null',
      prepared_action_url: 'text null',
      timeline: 'json',
      evidence: 'json',
      list_position: 'integer',
      created_at: 'time',
      updated_at: 'time',
      customer_visible_at: 'time',
      material_update_at: 'time null',
      resolved_at: 'time null',
      reopened_at: 'time null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['customer_id', 'cause'],
        unique: true
      },
      {
        columns: ['status', 'list_position']
      }
    ]
  },
  attention_changes: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      item_id: 'uuid',
      change: 'text',
      at: 'time',
      title: 'text',
      priority: 'text',
      summary: 'text'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['item_id', 'at']
      }
    ]
  },
  attention_phrasings: {
    scope: 'organization',
    columns: {
      item_id: 'uuid',
      said_digest: 'text',
      title: 'text',
      what_changed: 'text',
      why_it_matters: 'text',
      at: 'time'
    },
    key: ['item_id'],
    indexes: []
  },
  signals: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      kind: 'text',
      built_in_key: 'text null',
      name: 'text',
      description: 'text null',
      definition: 'json',
      enabled: 'boolean',
      enabled_at: 'time null',
      created_at: 'time',
      updated_at: 'time',
      archived_at: 'time null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['built_in_key'],
        unique: true
      },
      {
        columns: ['created_at']
      }
    ]
  },
  signal_occurrences: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      signal_id: 'uuid',
      customer_id: 'uuid',
      original_customer_id: 'uuid',
      occasion: 'text',
      severity: 'text',
      title: 'text',
      reason: 'text',
      evidence: 'json',
      latest: 'json null',
      occurred_at: 'time',
      detected_at: 'time',
      ended_at: 'time null',
      resumable_until: 'time null',
      resumable_by: 'json null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['signal_id', 'customer_id', 'occasion'],
        unique: true
      },
      {
        columns: ['signal_id', 'detected_at']
      },
      {
        columns: ['customer_id', 'detected_at']
      },
      {
        columns: ['original_customer_id']
      },
      {
        columns: ['detected_at']
      }
    ]
  },
  signal_queue: {
    scope: 'organization',
    columns: {
      customer_id: 'uuid',
      at: 'time'
    },
    key: ['customer_id'],
    indexes: []
  },
  activity_days: {
    scope: 'organization',
    columns: {
      day: 'time',
      events: 'integer',
      accounts: 'integer'
    },
    key: ['day'],
    indexes: []
  },
  customer_health: {
    scope: 'organization',
    columns: {
      customer_id: 'uuid',
      day: 'time',
      score: 'integer null',
      base: 'number null',
      calculated: 'integer null',
      billing_status: 'text',
      parts: 'json',
      formula: 'integer'
    },
    key: ['customer_id', 'day'],
    indexes: [
      {
        columns: ['day']
      }
    ]
  },
  sources: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      source_type: 'text',
      external_id: 'text',
      event_type: 'text',
      provider: 'text null',
      occurred_at: 'time',
      title: 'text null',
      summary: 'text null',
      permalink: 'text null',
      participants: 'json',
      search_key: 'text',
      record: 'json',
      segment_count: 'integer',
      customer_key: 'text null',
      customer_id: 'uuid null',
      names_customer: 'boolean',
      contested: 'boolean',
      content_digest: 'text',
      created_at: 'time',
      updated_at: 'time'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['source_type', 'external_id'],
        unique: true
      },
      {
        columns: ['customer_key']
      },
      {
        columns: ['contested']
      },
      {
        columns: ['customer_id', 'occurred_at']
      },
      {
        columns: ['customer_id', 'source_type', 'occurred_at']
      },
      {
        columns: ['source_type', 'occurred_at']
      },
      {
        columns: ['occurred_at']
      }
    ]
  },
  source_segments: {
    scope: 'organization',
    columns: {
      source_id: 'uuid',
      position: 'integer',
      text: 'text',
      speaker: 'text null',
      at: 'time null'
    },
    key: ['source_id', 'position'],
    indexes: []
  },
  source_participants: {
    scope: 'organization',
    columns: {
      source_id: 'uuid',
      email: 'text',
      occurred_at: 'time'
    },
    key: ['source_id', 'email'],
    indexes: [
      {
        columns: ['email', 'occurred_at']
      }
    ]
  },
  participants: {
    scope: 'organization',
    columns: {
      email: 'text',
      last_at: 'time'
    },
    key: ['email'],
    indexes: []
  },
  facts: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      external_id: 'text null',
      customer_key: 'text',
      customer_id: 'uuid',
      assertion: 'text',
      assertion_key: 'text',
      reasoning: 'text null',
      fact_type: 'text',
      fact_category: 'text',
      status: 'text',
      said_status: 'text null',
      snoozed_until: 'time null',
      confidence: 'number',
      priority: 'text null',
      severity: 'text null',
      occurred_at: 'time null',
      detected_at: 'time',
      valid_from: 'time',
      valid_until: 'time null',
      metric: 'json null',
      occurrence_count: 'integer',
      last_detected_at: 'time',
      evidence_count: 'integer',
      source_types: 'json',
      is_extracted: 'boolean',
      content_digest: 'text',
      updated_at: 'time'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['external_id'],
        unique: true
      },
      {
        columns: ['customer_key']
      },
      {
        columns: ['customer_id', 'occurred_at']
      },
      {
        columns: ['customer_id', 'assertion_key']
      }
    ]
  },
  fact_evidence: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      fact_id: 'uuid',
      position: 'integer',
      source_type: 'text null',
      source_id: 'text null',
      quote: 'text null',
      segment_position: 'integer null',
      event_ids: 'json null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['fact_id', 'position']
      },
      {
        columns: ['source_type', 'source_id']
      }
    ]
  },
  fact_changes: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      fact_id: 'uuid',
      at: 'time',
      from_status: 'text null',
      to_status: 'text',
      until: 'time null',
      cause: 'text',
      actor_id: 'text null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['fact_id', 'at']
      }
    ]
  },
  search_documents: {
    scope: 'organization',
    columns: {
      artifact_id: 'uuid',
      artifact_type: 'text',
      customer_id: 'uuid null',
      occurred_at: 'time null',
      source_types: 'json',
      heading_length: 'integer',
      length: 'integer',
      passage_lengths: 'text'
    },
    key: ['artifact_id'],
    indexes: [
      {
        columns: ['customer_id']
      }
    ]
  },
  search_contents: {
    scope: 'organization',
    columns: {
      artifact_id: 'uuid',
      customer_id: 'uuid',
      digest: 'text',
      length: 'integer',
      passage_count: 'integer',
      passages: 'json',
      postings: 'text'
    },
    key: ['artifact_id'],
    indexes: []
  },
  search_postings: {
    scope: 'organization',
    columns: {
      term: 'text',
      customer_id: 'uuid',
      artifact_id: 'uuid',
      impact: 'integer',
      occurrences: 'text'
    },
    key: ['term', 'customer_id', 'artifact_id'],
    indexes: []
  },
  search_counts: {
    scope: 'organization',
    columns: {
      name: 'text',
      count: 'integer'
    },
    key: ['name'],
    indexes: []
  },
  search_count_changes: {
    scope: 'organization',
    columns: {
      artifact_id: 'uuid',
      ordinal: 'integer',
      folding: 'boolean',
      size: 'integer',
      changes: 'json'
    },
    key: ['artifact_id', 'ordinal'],
    indexes: []
  },
  search_vectors: {
    scope: 'organization',
    columns: {
      artifact_id: 'uuid',
      passage: 'integer',
      digest: 'text',
      model: 'text',
      text_hash: 'text',
      vector: 'text'
    },
    key: ['artifact_id', 'passage'],
    indexes: [
      {
        columns: ['model', 'text_hash']
      }
    ]
  },
  payments: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      external_id: 'text',
      customer_key: 'text',
      customer_id: 'uuid',
      subscription_external_id: 'text null',
      amount_cents: 'integer',
      currency: 'text',
      paid_at: 'time',
      created_at: 'time'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['external_id'],
        unique: true
      },
      {
        columns: ['customer_key']
      },
      {
        columns: ['customer_id', 'paid_at']
      },
      {
        columns: ['subscription_external_id']
      }
    ]
  },
  integration_connections: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      provider: 'text',
      account: 'text',
      account_name: 'text null',
      auth: 'text',
      status: 'text',
      reason: 'text null',
      configuration: 'json null',
      connected_by: 'text null',
      connected_by_member: 'text null',
      created_at: 'time',
      connected_at: 'time',
      disconnected_at: 'time null',
      last_data_at: 'time null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['provider'],
        unique: true
      }
    ]
  },
  integration_credentials: {
    scope: 'organization',
    columns: {
      owner_id: 'uuid',
      field: 'text',
      key_id: 'text',
      sealed: 'text',
      expires_at: 'time null',
      updated_at: 'time'
    },
    key: ['owner_id', 'field'],
    indexes: [
      {
        columns: ['key_id']
      }
    ]
  },
  integration_sessions: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      provider: 'text',
      status: 'text',
      error: 'text null',
      begun_by: 'text null',
      begun_by_member: 'text null',
      token_hash: 'text',
      browser_hash: 'text null',
      state_hash: 'text null',
      rejections: 'integer',
      created_at: 'time',
      expires_at: 'time',
      ended_at: 'time null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['provider', 'created_at']
      },
      {
        columns: ['expires_at']
      }
    ]
  },
  integration_addresses: {
    scope: 'directory',
    columns: {
      kind: 'text',
      provider: 'text',
      address: 'text',
      organization_id: 'uuid',
      target_id: 'uuid',
      expires_at: 'time null'
    },
    key: ['kind', 'provider', 'address', 'organization_id'],
    indexes: [
      {
        columns: ['expires_at']
      },
      {
        columns: ['target_id']
      }
    ]
  },
  integration_streams: {
    scope: 'organization',
    columns: {
      connection_id: 'uuid',
      stream: 'text',
      state: 'text',
      checkpoint: 'json',
      walk: 'integer',
      due_at: 'time',
      succeeded_at: 'time null',
      reconciled_at: 'time null',
      errors: 'integer',
      error_class: 'text null',
      error_message: 'text null',
      added: 'integer',
      updated: 'integer',
      removed: 'integer',
      unchanged: 'integer'
    },
    key: ['connection_id', 'stream'],
    indexes: []
  },
  integration_runs: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      connection_id: 'uuid',
      provider: 'text',
      cause: 'text',
      status: 'text',
      streams: 'json',
      requests: 'integer',
      started_at: 'time',
      ended_at: 'time null',
      next_run_at: 'time null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['connection_id', 'started_at']
      }
    ]
  },
  provider_records: {
    scope: 'organization',
    columns: {
      provider: 'text',
      account: 'text',
      kind: 'text',
      external_id: 'text',
      stream: 'text',
      said: 'json null',
      said_at: 'time',
      identity: 'text null',
      customer_key: 'text null',
      domain: 'text null',
      target_id: 'uuid null',
      digest: 'text null',
      walk: 'integer',
      removed: 'boolean'
    },
    key: ['provider', 'account', 'kind', 'external_id'],
    indexes: [
      {
        columns: ['identity']
      },
      {
        columns: ['customer_key']
      },
      {
        columns: ['domain']
      },
      {
        columns: ['provider', 'account', 'stream', 'walk']
      },
      {
        columns: ['target_id']
      }
    ]
  },
  integration_refreshes: {
    scope: 'organization',
    columns: {
      connection_id: 'uuid',
      holder: 'text',
      until: 'time'
    },
    key: ['connection_id'],
    indexes: []
  },
  automations: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      name: 'text',
      description: 'text null',
      trigger_type: 'text',
      definition: 'json',
      enabled: 'boolean',
      enabled_at: 'time null',
      covered_until: 'time null',
      next_run_at: 'time null',
      created_at: 'time',
      updated_at: 'time',
      archived_at: 'time null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['created_at']
      },
      {
        columns: ['enabled']
      }
    ]
  },
  automation_matches: {
    scope: 'organization',
    columns: {
      automation_id: 'uuid',
      occurrence_id: 'uuid',
      signal_id: 'uuid',
      customer_id: 'uuid',
      at: 'time'
    },
    key: ['automation_id', 'occurrence_id'],
    indexes: [
      {
        columns: ['automation_id', 'at']
      }
    ]
  },
  automation_reaches: {
    scope: 'organization',
    columns: {
      automation_id: 'uuid',
      customer_id: 'uuid',
      at: 'time'
    },
    key: ['automation_id', 'customer_id'],
    indexes: []
  },
  automation_runs: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      automation_id: 'uuid',
      trigger_type: 'text',
      occasion: 'text',
      status: 'text',
      reason: 'text null',
      period_start: 'time',
      period_end: 'time',
      missed: 'integer',
      items: 'json',
      excluded: 'json',
      created_at: 'time',
      started_at: 'time null',
      ended_at: 'time null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['automation_id', 'occasion'],
        unique: true
      },
      {
        columns: ['automation_id', 'created_at']
      },
      {
        columns: ['automation_id', 'status', 'created_at']
      }
    ]
  },
  deliveries: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      kind: 'text',
      run_id: 'uuid null',
      automation_id: 'uuid null',
      destination_id: 'uuid',
      channel_id: 'text',
      place: 'integer',
      status: 'text',
      message: 'json',
      attempts: 'integer',
      error: 'text null',
      provider_message_id: 'text null',
      created_at: 'time',
      started_at: 'time null',
      ended_at: 'time null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['channel_id', 'status', 'created_at']
      },
      {
        columns: ['channel_id', 'started_at']
      },
      {
        columns: ['destination_id', 'created_at']
      },
      {
        columns: ['run_id']
      }
    ]
  },
  hook_registrations: {
    scope: 'directory',
    columns: {
      name: 'text',
      id: 'text',
      seen_at: 'time'
    },
    key: ['name', 'id'],
    indexes: []
  },
  hook_deliveries: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      hook: 'text',
      subject_id: 'uuid',
      position: 'integer',
      status: 'text',
      told: 'json',
      attempts: 'integer',
      due_at: 'time',
      error: 'text null',
      created_at: 'time'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['hook', 'subject_id', 'position']
      },
      {
        columns: ['hook', 'status', 'due_at']
      }
    ]
  },
  agents: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      display_name: 'text',
      instructions: 'text',
      max_items: 'integer',
      schedule: 'json null',
      tools: 'json',
      saved_by: 'json',
      enabled: 'boolean',
      next_run_at: 'time null',
      created_at: 'time',
      updated_at: 'time'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['created_at']
      }
    ]
  },
  agent_runs: {
    scope: 'organization',
    columns: {
      id: 'uuid',
      agent_id: 'uuid',
      trigger: 'text',
      occasion: 'text',
      automation_id: 'uuid null',
      automation_run_id: 'uuid null',
      scope: 'json null',
      status: 'text',
      model: 'text null',
      summary: 'text null',
      error_summary: 'text null',
      outputs: 'json',
      refused: 'integer',
      steps: 'integer',
      tool_calls: 'integer',
      input_tokens: 'integer',
      output_tokens: 'integer',
      cost_micros: 'integer null',
      created_at: 'time',
      begun_at: 'time null',
      ended_at: 'time null'
    },
    key: ['id'],
    indexes: [
      {
        columns: ['agent_id', 'occasion'],
        unique: true
      },
      {
        columns: ['agent_id', 'created_at']
      },
      {
        columns: ['agent_id', 'status', 'created_at']
      },
      {
        columns: ['automation_run_id']
      }
    ]
  },
  agent_steps: {
    scope: 'organization',
    columns: {
      run_id: 'uuid',
      place: 'integer',
      text: 'text',
      said: 'json',
      calls: 'json',
      reply: 'text null',
      input_tokens: 'integer',
      output_tokens: 'integer',
      at: 'time'
    },
    key: ['run_id', 'place'],
    indexes: []
  },
  model_usage: {
    scope: 'organization',
    columns: {
      day: 'text',
      purpose: 'text',
      questions: 'integer',
      input_tokens: 'integer',
      output_tokens: 'integer',
      cost_micros: 'integer'
    },
    key: ['day', 'purpose'],
    indexes: []
  }
}
