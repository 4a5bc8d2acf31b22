import type { SchemaDescription } from '@rapport/core/storage'

/** One change of the schema: what it makes of the description, and the SQL that does the same in a database. */
export interface SchemaChange {
  /** The description after the change. */
  apply(before: SchemaDescription): SchemaDescription
  /** The statements. `schema` is the schema's quoted name, and `before` describes the tables as the change finds them. */
  sql(schema: string, before: SchemaDescription): string
}

/** A step of the schema. Once released it never changes: what comes later is a further migration. */
export interface Migration {
  version: number
  name: string
  /** `schemaFingerprint` of the tables after this migration. A test compares it, so that nobody edits a released migration. */
  fingerprint: string
  /** The changes, in order. */
  changes: readonly SchemaChange[]
}

/** The tables after some migrations. */
export function describeAfter(migrations: readonly Migration[]): SchemaDescription {
  return migrations.flatMap(({ changes }) => changes).reduce((before, change) => change.apply(before), {} as SchemaDescription)
}

/** The statements of one migration of the list. */
export function migrationSql(schema: string, migration: Migration, all: readonly Migration[]): string {
  let before = describeAfter(all.filter(({ version }) => version < migration.version))
  const statements: string[] = []
  for (const change of migration.changes) {
    statements.push(change.sql(schema, before))
    before = change.apply(before)
  }
  return statements.join('\n')
}
