import type { MergePage, MergeQuery, PendingReattribution, Suggestion, SuggestionPage, SuggestionQuery } from '../public-types/index.js'

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
