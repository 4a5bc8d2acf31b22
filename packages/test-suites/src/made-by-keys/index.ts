import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { testApiKeysMadeByKeys } from './api-keys.js'
import { testConnectLinks } from './connect-links.js'
import { type KeyWorlds, keyWorldsOn } from './key-world.js'
import { testPublicKeyEnds } from './public-key-ends.js'
import { testPublicKeyTrust } from './public-key-trust.js'
import { testRandomMakers } from './random-makers.js'

const topics: readonly ((worlds: KeyWorlds) => void)[] = [testPublicKeyEnds, testPublicKeyTrust, testApiKeysMadeByKeys]

/**
 * Registers tests with vitest: what an API key makes (public keys, API keys, links to connect a provider) never has more grants, a later end or more trust
 * than the key. `createStore` makes the store, its schema in place; `histories` says how many random ones of keys that make keys are tried.
 *
 * @example
 * madeByKeysSuite('my store', async () => myStore({ connectionString }))
 */
export function madeByKeysSuite(name: string, createStore: () => Promise<Store>, { histories = 3 } = {}): void {
  describe(`what keys make on ${name}`, () => {
    const store = openedStore(createStore)
    const worlds = keyWorldsOn(store)

    for (const test of topics) test(worlds)
    testConnectLinks(store)
    testRandomMakers(worlds, histories)
  })
}
