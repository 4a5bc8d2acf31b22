import type { Command } from 'commander'
import type { BackupOptions } from './backup.js'
import type { RestoreOptions } from './restore.js'
import { jsonOption, schemaOption } from './store-options.js'

/** `rapport backup DIR` */
export function backupCommand(command: Command): void {
  command
    .argument('<dir>', 'the directory for the backup: a new one, or an empty one')
    .option('--data <dir>', 'the directory of a `rapport dev`, running or stopped', '.rapport')
    .addOption(schemaOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nThe backup has the database, and the keys and the secret of the directory: keep it where only you can read it. A running server goes\non; requests wait while the files are copied. A Postgres server of your own has pg_dump for this.'
    )
    .action(async (target: string, options: BackupOptions) => (await import('./backup.js')).backup(target, options))
}

/** `rapport restore DIR` */
export function restoreCommand(command: Command): void {
  command
    .argument('<dir>', 'the directory of the backup')
    .option('--data <dir>', 'where the database comes: a directory that has none', '.rapport')
    .option(
      '--erasures <file>',
      'a list of erasures, besides those of the directory that the backup is of: who was erased after the backup is erased again'
    )
    .addOption(jsonOption())
    .action(async (source: string, options: RestoreOptions) => (await import('./restore.js')).restore(source, options))
}
