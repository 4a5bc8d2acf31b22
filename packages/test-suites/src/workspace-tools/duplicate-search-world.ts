import { refreshSuggestions } from '@rapport/core/src/identity/suggestions/refresh-suggestions.js'
import { type DuplicateSearch, newDuplicateSearch, searchDuplicates } from '@rapport/core/src/identity/suggestions/search-duplicates.js'
import { mergeSuggestions } from '@rapport/core/src/registry/tables.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import type { NewWorld } from '../list-tools/world.js'

const ids = systemIds()

/** A world with means to search it for duplicates, and the suggestions as `[duplicate, survivor, confidence]`. */
export async function searchWorld(newWorld: NewWorld) {
  const world = await newWorld()
  const { store, organizationId, rows, clock, workspace } = world
  const visitorId = (n: number) => `00000000-0000-4000-8000-${n.toString().padStart(12, '0')}`
  return {
    ...world,
    /** Refreshes as before the list is read. */
    refresh: (pageSize?: number) => refreshSuggestions(rows, ids, clock.now(), pageSize),
    /** Searches all pages of this size, and answers how many there were. */
    async search(pageSize: number) {
      let progress: DuplicateSearch | undefined = newDuplicateSearch
      let pages = 0
      for (; progress; pages++) {
        const from: DuplicateSearch = progress
        progress = await store.groupTransaction([organizationId], {
          settle: (of) => searchDuplicates(of(organizationId), from, clock.now(), pageSize)
        })
      }
      return pages
    },
    async suggested() {
      const found = await rows.find(mergeSuggestions)
      return found.map((row) => [row.duplicate_key, row.survivor_key, row.confidence]).sort()
    },
    /** Identifies a browser as people one after the other. */
    async browser(n: number, ...people: { userId?: string; email?: string }[]) {
      for (const userIdentity of people) {
        clock.advance(1_000)
        await workspace.ingest({ visitorId: visitorId(n), userIdentity, events: [{ type: 'identify', timestamp: clock.now() }] })
      }
    }
  }
}
