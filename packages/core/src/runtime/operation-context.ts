import type { CallContext, Caller } from '../context/index.js'
import type { Services } from './services.js'

/** What an operation's handler gets besides its input: the organization's rows, the caller, and what the process has. */
export interface OperationContext extends CallContext {
  organizationId: string
  caller: Caller
  services: Services
}
