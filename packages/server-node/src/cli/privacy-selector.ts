import { CommandError } from './command-error.js'
import type { WorkspacePlace } from './named-workspace.js'

/** Whose data a command is about. */
export interface SelectorOptions extends WorkspacePlace {
  email?: string
  user?: string
  visitor?: string
  customer?: string
}

/** The selector that the options name; a CommandError unless exactly one is given. */
export function selectorOf({ email, user, visitor, customer }: SelectorOptions) {
  const given = [email, user, visitor, customer].filter((each) => each !== undefined)
  if (given.length !== 1) throw new CommandError(`Use exactly one of --email, --user, --visitor and --customer. You used ${given.length}.`)
  return {
    ...(email !== undefined && { email }),
    ...(user !== undefined && { userId: user }),
    ...(visitor !== undefined && { visitorId: visitor }),
    ...(customer !== undefined && { customerId: customer })
  }
}
