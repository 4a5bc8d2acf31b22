import { auditEntries } from '../audit/index.js'
import { auditPending, auditSeals } from '../audit-chain/index.js'
import type { Settings } from '../context/index.js'
import { destinations } from '../destinations/index.js'
import { RapportError } from '../errors.js'
import { customers, events, users } from '../identity/index.js'
import type { PutResult, SubscriptionInput } from '../public-types/index.js'
import { resources, tables } from '../registry/index.js'
import { batchPut } from '../runtime/index.js'
import { workspaceSettings } from '../settings/index.js'
import { signals } from '../signals/index.js'
import { sources } from '../sources/tables/index.js'
import type { JsonObject, Table } from '../storage/index.js'
import { organizations } from '../storage/index.js'
import { integrationConnections, integrationSessions } from '../sync/index.js'
import { isUuid } from '../values/index.js'
import { integrationCredentials } from '../vault/index.js'

const putSubscriptions = batchPut(resources.subscriptions)

/** What a person or a system of this organization has set up: it outlives the data of a demo. */
const settingTables: readonly Table[] = [
  workspaceSettings,
  auditEntries,
  auditPending,
  auditSeals,
  destinations,
  signals,
  integrationConnections,
  integrationCredentials,
  integrationSessions
]

/**
 * Organizations whose data is made up, so that it may be thrown away. A mark tells which data it is, and how much of it is loaded: whoever loads the data
 * keeps its progress there.
 */
export class DemoOrganizations {
  constructor(private readonly settings: Settings) {}

  /** The mark of an organization; null for one whose data is real, or where there is none. */
  async of(id: string): Promise<JsonObject | null> {
    if (!isUuid(id)) return null
    const [row] = await this.settings.store.directory.find(organizations, { where: { id: { eq: id } }, limit: 1 })
    return row?.demo ?? null
  }

  /**
   * Marks an organization, or replaces its mark. Throws CONFLICT when it is not marked and has events, customers, users or sources: they are somebody's.
   *
   * @example await rapport.organizations.demo.mark(id, { world: 'fernway', seed: 1, done: 0 })
   */
  async mark(id: string, mark: JsonObject): Promise<void> {
    if ((await this.of(id)) === null) {
      const store = this.settings.store.organization(id)
      for (const table of [events, customers, users, sources])
        if ((await store.find(table, { limit: 1 })).length > 0)
          throw new RapportError('CONFLICT', 'The organization already has data. Use another one for a demo')
    }
    const marked = await this.settings.store.directory.update(organizations, { id: { eq: id } }, { demo: mark })
    if (marked === 0) throw new RapportError('NOT_FOUND', `There is no organization with the id ${JSON.stringify(id)}`)
  }

  /**
   * Puts subscriptions into a marked organization as of `at`, an earlier time in epoch milliseconds: made-up revenue has a past from then on. To be called
   * in the order of time. Throws CONFLICT for one that is not marked, else what `subscriptions.put` of a workspace throws.
   *
   * @example await rapport.organizations.demo.putSubscriptions(id, Date.parse('2026-03-01'), subscriptions)
   */
  async putSubscriptions(id: string, at: number, batch: readonly SubscriptionInput[]): Promise<PutResult[]> {
    if ((await this.of(id)) === null) throw new RapportError('CONFLICT', 'Only a demo organization can get subscriptions of the past')
    return putSubscriptions({ ...this.settings, clock: { now: () => at } }, id, batch)
  }

  /** Removes all data of a marked organization: what was set up in it, its keys and the mark stay. Throws CONFLICT for one that is not marked. */
  async clear(id: string): Promise<void> {
    if ((await this.of(id)) === null) throw new RapportError('CONFLICT', 'Only the data of a demo organization can be cleared')
    await this.settings.store.organization(id).transaction(async (transaction) => {
      for (const lock of ['ingest', 'attention', 'integrations']) await transaction.lock(lock)
      for (const table of Object.values(tables))
        if (table.scope === 'organization' && !settingTables.includes(table)) await transaction.remove(table, {})
    })
  }
}
