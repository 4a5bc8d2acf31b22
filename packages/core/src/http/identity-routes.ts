import type { Static } from 'typebox'
import { requireGrant } from '../auth/require-grant.js'
import { listMerges, type mergePageShape, mergeQuery } from '../domain/identity/review/list-merges.js'
import { getSuggestion, listSuggestions, type suggestionPageShape, suggestionQuery } from '../domain/identity/review/list-suggestions.js'
import { mergeSuggestion, type ReviewContext, rejectSuggestion } from '../domain/identity/review/review-suggestion.js'
import type { Suggestion } from '../domain/identity/review/suggestion.js'
import { undoMerge } from '../domain/identity/review/undo-merge.js'
import { apiFailure } from './api-failure.js'
import { callerOf } from './caller.js'
import { pathUuid } from './path-uuid.js'
import { queryReader } from './read-query.js'
import { json } from './respond.js'
import type { Exchange, Handler, Route } from './route.js'
import type { Services } from './routes.js'
import type { oneSuggestion } from './shapes/identity.js'

const readSuggestionQuery = queryReader(suggestionQuery)
const readMergeQuery = queryReader(mergeQuery)

/** `/api/identity`: who may be the same, what was merged, and what reviewers decide of it. */
export function identityRoutes(services: Services): Route[] {
  const { settings } = services
  const { store, ids, clock, limits } = settings
  const fail = apiFailure(settings.logger)
  const at = (path: string, methods: Route['methods']): Route => ({ path: new RegExp(`^/api/identity/${path}$`), methods, fail })

  async function reviewer(exchange: Exchange) {
    const caller = await callerOf(services, exchange)
    requireGrant(caller.principal, 'customer_access:manage', 'This route')
    return { ...caller, rows: store.organization(caller.organizationId), id: exchange.params[0] ?? '' }
  }

  /** Decides as the member who made the key; the audit names this as the tool. */
  const deciding =
    (tool: string, decide: (context: ReviewContext, id: string) => Promise<Suggestion>): Handler =>
    async (exchange) => {
      const { rows, principal, id } = await reviewer(exchange)
      const origin = { tool, actorId: principal.createdById, apiKeyId: principal.keyId, requestId: exchange.requestId }
      const context = { store: rows, now: clock.now(), ids, origin, inlineMoves: limits.inlineMoves }
      return json(200, { suggestion: await decide(context, id) } satisfies Static<typeof oneSuggestion>)
    }

  return [
    at('merge-suggestions', {
      async GET(exchange) {
        const { rows } = await reviewer(exchange)
        const page = await listSuggestions(rows, { ids, now: clock.now() }, readSuggestionQuery(exchange))
        return json(200, page satisfies Static<typeof suggestionPageShape>)
      }
    }),
    at(`merge-suggestions/${pathUuid}`, {
      async GET(exchange) {
        const { rows, id } = await reviewer(exchange)
        return json(200, { suggestion: await getSuggestion(rows, id) } satisfies Static<typeof oneSuggestion>)
      }
    }),
    at(`merge-suggestions/${pathUuid}/merge`, { POST: deciding('identity_merge', mergeSuggestion) }),
    at(`merge-suggestions/${pathUuid}/reject`, { POST: deciding('identity_reject', rejectSuggestion) }),
    at('merges', {
      async GET(exchange) {
        const { rows } = await reviewer(exchange)
        const page = await listMerges(rows, clock.now(), readMergeQuery(exchange))
        return json(200, page satisfies Static<typeof mergePageShape>)
      }
    }),
    at(`merges/${pathUuid}/undo`, { POST: deciding('identity_undo', undoMerge) })
  ]
}
