import type { Raised } from '../attention/index.js'
import type { AttentionName, HostAttention, ItemWords } from '../public-types/index.js'

/** What somebody should look at, raised by the host's own system. Its items stand in lists beside those that Rapport finds. */
export interface WorkspaceAttention {
  /**
   * Raises an item, or updates the one of the same customer and cause. Throws INVALID_TOOL_INPUT naming the field, and NOT_FOUND when there is no such
   * customer.
   *
   * @example await workspace.attention.raise({ customer: { domain: 'acme.com' }, cause: 'quota', title: 'Acme has used 95 % of its quota' })
   */
  raise(input: HostAttention): Promise<Raised>
  /**
   * The original words of an item, and those of the language model that it is shown in, where there are any. Throws NOT_FOUND.
   *
   * @example const { original, rephrased } = await workspace.attention.words(id)
   */
  words(id: string): Promise<ItemWords>
  /**
   * Resolves an item by its id, or by the customer and cause that it was raised with. One that is resolved stays as it is. Throws INVALID_TOOL_INPUT
   * naming the field, and NOT_FOUND when there is no such item.
   *
   * @example await workspace.attention.resolve({ customer: { domain: 'acme.com' }, cause: 'quota' }, { summary: 'They bought more.' })
   */
  resolve(name: AttentionName, options?: { summary?: string }): Promise<{ id: string; change: 'resolved' | 'unchanged' }>
}
