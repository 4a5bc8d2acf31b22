import type { ConfirmOptions, DismissOptions, Fact, FactStatus, PatternChoice, StatusOptions } from '../facts/index.js'
import type { FactChange, FactInput, FactPattern } from '../public-types/index.js'
import type { PutResult } from '../runtime/index.js'
import type { PageOf, QueryOf } from './resource-lists.js'
import type { ToolCallOptions } from './tools.js'

/** What is known of customers. */
export interface WorkspaceFacts {
  /**
   * Stores facts about customers, each as a whole by its externalId, with exact quotes of sources as evidence: a put replaces the one before, and
   * the same again changes nothing.
   *
   * @example
   * await workspace.facts.put([{ externalId: 'f1', customer: { customerId: 'acme' }, factType: 'EXPANSION', assertion: 'Acme wants ten more
   * seats.',   evidence: [{ sourceType: 'EMAIL', sourceId: 'mail-1', quote: 'add ten seats' }] }])
   */
  put(batch: readonly FactInput[]): Promise<PutResult[]>
  /** A customer's facts, what occurred last first. Throws INVALID_TOOL_INPUT for a wrong query, NOT_FOUND for a customer that nobody is. */
  list(query: QueryOf<'facts'>): Promise<PageOf<'facts'>>
  /**
   * Sets a fact's status, by its id or externalId; with SNOOZED `until` says when it is ACTIVE again. Throws NOT_FOUND when there is no
   * such fact.
   *
   * @example await workspace.facts.setStatus(id, 'SNOOZED', { until: '2026-06-01T00:00:00Z', actor: memberId })
   */
  setStatus(id: string, status: FactStatus, options?: StatusOptions): Promise<Fact>
  /** Who set which status of a fact, and when, the newest change first. Throws NOT_FOUND when there is no such fact. */
  history(id: string): Promise<FactChange[]>
  /**
   * Says that a fact is right, by its id or externalId. It becomes ACTIVE, and later findings of its type and kind start with more confidence. The same
   * again changes nothing. Throws NOT_FOUND when there is no such fact.
   *
   * @example await workspace.facts.confirm(id, { actor: memberId })
   */
  confirm(id: string, options?: ConfirmOptions): Promise<Fact>
  /**
   * Says that a fact is wrong. It becomes RESOLVED and is not opened again for this customer by the same words or key; its history names who dismissed
   * it, and why. Later findings of its type and kind start with less confidence. Another status, set later, takes the dismissal back.
   *
   * @example await workspace.facts.dismiss(id, { actor: memberId, reason: 'They cancelled a meeting, not the contract.' })
   */
  dismiss(id: string, options?: DismissOptions): Promise<Fact>
  /** What confirmations and dismissals taught of each type and kind of facts. */
  readonly patterns: {
    /**
     * How often each pattern was right, and the confidence that its findings start with now: for a pattern that is sure of p, the mean of a beta
     * distribution, (10 p + confirmed) / (10 + confirmed + dismissed), where more than 20 judgements count as 20.
     */
    list(): Promise<FactPattern[]>
    /**
     * Forgets what was learned of a type and kind, of a type, or, without either, of all. Dismissed facts stay dismissed.
     *
     * @example await workspace.facts.patterns.reset({ factType: 'CHURN_RISK', kind: 'cancels' }, { actor: memberId })
     */
    reset(choice?: PatternChoice, options?: ToolCallOptions): Promise<{ reset: number }>
  }
}
