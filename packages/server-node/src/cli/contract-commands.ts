import { type Command, InvalidArgumentError } from 'commander'
import { type ContractField, contractFields } from '../contracts/columns.js'
import type { ImportOptions } from './import-contracts.js'
import { jsonOption, workspaceOptions } from './store-options.js'

const help = `
The first line of FILE has the headings. The command reads these fields:
  ${contractFields.join(', ')}
Required fields: externalId, startsOn, endsOn, and customerId or domain. Dates are written as 2026-01-31; endsOn is the last
day. The amount is what the whole term is worth.

The command shows what each column holds, and each line that it refuses with the reason. It imports all other lines.
If you import a file again, only changed lines have an effect.`

/** `rapport contracts …` */
export function contractCommands(contracts: Command): void {
  workspaceOptions(contracts.command('import').description('import contracts from a CSV file'))
    .argument('<file>', 'the CSV file')
    .option('--dry-run', 'show what would be imported, and import nothing')
    .option('--column <heading=field>', 'which field a column holds; can be repeated', collectColumn)
    .addOption(jsonOption())
    .addHelpText('after', help)
    .action(async (file: string, options: ImportOptions) => (await import('./import-contracts.js')).importContracts(file, options))
}

function collectColumn(text: string, before: ReadonlyMap<string, ContractField> = new Map()): ReadonlyMap<string, ContractField> {
  const at = text.lastIndexOf('=')
  const field = contractFields.find((each) => each === text.slice(at + 1))
  if (at < 1 || !field) throw new InvalidArgumentError(`It must be HEADING=FIELD, where FIELD is one of ${contractFields.join(', ')}.`)
  return new Map(before).set(text.slice(0, at), field)
}
