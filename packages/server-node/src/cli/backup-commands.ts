import type { Command } from 'commander'
import type { BackupOptions } from './backup.js'
import type { RestoreOptions } from './restore.js'
import { jsonOption, schemaOption } from './store-options.js'

/** `rapport backup DIR` */
export function backupCommand(command: Command): void {
  command
    .argument('<dir>', 'the directory for the backup, new or empty')
    .option('--data <dir>', 'the directory of a `rapport dev`, running or stopped', '.rapport')
    .addOption(schemaOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nThe backup has the database, the keys and the secret of the directory. Keep it where only you can read it. A running server\ncontinues, but requests wait while the files are copied. For your own Postgres server, use pg_dump instead.'
    )
    .action(async (target: string, options: BackupOptions) => (await import('./backup.js')).backup(target, options))
}

/** `rapport restore DIR` */
export function restoreCommand(command: Command): void {
  command
    .argument('<dir>', 'the directory of the backup')
    .option('--data <dir>', 'the directory to restore to, which must have no database', '.rapport')
    .option(
      '--erasures <file>',
      'a list of erasures to repeat, beside the list in the original directory, for people who were erased after the backup'
    )
    .addOption(jsonOption())
    .action(async (source: string, options: RestoreOptions) => (await import('./restore.js')).restore(source, options))
}
