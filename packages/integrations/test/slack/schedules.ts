import { expect } from 'vitest'
import { manyProcesses } from './processes.js'

const hour = 3_600_000
const days = 60

/** 20 schedules over 60 days of a clock that moves in steps, two processes of which one dies ten times: each time of a schedule is told of once. */
export async function runSchedules(step: number): Promise<void> {
  const world = await manyProcesses({ mayLook: true })
  const { workspace, clock, process } = world
  const zones = ['Europe/Berlin', 'America/New_York', 'UTC', 'Asia/Kolkata']
  const made = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const timezone = zones[index % zones.length] ?? 'UTC'
      const localTime = `${String((index * 5) % 24).padStart(2, '0')}:${String((index * 13) % 60).padStart(2, '0')}`
      const cadence = index === 0 ? ('hourly' as const) : index % 3 === 0 ? ('weekly' as const) : ('daily' as const)
      const schedule = { cadence, localTime, timezone, ...(cadence === 'weekly' && { weekday: (index % 7) + 1 }) }
      const input = { name: `S${index}`, triggerType: 'SCHEDULE' as const, schedule, destinationIds: [world.destinationId], enabled: true }
      return (await workspace.automations.create(input)).automation
    })
  )
  await workspace.customers.put([{ customerId: 'a' }])
  const begun = clock.now()
  const lives = [{ left: undefined as number | undefined }, { left: undefined as number | undefined }]
  const runners = lives.map((life) => process(life))
  let restarts = 0
  for (let passed = 0; passed < days * 24 * hour; passed += step) {
    if (passed % (6 * 24 * hour) === 6 * hour) {
      const dying = restarts++ % 2
      lives[dying] = Object.assign(lives[dying] ?? { left: 0 }, { left: 3 + restarts * 4 })
      await world.raise(1)
    }
    clock.advance(step)
    await Promise.all(runners.map((runner) => runner.runDue().catch(() => undefined)))
    for (const [index, life] of lives.entries()) {
      if (life.left !== 0) continue
      lives[index] = { left: undefined }
      runners[index] = process(lives[index])
    }
  }
  // Messages that wait for a second or for a dead process's time to pass.
  for (let steps = 0; steps < 30; steps++) {
    clock.advance(20_000)
    await Promise.all(runners.map((runner) => runner.runDue()))
  }
  expect(restarts).toBe(10)
  const told = new Map<string, number>()
  for (const { text } of world.slack.messages) told.set(text, (told.get(text) ?? 0) + 1)
  expect([...told].filter(([, count]) => count > 1)).toEqual([])
  for (const { id, schedule, name } of made) {
    const runs = []
    for (let cursor: string | undefined; ; ) {
      const { items, pagination } = await workspace.automations.runs(id, { limit: 200, ...(cursor !== undefined && { cursor }) })
      runs.push(...items)
      if (pagination.nextCursor === null) break
      cursor = pagination.nextCursor
    }
    const ends = runs.reverse().map(({ periodEnd }) => Date.parse(periodEnd))
    expect(new Set(ends).size, name).toBe(ends.length)
    // One period goes on where the one before ended, and none is left out.
    expect(runs.slice(1).map(({ periodStart }) => Date.parse(periodStart))).toEqual(ends.slice(0, -1))
    const each = schedule?.cadence === 'hourly' ? hour : schedule?.cadence === 'daily' ? 24 * hour : 7 * 24 * hour
    const times = runs.reduce((sum, { missed }) => sum + 1 + missed, 0)
    expect(Math.abs(times - Math.floor((clock.now() - begun) / each)), name).toBeLessThanOrEqual(1)
    expect(new Set(runs.map(({ status }) => status)).size).toBeLessThanOrEqual(2)
  }
}
