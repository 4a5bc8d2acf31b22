import { type Command, Option } from 'commander'
import { frameworkNames } from '../init/frameworks.js'
import type { InitOptions } from './init.js'

const help = `
In a project, init adds a file that creates Rapport, and shows the lines to paste into your app. In an empty folder, it makes
a small app. It never changes your own programs, and it asks before it writes.

  npx @rapport/cli init --framework express --install`

/** `rapport init` */
export function initCommand(command: Command): void {
  command
    .argument('[folder]', 'the folder of the project', '.')
    .addOption(new Option('--framework <name>', 'the framework (default: found from package.json)').choices(frameworkNames))
    .option('--typescript', 'make a new app in TypeScript; a new Next.js app is always in TypeScript')
    .option('--install', 'also install the packages')
    .option('--overwrite', 'overwrite files that exist already')
    .option('--yes', 'do not ask')
    .addHelpText('after', help)
    .action(async (folder: string, options: InitOptions) => (await import('./init.js')).init(folder, options))
}
