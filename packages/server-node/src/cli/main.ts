import { CommanderError } from 'commander'
import { program } from './program.js'

/** Errors whose message is written for the person at the terminal. */
const spoken = new Set(['CommandError', 'ListenError', 'RapportError', 'SchemaVersionError', 'StoreUnavailableError'])

/** Runs the command line; answers the exit code. Only what nobody expected shows a stack. */
export async function main(argv: readonly string[]): Promise<number> {
  try {
    await program().parseAsync(argv)
    return 0
  } catch (error) {
    // Commander has said what is wrong with the arguments, or shown the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode
    if (error instanceof Error && spoken.has(error.name)) process.stderr.write(`rapport: ${error.message}\n`)
    else process.stderr.write(`rapport: something failed that should not\n${error instanceof Error ? error.stack : String(error)}\n`)
    return 1
  }
}
