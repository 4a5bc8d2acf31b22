import { randomUUID } from 'node:crypto'
import { customers, events } from '@rapport/core/src/registry/tables.js'
import type { ToolInput, ToolOutput } from '@rapport/core/src/registry/tool-types.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import type { RowOf } from '@rapport/core/src/storage/define-table.js'
import { customer, event } from '@rapport/core/src/testing/list-tools/rows.js'
import { type World, worldsOn } from '../list-tools/world.js'

export { day, hour } from '../list-tools/world.js'

/** Monday, March 2, 2026, when the clock of a world stands at noon. */
export const monday = Date.UTC(2026, 2, 2)

/** What a test says of an event: a custom one of nobody's, at noon today, unless it says otherwise. */
export type Happened = Partial<RowOf<typeof events>>

/** What a test says of a feature: of the event `export`, unless it says otherwise. */
export type Wanted = Partial<ToolInput<'svc_create_feature'>>

/** An organization whose events are written as rows. */
export class FeatureWorld {
  constructor(private readonly world: World) {}

  readonly call: World['call'] = (...call) => this.world.call(...call)

  get rows() {
    return this.world.rows
  }

  get workspace() {
    return this.world.workspace
  }

  get clock() {
    return this.world.clock
  }

  happened(...rows: Happened[]): Promise<boolean[]> {
    const plain = { type: 'CUSTOM', event_name: 'export', occurred_at: this.world.now }
    return this.rows.insert(
      events,
      rows.map((row) => event({ event_id: randomUUID(), ...plain, ...row }))
    )
  }

  /** Customers whose first event was at a time: since then the organization counts as tracked. */
  async customers(firstSeenAt: number, ...ids: string[]): Promise<void> {
    await this.rows.insert(
      customers,
      ids.map((id) => customer({ id, external_id: id, first_seen_at: firstSeenAt }))
    )
  }

  list(input: ToolInput<'svc_list_features'> = {}): Promise<ToolOutput<'svc_list_features'>> {
    return this.workspace.call('svc_list_features', input)
  }

  async sourceKey(): Promise<string> {
    return (await this.list({ weeks: 1, candidateLimit: 1 })).sources[0]?.sourceKey ?? ''
  }

  async create(wanted: Wanted = {}): Promise<ToolOutput<'svc_create_feature'>> {
    const plain = { sourceKey: await this.sourceKey(), eventName: 'export', featureKey: 'export', name: 'Export' }
    return this.workspace.call('svc_create_feature', { ...plain, ...wanted })
  }

  /** The usage of the feature with this key. */
  async usage(featureKey = 'export', input: ToolInput<'svc_list_features'> = {}) {
    const { features } = await this.list(input)
    return features.find((feature) => feature.featureKey === featureKey)?.evidence
  }

  ofCustomer(input: ToolInput<'svc_get_customer_features'>): Promise<ToolOutput<'svc_get_customer_features'>> {
    return this.workspace.call('svc_get_customer_features', input)
  }
}

/** How the topics get a world of their own. */
export type FeatureWorlds = () => Promise<FeatureWorld>

/** Makes worlds on one store. */
export function featureWorldsOn(store: () => Store): FeatureWorlds {
  const newWorld = worldsOn(store)
  return async () => new FeatureWorld(await newWorld())
}
