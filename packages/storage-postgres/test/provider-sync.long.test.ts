import { campaign } from '@rapport/core/testing/suites'
import { afterAll, beforeAll, it } from 'vitest'
import { freshPgliteStore } from './pglite-stores.js'

let opened: Awaited<ReturnType<typeof freshPgliteStore>> | undefined

beforeAll(async () => {
  opened = await freshPgliteStore()
  await opened.store.open()
})

afterAll(() => opened?.store.close())

const seeds = Array.from({ length: 30 }, (_, index) => index + 1)

it.each(seeds)('on PGlite nothing is lost or doubled, whatever fails: seed %i', { timeout: 600_000 }, async (seed) => {
  if (opened) await campaign(opened.store, { seed, records: 150, rounds: 8 })
})
