import type { Command } from 'commander'
import type { RetentionOptions } from './retention.js'
import { jsonOption, workspaceOptions } from './store-options.js'

const help = `
<kind=days> is events=730, conversations=1095 or runs=30; kind=forever takes a rule back. What is older is removed each night, for ever.
docs/privacy.md says what each kind is.`

/** `rapport retention …` */
export function retentionCommands(retention: Command): void {
  workspaceOptions(retention.command('show').description('show for how long each kind of data is kept'))
    .addOption(jsonOption())
    .action(async (options: RetentionOptions) => (await import('./retention.js')).showRetention(options))
  workspaceOptions(retention.command('set').description('set for how many days a kind of data is kept'))
    .argument('<kind=days...>', 'the rules')
    .option('--dry-run', 'change nothing; show how much is older than that')
    .addOption(jsonOption())
    .addHelpText('after', help)
    .action(async (rules: string[], options: RetentionOptions) => (await import('./retention.js')).setRetention(rules, options))
  workspaceOptions(retention.command('run').description('remove now what is older than the rules keep, without waiting for the night'))
    .option('--dry-run', 'remove nothing; show how much is older')
    .addOption(jsonOption())
    .action(async (options: RetentionOptions) => (await import('./retention.js')).runRetention(options))
  workspaceOptions(retention.command('log').description('show what was removed, and when'))
    .addOption(jsonOption())
    .action(async (options: RetentionOptions) => (await import('./retention.js')).retentionLog(options))
}
