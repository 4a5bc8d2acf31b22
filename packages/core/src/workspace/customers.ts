import type { ClearedOwner } from '../access/index.js'
import type { CustomerHealth, CustomerInput, CustomerName, CustomerRecord, UnansweredProblems } from '../public-types/index.js'
import type { PutResult } from '../runtime/index.js'
import type { PageOf, QueryOf } from './resource-lists.js'
import type { ToolCallOptions } from './tools.js'

/** `workspace.customers`: the host's accounts. */
export interface WorkspaceCustomers {
  /**
   * Makes or updates customers by the host's own customerId. What is left out stays as it is.
   *
   * @example await workspace.customers.put([{ customerId: 'acme', name: 'Acme Inc', domain: 'acme.com', traits: { plan: 'team' } }])
   */
  put(batch: readonly CustomerInput[]): Promise<PutResult[]>
  /**
   * One customer, by the host's customerId, a domain, or Rapport's id (merged ones lead on). Throws NOT_FOUND.
   *
   * @example const { externalId, currentMrr, traits } = await workspace.customers.get({ customerId: 'acme' })
   */
  get(name: CustomerName): Promise<CustomerRecord>
  /**
   * Customers with the host's own ids, those active last first. Throws INVALID_TOOL_INPUT for a wrong query.
   *
   * @example const { items, pagination } = await workspace.customers.list({ billingStatus: 'PAYING', limit: 100 })
   */
  list(query?: QueryOf<'customers'>): Promise<PageOf<'customers'>>
  /**
   * The health of a customer: a score from 0 to 100 as of the start of the workspace's day, the parts that it is made of with a sentence each, and the
   * days before. The score is null before 14 days of history. docs/health.md has the formula. Throws NOT_FOUND.
   *
   * @example const { score, parts } = await workspace.customers.health({ customerId: 'acme' })
   */
  health(name: CustomerName): Promise<CustomerHealth>
  /**
   * The customer's tickets that have been open for longer than `patienceDays`, 3 unless told otherwise: problems without an answer. The customer is named
   * by its id, the host's customerId or its domain. A ticket is closed when its record says `isClosed: true`, or a `status` such as "closed" or "solved".
   * Throws NOT_FOUND.
   *
   * @example const { count, items } = await workspace.customers.unansweredProblems('acme', { patienceDays: 5 })
   */
  unansweredProblems(id: string, query?: { patienceDays?: number }): Promise<UnansweredProblems>
  /**
   * Takes back the owner that a person has set: the customer has the one again that a record of a provider names, else none. Throws NOT_FOUND.
   *
   * @example const { ownerId } = await workspace.customers.clearOwner(id, { actor: 'm_1' })
   */
  clearOwner(id: string, options?: ToolCallOptions): Promise<ClearedOwner>
}
