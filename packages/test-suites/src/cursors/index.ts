import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe, it } from 'vitest'
import { worldsOn } from '../list-tools/world.js'
import { accountCases } from './account-cases.js'
import { runWithWriters } from './concurrent-run.js'
import { evidenceCases } from './evidence-cases.js'

/** Registers tests with vitest: every list, in every order, shows each row whose place does not change exactly once, whatever is written meanwhile. */
export function cursorsSuite(name: string, createStore: () => Promise<Store>, { runs }: { runs: number }): void {
  describe(`pages on ${name} while others write show what stays in its place exactly once`, () => {
    const newWorld = worldsOn(openedStore(createStore))

    for (const list of [...accountCases, ...evidenceCases]) {
      const { orderBy, orderDirection } = list.input
      it(`${list.tool} ${orderBy ?? ''} ${orderDirection ?? ''}`.trim(), async () => {
        for (let run = 0; run < runs; run++) await runWithWriters(newWorld, list)
      }, 1_800_000)
    }
  })
}
