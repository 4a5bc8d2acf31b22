import type { Store } from '@rapport/core/storage'
import {
  agentsSuite,
  attentionSuite,
  automationsSuite,
  evidenceSuite,
  extractionSuite,
  featuresSuite,
  healthSuite,
  listToolsSuite,
  madeByKeysSuite,
  orderIndependenceSuite,
  refreshSuite,
  relationshipSuite,
  revenueSuite,
  rollupsSuite,
  signalsSuite,
  trustSuite,
  workspaceToolsSuite
} from '@rapport/test-suites'

/** How many orders each history is put in. */
interface Orders {
  identity: number
  revenue: number
}

/**
 * Registers what the product promises on a store: who is who, and what is asked of it. Stores have files of their own, and each of them two, so that they
 * run side by side.
 */
export function productSuites(name: string, createStore: () => Promise<Store>, { identity }: Pick<Orders, 'identity'>): void {
  orderIndependenceSuite(name, createStore, { histories: 20, orders: identity })
  listToolsSuite(name, createStore)
  workspaceToolsSuite(name, createStore)
  featuresSuite(name, createStore)
  attentionSuite(name, createStore)
  signalsSuite(name, createStore)
  healthSuite(name, createStore)
  automationsSuite(name, createStore)
  agentsSuite(name, createStore)
}

/** The rest of it: what is told of customers, what follows from it, and what they pay. */
export function evidenceSuites(name: string, createStore: () => Promise<Store>, { revenue }: Pick<Orders, 'revenue'>): void {
  evidenceSuite(name, createStore)
  revenueSuite(name, createStore, { orders: revenue })
  extractionSuite(name, createStore)
  relationshipSuite(name, createStore)
  trustSuite(name, createStore)
  madeByKeysSuite(name, createStore)
  refreshSuite(name, createStore)
  rollupsSuite(name, createStore, { runs: 3 })
}
