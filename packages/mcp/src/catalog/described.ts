/** What a model reads of a tool before it calls it. */
export interface Described {
  title: string
  /** When to use it, what comes back, and what to call next. */
  description: string
  /** `write` changes something; `destroy` takes something away that somebody may miss. */
  effect: 'read' | 'write' | 'destroy'
  /** Whether calling it again with the same input changes nothing more. Reads always may be called again. */
  repeatable?: boolean
  /** How to get less, where an answer is too long and the tool has no cursor to go on with. */
  narrow?: string
  /** What mostly helps when the call fails. */
  remedy?: string
}
