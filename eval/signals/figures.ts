import { createTestRapport, TestClock, type TestRapport } from '@rapport/core/testing'
import { type MadeAccount, makeWorld } from './world.js'

const dayMs = 86_400_000
const minuteMs = 60_000
const days = 126
/** From this day on the signals are switched on, and their items count. */
const watchedFrom = 98
/** How many accounts there are: calm ones, and of each story. */
const calm = 20
const each = 2
/** From so many days after its beginning on a story is to be found: 8 days of silence, and a drop once most of its window lies within. */
const dueAfter = { drop: 6, silence: 8, champion: 8, fade: 60 } as const
const inTime = 3

/** Each world takes about a minute. */
const seeds = [1, 2, 3]

/** What the built-in signals open items for in made-up workspaces, through the public API: the mean over the workspaces. */
export async function signalFigures(): Promise<Record<string, number>> {
  const worlds: Record<string, number>[] = []
  for (const seed of seeds) worlds.push(await figuresOfWorld(seed))
  const names = Object.keys(worlds[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, Math.round((100 * worlds.reduce((sum, world) => sum + (world[name] ?? 0), 0)) / worlds.length) / 100])
  )
}

async function figuresOfWorld(seed: number): Promise<Record<string, number>> {
  const made = makeWorld(seed, { calm, each, days, from: 100, most: 50 })
  const start = Date.UTC(2026, 0, 5)
  const clock = new TestClock(start + watchedFrom * dayMs)
  const { rapport, workspace } = await createTestRapport({ clock })
  await send(workspace, made.accounts, start, 0, watchedFrom)
  for (const key of ['quiet_account', 'usage_drop', 'champion_quiet']) await workspace.signals.updateBuiltIn(key, { enabled: true })
  const opened = new Map<string, Map<string, number>>()
  for (let day = watchedFrom; day < days; day++) {
    await rapport.runDue()
    // A job that is busy for long goes on a little later.
    clock.advance(minuteMs)
    await rapport.runDue()
    const { items } = await workspace.call('svc_list_attention_items', { status: 'open', limit: 100 })
    for (const { id, customer } of items) {
      const its = opened.get(customer.name) ?? new Map<string, number>()
      if (!its.has(id)) its.set(id, day)
      opened.set(customer.name, its)
    }
    clock.advance(dayMs - minuteMs)
    await send(workspace, made.accounts, start, day, day + 1)
  }
  await rapport.close()
  return summary(made.accounts, opened)
}

type Workspace = TestRapport['workspace']

/** Sends what happened on these days. */
async function send(workspace: Workspace, accounts: readonly MadeAccount[], start: number, from: number, to: number): Promise<void> {
  const events = accounts.flatMap(({ people }, account) =>
    people.flatMap((counts, person) =>
      counts.slice(from, to).flatMap((count, index) =>
        Array.from({ length: count }, (_, at) => ({
          type: 'custom' as const,
          eventName: 'worked',
          timestamp: start + (from + index) * dayMs + 9 * 3_600_000 + at * 60_000,
          userId: `a${account}-u${person}`,
          customerId: `a${account}`
        }))
      )
    )
  )
  for (let at = 0; at < events.length; at += 100) await workspace.ingest({ source: 'server', events: events.slice(at, at + 100) })
}

function summary(accounts: readonly MadeAccount[], opened: ReadonlyMap<string, ReadonlyMap<string, number>>): Record<string, number> {
  const itemsOf = (account: MadeAccount) => [...(opened.get(`a${accounts.indexOf(account)}`) ?? new Map<string, number>()).values()]
  const alarms = accounts.filter(({ story }) => story === 'calm').reduce((sum, account) => sum + itemsOf(account).length, 0)
  const planted = accounts.filter(({ story }) => story !== 'calm' && story !== 'fade')
  const isFound = (account: MadeAccount, within: number) =>
    itemsOf(account).some((day) => day >= account.begins && day <= account.begins + within)
  const found = planted.filter((account) => account.story !== 'calm' && isFound(account, dueAfter[account.story] + inTime))
  const fades = accounts.filter(({ story }) => story === 'fade')
  return {
    'signals, planted stories found within 3 days': found.length / planted.length,
    'signals, slow fades found within 70 days': fades.filter((account) => isFound(account, 70)).length / fades.length,
    'signals, items of a planted story': planted.reduce((sum, account) => sum + itemsOf(account).length, 0) / planted.length,
    'signals, false alarms per 50 calm accounts a month': (alarms * 50 * 30) / (calm * (days - watchedFrom))
  }
}
