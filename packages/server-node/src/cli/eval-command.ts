import { type Command, Option } from 'commander'
import { parseShare } from './arguments.js'
import type { EvalOptions } from './eval.js'
import { jsonOption, organizationOption, schemaOption } from './store-options.js'

const help = `
Each line of FILE is a JSON object:
  { "question": "Who wants an Excel export?", "customers": ["acme"] }
  { "question": "When is the audit?", "customer": "acme", "sources": ["email:123"] }
  { "question": "Who complains about support?", "customers": ["acme"], "notCustomers": ["globex"] }
  { "text": "We may not renew in May.", "channel": "email", "types": ["CHURN_RISK"], "alsoRight": ["TIMELINE"] }

The command changes nothing: it only asks the questions, and reads the texts in memory.`

/** `rapport eval` */
export function evalCommand(command: Command): void {
  command
    .argument('<file>', 'the file of JSON lines, each a question or a text')
    .addOption(new Option('--url <address>', 'the server to ask').env('RAPPORT_URL'))
    .addOption(new Option('--key <key>', 'an API key of that server; it is safer to set the variable').env('RAPPORT_API_KEY'))
    .option('--data <dir>', 'instead of a server: the directory of a `rapport dev`, running or stopped (default: .rapport)')
    .addOption(new Option('--store <url>', 'instead of a server: the Postgres to search in').env('DATABASE_URL'))
    .addOption(schemaOption())
    .addOption(organizationOption())
    .option('--min <share>', 'exit with 1 if the quality of search (nDCG@10, from 0 to 1) is below this value, such as 0.8', parseShare)
    .addOption(jsonOption())
    .addHelpText('after', help)
    .action(async (file: string, options: EvalOptions) => (await import('./eval.js')).evaluate(file, options))
}
