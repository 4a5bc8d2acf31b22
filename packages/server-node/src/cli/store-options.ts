import { type Command, Option } from 'commander'

/** The options of every command that works on a database that lasts. */
export interface StoreOptions {
  store?: string
  data?: string
  schema: string
}

export function storeOptions(command: Command): Command {
  return placeOptions(command).addOption(schemaOption())
}

/** Where a database is, for commands that read its schema from the settings. */
export function placeOptions(command: Command): Command {
  return command
    .addOption(new Option('--store <url>', 'the Postgres server to work on').env('DATABASE_URL'))
    .option('--data <dir>', 'instead of a server: the directory of a stopped `rapport dev`')
}

export function schemaOption(): Option {
  return new Option('--schema <name>', 'the schema of its tables').env('RAPPORT_SCHEMA').default('rapport')
}

export function jsonOption(): Option {
  return new Option('--json', 'write the result as one line of JSON')
}

export function organizationOption(): Option {
  return new Option('--org <id or slug>', 'the organization; not needed if only one exists')
}

export function configOption(): Option {
  return new Option('--config <file>', 'the file of settings, described in docs/configuration.md')
}

/** Where the organization is that a command works on: a server, the directory of a `rapport dev`, or a database. */
export function workspaceOptions(command: Command): Command {
  return command
    .addOption(new Option('--url <address>', 'the server to ask').env('RAPPORT_URL'))
    .addOption(new Option('--key <key>', 'an API key of that server; it is safer to set the variable').env('RAPPORT_API_KEY'))
    .option('--data <dir>', 'instead of a server: the directory of a `rapport dev`, running or stopped (default: .rapport)')
    .addOption(new Option('--store <url>', 'instead of a server: the Postgres of a `rapport serve`').env('DATABASE_URL'))
    .addOption(schemaOption())
    .addOption(organizationOption())
}
