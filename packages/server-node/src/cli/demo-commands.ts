import { type Command, Option } from 'commander'
import { parseSize } from './arguments.js'
import type { LoadDemoOptions } from './load-demo.js'
import { jsonOption, storeOptions } from './store-options.js'

/** How large the demo world is. */
export function demoSizeOption(): Option {
  return new Option('--demo-size <number>', 'how large the made-up world is: 1 has 70 customers with 60,000 events')
    .argParser(parseSize)
    .default(1)
}

/** `rapport demo …` */
export function demoCommands(demo: Command): void {
  storeOptions(demo.command('load').description('load the made-up customers; again it brings them up to today'))
    .option(
      '--org <id or slug>',
      'the organization: an empty one, or one that was loaded before (default: one of the slug "demo", made when there is none)'
    )
    .addOption(demoSizeOption())
    .addOption(jsonOption())
    .action(async (options: LoadDemoOptions) => (await import('./load-demo.js')).loadDemo(options))
}
