import { jobs, tables } from '@rapport/core/src/registry/tables.js'
import type { OrganizationStore, Store } from '@rapport/core/src/storage/contract.js'
import { storeWithClock } from '@rapport/core/src/storage/store-with-clock.js'
import { createTestRapport, type TestRapport, type TestRapportOptions } from '@rapport/core/src/testing/create-test-rapport.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { afterEach, beforeEach, onTestFinished } from 'vitest'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** A list's answer as tests look at it. */
export interface Answer {
  items: Record<string, unknown>[]
  events: Record<string, unknown>[]
  pagination: { hasMore: boolean; nextCursor: string | null; total: number }
}

/** A Rapport on the store under test, with an organization of its own and its rows to write. */
export interface World extends TestRapport {
  now: number
  rows: OrganizationStore
  /** Calls a tool that must succeed, and answers its output. */
  ask(tool: string, input?: object): Promise<Answer>
  /** The ids that a list answers, in order. */
  ids(tool: string, input?: object): Promise<unknown[]>
  /** All ids of a list, read page by page, with `between` run before each further page. */
  pages(tool: string, input: object, between?: (page: number) => Promise<unknown>): Promise<unknown[]>
}

/** How the topics get a world of their own, with what they ask of it. */
export type NewWorld = (options?: TestRapportOptions) => Promise<World>

/**
 * Ends an organization that nobody asks about any more. Runners look across organizations: they would go on with its jobs. The memory store looks at each
 * organization that has rows.
 */
export async function endOrganization(store: Store, id: string): Promise<void> {
  const rows = store.organization(id)
  if (store.name !== 'memory') return void (await rows.remove(jobs, {}))
  for (const table of Object.values(tables)) if (table.scope === 'organization') await rows.remove(table, {})
}

/** Ends an organization with the test that runs now. */
export function endWithTest(store: Store, id: string): void {
  onTestFinished(() => endOrganization(store, id))
}

/** Makes the worlds of a suite's tests on one store, which end with their test. */
export function worldsOn(store: () => Store, options: TestRapportOptions = {}): NewWorld {
  const made: World[] = []
  // What was made before the tests is theirs together, and stays as it is.
  beforeEach(() => {
    made.length = 0
  })
  afterEach(async () => {
    for (const { organizationId } of made) await endOrganization(store(), organizationId)
  })
  return async (own = {}) => {
    const world = await worldOn(store(), { ...options, ...own })
    made.push(world)
    return world
  }
}

/** Makes a world on a store. Ids are random, so that several runs can share a database. */
export async function worldOn(store: Store, options: TestRapportOptions = {}): Promise<World> {
  const clock = options.clock ?? new TestClock()
  const rapport = await createTestRapport({ ids: systemIds(), ...options, clock, store: storeWithClock(store, clock) })
  const ask: World['ask'] = async (tool, input = {}) => {
    const { status, body } = await rapport.call(tool, input)
    if (status !== 200) throw new Error(`${tool} answered ${status}: ${JSON.stringify({ body, log: rapport.log })}`)
    return body as Answer
  }
  const idsOf = ({ items, events }: Answer) => (items ?? events).map((item) => item.id)
  return {
    ...rapport,
    now: rapport.clock.now(),
    rows: store.organization(rapport.organizationId),
    ask,
    ids: async (tool, input) => idsOf(await ask(tool, input)),
    async pages(tool, input, between) {
      const seen: unknown[] = []
      let answer = await ask(tool, input)
      seen.push(...idsOf(answer))
      for (let page = 1; answer.pagination.nextCursor; page++) {
        await between?.(page)
        answer = await ask(tool, { ...input, cursor: answer.pagination.nextCursor })
        seen.push(...idsOf(answer))
      }
      return seen
    }
  }
}
