import type { MethodInputs } from '@rapport/client/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { useOutcome } from '../../ui/toasts'
import type { Filter } from './arranged'
import { SaveSegmentDialog } from './save-dialogs'
import type { Names } from './words'

type Change = MethodInputs['lists.change']

/** One call changes so many customers at most. */
const atOnce = 200

/** What is done with the customers that are chosen, and what takes it back. */
export function BulkBar({ ids, names, onClear }: { ids: readonly string[]; names: Names; onClear(): void }) {
  const queries = useQueryClient()
  const mayChange = useMay('customer_access:manage')
  const maySegment = useMay('workspace_settings:manage')
  const { done, failed } = useOutcome()
  const [tag, setTag] = useState('')
  const [undo, setUndo] = useState<readonly Change[]>([])
  const [isSegment, setSegment] = useState(false)
  const tagId = useId()
  const ask = async (changes: readonly Change[], onChanged?: (back: readonly Change[]) => void) => {
    const back: Change[] = []
    let changed = 0
    for (const change of changes) {
      const answer = await client.lists.change(change)
      changed += answer.changed
      back.unshift(...answer.undo)
      // Where a later call fails, what is done can still be taken back.
      onChanged?.([...back])
    }
    await Promise.all(['customers', 'list-options'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
    return { changed }
  }
  const change = useMutation({
    mutationFn: (what: Omit<Change, 'customerIds'>) =>
      ask(
        Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) => ({
          customerIds: ids.slice(at * atOnce, (at + 1) * atOnce),
          ...what
        })),
        setUndo
      ),
    onSuccess: ({ changed }) => {
      setTag('')
      done(t('lists.bulk.changed', { count: changed }))
    },
    onError: failed
  })
  const takeBack = useMutation({
    mutationFn: () => ask(undo),
    onSuccess: ({ changed }) => {
      setUndo([])
      done(t('lists.bulk.undone', { count: changed }))
    },
    onError: failed
  })
  if (ids.length === 0 && undo.length === 0) return null
  const isBusy = change.isPending || takeBack.isPending
  const chosen: Filter = { match: 'all', conditions: [{ field: 'id', op: 'is', value: ids.slice(0, 500) }] }
  return (
    <section className="bulk-bar" aria-label={t('lists.bulk.title')}>
      <span role="status">{t('lists.bulk.chosen', { count: ids.length })}</span>
      {mayChange && ids.length > 0 && (
        <>
          <select
            aria-label={t('lists.bulk.owner')}
            value=""
            disabled={isBusy}
            onChange={({ target }) => change.mutate({ ownerId: target.value === 'none' ? null : target.value })}
          >
            <option value="">{t('lists.bulk.owner')}</option>
            <option value="none">{t('lists.bulk.noOwner')}</option>
            {[...names.members].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <form
            className="bulk-tag"
            onSubmit={(event) => {
              event.preventDefault()
              change.mutate({ addTags: [tag] })
            }}
          >
            <label htmlFor={tagId} className="visually-hidden">
              {t('lists.bulk.tag')}
            </label>
            <input
              id={tagId}
              placeholder={t('lists.bulk.tag')}
              required
              maxLength={60}
              value={tag}
              onChange={({ target }) => setTag(target.value)}
            />
            <button type="submit" className="button small" disabled={isBusy}>
              {t('lists.bulk.addTag')}
            </button>
            <button
              type="button"
              className="button small"
              disabled={isBusy || tag === ''}
              onClick={() => change.mutate({ removeTags: [tag] })}
            >
              {t('lists.bulk.removeTag')}
            </button>
          </form>
        </>
      )}
      {maySegment && ids.length > 0 && (
        <button type="button" className="button small" onClick={() => setSegment(true)}>
          {t('lists.segment.open')}
        </button>
      )}
      {undo.length > 0 && (
        <button type="button" className="button small" disabled={isBusy} onClick={() => takeBack.mutate()}>
          {t('lists.bulk.undo')}
        </button>
      )}
      <button
        type="button"
        className="link-button"
        onClick={() => {
          setUndo([])
          onClear()
        }}
      >
        {t('lists.bulk.clear')}
      </button>
      {isSegment && <SaveSegmentDialog subject="customers" filter={chosen} onClose={() => setSegment(false)} />}
    </section>
  )
}
