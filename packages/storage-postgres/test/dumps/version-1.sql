-- A database of schema version 1 with rows, as the last Rapport before version 2 made it. Nobody changes this file.
begin;

create schema if not exists "rapport";

create table if not exists "rapport".migrations (
  version integer primary key,
  name text not null,
  applied_at timestamptz not null default now()
);

-- 1 initial
create table "rapport".organizations (
  id uuid not null,
  name text collate "C" not null,
  slug text collate "C" not null,
  domains jsonb not null,
  domains_revision bigint not null,
  demo jsonb,
  created_at timestamptz(3) not null,
  primary key (id)
);
create unique index organizations_slug_idx on "rapport".organizations (slug);

create table "rapport".api_keys (
  id uuid not null,
  organization_id uuid not null,
  name text collate "C" not null,
  prefix text collate "C" not null,
  hash text collate "C" not null,
  grants jsonb not null,
  created_by_id text collate "C",
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  total_requests bigint not null,
  primary key (id)
);
create unique index api_keys_hash_idx on "rapport".api_keys (hash);
create index api_keys_organization_id_created_at_idx on "rapport".api_keys (organization_id, created_at, id);

create table "rapport".public_keys (
  public_key text collate "C" not null,
  organization_id uuid not null,
  trust jsonb not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  primary key (public_key)
);
create index public_keys_organization_id_created_at_idx on "rapport".public_keys (organization_id, created_at, public_key);

create table "rapport".identity_verifications (
  organization_id uuid not null,
  secret text collate "C" not null,
  previous_secret text collate "C",
  previous_until timestamptz(3),
  is_required boolean not null,
  created_at timestamptz(3) not null,
  primary key (organization_id)
);

create table "rapport".members (
  organization_id uuid not null,
  id text collate "C" not null,
  email text collate "C" not null,
  name text collate "C" not null,
  title text collate "C",
  role text collate "C",
  manager_email text collate "C",
  territory text collate "C",
  linkedin_url text collate "C",
  owned_customer_count bigint not null,
  search_key text collate "C" not null,
  provider text collate "C",
  created_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index members_email_idx on "rapport".members (organization_id, email);
create index members_name_idx on "rapport".members (organization_id, name, id);
create index members_owned_customer_count_idx on "rapport".members (organization_id, owned_customer_count, id);

create table "rapport".customers (
  organization_id uuid not null,
  id uuid not null,
  external_id text collate "C",
  claimed boolean not null,
  account_count bigint not null,
  domain text collate "C",
  name text collate "C",
  name_key text collate "C",
  search_key text collate "C" not null,
  traits jsonb not null,
  billing_status text collate "C" not null,
  subscription_billing_status text collate "C",
  event_billing_status text collate "C" not null,
  billing_at timestamptz(3),
  mrr_cents bigint,
  mrr_status text collate "C" not null,
  currency text collate "C",
  plan text collate "C",
  active_subscription_count bigint not null,
  owner_id text collate "C",
  owner_set_by text collate "C",
  contact_count bigint not null,
  created_at timestamptz(3) not null,
  first_seen_at timestamptz(3),
  event_seen_at timestamptz(3),
  record_seen_at timestamptz(3),
  activated_at timestamptz(3),
  last_activity_at timestamptz(3),
  source_activity_at timestamptz(3),
  first_touch_at timestamptz(3),
  first_source text collate "C",
  first_channel text collate "C",
  primary key (organization_id, id)
);
create unique index customers_external_id_idx on "rapport".customers (organization_id, external_id);
create index customers_domain_idx on "rapport".customers (organization_id, domain, id);
create index customers_name_key_idx on "rapport".customers (organization_id, name_key, id);
create index customers_name_idx on "rapport".customers (organization_id, name, id);
create index customers_last_activity_at_idx on "rapport".customers (organization_id, last_activity_at, id);
create index customers_first_seen_at_idx on "rapport".customers (organization_id, first_seen_at, id);
create index customers_mrr_cents_idx on "rapport".customers (organization_id, mrr_cents, id);
create index customers_owner_id_idx on "rapport".customers (organization_id, owner_id, id);

create table "rapport".users (
  organization_id uuid not null,
  id uuid not null,
  external_id text collate "C",
  email text collate "C",
  name text collate "C",
  search_key text collate "C" not null,
  traits jsonb not null,
  customer_id uuid,
  claimed_customer text collate "C",
  mixed_customers boolean not null,
  record_account text collate "C",
  created_at timestamptz(3) not null,
  first_seen_at timestamptz(3),
  last_activity_at timestamptz(3),
  event_activity_at timestamptz(3),
  source_activity_at timestamptz(3),
  active_days jsonb not null,
  first_touch_at timestamptz(3),
  first_source text collate "C",
  first_channel text collate "C",
  activated_at timestamptz(3),
  engaged_at timestamptz(3),
  inactive_at timestamptz(3),
  said_inactive_at timestamptz(3),
  past_activated_at timestamptz(3),
  primary key (organization_id, id)
);
create unique index users_external_id_idx on "rapport".users (organization_id, external_id);
create index users_email_idx on "rapport".users (organization_id, email, id);
create index users_customer_id_last_activity_at_idx on "rapport".users (organization_id, customer_id, last_activity_at, id);
create index users_last_activity_at_idx on "rapport".users (organization_id, last_activity_at, id);
create index users_first_seen_at_idx on "rapport".users (organization_id, first_seen_at, id);

create table "rapport".events (
  organization_id uuid not null,
  event_id uuid not null,
  type text collate "C" not null,
  channel text collate "C" not null,
  event_name text collate "C" not null,
  occurred_at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  clamped boolean not null,
  activating boolean not null,
  visitor_id uuid,
  session_id uuid,
  identity text collate "C",
  customer_key text collate "C",
  user_id uuid,
  customer_id uuid,
  source text collate "C" not null,
  provider text collate "C",
  url text collate "C",
  path text collate "C",
  title text collate "C",
  referrer text collate "C",
  utm jsonb,
  properties jsonb not null,
  primary key (organization_id, event_id)
);

create table "rapport".visitors (
  organization_id uuid not null,
  visitor_id uuid not null,
  identity text collate "C",
  mixed boolean not null,
  fingerprint text collate "C",
  first_seen_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  primary key (organization_id, visitor_id)
);

create table "rapport".visitor_claims (
  organization_id uuid not null,
  visitor_id uuid not null,
  at timestamptz(3) not null,
  identity text collate "C" not null,
  primary key (organization_id, visitor_id, at, identity)
);
create index visitor_claims_identity_idx on "rapport".visitor_claims (organization_id, identity, visitor_id, at);

create table "rapport".email_claims (
  organization_id uuid not null,
  email text collate "C" not null,
  identity text collate "C" not null,
  domain text collate "C",
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  primary key (organization_id, email, identity)
);
create index email_claims_identity_idx on "rapport".email_claims (organization_id, identity, email);
create index email_claims_domain_idx on "rapport".email_claims (organization_id, domain, email, identity);

create table "rapport".customer_claims (
  organization_id uuid not null,
  identity text collate "C" not null,
  at timestamptz(3) not null,
  customer_key text collate "C" not null,
  since timestamptz(3) not null,
  primary key (organization_id, identity, at, customer_key)
);
create index customer_claims_customer_key_idx on "rapport".customer_claims (organization_id, customer_key, identity, at);

create table "rapport".identities (
  organization_id uuid not null,
  identity text collate "C" not null,
  home_id uuid not null,
  user_id uuid not null,
  domain text collate "C",
  traits jsonb not null,
  record jsonb,
  claimed boolean not null,
  primary key (organization_id, identity)
);
create index identities_user_id_idx on "rapport".identities (organization_id, user_id, identity);
create index identities_domain_idx on "rapport".identities (organization_id, domain, identity);

create table "rapport".customer_identities (
  organization_id uuid not null,
  customer_key text collate "C" not null,
  home_id uuid not null,
  customer_id uuid not null,
  domain text collate "C",
  domain_at timestamptz(3),
  contested boolean not null,
  traits jsonb not null,
  follows text collate "C",
  followed boolean not null,
  record jsonb,
  primary key (organization_id, customer_key)
);
create index customer_identities_customer_id_idx on "rapport".customer_identities (organization_id, customer_id, customer_key);
create index customer_identities_domain_idx on "rapport".customer_identities (organization_id, domain, customer_key);
create index customer_identities_follows_idx on "rapport".customer_identities (organization_id, follows, customer_key);

create table "rapport".merges (
  organization_id uuid not null,
  from_id uuid not null,
  into_id uuid not null,
  entity text collate "C" not null,
  reason text collate "C" not null,
  at timestamptz(3) not null,
  primary key (organization_id, from_id)
);
create index merges_into_id_idx on "rapport".merges (organization_id, into_id, from_id);
create index merges_at_idx on "rapport".merges (organization_id, at, from_id);

create table "rapport".merge_suggestions (
  organization_id uuid not null,
  id uuid not null,
  entity text collate "C" not null,
  duplicate_key text collate "C" not null,
  survivor_key text collate "C" not null,
  status text collate "C" not null,
  confidence text collate "C" not null,
  explanation jsonb not null,
  found_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by text collate "C",
  primary key (organization_id, id)
);
create index merge_suggestions_duplicate_key_idx on "rapport".merge_suggestions (organization_id, duplicate_key, id);
create index merge_suggestions_survivor_key_idx on "rapport".merge_suggestions (organization_id, survivor_key, id);
create index merge_suggestions_found_at_idx on "rapport".merge_suggestions (organization_id, found_at, id);

create table "rapport".ingest_issues (
  organization_id uuid not null,
  reason text collate "C" not null,
  kind text collate "C" not null,
  event_type text collate "C",
  field text collate "C" not null,
  message text collate "C" not null,
  count bigint not null,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  sample jsonb not null,
  primary key (organization_id, reason)
);
create index ingest_issues_last_at_idx on "rapport".ingest_issues (organization_id, last_at, reason);

create table "rapport".subscriptions (
  organization_id uuid not null,
  id uuid not null,
  external_id text collate "C" not null,
  customer_key text collate "C" not null,
  customer_id uuid not null,
  status text collate "C" not null,
  currency text collate "C" not null,
  items jsonb not null,
  discounts jsonb not null,
  plan text collate "C",
  started_at timestamptz(3) not null,
  canceled_at timestamptz(3),
  ever_paid boolean,
  has_payments boolean not null,
  created_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index subscriptions_external_id_idx on "rapport".subscriptions (organization_id, external_id);
create index subscriptions_customer_key_idx on "rapport".subscriptions (organization_id, customer_key, id);
create index subscriptions_customer_id_started_at_idx on "rapport".subscriptions (organization_id, customer_id, started_at, id);

create table "rapport".revenue_snapshots (
  organization_id uuid not null,
  customer_id uuid not null,
  day timestamptz(3) not null,
  mrr_cents bigint,
  currency text collate "C",
  plan text collate "C",
  billing_status text collate "C" not null,
  primary key (organization_id, customer_id, day)
);
create index revenue_snapshots_day_idx on "rapport".revenue_snapshots (organization_id, day, customer_id);

create table "rapport".audit_entries (
  organization_id uuid not null,
  id uuid not null,
  at timestamptz(3) not null,
  tool text collate "C" not null,
  actor_id text collate "C",
  api_key_id uuid,
  request_id text collate "C" not null,
  subject_id text collate "C",
  before jsonb,
  after jsonb,
  primary key (organization_id, id)
);
create index audit_entries_at_idx on "rapport".audit_entries (organization_id, at, id);

create table "rapport".customer_access (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  member_id text collate "C" not null,
  role text collate "C" not null,
  granted_by_id text collate "C",
  granted_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_by_id text collate "C",
  primary key (organization_id, id)
);
create index customer_access_customer_id_granted_at_idx on "rapport".customer_access (organization_id, customer_id, granted_at, id);
create index customer_access_member_id_customer_id_idx on "rapport".customer_access (organization_id, member_id, customer_id, id);

create table "rapport".destinations (
  organization_id uuid not null,
  id uuid not null,
  label text collate "C" not null,
  channel_id text collate "C" not null,
  live_channel_id text collate "C",
  enabled boolean not null,
  is_default boolean not null,
  sync_status text collate "C" not null,
  sync_reason text collate "C",
  last_synced_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  archived_at timestamptz(3),
  primary key (organization_id, id)
);
create unique index destinations_live_channel_id_idx on "rapport".destinations (organization_id, live_channel_id);
create index destinations_created_at_idx on "rapport".destinations (organization_id, created_at, id);

create table "rapport".workspace_settings (
  organization_id uuid not null,
  name text collate "C" not null,
  default_timezone text collate "C" not null,
  activation_event text collate "C",
  updated_at timestamptz(3) not null,
  primary key (organization_id, name)
);

create table "rapport".jobs (
  organization_id uuid not null,
  id uuid not null,
  kind text collate "C" not null,
  payload jsonb not null,
  unique_key text collate "C",
  serial_key text collate "C",
  asked bigint not null,
  run_at timestamptz(3),
  attempts bigint not null,
  leased_by uuid,
  leased_until timestamptz(3),
  running boolean not null,
  last_error text collate "C",
  created_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index jobs_unique_key_idx on "rapport".jobs (organization_id, unique_key);
create index jobs_run_at_idx on "rapport".jobs (organization_id, run_at, id);

create table "rapport".ingest_inbox (
  organization_id uuid not null,
  id uuid not null,
  events jsonb not null,
  received_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create index ingest_inbox_received_at_idx on "rapport".ingest_inbox (organization_id, received_at, id);

create table "rapport".features (
  organization_id uuid not null,
  id text collate "C" not null,
  revision text collate "C" not null,
  generation bigint not null,
  source_key text collate "C" not null,
  feature_key text collate "C" not null,
  name text collate "C" not null,
  event_name text collate "C" not null,
  property_filters jsonb not null,
  created_at timestamptz(3) not null,
  archived_at timestamptz(3),
  primary key (organization_id, id)
);
create index features_archived_at_feature_key_idx on "rapport".features (organization_id, archived_at, feature_key, id);

create table "rapport".attention_items (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  cause text collate "C" not null,
  status text collate "C" not null,
  title text collate "C" not null,
  priority text collate "C" not null,
  priority_reason text collate "C" not null,
  what_changed text collate "C" not null,
  why_it_matters text collate "C" not null,
  uncertainty text collate "C",
  update_summary text collate "C",
  prepared_action_url text collate "C",
  timeline jsonb not null,
  evidence jsonb not null,
  list_position bigint not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  customer_visible_at timestamptz(3) not null,
  material_update_at timestamptz(3),
  resolved_at timestamptz(3),
  reopened_at timestamptz(3),
  primary key (organization_id, id)
);
create unique index attention_items_customer_id_cause_idx on "rapport".attention_items (organization_id, customer_id, cause);
create index attention_items_status_list_position_idx on "rapport".attention_items (organization_id, status, list_position, id);

create table "rapport".attention_changes (
  organization_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  change text collate "C" not null,
  at timestamptz(3) not null,
  title text collate "C" not null,
  priority text collate "C" not null,
  summary text collate "C" not null,
  primary key (organization_id, id)
);
create index attention_changes_item_id_at_idx on "rapport".attention_changes (organization_id, item_id, at, id);

create table "rapport".attention_phrasings (
  organization_id uuid not null,
  item_id uuid not null,
  said_digest text collate "C" not null,
  title text collate "C" not null,
  what_changed text collate "C" not null,
  why_it_matters text collate "C" not null,
  at timestamptz(3) not null,
  primary key (organization_id, item_id)
);

create table "rapport".signals (
  organization_id uuid not null,
  id uuid not null,
  kind text collate "C" not null,
  built_in_key text collate "C",
  name text collate "C" not null,
  description text collate "C",
  definition jsonb not null,
  enabled boolean not null,
  enabled_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  archived_at timestamptz(3),
  primary key (organization_id, id)
);
create unique index signals_built_in_key_idx on "rapport".signals (organization_id, built_in_key);
create index signals_created_at_idx on "rapport".signals (organization_id, created_at, id);

create table "rapport".signal_occurrences (
  organization_id uuid not null,
  id uuid not null,
  signal_id uuid not null,
  customer_id uuid not null,
  original_customer_id uuid not null,
  occasion text collate "C" not null,
  severity text collate "C" not null,
  title text collate "C" not null,
  reason text collate "C" not null,
  evidence jsonb not null,
  latest jsonb,
  occurred_at timestamptz(3) not null,
  detected_at timestamptz(3) not null,
  ended_at timestamptz(3),
  resumable_until timestamptz(3),
  resumable_by jsonb,
  primary key (organization_id, id)
);
create unique index signal_occurrences_signal_id_customer_id_occasion_idx on "rapport".signal_occurrences (organization_id, signal_id, customer_id, occasion);
create index signal_occurrences_signal_id_detected_at_idx on "rapport".signal_occurrences (organization_id, signal_id, detected_at, id);
create index signal_occurrences_customer_id_detected_at_idx on "rapport".signal_occurrences (organization_id, customer_id, detected_at, id);
create index signal_occurrences_original_customer_id_idx on "rapport".signal_occurrences (organization_id, original_customer_id, id);
create index signal_occurrences_detected_at_idx on "rapport".signal_occurrences (organization_id, detected_at, id);

create table "rapport".signal_queue (
  organization_id uuid not null,
  customer_id uuid not null,
  at timestamptz(3) not null,
  primary key (organization_id, customer_id)
);

create table "rapport".activity_days (
  organization_id uuid not null,
  day timestamptz(3) not null,
  events bigint not null,
  accounts bigint not null,
  primary key (organization_id, day)
);

create table "rapport".customer_health (
  organization_id uuid not null,
  customer_id uuid not null,
  day timestamptz(3) not null,
  score bigint,
  base double precision,
  calculated bigint,
  billing_status text collate "C" not null,
  parts jsonb not null,
  formula bigint not null,
  primary key (organization_id, customer_id, day)
);
create index customer_health_day_idx on "rapport".customer_health (organization_id, day, customer_id);

create table "rapport".sources (
  organization_id uuid not null,
  id uuid not null,
  source_type text collate "C" not null,
  external_id text collate "C" not null,
  event_type text collate "C" not null,
  provider text collate "C",
  occurred_at timestamptz(3) not null,
  title text collate "C",
  summary text collate "C",
  permalink text collate "C",
  participants jsonb not null,
  search_key text collate "C" not null,
  record jsonb not null,
  segment_count bigint not null,
  customer_key text collate "C",
  customer_id uuid,
  names_customer boolean not null,
  contested boolean not null,
  content_digest text collate "C" not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index sources_source_type_external_id_idx on "rapport".sources (organization_id, source_type, external_id);
create index sources_customer_key_idx on "rapport".sources (organization_id, customer_key, id);
create index sources_contested_idx on "rapport".sources (organization_id, contested, id);
create index sources_customer_id_occurred_at_idx on "rapport".sources (organization_id, customer_id, occurred_at, id);
create index sources_customer_id_source_type_occurred_at_idx on "rapport".sources (organization_id, customer_id, source_type, occurred_at, id);
create index sources_source_type_occurred_at_idx on "rapport".sources (organization_id, source_type, occurred_at, id);
create index sources_occurred_at_idx on "rapport".sources (organization_id, occurred_at, id);

create table "rapport".source_segments (
  organization_id uuid not null,
  source_id uuid not null,
  position bigint not null,
  text text collate "C" not null,
  speaker text collate "C",
  at timestamptz(3),
  primary key (organization_id, source_id, position)
);

create table "rapport".source_participants (
  organization_id uuid not null,
  source_id uuid not null,
  email text collate "C" not null,
  occurred_at timestamptz(3) not null,
  primary key (organization_id, source_id, email)
);
create index source_participants_email_occurred_at_idx on "rapport".source_participants (organization_id, email, occurred_at, source_id);

create table "rapport".participants (
  organization_id uuid not null,
  email text collate "C" not null,
  last_at timestamptz(3) not null,
  primary key (organization_id, email)
);

create table "rapport".facts (
  organization_id uuid not null,
  id uuid not null,
  external_id text collate "C",
  customer_key text collate "C" not null,
  customer_id uuid not null,
  assertion text collate "C" not null,
  assertion_key text collate "C" not null,
  reasoning text collate "C",
  fact_type text collate "C" not null,
  fact_category text collate "C" not null,
  status text collate "C" not null,
  said_status text collate "C",
  snoozed_until timestamptz(3),
  confidence double precision not null,
  priority text collate "C",
  severity text collate "C",
  occurred_at timestamptz(3),
  detected_at timestamptz(3) not null,
  valid_from timestamptz(3) not null,
  valid_until timestamptz(3),
  metric jsonb,
  occurrence_count bigint not null,
  last_detected_at timestamptz(3) not null,
  evidence_count bigint not null,
  source_types jsonb not null,
  is_extracted boolean not null,
  content_digest text collate "C" not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index facts_external_id_idx on "rapport".facts (organization_id, external_id);
create index facts_customer_key_idx on "rapport".facts (organization_id, customer_key, id);
create index facts_customer_id_occurred_at_idx on "rapport".facts (organization_id, customer_id, occurred_at, id);
create index facts_customer_id_assertion_key_idx on "rapport".facts (organization_id, customer_id, assertion_key, id);

create table "rapport".fact_evidence (
  organization_id uuid not null,
  id uuid not null,
  fact_id uuid not null,
  position bigint not null,
  source_type text collate "C",
  source_id text collate "C",
  quote text collate "C",
  segment_position bigint,
  event_ids jsonb,
  primary key (organization_id, id)
);
create index fact_evidence_fact_id_position_idx on "rapport".fact_evidence (organization_id, fact_id, position, id);
create index fact_evidence_source_type_source_id_idx on "rapport".fact_evidence (organization_id, source_type, source_id, id);

create table "rapport".fact_changes (
  organization_id uuid not null,
  id uuid not null,
  fact_id uuid not null,
  at timestamptz(3) not null,
  from_status text collate "C",
  to_status text collate "C" not null,
  until timestamptz(3),
  cause text collate "C" not null,
  actor_id text collate "C",
  primary key (organization_id, id)
);
create index fact_changes_fact_id_at_idx on "rapport".fact_changes (organization_id, fact_id, at, id);

create table "rapport".search_documents (
  organization_id uuid not null,
  artifact_id uuid not null,
  artifact_type text collate "C" not null,
  customer_id uuid,
  occurred_at timestamptz(3),
  source_types jsonb not null,
  heading_length bigint not null,
  length bigint not null,
  passage_lengths text collate "C" not null,
  primary key (organization_id, artifact_id)
);
create index search_documents_customer_id_idx on "rapport".search_documents (organization_id, customer_id, artifact_id);

create table "rapport".search_contents (
  organization_id uuid not null,
  artifact_id uuid not null,
  customer_id uuid not null,
  digest text collate "C" not null,
  length bigint not null,
  passage_count bigint not null,
  passages jsonb not null,
  postings text collate "C" not null,
  primary key (organization_id, artifact_id)
);

create table "rapport".search_postings (
  organization_id uuid not null,
  term text collate "C" not null,
  customer_id uuid not null,
  artifact_id uuid not null,
  impact bigint not null,
  occurrences text collate "C" not null,
  primary key (organization_id, term, customer_id, artifact_id)
);

create table "rapport".search_counts (
  organization_id uuid not null,
  name text collate "C" not null,
  count bigint not null,
  primary key (organization_id, name)
);

create table "rapport".search_count_changes (
  organization_id uuid not null,
  artifact_id uuid not null,
  ordinal bigint not null,
  folding boolean not null,
  size bigint not null,
  changes jsonb not null,
  primary key (organization_id, artifact_id, ordinal)
);

create table "rapport".search_vectors (
  organization_id uuid not null,
  artifact_id uuid not null,
  passage bigint not null,
  digest text collate "C" not null,
  model text collate "C" not null,
  text_hash text collate "C" not null,
  vector text collate "C" not null,
  primary key (organization_id, artifact_id, passage)
);
create index search_vectors_model_text_hash_idx on "rapport".search_vectors (organization_id, model, text_hash, artifact_id, passage);

create table "rapport".payments (
  organization_id uuid not null,
  id uuid not null,
  external_id text collate "C" not null,
  customer_key text collate "C" not null,
  customer_id uuid not null,
  subscription_external_id text collate "C",
  amount_cents bigint not null,
  currency text collate "C" not null,
  paid_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index payments_external_id_idx on "rapport".payments (organization_id, external_id);
create index payments_customer_key_idx on "rapport".payments (organization_id, customer_key, id);
create index payments_customer_id_paid_at_idx on "rapport".payments (organization_id, customer_id, paid_at, id);
create index payments_subscription_external_id_idx on "rapport".payments (organization_id, subscription_external_id, id);

create table "rapport".integration_connections (
  organization_id uuid not null,
  id uuid not null,
  provider text collate "C" not null,
  account text collate "C" not null,
  account_name text collate "C",
  auth text collate "C" not null,
  status text collate "C" not null,
  reason text collate "C",
  configuration jsonb,
  connected_by text collate "C",
  connected_by_member text collate "C",
  created_at timestamptz(3) not null,
  connected_at timestamptz(3) not null,
  disconnected_at timestamptz(3),
  last_data_at timestamptz(3),
  primary key (organization_id, id)
);
create unique index integration_connections_provider_idx on "rapport".integration_connections (organization_id, provider);

create table "rapport".integration_credentials (
  organization_id uuid not null,
  owner_id uuid not null,
  field text collate "C" not null,
  key_id text collate "C" not null,
  sealed text collate "C" not null,
  expires_at timestamptz(3),
  updated_at timestamptz(3) not null,
  primary key (organization_id, owner_id, field)
);
create index integration_credentials_key_id_idx on "rapport".integration_credentials (organization_id, key_id, owner_id, field);

create table "rapport".integration_sessions (
  organization_id uuid not null,
  id uuid not null,
  provider text collate "C" not null,
  status text collate "C" not null,
  error text collate "C",
  begun_by text collate "C",
  begun_by_member text collate "C",
  token_hash text collate "C" not null,
  browser_hash text collate "C",
  state_hash text collate "C",
  rejections bigint not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  primary key (organization_id, id)
);
create index integration_sessions_provider_created_at_idx on "rapport".integration_sessions (organization_id, provider, created_at, id);
create index integration_sessions_expires_at_idx on "rapport".integration_sessions (organization_id, expires_at, id);

create table "rapport".integration_addresses (
  kind text collate "C" not null,
  provider text collate "C" not null,
  address text collate "C" not null,
  organization_id uuid not null,
  target_id uuid not null,
  expires_at timestamptz(3),
  primary key (kind, provider, address, organization_id)
);
create index integration_addresses_expires_at_idx on "rapport".integration_addresses (expires_at, kind, provider, address, organization_id);
create index integration_addresses_target_id_idx on "rapport".integration_addresses (target_id, kind, provider, address, organization_id);

create table "rapport".integration_streams (
  organization_id uuid not null,
  connection_id uuid not null,
  stream text collate "C" not null,
  state text collate "C" not null,
  checkpoint jsonb not null,
  walk bigint not null,
  due_at timestamptz(3) not null,
  succeeded_at timestamptz(3),
  reconciled_at timestamptz(3),
  errors bigint not null,
  error_class text collate "C",
  error_message text collate "C",
  added bigint not null,
  updated bigint not null,
  removed bigint not null,
  unchanged bigint not null,
  primary key (organization_id, connection_id, stream)
);

create table "rapport".integration_runs (
  organization_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  provider text collate "C" not null,
  cause text collate "C" not null,
  status text collate "C" not null,
  streams jsonb not null,
  requests bigint not null,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  next_run_at timestamptz(3),
  primary key (organization_id, id)
);
create index integration_runs_connection_id_started_at_idx on "rapport".integration_runs (organization_id, connection_id, started_at, id);

create table "rapport".provider_records (
  organization_id uuid not null,
  provider text collate "C" not null,
  account text collate "C" not null,
  kind text collate "C" not null,
  external_id text collate "C" not null,
  stream text collate "C" not null,
  said jsonb,
  said_at timestamptz(3) not null,
  identity text collate "C",
  customer_key text collate "C",
  domain text collate "C",
  target_id uuid,
  digest text collate "C",
  walk bigint not null,
  removed boolean not null,
  primary key (organization_id, provider, account, kind, external_id)
);
create index provider_records_identity_idx on "rapport".provider_records (organization_id, identity, provider, account, kind, external_id);
create index provider_records_customer_key_idx on "rapport".provider_records (organization_id, customer_key, provider, account, kind, external_id);
create index provider_records_domain_idx on "rapport".provider_records (organization_id, domain, provider, account, kind, external_id);
create index provider_records_provider_account_stream_walk_idx on "rapport".provider_records (organization_id, provider, account, stream, walk, kind, external_id);
create index provider_records_target_id_idx on "rapport".provider_records (organization_id, target_id, provider, account, kind, external_id);

create table "rapport".integration_refreshes (
  organization_id uuid not null,
  connection_id uuid not null,
  holder text collate "C" not null,
  until timestamptz(3) not null,
  primary key (organization_id, connection_id)
);

create table "rapport".automations (
  organization_id uuid not null,
  id uuid not null,
  name text collate "C" not null,
  description text collate "C",
  trigger_type text collate "C" not null,
  definition jsonb not null,
  enabled boolean not null,
  enabled_at timestamptz(3),
  covered_until timestamptz(3),
  next_run_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  archived_at timestamptz(3),
  primary key (organization_id, id)
);
create index automations_created_at_idx on "rapport".automations (organization_id, created_at, id);
create index automations_enabled_idx on "rapport".automations (organization_id, enabled, id);

create table "rapport".automation_matches (
  organization_id uuid not null,
  automation_id uuid not null,
  occurrence_id uuid not null,
  signal_id uuid not null,
  customer_id uuid not null,
  at timestamptz(3) not null,
  primary key (organization_id, automation_id, occurrence_id)
);
create index automation_matches_automation_id_at_idx on "rapport".automation_matches (organization_id, automation_id, at, occurrence_id);

create table "rapport".automation_reaches (
  organization_id uuid not null,
  automation_id uuid not null,
  customer_id uuid not null,
  at timestamptz(3) not null,
  primary key (organization_id, automation_id, customer_id)
);

create table "rapport".automation_runs (
  organization_id uuid not null,
  id uuid not null,
  automation_id uuid not null,
  trigger_type text collate "C" not null,
  occasion text collate "C" not null,
  status text collate "C" not null,
  reason text collate "C",
  period_start timestamptz(3) not null,
  period_end timestamptz(3) not null,
  missed bigint not null,
  items jsonb not null,
  excluded jsonb not null,
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  primary key (organization_id, id)
);
create unique index automation_runs_automation_id_occasion_idx on "rapport".automation_runs (organization_id, automation_id, occasion);
create index automation_runs_automation_id_created_at_idx on "rapport".automation_runs (organization_id, automation_id, created_at, id);
create index automation_runs_automation_id_status_created_at_idx on "rapport".automation_runs (organization_id, automation_id, status, created_at, id);

create table "rapport".deliveries (
  organization_id uuid not null,
  id uuid not null,
  kind text collate "C" not null,
  run_id uuid,
  automation_id uuid,
  destination_id uuid not null,
  channel_id text collate "C" not null,
  place bigint not null,
  status text collate "C" not null,
  message jsonb not null,
  attempts bigint not null,
  error text collate "C",
  provider_message_id text collate "C",
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  primary key (organization_id, id)
);
create index deliveries_channel_id_status_created_at_idx on "rapport".deliveries (organization_id, channel_id, status, created_at, id);
create index deliveries_channel_id_started_at_idx on "rapport".deliveries (organization_id, channel_id, started_at, id);
create index deliveries_destination_id_created_at_idx on "rapport".deliveries (organization_id, destination_id, created_at, id);
create index deliveries_run_id_idx on "rapport".deliveries (organization_id, run_id, id);

create table "rapport".hook_registrations (
  name text collate "C" not null,
  id text collate "C" not null,
  seen_at timestamptz(3) not null,
  primary key (name, id)
);

create table "rapport".hook_deliveries (
  organization_id uuid not null,
  id uuid not null,
  hook text collate "C" not null,
  subject_id uuid not null,
  position bigint not null,
  status text collate "C" not null,
  told jsonb not null,
  attempts bigint not null,
  due_at timestamptz(3) not null,
  error text collate "C",
  created_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create index hook_deliveries_hook_subject_id_position_idx on "rapport".hook_deliveries (organization_id, hook, subject_id, position, id);
create index hook_deliveries_hook_status_due_at_idx on "rapport".hook_deliveries (organization_id, hook, status, due_at, id);

create table "rapport".agents (
  organization_id uuid not null,
  id uuid not null,
  display_name text collate "C" not null,
  instructions text collate "C" not null,
  max_items bigint not null,
  schedule jsonb,
  tools jsonb not null,
  saved_by jsonb not null,
  enabled boolean not null,
  next_run_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create index agents_created_at_idx on "rapport".agents (organization_id, created_at, id);

create table "rapport".agent_runs (
  organization_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  trigger text collate "C" not null,
  occasion text collate "C" not null,
  automation_id uuid,
  automation_run_id uuid,
  scope jsonb,
  status text collate "C" not null,
  model text collate "C",
  summary text collate "C",
  error_summary text collate "C",
  outputs jsonb not null,
  refused bigint not null,
  steps bigint not null,
  tool_calls bigint not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  cost_micros bigint,
  created_at timestamptz(3) not null,
  begun_at timestamptz(3),
  ended_at timestamptz(3),
  primary key (organization_id, id)
);
create unique index agent_runs_agent_id_occasion_idx on "rapport".agent_runs (organization_id, agent_id, occasion);
create index agent_runs_agent_id_created_at_idx on "rapport".agent_runs (organization_id, agent_id, created_at, id);
create index agent_runs_agent_id_status_created_at_idx on "rapport".agent_runs (organization_id, agent_id, status, created_at, id);
create index agent_runs_automation_run_id_idx on "rapport".agent_runs (organization_id, automation_run_id, id);

create table "rapport".agent_steps (
  organization_id uuid not null,
  run_id uuid not null,
  place bigint not null,
  text text collate "C" not null,
  said jsonb not null,
  calls jsonb not null,
  reply text collate "C",
  input_tokens bigint not null,
  output_tokens bigint not null,
  at timestamptz(3) not null,
  primary key (organization_id, run_id, place)
);

create table "rapport".model_usage (
  organization_id uuid not null,
  day text collate "C" not null,
  purpose text collate "C" not null,
  questions bigint not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  cost_micros bigint not null,
  primary key (organization_id, day, purpose)
);

create index events_customer_id_occurred_at_idx on "rapport".events (organization_id, customer_id, occurred_at, event_id) where customer_id is not null;
create index events_user_id_occurred_at_idx on "rapport".events (organization_id, user_id, occurred_at, event_id) where user_id is not null;
create index events_unowned_idx on "rapport".events (organization_id, visitor_id) where user_id is null;
create index events_custom_name_idx on "rapport".events (organization_id, event_name, occurred_at, event_id)
  include (customer_id) where type = 'CUSTOM';
create index customers_traits_idx on "rapport".customers using gin (traits jsonb_path_ops);
create index users_traits_idx on "rapport".users using gin (traits jsonb_path_ops);
create index jobs_due_idx on "rapport".jobs (run_at, organization_id, id);

do $rapport$
declare
  home name;
begin
  begin
    create extension if not exists pg_trgm;
  exception when others then
    raise notice 'pg_trgm is not available: searching names reads every row of an organization';
  end;
  select nspname into home from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  if home is not null then
    execute format('create index members_search_key_idx on %s.members using gin (search_key %I.gin_trgm_ops)', '"rapport"', home);
    execute format('create index customers_search_key_idx on %s.customers using gin (search_key %I.gin_trgm_ops)', '"rapport"', home);
    execute format('create index users_search_key_idx on %s.users using gin (search_key %I.gin_trgm_ops)', '"rapport"', home);
    execute format('create index sources_search_key_idx on %s.sources using gin (search_key %I.gin_trgm_ops)', '"rapport"', home);
  end if;
end $rapport$;

do $rapport$
declare
  home name;
begin
  begin
    create extension if not exists vector;
  exception when others then
    raise notice 'pgvector is not available: vectors are compared outside of the database';
  end;
  select nspname into home from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'vector';
  if home is not null then
    execute format('alter table %s.search_vectors add column embedding %I.vector generated always as (vector::%I.vector) stored', '"rapport"', home, home);
  end if;
end $rapport$;
insert into "rapport".migrations (version, name) values (1, 'initial');

insert into "rapport".organizations (id, name, slug, domains, domains_revision, demo, created_at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'Acme Inc', 'acme-inc', '[]', '0', NULL, '2026-06-01 08:00:00-04');

insert into "rapport".members (organization_id, id, email, name, title, role, manager_email, territory, linkedin_url, owned_customer_count, search_key, provider, created_at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'm1', 'olga@acme.com', 'Olga', NULL, NULL, NULL, NULL, NULL, '0', 'olga
olga@acme.com', NULL, '2026-06-01 08:00:00-04');

insert into "rapport".customers (organization_id, id, external_id, claimed, account_count, domain, name, name_key, search_key, traits, billing_status, subscription_billing_status, event_billing_status, billing_at, mrr_cents, mrr_status, currency, plan, active_subscription_count, owner_id, owner_set_by, contact_count, created_at, first_seen_at, event_seen_at, record_seen_at, activated_at, last_activity_at, source_activity_at, first_touch_at, first_source, first_channel) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '019e830e-1a00-7568-a2c3-5d7a20792aa1', 'initech', 'true', '0', NULL, 'Initech', 'initech', 'initech', '{"name": "Initech"}', 'NONE', NULL, 'NONE', NULL, NULL, 'unavailable', NULL, NULL, '0', NULL, NULL, '0', '2026-06-01 08:00:00-04', '2026-05-03 20:00:00-04', '2026-05-03 20:00:00-04', NULL, NULL, '2026-05-05 20:00:00-04', NULL, NULL, NULL, NULL),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '019e830e-1a00-7568-a2c3-5d7a20792aa0', 'globex', 'true', '0', 'globex.com', NULL, NULL, 'globex.com', '{"plan": "team", "domain": "globex.com"}', 'PAYING', 'PAYING', 'NONE', NULL, '5000', 'calculated', 'USD', NULL, '1', NULL, NULL, '2', '2026-06-01 08:00:00-04', '2026-05-01 20:00:00-04', '2026-05-01 20:00:00-04', NULL, NULL, '2026-05-07 20:00:00-04', '2026-05-03 20:00:00-04', '2026-05-01 20:00:00-04', 'direct', 'direct');

insert into "rapport".users (organization_id, id, external_id, email, name, search_key, traits, customer_id, claimed_customer, mixed_customers, record_account, created_at, first_seen_at, last_activity_at, event_activity_at, source_activity_at, active_days, first_touch_at, first_source, first_channel, activated_at, engaged_at, inactive_at, said_inactive_at, past_activated_at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '019e830e-1a00-7568-a2c3-5d7a20792aa6', 'u2', 'bob@globex.com', NULL, 'bob@globex.com', '{}', '019e830e-1a00-7568-a2c3-5d7a20792aa0', 'c:globex', 'true', NULL, '2026-06-01 08:00:00-04', '2026-05-03 20:00:00-04', '2026-05-07 20:00:00-04', '2026-05-07 20:00:00-04', NULL, '[20581, 20580, 20579]', NULL, NULL, NULL, NULL, NULL, '2026-05-07 20:00:00-04', '2026-05-07 20:00:00-04', NULL),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '019e830e-1a00-7568-a2c3-5d7a20792aa4', 'u1', 'ann@globex.com', 'Ann', 'ann@globex.com
ann', '{"name": "Ann"}', '019e830e-1a00-7568-a2c3-5d7a20792aa0', 'c:globex', 'false', NULL, '2026-06-01 08:00:00-04', '2026-05-01 20:00:00-04', '2026-05-03 20:00:00-04', '2026-05-01 20:00:00-04', '2026-05-03 20:00:00-04', '[20575]', '2026-05-01 20:00:00-04', 'direct', 'direct', NULL, NULL, NULL, NULL, NULL);

insert into "rapport".events (organization_id, event_id, type, channel, event_name, occurred_at, received_at, clamped, activating, visitor_id, session_id, identity, customer_key, user_id, customer_id, source, provider, url, path, title, referrer, utm, properties) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '4f6caed5-43f7-83fc-8553-4d23bf363f33', 'IDENTIFY', 'IDENTITY', 'identify', '2026-05-03 20:00:00-04', '2026-06-01 08:00:00-04', 'false', 'false', '0195f3c4-0000-7000-8000-000000000001', NULL, 'u:u2', NULL, '019e830e-1a00-7568-a2c3-5d7a20792aa6', '019e830e-1a00-7568-a2c3-5d7a20792aa1', 'client', NULL, NULL, NULL, NULL, NULL, NULL, '{}'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '50d993f4-bd66-8cea-8c47-2a4a58e68f51', 'STAGE_CHANGED', 'PRODUCT', 'inactive', '2026-05-05 20:00:00-04', '2026-06-01 08:00:00-04', 'false', 'false', '0195f3c4-0000-7000-8000-000000000001', NULL, 'u:u2', NULL, '019e830e-1a00-7568-a2c3-5d7a20792aa6', '019e830e-1a00-7568-a2c3-5d7a20792aa1', 'client', NULL, 'server://app', NULL, 'inactive', NULL, NULL, '{"stage": "inactive"}'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '74ff4e16-10ce-8887-8429-97270524faf4', 'IDENTIFY', 'IDENTITY', 'identify', '2026-05-02 20:00:00-04', '2026-06-01 08:00:00-04', 'false', 'false', '0195f3c4-0000-7000-8000-000000000001', NULL, 'u:u1', NULL, '019e830e-1a00-7568-a2c3-5d7a20792aa4', '019e830e-1a00-7568-a2c3-5d7a20792aa0', 'client', NULL, NULL, NULL, NULL, NULL, NULL, '{}'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'c2db5f92-9c61-8bab-8d94-bba86cd2470e', 'CUSTOM', 'PRODUCT', 'signup', '2026-05-04 20:00:00-04', '2026-06-01 08:00:00-04', 'false', 'false', '0195f3c4-0000-7000-8000-000000000001', NULL, 'u:u2', 'c:initech', '019e830e-1a00-7568-a2c3-5d7a20792aa6', '019e830e-1a00-7568-a2c3-5d7a20792aa1', 'client', NULL, 'server://app', NULL, 'signup', NULL, NULL, '{}'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'c9b06bd2-b9dd-8bc9-857e-3329cb61dcc3', 'PAGE_VIEW', 'PRODUCT', 'pageview', '2026-05-01 20:00:00-04', '2026-06-01 08:00:00-04', 'false', 'false', '0195f3c4-0000-7000-8000-000000000001', NULL, NULL, NULL, '019e830e-1a00-7568-a2c3-5d7a20792aa4', '019e830e-1a00-7568-a2c3-5d7a20792aa0', 'client', NULL, 'https://globex.com/a', '/a', '/a', NULL, NULL, '{}'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'a2c809c7-f23b-81b3-8517-86bc23d894a3', 'CUSTOM', 'PRODUCT', 'signup', '2026-05-04 20:00:00-04', '2026-06-01 08:00:00-04', 'false', 'false', NULL, NULL, 'u:u2', 'c:initech', '019e830e-1a00-7568-a2c3-5d7a20792aa6', '019e830e-1a00-7568-a2c3-5d7a20792aa1', 'server', NULL, 'server://app', NULL, 'signup', NULL, NULL, '{}'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'fc1f73a7-682e-8f17-859c-29725889009a', 'CUSTOM', 'PRODUCT', 'login', '2026-05-06 20:00:00-04', '2026-06-01 08:00:00-04', 'false', 'false', NULL, NULL, 'u:u2', 'c:globex', '019e830e-1a00-7568-a2c3-5d7a20792aa6', '019e830e-1a00-7568-a2c3-5d7a20792aa0', 'server', NULL, 'server://app', NULL, 'login', NULL, NULL, '{}'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'e80b7bff-a460-81ad-8ac7-000f1f4432e6', 'STAGE_CHANGED', 'PRODUCT', 'inactive', '2026-05-07 20:00:00-04', '2026-06-01 08:00:00-04', 'false', 'false', NULL, NULL, 'u:u2', NULL, '019e830e-1a00-7568-a2c3-5d7a20792aa6', '019e830e-1a00-7568-a2c3-5d7a20792aa0', 'server', NULL, 'server://app', NULL, 'inactive', NULL, NULL, '{"stage": "inactive"}');

insert into "rapport".visitors (organization_id, visitor_id, identity, mixed, fingerprint, first_seen_at, last_seen_at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '0195f3c4-0000-7000-8000-000000000001', NULL, 'true', NULL, '2026-05-01 20:00:00-04', '2026-05-05 20:00:00-04');

insert into "rapport".visitor_claims (organization_id, visitor_id, at, identity) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '0195f3c4-0000-7000-8000-000000000001', '2026-05-02 20:00:00-04', 'u:u1'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '0195f3c4-0000-7000-8000-000000000001', '2026-05-03 20:00:00-04', 'u:u2'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '0195f3c4-0000-7000-8000-000000000001', '2026-05-04 20:00:00-04', 'u:u2'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '0195f3c4-0000-7000-8000-000000000001', '2026-05-05 20:00:00-04', 'u:u2');

insert into "rapport".email_claims (organization_id, email, identity, domain, first_at, last_at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'ann@globex.com', 'u:u1', 'globex.com', '2026-05-02 20:00:00-04', '2026-06-01 08:00:00-04'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'bob@globex.com', 'u:u2', 'globex.com', '2026-05-03 20:00:00-04', '2026-05-04 20:00:00-04');

insert into "rapport".customer_claims (organization_id, identity, at, customer_key, since) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'u:u1', '2026-06-01 08:00:00-04', 'c:globex', '2026-06-01 08:00:00-04'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'u:u2', '2026-05-04 20:00:00-04', 'c:initech', '2026-05-04 20:00:00-04'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'u:u2', '2026-05-06 20:00:00-04', 'c:globex', '2026-05-06 20:00:00-04');

insert into "rapport".identities (organization_id, identity, home_id, user_id, domain, traits, record, claimed) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'e:ann@globex.com', '019e830e-1a00-7568-a2c3-5d7a20792aa5', '019e830e-1a00-7568-a2c3-5d7a20792aa4', 'globex.com', '{}', NULL, 'true'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'u:u1', '019e830e-1a00-7568-a2c3-5d7a20792aa4', '019e830e-1a00-7568-a2c3-5d7a20792aa4', NULL, '{"name": {"at": 1780315200000, "value": "Ann"}}', NULL, 'true'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'e:bob@globex.com', '019e830e-1a00-7568-a2c3-5d7a20792aa7', '019e830e-1a00-7568-a2c3-5d7a20792aa6', 'globex.com', '{}', NULL, 'true'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'u:u2', '019e830e-1a00-7568-a2c3-5d7a20792aa6', '019e830e-1a00-7568-a2c3-5d7a20792aa6', NULL, '{}', NULL, 'true');

insert into "rapport".customer_identities (organization_id, customer_key, home_id, customer_id, domain, domain_at, contested, traits, follows, followed, record) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'c:globex', '019e830e-1a00-7568-a2c3-5d7a20792aa0', '019e830e-1a00-7568-a2c3-5d7a20792aa0', 'globex.com', '2026-06-01 08:00:00-04', 'false', '{"plan": {"at": 1780315200000, "value": "team"}, "domain": {"at": 1780315200000, "value": "globex.com"}}', NULL, 'false', NULL),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'c:initech', '019e830e-1a00-7568-a2c3-5d7a20792aa1', '019e830e-1a00-7568-a2c3-5d7a20792aa1', NULL, NULL, 'false', '{"name": {"at": 1780315200000, "value": "Initech"}}', NULL, 'false', NULL),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'd:globex.com', '019e830e-1a00-7568-a2c3-5d7a20792aa2', '019e830e-1a00-7568-a2c3-5d7a20792aa0', NULL, NULL, 'false', '{}', NULL, 'false', NULL);

insert into "rapport".ingest_issues (organization_id, reason, kind, event_type, field, message, count, first_at, last_at, sample) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '["cut","identify","visitorId","visitorId is no field of an event and was left out; write visitorId beside events, for the whole batch"]', 'cut', 'identify', 'visitorId', 'visitorId is no field of an event and was left out; write visitorId beside events, for the whole batch', '2', '2026-06-01 08:00:00-04', '2026-06-01 08:00:00-04', '{"type": "identify"}'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '["cut","pageview","visitorId","visitorId is no field of an event and was left out; write visitorId beside events, for the whole batch"]', 'cut', 'pageview', 'visitorId', 'visitorId is no field of an event and was left out; write visitorId beside events, for the whole batch', '1', '2026-06-01 08:00:00-04', '2026-06-01 08:00:00-04', '{"type": "pageview"}');

insert into "rapport".subscriptions (organization_id, id, external_id, customer_key, customer_id, status, currency, items, discounts, plan, started_at, canceled_at, ever_paid, has_payments, created_at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '019e830e-1a00-7568-a2c3-5d7a20792aaa', 'sub1', 'c:globex', '019e830e-1a00-7568-a2c3-5d7a20792aa0', 'active', 'USD', '[{"metered": false, "interval": "month", "quantity": 1, "discounts": [], "amountCents": 5000, "intervalCount": 1}]', '[]', NULL, '2026-04-30 20:00:00-04', NULL, NULL, 'false', '2026-06-01 08:00:00-04');

insert into "rapport".revenue_snapshots (organization_id, customer_id, day, mrr_cents, currency, plan, billing_status) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '019e830e-1a00-7568-a2c3-5d7a20792aa0', '2026-05-31 20:00:00-04', '5000', 'USD', NULL, 'PAYING');

insert into "rapport".attention_items (organization_id, id, customer_id, cause, status, title, priority, priority_reason, what_changed, why_it_matters, uncertainty, update_summary, prepared_action_url, timeline, evidence, list_position, created_at, updated_at, customer_visible_at, material_update_at, resolved_at, reopened_at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '88c52f08-f901-4b69-b22b-896f755668a9', 'c4ca4238-a0b9-2382-0dcc-509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', '{"plan": 1}', '{"plan": 1}', '1', '2025-12-31 19:01:00-05', '2025-12-31 19:01:00-05', '2025-12-31 19:01:00-05', '2025-12-31 19:01:00-05', '2025-12-31 19:01:00-05', '2025-12-31 19:01:00-05'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '1149a403-9759-47af-90b5-c53c91f09863', 'c81e728d-9d4c-2f63-6f06-7f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', '{"plan": 2}', '{"plan": 2}', '2', '2025-12-31 19:02:00-05', '2025-12-31 19:02:00-05', '2025-12-31 19:02:00-05', '2025-12-31 19:02:00-05', '2025-12-31 19:02:00-05', '2025-12-31 19:02:00-05');

insert into "rapport".attention_phrasings (organization_id, item_id, said_digest, title, what_changed, why_it_matters, at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'dd67a1c7-df17-40aa-8d42-471623110421', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', '2025-12-31 19:01:00-05'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'fa99fc92-8ce3-4e11-8491-f1e79c6893a8', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', '2025-12-31 19:02:00-05');

insert into "rapport".signal_occurrences (organization_id, id, signal_id, customer_id, original_customer_id, occasion, severity, title, reason, evidence, latest, occurred_at, detected_at, ended_at, resumable_until, resumable_by) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '270988f2-feab-487d-81f0-544852c3fb0d', 'cf1b327e-81bf-4a6c-b38d-54387047ad7e', 'c4ca4238-a0b9-2382-0dcc-509a6f75849b', '24842693-62b4-48b2-b808-92df81f5b9a4', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', '{"plan": 1}', '{"plan": 1}', '2025-12-31 19:01:00-05', '2025-12-31 19:01:00-05', '2025-12-31 19:01:00-05', '2025-12-31 19:01:00-05', '{"plan": 1}'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '5043f82d-59a1-4dba-adf5-a41f4eae4755', '3abe81a5-90f4-417d-a7e5-df4e3799b560', 'c81e728d-9d4c-2f63-6f06-7f89cc14862c', 'ca776643-6ba2-4ddd-99f4-aa36c0cec0dd', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', '{"plan": 2}', '{"plan": 2}', '2025-12-31 19:02:00-05', '2025-12-31 19:02:00-05', '2025-12-31 19:02:00-05', '2025-12-31 19:02:00-05', '{"plan": 2}');

insert into "rapport".sources (organization_id, id, source_type, external_id, event_type, provider, occurred_at, title, summary, permalink, participants, search_key, record, segment_count, customer_key, customer_id, names_customer, contested, content_digest, created_at, updated_at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '019e830e-1a00-7568-a2c3-5d7a20792aa8', 'EMAIL', 's1', 'EMAIL_RECEIVED', NULL, '2026-05-03 20:00:00-04', 'Hello', NULL, NULL, '[{"name": null, "role": "from", "email": "ann@globex.com"}]', '
ann@globex.com
', '{}', '1', 'd:globex.com', '019e830e-1a00-7568-a2c3-5d7a20792aa0', 'false', 'false', 'kQbXNnLDzxbXEfhhEhTkqQ30CKDKNW_d7BCOVhwe4a8', '2026-06-01 08:00:00-04', '2026-06-01 08:00:00-04');

insert into "rapport".source_segments (organization_id, source_id, position, text, speaker, at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '019e830e-1a00-7568-a2c3-5d7a20792aa8', '0', 'We may leave.', NULL, NULL);

insert into "rapport".source_participants (organization_id, source_id, email, occurred_at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '019e830e-1a00-7568-a2c3-5d7a20792aa8', 'ann@globex.com', '2026-05-03 20:00:00-04');

insert into "rapport".participants (organization_id, email, last_at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'ann@globex.com', '2026-05-03 20:00:00-04');

insert into "rapport".facts (organization_id, id, external_id, customer_key, customer_id, assertion, assertion_key, reasoning, fact_type, fact_category, status, said_status, snoozed_until, confidence, priority, severity, occurred_at, detected_at, valid_from, valid_until, metric, occurrence_count, last_detected_at, evidence_count, source_types, is_extracted, content_digest, updated_at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '1b1ec854-3370-4f8d-ab8a-47883df27107', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238-a0b9-2382-0dcc-509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', '2025-12-31 19:01:00-05', '1', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', '2025-12-31 19:01:00-05', '2025-12-31 19:01:00-05', '2025-12-31 19:01:00-05', '2025-12-31 19:01:00-05', '{"plan": 1}', '1', '2025-12-31 19:01:00-05', '1', '{"plan": 1}', 'false', 'c4ca4238a0b923820dcc509a6f75849b', '2025-12-31 19:01:00-05'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'd5eb9ad1-df6e-4cbd-83c7-b5bc9b74193f', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d-9d4c-2f63-6f06-7f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', '2025-12-31 19:02:00-05', '2', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', '2025-12-31 19:02:00-05', '2025-12-31 19:02:00-05', '2025-12-31 19:02:00-05', '2025-12-31 19:02:00-05', '{"plan": 2}', '2', '2025-12-31 19:02:00-05', '2', '{"plan": 2}', 'true', 'c81e728d9d4c2f636f067f89cc14862c', '2025-12-31 19:02:00-05');

insert into "rapport".search_documents (organization_id, artifact_id, artifact_type, customer_id, occurred_at, source_types, heading_length, length, passage_lengths) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '019e830e-1a00-7568-a2c3-5d7a20792aa8', 'source', '019e830e-1a00-7568-a2c3-5d7a20792aa2', '2026-05-03 20:00:00-04', '{"EMAIL": true}', '0', '1', '1');

insert into "rapport".search_contents (organization_id, artifact_id, customer_id, digest, length, passage_count, passages, postings) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '019e830e-1a00-7568-a2c3-5d7a20792aa8', '019e830e-1a00-7568-a2c3-5d7a20792aa2', 'GaStQ8sY2q1b8j7Q_Wy_S8nOY5ksrhilCyvExewqy3E', '1', '1', '[[-1, 0]]', 'leav	1770	0:1');

insert into "rapport".search_postings (organization_id, term, customer_id, artifact_id, impact, occurrences) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'leav', '019e830e-1a00-7568-a2c3-5d7a20792aa2', '019e830e-1a00-7568-a2c3-5d7a20792aa8', '1770', '0:1');

insert into "rapport".search_count_changes (organization_id, artifact_id, ordinal, folding, size, changes) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '019e830e-1a00-7568-a2c3-5d7a20792aa8', '0', 'false', '4', '{"leav": 1, "#length": 1, "#passages": 1, "#artifacts": 1}');

insert into "rapport".integration_streams (organization_id, connection_id, stream, state, checkpoint, walk, due_at, succeeded_at, reconciled_at, errors, error_class, error_message, added, updated, removed, unchanged) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'e802a35b-3907-4916-b356-29a4104a63b6', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', '{"plan": 1}', '1', '2025-12-31 19:01:00-05', '2025-12-31 19:01:00-05', '2025-12-31 19:01:00-05', '1', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', '1', '1', '1', '1'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '75daf971-7543-41ae-9500-04e7cab95fcf', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', '{"plan": 2}', '2', '2025-12-31 19:02:00-05', '2025-12-31 19:02:00-05', '2025-12-31 19:02:00-05', '2', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', '2', '2', '2', '2');

insert into "rapport".provider_records (organization_id, provider, account, kind, external_id, stream, said, said_at, identity, customer_key, domain, target_id, digest, walk, removed) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', '{"plan": 1}', '2025-12-31 19:01:00-05', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', 'c4ca4238a0b923820dcc509a6f75849b', '174831fa-0656-4374-86b9-9d6d5b5b4ee3', 'c4ca4238a0b923820dcc509a6f75849b', '1', 'false'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', '{"plan": 2}', '2025-12-31 19:02:00-05', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'c81e728d9d4c2f636f067f89cc14862c', 'ee0eb8f4-0596-4c57-a5f7-2d88fe3c3d32', 'c81e728d9d4c2f636f067f89cc14862c', '2', 'true');

insert into "rapport".automation_reaches (organization_id, automation_id, customer_id, at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '4b9e18ab-bcd3-448a-8a0d-8b131671d280', 'c4ca4238-a0b9-2382-0dcc-509a6f75849b', '2025-12-31 19:01:00-05'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '78f966b3-1ef4-46f6-8fbf-74be1d6dfebc', 'c81e728d-9d4c-2f63-6f06-7f89cc14862c', '2025-12-31 19:02:00-05');

insert into "rapport".hook_deliveries (organization_id, id, hook, subject_id, position, status, told, attempts, due_at, error, created_at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'f9bdb39b-335d-4113-8f99-81b41ac64c81', 'c4ca4238a0b923820dcc509a6f75849b', '9c5fad09-8421-4bad-bd87-b1238f19babc', '1', 'c4ca4238a0b923820dcc509a6f75849b', '{"plan": 1}', '1', '2025-12-31 19:01:00-05', 'c4ca4238a0b923820dcc509a6f75849b', '2025-12-31 19:01:00-05'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', 'af4bd730-ed2a-48f7-8ab4-13b8468005b2', 'c81e728d9d4c2f636f067f89cc14862c', 'b1edf16e-4973-4de7-8aae-48f870233791', '2', 'c81e728d9d4c2f636f067f89cc14862c', '{"plan": 2}', '2', '2025-12-31 19:02:00-05', 'c81e728d9d4c2f636f067f89cc14862c', '2025-12-31 19:02:00-05');

insert into "rapport".agent_steps (organization_id, run_id, place, text, said, calls, reply, input_tokens, output_tokens, at) values
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '28abd5ba-bd0b-4a15-9568-581ac2ad0150', '1', 'c4ca4238a0b923820dcc509a6f75849b', '{"plan": 1}', '{"plan": 1}', 'c4ca4238a0b923820dcc509a6f75849b', '1', '1', '2025-12-31 19:01:00-05'),
('019e830e-1a00-7568-a2c3-5d7a20792a9f', '1310873f-a908-4804-8cac-97473abd4c17', '2', 'c81e728d9d4c2f636f067f89cc14862c', '{"plan": 2}', '{"plan": 2}', 'c81e728d9d4c2f636f067f89cc14862c', '2', '2', '2025-12-31 19:02:00-05');

commit;
