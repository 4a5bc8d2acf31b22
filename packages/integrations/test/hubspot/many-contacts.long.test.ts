import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { tables } from '@rapport/core/storage'
import { describe, expect, it } from 'vitest'
import { FakeHubspot } from '../../src/testing/fake-hubspot.js'
import { day, minute, start } from './account.js'
import { signedIn } from './world.js'

const contacts = 50_000
const ofOneTime = 15_000
const megabyte = 1024 * 1024

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** What is kept, in megabytes. */
function kept(): number {
  collect()
  return process.memoryUsage().heapUsed / megabyte
}

/** The most of these times that lie within a stretch of time. */
function mostWithin(times: readonly number[], stretchMs: number): number {
  let most = 0
  let from = 0
  for (const [index, time] of times.entries()) {
    while ((times[from] ?? 0) <= time - stretchMs) from++
    most = Math.max(most, index - from + 1)
  }
  return most
}

/** 50,000 contacts of 500 companies; each third has been changed at one and the same time. */
function largeAccount(): FakeHubspot {
  const account = new FakeHubspot()
  for (let id = 1; id <= 500; id++)
    account.put('companies', String(id), { name: `Company ${id}`, domain: `company${id}.test` }, start - 200 * day)
  for (let id = 1_001; id <= 1_000 + contacts; id++) {
    const company = String((id % 500) + 1)
    const at = id <= 1_000 + ofOneTime ? start - 90 * day : start - 100 * day - id
    account.put('contacts', String(id), { email: `p${id}@company${company}.test`, firstname: 'P', lastname: String(id) }, at)
    account.associate(['contacts', String(id)], ['companies', company], true)
  }
  return account
}

describe('50,000 contacts, 15,000 of them changed at one time', () => {
  it('are all there, within the limits, in memory that does not grow with them', async () => {
    const account = largeAccount()
    const { requests, clock, pass, store, organizationId } = await signedIn(account)
    const asked: { at: number; isSearch: boolean }[] = []
    const weights: number[] = []
    let isWeighed = false
    requests.push = (...made) => {
      for (const { url } of made) asked.push({ at: clock.now(), isSearch: url.endsWith('/search') })
      if (isWeighed && asked.length % 100 === 0) weights.push(kept())
      return 0
    }
    const rows = store.organization(organizationId)

    const began = Date.now()
    expect(await pass(minute)).toMatchObject({ status: 'succeeded' })
    const all = { kind: { eq: 'person' as const }, removed: { eq: false } }
    expect(await rows.count(tables.providerRecords, all)).toBe(contacts)
    const walked = asked.length
    const walkedSeconds = (Date.now() - began) / 1_000

    // A bulk edit: all of them with one time of change.
    const edited = clock.now() + 5 * minute
    for (let id = 1_001; id <= 1_000 + ofOneTime; id++) account.put('contacts', String(id), { lastname: `Edited ${id}` }, edited)
    const run = await pass(15 * minute)
    expect(run).toMatchObject({ status: 'succeeded' })
    const told = run?.streams.find((each) => each.stream === 'contacts')
    expect(told).toMatchObject({ updated: ofOneTime, added: 0, removed: 0 })
    expect(await rows.count(tables.providerRecords, all)).toBe(contacts)
    const searched = asked.length - walked

    // All of it again: nothing new, so that whatever is kept longer than a page would show.
    isWeighed = true
    expect(await pass(8 * day)).toMatchObject({ status: 'succeeded' })
    const growth = Math.max(...weights) - Math.min(...weights)
    const times = asked.map(({ at }) => at)
    const searches = asked.flatMap(({ at, isSearch }) => (isSearch ? [at] : []))
    const most = { inTenSeconds: mostWithin(times, 10_000), searchesInOne: mostWithin(searches, 1_000) }
    console.log({ walked, walkedSeconds, searched, most, weights: weights.map(Math.round), growth: Math.round(growth) })
    expect(most.inTenSeconds).toBeLessThanOrEqual(100)
    expect(most.searchesInOne).toBeLessThanOrEqual(4)
    expect(weights.length).toBeGreaterThan(8)
    expect(growth).toBeLessThan(24)
  })
})
