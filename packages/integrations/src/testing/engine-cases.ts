import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Operation, Stream } from '@rapport/core/connector'
import { dataOf } from './engine-data.js'
import { type EngineSubject, EngineWorld, type FaultPlan } from './engine-world.js'
import { type Fault, randomFaults } from './faults.js'
import { expectNoCustomers, expectOutsiders, noting } from './own-people.js'
import type { ProviderCase } from './provider-cases.js'

const hour = 3_600_000
const day = 24 * hour

/**
 * What every connector has to pass through Rapport's engine, from connecting to the data of the workspace: the data is the same whatever the size of
 * pages; reading and connecting again change nothing; with faults at random (too many requests, errors, ended tokens, cut connections, HTML, processes
 * that die) it ends as without, nothing lost and nothing twice; and no credential appears anywhere. `seeds` says which runs with faults there are. With
 * `ownPeople` of the subject, your own people do not become customers.
 *
 * @example for (const { name, run } of engineCases(subject, { seeds: [1, 2, 3] })) it(name, run)
 */
export function engineCases(subject: EngineSubject, { seeds }: { seeds: readonly number[] }): ProviderCase[] {
  const { ownPeople } = subject
  let calm: Promise<Record<string, string[]>> | undefined
  const calmData = () => {
    calm ??= live(subject, undefined).then(({ data }) => data)
    return calm
  }
  return [
    { name: 'connects, and reads all', run: () => readsAll(subject) },
    { name: 'pages of any size come to the same data', run: () => anyPageSize(subject) },
    { name: 'each record that is read is counted once', run: () => countsAll(subject) },
    { name: 'reading again changes nothing', run: () => readsAgain(subject) },
    { name: 'connecting again changes nothing', run: () => connectsAgain(subject) },
    { name: 'no credential appears in a log, a run, an answer or a row', run: () => keepsCredentials(subject) },
    ...(ownPeople ? [{ name: 'your own people do not become customers', run: () => keepsApart(subject, ownPeople) }] : []),
    ...seeds.map((seed) => ({
      name: `with faults at random it ends as without, seed ${seed}`,
      run: async () => {
        const { data, met } = await live(subject, seed)
        ok(met() > 0, 'no fault was met: give the account more records')
        const { comparable = (all) => all } = subject
        deepEqual(comparable(data), comparable(await calmData()))
      }
    }))
  ]
}

/** Does something with a workspace that is connected. */
async function within<R>(subject: EngineSubject, work: (world: EngineWorld) => Promise<R>, pageSize = 100): Promise<R> {
  const world = await EngineWorld.connected(subject, pageSize)
  try {
    return await work(world)
  } finally {
    await world.close()
  }
}

/** The same, once all is read. */
function afterReading<R>(subject: EngineSubject, work: (world: EngineWorld) => Promise<R>, pageSize?: number): Promise<R> {
  const read = async (world: EngineWorld) => {
    await world.until(world.now)
    await expectSuccess(subject, world)
    return work(world)
  }
  return within(subject, read, pageSize)
}

async function lastRun({ provider }: EngineSubject, { workspace }: EngineWorld) {
  const [run] = await workspace.integrations.runs(provider.id, { limit: 1 })
  if (!run) throw new Error('Nothing was read')
  return run
}

/** The last run has read all of its streams to their ends, and nothing else is wrong. */
async function expectSuccess(subject: EngineSubject, world: EngineWorld): Promise<void> {
  const { status, streams } = await lastRun(subject, world)
  equal(status, 'succeeded', `the last run: ${JSON.stringify(streams)}`)
  const [item] = (await world.workspace.integrations.list()).filter(({ id }) => id === subject.provider.id)
  deepEqual([item?.status, item?.errorMessage, item?.syncStatus], ['connected', undefined, 'idle'])
}

async function expectNothingChanged(subject: EngineSubject, world: EngineWorld): Promise<void> {
  await expectSuccess(subject, world)
  for (const { stream, added, updated, removed } of (await lastRun(subject, world)).streams)
    deepEqual({ stream, added, updated, removed }, { stream, added: 0, updated: 0, removed: 0 })
}

const readsAll = (subject: EngineSubject) =>
  afterReading(subject, async (world) => {
    const { streams } = await lastRun(subject, world)
    deepEqual(
      streams.map(({ stream }) => stream),
      subject.provider.streams.map(({ name }) => name)
    )
    // A stream that tells only what is gone removes nothing at first: what it tells is known to be gone already.
    for (const { stream, added, unchanged } of streams)
      ok(added + unchanged > 0, `${stream}: nothing was read, the data of the subject has nothing of it`)
  })

/** What a run tells of a stream is all that the stream has read: nothing vanishes uncounted. */
function countsAll(subject: EngineSubject): Promise<void> {
  const read = new Map<string, number>()
  const streams = subject.provider.streams.map((stream) => counted(stream, () => read.set(stream.name, (read.get(stream.name) ?? 0) + 1)))
  return afterReading({ ...subject, provider: { ...subject.provider, streams } }, async (world) => {
    for (const again of [false, true]) {
      if (again) {
        read.clear()
        await world.workspace.integrations.sync(subject.provider.id)
        await world.until(world.now)
      }
      for (const { stream, added, updated, removed, unchanged, skipped, skippedFor, unreadable } of (await lastRun(subject, world))
        .streams) {
        const told = { added, updated, removed, unchanged, skipped, unreadable: unreadable.count }
        const sum = Object.values(told).reduce((all, each) => all + each, 0)
        equal(sum, read.get(stream) ?? 0, `${stream}: it has read ${read.get(stream) ?? 0} records, and told ${JSON.stringify(told)}`)
        equal(
          skippedFor.reduce((all, { count }) => all + count, 0),
          skipped,
          `${stream}: a record is left out without a reason`
        )
      }
    }
  })
}

/** The same stream; `note` hears of each record. What only says which records a place does not have is none. */
function counted(stream: Stream, note: () => void): Stream {
  return {
    ...stream,
    map(record, context) {
      const isPlace = (operations: readonly Operation[]) => operations.length > 0 && operations.every(({ kind }) => kind === 'absence')
      let isRecord = true
      try {
        const operations = stream.map(record, context)
        isRecord = !isPlace(operations) || stream.leftOut?.(record, context) !== undefined
        return operations
      } finally {
        if (isRecord) note()
      }
    }
  }
}

async function anyPageSize(subject: EngineSubject): Promise<void> {
  const data = (size: number) => afterReading(subject, ({ workspace }) => dataOf(workspace), size)
  const whole = await data(100)
  for (const size of [1, 2, 3, 7]) deepEqual(await data(size), whole, `pages of ${size}`)
}

const readsAgain = (subject: EngineSubject) =>
  afterReading(subject, async (world) => {
    const before = await dataOf(world.workspace)
    await world.workspace.integrations.sync(subject.provider.id)
    await world.until(world.now)
    await expectNothingChanged(subject, world)
    // After so long everything is walked again.
    await world.until(world.now + 8 * day)
    await expectNothingChanged(subject, world)
    deepEqual(await dataOf(world.workspace), before)
  })

const connectsAgain = (subject: EngineSubject) =>
  afterReading(subject, async (world) => {
    const before = await dataOf(world.workspace)
    await world.workspace.integrations.disconnect(subject.provider.id)
    for (const when of ['after a disconnect', 'while it is connected']) {
      await world.connect()
      await world.until(world.now)
      await expectNothingChanged(subject, world)
      deepEqual(await dataOf(world.workspace), before, when)
    }
  })

const keepsCredentials = (subject: EngineSubject) =>
  afterReading(subject, async (world) => {
    world.weather = randomFaultPlan(world, 1).weather
    for (let hours = 0; hours < 6; hours++) await world.until(world.now + hour)
    const { account, workspace } = world
    const { audit, integrations } = workspace
    const { id } = subject.provider
    const told = [world.log, await integrations.runs(id), await integrations.list(), await integrations.status(id), await audit.list()]
    const all = JSON.stringify([told, await dataOf(workspace), await world.rows()])
    ok(account.secrets().length > 0, 'the subject names no secrets')
    for (const secret of account.secrets()) ok(!all.includes(secret), 'a credential appears in a log, a run, an answer or a row')
  })

function keepsApart(subject: EngineSubject, ownPeople: readonly string[]): Promise<void> {
  const said: Operation[] = []
  const streams = subject.provider.streams.map((stream) => noting(stream, said))
  return afterReading({ ...subject, provider: { ...subject.provider, streams } }, async ({ workspace }) => {
    await expectNoCustomers(workspace, ownPeople)
    expectOutsiders(said, ownPeople)
  })
}

const rounds = 3
const stepsOfRound = 4

/** When what is due is read while the weather is good: within some hours, and once more when every stream that is read daily has been due. */
const hoursAfter = [1, 3, 5, 7, 26]

/** Reads an account that changes now and then, with faults by a seed or without; then the weather is good for a day. */
function live(subject: EngineSubject, seed: number | undefined) {
  const liveIn = async (world: EngineWorld) => {
    const storm = randomFaultPlan(world, seed ?? 0)
    if (seed !== undefined) world.weather = storm.weather
    for (let step = 0; step < rounds * stepsOfRound; step++) {
      await world.until(subject.startedAt + (step * hour) / stepsOfRound)
      if (step % stepsOfRound === stepsOfRound - 1) world.account.change?.((step + 1) / stepsOfRound)
    }
    world.weather = () => undefined
    for (const hours of hoursAfter) await world.until(subject.startedAt + (rounds + hours) * hour)
    await expectSuccess(subject, world)
    return { data: await dataOf(world.workspace), met: storm.met }
  }
  return within(subject, liveIn, seed === undefined ? 100 : 1 + (seed % 4))
}

const waits = (['seconds', 'date', 'epoch'] as const).map((told): Fault => ({ kind: 'tooMany', seconds: 30, told }))
const failures = (['serverError', 'cut', 'html'] as const).map((kind): Fault => ({ kind }))

/** What may go wrong with any request, and with one for a token: what is lost on its way back only a person could bring again. */
function randomFaultPlan({ account }: EngineWorld, seed: number): { weather: FaultPlan; met: () => number } {
  const rate = 0.15
  const ended: Fault[] = account.expire ? [{ kind: 'unauthorized' }] : []
  const any = randomFaults({ seed, rate, of: [...waits, ...failures, { kind: 'cutWithin' }, ...ended] })
  const ofToken = randomFaults({ seed: seed + 1_000, rate, of: [...waits, ...failures] })
  const crashes = randomFaults({ seed: seed + 2_000, rate: 0.06 })
  let met = 0
  let asked = seed
  const weather: FaultPlan = ({ isForToken }) => {
    asked++
    const crash = !isForToken && crashes() ? { kind: 'crash' as const, afterCalls: asked % 6 } : undefined
    const fault = crash ?? (isForToken ? ofToken() : any())
    if (fault) met++
    return fault
  }
  return { weather, met: () => met }
}
