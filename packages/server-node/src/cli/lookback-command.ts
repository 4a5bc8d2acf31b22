import { type Command, InvalidArgumentError } from 'commander'
import type { LookbackOptions } from './lookback.js'
import { jsonOption, workspaceOptions } from './store-options.js'

const maxMonths = 24

/** `rapport lookback` */
export function lookbackCommand(command: Command): void {
  workspaceOptions(command)
    .option('--months <number>', `how many months to look back, 1 to ${maxMonths}`, wholeUpTo(maxMonths), 12)
    .option('--health <score>', 'also try the health score as an alarm: a score below this value is an alarm', wholeUpTo(100))
    .option('--html <file>', 'write the report as one HTML file')
    .option('--hide-names', 'hide the names of customers and colleagues; quotes stay as they are')
    .addOption(jsonOption())
    .action(async (options: LookbackOptions) => (await import('./lookback.js')).lookback(options))
}

function wholeUpTo(most: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!Number.isInteger(value) || value < 1 || value > most)
      throw new InvalidArgumentError(`It must be a whole number from 1 to ${most}.`)
    return value
  }
}
