import { type Static, Type } from 'typebox'
import { type ChangeContext, recordChange } from '../../audit/index.js'
import { RapportError } from '../../errors.js'
import { requireMember } from '../../members/index.js'
import { readSettings } from '../../settings/index.js'
import type { Transaction } from '../../storage/index.js'
import { invalidInput, strictObject } from '../../validation/index.js'
import { dateIn, isCalendarDay, isoTime, isoTimeOrNull, startOfDay } from '../../values/index.js'
import type { AttentionRow } from '../attention-item.js'
import { resolveItem } from '../resolve-attention.js'
import { attentionItems } from '../tables/attention-items.js'
import { recordAttention, writeItem } from '../write-item.js'

/** The most items of one call. */
const maxItems = 200

export const itemIds = Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems, description: 'The ids of the items.' })

export const workedShape = strictObject({
  changed: Type.Array(Type.String({ format: 'uuid' }), { description: 'The items that changed.' }),
  snoozedUntil: Type.Optional(Type.Union([Type.String({ format: 'date-time' }), Type.Null()]))
})

/** The items that changed. */
export type Worked = Static<typeof workedShape>

/** Gives items to a member, or to nobody. Throws NOT_FOUND for a member or an item that there is not; then nothing changes. */
export function assignItems(context: ChangeContext, ids: readonly string[], assigneeId: string | null): Promise<Worked> {
  return onItems(context, ids, async (transaction) => {
    await requireMember(transaction, assigneeId, 'input.assigneeId')
    return async (item) => {
      if (item.assignee_id === assigneeId) return false
      await transaction.update(attentionItems, { id: { eq: item.id } }, { assignee_id: assigneeId })
      await recordChange(transaction, context, {
        subjectId: item.id,
        before: { assigneeId: item.assignee_id },
        after: { assigneeId }
      })
      return true
    }
  })
}

/**
 * Snoozes open items until the start of a day in the workspace's time zone. null ends the snooze. The items stay open. Throws INVALID_TOOL_INPUT for a day that is not to
 * come, NOT_FOUND for an item that there is not, and CONFLICT for one that is resolved; then nothing changes.
 */
export async function snoozeItems(context: ChangeContext, ids: readonly string[], until: string | null): Promise<Worked> {
  const { default_timezone: timeZone } = await readSettings(context.store)
  const end = until === null ? null : dayAhead(until, timeZone, context.now)
  const worked = await onItems(context, ids, async (transaction) => async (item) => {
    if (end !== null && item.status !== 'open') throw new RapportError('CONFLICT', 'A resolved item cannot be snoozed; reopen it first')
    if (item.snoozed_until === end) return false
    await transaction.update(attentionItems, { id: { eq: item.id } }, { snoozed_until: end })
    await recordChange(transaction, context, {
      subjectId: item.id,
      before: { snoozedUntil: isoTimeOrNull(item.snoozed_until) },
      after: { snoozedUntil: isoTimeOrNull(end) }
    })
    return true
  })
  return { ...worked, snoozedUntil: end === null ? null : isoTime(end) }
}

/** Resolves items; those that are resolved stay as they are. Throws NOT_FOUND for an item that there is not; then nothing changes. */
export function resolveItems(context: ChangeContext, ids: readonly string[], summary = 'Somebody says that it is done.'): Promise<Worked> {
  return onItems(context, ids, async (transaction) => async (item) => {
    if (item.status === 'resolved') return false
    await resolveItem(transaction, item, summary, context.ids, context.now)
    await recordChange(transaction, context, { subjectId: item.id, before: { status: 'open' }, after: { status: 'resolved', summary } })
    return true
  })
}

/**
 * Reopens resolved items. An item of Rapport closes again by itself if its cause is gone. Throws NOT_FOUND for an item that there
 * is not; then nothing changes.
 */
export function reopenItems(context: ChangeContext, ids: readonly string[]): Promise<Worked> {
  const { now } = context
  return onItems(context, ids, async (transaction) => async (item) => {
    if (item.status === 'open') return false
    const wanted = { ...item, status: 'open', resolved_at: null, reopened_at: now, snoozed_until: null }
    const opened = await writeItem(transaction, wanted, now)
    await recordAttention(transaction, context.ids, opened, { change: 'reopened', at: now, summary: 'Somebody opened it again.' })
    await recordChange(transaction, context, { subjectId: item.id, before: { status: 'resolved' }, after: { status: 'open' } })
    return true
  })
}

/** Changes each of these items, all or none; `prepare` checks what they have in common. */
async function onItems(
  { store }: ChangeContext,
  ids: readonly string[],
  prepare: (transaction: Transaction) => Promise<(item: AttentionRow) => Promise<boolean>>
): Promise<Worked> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  return store.transaction(async (transaction) => {
    await transaction.lock('attention')
    const change = await prepare(transaction)
    const rows = await transaction.get(
      attentionItems,
      wanted.map((id) => ({ id }))
    )
    const changed: string[] = []
    for (const [index, item] of rows.entries()) {
      if (!item) throw new RapportError('NOT_FOUND', `There is no attention item with the id ${wanted[index]}`)
      if (await change(item)) changed.push(item.id)
    }
    return { changed }
  })
}

/** When a day begins that is to come. */
function dayAhead(day: string, timeZone: string, now: number): number {
  if (!isCalendarDay(day)) throw invalidInput('until', 'must be a real day, such as 2026-01-31')
  if (day <= dateIn(now, timeZone))
    throw invalidInput('until', `must be a day after today, which is ${dateIn(now, timeZone)} in ${timeZone}`)
  return startOfDay(Date.parse(`${day}T00:00:00Z`), timeZone)
}
