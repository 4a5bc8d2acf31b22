import type { Migration } from './migration.js'

/** The table that says which migrations have run. */
export function bookkeeping(schema: string): string {
  return `create table if not exists ${schema}.migrations (
  version integer primary key,
  name text not null,
  applied_at timestamptz not null default now()
);`
}

export function recording(schema: string, { version, name }: Migration): string {
  return `insert into ${schema}.migrations (version, name) values (${version}, '${name}');`
}
