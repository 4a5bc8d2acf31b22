import type { TableDescription } from '@rapport/core/storage'
import { version1 } from './0001-tables.generated.js'
import { addTable, execute } from './changes.js'
import type { Migration, SchemaChange } from './migration.js'

/** Every table of version 1; `printMigrations` shows the SQL. */
export const initial: Migration = {
  version: 1,
  name: 'initial',
  fingerprint: 'd23d401e2ede2557b1d1d94c78742725f3965abfb609af588f4c1855accbdf9c',
  changes: [
    ...Object.entries(version1).map(([name, table]) => createFirst(name, table)),
    execute(furtherIndexes),
    execute(trigramIndexes),
    execute(vectorColumn)
  ]
}

function createFirst(name: string, table: TableDescription): SchemaChange {
  const indexes = table.indexes.filter((index) => !isPartial(name, index.columns))
  return {
    apply: (before) => ({ ...before, [name]: table }),
    sql: (schema) => `${addTable(name, { ...table, indexes }).sql(schema, {})}\n`
  }
}

/** Whether `furtherIndexes` has a smaller index in place of this one. */
function isPartial(name: string, columns: readonly string[]): boolean {
  return name === 'events' && ['visitor_id', 'event_name', 'user_id', 'customer_id'].includes(columns[0] ?? '')
}

/**
 * Indexes that a table definition cannot express:
 * - Events by customer and by user: only those with such an owner. Else, before the first ANALYZE, the planner would use these indexes for queries
 * that   name no owner.
 * - Events by visitor: only those without a user, as the others are found by their user. This costs an insert 4 % instead of 22 %.
 * - Events by name: only custom events, as the others have the name of their variant and nobody looks for it. The customer is included, so that
 * counting   the customers of a name reads no events.
 * - Traits of customers and users: for `has`.
 * - Due jobs: of all organizations, for the job runner.
 */
function furtherIndexes(schema: string): string {
  return `create index events_customer_id_occurred_at_idx on ${schema}.events (organization_id, customer_id, occurred_at, event_id) where customer_id is not null;
create index events_user_id_occurred_at_idx on ${schema}.events (organization_id, user_id, occurred_at, event_id) where user_id is not null;
create index events_unowned_idx on ${schema}.events (organization_id, visitor_id) where user_id is null;
create index events_custom_name_idx on ${schema}.events (organization_id, event_name, occurred_at, event_id)
  include (customer_id) where type = 'CUSTOM';
create index customers_traits_idx on ${schema}.customers using gin (traits jsonb_path_ops);
create index users_traits_idx on ${schema}.users using gin (traits jsonb_path_ops);
create index jobs_due_idx on ${schema}.jobs (run_at, organization_id, id);`
}

/**
 * Indexes that make `contains` fast. They need the extension pg_trgm; where it cannot be created the migration goes on, and `contains` is only
 * slower.
 */
function trigramIndexes(schema: string): string {
  const searched = Object.keys(version1).filter((name) => version1[name] && 'search_key' in version1[name].columns)
  const creations = searched.map(
    (name) =>
      `    execute format('create index ${name}_search_key_idx on %s.${name} using gin (search_key %I.gin_trgm_ops)', ${quoteLiteral(schema)}, home);`
  )
  return `do $rapport$
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
${creations.join('\n')}
  end if;
end $rapport$;`
}

/** With pgvector the database compares vectors. Where it cannot be created the migration goes on, and Rapport itself compares up to 5,000. */
function vectorColumn(schema: string): string {
  return `do $rapport$
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
    execute format('alter table %s.search_vectors add column embedding %I.vector generated always as (vector::%I.vector) stored', ${quoteLiteral(schema)}, home, home);
  end if;
end $rapport$;`
}

function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
