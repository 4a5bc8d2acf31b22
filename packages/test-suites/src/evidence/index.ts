import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { testCutMails } from './cut-mails.js'
import { testDetections } from './detections.js'
import { type EvidenceWorlds, evidenceWorldsOn } from './evidence-world.js'
import { testFactStatus } from './fact-status.js'
import { testGetSource } from './get-source.js'
import { testJudgements } from './judgements.js'
import { testListFacts } from './list-facts.js'
import { testListSources } from './list-sources.js'
import { testMeetings } from './meetings.js'
import { testPaging } from './paging.js'
import { testParticipantActivity } from './participant-activity.js'
import { testPutFacts } from './put-facts.js'
import { testPutSources } from './put-sources.js'
import { testSourceActivity } from './source-activity.js'
import { testSourcesCustomer } from './sources-customer.js'
import { testStatements } from './statements.js'
import { testTickets } from './tickets.js'
import { testTimeline } from './timeline.js'
import { testWithdrawn } from './withdrawn.js'

const topics: readonly ((newWorld: EvidenceWorlds) => void)[] = [
  testPutSources,
  testSourcesCustomer,
  testListSources,
  testGetSource,
  testCutMails,
  testTimeline,
  testSourceActivity,
  testParticipantActivity,
  testMeetings,
  testPutFacts,
  testListFacts,
  testFactStatus,
  testDetections,
  testJudgements,
  testStatements,
  testTickets,
  testWithdrawn,
  testPaging
]

/**
 * Registers the tests of sources and facts, their puts and their tools, on a store with vitest. `createStore` makes the store, its schema
 * in place; the suite opens and closes it, and uses organizations with random ids.
 *
 * @example
 * evidenceSuite('my store', async () => myStore({ connectionString }))
 */
export function evidenceSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`evidence on ${name}`, () => {
    const newWorld = evidenceWorldsOn(openedStore(createStore))

    for (const test of topics) test(newWorld)
  })
}
