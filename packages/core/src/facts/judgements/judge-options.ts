/** Who confirms a fact. */
export interface ConfirmOptions {
  /** The member who decided, for history and audit. */
  actor?: string
}

/** Who dismisses a fact, and why. */
export interface DismissOptions extends ConfirmOptions {
  /** Why it is wrong, for the history; at most 2,000 characters. */
  reason?: string
}
