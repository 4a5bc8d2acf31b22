import { type Command, Option } from 'commander'
import { addSettingFlags } from '../configuration/flags.js'
import type { DoctorOptions } from './doctor.js'
import { configOption, jsonOption, placeOptions } from './store-options.js'

const help = `
The command checks the database, the configuration, background jobs, integrations, keys and the disk. It changes nothing. It
reads the same settings as \`rapport serve\`. It exits with 1 if it finds a problem.`

/** `rapport doctor` */
export function doctorCommand(command: Command): void {
  addSettingFlags(placeOptions(command), ['database.schema', 'trustProxy', 'publicUrl', 'basePath'])
    .addOption(new Option('--url <address>', 'a running server to check too (default: the public URL)').env('RAPPORT_URL'))
    .addOption(configOption())
    .addOption(jsonOption())
    .addHelpText('after', help)
    .action(async (options: DoctorOptions) => (await import('./doctor.js')).doctor(options))
}
