import { type Command, Option } from 'commander'
import { addSettingFlags } from '../configuration/flags.js'
import type { DoctorOptions } from './doctor.js'
import { configOption, jsonOption, placeOptions } from './store-options.js'

const help = `
The command looks at the database, the configuration, the work in the background, integrations, keys and the disk, and changes
nothing. It reads the same settings as \`rapport serve\`. It exits with 1 when it finds a problem.`

/** `rapport doctor` */
export function doctorCommand(command: Command): void {
  addSettingFlags(placeOptions(command), ['database.schema', 'trustProxy', 'publicUrl', 'basePath'])
    .addOption(new Option('--url <address>', 'a running server to look at too (default: the public URL)').env('RAPPORT_URL'))
    .addOption(configOption())
    .addOption(jsonOption())
    .addHelpText('after', help)
    .action(async (options: DoctorOptions) => (await import('./doctor.js')).doctor(options))
}
