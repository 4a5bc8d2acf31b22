import { type Command, InvalidArgumentError, Option } from 'commander'
import { rowKinds } from '../import/csv/fields.js'
import type { ImportDataOptions } from './import-options.js'
import { jsonOption, workspaceOptions } from './store-options.js'

const help = `
FILE is one of these, gzipped or not; "-" reads standard input:
  JSON lines of events as the ingest route takes them: an event a line, or a batch a line
  JSON lines of Segment: track, page, screen, identify and group calls
  JSON lines of PostHog: an export of events
  CSV of people or customers, with headings in its first line
  an export of an organization, made by \`rapport export\`, into the database of --data or --store

Events keep their own times, and signals match nothing of them. An event with a uuid (Segment: a messageId) is stored once however
often it is imported; so is a line without one. If the command is stopped, run it again: it goes on where it was.

A CSV file's columns are mapped by their headings and values. The command shows the mapping with five rows, and asks. FIELD of --map is,
for people: email, userId, name, firstName, lastName, customerId, customerDomain; for customers: customerId, name, domain; for both:
trait, trait:NAME, ignore. Importing a row again changes nothing.

FILE.refused.ndjson lists the refused lines, each with its number and the reason. All other lines are imported.`

/** `rapport import FILE` */
export function importCommand(command: Command): void {
  workspaceOptions(command)
    .argument('<file>', 'the file to import, or - for standard input')
    .addOption(
      new Option('--format <name>', 'what the file holds (default: its first lines say so)').choices([
        'rapport',
        'segment',
        'posthog',
        'csv'
      ])
    )
    .option('--dry-run', 'check every line, show the first events, and import nothing')
    .option('--restart', 'begin with the first line, even if an earlier run was stopped')
    .option('--refused <file>', 'where refused lines are written (default: FILE.refused.ndjson)')
    .addOption(new Option('--kind <kind>', 'CSV: what the rows are (default: the columns say so)').choices(rowKinds))
    .option('--map <heading=field>', 'CSV: say what a column holds; can be repeated', collectColumn)
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
