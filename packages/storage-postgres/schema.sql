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
  created_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  primary key (public_key)
);
create index public_keys_organization_id_created_at_idx on "rapport".public_keys (organization_id, created_at, public_key);

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
  contact_count bigint not null,
  created_at timestamptz(3) not null,
  first_seen_at timestamptz(3),
  activated_at timestamptz(3),
  last_activity_at timestamptz(3),
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
  created_at timestamptz(3) not null,
  first_seen_at timestamptz(3),
  last_activity_at timestamptz(3),
  active_days jsonb not null,
  third_active_day_at timestamptz(3),
  first_touch_at timestamptz(3),
  first_source text collate "C",
  first_channel text collate "C",
  activated_at timestamptz(3),
  engaged_at timestamptz(3),
  inactive_at timestamptz(3),
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
  url text collate "C",
  path text collate "C",
  title text collate "C",
  referrer text collate "C",
  utm jsonb,
  properties jsonb not null,
  primary key (organization_id, event_id)
);
create index events_customer_id_occurred_at_idx on "rapport".events (organization_id, customer_id, occurred_at, event_id);
create index events_user_id_occurred_at_idx on "rapport".events (organization_id, user_id, occurred_at, event_id);

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
  primary key (organization_id, customer_key)
);
create index customer_identities_customer_id_idx on "rapport".customer_identities (organization_id, customer_id, customer_key);
create index customer_identities_domain_idx on "rapport".customer_identities (organization_id, domain, customer_key);

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

create index events_unowned_idx on "rapport".events (organization_id, visitor_id) where user_id is null;
create index customers_traits_idx on "rapport".customers using gin (traits jsonb_path_ops);
create index users_traits_idx on "rapport".users using gin (traits jsonb_path_ops);

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
    execute format('create index customers_search_key_idx on %s.customers using gin (search_key %I.gin_trgm_ops)', '"rapport"', home);
    execute format('create index users_search_key_idx on %s.users using gin (search_key %I.gin_trgm_ops)', '"rapport"', home);
    execute format('create index members_search_key_idx on %s.members using gin (search_key %I.gin_trgm_ops)', '"rapport"', home);
  end if;
end $rapport$;
insert into "rapport".migrations (version, name) values (1, 'initial');

commit;

