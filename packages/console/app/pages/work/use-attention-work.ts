import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { membersQuery } from '../../api/queries'
import { t } from '../../texts/catalogue'
import { day } from '../../ui/format'
import { useOutcome } from '../../ui/toasts'
import { noonOf } from './days'

/** What somebody does with attention items; `before` is what undoes it where that is known. */
export type AttentionWork =
  | { act: 'assign'; ids: string[]; assigneeId: string | null; before?: string | null | undefined }
  | { act: 'snooze'; ids: string[]; until: string | null }
  | { act: 'resolve'; ids: string[] }
  | { act: 'reopen'; ids: string[] }

const send = (work: AttentionWork) => {
  if (work.act === 'assign') return client.attention.assign(work.ids, work.assigneeId)
  if (work.act === 'snooze') return client.attention.snooze(work.ids, work.until)
  return work.act === 'resolve' ? client.attention.resolveMany(work.ids) : client.attention.reopen(work.ids)
}

function undoOf(work: AttentionWork): AttentionWork | undefined {
  const { ids } = work
  if (work.act === 'resolve') return { act: 'reopen', ids }
  if (work.act === 'reopen') return { act: 'resolve', ids }
  if (work.act === 'snooze') return work.until === null ? undefined : { act: 'snooze', ids, until: null }
  return work.before === undefined ? undefined : { act: 'assign', ids, assigneeId: work.before }
}

/** Does it, says so, and offers to take it back. */
export function useAttentionWork() {
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const saidOf = (work: AttentionWork) => {
    const count = work.ids.length
    if (work.act === 'resolve') return t('attention.resolved', { count })
    if (work.act === 'reopen') return t('attention.reopened', { count })
    if (work.act === 'snooze')
      return work.until === null ? t('attention.woken', { count }) : t('attention.snoozed', { count, day: day(noonOf(work.until)) })
    if (work.assigneeId === null) return t('attention.assignedToNobody', { count })
    const member = queries.getQueryData(membersQuery.queryKey)?.find(({ id }) => id === work.assigneeId)
    return t('attention.assigned', { count, name: member?.name ?? t('work.aMember') })
  }
  return useMutation({
    mutationFn: send,
    onSuccess: async (_, work) => {
      const undo = undoOf(work)
      const undoing = undo && (() => void send(undo).then(() => queries.invalidateQueries({ queryKey: ['attention'] }), failed))
      done(saidOf(work), undoing)
      await queries.invalidateQueries({ queryKey: ['attention'] })
    },
    onError: failed
  })
}
