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

/** A migration and its statements. */
export interface MigrationStep {
  migration: Migration
  sql: string
}

/**
 * The statements of each migration of the list after the version `from`, in order. The description goes along from change to change: to make it anew for
 * each migration took a fifth of the time that a new schema takes.
 */
export function stepsAfter(from: number, schema: string, all: readonly Migration[]): MigrationStep[] {
  const steps: MigrationStep[] = []
  let before: SchemaDescription = {}
  for (const migration of all) {
    const statements: string[] = []
    for (const change of migration.changes) {
      if (migration.version > from) statements.push(change.sql(schema, before))
      before = change.apply(before)
    }
    if (migration.version > from) steps.push({ migration, sql: statements.join('\n') })
  }
  return steps
}
