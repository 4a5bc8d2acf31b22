import { type Command, InvalidArgumentError, Option } from 'commander'
import { rowKinds } from '../import/csv/fields.js'
import type { ImportDataOptions } from './import-options.js'
import { jsonOption, workspaceOptions } from './store-options.js'

const help = `
FILE is one of these, gzipped or not; "-" reads standard input:
  JSON lines of Rapport: an event or a batch in each line, in the form of docs/events.md
  JSON lines of Segment: track, page, screen, identify and group calls
  JSON lines of PostHog: an export of events
  CSV of people or customers, with headings in its first line
  an export of an organization, made by \`rapport export\`; it needs --data or --store

Events keep their own times. Signals do not match imported events. Each event is stored once, however often you import it. If the
command is stopped, run it again: it continues where it stopped.

CSV: the command finds out which field each column holds, from the headings and values. It shows the result with five rows, and asks
before it imports. To name a field yourself, use --map HEADING=FIELD. Importing a row again changes nothing. The fields are:
  people: email, userId, name, firstName, lastName, customerId, customerDomain
  customers: customerId, name, domain
  both: trait, trait:NAME, ignore

FILE.refused.ndjson lists the refused lines, each with its number and the reason. All other lines are imported.`

/** `rapport import FILE` */
export function importCommand(command: Command): void {
  workspaceOptions(command)
    .argument('<file>', 'the file to import, or - for standard input')
    .addOption(
      new Option('--format <name>', 'the format of the file (default: found from its first lines)').choices([
        'rapport',
        'segment',
        'posthog',
        'csv'
      ])
    )
    .option('--dry-run', 'check every line, show the first events, and import nothing')
    .option('--restart', 'begin with the first line, even if an earlier run was stopped')
    .option('--refused <file>', 'the file for refused lines (default: FILE.refused.ndjson)')
    .addOption(new Option('--kind <kind>', 'CSV: what the rows are (default: found from the columns)').choices(rowKinds))
    .option('--map <heading=field>', 'CSV: which field a column holds; can be repeated', collectColumn)
    .option('--mapping <file>', 'CSV: a JSON file that says what columns hold: {"kind": "people", "columns": {"Mail": "email"}}')
    .option('--yes', 'CSV: import without asking')
    .addOption(jsonOption())
    .addHelpText('after', help)
    .action(async (file: string, options: ImportDataOptions) => (await import('./import-data.js')).importData(file, options))
}

function collectColumn(text: string, before: ReadonlyMap<string, string> = new Map()): ReadonlyMap<string, string> {
  const at = text.lastIndexOf('=')
  if (at < 1) throw new InvalidArgumentError('It must be HEADING=FIELD, such as "Work mail=email".')
  return new Map(before).set(text.slice(0, at), text.slice(at + 1))
}
