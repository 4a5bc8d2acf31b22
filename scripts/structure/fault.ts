/** One breach of a rule: where it is, which rule, and what to do about it. */
export interface Fault {
  path: string
  /** From 1; absent when the fault is of the file as a whole. */
  line?: number
  rule: string
  message: string
}

/** A fault as a line that an editor can follow. */
export function formatFault({ path, line, rule, message }: Fault): string {
  return `${path}${line === undefined ? '' : `:${line}`}  ${rule}: ${message}`
}
