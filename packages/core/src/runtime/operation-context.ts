import type { CallContext } from '../context.js'
import type { Caller } from '../gateway/call-context.js'
import type { Services } from './services.js'

/** What an operation's handler gets besides its input: the organization's rows, the caller, and what the process has. */
export interface OperationContext extends CallContext {
  organizationId: string
  caller: Caller
  services: Services
}
