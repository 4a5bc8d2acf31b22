import { memoryStore } from '@rapport/core/src/memory.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import type { TransferredRows } from '@rapport/core/src/transfer/index.js'
import { describe, expect, it } from 'vitest'
import { endOrganization, type World, worldOn } from '../list-tools/world.js'
import { ada, privateWorld } from '../privacy/private-world.js'

type Page = Awaited<ReturnType<World['workspace']['transfer']['export']>>

/** The lines of an export, as a file has them. */
async function exported({ transfer }: Pick<World['workspace'], 'transfer'>): Promise<Page[]> {
  const pages: Page[] = []
  for (let place: Page['next'] | undefined; place !== null; place = pages.at(-1)?.next ?? null)
    pages.push(JSON.parse(JSON.stringify(await transfer.export({ ...place, limit: 7 }))))
  return pages
}

/** Where an import replaces what was there, and what the clock of a process decides. */
const moving = ['jobs', 'audit_entries']

const rowsOf = (pages: readonly Page[]) =>
  pages.flatMap(({ table, rows }) => (moving.includes(table) ? [] : rows.map((row) => ({ table, row }))))

/**
 * Registers the test of moving a workspace to a store with vitest. `createStore` makes the store, its schema in place.
 *
 * @example transferSuite('my store', async () => myStore({ connectionString }))
 */
export function transferSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`a workspace that is imported on ${name}`, () => {
    const store = openedStore(createStore)

    it('has the rows and the answers of the one that was exported, and goes on from there', async () => {
      const from = await privateWorld((options) => worldOn(memoryStore(), options))
      const pages = await exported(from.workspace)
      const { id: organizationId } = pages[0]?.organization ?? { id: '' }
      const to = await worldOn(store(), { clock: from.clock })
      await to.rapport.organizations.create({ id: organizationId, name: 'Copy', slug: `copy-${organizationId}` })
      const copy = to.rapport.organization(organizationId)
      try {
        let isFirst = true
        for (const { schema, table, rows } of pages) {
          const batch: TransferredRows = { organizationId, schema, isFirst, rows: rows.map((row) => ({ table, row })) }
          await copy.transfer.import(batch)
          isFirst = false
        }
        expect(rowsOf(await exported(copy))).toEqual(rowsOf(pages))
        for (const { workspace, rapport } of [from, { workspace: copy, rapport: to.rapport }]) {
          await rapport.runDue()
          await workspace.ingest({ events: [{ type: 'custom', eventName: 'moved', userId: ada.userId, timestamp: from.clock.now() }] })
        }
        const answers = async (workspace: typeof copy) => [
          await workspace.call('svc_list_users', {}),
          await workspace.call('svc_list_customers', {}),
          await workspace.call('svc_get_customer', { customer: 'acme', include: ['users', 'recentTimeline', 'behaviorMetrics'] }),
          await workspace.call('svc_list_facts', { customer: 'acme' }),
          await workspace.call('svc_search_customer_context', { query: 'renew the contract' })
        ]
        expect(await answers(copy)).toEqual(await answers(from.workspace))
      } finally {
        await endOrganization(store(), organizationId)
        await endOrganization(store(), to.organizationId)
      }
    })
  })
}
