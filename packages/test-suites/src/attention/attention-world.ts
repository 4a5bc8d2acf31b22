import type { AttentionSignal } from '@rapport/core/src/attention/attention-signal.js'
import { raiseAttention } from '@rapport/core/src/attention/raise-attention.js'
import type { Raised } from '@rapport/core/src/attention/raised.js'
import { resolveAttention } from '@rapport/core/src/attention/resolve-attention.js'
import { attentionChanges, customers } from '@rapport/core/src/registry/tables.js'
import type { ToolInput, ToolOutput } from '@rapport/core/src/registry/tool-types.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import type { RowOf } from '@rapport/core/src/storage/define-table.js'
import { customer, id } from '@rapport/core/src/testing/list-tools/rows.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { type World, worldsOn } from '../list-tools/world.js'

/** What a test says of a signal: of the first customer, of the cause `usage_drop`, unless it says otherwise. */
export type Signalled = Partial<AttentionSignal>

/** A signal as it is raised. */
export function signalOf(said: Signalled = {}): AttentionSignal {
  return {
    customerId: id(1),
    cause: 'usage_drop',
    title: 'Usage fell by half',
    priority: 'NORMAL',
    priorityReason: 'A small account',
    whatChanged: 'Exports fell from 20 to 10 a week',
    whyItMatters: 'They renew in May',
    ...said
  }
}

/** An organization with attention items. */
export class AttentionWorld {
  private readonly ids = systemIds()

  constructor(private readonly world: World) {}

  readonly call: World['call'] = (...call) => this.world.call(...call)

  get rows() {
    return this.world.rows
  }

  get clock() {
    return this.world.clock
  }

  /** Raises a signal, one second after whatever came before. */
  raise(said: Signalled = {}): Promise<Raised> {
    this.clock.advance(1000)
    return this.rows.transaction((transaction) => raiseAttention(transaction, signalOf(said), this.ids, this.clock.now()))
  }

  /** Resolves an item, one second after whatever came before. */
  resolve(customerId = id(1), cause = 'usage_drop'): Promise<boolean> {
    this.clock.advance(1000)
    const resolution = { customerId, cause, summary: 'Usage is back' }
    return this.rows.transaction((transaction) => resolveAttention(transaction, resolution, this.ids, this.clock.now()))
  }

  async customers(...rows: Partial<RowOf<typeof customers>>[]): Promise<void> {
    await this.rows.insert(
      customers,
      rows.map((row, index) => customer({ id: id(index + 1), ...row }))
    )
  }

  list(input: ToolInput<'svc_list_attention_items'> = {}): Promise<ToolOutput<'svc_list_attention_items'>> {
    return this.world.workspace.call('svc_list_attention_items', input)
  }

  get(itemId: string): Promise<ToolOutput<'svc_get_attention_item'>> {
    return this.world.workspace.call('svc_get_attention_item', { id: itemId })
  }

  /** What became of an item, oldest first. */
  async history(itemId: string): Promise<string[]> {
    const found = await this.rows.find(attentionChanges, {
      where: { item_id: { eq: itemId } },
      orderBy: { column: 'at', direction: 'asc' }
    })
    return found.map(({ change, summary }) => `${change}: ${summary}`)
  }

  /** The time now, as answers write it. */
  get iso(): string {
    return new Date(this.clock.now()).toISOString()
  }
}

/** How the topics get a world of their own. */
export type AttentionWorlds = () => Promise<AttentionWorld>

/** Makes worlds on one store. */
export function attentionWorldsOn(store: () => Store): AttentionWorlds {
  const newWorld = worldsOn(store)
  return async () => new AttentionWorld(await newWorld())
}
