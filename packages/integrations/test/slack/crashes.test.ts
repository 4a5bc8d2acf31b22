import { describe, expect, it } from 'vitest'
import { manyProcesses } from './processes.js'
import { runSchedules } from './schedules.js'

const hour = 3_600_000

/** A run of two customers at whose work a process dies after `calls` calls of the store; others go on. */
async function crashed(calls: number, mayLook: boolean) {
  const world = await manyProcesses({ mayLook })
  const { workspace, clock, process, slack } = world
  await workspace.customers.put([{ customerId: 'a' }, { customerId: 'b' }])
  const { id, see } = await world.signal()
  const input = { name: 'News', triggerType: 'SIGNAL_OCCURRENCE' as const, signalIds: [id], destinationIds: [world.destinationId] }
  const { automation } = await workspace.automations.create({ ...input, enabled: true })
  await see(2)
  const life = { left: calls }
  await process(life)
    .runDue()
    .catch(() => undefined)
  for (let steps = 0; steps < 20; steps++) {
    clock.advance(10_000)
    await process().runDue()
  }
  const { items } = await workspace.automations.runs(automation.id)
  const whole = await Promise.all(items.map((run) => workspace.automations.run(automation.id, run.id)))
  return { texts: slack.messages.map(({ text }) => text).sort(), runs: whole, hasDied: life.left === 0 }
}

describe('a process that dies while it runs an automation', () => {
  it('leaves each message to be sent once, where it can be looked for', { timeout: 60_000 }, async () => {
    let deaths = 0
    // After more calls than the work takes, no process dies, and every run is the same.
    for (let calls = 1, hasDied = true; hasDied; calls += 3) {
      const crash = await crashed(calls, true)
      const { texts, runs } = crash
      hasDied = crash.hasDied
      deaths += Number(hasDied)
      expect(new Set(texts).size, `after ${calls} calls`).toBe(2)
      expect(texts, `after ${calls} calls`).toHaveLength(2)
      expect(runs, `after ${calls} calls`).toMatchObject([{ status: 'DELIVERED', customerCount: 2 }])
    }
    expect(deaths).toBeGreaterThan(5)
  })

  it('sends nothing twice where it cannot, and says what is unknown', { timeout: 60_000 }, async () => {
    const seen = new Set<string>()
    // A message is marked and not yet answered for during two calls: no step may be longer than that.
    for (let calls = 2, hasDied = true; hasDied; calls += 2) {
      const crash = await crashed(calls, false)
      const { texts, runs } = crash
      hasDied = crash.hasDied
      expect(texts, `after ${calls} calls`).toHaveLength(new Set(texts).size)
      for (const { status } of runs.flatMap((run) => run.deliveries)) seen.add(status)
      expect(runs, `after ${calls} calls`).toHaveLength(1)
      expect(['DELIVERED', 'PARTIAL_FAILURE']).toContain(runs[0]?.status)
    }
    expect([...seen].sort()).toEqual(['DELIVERED', 'UNKNOWN'])
  })
})

it('schedules run once each, whatever processes come and go', { timeout: 120_000 }, () => runSchedules(6 * hour))
