import type { Static, TObject } from 'typebox'
import type { ChangeContext } from '../domain/audit/change-origin.js'
import { pendingReattribution } from '../domain/identity/pending-reattribution.js'
import { listMerges, mergeQuery } from '../domain/identity/review/list-merges.js'
import { getSuggestion, listSuggestions, suggestionQuery } from '../domain/identity/review/list-suggestions.js'
import { mergeSuggestion, rejectSuggestion } from '../domain/identity/review/review-suggestion.js'
import type { MergePage, MergeQuery, Suggestion, SuggestionPage, SuggestionQuery } from '../domain/identity/review/types.generated.js'
import { undoMerge } from '../domain/identity/review/undo-merge.js'
import type { PendingReattribution } from '../domain/identity/types.generated.js'
import { isUuid } from '../domain/uuid.js'
import { RapportError } from '../errors.js'
import type { Settings } from '../options.js'
import { checkOf } from '../validation.js'
import type { RunningWork } from './running-work.js'

/** Who decides: the id of the member that the host acts for. */
export interface Reviewer {
  actor?: string
}

/**
 * Who is who: what waits to be settled, who may be the same, what was merged, and what reviewers decide of it. What they decide outranks what events
 * say, from then on and whenever the events come.
 */
export interface WorkspaceIdentity {
  /** How many stored events jobs still have to check, because they may belong to somebody else by now. */
  pending(): Promise<PendingReattribution>
  /**
   * People and customers that may be one, those found last first. The first page looks for new ones; in a large workspace a job does, so that they are
   * there some time later. Throws INVALID_TOOL_INPUT for a wrong query.
   *
   * @example const { items } = await workspace.identity.suggestions({ status: 'suggested', confidence: 'HIGH' })
   */
  suggestions(query?: SuggestionQuery): Promise<SuggestionPage>
  /** One suggestion. Throws NOT_FOUND. */
  suggestion(id: string): Promise<Suggestion>
  /**
   * Merges a suggestion's duplicate into its survivor; again, it changes nothing. Throws NOT_FOUND, and CONFLICT when the duplicate belongs to somebody
   * else by now.
   *
   * @example await workspace.identity.merge(suggestion.id, { actor: memberId })
   */
  merge(suggestionId: string, reviewer?: Reviewer): Promise<Suggestion>
  /** Decides that the two are not one, whatever events say. Throws NOT_FOUND, and CONFLICT when they are merged. */
  reject(suggestionId: string, reviewer?: Reviewer): Promise<Suggestion>
  /** The merges that hold, the newest first, whoever made them. Throws INVALID_TOOL_INPUT for a wrong query. */
  merges(query?: MergeQuery): Promise<MergePage>
  /**
   * Undoes a merge: the duplicate is a user or customer of its own again, with its events, and stays apart from the survivor. Answers the decision as a
   * rejected suggestion, which can be merged again. Throws NOT_FOUND.
   *
   * @example const [merge] = (await workspace.identity.merges()).items; await workspace.identity.undo(merge.id)
   */
  undo(mergeId: string, reviewer?: Reviewer): Promise<Suggestion>
}

const checkSuggestionQuery = readerOf(suggestionQuery)
const checkMergeQuery = readerOf(mergeQuery)

/** Identity of one organization, for the host's own code. */
export function workspaceIdentity(
  settings: Settings,
  organizationId: string,
  { running, contextOf }: { running: RunningWork; contextOf(name: string, reviewer?: Reviewer): ChangeContext }
): WorkspaceIdentity {
  const { store, ids, clock } = settings
  const rows = store.organization(organizationId)
  const deciding =
    (name: string, decide: (context: ChangeContext, id: string) => Promise<Suggestion>) => async (id: string, reviewer?: Reviewer) => {
      const context = contextOf(name, reviewer)
      return running.run(() => decide(context, readId(id)))
    }

  return {
    pending: () => running.run(() => pendingReattribution(rows)),
    suggestions: (query = {}) => running.run(async () => listSuggestions(rows, { ids, now: clock.now() }, checkSuggestionQuery(query))),
    suggestion: (id) => running.run(async () => getSuggestion(rows, readId(id))),
    merge: deciding('identity_merge', mergeSuggestion),
    reject: deciding('identity_reject', rejectSuggestion),
    merges: (query = {}) => running.run(async () => listMerges(rows, clock.now(), checkMergeQuery(query))),
    undo: deciding('identity_undo', undoMerge)
  }
}

function readId(id: string): string {
  const lower = String(id).toLowerCase()
  if (!isUuid(lower)) throw new RapportError('INVALID_TOOL_INPUT', 'id must be a UUID')
  return lower
}

function readerOf<S extends TObject>(schema: S) {
  const check = checkOf(schema)
  return (query: unknown): Static<S> => {
    if (!check.accepts(query)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(query, 'query'))
    return query
  }
}
