import { expect } from 'vitest'
import { customers, events, identities, members, payments, providerRecords, sources, subscriptions } from '../../registry/tables.js'
import type { Store } from '../../storage/contract.js'
import { overlay } from '../../storage/overlay.js'
import type { FakeRecord } from './fake-record.js'
import { json } from './fake-service.js'
import { SyncWorld } from './sync-world.js'

const kinds: Record<'team' | 'things' | 'talks', readonly FakeRecord['kind'][]> = {
  team: ['member'],
  things: ['account', 'person', 'payment', 'subscription'],
  talks: ['activity', 'activity', 'activity', 'source']
}

/** How a campaign goes. */
export interface CampaignOptions {
  seed: number
  /** How many records there are at first. */
  records: number
  /** How often things change and time passes. */
  rounds: number
}

/**
 * A connection whose provider changes all the time while it is read, once without faults and once with faults at every step: answers that fail, are cut
 * or want a wait, commits that fail or whose answer is lost, processes that are abandoned in the middle. In the end both have the same data.
 */
export async function campaign(store: Store, { seed, records, rounds }: CampaignOptions): Promise<void> {
  const calm = new SyncWorld(store)
  const stormy = new SyncWorld(store)
  await live(calm, { seed, records, rounds }, false)
  const faults = await live(stormy, { seed, records, rounds }, true)
  expect(faults.met).toBeGreaterThan(2)
  const expected = await contentOf(calm)
  const found = await contentOf(stormy)
  expect(found).toEqual(expected)
  expect(found.live).toEqual(servedBy(stormy))
  for (const world of [calm, stormy]) {
    const [last] = (await world.runs()).slice(-1)
    expect(last).toMatchObject({ status: 'succeeded' })
  }
}

const minute = 60_000

/** Numbers from 0 up to 1, the same for a seed: a multiplicative congruential generator. */
function seededRandom(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 2_147_483_647 || 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

async function live(world: SyncWorld, { seed, records, rounds }: CampaignOptions, isStormy: boolean) {
  const random = seededRandom(seed)
  const weather = seededRandom(seed + 1_000_000)
  const storm = { met: 0, isOn: isStormy }
  for (let index = 0; index < records; index++) change(world, random, index)
  world.service.interfere = () => (storm.isOn && weather() < 0.15 ? upset(world, storm, weather) : undefined)
  await world.connect()
  for (let round = 0; round < rounds; round++) {
    await readOn(world, storm, weather)
    for (let changes = Math.floor(random() * 8); changes > 0; changes--) change(world, random, Math.floor(random() * records * 1.2))
    world.clock.advance(minute + Math.floor(random() * 4 * minute))
  }
  // The weather clears: whatever was put off comes due, and is read to its end.
  storm.isOn = false
  for (let hour = 0; hour < 8; hour++) {
    world.clock.advance(60 * minute)
    await world.run()
  }
  return storm
}

function change({ service }: SyncWorld, random: () => number, index: number): void {
  const list = (['team', 'things', 'talks'] as const)[index % 3] ?? 'team'
  const of = kinds[list]
  const id = `r${String(index).padStart(5, '0')}`
  const kind = of[index % of.length] ?? 'member'
  const isGone = random() < 0.2 && service.lists[list].has(id)
  service.put(list, { id, kind, text: `Text ${Math.floor(random() * 50)}`, ...(isGone && { gone: true }) })
}

function upset({ clock }: SyncWorld, storm: { met: number }, weather: () => number): Response | Promise<Response> {
  storm.met++
  const kind = Math.floor(weather() * 6)
  if (kind === 0) return json({ message: 'Broken' }, 500)
  if (kind === 1) return json({}, 429, { 'retry-after': String(3 + Math.floor(weather() * 90)) })
  if (kind === 2) return Promise.reject(new TypeError('fetch failed'))
  if (kind === 3) return new Response('{"records":[', { headers: { 'content-type': 'application/json' } })
  if (kind === 4) return json({}, 429, { 'retry-after': new Date(clock.now() + 20_000).toUTCString() })
  return json({ message: 'Asked wrongly' }, 400)
}

/** Reads until nothing is due; a process that dies is abandoned as it is, and another one takes its place once the lease is over. */
async function readOn(world: SyncWorld, storm: { met: number; isOn: boolean }, weather: () => number): Promise<void> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const isDoomed = storm.isOn && weather() < 0.5
    const process = world.process((store) =>
      storm.isOn ? failing(store, storm, weather, isDoomed ? 3 + Math.floor(weather() * 40) : undefined) : store
    )
    const hasEnded = await process.runDue().then(
      () => true,
      () => false
    )
    if (hasEnded && !isDoomed) return
    world.clock.advance(35_000)
  }
}

/** A store whose commits fail now and then, before or after they count; from its last one on, nothing works any more. */
function failing(store: Store, storm: { met: number }, weather: () => number, last: number | undefined): Store {
  let commits = 0
  const commit = async <R>(work: () => Promise<R>): Promise<R> => {
    commits++
    if (last !== undefined && commits > last) throw new Error('The process is gone')
    const chance = weather()
    if (chance < 0.06) {
      storm.met++
      throw new Error('Injected: the commit failed')
    }
    const result = await work()
    if (chance > 0.95 || commits === last) {
      storm.met++
      throw new Error('Injected: nobody heard of the commit')
    }
    return result
  }
  return overlay(store, {
    groupTransaction: (ids, work) => commit(() => store.groupTransaction(ids, work)),
    organization(id) {
      const rows = store.organization(id)
      return overlay(rows, {
        transaction: (work) => commit(() => rows.transaction(work)),
        transactionWithDirectory: (work) => commit(() => rows.transactionWithDirectory(work))
      })
    }
  })
}

/** What the service has in the end: what the records of the connection must be. Activities stay. */
function servedBy({ service }: SyncWorld): string[] {
  return Object.values(service.lists)
    .flatMap((list) => [...list.values()])
    .filter(({ gone }) => !gone)
    .map(({ kind, id }) => `${kind} ${id}`)
    .sort()
}

/** The data of a world, without ids of our own and times of reading. */
async function contentOf({ rows }: SyncWorld) {
  const [people, companies, team, talks, moments, subscribed, paid, records] = await Promise.all([
    rows.find(identities),
    rows.find(customers),
    rows.find(members),
    rows.find(sources),
    rows.find(events),
    rows.find(subscriptions),
    rows.find(payments),
    rows.find(providerRecords)
  ])
  const texts = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).sort()
  return {
    people: texts(people.flatMap(({ identity, record }) => (record ? [[identity, record.account, valuesOf(record.traits)]] : []))),
    companies: texts(
      companies
        .filter(({ account_count, mrr_cents }) => account_count > 0 || mrr_cents !== null)
        .map(({ domain, name, mrr_cents, contact_count, account_count }) => [domain, name, mrr_cents, contact_count, account_count])
    ),
    team: texts(team.map(({ email, name, provider }) => [email, name, provider])),
    talks: texts(talks.map(({ external_id, title, customer_key }) => [external_id, title, customer_key])),
    moments: texts(moments.map(({ type, title, customer_key }) => [type, title, customer_key])),
    subscribed: texts(subscribed.map(({ external_id, plan, customer_key }) => [external_id, plan, customer_key])),
    paid: texts(paid.map(({ external_id, amount_cents, customer_key }) => [external_id, amount_cents, customer_key])),
    live: records
      .filter(({ removed }) => !removed)
      .map(({ kind, external_id }) => `${kind} ${external_id}`)
      .sort()
  }
}

const valuesOf = (traits: Record<string, { value: unknown }>) => Object.entries(traits).map(([name, { value }]) => [name, value])
