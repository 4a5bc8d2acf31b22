import { type Command, Option } from 'commander'
import { parseSize } from './arguments.js'
import type { LoadDemoOptions } from './load-demo.js'
import { jsonOption, storeOptions } from './store-options.js'

/** How large the demo world is. */
export function demoSizeOption(): Option {
  return new Option('--demo-size <number>', 'the size of the made-up world: 1 has 70 customers with 60,000 events')
    .argParser(parseSize)
    .default(1)
}

/** `rapport demo …` */
export function demoCommands(demo: Command): void {
  storeOptions(demo.command('load').description('load made-up customers, or add what happened to them up to today'))
    .option(
      '--org <id or slug>',
      'an organization that is empty or was loaded before (default: the one with the slug "demo", made if it is missing)'
    )
    .addOption(demoSizeOption())
    .addOption(jsonOption())
    .action(async (options: LoadDemoOptions) => (await import('./load-demo.js')).loadDemo(options))
}
