import {
  agentsSuite,
  attentionSuite,
  automationsSuite,
  badInputSuite,
  changesSuite,
  evidenceSuite,
  extractionSuite,
  featuresSuite,
  healthSuite,
  hooksSuite,
  jobsSuite,
  listToolsSuite,
  madeByKeysSuite,
  moneySuite,
  orderIndependenceSuite,
  peopleSuite,
  privacySuite,
  refreshSuite,
  relationshipSuite,
  revenueSuite,
  rollupsSuite,
  searchSuite,
  signalsSuite,
  syncSuite,
  termsSuite,
  trustSuite,
  workSuite,
  workspaceToolsSuite
} from '@rapport/test-suites'
import { freshPgliteStore } from './pglite-stores.js'

const create = async () => (await freshPgliteStore()).store

// PGlite is the same SQL as a Postgres server. For each change it passes the conformance suite and answers as the other stores do; the rest is asked here.
for (const suite of [
  agentsSuite,
  attentionSuite,
  automationsSuite,
  changesSuite,
  evidenceSuite,
  extractionSuite,
  featuresSuite,
  healthSuite,
  hooksSuite,
  jobsSuite,
  listToolsSuite,
  madeByKeysSuite,
  moneySuite,
  peopleSuite,
  privacySuite,
  refreshSuite,
  relationshipSuite,
  searchSuite,
  signalsSuite,
  syncSuite,
  termsSuite,
  workSuite,
  trustSuite,
  workspaceToolsSuite
])
  suite('PGlite', create)

badInputSuite('PGlite', create, { runs: 100 })
orderIndependenceSuite('PGlite', create, { histories: 20, orders: 2 })
revenueSuite('PGlite', create, { orders: 3 })
rollupsSuite('PGlite', create, { runs: 3 })
