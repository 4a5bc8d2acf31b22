import type { OrganizationStore, Transaction } from '../storage/index.js'
import type { HookKey } from './hook.js'
import { hookDeliveries } from './tables/hook-deliveries.js'
import type { DeliveryRow } from './write-deliveries.js'

/** So many failures make a dead letter. */
export const maxAttempts = 20

/** What of a subject is next: `held` is being delivered, and moved here by a merge. */
export type Next = { kind: 'deliver'; row: DeliveryRow } | { kind: 'held' } | { kind: 'none' }

const ofSubject = (hook: string, subjectId: string) => {
  return { hook: { eq: hook }, subject_id: { eq: subjectId }, status: { eq: 'PENDING' } } as const
}

/** Subjects with something due, those that wait longest first. `busy` ones are left out. */
export async function dueSubjects(
  store: OrganizationStore,
  hook: HookKey,
  busy: readonly string[],
  limit: number,
  now: number
): Promise<string[]> {
  const rows = await store.find(hookDeliveries, {
    where: {
      hook: { eq: hook },
      status: { eq: 'PENDING' },
      due_at: { lte: now },
      all: busy.map((subjectId) => ({ subject_id: { ne: subjectId } }))
    },
    orderBy: { column: 'due_at', direction: 'asc' },
    limit: 20 * limit,
    columns: ['subject_id']
  })
  return [...new Set(rows.map(({ subject_id }) => subject_id))].slice(0, limit)
}

/**
 * The delivery of a subject that is next. The attempt is counted before it begins, so that one which ends the process counts too. What waits behind one that
 * is to be tried later waits as long.
 */
export async function takeNext(
  transaction: Transaction,
  hook: HookKey,
  subjectId: string,
  isHeld: (id: string) => boolean,
  now: number
): Promise<Next> {
  const ofThis = ofSubject(hook, subjectId)
  for (;;) {
    const [row] = await transaction.find(hookDeliveries, {
      where: ofThis,
      orderBy: { column: 'position', direction: 'asc' },
      limit: 1
    })
    if (!row) return { kind: 'none' }
    if (isHeld(row.id)) return { kind: 'held' }
    if (row.due_at > now) {
      await transaction.update(hookDeliveries, { ...ofThis, due_at: { lt: row.due_at } }, { due_at: row.due_at })
      return { kind: 'none' }
    }
    if (row.attempts >= maxAttempts) {
      await bury(transaction, row, 'The process ended while the handler ran')
      continue
    }
    const attempts = row.attempts + 1
    await transaction.update(hookDeliveries, { id: { eq: row.id } }, { attempts })
    return { kind: 'deliver', row: { ...row, attempts } }
  }
}

/** The handler has taken it: there is nothing left to do, unless another attempt has begun since. */
export async function settle(transaction: Transaction, row: DeliveryRow): Promise<void> {
  await transaction.remove(hookDeliveries, thisAttempt(row))
}

/**
 * The handler failed: it is tried again at `retryAt`, and what waits behind it waits too; or it is a dead letter, and the next goes on. Nothing is written when
 * another process has begun an attempt since.
 */
export async function fail(transaction: Transaction, row: DeliveryRow, error: string, retryAt: number): Promise<void> {
  if (row.attempts >= maxAttempts) return bury(transaction, row, error)
  if ((await transaction.update(hookDeliveries, thisAttempt(row), { error })) === 0) return
  // It may belong to another customer by now.
  const [stored] = await transaction.get(hookDeliveries, [{ id: row.id }])
  if (stored) await transaction.update(hookDeliveries, ofSubject(row.hook, stored.subject_id), { due_at: retryAt })
}

/** The attempt was broken off because the process closes: it does not count. */
export async function giveBack(transaction: Transaction, row: DeliveryRow): Promise<void> {
  await transaction.update(hookDeliveries, thisAttempt(row), { attempts: row.attempts - 1 })
}

async function bury(transaction: Transaction, row: DeliveryRow, error: string): Promise<void> {
  await transaction.update(hookDeliveries, thisAttempt(row), { status: 'DEAD', error })
}

/** A delivery as long as nobody has begun another attempt. */
function thisAttempt({ id, attempts }: DeliveryRow) {
  return { id: { eq: id }, attempts: { eq: attempts } }
}
