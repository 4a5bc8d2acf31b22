import type { Author } from '../audit/index.js'
import type { Settings } from '../context/index.js'
import { setAsideJob } from '../jobs/index.js'
import { type OrganizationStore, type RowOf, StoreUnavailableError } from '../storage/index.js'
import { inboxPutKind } from './jobs/inbox-put-kind.js'
import { putInbox } from './tables/index.js'
import { prepareItems, withoutErased } from './write-items.js'

type InboxSettings = Pick<Settings, 'store' | 'clock' | 'ids' | 'logger' | 'limits'>
type InboxRow = RowOf<typeof putInbox>

/** How many organizations are served in one call, how many puts of each are read at once, and how many items are applied in one commit. */
const organizationsPerTurn = 100
const putsAtOnce = 50
const itemsPerCommit = 500

/**
 * The puts that the host's committed transactions have left.
 *
 * - waiting: a row of the inbox, which nobody sees before the host's commit. Applied in the order of their positions, by any process.
 * - applied: what it says is written, and its row is removed in the same commit.
 * - set aside: it could not be written, such as a member whose email is another one's. It becomes a failed job, which a person can have tried again. It is
 *   not tried again by itself, because puts that came later would be overwritten.
 */
export class PutInbox {
  constructor(private readonly settings: InboxSettings) {}

  /** Applies what waits, of the organizations that wait longest. Answers how many puts it took out. */
  async applyAll(): Promise<number> {
    const groups = await this.settings.store.acrossOrganizations.aggregate(putInbox, {
      by: ['organization_id'],
      measures: { first: { min: 'position' } }
    })
    const longestWaiting = groups.sort((a, b) => Number(a.first) - Number(b.first)).slice(0, organizationsPerTurn)
    let applied = 0
    for (const { organization_id: organizationId } of longestWaiting) {
      try {
        applied += await this.applyNext(organizationId)
      } catch (error) {
        if (error instanceof StoreUnavailableError) throw error
        this.settings.logger.warn("Puts of the host's transactions cannot be applied now, and wait", {
          organizationId,
          error: String(error)
        })
      }
    }
    return applied
  }

  /** Applies everything of one organization that waits. */
  async applyOf(organizationId: string): Promise<void> {
    while ((await this.applyNext(organizationId)) > 0);
  }

  /** Applies the next puts; answers how many there were. */
  private async applyNext(organizationId: string): Promise<number> {
    const rows = this.settings.store.organization(organizationId)
    const waiting = await rows.find(putInbox, { orderBy: { column: 'position', direction: 'asc' }, limit: putsAtOnce })
    for (const puts of commitsOf(waiting)) if (!(await this.applyTogether(rows, puts))) break
    return waiting.length
  }

  /** Answers whether what was read is still what waits. */
  private async applyTogether(rows: OrganizationStore, puts: readonly InboxRow[]): Promise<boolean> {
    try {
      return await this.apply(rows, puts)
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw error
      for (const row of puts) await this.applyAlone(rows, row)
      return true
    }
  }

  private async applyAlone(rows: OrganizationStore, row: InboxRow): Promise<void> {
    try {
      await this.apply(rows, [row])
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw error
      const items = withoutErased(row.items, error)
      if (!items) return this.setAside(rows, row, error)
      this.settings.logger.warn('An item of a put names somebody whose data was erased, and was left out', { noun: row.noun })
      await this.applyAlone(rows, { ...row, items })
    }
  }

  /** Writes puts of one noun and actor, and removes them. Answers false, and does nothing, where another process has applied some meanwhile. */
  private async apply(rows: OrganizationStore, puts: readonly InboxRow[]): Promise<boolean> {
    const [first] = puts
    if (!first) return true
    const { store, ids, clock } = this.settings
    const items = puts.flatMap((put) => put.items)
    const write = items.length > 0 ? await prepareItems(rows, first.noun, items, this.settings) : undefined
    const waiting = { id: { in: puts.map(({ id }) => id) } }
    return store.groupTransaction([rows.organizationId], {
      settle: async (of) => {
        const transaction = of(rows.organizationId)
        if ((await transaction.count(putInbox, waiting)) < puts.length) return false
        await write?.(transaction, { now: clock.now(), ids, origin: first.origin as unknown as Author['origin'] })
        await transaction.remove(putInbox, waiting)
        return true
      }
    })
  }

  private async setAside(rows: OrganizationStore, { id, noun, items, origin }: InboxRow, error: unknown): Promise<void> {
    const { store, ids, clock, logger } = this.settings
    const { organizationId } = rows
    logger.error("A put of the host's transaction could not be written, and is set aside as a failed job", {
      organizationId,
      noun,
      error: String(error)
    })
    await store.groupTransaction([organizationId], {
      settle: async (of) => {
        const removed = await of(organizationId).remove(putInbox, { id: { eq: id } })
        if (removed > 0)
          await setAsideJob(of(organizationId), { kind: inboxPutKind, payload: { noun, items, origin } }, error, ids, clock.now())
      }
    })
  }
}

/** Puts in their order, by commits: each is of one noun and actor, whom the audit log names, and has few enough items. */
function commitsOf(waiting: readonly InboxRow[]): InboxRow[][] {
  const commits: InboxRow[][] = []
  let items = 0
  for (const row of waiting) {
    const last = commits.at(-1)
    items += row.items.length
    if (last?.[0] && isAlike(last[0], row) && items <= itemsPerCommit) last.push(row)
    else {
      commits.push([row])
      items = row.items.length
    }
  }
  return commits
}

function isAlike(one: InboxRow, other: InboxRow): boolean {
  return one.noun === other.noun && one.origin.actorId === other.origin.actorId && one.origin.apiKeyId === other.origin.apiKeyId
}
