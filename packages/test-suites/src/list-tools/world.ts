import { jobs } from '@rapport/core/src/registry/tables.js'
import type { OrganizationStore, Store } from '@rapport/core/src/storage/contract.js'
import { storeWithClock } from '@rapport/core/src/storage/store-with-clock.js'
import { createTestRapport, type TestRapport, type TestRapportOptions } from '@rapport/core/src/testing/create-test-rapport.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { afterEach, beforeEach } from 'vitest'

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

/** Makes the worlds of a suite's tests on one store. Runners look across organizations, so that no test leaves its jobs to the next. */
export function worldsOn(store: () => Store, options: TestRapportOptions = {}): NewWorld {
  const made: World[] = []
  // What was made before the tests is theirs together, and stays as it is.
  beforeEach(() => {
    made.length = 0
  })
  afterEach(async () => {
    for (const { rows } of made) await rows.remove(jobs, {})
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
