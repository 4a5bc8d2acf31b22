import type { DirectoryStore, Store } from '../storage/index.js'
import { type Clock, day, groupBy } from '../values/index.js'
import { type HookKey, hookKey, readHookKey } from './hook.js'
import type { HookName } from './hook-names.js'
import { hookRegistrations } from './tables/hook-registrations.js'

/** A hook that no process has had for so long is forgotten: nothing is written for it any more. */
const forgottenMs = 7 * day
/** How often a process says that it still has its hooks. */
const announcedMs = 3_600_000
/** How long a process may not know of a hook that another one has begun. */
const freshMs = 5_000

/** Whether some process has a hook of this name. */
export async function isHooked(directory: Pick<DirectoryStore, 'count'>, name: HookName, now: number): Promise<boolean> {
  return (await directory.count(hookRegistrations, { name: { eq: name }, last_seen_at: { gte: now - forgottenMs } }, 1)) > 0
}

/**
 * The hooks that some process has. A process says which are its own, and hears of the others before its transactions begin: within one, nothing is read that
 * belongs to no organization.
 */
export class KnownHooks {
  /** This process's hooks, with when it said so last. */
  private readonly own = new Map<HookKey, number>()
  private known: readonly HookKey[] = []
  private byName: ReadonlyMap<string, HookKey[]> = new Map()
  private readAt = Number.NEGATIVE_INFINITY
  private reading: Promise<void> | undefined

  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  add(key: HookKey): void {
    this.own.set(key, Number.NEGATIVE_INFINITY)
    this.readAt = Number.NEGATIVE_INFINITY
  }

  remove(key: HookKey): void {
    this.own.delete(key)
  }

  /** The hooks of a name, in one order everywhere. */
  of(name: string): readonly HookKey[] {
    return this.byName.get(name) ?? []
  }

  get all(): readonly HookKey[] {
    return this.known
  }

  /** What to await before a transaction begins; nothing when what is known is fresh. */
  fresh(): Promise<void> | undefined {
    const age = this.clock.now() - this.readAt
    if (age >= 0 && age < freshMs) return undefined
    this.reading ??= this.read().finally(() => {
      this.reading = undefined
    })
    return this.reading
  }

  /** Writes down this process's hooks, when it is time to say again that it has them. */
  async announce(): Promise<void> {
    const now = this.clock.now()
    const due = [...this.own].filter(([, at]) => now - at >= announcedMs).map(([key]) => key)
    if (due.length === 0) return
    const { directory } = this.store
    await directory.upsert(
      hookRegistrations,
      due.sort().map((key) => ({ ...readHookKey(key), last_seen_at: now }))
    )
    for (const key of due) if (this.own.has(key)) this.own.set(key, now)
    await directory.remove(hookRegistrations, { last_seen_at: { lt: now - forgottenMs } })
  }

  private async read(): Promise<void> {
    const now = this.clock.now()
    const had = this.own.size
    await this.announce()
    const rows = await this.store.directory.find(hookRegistrations, { where: { last_seen_at: { gte: now - forgottenMs } } })
    this.known = rows.map(hookKey).sort()
    this.byName = groupBy(this.known, (key) => readHookKey(key).name)
    // One that was added meanwhile is not among them.
    if (this.own.size === had) this.readAt = now
  }
}
