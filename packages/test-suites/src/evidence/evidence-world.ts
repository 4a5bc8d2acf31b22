import { type Detection, detectFacts } from '@rapport/core/src/facts/detect-facts.js'
import type { FactInput } from '@rapport/core/src/facts/fact-input.js'
import type { ToolInput, ToolOutput } from '@rapport/core/src/registry/tool-types.js'
import type { PutResult } from '@rapport/core/src/runtime/resources/results.js'
import type { SourceInput } from '@rapport/core/src/sources/source-input.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { domainStore } from '@rapport/core/src/testing/domain-store.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { type World, worldsOn } from '../list-tools/world.js'

/** What a test says of a source: an email of today, unless it says otherwise. */
export type SaidSource = Partial<SourceInput> & { externalId: string }

/** What a test says of a fact: a budget of Acme's, unless it says otherwise. */
export type SaidFact = Partial<FactInput> & { externalId: string }

/** An organization with Acme as a customer, and sources and facts to come. */
export class EvidenceWorld {
  private readonly ids = systemIds()

  constructor(
    readonly store: Store,
    readonly world: World
  ) {}

  readonly call: World['call'] = (...call) => this.world.call(...call)

  get workspace() {
    return this.world.workspace
  }

  get rows() {
    return this.world.rows
  }

  get clock() {
    return this.world.clock
  }

  /** The time now, as answers write it; `later` milliseconds later. */
  iso(later = 0): string {
    return new Date(this.clock.now() + later).toISOString()
  }

  putSources(...said: SaidSource[]): Promise<PutResult[]> {
    return this.workspace.sources.put(said.map((source) => ({ sourceType: 'EMAIL', occurredAt: this.clock.now(), ...source })))
  }

  putFacts(...said: SaidFact[]): Promise<PutResult[]> {
    const plain = { customer: { customerId: 'acme' }, assertion: 'The budget is $50k', factType: 'BUDGET' } as const
    return this.workspace.facts.put(said.map((fact) => ({ ...plain, ...fact })))
  }

  /** Tells of what a detector found, one second after whatever came before. */
  detect(...found: Detection[]) {
    this.clock.advance(1000)
    const { organizationId } = this.rows
    return this.groupTransaction([organizationId], {
      settle: (of) => detectFacts(of(organizationId), found, this.ids, this.clock.now())
    })
  }

  /** Runs work of the domain in the store's transaction of an organization, under its `ingest` lock. */
  groupTransaction: Store['groupTransaction'] = (...work) => domainStore(this.store).groupTransaction(...work)

  source(sourceId: string, more: Partial<ToolInput<'svc_get_source'>> = {}): Promise<ToolOutput<'svc_get_source'>> {
    return this.workspace.call('svc_get_source', { sourceType: 'EMAIL', sourceId, ...more })
  }

  fact(factId: string): Promise<ToolOutput<'svc_get_fact'>> {
    return this.workspace.call('svc_get_fact', { factId, include: ['evidence'] })
  }

  /** The ids of the sources that a list answers, in order. */
  async listed(input: ToolInput<'svc_list_sources'> = {}): Promise<string[]> {
    const { items } = await this.workspace.call('svc_list_sources', input)
    return items.map(({ sourceId }) => sourceId)
  }

  /** The assertions that a list of facts answers, in order. */
  async facts(input: Partial<ToolInput<'svc_list_facts'>> = {}): Promise<string[]> {
    const { facts } = await this.workspace.call('svc_list_facts', { customer: 'acme', ...input })
    return facts.map(({ assertion }) => assertion)
  }

  /** Who a source belongs to, as its answer says. */
  async customerOf(sourceId: string): Promise<string | null> {
    return (await this.source(sourceId)).customer?.name ?? null
  }
}

/** How the topics get a world of their own. */
export type EvidenceWorlds = () => Promise<EvidenceWorld>

/** Makes worlds on one store. Acme has the domain acme.test, and the workspace a member, rep@ourselves.test. */
export function evidenceWorldsOn(store: () => Store): EvidenceWorlds {
  const newWorld = worldsOn(store)
  return async () => {
    const world = new EvidenceWorld(store(), await newWorld())
    await world.workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.test' }])
    await world.workspace.members.put([{ id: 'm1', email: 'rep@ourselves.test', name: 'Rep' }])
    return world
  }
}
