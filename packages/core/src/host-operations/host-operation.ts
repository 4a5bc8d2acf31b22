import type { Grant } from '../auth/index.js'
import type { Logger } from '../values/index.js'
import type { Workspace } from '../workspace/index.js'

/** What the handler of a host's own operation gets beside its input. */
export interface HostOperationContext {
  /** The workspace of the caller's organization. It has the rights of the host's own code; changes name the caller's member in the audit. */
  readonly workspace: Workspace
  readonly organizationId: string
  /** What the caller may do. Empty for the host's own code, which needs no grants. */
  readonly grants: readonly string[]
  /** The id of the member who calls, or who made the API key; null where that is not known. */
  readonly actor: string | null
  /** What the log and the audit call this call by. */
  readonly requestId: string
  /** Aborts when the caller goes away, or when the operation has taken too long. */
  readonly signal: AbortSignal
  readonly logger: Logger
}

/** An operation of the host's own, which callers reach as they reach the tools. */
export interface HostOperation {
  /** Letters, digits, `_` and `-`, 64 at most, a letter first. Names that begin with `svc_` belong to Rapport. */
  name: string
  /** A few words for people who look through a list of tools; by default the words of the name. */
  title?: string
  /** What models read before they call it: when to use it, and what it returns. */
  description: string
  /** The JSON Schema of the input: an object. Fields that it does not name are left out, or refused with `additionalProperties: false`. */
  input: object
  /** The JSON Schema of the answer: an object. An answer of another shape is a failure (TOOL_OUTPUT_INVALID). */
  output: object
  /** The grants that an API key or a model needs, all of them; at least one. */
  grants: readonly Grant[]
  /** `write` changes something; `destructive` takes something away that somebody may miss. The audit has an entry for each such call that succeeds. */
  effect: 'read' | 'write' | 'destructive'
  /** How long it may take, in milliseconds, 1 to 600,000; 30,000 by default. */
  timeoutMs?: number
  /** A valid input, for the documents. */
  example?: Readonly<Record<string, unknown>>
  /**
   * Does the work. Throw `RapportError` for what callers can cause, with a message for them. Any other error becomes TOOL_GATEWAY_ERROR, and stands only
   * in the log. The answer is what JSON makes of it.
   */
  handle(input: never, context: HostOperationContext): Promise<unknown> | unknown
}
