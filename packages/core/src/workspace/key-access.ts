import type { Registry } from '../runtime/index.js'

/** What an API key opens, as `rapport.authorize` answers it. */
export interface KeyAccess {
  readonly organizationId: string
  /** What the key may do; `hasGrant` tells what that implies. */
  readonly grants: readonly string[]
  /** The tools of the process. Their schemas name its own providers too. */
  readonly tools: Registry
  /**
   * Calls a tool with this key, as the gateway does for its callers: the same checks, the same metering, the same audit. Throws RapportError, also when
   * the key has ended or was revoked since.
   *
   * @example const { items } = await access.call('svc_list_customers', { limit: 10 })
   */
  call(tool: string, input?: Readonly<Record<string, unknown>>, options?: KeyCallOptions): Promise<unknown>
}

/** How a tool is called with a key. */
export interface KeyCallOptions {
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal
  /** That this is a call made before, asked anew for a smaller page: the plan counts it once. */
  again?: boolean
}
