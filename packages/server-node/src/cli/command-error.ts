/** What the person at the terminal can put right: shown as it is, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
