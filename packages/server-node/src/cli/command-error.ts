/** What the person at the terminal can put right: shown as it is, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Ends a command that cannot write a file, with the reason. */
export function cannotWrite(path: string, error: unknown): never {
  throw new CommandError(`Cannot write ${path}: ${error instanceof Error ? error.message : String(error)}`)
}
