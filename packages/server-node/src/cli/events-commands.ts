import { type Command, InvalidArgumentError } from 'commander'
import type { CheckEventsOptions, GenerateEventsOptions } from './events.js'
import { jsonOption, workspaceOptions } from './store-options.js'

const maxEvents = 200

const generateHelp = `
The file holds the names of events and the types of their properties. A property that some events lack is optional. A text becomes
one of few values only where the same few words come back again and again. No other value gets into the file.`

const checkHelp = `
FILE is a module whose export \`events\` is what defineEvents answers, or the JSON of such schemas by name. Without FILE the command
compares with the events that the server itself declares. It exits with 1 when events came in that nobody declared.`

/** `rapport events …` */
export function eventsCommands(events: Command): void {
  workspaceOptions(events.command('generate').description('write a TypeScript file that declares the events that came in'))
    .option('--last <number>', `how many of the newest events of each name are read, at most ${maxEvents}`, parseLast, maxEvents)
    .option('--out <file>', 'the file to write (default: standard output)')
    .addHelpText('after', generateHelp)
    .action(async (options: GenerateEventsOptions) => (await import('./events.js')).generateEvents(options))
  workspaceOptions(events.command('check').description('name events that came in and that nobody declared; for CI'))
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
