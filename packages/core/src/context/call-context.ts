import type { CallContext, Principal } from './context.js'
import type { Settings } from './settings.js'

/** Who calls, for which organization, under which request id. */
export interface Caller {
  organizationId: string
  principal: Principal
  requestId: string
  /** Its signal aborts when the caller goes away. It is read late, and only by what can stop early, because making the signal costs time. */
  departure?: { readonly signal?: AbortSignal }
}

/** The context of one call; `name` is what the audit log calls the tool or route. */
export function callContext({ store, clock, ids, limits }: Settings, caller: Caller, name: string, now = clock.now()): CallContext {
  const { organizationId, principal, requestId } = caller
  const isKey = principal.kind === 'api_key'
  const actorId = isKey ? principal.createdById : (principal.actor ?? null)
  return {
    store: store.organization(organizationId),
    clock,
    ids,
    now,
    origin: { tool: name, actorId, apiKeyId: isKey ? principal.keyId : null, requestId },
    inlineMoves: limits.inlineMoves,
    principal,
    requestId,
    get signal() {
      return caller.departure?.signal
    }
  }
}
