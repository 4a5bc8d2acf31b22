import { type Command, InvalidArgumentError } from 'commander'
import type { CheckEventsOptions, GenerateEventsOptions } from './events.js'
import { jsonOption, workspaceOptions } from './store-options.js'

const maxEvents = 200

const generateHelp = `
The file has the names of events and the types of their properties. A property that some events lack is optional. A text is
declared as one of a few values only if the same few words come again and again. No other value is written to the file.`

const checkHelp = `
FILE is a module that exports \`events\`, the result of defineEvents, or a JSON file with such schemas by name. Without FILE, the
command compares with the events that the server itself declares. It exits with 1 if it finds events that nobody declared.`

/** `rapport events …` */
export function eventsCommands(events: Command): void {
  workspaceOptions(events.command('generate').description('write a TypeScript file that declares the events that came in'))
    .option('--last <number>', `how many of the newest events of each name to read, at most ${maxEvents}`, parseLast, maxEvents)
    .option('--out <file>', 'the file to write (default: standard output)')
    .addHelpText('after', generateHelp)
    .action(async (options: GenerateEventsOptions) => (await import('./events.js')).generateEvents(options))
  workspaceOptions(events.command('check').description('list events that came in undeclared, and exit with 1 if there are any; for CI'))
    .argument('[file]', 'the file that declares the events')
    .addOption(jsonOption())
    .addHelpText('after', checkHelp)
    .action(async (file: string | undefined, options: CheckEventsOptions) => (await import('./events.js')).checkEvents(file, options))
}

function parseLast(text: string): number {
  const last = Number(text)
  if (!Number.isInteger(last) || last < 1 || last > maxEvents)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${maxEvents}.`)
  return last
}
