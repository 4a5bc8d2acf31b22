import type { NewAutomation } from '@rapport/core/src/automations/automation-input.js'
import { customers, merges, signals } from '@rapport/core/src/registry/tables.js'
import type { Severity } from '@rapport/core/src/signals/occurrences.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import type { RowOf } from '@rapport/core/src/storage/define-table.js'
import { customer, id } from '@rapport/core/src/testing/list-tools/rows.js'
import { type World, worldsOn } from '../list-tools/world.js'
import { seeSignals } from './see-signals.js'

/** A Wednesday, at nine in Berlin. */
const wednesday = Date.UTC(2026, 2, 4, 8)

/** An occurrence of a signal, by their numbers. */
interface Seen {
  signal?: number
  customer?: number
  severity?: Severity
  title?: string
}

/** An organization with three customers, three signals and a destination. */
export class AutomationWorld {
  constructor(
    readonly world: World,
    private readonly store: Store
  ) {}

  get automations() {
    return this.world.workspace.automations
  }

  get rows() {
    return this.world.rows
  }

  async fill(): Promise<void> {
    const made = { created_at: this.world.now, updated_at: this.world.now }
    const signal = { kind: 'EVENT_MATCH', built_in_key: null, description: null, definition: {}, enabled: true, enabled_at: this.world.now }
    await this.rows.insert(
      signals,
      [1, 2, 3].map((number) => ({ ...signal, ...made, id: id(100 + number), name: `Signal ${number}`, archived_at: null }))
    )
    await this.rows.insert(
      customers,
      [1, 2, 3].map((number) =>
        customer({
          id: id(number),
          name: `Customer ${number}`,
          billing_status: number === 3 ? 'CHURNED' : 'PAYING',
          mrr_status: 'calculated',
          mrr_cents: number * 10_000,
          currency: 'usd'
        })
      )
    )
    await this.world.workspace.call('svc_create_destination', { type: 'SLACK_CHANNEL', channelId: 'C1', label: 'News', isDefault: true })
  }

  /** Sees signals, in one commit: by default the first of them at the first customer. */
  async see(...seen: Seen[]): Promise<void> {
    const named = seen.map(({ signal = 1, customer: number = 1, ...said }) => ({
      signalId: id(100 + signal),
      customerId: id(number),
      ...said
    }))
    await seeSignals(this.store, this.world.organizationId, named, this.world.clock.now())
  }

  /** Makes an automation: of the first signal, and enabled, unless it says otherwise. */
  async make(input: Partial<NewAutomation> = {}): Promise<string> {
    const bySignal = { triggerType: 'SIGNAL_OCCURRENCE' as const, ...(input.triggerType !== 'SCHEDULE' && { signalIds: [id(101)] }) }
    const { automation } = await this.automations.create({ name: 'News', enabled: true, ...bySignal, ...input })
    return automation.id
  }

  /** Moves on, and does what is due. */
  async pass(milliseconds = 1000): Promise<void> {
    this.world.clock.advance(milliseconds)
    await this.world.rapport.runDue()
  }

  /** The runs of an automation, the oldest first, each with the names of the customers that it told of. */
  async runs(automationId: string) {
    const { items } = await this.automations.runs(automationId, { limit: 200 })
    const whole = await Promise.all(items.map((run) => this.automations.run(automationId, run.id)))
    return whole.reverse().map((run) => ({ ...run, told: run.items.map(({ customerName }) => customerName) }))
  }

  /** Makes a customer another one's, as a merge leaves it. */
  async merge(number: number, into: number): Promise<void> {
    const merge = { from_id: id(number), into_id: id(into), entity: 'customer', reason: 'reviewed' }
    await this.rows.insert(merges, [{ ...merge, at: this.world.clock.now() }])
    await this.rows.remove(customers, { id: { eq: id(number) } })
  }

  async change(number: number, columns: Partial<RowOf<typeof customers>>): Promise<void> {
    await this.rows.update(customers, { id: { eq: id(number) } }, columns)
  }
}

/** How the topics get a world of their own. */
export type AutomationWorlds = () => Promise<AutomationWorld>

/** Makes worlds on one store. */
export function automationWorldsOn(store: () => Store): AutomationWorlds {
  const newWorld = worldsOn(store)
  return async () => {
    const world = await newWorld()
    world.clock.advance(wednesday - world.clock.now())
    const made = new AutomationWorld(world, store())
    await made.fill()
    return made
  }
}
