import { readerRoleNote } from '../read-only-sql/reader-role.js'
import { checkSchemaName, quoteIdentifier } from './identifiers.js'
import { migrations } from './index.js'
import { stepsAfter } from './migration.js'
import { bookkeeping, recording } from './statements.js'

/**
 * The SQL of the migrations, for an administrator to read and run by hand (with psql, say), in one transaction.
 *
 * @param options.schema the schema's name, `rapport` by default
 * @param options.from the version that the schema has already (`select max(version) from rapport.migrations`); 0, the default, prints all
 *
 * @example
 * writeFileSync('rapport.sql', printMigrations())
 */
export function printMigrations({ schema = 'rapport', from = 0 }: { schema?: string; from?: number } = {}): string {
  const name = quoteIdentifier(checkSchemaName(schema))
  const steps = stepsAfter(from, name, migrations).map(
    ({ migration, sql }) => `-- ${migration.version} ${migration.name}\n${sql}\n${recording(name, migration)}`
  )
  return ['begin;', `create schema if not exists ${name};`, bookkeeping(name), ...steps, 'commit;', readerRoleNote, ''].join('\n\n')
}
