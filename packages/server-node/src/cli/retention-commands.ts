import type { Command } from 'commander'
import type { RetentionOptions } from './retention.js'
import { jsonOption, workspaceOptions } from './store-options.js'

const help = `
Write <kind=days> as events=730, conversations=1095 or runs=30. kind=forever removes a rule. Each night, older data is removed for good.
docs/privacy.md describes each kind.`

/** `rapport retention …` */
export function retentionCommands(retention: Command): void {
  workspaceOptions(retention.command('show').description('show for how long each kind of data is kept'))
    .addOption(jsonOption())
    .action(async (options: RetentionOptions) => (await import('./retention.js')).showRetention(options))
  workspaceOptions(retention.command('set').description('set for how many days a kind of data is kept'))
    .argument('<kind=days...>', 'the rules, such as events=730')
    .option('--dry-run', 'show how much data is older, and change nothing')
    .addOption(jsonOption())
    .addHelpText('after', help)
    .action(async (rules: string[], options: RetentionOptions) => (await import('./retention.js')).setRetention(rules, options))
  workspaceOptions(
    retention.command('run').description('remove data that is older than the rules allow now, without waiting for the night')
  )
    .option('--dry-run', 'show how much data is older, and remove nothing')
    .addOption(jsonOption())
    .action(async (options: RetentionOptions) => (await import('./retention.js')).runRetention(options))
  workspaceOptions(retention.command('log').description('show what was removed, and when'))
    .addOption(jsonOption())
    .action(async (options: RetentionOptions) => (await import('./retention.js')).retentionLog(options))
}
