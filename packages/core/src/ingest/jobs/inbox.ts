import { Type } from 'typebox'
import type { Settings } from '../../context/index.js'
import { acceptedEventSchema } from '../../identity/index.js'
import { enqueueJob } from '../../jobs/index.js'
import { type RowOf, StoreUnavailableError, type Transaction } from '../../storage/index.js'
import { checkOf } from '../../validation/index.js'
import { applyEvents } from '../apply-events.js'
import { ingestInbox } from '../tables/index.js'
import { inboxBatch } from './inbox-batch.js'

type InboxSettings = Pick<Settings, 'store' | 'clock' | 'ids' | 'logger' | 'limits'>

type InboxRow = RowOf<typeof ingestInbox>

/** How many organizations are served in one call, and how many batches of each are applied in one commit. */
const organizationsPerTurn = 100
const batchesPerCommit = 20

const check = checkOf(Type.Array(acceptedEventSchema))

/**
 * Applies batches that the host's transactions have left in the inbox, the oldest first, and removes them in the same commit. Answers how many it
 * took out. A batch is invisible until the host commits. One that cannot be applied becomes a job, so that it does not hold up the others.
 */
export async function applyInbox(settings: InboxSettings): Promise<number> {
  const groups = await settings.store.acrossOrganizations.aggregate(ingestInbox, {
    by: ['organization_id'],
    measures: { oldestAt: { min: 'received_at' } }
  })
  const longestWaiting = groups.sort((a, b) => Number(a.oldestAt) - Number(b.oldestAt)).slice(0, organizationsPerTurn)
  let applied = 0
  for (const { organization_id: organizationId } of longestWaiting) applied += await applyOldest(settings, organizationId)
  return applied
}

async function applyOldest(settings: InboxSettings, organizationId: string): Promise<number> {
  const query = { orderBy: { column: 'received_at', direction: 'asc' }, limit: batchesPerCommit } as const
  const { store } = settings
  try {
    return await store.groupTransaction([organizationId], {
      settle: async (of) => {
        const rows = await of(organizationId).find(ingestInbox, query)
        await applyRows(of(organizationId), rows, settings)
        return rows.length
      }
    })
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error
    return applyOneByOne(settings, organizationId, await store.organization(organizationId).find(ingestInbox, query))
  }
}

/** For batches that could not be applied together. What not even becomes a job waits for the next time. */
async function applyOneByOne(settings: InboxSettings, organizationId: string, rows: readonly InboxRow[]): Promise<number> {
  try {
    for (const row of rows) await applyAlone(settings, organizationId, row)
    return rows.length
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error
    settings.logger.warn("Batches of the host's transactions cannot be applied now, and wait", { organizationId, error: String(error) })
    return 0
  }
}

async function applyAlone(settings: InboxSettings, organizationId: string, row: InboxRow): Promise<void> {
  const { store, ids, clock, logger } = settings
  try {
    await store.groupTransaction([organizationId], {
      settle: async (of) => {
        const [waiting] = await of(organizationId).get(ingestInbox, [{ id: row.id }])
        if (waiting) await applyRows(of(organizationId), [waiting], settings)
      }
    })
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error
    logger.warn("A batch of the host's transactions could not be applied, and will be tried again", {
      organizationId,
      error: String(error)
    })
    await store.groupTransaction([organizationId], {
      settle: async (of) => {
        const removed = await of(organizationId).remove(ingestInbox, { id: { eq: row.id } })
        const job = { kind: inboxBatch.kind, payload: { events: row.events } }
        if (removed > 0) await enqueueJob(of(organizationId), job, ids, clock.now())
      }
    })
  }
}

async function applyRows(transaction: Transaction, rows: readonly InboxRow[], { ids, clock, limits }: InboxSettings): Promise<void> {
  if (rows.length === 0) return
  const events = rows.flatMap((row) => {
    if (check.accepts(row.events)) return row.events
    throw new TypeError(check.fault(row.events, 'events'))
  })
  await applyEvents(transaction, events, ids, clock.now(), { inlineMoves: limits.inlineMoves })
  await transaction.remove(ingestInbox, { id: { in: rows.map(({ id }) => id) } })
}
