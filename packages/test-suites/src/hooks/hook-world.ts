import type { HookPayload } from '@rapport/core/src/hooks/hook.js'
import type { HookName } from '@rapport/core/src/hooks/hook-names.js'
import type { Rapport } from '@rapport/core/src/rapport.js'
import { hookDeliveries } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import { storeWithClock } from '@rapport/core/src/storage/store-with-clock.js'
import { createTestRapport, type TestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { endWithTest } from '../list-tools/world.js'

/** An organization, processes on its store, and hooks with ids that no other test uses. */
export interface HookWorld extends TestRapport {
  /** An id of a hook for this test. */
  hookId(name?: string): string
  /** Another process on the same rows, and on the same clock or one of its own. */
  process(own?: TestClock): Promise<Rapport>
  /** Has a handler that keeps what it is called with. */
  listen<Name extends HookName>(name: Name, on?: Rapport): HookPayload<Name>[]
  /** What is kept for hooks of this organization, in the order of the commits. */
  rows(): ReturnType<typeof findRows>
  /** How this test's hooks stand. */
  status(): Promise<{ name: string; pending: number; dead: number }[]>
  /** Puts a fact of a customer: each is new, and tells `fact.detected`. Answers its id. */
  putFact(customer?: { customerId: string } | { domain: string }, by?: Rapport): Promise<string>
  /** Lets time pass, and runs what is due then, until nothing waits. */
  settle(...processes: Rapport[]): Promise<void>
}

const ids = systemIds()
let made = 0

export async function hookWorld(given: Store): Promise<HookWorld> {
  const clock = new TestClock()
  const store = storeWithClock(overlay(given, { close: async () => undefined }), clock)
  const world = await createTestRapport({ store, clock, ids })
  const prefix = `${ids.uuid(clock.now()).slice(-12)}-${++made}`
  const { organizationId, rapport } = world
  endWithTest(given, organizationId)
  let facts = 0
  const hookId = (name = 'crm') => `${prefix}-${name}`
  const own = async () => (await rapport.status()).hooks?.filter(({ id }) => id.startsWith(prefix)) ?? []
  return {
    ...world,
    hookId,
    process: async (own = clock) => (await createTestRapport({ store, clock: own, ids })).rapport,
    listen(name, on = rapport) {
      const heard: HookPayload<typeof name>[] = []
      on.on(name, (payload) => heard.push(payload), { id: hookId() })
      return heard
    },
    rows: () => findRows(given, organizationId),
    status: async () => (await own()).map(({ name, pending, dead }) => ({ name, pending, dead })),
    async putFact(customer = { customerId: 'acme' }, by = rapport) {
      const fact = { externalId: `f${facts++}`, customer, assertion: `Fact ${facts}`, factType: 'BUDGET' as const }
      const [put] = await by.organization(organizationId).facts.put([fact])
      return put?.id ?? ''
    },
    async settle(...processes) {
      const all = processes.length === 0 ? [rapport] : processes
      for (let turn = 0; turn < 60; turn++) {
        for (const each of all) await each.runDue()
        if ((await own()).every(({ pending }) => pending === 0)) return
        clock.advance(3_600_000)
      }
      throw new Error('Something still waits')
    }
  }
}

function findRows(store: Store, organizationId: string) {
  return store.organization(organizationId).find(hookDeliveries, { orderBy: { column: 'created_at', direction: 'asc' } })
}
