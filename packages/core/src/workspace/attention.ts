import type { AttentionName } from '../domain/attention/attention-name.js'
import { itemWords } from '../domain/attention/get-attention-item.js'
import { hostAttention, raiseHostAttention, resolveHostAttention } from '../domain/attention/host-attention.js'
import type { Raised } from '../domain/attention/raised.js'
import type { HostAttention, ItemWords } from '../domain/attention/types.generated.js'
import { requireStorable } from '../domain/require-storable.js'
import { RapportError } from '../errors.js'
import type { Settings } from '../options.js'
import { checkOf } from '../validation.js'
import { readId } from './read-input.js'
import type { RunningWork } from './running-work.js'

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
   * Resolves an item by its id, or by the customer and cause that it was raised with. One that is resolved stays as it is. Throws NOT_FOUND when there is
   * none.
   *
   * @example await workspace.attention.resolve({ customer: { domain: 'acme.com' }, cause: 'quota' }, { summary: 'They bought more.' })
   */
  resolve(name: AttentionName, options?: { summary?: string }): Promise<{ id: string; change: 'resolved' | 'unchanged' }>
}

const check = checkOf(hostAttention)

/** The attention items of one organization, for the host's own code. */
export function workspaceAttention(
  { store, ids, clock }: Settings,
  organizationId: string,
  { running, existing }: { running: RunningWork; existing(): Promise<string> }
): WorkspaceAttention {
  const rows = store.organization(organizationId)
  return {
    raise: (input) =>
      running.run(async () => {
        if (!check.accepts(input)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(input, 'input'))
        requireStorable(input, 'input')
        await existing()
        return raiseHostAttention(rows, { ids, now: clock.now() }, input)
      }),
    words: (id) => running.run(async () => itemWords(rows, readId(id, 'id'))),
    resolve: (name, options) =>
      running.run(async () => {
        requireStorable(name, 'name')
        requireStorable(options ?? {}, 'options')
        return resolveHostAttention(rows, { ids, now: clock.now() }, name, options?.summary)
      })
  }
}
