import type { Migration } from './migration.js'

/** The table that says which migrations have run, and which tables they left. Rapport before version 2 wrote no fingerprint. */
export function bookkeeping(schema: string): string {
  return `create table if not exists ${schema}.migrations (
  version integer primary key,
  name text not null,
  applied_at timestamptz not null default now()
);
alter table ${schema}.migrations add column if not exists fingerprint text;`
}

export function recording(schema: string, { version, name, fingerprint }: Migration): string {
  return `insert into ${schema}.migrations (version, name, fingerprint) values (${version}, '${name}', '${fingerprint}');`
}
