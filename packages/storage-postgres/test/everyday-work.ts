import { randomUUID } from 'node:crypto'
import { createRapport } from '@rapport/core'
import { tables } from '@rapport/core/storage'
import { expect } from 'vitest'
import { type PostgresStore, postgresStore } from '../src/index.js'

/**
 * Does on a server, reached by this URL, what a host does all day: ingest, some of it again and at the same time, pages, lookups, and queries of tenants.
 * Each answer is checked; `look` may look at the server while the connections are open.
 */
export async function doEverydayWork(
  connectionString: string,
  schema: string,
  look: (store: PostgresStore) => Promise<void> = async () => undefined
): Promise<void> {
  const store = postgresStore({ connectionString, maxConnections: 3 }, { schema, migrate: true })
  const rapport = createRapport({ store })
  try {
    const ids = [(await rapport.organizations.create({ name: 'Acme' })).id, (await rapport.organizations.create({ name: 'Bolt' })).id]
    for (const id of ids) {
      const workspace = rapport.organization(id)
      const batches = Array.from({ length: 12 }, (_, number) => ({
        source: 'client' as const,
        visitorId: randomUUID(),
        events: [
          {
            type: 'identify' as const,
            uuid: randomUUID(),
            userId: `u${number % 4}`,
            email: `u${number % 4}@acme.test`,
            url: 'https://x.test/',
            path: '/'
          },
          { type: 'pageview' as const, uuid: randomUUID(), url: 'https://x.test/', path: '/' }
        ]
      }))
      const taken = { success: true, processed: 2, errors: [], warnings: [] }
      expect(await Promise.all(batches.map((batch) => workspace.ingest(batch)))).toEqual(batches.map(() => taken))
      expect(await workspace.ingest(batches[0] as (typeof batches)[number])).toEqual(taken)
      const rows = store.organization(id)
      expect(await rows.count(tables.events)).toBe(24)
      const lookups = [1, 2, 3].map(() => rows.find(tables.events, { orderBy: { column: 'occurred_at', direction: 'desc' }, limit: 50 }))
      expect((await Promise.all(lookups)).map((found) => found.length)).toEqual([24, 24, 24])
      const customers = await workspace.call('svc_list_customers', {})
      expect(customers).toMatchObject({ items: [{ domain: 'acme.test' }], pagination: { total: 1 } })
      const queries = await Promise.all(
        ['count(*) as n', 'count(distinct user_id) as n'].map((what) =>
          workspace.call('svc_query', { sql: `select ${what} from activity` })
        )
      )
      expect(queries).toMatchObject([{ data: [{ n: 24 }] }, { data: [{ n: 4 }] }])
    }
    await look(store)
  } finally {
    await rapport.close()
  }
}
