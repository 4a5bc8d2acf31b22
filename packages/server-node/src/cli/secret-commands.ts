import type { Command } from 'commander'
import type { RotateSecretOptions } from './rotate-secret.js'
import { configOption, jsonOption, storeOptions } from './store-options.js'

const help = `
Set RAPPORT_SECRET to the new secret and RAPPORT_SECRET_PREVIOUS to the old one, or set both in the file of --config:
{ "secret": { "current": "…", "previous": "…" } }. Servers keep running if they already have both secrets.
If the command is interrupted, run it again. docs/secrets.md lists all steps.`

/** `rapport secret …` */
export function secretCommands(secret: Command): void {
  storeOptions(secret.command('rotate').description('encrypt all credentials with the new secret, while servers run'))
    .addOption(configOption())
    .addOption(jsonOption())
    .addHelpText('after', help)
    .action(async (options: RotateSecretOptions) => (await import('./rotate-secret.js')).rotateSecret(options))
}
