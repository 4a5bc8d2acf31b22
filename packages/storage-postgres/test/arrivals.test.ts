import { createTestRapport } from '@rapport/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { postgresStore } from '../src/index.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'

/** Two processes on one database: the first looks, the second stores. */
async function twoProcesses(listen: boolean) {
  const schema = freshSchema()
  const direct = await freshPostgresStore(schema)
  onTestFinished(() => direct.close())
  const open = () => createTestRapport({ store: postgresStore({ connectionString: postgresUrl(), listen }, { schema }) })
  const first = await open()
  onTestFinished(() => first.rapport.close())
  const second = await open()
  onTestFinished(() => second.rapport.close())
  const { rapport, organizationId } = first
  const shown = new Set<string>()
  const look = (id = organizationId) =>
    rapport.watchEvents(id, ({ events }) => {
      for (const { name } of events) shown.add(name)
    })
  const store = (eventName: string, id = organizationId) =>
    second.rapport.organization(id).ingest({ events: [{ type: 'custom', eventName, userId: 'u1' }] })
  return { shown, look, store, otherId: second.organizationId }
}

it.each([true, false])(
  'who looks is shown what another process stores, also where processes cannot hear each other (%j)',
  async (listen) => {
    const { shown, look, store, otherId } = await twoProcesses(listen)
    look()
    await expect
      .poll(
        async () => {
          // Each who begins to look says so again: the second process may not have listened before.
          look()()
          await store('theirs', otherId)
          await store('ours')
          return [...shown]
        },
        { timeout: 10_000, interval: 200 }
      )
      .toEqual(['ours'])
  }
)
