import type { Store } from '@rapport/core/storage'
import {
  attentionSuite,
  automationsSuite,
  evidenceSuite,
  extractionSuite,
  featuresSuite,
  listToolsSuite,
  orderIndependenceSuite,
  refreshSuite,
  relationshipSuite,
  revenueSuite,
  rollupsSuite,
  signalsSuite,
  trustSuite,
  workspaceToolsSuite
} from '@rapport/core/testing'

/** Registers what the product promises on a store, each history in this many orders. Stores have files of their own, so that they run side by side. */
export function productSuites(name: string, createStore: () => Promise<Store>, orders: { identity: number; revenue: number }): void {
  orderIndependenceSuite(name, createStore, { histories: 20, orders: orders.identity })
  listToolsSuite(name, createStore)
  workspaceToolsSuite(name, createStore)
  featuresSuite(name, createStore)
  attentionSuite(name, createStore)
  signalsSuite(name, createStore)
  automationsSuite(name, createStore)
  evidenceSuite(name, createStore)
  revenueSuite(name, createStore, { orders: orders.revenue })
  extractionSuite(name, createStore)
  relationshipSuite(name, createStore)
  trustSuite(name, createStore)
  refreshSuite(name, createStore)
  rollupsSuite(name, createStore, { runs: 3 })
}
